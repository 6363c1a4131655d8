"""Worlds of Nain Jaune: the unseen cards put into the other hands and the stock, every placement that fits what passes
and stops have proved as likely as any other.

Suits do not matter to what is proved, so the unseen cards of a rank are one group: a seat that has proved to lack the
rank may hold none of them, a seat that has stopped before it must hold one.
"""

from __future__ import annotations

from mazzo.games.nain_jaune import round as rounds
from mazzo.games.nain_jaune.deck import KING, of_rank
from mazzo.games.nain_jaune.public import fact
from mazzo.kernel.bits import bit, gathered, listed
from mazzo.kernel.placements import Group, Placements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.games.nain_jaune.view import View
    from mazzo.kernel.rng import Rng


def placements(view: View) -> Placements:
    """All placements of the unseen cards: a place for each hidden hand, by seat, and the stock as the last."""
    public = view.public
    seats = view.hidden_seats()
    unseen = view.unseen()
    groups: list[Group] = []
    rank: i64 = 1
    while rank <= KING:
        allowed: i64 = bit(len(seats) + 1) - 1
        required: i64 = 0
        for place, seat in enumerate(seats):
            if public.lacks(seat, rank):
                allowed &= ~bit(place)
            if public.holds & fact(seat, rank):
                required |= bit(place)
        groups.append(Group(listed(of_rank(unseen, rank)), allowed, required))
        rank += 1
    return Placements([view.held[seat] for seat in seats] + [view.stock], groups)


def sample(view: View, placements: Placements, rng: Rng) -> rounds.Round:
    """A round that the viewer cannot tell from the real one."""
    found = placements.draw(rng)
    world = known_round(view)
    for place, seat in enumerate(view.hidden_seats()):
        world.set_hand(seat, gathered(found[place]))
    world.stock = gathered(found[len(found) - 1])
    return world


def known_round(view: View) -> rounds.Round:
    """A round with all that the viewer knows; hidden places are still empty."""
    world = rounds.Round(view.public.setup)
    world.take(view.public)
    world.began = view.began
    if view.seat >= 0:
        world.set_hand(view.seat, view.hand)
    for seat, cards in enumerate(view.left):
        world.set_hand(seat, cards)
    return world
