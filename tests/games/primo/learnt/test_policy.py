"""The nets that are committed: they fit the inputs, value ends of turns as their bytes say, and the player heeds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo.games.primo import moves as plays
from mazzo.games.primo.learning import LEARNING
from mazzo.games.primo.learnt import policy as learnt_policy
from mazzo.games.primo.learnt import weights
from mazzo.games.primo.learnt.features import INPUTS
from mazzo.games.primo.learnt.policy import PLAYER, Learnt, ending, learnt
from mazzo.games.primo.moves import END, kind_of
from mazzo.games.primo.planning import after_exchange
from mazzo.games.primo.policy import shrewd
from mazzo.games.primo.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, setting
from tests.games.primo.positions import at_table
from tests.kernel.test_net import plain

MOST_BYTES = 200_000


def test_the_nets_fit_the_inputs() -> None:
    """If this fails the inputs have changed: `make train` learns anew."""
    assert LEARNING.fingerprint() == weights.INPUTS_READ
    assert len(weights.NETS) == len(LEARNING.forms) == len(LEARNING.seats)
    assert PLAYER.net.inputs == INPUTS


def test_what_is_committed_is_small() -> None:
    file = Path(learnt_policy.__file__ or "").parent / "weights.py"
    assert sum(len(net) for net in weights.NETS) < MOST_BYTES
    assert not file.exists() or file.stat().st_size < MOST_BYTES


def test_ends_of_turns_are_valued_as_the_bytes_say() -> None:
    written = weights.NETS[0]
    hidden = len(written) // (INPUTS + 8)
    found: set[int] = set()
    for number in range(3):
        round = setting("primo")._replace(seats=2).start(number).round.copy()
        assert isinstance(round, Round)
        while round.turn >= 0:
            seat = round.turn
            judge = Learnt(PLAYER.net, round, seat)
            move = learnt(round, seat, Rng(1))
            row = ending(round, seat, move)
            if row and kind_of(move) == END:
                value = judge.leaving(round.layout, round.hand(seat))
                assert value == plain(INPUTS, hidden, written, list(row)) // 10
                found.add(value)
            round.play(seat, move)
    assert len(found) > 3, "it has learnt something"


def test_of_all_exchanges_the_best_is_made() -> None:
    """Nothing fits, and no special is there."""
    round = at_table("A 9 | B 9 | C 9 | D 3 | E 3 | F 3", "13y 12y 6b 5y 4b 10y", "1y", piles=["7y 8b 2y", "2b"])
    judge = Learnt(PLAYER.net, round, 0)
    values = {plays.PASS: judge.value(round.layout, round.hand(0), round.owned(0))}
    for move in plays.swaps(round.hand(0)):
        values[move] = judge.value(round.layout, after_exchange(round.hand(0), move), round.owned(0))
    assert len(values) == 64
    assert values[learnt(round, 0, Rng(1))] == max(values.values())


def test_a_turn_is_thought_out_once() -> None:
    round = setting("primo")._replace(seats=2).start(1).round.copy()
    assert isinstance(round, Round)
    seat = round.turn
    first = learnt(round, seat, Rng(1))
    plan = round.planned()
    assert plan[0] == first
    for move in plan:
        assert learnt(round, seat, Rng(2)) == move
        round.play(seat, move)
    assert round.turn != seat


@pytest.mark.parametrize(
    "other", [setting("primo"), setting("primo", colours="alternating")._replace(seats=2)], ids=str
)
def test_where_it_has_learnt_nothing_it_is_shrewd(other: Setting) -> None:
    round = other.start(2).round
    assert isinstance(round, Round)
    for _ in range(20):
        move = learnt(round, round.turn, Rng(1))
        assert move == shrewd(round, round.turn, Rng(1))
        round.play(round.turn, move)
