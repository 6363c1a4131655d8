"""The database: every event of every table, and what is needed to find tables again. Migrations bring it up to date."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # What follows is worked out from the events, for lists and for due work.
    Column("status", String(20), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("due_at", BigInteger),
    # Whoever does the due work holds a lease on the row.
    Column("claimed_by", String(40), nullable=False, default=""),
    Column("claimed_until", BigInteger, nullable=False, default=0),
    Index("tables_due", "due_at"),
    Index("tables_public", "public", "status"),
    Index("tables_host", "host", "status"),
)

events = Table(
    "events",
    metadata,
    # Of two writers only one can succeed: a number is taken once.
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# Who has a table on the own list: whoever has opened it or sat there.
members = Table(
    "members",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Index("members_person", "person"),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
