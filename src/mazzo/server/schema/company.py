"""What people say to each other, whose turn it is, and who knows whom."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table

from mazzo.server.schema.base import metadata

# What was said at a table, kept for a month. No record has anything of it.
talk = Table(
    "talk",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    # Who said it; empty for a bot.
    Column("person", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(120), nullable=False),
    Column("audience", String(10), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("key", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("command", String(40), nullable=False),
    Index("talk_at", "at"),
    Index("talk_person", "person"),
)

# The move that somebody has promised to make at a table over days, when it is their turn.
promises = Table(
    "promises",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    # It holds in this round alone.
    Column("match", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("move", String(400), nullable=False),
)

# Whose turn it is at tables where they are not: the inbox of turns.
turns = Table(
    "turns",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    # When a notice of it was made.
    Column("told_at", BigInteger),
    Index("turns_table", "table_id"),
    Index("turns_deadline", "deadline"),
)

# What somebody should hear of, wherever they are: invitations until they are answered, and turns for those who will
# send e-mail or push messages one day.
notices = Table(
    "notices",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("table_id", String(16), nullable=False),
    # Who it is from, and by which name.
    Column("who", String(40), nullable=False),
    Column("name", String(120), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sent_at", BigInteger),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("notices_person", "person", "kind"),
    Index("notices_unsent", "sent_at", "at"),
    Index("notices_table", "table_id"),
)

# Two people who know each other here: one has asked, and the other has agreed or not yet.
friends = Table(
    "friends",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("who", String(40), nullable=False),
    Column("whom", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("friends_pair", "who", "whom", unique=True),
    Index("friends_whom", "whom"),
)
