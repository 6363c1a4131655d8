"""The nets that are committed: they fit the inputs, value moves as their bytes say, and the player makes the best."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.games.primiera.game import GAME
from mazzo.games.primiera.learning import LEARNING
from mazzo.games.primiera.learnt import policy as learnt_policy
from mazzo.games.primiera.learnt import weights
from mazzo.games.primiera.learnt.features import INPUTS
from mazzo.games.primiera.learnt.policy import PLAYERS, inputs, learnt
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import VARIANTS
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, random_moves
from tests.kernel.test_net import plain

MOST_BYTES = 200_000


def test_the_nets_fit_the_inputs() -> None:
    """If this fails the inputs have changed: `make train` learns anew."""
    assert LEARNING.fingerprint() == weights.INPUTS_READ
    assert len(weights.NETS) == len(LEARNING.forms) == len(VARIANTS)
    assert all(player.net.inputs == INPUTS for player in PLAYERS)


def test_what_is_committed_is_small() -> None:
    file = Path(learnt_policy.__file__ or "").parent / "weights.py"
    assert sum(len(net) for net in weights.NETS) < MOST_BYTES
    assert not file.exists() or file.stat().st_size < MOST_BYTES


@pytest.mark.parametrize("variant", VARIANTS)
def test_moves_are_valued_as_the_bytes_say_and_the_best_is_made(variant: str) -> None:
    options = GAME.options({"variant": variant})
    course = Setting(GAME, options, options.seats()).start(3)
    number = VARIANTS.index(variant)
    net = weights.NETS[number]
    hidden = len(net) // (INPUTS + 8)
    differing = 0
    for seat, move in random_moves(course, Rng(4)):
        round = course.round
        assert isinstance(round, Round)
        if round.chooser(seat) != NOBODY:
            moves = round.moves(seat)
            expected = [plain(INPUTS, hidden, net, list(row)) for row in inputs(round, seat)]
            assert PLAYERS[number].values(round, seat, moves) == expected
            chosen = learnt(round, seat, Rng(1))
            assert expected[moves.index(chosen)] == max(expected)
            differing += len(set(expected)) > 1
        course.play(seat, move)
    assert differing > 5, "it has learnt something"
