"""Views of simple games as numbers, and fixed ids of their moves, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mazzo.kernel.actions import Block, Listed
from mazzo.kernel.bits import gathered
from mazzo.kernel.planes import Packer, Pieces, each, ones, place, seats_from
from mazzo.kernel.simple.view import View

CARDS = 62
"""So many cards the bits of a set have room for."""
MOST = 61


def listed_moves(cards: int, verbs: Mapping[int, str], calls: Mapping[int, str]) -> Listed[Any]:
    """Ids of all moves that can be written."""
    bits = [0, *sorted(verbs)]
    blocks = [Block(verbs.get(bit, "play"), cards, "the card in deck order") for bit in bits]
    blocks += [Block(calls[move], 1, calls[move]) for move in sorted(calls)]
    return Listed(blocks, [*(bit | card for bit in bits for card in range(cards)), *sorted(calls)])


def pieces(seats: int) -> Pieces:
    """A game that has more to tell states an observation of its own."""
    found: Pieces = [
        ("hand", CARDS, "the viewer's cards"),
        ("table", CARDS, "what lay open after the deal"),
        ("hidden", CARDS, "the cards of which the viewer does not know where they are"),
        ("stock", MOST, "how many cards the stock has, as so many ones"),
        ("turn", seats, "the seat on turn"),
    ]
    each(found, "held", seats, MOST, "how many cards a seat holds, as so many ones")
    each(found, "open", seats, CARDS, "the cards of a seat that the viewer sees")
    return found


def write(view: View[Any], packer: Packer) -> None:
    seen = view.seen
    seats = seats_from(bytes(seen.order), view.seat)
    packer.put(view.hand())
    packer.put(gathered(seen.table))
    packer.put(view.hidden)
    packer.put(ones(view.stock, MOST))
    packer.put(place(seen.turn, seats))
    for seat in seats:
        packer.put(ones(view.held[seat], MOST))
    for seat in seats:
        packer.put(seen.hands[seat])
