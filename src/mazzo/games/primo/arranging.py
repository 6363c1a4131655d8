"""Positions made by hand, for lessons and tests: checked, and filled up with the cards that nobody named.

A pile lists its cards from the top, UNKNOWN where any card will do. Those are taken from what is left of the deck,
always the same ones; what is then still left counts as gone.
"""

from __future__ import annotations

from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLOUR, COLUMNS, HAND, KINDS, NAMES, NUMBER, TOP_CARD, copies
from mazzo.games.primo.facts import UNKNOWN, drew
from mazzo.games.primo.public import Public
from mazzo.games.primo.setup import Setup
from mazzo.kernel.contract import NOBODY, Deal
from mazzo.kernel.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


def arranged(
    setup: Setup, table: list[list[int]], hands: list[list[int]], piles: list[list[int]], turn: i64
) -> tuple[Public, Deal]:
    """How such a game begins, and its cards: each seat's hand and, below it, its pile. Raises ValueError."""
    if len(table) != COLUMNS:
        raise ValueError(f"there are {COLUMNS} rows, not {len(table)}")
    if len(hands) != setup.seats or len(piles) != setup.seats:
        raise ValueError(f"{setup.seats} seats have as many hands and piles")
    for seat, hand in enumerate(hands):
        if not 1 <= len(hand) <= HAND:
            raise ValueError(f"the hand of seat {seat} has {len(hand)} cards, and not 1 to {HAND}")
        if UNKNOWN in hand:
            raise ValueError(f"the hand of seat {seat} is not known")
    if turn != NOBODY and not 0 <= turn < setup.seats:
        raise ValueError(f"it is nobody's turn: there is no seat {turn}")
    left = left_over(setup, [*table, *hands, *piles])
    public = Public(setup)  # type: ignore[abstract]  # it is remembered and never played
    public.table = [row_of(setup, cards) for cards in table]
    whole = filled(piles, left)
    public.gone = bytes(left)
    public.dealt = bytes([len(hands[seat]) + len(whole[seat]) for seat in range(setup.seats)])
    public.facts = [drew(len(hand)) for hand in hands]
    if turn != NOBODY:
        public.turn = turn
    if public.blocked():
        raise ValueError("nobody could ever play a card")
    return public, Deal([sorted(hands[seat]) + whole[seat] for seat in range(setup.seats)], [], [])


def left_over(setup: Setup, named: list[list[int]]) -> list[int]:
    """How many cards of each kind are not among these."""
    left = copies(setup.top_cards)
    for cards in named:
        for kind in cards:
            if kind == UNKNOWN:
                continue
            if not 0 <= kind < KINDS:
                raise ValueError(f"{kind} is no card")
            left[kind] -= 1
            if left[kind] < 0:
                raise ValueError(f"{NAMES[kind]} is there once too often")
    return left


def row_of(setup: Setup, cards: list[int]) -> i64:
    """These cards, from the head to the tail, as a row."""
    row: i64 = rows.EMPTY
    for kind in cards:
        if kind >= TOP_CARD:
            raise ValueError("a row holds only numbers")
        number: i64 = NUMBER[kind]
        colour: i64 = COLOUR[kind]
        if row and not rows.fits_tail(setup.colours, row, number, colour):
            raise ValueError(f"{NAMES[kind]} does not follow in its row")
        row = rows.appended(row, rows.single(number, colour))
    if rows.is_full(row):
        raise ValueError("a row from 13 to 1 has left the game")
    return row


def filled(piles: list[list[int]], left: list[int]) -> list[list[int]]:
    """The piles, with cards for those that nobody named; takes them out of what is left."""
    rest: list[int] = []
    for kind in range(KINDS):
        rest += [kind] * left[kind]
    Rng(1).shuffle(rest)
    found: list[list[int]] = []
    for pile in piles:
        whole: list[int] = []
        for kind in pile:
            if kind == UNKNOWN:
                if not rest:
                    raise ValueError("the piles have more cards than there are")
                kind = rest.pop()
                left[kind] -= 1
            whole.append(kind)
        found.append(whole)
    return found
