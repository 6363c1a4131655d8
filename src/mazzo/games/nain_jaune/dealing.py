"""The deal as data: one pack, packets for the hands, the rest stays face down and unknown (3.2)."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.nain_jaune.deck import CARDS
from mazzo.games.nain_jaune.setup import HAND
from mazzo.kernel.deal import Pack, Step


def packs() -> list[Pack]:
    """All fifty-two cards."""
    return [tuple(range(CARDS))]


def plan(order: Sequence[int]) -> list[Step]:
    """Where the cards go, one at a time in the order of play."""
    seats = len(order)
    dealt = HAND[seats] * seats
    hands = [
        Step("hand", tuple((0, position) for position in range(place, dealt, seats)), seat=seat)
        for place, seat in enumerate(order)
    ]
    return [*hands, Step("stock", tuple((0, position) for position in range(dealt, CARDS)))]
