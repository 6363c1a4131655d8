"""Clubs: who belongs to one, its house rules, and what was played at its tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from mazzo.server.schema.base import metadata

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(120), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # What whoever has it joins by; empty if nobody may join by a link.
    Column("link", String(40), nullable=False),
    Index("clubs_link", "link"),
)

# Everything that the names of clubs look like, as for accounts: each is one club's alone.
club_looks = Table(
    "club_looks",
    metadata,
    Column("look", String(400), primary_key=True),
    Column("club_id", String(16), ForeignKey("clubs.id"), nullable=False),
    Index("club_looks_club", "club_id"),
)

# Who belongs to a club, would like to, or may not any more. Invitations are notices.
club_members = Table(
    "club_members",
    metadata,
    Column("club_id", String(16), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    # By which the others of the club name them: nobody is told who somebody is.
    Column("id", String(20), nullable=False, unique=True),
    # `head`, who is one, `keeper` or `member`; `asks` to be one; `barred`.
    Column("role", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("club_members_person", "person", "role"),
)

# The house rules of a club: forms of games under names.
club_rules = Table(
    "club_rules",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("club_id", String(16), ForeignKey("clubs.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(120), nullable=False),
    Column("seats", Integer, nullable=False),
    # What differs from the defaults of the game.
    Column("options", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("club_rules_club", "club_id", "game", "name", unique=True),
)

# The tables to which the members of a club come, and nobody else.
club_tables = Table(
    "club_tables",
    metadata,
    Column("table_id", String(16), primary_key=True),
    # A club may go while somebody opens a table there.
    Column("club_id", String(16), nullable=False),
    Index("club_tables_club", "club_id"),
)

# Matches that count in the lists of a club; what became of whom is in `results`.
club_matches = Table(
    "club_matches",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("club_id", String(16), ForeignKey("clubs.id"), nullable=False),
    # As in `ratings`.
    Column("season", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("form", String(40), nullable=False),
    Index("club_matches_form", "club_id", "season", "game", "form"),
)
