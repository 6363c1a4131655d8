"""What is found out of a whole match."""

from __future__ import annotations

from functools import cache
from itertools import count, pairwise
from pathlib import Path

import pytest

from mazzo import build
from mazzo.bots.players import player
from mazzo.bots.rollout import lead
from mazzo.games import default, game, names
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.review.decisions import decisions
from mazzo.review.journal import Journal
from mazzo.review.judging import Budget, error_of, judge, mean_of
from mazzo.review.plot import ROWS, apart, bars, svg
from mazzo.review.reviewing import QUICK, Judged, Point, judged, reviewed


def match_of(name: str, level: str, seed: int) -> Course:
    """A short match of players of one level."""
    rules = game(name)
    options = rules.options(rules.short)
    course = Course(rules, options, rules.seats(options)[0], seed.to_bytes(32, "big"))
    chooses, rng = player(rules, level), Rng(seed)
    while not course.finished:
        while not course.over:
            seat = course.to_act()[0]
            chooser = course.round.chooser(seat)
            decided = chooser != NOBODY
            course.play(seat, chooses(course.round.view(chooser), rng) if decided else course.round.nth(seat, 0))
        course.advance()
    return course


@cache
def played() -> Course:
    return match_of(default(), "random", 1)


@cache
def found() -> tuple[Judged, ...]:
    course = played()
    each = (judged(course.game, decision, QUICK) for decision in decisions(course, [0]))
    return tuple(one for one in each if one is not None)


def test_the_decisions_are_those_of_the_seats_asked_for() -> None:
    course = played()
    moves = [move for each in course.rounds for move in each.listed()]
    asked = list(decisions(course, [1]))
    assert asked
    for decision in asked:
        assert decision.chooser == 1
        assert moves[decision.number - 1] == (decision.seat, decision.line[0])
        assert decision.line[0] in decision.view.moves()


@pytest.mark.parametrize("name", names())
def test_every_move_belongs_to_one_decision_or_to_none(name: str) -> None:
    course = match_of(name, "beginner", 2)
    seen: set[int] = set()
    for decision in decisions(course, range(course.seats)):
        numbers = set(range(decision.number, decision.number + len(decision.line)))
        assert not seen & numbers
        seen |= numbers
        assert course.game.whole_turns or len(numbers) == 1


def test_a_review_sums_up_what_was_judged() -> None:
    course = played()
    review = reviewed(course, [0], QUICK, found())
    (summary,) = review.summaries
    costs = [each.judgement.cost for each in found()]
    assert (summary.decisions, summary.cost) == (len(costs), mean_of(costs))
    sure = {each.number: each.judgement.cost for each in found() if each.judgement.sure}
    assert summary.mistakes == len(sure)
    assert summary.costliest is not None
    assert sure[summary.costliest] == max(sure.values())
    curve = review.curves[0]
    assert curve[0] == Point(0, 0.0)
    assert curve[-1] == Point(review.rounds[-1], lead(course.match.totals, 0))
    assert [each.number for each in curve] == sorted(each.number for each in curve)
    assert review.unit == course.game.unit


def test_what_was_best_with_open_cards_is_told_beside_it() -> None:
    solved = [each for each in found() if each.openly]
    assert solved
    for each in solved:
        assert each.openly is not None
        assert each.openly.cost >= 0
        compared = {weighed.moves[0] for weighed in each.judgement.compared}
        assert set(each.openly.best) <= compared
        assert (each.openly.cost == 0) == (each.judgement.played.moves[0] in each.openly.best)


def test_a_journal_keeps_what_was_judged_and_leaves_out_what_was_cut_off(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "reviews", b"a record", played().game, QUICK)
    assert journal.read() == {}
    first, second = found()[:2]
    journal.add(first)
    with journal.path.open("ab") as file:
        file.write(b'{"number":')
    journal.add(second)
    assert journal.read() == {first.number: first, second.number: second}
    assert Journal(tmp_path, b"another record", played().game, QUICK).path.name != journal.path.name


def test_the_course_of_a_match_is_drawn() -> None:
    review = reviewed(played(), [0], QUICK, found())
    picture = svg(review, "Anna & Rosa", {0: "<Anna>"})
    assert "Anna &amp; Rosa" in picture
    assert "&lt;Anna&gt;" in picture
    assert picture.count("<circle") == review.summaries[0].mistakes
    drawn = list(bars([Point(0, 0.0), Point(1, 4.0), Point(2, -4.0)], 7))
    assert len(drawn) == 2 * ROWS + 1
    assert drawn[0] == "+4  ░░"
    assert drawn[ROWS] == " 0 ────"
    assert drawn[-1] == "−4    ░"


def test_of_many_rounds_those_are_numbered_that_have_room() -> None:
    ends = list(range(10, 1000, 10))
    numbered = apart(ends, lambda number: number * 0.6)
    assert numbered[0] == ends[-1]
    assert all(one - other == 60 for one, other in pairwise(numbered))
    assert apart(ends[:3], lambda number: number * 4.0) == [30, 20, 10]


@pytest.mark.skipif(not build.compiled(), reason="takes minutes on the interpreted engine")
@pytest.mark.parametrize("name", names())
def test_a_beginner_pays_more_for_a_decision_than_an_expert(name: str) -> None:
    few = Budget(60, 20)
    # Single moves cost far less than whole turns, most of them nothing: it takes more of them to tell players apart.
    enough = 150 if game(name).whole_turns else 800

    def costs(level: str) -> list[float]:
        """Of so many matches that there are enough decisions: a short one has few."""
        found: list[float] = []
        for seed in count(3):
            course = match_of(name, level, seed)
            for each in decisions(course, range(course.seats)):
                judgement = judge(course.game, each.view, each.line, few, f"{level}/{seed}/{each.number}")
                found += [judgement.cost] if judgement else []
            if len(found) >= enough:
                return found
        raise AssertionError

    beginner, expert = costs("beginner"), costs("expert")
    apart = 2 * (error_of(beginner) ** 2 + error_of(expert) ** 2) ** 0.5
    assert mean_of(beginner) - mean_of(expert) > apart
