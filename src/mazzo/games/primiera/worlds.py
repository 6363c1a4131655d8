"""Worlds of Primiera: the unseen cards put into the hidden places, every placement as likely as any other.

One Herald was dealt to each hand, so the Heralds that are unseen go one to each seat that has not shown its own; beyond
that nothing is proved about a hand, because nobody has to play a card that captures.
"""

from __future__ import annotations

from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.deck import ONES
from mazzo.games.primiera.public import NO_CARD
from mazzo.games.primiera.setup import ROBOT_SEAT
from mazzo.kernel.bits import TOP, bit, listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.games.primiera.view import View
    from mazzo.kernel.rng import Rng


def sample(view: View, rng: Rng) -> rounds.Round:
    """A round that the viewer cannot tell from the real one."""
    public = view.public
    setup = public.setup
    world = known_round(view)
    unseen = view.unseen()
    if not setup.heralds:
        cards = listed(unseen)
        rng.shuffle(cards)
        for seat in range(setup.seats):
            if not view.knows_hand(seat):
                world.set_hand(seat, drawn(cards, public.held(seat)))
        world.stock = bytes(cards)
        return world
    heralds = listed(unseen & ONES)
    others = listed(unseen & ~ONES)
    rng.shuffle(heralds)
    rng.shuffle(others)
    for seat in range(setup.seats):
        if view.knows_hand(seat):
            continue
        face_down = public.in_opening() and public.has_laid(seat)
        number = public.held(seat) + (1 if face_down else 0)
        hand: i64 = 0
        if not public.shown_heralds & (TOP >> (61 - seat)):
            hand = bit(heralds.pop())
            number -= 1
        hand |= drawn(others, number)
        if setup.is_robot(seat):
            place_robot(world, hand, rng)
        elif face_down:
            choices = listed(setup.openings(hand))
            lay_down(world, seat, hand, choices[rng.below(len(choices))])
        else:
            world.set_hand(seat, hand)
    return world


def place_robot(world: rounds.Round, hand: i64, rng: Rng) -> None:
    """The robot's cards in some order; what it has turned already is of no more use and stands for itself as 0."""
    if not world.in_opening():
        cards = listed(hand)
        rng.shuffle(cards)
        world.set_hand(ROBOT_SEAT, hand)
        world.pile = bytes([0] * (1 + world.played(ROBOT_SEAT)) + cards)
        return
    plain = listed(hand & ~ONES)
    opening = plain[rng.below(len(plain))]
    cards = listed(hand & ~bit(opening))
    rng.shuffle(cards)
    world.pile = bytes([opening, *cards])
    if world.has_laid(ROBOT_SEAT):
        lay_down(world, ROBOT_SEAT, hand, opening)
    else:
        world.set_hand(ROBOT_SEAT, hand)


def known_round(view: View) -> rounds.Round:
    """A round with all that this viewer knows; hidden places are still empty."""
    setup = view.public.setup
    world = rounds.Round(setup)
    world.take(view.public)
    world.began = view.began
    for seat in range(setup.seats):
        if view.knows_hand(seat):
            world.set_hand(seat, view.hand_of(seat))
    if view.face_down != NO_CARD:
        lay_down(world, view.seat, view.hand, view.face_down)
    return world


def drawn(cards: list[int], number: i64) -> i64:
    """The set of the last cards of a list, which leave it."""
    found: i64 = 0
    while number > 0:
        found |= bit(cards.pop())
        number -= 1
    return found


def lay_down(world: rounds.Round, seat: i64, hand: i64, card: i64) -> None:
    """Put an opening card of a sampled hand face down on the table."""
    world.set_hand(seat, hand & ~bit(card))
    world.face_down ^= (NO_CARD ^ card) << (6 * seat)
