"""Dealing as data: a plan says which position of which shuffled pack goes to which place.

Python and the browser apply the same plan, so a deal can be checked by anyone who has the seed.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mazzo.kernel.contract import Deal

Pack = tuple[int, ...]
"""Cards (or, for a pack that only reorders others, numbers from 0) in deck order, shuffled on their own."""


class Step(Struct, frozen=True, omit_defaults=True):
    """Cards for one place, each as (pack, position in that shuffled pack), put down in this order.

    With `through`, the numbers of that shuffled pack give the order instead: first `cards[numbers[0]]`. `positions` are
    then the places of that pack whose numbers are used; without any, all of them.
    """

    place: str
    """`hand`, `table` or `stock`."""
    cards: tuple[tuple[int, int], ...]
    seat: int = -1
    """Whose hand it is."""
    through: int = -1
    positions: tuple[int, ...] = ()


def deal(plan: Sequence[Step], decks: Sequence[Sequence[int]], seats: int) -> Deal:
    """Lay out shuffled packs as a plan says."""
    dealt = Deal([[] for _ in range(seats)], [], [])
    places = {"table": dealt.table, "stock": dealt.stock}
    for step in plan:
        place = dealt.hands[step.seat] if step.place == "hand" else places[step.place]
        cards = [decks[pack][position] for pack, position in step.cards]
        if step.through >= 0:
            numbers = decks[step.through]
            cards = [cards[numbers[position]] for position in step.positions or range(len(numbers))]
        place.extend(cards)
    return dealt
