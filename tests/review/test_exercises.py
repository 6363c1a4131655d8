"""Which moves are right where somebody was surely mistaken."""

from __future__ import annotations

from msgspec.structs import replace

from mazzo.games import default, game
from mazzo.kernel.contract import View
from mazzo.kernel.errors import Reason
from mazzo.kernel.rng import Rng
from mazzo.review.exercises import NONE, answers
from mazzo.review.judging import Judgement, Weighed
from mazzo.testing.support.play import random_moves, settings

GAME = game(default())


def some_view() -> tuple[View, list[str]]:
    """A view with five moves or more, none of which comes to the same as another."""
    course = settings(default())[0].start(1)
    for seat, move in random_moves(course, Rng(1)):
        view = course.round.view(seat)
        moves = view.moves()
        if len(moves) > 4 and not any(GAME.alike(view, one, other) for one in moves for other in moves if one != other):
            return view, [GAME.print(each) for each in moves]
        course.play(seat, move)
    raise AssertionError("there is none")


def judged(made: str, good: list[str], bad: list[str]) -> Judgement:
    compared = [Weighed([each], 0.0, 0.1, 9, each in good) for each in [*good, *bad]]
    return Judgement(
        compared=compared,
        made=[each.moves[0] for each in compared].index(made),
        cost=1.0,
        error=0.1,
        sure=True,
        margin=3.0,
        hardness="hard",
        advice=Reason("good_move"),
    )


def test_right_is_whatever_is_not_surely_worse_and_what_was_not_compared_is_said() -> None:
    view, (best, as_good, made, worse, *others) = some_view()
    found = answers(GAME, view, judged(made, [best, as_good], [made, worse]))
    assert set(found.accepted) == {best, as_good}
    assert set(found.unweighed) == set(others)


def test_what_is_not_sure_or_begins_as_a_good_turn_is_no_exercise() -> None:
    view, (best, as_good, made, worse, *_) = some_view()
    judgement = judged(made, [best, as_good], [made, worse])
    assert answers(GAME, view, replace(judgement, sure=False)) == NONE
    assert answers(GAME, view, judged(best, [best, made], [worse])) == NONE
