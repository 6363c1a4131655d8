"""Reviews of matches that are over, and the judgements that are made for one."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, String, Table

from mazzo.server.schema.base import metadata

# A review that somebody has asked for: once for each match, engine and level.
reviews = Table(
    "reviews",
    metadata,
    # The hash of the record without names, of the engine that judges with its level, and of the match.
    Column("id", String(64), primary_key=True),
    Column("match_id", String(24), nullable=False),
    Column("level", String(10), nullable=False),
    # Which engine: `0.1.0 compiled`, and a hash of how it judges.
    Column("engine", String(80), nullable=False),
    # Who asked first, and therefore waits for it.
    Column("person", String(40), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    # `asked`, `done`, `cancelled` or `failed`.
    Column("state", String(10), nullable=False),
    # Of how many decisions how many are judged, and of how many seats all are.
    Column("judged", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("ready", Integer, nullable=False),
    # Whoever judges holds a lease.
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    # What is shown, as far as it is judged.
    Column("body", LargeBinary),
    Index("reviews_match", "match_id", "level"),
    Index("reviews_state", "state", "claimed_until"),
    Index("reviews_person", "person"),
)

# What is judged of a review that is not done yet: it goes on from there.
judgements = Table(
    "judgements",
    metadata,
    Column("review", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Empty where there was nothing to choose.
    Column("body", LargeBinary, nullable=False),
)
