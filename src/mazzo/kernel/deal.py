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


def undealt(plan: Sequence[Step], packs: Sequence[Pack], dealt: Deal) -> list[list[int]]:
    """Shuffled packs from which the plan deals these cards, each pile in its order; a hand may come in another.

    No card may be in two packs. Raises ValueError if the packs do not hold these cards.
    """
    decks: list[list[int | None]] = [[None] * len(pack) for pack in packs]
    left = {"table": list(dealt.table), "stock": list(dealt.stock)}
    hands = [list(hand) for hand in dealt.hands]
    for step in plan:
        place = hands[step.seat] if step.place == "hand" else left[step.place]
        ordered = step.positions or (range(len(packs[step.through])) if step.through >= 0 else ())
        number = len(ordered) or len(step.cards)
        for each in range(number):
            card = place.pop(0) if place else None
            source = free_source(step, packs, decks, card)
            pack, position = step.cards[source]
            decks[pack][position] = card
            if step.through >= 0:
                decks[step.through][ordered[each]] = source
    return [filled(deck, pack) for deck, pack in zip(decks, packs, strict=True)]


def free_source(step: Step, packs: Sequence[Pack], decks: Sequence[Sequence[int | None]], card: int | None) -> int:
    """Which of the cards of a step this is: the first that is not known yet, of a pack that has it."""
    for source, (pack, position) in enumerate(step.cards):
        if decks[pack][position] is None and card in packs[pack]:
            return source
    raise ValueError(f"card {card} cannot have been dealt there")


def filled(deck: Sequence[int | None], pack: Pack) -> list[int]:
    """A shuffled pack, with the cards of which nothing is known in the places that are left."""
    rest = list(pack)
    for card in deck:
        if card is not None:
            rest.remove(card)
    return [rest.pop(0) if card is None else card for card in deck]
