"""What people and moderators do about each other."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table

from mazzo.server.schema.base import metadata

# Who does not want to be talked to or joined by whom.
blocks = Table(
    "blocks",
    metadata,
    Column("who", String(40), ForeignKey("people.id"), primary_key=True),
    Column("whom", String(40), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_whom", "whom"),
)

# A ban or a mute; it holds until a time, or until it is lifted.
penalties = Table(
    "penalties",
    metadata,
    Column("id", String(40), primary_key=True),
    # Empty if it was decided at the machine.
    Column("who", String(40), nullable=False),
    Column("whom", String(40), ForeignKey("people.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("penalties_whom", "whom", "until"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("who", String(40), nullable=False),
    Column("whom", String(40), ForeignKey("people.id"), nullable=False),
    # How they were called then, at which table.
    Column("name", String(120), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("reason", String(400), nullable=False),
    # The last lines of the talk there.
    Column("said", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    # `open` or `done`, and by whom.
    Column("state", String(10), nullable=False),
    Column("done_by", String(40), nullable=False),
    Index("reports_state", "state", "at"),
    Index("reports_whom", "whom"),
    Index("reports_who", "who", "at"),
)

# Who has done what to whom by a role.
audit = Table(
    "audit",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("who", String(40), nullable=False),
    Column("whom", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("reason", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("audit_at", "at"),
    Index("audit_whom", "whom"),
)

# Whose talk somebody does not want to hear.
mutes = Table(
    "mutes",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("whom", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
