"""Deals of the day: the secret of each day, and who played which deal how."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, String, Table

from mazzo.server.schema.base import metadata

# A row is made once, the day before, by whichever process is first.
days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# What an expert makes of a deal.
day_experts = Table(
    "day_experts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("result", Float, nullable=False),
)

day_plays = Table(
    "day_plays",
    metadata,
    # Follows from day, game and person, so that nobody begins twice.
    Column("id", String(64), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("person", String(40), nullable=False),
    # The own moves, as JSON; how many they are decides which of two that are made at once counts.
    Column("moves", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("result", Float),
    Index("day_plays_deal", "day", "game"),
    Index("day_plays_person", "person", "day"),
)
