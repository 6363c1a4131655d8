"""The families of cards that games are played with: how cards are written, and with which inks.

Faces and words belong to families, so that an ace is an ace in every game that does not say otherwise. The words are
`deck-<family>-…` in the locales; the faces are drawn by each client.
"""

from __future__ import annotations

from msgspec import Struct


class Family(Struct, frozen=True, kw_only=True):
    """Cards are written as a rank and then the letter of a suit; what has no suit is written as a whole."""

    suits: str
    ranks: tuple[str, ...]
    """Those of suits, low to high as the deck is usually listed."""
    others: tuple[str, ...] = ()
    """Cards without a suit."""
    inks: tuple[str, ...]
    """The colour of each suit."""
    signs: tuple[str, ...] = ()
    """The sign of each suit, where it is a letter that everybody knows."""

    def parts(self, card: str) -> tuple[str, str]:
        """The rank and the suit of a card; a card without a suit is all rank."""
        if card not in self.others and card[-1:] in self.suits and card[:-1] in self.ranks:
            return card[:-1], card[-1]
        return card, ""

    def has(self, card: str) -> bool:
        """Whether there is such a card."""
        return card in self.others or bool(self.parts(card)[1])

    def ink(self, card: str) -> str:
        """The colour in which a card is printed."""
        _, suit = self.parts(card)
        return self.inks[self.suits.index(suit)] if suit else self.inks[-1]


FAMILIES = {
    "italian": Family(
        suits="sbcd",
        ranks=tuple(map(str, range(1, 11))),
        inks=("teal", "moss", "vermilion", "ochre"),
    ),
    "french": Family(
        suits="shdc",
        ranks=("A", *map(str, range(2, 11)), "J", "Q", "K"),
        inks=("ink", "vermilion", "vermilion", "ink"),
        signs=("♠", "♥", "♦", "♣"),
    ),
    "tarock": Family(
        suits="hdsc",
        ranks=(*map(str, range(1, 11)), "J", "N", "Q", "K"),
        others=tuple(f"T{number}" for number in range(1, 23)),
        inks=("vermilion", "vermilion", "ink", "ink"),
        signs=("♥", "♦", "♠", "♣"),
    ),
    "numbers": Family(
        suits="yb",
        ranks=tuple(map(str, range(1, 14))),
        others=("top", "nimm"),
        inks=("ochre", "teal"),
    ),
}
