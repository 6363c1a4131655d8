"""The friendly face of cards and sets of cards, which are plain ints and bit masks inside the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mazzo.kernel.bits import listed

HIDDEN = "??"
"""A card that the viewer does not see."""


class Deck:
    """The names of a game's cards in deck order.

    >>> deck = Deck(("1s", "2s", "1b", "2b"))
    >>> deck.card("1b"), deck.name(2)
    (2, '1b')
    >>> hand = deck.set("2b 1s")
    >>> hand, deck.text(hand), deck.cards(hand)
    (9, '1s+2b', [0, 3])
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._cards = {name: card for card, name in enumerate(self.names)}
        if len(self._cards) != len(self.names):
            raise ValueError("two cards of a deck have the same name")

    def card(self, name: str) -> int:
        """The card of that name. Raises KeyError."""
        return self._cards[name]

    def name(self, card: int) -> str:
        return self.names[card]

    def set(self, text: str) -> int:
        """The set of the cards named in a text, with spaces or + between them. Raises KeyError."""
        mask = 0
        for name in text.replace("+", " ").split():
            mask |= 1 << self._cards[name]
        return mask

    def cards(self, mask: int) -> list[int]:
        """The cards of a set, in deck order."""
        return listed(mask)

    def text(self, mask: int) -> str:
        """A set in notation: `4b+3c`, in deck order."""
        return "+".join(self.names[card] for card in self.cards(mask))

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __contains__(self, name: object) -> bool:
        return name in self._cards

    def __repr__(self) -> str:
        return f"Deck({self.names!r})"
