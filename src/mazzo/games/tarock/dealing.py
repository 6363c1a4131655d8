"""The deal as data: six cards to each, the talon in two packets of three, six more to each (4.3,
TK-A01). Every hand is played: there is no second deal (TK-A03)."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.tarock.deck import CARDS
from mazzo.games.tarock.setup import HAND, SEATS, TALON
from mazzo.kernel.deal import Pack, Step

HALF_HAND = HAND // 2


def packs() -> list[Pack]:
    """All fifty-four cards."""
    return [tuple(range(CARDS))]


def plan(order: Sequence[int]) -> list[Step]:
    """Where the cards go, forehand first."""
    talon = SEATS * HALF_HAND
    second = talon + TALON
    steps = [Step("hand", positions(HALF_HAND * place, HALF_HAND), seat=seat) for place, seat in enumerate(order)]
    steps.append(Step("stock", positions(talon, TALON)))
    steps += [
        Step("hand", positions(second + HALF_HAND * place, HALF_HAND), seat=seat) for place, seat in enumerate(order)
    ]
    return steps


def positions(first: int, number: int) -> tuple[tuple[int, int], ...]:
    """So many cards of the pack from one position on."""
    return tuple((0, position) for position in range(first, first + number))
