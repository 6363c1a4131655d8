"""Positions put together by hand, in which one move is known to be the best: what a judgement says of another."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from mazzo.kernel.game import Game
from mazzo.review.judging import Budget, Judgement, judge

BUDGET = Budget(60, 20)


class Posed(Struct, frozen=True, kw_only=True):
    """A position as lessons write them, and a decision in it."""

    idea: str
    lines: Mapping[str, str]
    before: str = ""
    """The moves that lead to it, with ` ; ` between them."""
    made: str
    """A worse move, or all moves of a worse turn."""
    best: str
    """The best ones, with ` | ` between them; of a best turn what belongs to it in any order, with ` ; ` between."""
    options: Mapping[str, str | int] = {}
    seats: int = 0

    def __str__(self) -> str:
        return self.idea.replace(" ", "_")


def judged(game: Game, posed: Posed) -> Judgement:
    """What is found of the worse move."""
    options = game.options(posed.options)
    _, round = game.position(options, posed.seats or game.seats(options)[0], posed.lines)
    for text in filter(None, posed.before.split(" ; ")):
        seat = (int(round.waiting()) & -int(round.waiting())).bit_length() - 1
        round.play(seat, game.parse(text, round.view(round.chooser(seat))))
    seat = (int(round.waiting()) & -int(round.waiting())).bit_length() - 1
    view = round.view(round.chooser(seat))
    trial, line = round.copy(), []
    for text in posed.made.split(" ; "):
        line.append(game.parse(text, trial.view(trial.chooser(seat))))
        trial.play(seat, line[-1])
    judgement = judge(game, view, line, BUDGET, posed.idea)
    assert judgement is not None
    return judgement


def is_judged_so(game: Game, posed: Posed) -> None:
    """The best move is found, and the other surely worse, by what the reason says."""
    judgement = judged(game, posed)
    best = [set(each.split(" ; ")) for each in posed.best.split(" | ")]
    assert any(each <= set(judgement.best.moves) for each in best), judgement.best.moves
    assert judgement.played.moves == posed.made.split(" ; ")
    assert not any(each <= set(judgement.played.moves) for each in best), "what was made is what is asked for"
    assert judgement.sure
    assert judgement.cost > 0
    assert not judgement.played.good
    assert judgement.advice.code in game.advice
