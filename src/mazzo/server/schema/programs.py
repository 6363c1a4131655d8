"""Bots of people: accounts that are programs."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table

from mazzo.server.schema.base import metadata

# Each is a row of `people` of the kind `bot`, with its name; its token is that of a session.
programs = Table(
    "programs",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    # Whose it is.
    Column("owner", String(40), ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("programs_owner", "owner"),
)
