"""Quick players. Each knows its own cards, the trick and the trump suit."""

from __future__ import annotations

from mazzo.kernel.bits import listed
from mazzo.kernel.rng import Rng
from mazzo_briscola.round import POINTS, STRENGTH, SWAP, Round


def greedy(round: Round, seat: int, rng: Rng) -> int:
    """Takes what lies there if it can, else throws the cheapest."""
    return max(listed(round.hands[seat]), key=lambda card: gain(round, seat, card, trump=6, careful=0))


def club(round: Round, seat: int, rng: Rng) -> int:
    """Exchanges when it may, keeps trumps for what is worth them, and gives a partner who takes the trick points."""
    moves = round.legal(seat)
    if moves[-1] & SWAP:
        return moves[-1]
    return max(moves, key=lambda card: gain(round, seat, card, trump=9, careful=1))


def gain(round: Round, seat: int, card: int, trump: int, careful: int) -> int:
    """What a card brings now, less what it would be worth later."""
    cost = trump + careful * STRENGTH[card] if card // 10 == round.trump else 0
    if not round.trick:
        return -2 * POINTS[card] - cost
    takes = round.beats(card, round.best())
    lying = sum(POINTS[each] for each in round.trick)
    last = len(round.trick) == round.seats - 1
    if round.winning() == round.partner(seat):
        if takes:
            return -2 * POINTS[card] - cost
        return (POINTS[card] if last or not careful else 0) - cost
    if not takes:
        return -lying - 2 * POINTS[card] - cost
    return lying + (POINTS[card] if last else -careful * POINTS[card] // 2) - cost
