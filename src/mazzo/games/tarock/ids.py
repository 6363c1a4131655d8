"""The fixed ids of moves, worked out: `actions` tells what they mean."""

from __future__ import annotations

from itertools import combinations

from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.exchange import listed_cards
from mazzo.games.tarock.setup import PACKET, TALON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.tarock.view import View
    from mazzo.kernel.numbers import Numbers

WAYS: Final = tuple(combinations(range(TALON), PACKET))
"""Three places of the talon, in the order of their ids."""


def ids(view: View, moves: list[int]) -> list[int]:
    """The ids of legal moves, in their order."""
    for move in moves:
        if plays.takes_cards(move):
            return [id_of(view.stock, each) for each in moves]
    return moves


def id_of(stock: i64, move: i64) -> i64:
    if not plays.takes_cards(move):
        return move
    talon = listed_cards(stock, TALON)
    places = sorted([talon.index(plays.card_of(move, number)) for number in range(PACKET)])
    return plays.TAKE_CARDS + WAYS.index((places[0], places[1], places[2]))


def put(view: View, numbers: Numbers) -> None:
    """Add the ids of all legal moves."""
    numbers.put_all(ids(view, view.moves()))


def meant(view: View, number: int) -> int | None:
    """The move of an id, legal or not; None if it takes cards that the viewer does not see."""
    if number < plays.TAKE_CARDS:
        return number
    talon = listed_cards(view.stock, TALON)
    way = WAYS[number - plays.TAKE_CARDS]
    cards = sorted([talon[place] for place in way])
    return None if plays.NO_CARD in cards else plays.three(cards[0], cards[1], cards[2])
