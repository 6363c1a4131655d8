"""Worlds of Primiera: the unseen cards put into the hidden places, every placement as likely as any other.

One Herald was dealt to each hand, so the Heralds that are unseen go one to each seat that has not shown its own; beyond
that nothing is proved about a hand, because nobody has to capture if he can.
"""

from __future__ import annotations

from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.deck import ONES
from mazzo.games.primiera.setup import ROBOT_SEAT
from mazzo.kernel.bits import TOP, bit, listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.games.primiera.view import View
    from mazzo.kernel.rng import Rng


def sample(view: View, rng: Rng) -> rounds.Round:
    """A round that the viewer cannot tell from the real one."""
    setup = view.setup
    world = known_round(view)
    unseen = view.unseen()
    if not setup.heralds:
        cards = listed(unseen)
        rng.shuffle(cards)
        for seat in range(setup.seats):
            if not view.knows_hand(seat):
                world.set_hand(seat, drawn(cards, view.held(seat)))
        world.stock = bytes(cards)
        return world
    heralds = listed(unseen & ONES)
    others = listed(unseen & ~ONES)
    rng.shuffle(heralds)
    rng.shuffle(others)
    for seat in range(setup.seats):
        if view.knows_hand(seat):
            continue
        face_down = view.in_opening() and view.laid & (TOP >> (61 - seat)) != 0
        number = view.held(seat) + (1 if face_down else 0)
        hand: i64 = 0
        if not view.shown_heralds & (TOP >> (61 - seat)):
            hand = bit(heralds.pop())
            number -= 1
        hand |= drawn(others, number)
        if setup.has_robot and seat == ROBOT_SEAT:
            place_robot(view, world, hand, rng)
        elif face_down:
            choices = listed(setup.openings(hand))
            lay_down(world, seat, hand, choices[rng.below(len(choices))])
        else:
            world.set_hand(seat, hand)
    return world


def place_robot(view: View, world: rounds.Round, hand: i64, rng: Rng) -> None:
    """The robot's cards in some order; what it has turned already is of no more use and stands for itself as 0."""
    if not view.in_opening():
        turned = view.turn // 4 + (1 if view.setup.places[ROBOT_SEAT] < view.place else 0)
        cards = listed(hand)
        rng.shuffle(cards)
        world.set_hand(ROBOT_SEAT, hand)
        world.pile = bytes([0] * (1 + turned) + cards)
        return
    plain = listed(hand & ~ONES)
    opening = plain[rng.below(len(plain))]
    cards = listed(hand & ~bit(opening))
    rng.shuffle(cards)
    world.pile = bytes([opening, *cards])
    if view.laid & (TOP >> (61 - ROBOT_SEAT)):
        lay_down(world, ROBOT_SEAT, hand, opening)
    else:
        world.set_hand(ROBOT_SEAT, hand)


def known_round(view: View) -> rounds.Round:
    """A round with all that this viewer knows; hidden places are still empty."""
    world = rounds.Round(view.setup)
    for seat in range(view.setup.seats):
        if view.knows_hand(seat):
            world.set_hand(seat, view.hand_of(seat))
    world.c0 = view.captured[0]
    world.c1 = view.captured[1]
    if view.setup.seats > 2:
        world.c2 = view.captured[2]
    if view.setup.seats > 3:
        world.c3 = view.captured[3]
    world.sweeps = view.sweeps
    world.set_table(view.table)
    world.turn = view.turn
    world.place = view.place
    world.laid = view.laid
    world.opening = view.opening
    world.last = view.last
    world.teams = view.teams
    world.herald = view.herald
    world.herald_seat = view.herald_seat
    world.shown = view.shown_heralds
    world.robot = view.robot
    world.row = view.row
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
    world.opening ^= (rounds.NO_CARD ^ card) << (6 * seat)
