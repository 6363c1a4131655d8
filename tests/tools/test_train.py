"""The pipeline in a tiny form: it gives the same again, goes on where it was stopped, and writes what can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="`make train` fits with NumPy, which `make test-research` has")

import train
from mazzo.arena.pool import Pool
from mazzo.games import game, names
from mazzo.kernel.learning import Learning
from mazzo.kernel.net import Net
from train import Plan, teach
from train_card import card, module
from train_fit import Settings
from train_samples import Task, samples

TINY = Plan(seed="test", generations=2, deals=5, shard=2, worlds=2, net=Settings(hidden=3, epochs=2))


@pytest.fixture(params=[name for name in names() if game(name).learning])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def learning_of(name: str) -> tuple[Learning, str]:
    """How a game learns, and one of its forms."""
    learning = game(name).learning
    assert learning is not None
    return learning, list(learning.forms)[-1]


def test_it_learns_the_same_again_and_each_generation_from_the_one_before(name: str, tmp_path: Path) -> None:
    learning, form = learning_of(name)
    with Pool(1) as pool:
        one = teach(name, form, TINY, pool, tmp_path / "one")
        other = teach(name, form, TINY, pool, tmp_path / "other")
    assert one == other
    assert one[0].net != one[1].net
    assert [each.fit.positions for each in one] == [-(-each.positions // 10) for each in one]
    assert all(Net(len(learning.inputs), each.net).hidden == 3 for each in one)


def test_it_goes_on_where_it_was_stopped(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, form = learning_of(name)
    plan = TINY
    with Pool(1) as pool:
        first = teach(name, form, plan, pool, tmp_path)
        files = sorted(tmp_path.rglob("deals-*.bin"))
        assert len(files) == 6
        files[0].unlink()
        played: list[int] = []

        def noted(task: Task) -> bytes:
            played.append(task.first)
            return samples(task)

        monkeypatch.setattr(train, "samples", noted)
        assert teach(name, form, plan, pool, tmp_path) == first
    assert played == [0], "the others lie there"


def test_what_it_writes_is_the_net_and_how_it_came_about(name: str, tmp_path: Path) -> None:
    learning, form = learning_of(name)
    with Pool(1) as pool:
        taught = teach(name, form, TINY, pool, tmp_path)
    everything = dict.fromkeys(learning.forms, taught)
    written: dict[str, object] = {}
    exec(module(learning, everything), written)
    assert written["NETS"] == (taught[-1].net,) * len(learning.forms)
    assert written["INPUTS_READ"] == learning.fingerprint()
    text = card(name, learning, TINY, everything)
    assert f"make train GAME={name}" in text
    assert f"| {form} | 2 | {taught[1].positions} |" in text
