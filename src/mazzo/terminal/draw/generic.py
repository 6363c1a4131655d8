"""Any game in the terminal, from its scene alone. A game that wants more refines it part by part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from mazzo.kernel.scene import Choice, Scene
from mazzo.terminal.draw.blocks import (
    CARD_INSIDE,
    GAP,
    Block,
    Face,
    beside,
    block_width,
    fan_rows,
    gathered,
    hanging,
    sized,
    wrapped,
)
from mazzo.terminal.draw.tally import Sheet

if TYPE_CHECKING:
    from mazzo.terminal.phrases import Phrases

ROOM_BESIDE = 40
"""How many columns the players need to stand beside what lies in columns."""
LONGEST_LIST = 11
"""With more moves than this they are listed in two columns."""
MOST_LISTED = 16


class Drawing(Sheet):
    """What a game's module `terminal` offers, as its `DRAWING`. It knows scenes, never rounds."""

    looks: Sequence[str] = ()
    """What else can be looked up while this game is played: commands."""

    def look(self, command: str, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """What one of these commands shows."""
        raise NotImplementedError

    def table(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """Everything the viewer sees, with its own cards, numbered, last."""
        areas = self.areas(scene, phrases, width)
        room = width - block_width(areas) - GAP
        if room >= ROOM_BESIDE and any(area.kind == "column" for area in scene.areas):
            # Columns are high: beside them there is room that other games do not have.
            side = [*self.players(scene, phrases, room), *self.notes(scene, phrases, room)]
            lines = beside(areas, side)
        else:
            lines = [*self.players(scene, phrases, width), *self.notes(scene, phrases, width), *areas]
        return [*lines, *self.hand(scene, phrases, width), *self.moves(scene, phrases, width)]

    def notes(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """What else is to be known; short notes share a line."""
        return [
            line
            for text in gathered([self.note(note, phrases) for note in scene.notes], width)
            for line in wrapped(Text(text), width)
        ]

    def choosable(self, scene: Scene) -> list[str]:
        """The cards that have a number, in that order; none where no card is chosen."""
        cards = scene.choosable or self.held(scene)
        return cards if any(choice.card in cards for choice in scene.moves) else []

    def listed(self, scene: Scene) -> list[Choice]:
        """The moves that are numbered after the cards: those that are not just one of them."""
        cards, zero = self.choosable(scene), self.zero(scene)
        return [choice for choice in scene.moves if choice.card not in cards and choice is not zero]

    def zero(self, scene: Scene) -> Choice | None:
        """The move that is 0: the only one without any card, where cards have numbers."""
        found = without_card(scene)
        return found[0] if len(found) == 1 and self.choosable(scene) else None

    def prompt(self, scene: Scene, phrases: Phrases) -> str:
        """What is asked of the viewer now, and how it is answered."""
        words = phrases.words
        asked = phrases.said("ask", scene.asked) if scene.asked else words("turn-yours")
        count, zero = len(self.choosable(scene)) + len(self.listed(scene)), self.zero(scene)
        asked = asked.rstrip(".: ")
        if zero:
            return words("turn-prompt-zero", asked=asked, count=count, move=self.offer(zero, scene, phrases))
        return words("turn-prompt", asked=asked, count=count)

    def written(self, scene: Scene, typed: str) -> str:
        """What a line means, in notation; by default it is written so."""
        return typed

    def offer(self, choice: Choice, scene: Scene, phrases: Phrases) -> str:
        """A move as it is offered."""
        return phrases.choice(choice)

    def held(self, scene: Scene) -> list[str]:
        """The viewer's cards in the order in which they are drawn."""
        return scene.hand

    def hand(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """The viewer's cards, or those that it chooses from; the others in words."""
        lines: Block = []
        words, cards = phrases.words, self.held(scene)
        label = words("board-hand")
        if scene.choosable:
            if cards:
                lines += wrapped(Text.assemble((label, "strong"), "  ", self.compact(cards, phrases)), width)
            cards, label = scene.choosable, words("board-hand-of", name=phrases.name(scene.deciding))
        if cards:
            lines += [Text(label, "strong"), *fan_rows(self.hand_faces(cards, scene, phrases), width)]
        return lines

    def hand_faces(self, cards: list[str], scene: Scene, phrases: Phrases) -> list[Face]:
        """Cards with their numbers; those that cannot be chosen now in brackets and without colour."""
        choosable = self.choosable(scene) if scene.moves else []
        possible = {choice.card for choice in scene.moves}
        faces = []
        for place, card in enumerate(cards):
            # The same card may be there twice; where only some have numbers it is not.
            place = place if cards == choosable else choosable.index(card) if card in choosable else -1
            refused = bool(choosable) and card not in possible
            number = "" if place < 0 else f"({place + 1})" if refused else str(place + 1)
            faces.append(self.face(card, scene, phrases, number, self.mark(card, scene), plain=refused))
        return faces

    def mark(self, card: str, scene: Scene) -> str:
        """What a card can do now: where it can go, or an x if it takes others; of a card with a box what that holds."""
        choices = [choice for choice in scene.moves if choice.card == card]
        boxes = {area.name: area.count for area in scene.areas if area.kind == "box"}
        places = {area.name for area in scene.areas if area.name} - boxes.keys()
        targets = [(choice.to or "") + ("^" if choice.above else "") for choice in choices if choice.to in places]
        if targets:
            joined = "".join(targets)
            return joined if len(joined) <= CARD_INSIDE else f"{targets[0]}-{targets[-1]}"[:CARD_INSIDE]
        if card in boxes:
            return str(boxes[card])
        return "x" if any(choice.takes for choice in choices) else ""

    def moves(self, scene: Scene, phrases: Phrases, width: int) -> list[Text]:
        """The moves that are not just a card, numbered."""
        listed = self.listed(scene)
        offers = [self.offer(choice, scene, phrases) for choice in listed[:MOST_LISTED]]
        named = [f"{number:>3}  {said}" for number, said in enumerate(offers, len(self.choosable(scene)) + 1)]
        if len(listed) > MOST_LISTED:
            named.append("     ...")
        half = -(-len(named) // 2)
        if len(named) > LONGEST_LIST and max(map(cell_len, named)) < width // 2:
            pairs = zip(named[:half], [*named[half:], ""], strict=False)
            return [Text((sized(left, width // 2) + right).rstrip()) for left, right in pairs]
        return [line for name in named for line in hanging(name, width, len("  1  "))]


def without_card(scene: Scene) -> list[Choice]:
    """The moves in which no card is touched."""
    return [choice for choice in scene.moves if choice.card is None and not choice.takes]
