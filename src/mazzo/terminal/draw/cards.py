"""How cards look in the terminal, by the family of a game's deck: as printed faces, and in few letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from rich.cells import cell_len

from mazzo.games import game as game_of
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.families import FAMILIES, Family
from mazzo.kernel.scene import Scene
from mazzo.terminal.draw.blocks import CARD_INSIDE, Face
from mazzo.words import Words

if TYPE_CHECKING:
    from mazzo.terminal.phrases import Phrases

SIGN_INKS = {"♠": "teal", "♥": "vermilion", "♦": "ochre", "♣": "moss"}
"""Four colours where suits are small signs, which two colours would not tell apart at a glance."""
INK_WITHOUT_SUIT = "plum"
TEXTURES = {"numbers": {"y": ":" * CARD_INSIDE, "b": "/" * CARD_INSIDE}}
"""Where suits are nothing but colours, which must never be the only sign."""
BACK = "░" * CARD_INSIDE


class Cards:
    """The cards of one game, and how its words are found. Each method can be refined by itself."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def deck(self) -> str:
        return game_of(self.game).deck

    @cached_property
    def family(self) -> Family:
        return FAMILIES[self.deck]

    def is_card(self, name: str) -> bool:
        rank, suit = self.family.parts(name)
        return bool(suit) or rank in self.family.others

    def rank(self, card: str, phrases: Phrases) -> str:
        """What is printed in a card's corner, in at most five letters."""
        rank, suit = self.family.parts(card)
        if not suit:
            name = phrases.short(card)
            return name if cell_len(name) <= CARD_INSIDE else card.capitalize()
        return card if self.deck in TEXTURES else phrases.corner(rank)

    def suit(self, card: str, words: Words) -> str:
        """What is printed below it: a sign, or a word of at most five letters."""
        _, suit = self.family.parts(card)
        if not suit:
            return ""
        if self.deck in TEXTURES:
            return TEXTURES[self.deck][suit]
        return self.sign(suit) or words(f"deck-{self.deck}-face-{suit}")

    def sign(self, suit: str) -> str:
        """The sign of a suit, if it has one."""
        return self.family.signs[self.family.suits.index(suit)] if suit and self.family.signs else ""

    def ink(self, card: str) -> str:
        _, suit = self.family.parts(card)
        return SIGN_INKS.get(self.sign(suit), self.family.ink(card)) if suit else INK_WITHOUT_SUIT

    def face(
        self, card: str, scene: Scene, phrases: Phrases, number: str = "", mark: str = "", plain: bool = False
    ) -> Face:
        """A card's face; a plain one without its colour."""
        if card == HIDDEN:
            return Face(BACK, BACK, "paper", number, mark)
        ink = "paper" if plain else self.ink(card)
        return Face(self.rank(card, phrases), self.suit(card, phrases.words), ink, number, mark)

    def short(self, card: str, phrases: Phrases) -> str:
        """A card in few letters: `K♥`, `XVII`, `7d`."""
        return phrases.short(card) if self.family.signs and card != HIDDEN else card

    def compact(self, cards: Sequence[str], phrases: Phrases) -> str:
        """Cards in a line: in few letters where these are printed on them, else in words."""
        if self.family.signs or self.deck in TEXTURES:
            return " ".join(self.short(card, phrases) for card in cards)
        return ", ".join(phrases.card(card) for card in cards)

    def worded(self, kind: str, key: str, words: Words, **params: str | int) -> str:
        """The words of this game for a key, or those that all games share."""
        return words(words.key(self.game, kind, key), **params)
