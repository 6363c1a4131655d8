"""What bots say at the table: seldom, each in its own way, and only about what everybody has seen.

They know how a match began and ended and what people have said to the table; never a card. The same events lead to
the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from mazzo.table import events as happened
from mazzo.table.events import Entry
from mazzo.table.state import Table
from mazzo.table.talking import Kind

Said = Literal["greet", "won", "lost", "thanks"]
"""The words are `bot-berta-greet` and so on: each bot has its own."""

REPLIES: dict[str, Said] = {"hello": "greet", "good_luck": "thanks", "well_played": "thanks", "good_game": "thanks"}
"""What a phrase of a person is answered with."""
SELDOM = 2
"""Of so many phrases that could be answered, one is."""


class Answer(Struct, frozen=True):
    """What a bot says."""

    seat: int
    key: Said


def talkative(table: Table) -> list[int]:
    """The seats of bots, where talk is allowed at all."""
    if table.opening.talk == "off" or table.opening.rated:
        return []
    return [number for number, seat in enumerate(table.seats) if seat.kind == "bot"]


def answers_to_events(table: Table, entries: Iterable[Entry]) -> list[Answer]:
    """What is said when a match begins or has been won."""
    for entry in entries:
        match entry.event:
            case happened.Dealt(round=1) if table.match == 1:
                return one_of(talkative(table), entry.number, "greet")
            case happened.Finished(winners=winners, abandoned=False):
                bots = talkative(table)
                winning = [seat for seat in bots if seat in winners]
                return one_of(winning or bots, entry.number, "won" if winning else "lost")
    return []


def answers_to_line(table: Table, kind: Kind, key: str, number: int) -> list[Answer]:
    """What a bot answers to a line of that number, if it does."""
    reply = REPLIES.get(key) if kind == "phrase" else None
    if reply is None or number % SELDOM == 0:
        return []
    return one_of(talkative(table), number // SELDOM, reply)


def one_of(bots: Sequence[int], number: int, key: Said) -> list[Answer]:
    return [Answer(bots[number % len(bots)], key)] if bots else []
