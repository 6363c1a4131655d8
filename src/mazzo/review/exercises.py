"""Mistakes as exercises: which moves are right where somebody surely went wrong, by the judgement's own doubt."""

from __future__ import annotations

from msgspec import Struct

from mazzo.kernel.contract import View
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.review.judging import JUDGE, Judgement, finished, same
from mazzo.review.puzzles import accepted, line_of


class Answers(Struct, frozen=True):
    """What may be answered in a position."""

    accepted: list[str]
    """All moves that are not surely worse than the best, or with which such a turn begins."""
    unweighed: list[str]
    """Legal moves that were not compared and do not come to the same as one that was: nobody knows what they are
    worth."""


NONE = Answers([], [])


def answers(game: Game, view: View, judgement: Judgement) -> Answers:
    """What is right after a sure mistake; nothing if it was none, or if a good turn begins as it did."""
    if not judgement.sure:
        return NONE
    right = accepted(game, view, judgement)
    if judgement.played.moves[0] in right:
        return NONE
    lines = [line_of(game, view, each.moves) for each in judgement.compared]
    begun = {line[0] for line in lines}
    world, policy = view.sketch(Rng(0)), game.levels[JUDGE].policy
    unweighed = [
        text
        for move in view.moves()
        if (text := game.print(move)) not in right
        and move not in begun
        and not any(same(game, view, world, finished(game, policy, view, [move], Rng(0)), line) for line in lines)
    ]
    return Answers(right, unweighed)
