"""Positions written as lines of text, for lessons and for the figures of rule books: `hands 9b 5s / 6b 8c`."""

from __future__ import annotations

from collections.abc import Sequence


def listed(names: Sequence[str], text: str) -> list[int]:
    """The cards that a text names, in its order. Raises ValueError."""
    unknown = [name for name in text.split() if name not in names]
    if unknown:
        raise ValueError(f"there is no card {unknown[0]}")
    return [names.index(name) for name in text.split()]


def by_seat(names: Sequence[str], text: str, seats: int = 0) -> list[list[int]]:
    """The cards of each seat, with ` / ` between seats; none for those that are not named."""
    found = [listed(names, part) for part in text.split("/")]
    return found + [[] for _ in range(seats - len(found))]


def unnamed(names: Sequence[str], places: Sequence[Sequence[int]]) -> list[int]:
    """The cards that lie in none of these places, in deck order. Raises ValueError if one lies in two."""
    seen = [card for cards in places for card in cards]
    twice = sorted(names[card] for card in set(seen) if seen.count(card) > 1)
    if twice:
        raise ValueError(f"named twice: {' '.join(twice)}")
    return [card for card in range(len(names)) if card not in seen]


def fill(places: Sequence[list[int]], sizes: Sequence[int], rest: list[int]) -> None:
    """Put cards from the rest into each place until it has its size. Raises ValueError if one has too many."""
    for cards, size in zip(places, sizes, strict=True):
        if len(cards) > size:
            raise ValueError(f"{len(cards)} cards, where {size} are dealt")
        while len(cards) < size:
            cards.append(rest.pop(0))
