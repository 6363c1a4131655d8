"""Positions of Primiera in notation, for tests that set up a table by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mazzo.games.primiera.game import GAME
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.notation import DECK, print_move
from mazzo.games.primiera.options import PrimieraOptions
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.scene import Scene
from mazzo.games.primiera.setup import ROBOT_SEAT, SEATS, VARIANTS
from mazzo.games.primiera.view import View
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import NOBODY, Deal

HERALDS = ["1s", "1b", "1c", "1d"]


def options(**values: str | int) -> PrimieraOptions:
    return PrimieraOptions.read(values)


def cards(text: str) -> list[int]:
    """Cards in the order named."""
    return [DECK.card(name) for name in text.split()]


def names(mask: int) -> str:
    return " ".join(DECK.name(card) for card in listed(mask))


def order(variant: str, dealer: int | None = None) -> list[int]:
    """The order of play; by default with the highest seat of a person as the dealer."""
    seats = SEATS[VARIANTS.index(variant)]
    people = seats - 1 if variant == "robot" else seats
    return GAME.match(options(variant=variant), seats, people - 1 if dealer is None else dealer).order()


def at_table(table: str, *hands: str, variant: str = "classic", dealer: int | None = None, **chosen: str) -> Round:
    """A round without opening cards: this table, these hands by seat (the others empty), the first in order on turn."""
    chosen_options = options(variant=variant, **chosen)
    held = [cards(hand) for hand in hands] + [[] for _ in range(chosen_options.seats() - len(hands))]
    return Round.start(chosen_options.setup(order(variant, dealer)), Deal(held, cards(table), []))


def at_turn(round: Round, turn: int) -> Round:
    """The same, with so many cards played before."""
    round.turn = turn
    round.place = turn % round.setup.seats
    return round


def dealt(hands: Mapping[int, str], *, robot: bool = False) -> Deal:
    """A deal of the game with Heralds in which these seats hold at least these cards, in this order.

    A seat for which no Herald is named gets one that is left over; then the other cards go round in deck order.
    """
    held = [hands.get(seat, "").split() for seat in range(4)]
    named = {card for hand in held for card in hand}
    heralds = [card for card in HERALDS if card not in named]
    others = [card for card in DECK.names if card not in named and card not in HERALDS]
    for hand in held:
        if not set(hand) & set(HERALDS):
            hand.append(heralds.pop(0))
        while len(hand) < 10:
            hand.append(others.pop(0))
    return Deal([cards(" ".join(hand)) for hand in held], [], [])


def opened(hands: Mapping[int, str], laid: Mapping[int, str], *, variant: str = "heralds", **chosen: str) -> Round:
    """A round with Heralds after these opening cards. Seat 0 plays first; of the robot the first card named is laid."""
    round = Round.start(options(variant=variant, **chosen).setup(order(variant)), dealt(hands))
    for seat in range(4):
        own = round.pile[0] if seat == ROBOT_SEAT and variant == "robot" else DECK.card(laid[seat])
        round.play(seat, own)
    return round


def legal(round: Round, seat: int = 0) -> list[str]:
    return [print_move(move) for move in round.moves(seat)]


def view_of(round: Round, seat: int) -> View:
    """The view of whoever decides for a seat."""
    chooser = round.chooser(seat)
    assert chooser != NOBODY
    return round.view(chooser)


def play(round: Round, *texts: str) -> Round:
    """Play these moves, each by the seat that is on turn."""
    for text in texts:
        seat = listed(round.waiting())[0]
        moves = {print_move(move): move for move in round.moves(seat)}
        round.play(seat, moves[text])
    return round


def row(round: Round) -> str:
    return " ".join(DECK.name(card) for card in round.row)


def teams(round: Round) -> list[list[int]]:
    """Who plays together, each side ascending, in turn order of their first seats."""
    return [sorted(side.seats) for side in round.sides()]


def points(round: Round, captured: Sequence[str], sweeps: Sequence[int] = (0, 0, 0, 0)) -> list[int]:
    """The scores of a round in which each seat has taken these cards."""
    piles = [DECK.set(text) for text in captured] + [0] * (4 - len(captured))
    round.c0, round.c1, round.c2, round.c3 = piles
    round.sweeps = sum(number << 8 * seat for seat, number in enumerate(sweeps))
    return round.scores()


def scene(round: Round, viewer: int, variant: str = "heralds") -> Scene:
    """What a viewer sees in the first round of a match."""
    people = 3 if variant == "robot" else round.setup.seats
    return GAME.scene(round.view(viewer), Match(options(variant=variant), people - 1))
