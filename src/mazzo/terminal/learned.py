"""What somebody has learned at this computer: one file beside the saves, by name, as several may share a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from mazzo.terminal.saves import replace, saves_folder, unwritable

State = Literal["begun", "done", "unaided"]
RANKS: tuple[State, ...] = ("begun", "done", "unaided")


class Progress(Struct, frozen=True):
    """How far somebody has come in a lesson."""

    state: State
    step: int
    """How many steps were done, if it is only begun."""
    mark: str
    """Of the lesson as it was then."""


class Learned:
    """What one person has learned."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.path: Path = saves_folder() / "learned.json"

    def of(self, game: str, lesson: str) -> Progress | None:
        return self.everybody().get(self.name, {}).get(f"{game}/{lesson}")

    def keep(self, game: str, lesson: str, state: State, step: int, mark: str) -> None:
        """Note it, unless more was known already. Raises Refusal if it cannot be written."""
        found = self.everybody()
        mine = found.setdefault(self.name, {})
        known = mine.get(f"{game}/{lesson}")
        best = max(state, known.state if known else state, key=RANKS.index)
        mine[f"{game}/{lesson}"] = Progress(best, step, mark)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace(self.path, msgspec.json.format(msgspec.json.encode(found)))
        except OSError as error:
            raise unwritable(self.path.parent, error) from None

    def everybody(self) -> dict[str, dict[str, Progress]]:
        """What all have learned; nothing, if the file is not there or cannot be read."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, dict[str, Progress]])
        except (OSError, msgspec.DecodeError):
            return {}
