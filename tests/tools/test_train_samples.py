"""Samples to learn from: the same again, whole deals apart from each other, and of views alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mazzo.games import game, names
from train_samples import Task, forms, samples, unpacked

LEARNING = [name for name in names() if game(name).learning]


@pytest.fixture(params=LEARNING)
def task(request: pytest.FixtureRequest) -> Task:
    form = next(iter(forms(game(request.param))))
    return Task(game=request.param, form=form, net=b"", seed="test", first=0, deals=2, worlds=2)


def test_a_task_gives_the_same_again_and_other_deals_give_others(task: Task) -> None:
    found = samples(task)
    assert samples(task) == found
    assert samples(replace(task, seed="another")) != found
    assert unpacked(found) == [
        each for first in (0, 1) for each in unpacked(samples(replace(task, first=first, deals=1)))
    ]


def test_a_sample_has_the_inputs_and_the_worth_of_each_move(task: Task) -> None:
    learning = game(task.game).learning
    assert learning is not None
    found = unpacked(samples(task))
    for each in found:
        assert len(each.rows) == len(each.worth) > each.chosen >= 0
        assert {len(row) for row in each.rows} == {len(learning.inputs)}
        if learning.ending:
            assert len(each.rows) == 1, "how a turn ended"
        else:
            assert sum(each.worth) == pytest.approx(0, abs=1e-3), "less the mean of the moves"
    assert len({worth for each in found for worth in each.worth}) > 5


def test_a_game_that_learns_nothing_is_told_so() -> None:
    other = next(name for name in names() if name not in LEARNING)
    with pytest.raises(SystemExit, match="learns nothing"):
        forms(game(other))
