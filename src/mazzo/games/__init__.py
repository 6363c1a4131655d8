"""The games, found by name. No other layer names a game; each asks here."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mazzo.kernel.game import Game

NAMES = ("primiera", "primo", "nain_jaune", "tarock")
DEFAULT = NAMES[0]
"""What is played if nobody says what."""


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"unknown game {name!r}; choose from {', '.join(NAMES)}")


def game(name: str) -> Game:
    """The game of that name; its modules are loaded when it is first asked for."""
    if name not in NAMES:
        raise UnknownGame(name)
    found: Game = import_module(f"mazzo.games.{name}.game").GAME
    return found
