"""Commands in, entries out. Nothing changes here: who is accepted gets the entries that a server stores and applies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mazzo.table import commands as asked
from mazzo.table import lobby, playing, shuffling
from mazzo.table.commands import AnyCommand
from mazzo.table.events import AnyEvent, Entry
from mazzo.table.refusal import Refused
from mazzo.table.seating import is_program
from mazzo.table.state import Table

Decide = Callable[[Table, Any, str, int], list[AnyEvent]]

DECIDERS: dict[type[AnyCommand], Decide] = {
    asked.Sit: lobby.sit,
    asked.Stand: lobby.stand,
    asked.Bot: lobby.bot,
    asked.Remove: lobby.remove,
    asked.Replace: lobby.replace,
    asked.Lock: lobby.lock,
    asked.Hints: lobby.hints,
    asked.Programs: lobby.programs,
    asked.Start: lobby.start,
    asked.Rematch: lobby.rematch,
    asked.Abandon: lobby.abandon,
    asked.Commit: shuffling.commit,
    asked.Reveal: shuffling.reveal,
    asked.Play: playing.play,
    asked.TakeBack: playing.take_back,
    asked.Answer: playing.answer,
    asked.TakeOver: playing.take_over,
    asked.Ready: playing.ready,
}

FOR_PROGRAMS = (
    asked.Sit,
    asked.Stand,
    asked.Commit,
    asked.Reveal,
    asked.Play,
    asked.Answer,
    asked.TakeOver,
    asked.Ready,
)
"""What a program may ask for: to play. When a match begins, and what is played, people decide."""


def decide(table: Table, command: AnyCommand, person: str, now: int) -> list[Entry]:
    """What a person's command leads to; nothing, if it was accepted before. Raises Refused."""
    if (person, command.id) in table.accepted:
        return []
    if is_program(person) and not isinstance(command, FOR_PROGRAMS):
        raise Refused("program_may_not")
    return entries(table, DECIDERS[type(command)](table, command, person, now), now, person, command.id)


def entries(table: Table, events: Sequence[AnyEvent], now: int, by: str = "", command: str = "") -> list[Entry]:
    """Events as the next of a table. Its time never runs backwards, whatever the machine's clock does."""
    at = max(now, table.log[-1].entry.at)
    return [
        Entry(number=table.number + 1 + place, at=at, event=event, by=by, command=command)
        for place, event in enumerate(events)
    ]
