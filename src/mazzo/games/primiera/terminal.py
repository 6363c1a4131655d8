"""Primiera in the terminal: the board that draws any game, with Heralds that point and the values of a primiera."""

from __future__ import annotations

from mazzo.games.primiera.deck import PRIMIERA
from mazzo.games.primiera.scene import Scene
from mazzo.kernel import scene as scenes
from mazzo.kernel.errors import Reason
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.blocks import Face
from mazzo.terminal.phrases import Phrases

ARROWS = {"1s": "*", "1b": "←", "1c": "↑", "1d": "→"}
"""Where the partner of whoever plays the Herald sits; with Swords there is none."""
WITH_HERALDS = ("heralds", "robot")


class PrimieraDrawing(Drawing):
    """A Herald that can decide something points with an arrow."""

    def face(
        self, card: str, scene: scenes.Scene, phrases: Phrases, number: str = "", mark: str = "", plain: bool = False
    ) -> Face:
        face = super().face(card, scene, phrases, number, mark, plain)
        if card in ARROWS and isinstance(scene, Scene) and scene.variant in WITH_HERALDS:
            return Face(f"{face.rank} {ARROWS[card]}", face.suit, face.style, number, mark)
        return face

    def note(self, note: Reason, phrases: Phrases) -> str:
        """Below the count: what the cards of a primiera make."""
        said, cards = super().note(note, phrases), note.params.get("cards")
        if note.code != "best" or not isinstance(cards, list):
            return said
        return f"{said.rstrip('.')} ({'+'.join(str(PRIMIERA[int(card[:-1])]) for card in cards)})."


DRAWING = PrimieraDrawing("primiera")
