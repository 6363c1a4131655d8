"""A view as numbers, for programs that learn."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX_CARDS, CARDS, NAMES
from mazzo.games.nain_jaune.public import FREE
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.planes import Packer, Pieces, each, one, ones, place, places, seats_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

TOKENS: Final = 10
RANKS: Final = 13
MOST_HELD: Final = 22
FACTS: Final = (1 << RANKS) - 1


def pieces(seats: int) -> Pieces:
    found: Pieces = [
        ("hand", CARDS, "the viewer's cards"),
        ("laid", CARDS, "the cards on the pile"),
        ("need", RANKS + 1, "the rank that is needed, from ace to king as bits 1 to 13; bit 0 if any"),
        ("turn", seats, "the seat on turn"),
        ("last", seats, "who laid the latest card"),
        ("going", 1, "whether the seat on turn has laid a card in this turn"),
        ("rested", seats, "the seats that have ended a turn"),
        ("begun", seats, "the seats that have laid a card"),
        ("forgotten", len(BOX_CARDS), "the boxes whose card was laid without announcing it"),
    ]
    for card in BOX_CARDS:
        found.append((f"box[{NAMES[card]}]", TOKENS, "the tokens in the box, as a binary number"))
    each(found, "tokens", seats, TOKENS, "the tokens of a seat, as a binary number")
    each(found, "held", seats, MOST_HELD, "how many cards a seat holds, as so many ones")
    each(found, "lacks", seats, RANKS, "the ranks that a seat has proved not to hold")
    each(found, "holds", seats, RANKS, "the ranks of which a seat has proved to hold a card")
    each(found, "open", seats, CARDS, "the cards of a seat, once all lie open")
    return found


def write(view: View, packer: Packer) -> None:
    public = view.public
    seats = seats_from(public.setup.order, view.seat)
    packer.put(view.hand)
    packer.put(public.gone)
    packer.put(one(0 if public.need == FREE else public.need))
    packer.put(place(public.turn, seats))
    packer.put(place(public.last, seats))
    packer.put(public.going)
    packer.put(places(public.rested, seats))
    packer.put(places(public.laid, seats))
    packer.put(public.forgotten)
    box: i64 = 0
    while box < len(BOX_CARDS):
        packer.put(public.box(box))
        box += 1
    for seat in seats:
        packer.put(public.tokens_of(seat))
    for seat in seats:
        packer.put(ones(view.held[seat], MOST_HELD))
    put_facts(packer, public.voids, seats)
    put_facts(packer, public.holds, seats)
    for seat in seats:
        packer.put(view.left[seat] if view.left else 0)


def put_facts(packer: Packer, facts: i64, seats: list[int]) -> None:
    """Thirteen bits a seat."""
    for each_seat in seats:
        seat: i64 = each_seat
        packer.put((facts >> (RANKS * seat)) & FACTS)
