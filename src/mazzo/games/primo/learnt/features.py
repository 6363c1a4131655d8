"""How a turn ends as a few small numbers, for the net: the cards that all have left, the rows, the cards that are kept.

That is what the one on turn knows before cards are drawn. Colours are not looked at.
"""

from __future__ import annotations

from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLUMNS, HAND, KINDS, NIMM, NUMBER, TOP_CARD, hand_size
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

STANDING: Final = (
    "next_left",
    "next_soon",
    "next_near",
    "others_left",
    "least_soon",
    "least_near",
)
"""How many cards the others have left: the same however the turn ends."""

ENDING: Final = (
    "own_left",
    "own_soon",
    "own_near",
    "pile_empty",
    "cards_kept",
    "cards_drawn",
    "room",
    "room_one",
    "room_two",
    "room_more",
    "empty",
    "fits",
    "joins",
    "top_kept",
    "nimm_kept",
    "kept_fit",
    "kept_join",
    "kept_next",
    "kept_next_unseen",
    "kept_later",
    "kept_runs",
    "kept_twice",
    "kept_stuck",
    *(f"tail_{number}" for number in range(1, 14)),
    *(f"head_{number}" for number in range(1, 14)),
    *(f"kept_{number}" for number in range(1, 14)),
)
"""What is left of the mover's own cards, and which table the next player finds."""

NAMES: Final = STANDING + ENDING
INPUTS: Final = len(NAMES)
FLAG: Final = 16
"""What is so, or one of something."""
SOON: Final = 12
"""With fewer cards than this to get rid of, the end comes soon;"""
NEAR: Final = 4
"""with fewer than this perhaps at once."""

OWN: Final = len(STANDING)
TAILS: Final = len(NAMES) - 39
HEADS: Final = len(NAMES) - 26
KEPT: Final = len(NAMES) - 13


class Sight:
    """What the one on turn knows, and the inputs that are not zero."""

    def __init__(self, unseen: bytes, left: list[int]) -> None:
        self.unseen = unseen
        """By number, how many cards the mover does not see in hands and piles; first the specials."""
        self.left = left
        """How many cards each seat has left when the turn begins: the mover first, then in the order of play."""
        self.places: list[int] = []
        """Of the inputs that are not zero; `values` are what stands there."""
        self.values: list[int] = []

    def clear(self) -> None:
        self.places = []
        self.values = []

    def note(self, place: i64, value: i64) -> None:
        """No input is larger than 63."""
        if value > 0:
            self.places.append(place)
            self.values.append(value if value < 63 else 63)

    def note_left(self, place: i64, number: i64) -> None:
        self.note(place, number)
        self.note(place + 1, 4 * (SOON - number))
        self.note(place + 2, 16 * (NEAR - number))

    def standing(self) -> None:
        """Note what the others have left."""
        following: i64 = self.left[1]
        least = following
        total: i64 = 0
        others: i64 = len(self.left) - 1
        place: i64 = 1
        while place <= others:
            each: i64 = self.left[place]
            total += each
            if each < least:
                least = each
            place += 1
        self.note_left(0, following)
        self.note(3, total // others)
        self.note(4, 4 * (SOON - least))
        self.note(5, 16 * (NEAR - least))

    def ending(self, table: tuple[i64, i64], kept: i64, own: i64) -> None:
        """Note how a turn ends: the rows, the cards kept in the hand, and how many there are with the pile."""
        size = hand_size(kept)
        pile = own - size
        self.note_left(OWN, own)
        if not pile:
            self.note(OWN + 3, FLAG)
        self.note(OWN + 4, 8 * size)
        draws: i64 = HAND - size
        self.note(OWN + 5, 8 * (draws if draws < pile else pile))
        # Counts by number, four bits each.
        tails: i64 = 0
        heads: i64 = 0
        empty: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            row = rows.row_at(table, column)
            if row:
                tails += one(rows.tail(row))
                heads += one(rows.head(row))
            else:
                empty += 1
            column += 1
        room = empty
        number: i64 = 1
        while number < rows.FULL:
            # A whole row goes under another, however the tails were exchanged before.
            while (heads >> 4 * number) & 15 and (tails >> 4 * number + 4) & 15:
                heads -= one(number)
                tails -= one(number + 1)
                room += 1
            number += 1
        while heads >> 4 * rows.FULL and (tails >> 4) & 15:
            heads -= one(rows.FULL)
            tails -= one(1)
            room += 1
        self.note(OWN + 6, FLAG * room)
        if room:
            self.note(OWN + 6 + (room if room < 3 else 3), FLAG)
        self.note(OWN + 10, FLAG * empty)
        cards: i64 = self.unseen[0]
        fits: i64 = 0
        joins: i64 = 0
        number = 1
        while number <= rows.FULL:
            self.note(TAILS + number - 1, FLAG * ((tails >> 4 * number) & 15))
            self.note(HEADS + number - 1, FLAG * ((heads >> 4 * number) & 15))
            there: i64 = self.unseen[number]
            cards += there
            if (tails >> 4 * number + 4) & 15:
                fits += there
            elif (heads >> 4 * number - 4) & 15:
                joins += there
            number += 1
        if cards:
            self.note(OWN + 11, 48 * fits // cards)
            self.note(OWN + 12, 48 * joins // cards)
        self.keep(kept, tails, heads)

    def keep(self, kept: i64, tails: i64, heads: i64) -> None:
        """Note the cards that are kept, and how they go with the rows."""
        tops: i64 = 0
        nimms: i64 = 0
        fit: i64 = 0
        join: i64 = 0
        after: i64 = 0
        chance: i64 = 0
        later: i64 = 0
        runs: i64 = 0
        twice: i64 = 0
        stuck: i64 = 0
        numbers: i64 = 0
        before: i64 = 20
        while kept:
            card = (kept & 31) - 1
            kept >>= 5
            if card == TOP_CARD:
                tops += 1
            elif card == NIMM:
                nimms += 1
            else:
                number: i64 = NUMBER[card]
                numbers += one(number)
                linked = number == before or number == before + 1
                if number == before:
                    twice += 1
                elif number == before + 1:
                    runs += 1
                before = number
                if (tails >> 4 * number + 4) & 15:
                    fit += 1
                elif (heads >> 4 * number - 4) & 15:
                    join += 1
                elif number < 12 and (tails >> 4 * number + 8) & 15:
                    after += 1
                    chance += self.unseen[number + 1]
                elif number < 11 and (tails >> 4 * number + 12) & 15:
                    later += 1
                elif not linked:
                    stuck += 1
        self.note(OWN + 13, FLAG * tops)
        self.note(OWN + 14, FLAG * nimms)
        self.note(OWN + 15, FLAG * fit)
        self.note(OWN + 16, FLAG * join)
        self.note(OWN + 17, FLAG * after)
        self.note(OWN + 18, 2 * chance)
        self.note(OWN + 19, FLAG * later)
        self.note(OWN + 20, FLAG * runs)
        self.note(OWN + 21, FLAG * twice)
        self.note(OWN + 22, FLAG * stuck)
        number = 1
        while numbers:
            numbers >>= 4
            self.note(KEPT + number - 1, FLAG * (numbers & 15))
            number += 1


def one(number: i64) -> i64:
    """One of a number, among counts of four bits each."""
    return TOP >> (61 - 4 * number)


def unseen_by(held: list[int], hand: i64) -> bytes:
    """By number, how many cards the holder of a hand does not see, of all that hands and piles hold; first specials."""
    found = [0] * 14
    kind: i64 = 0
    while kind < KINDS:
        found[NUMBER[kind]] += held[kind]
        kind += 1
    while hand:
        found[NUMBER[(hand & 31) - 1]] -= 1
        hand >>= 5
    return bytes(found)
