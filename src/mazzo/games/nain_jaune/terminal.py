"""Nain Jaune in the terminal: the board that draws any game, with cards by rank, because suits matter only on the
board."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import RANKS, SUITS
from mazzo.kernel.scene import Area, Scene
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.blocks import Block
from mazzo.terminal.draw.players import Column
from mazzo.terminal.phrases import Phrases


class NainJauneDrawing(Drawing):
    """Only the cards that may be laid now have a number."""

    def held(self, scene: Scene) -> list[str]:
        return sorted(scene.hand, key=lambda card: (RANKS.index(card[:-1]), SUITS.index(card[-1])))

    def choosable(self, scene: Scene) -> list[str]:
        return [card for card in self.held(scene) if card not in scene.refused]

    def columns(self, scene: Scene, phrases: Phrases) -> list[Column]:
        """Totals are the tokens of the round before."""
        return super().columns(scene, phrases)[:-1]

    def area(self, area: Area, scene: Scene, phrases: Phrases, width: int) -> Block:
        """Of the pile only the latest cards matter, and not who laid them."""
        if area.key == "pile":
            return self.pile(area, phrases)
        return super().area(area, scene, phrases, width)


DRAWING = NainJauneDrawing("nain_jaune")
