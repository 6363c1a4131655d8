"""Many rounds at once are the same rounds."""

from __future__ import annotations

import numpy as np
import pytest

from mazzo.kernel.actions import NoAction
from mazzo.record.course import Course
from mazzo.research.batch import NO_ID, Batch
from mazzo.research.episode import Form
from tests.research.forms import named, usual, variants

LONGEST = 20000
"""More decisions than the shortest of four rounds has."""


def chosen(batch: Batch, rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(row[row != NO_ID])) for row in batch.legal]


@pytest.mark.parametrize("form", variants(), ids=named)
def test_rows_show_their_rounds(form: Form) -> None:
    batch, rng = Batch(form, 3, seed=1), np.random.default_rng(1)
    for _ in range(30):
        masks = np.unpackbits(batch.masks(), axis=1, bitorder="little")[:, : form.actions.size]
        for row, round in enumerate(batch._rows.rounds):
            view = round.view(int(batch.players[row]))
            assert batch.layout.observed(view).tolist() == batch.observations()[row].tolist()
            ids = form.actions.legal(view)
            assert batch.legal[row][: len(ids)].tolist() == ids == np.flatnonzero(masks[row]).tolist()
            assert set(batch.legal[row][len(ids) :].tolist()) <= {NO_ID}
        batch.step(chosen(batch, rng))


@pytest.mark.parametrize("name", usual())
def test_rounds_end_with_rewards_and_go_on(name: str) -> None:
    """In games, too, of which a round takes random players hundreds of decisions: up to the end of the first."""
    batch, rng = Batch(name, 4, seed=2), np.random.default_rng(2)
    rounds = list(batch._rows.rounds)
    for _ in range(LONGEST):
        batch.step(chosen(batch, rng))
        assert batch.rewards.sum(axis=1) == pytest.approx(np.zeros(4), abs=1e-3)
        assert not batch.rewards[~batch.ended].any()
        if batch.ended.any():
            break
    for row, round in enumerate(rounds):
        assert (not round.waiting()) == batch.ended[row] == (batch._rows.rounds[row] is not round)
        if batch.ended[row]:
            scores = round.scores()
            assert batch.rewards[row] == pytest.approx([score - sum(scores) / len(scores) for score in scores])
    assert batch.ended.any()
    batch.step(chosen(batch, rng))
    assert not batch.ended.all()


def test_the_seed_decides_the_deals() -> None:
    form = Form(usual()[0])
    words = [Batch(form, 2, seed=seed).words.tolist() for seed in (3, 3, 4)]
    assert words[0] == words[1] != words[2]


def test_what_is_not_legal_is_refused_before_anything_is_changed() -> None:
    batch = Batch(usual()[0], 2, seed=5)
    before = batch.words.tolist()
    with pytest.raises(NoAction, match="not legal in round 1"):
        batch.step([int(batch.legal[0][0]), batch.form.actions.size - 1])
    for wrong in ([0], batch.legal[:, :1], batch.legal[:, 0].astype(float), ["a", "b"], [None, None]):
        with pytest.raises(ValueError, match="takes 2 ids"):
            batch.step(wrong)
    assert batch.words.tolist() == before


@pytest.mark.parametrize("name", usual())
def test_an_id_of_numpy_means_a_move_of_python(name: str) -> None:
    form = Form(name)
    course = Course(form.game, form.options, form.seats, bytes(32))
    seat = np.int8(course.to_act()[0])
    ids = np.array(form.actions.legal(course.round.view(int(seat))))
    move = form.actions.decode(course.round.view(int(seat)), ids[-1])
    assert type(move) is int
    course.play(seat, move)


def test_bad_batches_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one round"):
        Batch(Form(usual()[0]), 0)
    with pytest.raises(ValueError, match="an episode is one round"):
        Batch(Form(usual()[0], rounds=None), 1)
