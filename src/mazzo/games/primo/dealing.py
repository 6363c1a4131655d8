"""The deal as data: six number cards begin the rows, then the other numbers and the specials are shuffled together."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.primo.deck import COLUMNS, COPIES, NIMM, SPECIALS, TOP_CARD
from mazzo.games.primo.options import PrimoOptions
from mazzo.kernel.deal import Pack, Step

NUMBER_PACK, SPECIAL_PACK, PILE_PACK = 0, 1, 2
NUMBERS = 26 * COPIES
PILED = NUMBERS - COLUMNS + SPECIALS


def packs(options: PrimoOptions) -> list[Pack]:
    """The numbers; the specials, which lie in a pack although nothing depends on their order; and the order of the 108
    cards that are dealt (PO-A26)."""
    numbers = tuple(kind for kind in range(26) for _ in range(COPIES))
    specials = (TOP_CARD,) * options.top_cards + (NIMM,) * (SPECIALS - options.top_cards)
    return [numbers, specials, tuple(range(PILED))]


def plan(order: Sequence[int]) -> list[Step]:
    """Six rows (PO-A25), then one card at a time to each pile: of five players the first three get 22 (PO-A21)."""
    heads = Step("table", tuple((NUMBER_PACK, position) for position in range(COLUMNS)))
    rest = (
        *((NUMBER_PACK, position) for position in range(COLUMNS, NUMBERS)),
        *((SPECIAL_PACK, position) for position in range(SPECIALS)),
    )
    piles = [
        Step("hand", rest, seat=seat, through=PILE_PACK, positions=tuple(range(place, PILED, len(order))))
        for place, seat in enumerate(order)
    ]
    return [heads, *piles]
