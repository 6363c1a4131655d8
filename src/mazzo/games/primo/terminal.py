"""Primo in the terminal: the board that draws any game, with Top and Nimm, rows to move, and looser notation."""

from __future__ import annotations

import re

from msgspec.structs import replace
from rich.text import Text

from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.scene import Scene
from mazzo.kernel import scene as scenes
from mazzo.kernel.scene import Area, Choice
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.blocks import Face, wrapped
from mazzo.terminal.draw.players import Column
from mazzo.terminal.phrases import Phrases

SPECIAL_INK = {"top": "moss", "nimm": "vermilion"}
MOST_SHIFTS = 16
"""How many shifts are named; rows that may be moved to empty columns have more."""


class PrimoDrawing(Drawing):
    """Columns from the head, at the top, down to the tail; what is yellow ends in y, what is blue in b."""

    def columns(self, scene: scenes.Scene, phrases: Phrases) -> list[Column]:
        """A single game has no totals."""
        found = super().columns(scene, phrases)
        return found if mine(scene).games > 1 else found[:-1]

    def areas(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        """A note says how many cards have left the game."""
        lying = [area for area in scene.areas if area.key != "gone"]
        return super().areas(replace(scene, areas=lying), phrases, width)

    def column_head(self, area: Area, scene: scenes.Scene, phrases: Phrases) -> str:
        """An arrow where Top was played in this turn."""
        return f"{area.name}↑" if area.name in mine(scene).tops else area.name

    def face(
        self, card: str, scene: scenes.Scene, phrases: Phrases, number: str = "", mark: str = "", plain: bool = False
    ) -> Face:
        """Specials say what they do."""
        face = super().face(card, scene, phrases, number, mark, plain)
        if card not in SPECIAL_INK:
            return face
        ink = face.style if plain else SPECIAL_INK[card]
        return Face(face.rank, phrases.words(f"primo-face-{card}-does"), ink, number, mark)

    def choosable(self, scene: scenes.Scene) -> list[str]:
        """All cards keep their numbers: whoever types one that fits nowhere is told why."""
        return scene.hand

    def listed(self, scene: scenes.Scene) -> list[Choice]:
        """Exchanges are too many for a list, and rows to move are short in notation: both are written."""
        return []

    def moves(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        """The rows that can be moved."""
        shifts = [choice.move for choice in scene.moves if choice.source]
        if not shifts:
            return []
        named = [*shifts[:MOST_SHIFTS], *(["..."] if len(shifts) > MOST_SHIFTS else [])]
        return wrapped(Text(phrases.words("primo-shifts", moves=" ".join(named)), "quiet"), width)

    def written(self, scene: scenes.Scene, typed: str) -> str:
        """Small letters for columns will do, and the cards of an exchange may be given by their numbers."""
        start, *rest = re.split(r"[\s,+]+", typed.strip()) or [""]
        if start == "swap":
            chosen = scene.hand if rest == ["all"] else [hand_card(scene.hand, each) for each in rest]
            return "swap " + "+".join(chosen)
        if re.fullmatch(r"[a-fA-F]?\d{0,2}[yb]?(top|nimm)?[>^][a-fA-F]", typed):
            source = typed[0].upper() if typed[0] in LETTERS.lower() and typed[1].isdigit() else typed[0]
            return source + typed[1:-1] + typed[-1].upper()
        return typed


def mine(scene: scenes.Scene) -> Scene:
    assert isinstance(scene, Scene)
    return scene


def hand_card(hand: list[str], typed: str) -> str:
    """The card with a number above it; a card in notation stays as it is."""
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else 0
    return hand[number - 1] if 1 <= number <= len(hand) else typed


DRAWING = PrimoDrawing("primo")
