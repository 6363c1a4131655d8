"""Matches that are over, what became of whom, and ratings."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, String, Table

from mazzo.server.schema.base import metadata, partial

# Every match that is over. It is written with the event that ended it, and filed soon after; it outlives its table.
matches = Table(
    "matches",
    metadata,
    # Of the table, and the number of the match there: `k7qf3m2xab-1`.
    Column("id", String(24), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("form", String(40), nullable=False),
    Column("options", LargeBinary, nullable=False),
    # Whether it counts for ratings; until it is filed, whether it was meant to. Why it does not, if it was.
    Column("rated", Boolean, nullable=False),
    Column("unrated", String(40), nullable=False, server_default=""),
    Column("shuffle", Integer, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    # `won`, `abandoned`, or `voided` by those who run the server.
    Column("outcome", String(10), nullable=False),
    Column("filed_at", BigInteger),
    # Whoever files it holds a lease.
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Column("record", LargeBinary),
    Index("matches_table", "table_id", "number", unique=True),
)
Index("matches_unfiled", matches.c.ended_at, **partial(matches.c.filed_at.is_(None)))

# What became of each seat.
results = Table(
    "results",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Who sat there when the match began, if it was a person.
    Column("person", String(40)),
    Column("name", String(120), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(40), nullable=False),
    Column("team", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    # Of how many moves bots made how many.
    Column("moves", Integer, nullable=False),
    Column("bot_moves", Integer, nullable=False),
    Column("feats", LargeBinary, nullable=False),
    # Those of the match, to find results by.
    Column("game", String(40), nullable=False),
    Column("form", String(40), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)
OF_SOMEBODY = partial(results.c.person.is_not(None))
Index("results_person", results.c.person, results.c.ended_at.desc(), results.c.match_id.desc(), **OF_SOMEBODY)
Index(
    "results_form",
    results.c.person,
    results.c.game,
    results.c.form,
    results.c.ended_at.desc(),
    results.c.match_id.desc(),
    **OF_SOMEBODY,
)

# What the results of somebody add up to: counting those who play a lot would take seconds.
totals = Table(
    "totals",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("form", String(40), primary_key=True),
    Column("rated", Boolean, primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    # All places and all points, added up.
    Column("places", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("feats", LargeBinary, nullable=False),
)

# How strong somebody is in a form of a game, by the rated matches of a season.
ratings = Table(
    "ratings",
    metadata,
    # Of half a year: 20261, 20262.
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("form", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("ordinal", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
)
Index(
    "ratings_best",
    ratings.c.season,
    ratings.c.game,
    ratings.c.form,
    ratings.c.ordinal.desc(),
    ratings.c.person,
    **partial(ratings.c.provisional.is_(False)),
)
Index("ratings_person", ratings.c.person)

# What each rated match has changed, with all that is needed to do it again without one of them.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("season", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("form", String(40), nullable=False),
    # When: each later than all before it in the same season, game and form.
    Column("at", BigInteger, nullable=False),
    Column("team", Integer, nullable=False),
    # The place by which it was rated: who left is last.
    Column("place", Integer, nullable=False),
    Column("quit", Boolean, nullable=False),
    Column("weight", Double, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu_after", Double, nullable=False),
    Column("sigma_after", Double, nullable=False),
    Index("rating_changes_person", "person", "at"),
    Index("rating_changes_order", "season", "game", "form", "at"),
)

# From which networks people came to a rated table, as a hash that means something at that table alone; for 30 days.
networks = Table(
    "networks",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("network", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("networks_at", "at"),
)

# People who were signed in on the same device: what they win against each other counts for no rating.
shared_devices = Table(
    "shared_devices",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("other", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
