"""Positions of Nain Jaune in notation, for tests that set up a table by hand."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.nain_jaune.match import Match
from mazzo.games.nain_jaune.notation import DECK, print_move
from mazzo.games.nain_jaune.options import NainJauneOptions
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import Deal

BOXES = ("10d", "Jc", "Qs", "Kh", "7d")


def options(**values: str) -> NainJauneOptions:
    return NainJauneOptions.read(values)


def cards(text: str) -> list[int]:
    """Cards in the order named."""
    return [DECK.card(name) for name in text.split()]


def names(mask: int) -> str:
    return " ".join(DECK.name(card) for card in listed(mask))


def holding(
    *hands: str, stock: str = "", tokens: Sequence[int] = (), boxes: Sequence[int] = (0, 0, 0, 0, 0), **chosen: str
) -> Round:
    """A round in which the seats hold these cards and seat 0 begins; tokens and boxes are those before the stakes."""
    setup = options(**chosen).setup(range(len(hands)))
    dealt = Deal([cards(hand) for hand in hands], [], cards(stock))
    return Round.start(setup, dealt, list(tokens) or [49] * len(hands), list(boxes))


def legal(round: Round) -> list[str]:
    """The moves of the seat on turn."""
    return [print_move(move) for move in round.moves(round.turn)]


def play(round: Round, *texts: str) -> Round:
    """Play these moves, each by the seat that is on turn."""
    for text in texts:
        moves = {print_move(move): move for move in round.moves(round.turn)}
        round.play(round.turn, moves[text])
    return round


def stacks(round: Round) -> list[int]:
    return [round.tokens_of(seat) for seat in range(round.setup.seats)]


def boxes(round: Round) -> list[int]:
    return [round.box(number) for number in range(5)]


def value(round: Round) -> int:
    """All tokens, wherever they lie."""
    return sum(stacks(round)) + sum(boxes(round))


def proved(facts: int, seat: int) -> str:
    """The ranks that a seat has proved to lack, or to hold, as numbers."""
    return " ".join(str(bit + 1) for bit in range(13) if facts >> 13 * seat + bit & 1)


def match(seats: int = 4, dealer: int = 0, **chosen: str) -> Match:
    return Match(options(**chosen), seats, dealer)
