"""What bots say at the table: seldom, each in its own way, and only about what everybody has seen.

They know how a match began and ended, what each round has brought, and what people have said to the table; never a
card. The same events lead to the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from mazzo.table import events as happened
from mazzo.table.events import Entry
from mazzo.table.state import Table
from mazzo.table.talking import Kind

Said = Literal["greet", "won", "lost", "gained", "thanks"]
"""The words are `bot-berta-greet` and so on: each bot has its own."""

EMOTES = {
    "Berta": "clap",
    "Carlo": "laugh",
    "Dora": "wink",
    "Emilio": "cheers",
    "Fosca": "wow",
    "Gino": "laugh",
    "Ida": "smile",
    "Lino": "cheers",
    "Mirko": "wink",
    "Nives": "smile",
    "Oskar": "heart",
    "Pina": "heart",
}
"""What each bot shows when somebody shows something."""

REPLIES: dict[str, Said] = {"hello": "greet", "good_luck": "thanks", "well_played": "thanks", "good_game": "thanks"}
"""What a phrase of a person is answered with."""
SELDOM = 2
"""Of so many phrases, emotes or rounds that could be answered, one is."""
WITH_ANSWER = SELDOM + 1
"""So many lines these are: an answer is a line of its own."""


class Answer(Struct, frozen=True):
    """What a bot says."""

    seat: int
    key: str
    """Of its own words (`Said`), or an emote."""
    kind: Kind = "bot"


def talkative(table: Table) -> list[int]:
    """The seats of bots of the house, where talk is allowed at all; others have no words."""
    if table.opening.talk == "off" or table.opening.rated:
        return []
    return [number for number, seat in enumerate(table.seats) if seat.house]


def answers_to_events(table: Table, entries: Iterable[Entry]) -> list[Answer]:
    """What is said when a match begins or has been won, and now and then when a round was."""
    bots, said = talkative(table), []
    for entry in entries:
        match entry.event:
            case happened.Dealt(round=1) if table.match == 1:
                said = one_of(bots, entry.number, "greet")
            case happened.Counted(scores=scores) if entry.number % SELDOM:
                gained = [seat for seat in bots if scores[seat] == max(scores) > min(scores)]
                said = one_of(gained, entry.number // SELDOM, "gained")
            case happened.Finished(winners=winners, abandoned=False):
                winning = [seat for seat in bots if seat in winners]
                said = one_of(winning or bots, entry.number, "won" if winning else "lost")
    return said


def answers_to_line(table: Table, kind: Kind, key: str, number: int) -> list[Answer]:
    """What a bot answers to a line of that number, if it does."""
    if number % WITH_ANSWER != 1:
        return []
    if kind == "emote":
        return [
            Answer(each.seat, EMOTES[name], "emote")
            for each in one_of(talkative(table), number // WITH_ANSWER, key)
            if (name := table.seats[each.seat].name) in EMOTES
        ]
    reply = REPLIES.get(key) if kind == "phrase" else None
    return [] if reply is None else one_of(talkative(table), number // WITH_ANSWER, reply)


def one_of(bots: Sequence[int], number: int, key: str) -> list[Answer]:
    return [Answer(bots[number % len(bots)], key)] if bots else []
