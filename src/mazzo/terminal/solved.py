"""How good one is at puzzles at this computer, game by game: one file beside the saves."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mazzo.review.solving import Solver, tried
from mazzo.terminal.saves import replace, saves_folder, unwritable


class Solved:
    """Whoever solves puzzles here."""

    def __init__(self) -> None:
        self.path: Path = saves_folder() / "puzzles.json"

    def of(self, game: str) -> Solver:
        return self.all_games().get(game, Solver())

    def keep(self, game: str, difficulty: int, right: bool) -> Solver:
        """Note a first try at a puzzle. Raises Refusal if it cannot be written."""
        found = self.all_games()
        now = found[game] = tried(self.of(game), difficulty, right)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace(self.path, msgspec.json.format(msgspec.json.encode(found)))
        except OSError as error:
            raise unwritable(self.path.parent, error) from None
        return now

    def all_games(self) -> dict[str, Solver]:
        """Nothing, if the file is not there or cannot be read."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, Solver])
        except (OSError, msgspec.DecodeError):
            return {}
