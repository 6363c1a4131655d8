"""Moves that were judged as whoever decided was offered them, so that they can be put into words."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.kernel.contract import View
from mazzo.kernel.game import Game, Match
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Choice
from mazzo.review.judging import after


def choices(game: Game, view: View, match: Match, line: Sequence[str]) -> list[Choice]:
    """Moves as they were offered one after the other; what the others hold matters to none of them."""
    found: list[Choice] = []
    viewer, seat = game.scene(view, match).viewer, view.deciding()
    world = view.sketch(Rng(0))
    for text in line:
        named = {game.print(move): move for move in view.moves()}
        offered = {each.move: each for each in game.scene(view, match).moves}
        found.append(offered.get(text) or Choice(move=text))
        if text not in named or len(found) == len(line):
            continue
        world = after(world, seat, [named[text]])
        view = world.view(viewer)
    return found
