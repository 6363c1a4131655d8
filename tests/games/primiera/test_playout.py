"""Play-outs make every decision of a round, choose evenly, and count what they play."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import CLASSIC, HERALDS, INERT, Setup
from mazzo.kernel.bits import lowest
from mazzo.kernel.contract import Deal
from mazzo.kernel.playout import playout, playouts
from mazzo.kernel.rng import Rng


def dealt(variant: int, seed: int) -> Round:
    """A round for four; the classic one has its table dealt."""
    cards = list(range(40))
    Rng(seed).shuffle(cards)
    size = 9 if variant == CLASSIC else 10
    hands = [cards[size * seat : size * seat + size] for seat in range(4)]
    setup = Setup(variant, INERT, False, False, bytes(range(4)))
    return Round.start(setup, Deal(hands, cards[4 * size :], []))


@pytest.mark.parametrize(("variant", "decisions"), [(CLASSIC, 36), (HERALDS, 40)])
def test_a_playout_makes_every_decision(variant: int, decisions: int) -> None:
    round = dealt(variant, 1)
    assert playout(round, Rng(2)) == decisions
    assert not round.waiting()
    assert playout(round, Rng(2)) == 0


def test_playouts_add_up_the_scores_of_copies() -> None:
    round = dealt(CLASSIC, 3)
    rng, totals = Rng(4), [0, 0, 0, 0]
    assert playouts(round, rng, 5, totals) == 5 * 36
    assert round.waiting(), "the round itself is not played"

    again, expected = Rng(4), [0, 0, 0, 0]
    for _ in range(5):
        world = round.copy()
        playout(world, again)
        expected = [total + score for total, score in zip(expected, world.scores(), strict=True)]
    assert totals == expected
    assert rng.word() == again.word()


def test_a_playout_chooses_among_all_moves() -> None:
    """From the last but one trick on, every result that legal moves can reach is reached."""
    round = dealt(CLASSIC, 5)
    rng = Rng(6)
    for _ in range(28):
        seat = lowest(round.waiting())
        round.play(seat, round.nth(seat, rng.below(round.count(seat))))
    reached = set()
    for _ in range(2000):
        world = round.copy()
        playout(world, rng)
        reached.add(ending(world))
    assert reached == endings(round)


def ending(round: Round) -> tuple[int, ...]:
    return round.c0, round.c1, round.c2, round.c3, *round.scores()


def endings(round: Round) -> set[tuple[int, ...]]:
    """Every ending of a round, by trying every move."""
    waiting = round.waiting()
    if not waiting:
        return {ending(round)}
    seat = lowest(waiting)
    found = set()
    for move in round.moves(seat):
        after = round.copy()
        after.play(seat, move)
        found |= endings(after)
    return found
