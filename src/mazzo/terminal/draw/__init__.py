"""How a game is drawn: by the board that draws any game, refined by the game's own module `terminal` if it has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from mazzo.games import FaultyGame, package_of
from mazzo.terminal.draw.generic import Drawing

__all__ = ["Drawing", "drawing", "own_drawing"]

MODULE = "terminal"


def drawing(game: str) -> Drawing:
    """The drawing of a game. What its module cannot draw, the board draws that draws any game."""
    try:
        return own_drawing(game)
    except FaultyGame:
        return Drawing(game)


def own_drawing(game: str) -> Drawing:
    """The drawing of a game. Raises FaultyGame if its module is there and cannot be used."""
    module = f"{package_of(game)}.{MODULE}"
    if find_spec(module) is None:
        return Drawing(game)
    try:
        found = import_module(module).DRAWING
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        raise FaultyGame(game, f"{MODULE}.py cannot be used: {type(problem).__name__}: {problem}") from problem
    if not isinstance(found, Drawing):
        raise FaultyGame(game, f"{MODULE}.py cannot be used: DRAWING is no mazzo.terminal.draw.Drawing")
    return found
