"""An interpreted server whose bots think in compiled processes: what they tell each other is the same on both builds.

It needs a compiled engine of these sources: in the folder that `MAZZO_COMPILED` names (`make test-compiled`), or one
that was compiled while somebody played here.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazzo import beside, build
from mazzo.games import game, names
from mazzo.kernel.contract import Round
from mazzo.kernel.rng import Rng
from mazzo.review.judging import Budget, Judgement
from mazzo.server import thinkers
from mazzo.server.thinkers import Advised, advise, judge, judge_openly, think
from mazzo.server.worker import Worker
from mazzo.testing.support.play import setting
from mazzo.testing.support.server import PATIENCE


def engine() -> str:
    root = beside.checkout()
    folder = beside.folder_for(root) if root else Path("nowhere")
    given = os.environ.get("MAZZO_COMPILED", "")
    return str(Path(given).absolute()) if given else str(folder) if folder.is_dir() else ""


pytestmark = [
    pytest.mark.skipif(build.compiled(), reason="the server is to be interpreted"),
    pytest.mark.skipif(not engine(), reason="no compiled engine of these sources is here"),
]
SEED = 7


@pytest.fixture(scope="module")
def compiled() -> Iterator[Worker]:
    made = Worker(PATIENCE, engine=engine)
    made.start()
    assert made.compiled
    yield made
    made.close()
    made.end()


def begun(name: str) -> Round:
    """A round in which somebody has something to choose, after some moves."""
    course = setting(name).start(1)
    rng = Rng(SEED)
    for _ in range(12):
        seat = decider(course.round)
        course.play(seat, course.round.nth(seat, rng.below(course.round.count(seat))))
    while course.round.count(decider(course.round)) < 2:
        course.play(decider(course.round), course.round.nth(decider(course.round), 0))
    return course.round


def decider(round: Round) -> int:
    return next(seat for seat in range(8) if round.waiting() >> seat & 1)


@pytest.mark.parametrize("name", names())
def test_a_quick_bot_decides_alike(compiled: Worker, name: str) -> None:
    round = begun(name)
    view = round.view(round.chooser(decider(round))).dump()
    for level in ("beginner", "club"):
        asked = (name, level, view, SEED)
        assert compiled.done(think, *asked)[0] == think(*asked)


@pytest.mark.parametrize("name", names())
def test_a_hint_and_a_judgement_come_back_as_they_are_here(compiled: Worker, name: str) -> None:
    round = begun(name)
    seat = decider(round)
    chooser = round.chooser(seat)
    view = round.view(chooser)
    moves = {game(name).print(move) for move in view.moves()}
    hint = compiled.done(advise, name, view.dump(), SEED)[0]
    assert type(hint) is Advised
    assert hint.move in moves
    line, budget = [view.moves()[0]], Budget(worlds=4, sifting=2, most_moves=3)
    judged = compiled.done(judge, name, view.dump(), line, budget, "seed")[0]
    assert judged is None or type(judged) is Judgement
    if judged:
        opened = compiled.done(judge_openly, name, round, chooser, line, judged)[0]
        assert opened == thinkers.judge_openly(name, round, chooser, line, judged)


@pytest.mark.parametrize("name", names())
def test_a_round_goes_there_and_back_unchanged(compiled: Worker, name: str) -> None:
    round = begun(name)
    back = compiled.done(pickle.loads, pickle.dumps(round))[0]
    assert type(back) is type(round)
    assert back.dump() == round.dump()
