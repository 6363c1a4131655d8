"""Tarock in the terminal: the board that draws any game, with the last trick on request and looser notation."""

from __future__ import annotations

import re

from msgspec.structs import replace
from rich.text import Text

from mazzo.games.tarock.deck import NAMES
from mazzo.games.tarock.notation import MOVES
from mazzo.games.tarock.scene import Scene
from mazzo.kernel import scene as scenes
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.scene import Area, Choice
from mazzo.terminal.draw import Drawing
from mazzo.terminal.draw.areas import is_seen
from mazzo.terminal.draw.blocks import Block, gathered, labelled_rows, wrapped
from mazzo.terminal.draw.generic import LONGEST_LIST
from mazzo.terminal.phrases import Phrases

PASSIVE = ("pass", "ok")
"""What is offered first."""
TOLD = ("talon", "last_trick", "talon_card", "session", "took", "with_partner")
"""Areas and notes that the table goes without: they are told when they happen, or stand beside the players."""
ASIDE = ("talon_left", "discards")
EXPLAINED = ("bid", "hold", "accanto")
ROMAN_TENS = ("", "X", "XX")
ROMAN_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
ROMANS = {ROMAN_TENS[number // 10] + ROMAN_ONES[number % 10]: f"T{number}" for number in range(1, 23)}
SUITS = dict(zip(FAMILIES["tarock"].signs, FAMILIES["tarock"].suits, strict=True))
VERBS = ("lay", "call", "take")


class TarockDrawing(Drawing):
    """A deal of a session, in cents."""

    looks = ("last",)

    def title(self, scene: scenes.Scene, phrases: Phrases) -> str:
        return phrases.words("tarock-deal", number=scene.round, deals=mine(scene).deals)

    def notes(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        """Announcements share a note, before that of the trick."""
        words = phrases.words
        by_seat: dict[int, list[str]] = {}
        for each in mine(scene).announced:
            by_seat.setdefault(each.seat, []).append(words(f"tarock-bonus-{each.word}"))
        said = [
            words("tarock-announced-by", bonus=words.joined(kinds), seat=phrases.who(seat))
            for seat, kinds in by_seat.items()
        ]
        notes = [self.note(note, phrases) for note in scene.notes if note.code != "announced"]
        if said:
            notes.insert(-1, words("tarock-announced", said=", ".join(said)))
        return [line for note in gathered(notes, width) for line in wrapped(Text(note), width)]

    def table(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        return super().table(without_told(scene), phrases, width)

    def area(self, area: Area, scene: scenes.Scene, phrases: Phrases, width: int) -> Block:
        """The last note says whose trick it is."""
        lines = super().area(area, scene, phrases, width)
        return lines[1:] if area.key == "trick" else lines

    def listed(self, scene: scenes.Scene) -> list[Choice]:
        return sorted(super().listed(scene), key=lambda choice: choice.move not in PASSIVE)

    def offer(self, choice: Choice, scene: scenes.Scene, phrases: Phrases) -> str:
        """In a long list without explanations."""
        if choice.label and choice.label.code in EXPLAINED and len(scene.moves) > LONGEST_LIST:
            said = self.worded("say", choice.move, phrases.words)
            return ", ".join([said, *(str(price) for name, price in choice.label.params.items() if name == "price")])
        return super().offer(choice, scene, phrases)

    def written(self, scene: scenes.Scene, typed: str) -> str:
        """Capital or small letters, Roman numerals and the symbols of the suits will do."""
        typed = " ".join(typed.split())
        *verb, name = re.split(r"(?<=^lay) |(?<=^call) |(?<=^take) ", typed, maxsplit=1, flags=re.IGNORECASE)
        cards = [card_meant(part) for part in re.split(r" ?[+, ] ?", name)]
        if not all(card in NAMES for card in cards):
            return typed.lower() if typed.lower() in MOVES else typed
        phase = mine(scene).phase
        implied = f"{phase} " if phase in VERBS else ""
        return (f"{verb[0].lower()} " if verb else implied) + "+".join(cards)

    def look(self, command: str, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        """The last trick."""
        words, tricks = phrases.words, mine(scene).tricks
        if not tricks:
            return [Text(words("tarock-no-trick"))]
        trick = tricks[-1]
        leader, winner = phrases.who(trick.leader), phrases.who(trick.winner)
        label = words(
            "tarock-last-trick",
            number=sum(player.tricks for player in mine(scene).players),
            leader=leader,
            winner=winner,
        )
        place = scene.order.index(trick.leader)
        names = [phrases.name(seat) for seat in scene.order[place:] + scene.order[:place]]
        cards = [*trick.cards, *([trick.talon] if trick.talon else [])]
        faces = [self.face(card, scene, phrases) for card in cards]
        lines = wrapped(Text(label, "strong"), width)
        return lines + labelled_rows([*names, words("tarock-from-talon")], faces, width)

    def sheet(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        return super().sheet(without_told(scene), phrases, width)

    def sheet_title(self, scene: scenes.Scene, phrases: Phrases) -> str:
        return phrases.words("tarock-sheet-title", number=scene.round, deals=mine(scene).deals)


def without_told(scene: scenes.Scene) -> scenes.Scene:
    """The scene without what was told already, stands elsewhere, or can be looked up; what lies aside in lines."""
    areas = [replace(area, kind="fan", seat=-1) if area.key in ASIDE else area for area in scene.areas]
    areas = [area for area in areas if area.key not in TOLD and (is_seen(area) or area.key not in ASIDE)]
    notes = [note for note in scene.notes if note.code not in TOLD]
    tally = scene.tally and replace(scene.tally, notes=[note for note in scene.tally.notes if note.code != "announced"])
    return replace(scene, areas=areas, notes=notes, tally=tally)


def mine(scene: scenes.Scene) -> Scene:
    assert isinstance(scene, Scene)
    return scene


def card_meant(typed: str) -> str:
    """A card in notation; what is none stays as it is."""
    name = typed.upper()
    if name == "MATTO":
        return "T22"
    if name in ROMANS:
        return ROMANS[name]
    if name in NAMES:
        return name
    suit = SUITS.get(name[-1:], name[-1:].lower())
    return name[:-1] + suit if name[:-1] + suit in NAMES else typed


DRAWING = TarockDrawing("tarock")
