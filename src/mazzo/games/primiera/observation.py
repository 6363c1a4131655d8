"""A view as numbers, for programs that learn."""

from __future__ import annotations

from mazzo.games.primiera.deck import CARDS
from mazzo.games.primiera.public import NO_CARD, PLAYS
from mazzo.games.primiera.view import View
from mazzo.kernel.planes import Packer, Pieces, each, one, ones, place, places, seats_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

SWEEPS: Final = 18
TEAMS: Final = 5
SWEEP_BITS: Final = 255


def pieces(seats: int) -> Pieces:
    found: Pieces = [
        ("hand", CARDS, "the viewer's cards"),
        ("face_down", CARDS, "the viewer's opening card while it lies face down"),
        ("robot", CARDS, "the robot's cards once they lie open"),
        ("table", CARDS, "the cards on the table"),
        ("played", PLAYS, "how many cards have been played, as so many ones"),
        ("turn", seats, "the seats that may act"),
        ("last", seats, "who captured last"),
        ("laid", seats, "the seats that have laid their opening card"),
        ("heralds", seats, "the seats that have shown the Herald dealt to them"),
        ("decider", seats, "who played the Herald that decided the teams"),
        ("partner", seats, "the viewer's partner, once that is known"),
        ("teams", TEAMS, "undecided, alone, opposite, first two, middle two"),
    ]
    each(found, "captured", seats, CARDS, "what a seat has captured")
    each(found, "opening", seats, CARDS, "the card with which a seat opened, once it is turned up")
    each(found, "sweeps", seats, SWEEPS, "the sweeps of a seat, as so many ones")
    return found


def write(view: View, packer: Packer) -> None:
    public = view.public
    seats = seats_from(public.setup.order, view.seat)
    partner = public.partner(view.seat) if view.seat >= 0 else -1
    packer.put(view.hand)
    packer.put(card_of(view.face_down))
    packer.put(view.robot_hand)
    packer.put(public.table)
    packer.put(ones(public.turn, PLAYS))
    packer.put(places(public.waiting(), seats))
    packer.put(place(public.last, seats))
    packer.put(places(public.laid, seats))
    packer.put(places(public.shown_heralds, seats))
    packer.put(place(public.herald_seat, seats))
    packer.put(place(partner, seats))
    packer.put(one(public.teams))
    for seat in seats:
        packer.put(public.captured(seat))
    for seat in seats:
        packer.put(card_of(public.opening_card(seat)))
    for each_seat in seats:
        seat_number: i64 = each_seat
        packer.put(ones((public.sweeps >> (8 * seat_number)) & SWEEP_BITS, SWEEPS))


def card_of(card: i64) -> i64:
    """A card as a set; none for NO_CARD."""
    return 0 if card == NO_CARD else one(card)
