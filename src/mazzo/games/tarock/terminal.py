"""Tarock in the terminal: the board that draws any game, with the last trick in a line and looser notation."""

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
from mazzo.terminal.draw.blocks import Block, gathered, joined_width, labelled_rows, wrapped
from mazzo.terminal.draw.generic import LONGEST_LIST
from mazzo.terminal.draw.tally import WON
from mazzo.terminal.phrases import Phrases

PASSIVE = ("pass", "ok")
"""What is offered first."""
LAST = "last_trick"
TOLD = ("talon", "talon_card", "session", "took", "with_partner")
"""Areas and notes that the table goes without: they are told when they happen, or stand beside the players."""
ORDER = ("trick", LAST)
"""What comes before all else that lies on the table."""
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
        """The last note says whose trick it is. Of the trick before, little else is left in a small window."""
        if area.key == LAST:
            return self.last_trick(scene, phrases, width)
        lines = super().area(area, scene, phrases, width)
        return lines[1:] if area.key == "trick" else lines

    def last_trick(self, scene: scenes.Scene, phrases: Phrases, width: int) -> Block:
        """Who played what, with a mark behind the winner's card: beside the running trick, else in a line."""
        words, trick = phrases.words, mine(scene).tricks[-1]
        label = words("tarock-area-last-trick")
        played = [
            f"{phrases.name(seat)} {self.short(card, phrases)}{WON if seat == trick.winner else ''}"
            for seat, card in zip(from_leader(scene, trick.leader), trick.cards, strict=True)
        ]
        if trick.talon:
            label = f"{label}, {words('tarock-from-talon')} {self.short(trick.talon, phrases)}"
        running = [self.area(area, scene, phrases, width) for area in scene.areas if area.key == "trick" and area.cards]
        high = [Text(label, "strong"), *map(Text, played)]
        if running and joined_width([running[0], high]) <= width:
            return high
        return wrapped(Text.assemble((label, "strong"), "  ", " · ".join(played)), width)

    def listed(self, scene: scenes.Scene) -> list[Choice]:
        return sorted(super().listed(scene), key=lambda choice: choice.move not in PASSIVE)

    def offer(self, choice: Choice, scene: scenes.Scene, phrases: Phrases) -> str:
        """In a long list without explanations."""
        if choice.label and choice.label.code in EXPLAINED and len(scene.moves) > LONGEST_LIST:
            said = self.worded("say", choice.move, phrases.words)
            price = choice.label.params.get("price")
            return f"{said}, {phrases.words('tarock-price', price=price)}" if price else said
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
        number = sum(player.tricks for player in mine(scene).players)
        label = words("tarock-last-trick", number=number, leader=leader, winner=winner)
        names = [phrases.name(seat) for seat in from_leader(scene, trick.leader)]
        cards = [*trick.cards, *([trick.talon] if trick.talon else [])]
        faces = [self.face(card, scene, phrases) for card in cards]
        lines = wrapped(Text(label, "strong"), width)
        return lines + labelled_rows([*names, words("tarock-from-talon")][: len(faces)], faces, width)

    def sheet(self, scene: scenes.Scene, phrases: Phrases, width: int) -> list[Text]:
        told = without_told(scene)
        told = replace(told, areas=[area for area in told.areas if area.key != LAST])
        return super().sheet(told, phrases, width)

    def sheet_title(self, scene: scenes.Scene, phrases: Phrases) -> str:
        return phrases.words("tarock-sheet-title", number=scene.round, deals=mine(scene).deals)


def without_told(scene: scenes.Scene) -> scenes.Scene:
    """The scene without what was told already, stands elsewhere, or can be looked up; what lies aside in lines."""
    areas = [replace(area, kind="fan", seat=-1) if area.key in ASIDE else area for area in scene.areas]
    areas = [area for area in areas if area.key not in TOLD and (is_seen(area) or area.key not in ASIDE)]
    areas.sort(key=lambda area: ORDER.index(area.key) if area.key in ORDER else len(ORDER))
    notes = [note for note in scene.notes if note.code not in TOLD]
    tally = scene.tally and replace(scene.tally, notes=[note for note in scene.tally.notes if note.code != "announced"])
    return replace(scene, areas=areas, notes=notes, tally=tally)


def from_leader(scene: scenes.Scene, leader: int) -> list[int]:
    """Seats in the order in which they play to a trick."""
    place = scene.order.index(leader)
    return scene.order[place:] + scene.order[:place]


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
