"""The database: every event of every table, and what is needed to find tables again. Migrations bring it up to date."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

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
    # The number of the last event: processes that hear nothing of each other see by it that something has happened.
    Column("number", Integer, nullable=False, server_default="0"),
    # Whether it is a bot that has to decide then: thinking may be the work of other processes.
    Column("due_bot", Boolean, nullable=False, server_default=false()),
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

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),
    # As they last sat down or opened a table; empty before. Some signs are several where they are normalized.
    Column("name", String(120), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

# A device of a person. Its cookie holds the token of which this is the hash.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("sessions_person", "person"),
    Index("sessions_expiry", "expires_at"),
)

# A device that would like to become a person who has another one.
pairings = Table(
    "pairings",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("device_hash", String(64), nullable=False, unique=True),
    Column("label", String(80), nullable=False),
    # The number that the new device shows, and all that the other is offered.
    Column("number", Integer, nullable=False),
    Column("choices", String(20), nullable=False),
    # Who has entered the code, once somebody has.
    Column("person", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("pairings_expiry", "expires_at"),
)

# Of each lesson how far somebody is.
learned = Table(
    "learned",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("step", Integer, nullable=False),
    # Of the script as it was then.
    Column("hash", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
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
