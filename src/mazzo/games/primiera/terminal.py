"""Primiera in the terminal: the board that draws any game, with Heralds that point and the values of a primiera."""

from __future__ import annotations

from msgspec.structs import replace
from rich.text import Text

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

    def title(self, scene: scenes.Scene, phrases: Phrases) -> str:
        """The round, and how far the game goes."""
        return phrases.words("primiera-round", number=scene.round, target=mine(scene).target)

    def notes(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        told = [note for note in scene.notes if note.code != "target"]
        return super().notes(replace(scene, notes=told), phrases, width)

    def face(
        self, card: str, scene: scenes.Scene, phrases: Phrases, number: str = "", mark: str = "", plain: bool = False
    ) -> Face:
        face = super().face(card, scene, phrases, number, mark, plain)
        if card in ARROWS and mine(scene).variant in WITH_HERALDS:
            return Face(f"{face.rank} {ARROWS[card]}", face.suit, face.style, number, mark)
        return face

    def note(self, note: Reason, phrases: Phrases) -> str:
        """Below the count: what the cards of a primiera make."""
        said, cards = super().note(note, phrases), note.params.get("cards")
        if note.code != "best" or not isinstance(cards, list):
            return said
        return f"{said.rstrip('.')} ({'+'.join(str(PRIMIERA[int(card[:-1])]) for card in cards)})."


def mine(scene: scenes.Scene) -> Scene:
    assert isinstance(scene, Scene)
    return scene


DRAWING = PrimieraDrawing("primiera")
