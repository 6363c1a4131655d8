"""A view as numbers, for programs that learn."""

from __future__ import annotations

from mazzo.games.tarock import bonuses, contracts, exchange
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.moves import PHASES
from mazzo.games.tarock.setup import HAND, SEATS
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import TOP
from mazzo.kernel.planes import Packer, Pieces, each, one, ones, place, places, seats_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.tarock.public import Public

CARDS: Final = 54
LEVELS: Final = 2
CONTRACTS: Final = 13
KING_BITS: Final = 8


def pieces(seats: int) -> Pieces:
    found: Pieces = [
        ("hand", CARDS, "the viewer's cards"),
        ("talon", CARDS, "the cards of the talon that the viewer sees"),
        ("taken", CARDS, "what the declarer has taken of it, as far as that is known"),
        ("discards", CARDS, "the cards laid away that the viewer knows"),
        ("called", 4, "the suit of the called king, if the viewer knows it"),
        ("fourth", 1, "whether a king was called as the fourth"),
        ("phase", len(PHASES), ", ".join(PHASES)),
        ("contract", CONTRACTS, ", ".join(contracts.NAMES)),
        ("turn", seats, "the seat on turn"),
        ("declarer", seats, "the declarer"),
        ("joined", seats, "the accanto players"),
        ("active", seats, "the seats that have not passed"),
        ("partner", seats, "the declarer's partner, as far as the viewer knows"),
        ("contra", LEVELS, "how often contra was said to a positive contract, as so many ones"),
        ("contra_by", seats, "who said contra"),
        ("recontra_by", seats, "who said recontra"),
        ("accused", seats, "the declarer to whom contra may be said now"),
        ("down", 1, "whether the declarer has closed his first turn"),
        ("spoke", 1, "whether something was said in this turn of the announcements"),
        ("content", seats, "the seats that have said bene"),
        ("trick", CARDS, "the cards of the trick"),
        ("leader", seats, "who led to it"),
        ("best", seats, "who wins it as it stands"),
        ("before", CARDS, "the cards of the trick before"),
        ("done", HAND, "how many tricks are over, as so many ones"),
    ]
    each(found, "played", seats, CARDS, "what a seat has played")
    each(found, "won", seats, CARDS, "what a seat has won in tricks")
    each(found, "lacks", seats, CARDS, "what a seat has proved not to hold")
    each(found, "open", seats, CARDS, "the hand of a seat, once all lie open")
    each(found, "tricks", seats, HAND, "how many tricks a seat has won, as so many ones")
    each(found, "said", seats, len(bonuses.NAMES), ", ".join(bonuses.NAMES))
    each(
        found, "contras", seats, 2 * SEATS, "in negative contracts contra and recontra against a seat, two bits a place"
    )
    return found


def write(view: View, packer: Packer) -> None:
    public = view.public
    seats = seats_from(public.setup.order, view.seat)
    packer.put(view.hand)
    packer.put(exchange.everything(view.stock))
    packer.put(view.taken)
    packer.put(view.discarded())
    packer.put(one(view.called // KING_BITS) if view.called >= 0 else 0)
    packer.put(public.fourth)
    packer.put(one(public.phase))
    packer.put(one(public.contract))
    packer.put(place(public.turn, seats))
    packer.put(place(public.declarer, seats))
    packer.put(places(public.joined, seats))
    packer.put(places(public.active, seats))
    packer.put(place(view.partner(), seats) if public.declarer >= 0 else 0)
    packer.put(ones(public.level, LEVELS))
    packer.put(place(public.contra_by, seats))
    packer.put(place(public.recontra_by, seats))
    packer.put(place(public.accused, seats))
    packer.put(public.down)
    packer.put(public.spoke)
    packer.put(places(public.content, seats))
    packer.put(public.cards)
    packer.put(place(public.leader, seats))
    packer.put(place(public.best_seat, seats))
    packer.put(public.last)
    packer.put(ones(public.done, HAND))
    for seat in seats:
        packer.put(public.played(seat))
    for seat in seats:
        packer.put(public.won(seat))
    for seat in seats:
        packer.put(public.lacks(seat))
    for seat in seats:
        packer.put(0 if view.open_hands is None else view.open_hands[seat])
    for seat in seats:
        packer.put(ones(public.tricks_of(seat), HAND))
    for seat in seats:
        packer.put(announced(public, seat))
    for seat in seats:
        packer.put(contras(public, seat, seats))


def announced(public: Public, seat: i64) -> i64:
    """What a seat has announced, as a set of bonuses."""
    found: i64 = 0
    kind: i64 = 0
    while public.said and kind < bonuses.KINDS:
        if announcer(public.said, kind) == seat:
            found |= TOP >> (61 - kind)
        kind += 1
    return found


def contras(public: Public, declarer: i64, seats: list[int]) -> i64:
    """What was said to a declarer of a negative contract: one bit after a contra, both after a recontra."""
    found: i64 = 0
    shift: i64 = 0
    if not public.contras:
        return found
    for opponent in seats:
        found |= ones(public.contra_of(declarer, opponent), LEVELS) << shift
        shift += 2
    return found
