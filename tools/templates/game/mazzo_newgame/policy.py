"""Quick players. Each reads its own hand and what lies open, and nothing more: a test finds out."""

from __future__ import annotations

from mazzo.kernel.bits import listed
from mazzo.kernel.rng import Rng
from mazzo_newgame.round import Round


def greedy(round: Round, seat: int, rng: Rng) -> int:
    """Takes if it can, with its strongest card."""
    taking = those_that_take(round, seat)
    return max(taking or listed(round.hands[seat]), key=round.strength)


def club(round: Round, seat: int, rng: Rng) -> int:
    """Takes with as little as will do, once everybody else has played, and throws away its weakest card."""
    taking = those_that_take(round, seat)
    if not taking:
        return min(listed(round.hands[seat]), key=round.strength)
    last = len(round.trick) == round.seats - 1
    return min(taking, key=round.strength) if last else max(taking, key=round.strength)


def those_that_take(round: Round, seat: int) -> list[int]:
    """The cards of a hand that take the trick as it lies; any card, if it leads."""
    hand = listed(round.hands[seat])
    if not round.trick:
        return hand
    best = round.best()
    return [card for card in hand if card // 10 == best // 10 and round.strength(card) > round.strength(best)]
