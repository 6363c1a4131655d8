"""What clients see of the deal of the day, but the cards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DayGame(Struct, frozen=True, kw_only=True):
    """The deal of a game today, and how far one is with it."""

    game: str
    preset: str
    seats: int
    state: Literal["new", "begun", "over"]
    result: float | None
    unit: str


class DayTold(Struct, frozen=True, kw_only=True):
    """What is published about the secret of a day."""

    day: str
    promise: str
    """SHA-256 of `mazzo/daily/1/promise/` and the secret, as hexadecimal digits."""
    promised_at: int
    """Since when it could be read here, in milliseconds since 1970."""
    secret: str
    """As hexadecimal digits; empty until the day is over."""


# {"day": "2026-11-18", "ends_at": 1795046400000, "games": […], "days": [{"day": "2026-11-17", "secret": "9f…", …}, …]}
class DaysShown(Struct, frozen=True, kw_only=True):
    """The deals of today, and what is published about the secrets of the past days, of today and of tomorrow."""

    day: str
    ends_at: int
    games: list[DayGame]
    days: list[DayTold]


class DayCount(Struct, frozen=True, kw_only=True):
    """How many have come to a result."""

    result: float
    count: int


class DayRanked(Struct, frozen=True, kw_only=True):
    """Somebody with an account, and what they made of it."""

    place: int
    name: str
    result: float
    you: bool


# {"yours": 4.0, "expert": 6.5, "spread": [{"result": 4.0, "count": 3}], "ranked": [{"place": 1, "name": "Anna", …}], …}
class DayResults(Struct, frozen=True, kw_only=True):
    """What all have made of the same cards, by how much they were ahead of the others' average."""

    game: str
    day: str
    over: bool
    """Whether the day is over; then one's record is open."""
    preset: str
    seats: int
    unit: str
    yours: float | None
    expert: float | None
    """Nothing while it is being worked out."""
    spread: list[DayCount]
    """Of everybody, guests too, from the lowest result to the highest."""
    ranked: list[DayRanked]
    """The best of those with an account, and oneself."""
