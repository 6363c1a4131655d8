"""What the parameters of events, reasons, advice and moves are, so that every client can put them into words.

A game declares `{"captured": says(seat=Kind.SEAT, card=Kind.CARD, takes=Kind.CARDS)}`; the kinds go out once, with the
game's description, not with each event.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

Says = Mapping[str, str]
"""The parameters of one sentence, each with its kind: a `Kind` or a `term`."""


class Kind(StrEnum):
    """What a parameter is."""

    SEAT = "seat"
    SEATS = "seats"
    """Several seats, joined by `and`; the viewer first."""
    CARD = "card"
    CARDS = "cards"
    """Several cards, joined by `and`."""
    ANY_CARD = "any_card"
    """Several cards, joined by `or`."""
    RANK = "rank"
    """A rank of the game's deck, as it is written on cards; said in full."""
    SUIT = "suit"
    """A suit of the game's deck, by its letter; said in full."""
    NUMBER = "number"
    """Something counted: chooses plurals."""
    POINTS = "points"
    """Gained or lost, in the game's unit."""
    MOVES = "moves"
    """Several moves that are legal now, in notation, joined by `or`; the scene has their parts."""
    TEXT = "text"
    """As it is: what somebody typed, the letter of a column."""
    FLAG = "flag"
    """True or not; words choose by `yes` and `no`."""


TERM = "term:"


def term(family: str) -> str:
    """The kind of one of a game's own words: the value `x` is said as `<game>-<family>-x`."""
    return TERM + family


def says(**kinds: str) -> Says:
    """The parameters of one sentence."""
    wrong = {name: kind for name, kind in kinds.items() if kind not in set(Kind) and not kind.startswith(TERM)}
    if wrong:
        raise ValueError(f"unknown kinds: {wrong}")
    return MappingProxyType(kinds)
