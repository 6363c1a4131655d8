"""How a game is drawn: by the board that draws any game, refined by the game's own module `terminal` if it has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from mazzo.games import package_of
from mazzo.terminal.draw.generic import Drawing

__all__ = ["Drawing", "drawing"]


def drawing(game: str) -> Drawing:
    """The drawing of a game. A module that is there and cannot be loaded is an error, not a game without one."""
    module = f"{package_of(game)}.terminal"
    if find_spec(module) is None:
        return Drawing(game)
    found: Drawing = import_module(module).DRAWING
    return found
