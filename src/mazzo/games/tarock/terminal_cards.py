"""The cards of Tarock in the terminal: in few letters, as printed boxes, as a fan, as a trick."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from mazzo.games.tarock.deck import NAMES
from mazzo.kernel.cards import HIDDEN
from mazzo.terminal.draw.blocks import CARD_WIDTH, Face, card_lines, card_rows, shortened, sized
from mazzo.terminal.phrases import Phrases

SYMBOLS = {"h": "♥", "d": "♦", "s": "♠", "c": "♣"}
INK = {"h": "vermilion", "d": "ochre", "s": "teal", "c": "moss"}
TAROCK_INK = "plum"
TENS = ("", "X", "XX")
ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
MATTO = "T22"

SHOWN = CARD_WIDTH - 1
"""How much of a card is seen in a fan; of the last one everything."""


def is_tarock(card: str) -> bool:
    return card.startswith("T")


def compact(cards: list[str], phrases: Phrases) -> str:
    """Cards side by side in few letters."""
    return " ".join(card if card == HIDDEN else phrases.short(card) for card in cards)


def roman(number: int) -> str:
    """A number as it is printed on a tarock."""
    return TENS[number // 10] + ONES[number % 10]


def face(card: str, phrases: Phrases, number: str = "", mark: str = "", plain: bool = False) -> Face:
    """A card's face; a plain one without its colour."""
    if card == HIDDEN:
        return Face("", "", "paper", number, mark)
    ink = TAROCK_INK if is_tarock(card) else INK[card[-1]]
    corner = phrases.short(card) if is_tarock(card) else phrases.corner(card[:-1])
    return Face(corner, SYMBOLS.get(card[-1], ""), "paper" if plain else ink, number, mark)


def fan_rows(faces: Sequence[Face], width: int) -> list[Text]:
    """Cards side by side; where they are too many for that each covers a part of the one before, but no index."""
    if len(faces) * (CARD_WIDTH + 1) - 1 <= width:
        return card_rows(faces, width)
    rows = -(-len(faces) // ((width - 1) // SHOWN))
    each = -(-len(faces) // rows)
    lines: list[Text] = []
    for start in range(0, len(faces), each):
        *most, last = [card_lines(face) for face in faces[start : start + each]]
        covered = [[line[:SHOWN] for line in drawn] for drawn in most]
        lines += [Text().join(parts) for parts in zip(*covered, last, strict=True)]
    return lines


def labelled_cards(labels: Sequence[str], cards: Sequence[str], phrases: Phrases, width: int) -> list[Text]:
    """Cards side by side, each below a name."""
    names = "".join(sized(shortened(label, CARD_WIDTH), CARD_WIDTH + 1) for label in labels)
    return [Text(names.rstrip()), *card_rows([face(card, phrases) for card in cards], width)]


def packets(talon: Sequence[str], labels: tuple[str, str], phrases: Phrases, width: int) -> list[Text]:
    """The two packets of the talon, beside each other or below each other."""
    sorted_halves = [sorted(half, key=NAMES.index) for half in (talon[:3], talon[3:])]
    halves = [card_rows([face(card, phrases) for card in half], width) for half in sorted_halves]
    room = 3 * (CARD_WIDTH + 1) + 4
    if width < 2 * room:
        return [Text(labels[0], "strong"), *halves[0], Text(labels[1], "strong"), *halves[1]]
    lines = [Text(sized(labels[0], room) + labels[1], "strong")]
    return lines + [Text.assemble(left, " " * 5, right) for left, right in zip(*halves, strict=True)]


def points(thirds: int) -> str:
    """Thirds of a point as a number: `38`, `38 1/3`."""
    return f"{thirds // 3} {thirds % 3}/3" if thirds % 3 else str(thirds // 3)
