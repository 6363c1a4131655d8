"""Tables and their events, who serves them, and who is there."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, false

from mazzo.server.schema.base import metadata

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
    # The number of the last event: processes that hear nothing of each other see by it that something has happened.
    Column("number", Integer, nullable=False, server_default="0"),
    # Whether it is a bot that has to decide then: thinking may be the work of other processes.
    Column("due_bot", Boolean, nullable=False, server_default=false()),
    # Whoever does the due work holds a lease on the row.
    Column("claimed_by", String(40), nullable=False, default=""),
    Column("claimed_until", BigInteger, nullable=False, default=0),
    # Whether the matches there count for ratings.
    Column("rated", Boolean, nullable=False, server_default=false()),
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
    # Whether they have taken it from the list: the row stays, so that all that names somebody can be found.
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("members_person", "person"),
)

# Who serves this database, and until when that is believed without a further sign of life.
processes = Table(
    "processes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Index("processes_until", "until"),
)

# Who is connected to which table, by which process; it holds as long as the process counts as alive.
attendance = Table(
    "attendance",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("address", String(64), nullable=False),
    Index("attendance_process", "process"),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
