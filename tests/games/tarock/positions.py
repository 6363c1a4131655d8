"""Positions of Tarock in notation, for tests that set up a table by hand.

F, B, C and D of the worked examples are seats 0 to 3: D deals, F is forehand.
"""

from __future__ import annotations

from collections.abc import Mapping

from mazzo.games.tarock import bonuses, contracts
from mazzo.games.tarock.deck import ALL, NAMES, thirds
from mazzo.games.tarock.exchange import packed
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.moves import OVER, PLAY
from mazzo.games.tarock.notation import DECK, print_move
from mazzo.games.tarock.options import TarockOptions
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.setup import Setup
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import Deal
from mazzo.kernel.rng import Rng

F, B, C, D = range(4)


def options(**values: str | int) -> TarockOptions:
    return TarockOptions.read(values)


def setup(factor: int = 1, **values: str | int) -> Setup:
    return options(**values).setup([F, B, C, D], factor)


def cards(text: str) -> int:
    return DECK.set(text)


def names(mask: int) -> str:
    return " ".join(NAMES[card] for card in listed(mask))


def dealt(hands: Mapping[int, str], talon: str = "", seed: int = 1) -> Deal:
    """A deal in which these seats hold at least these cards, and the talon begins with these."""
    held = [[DECK.card(name) for name in hands.get(seat, "").split()] for seat in range(4)]
    stock = [DECK.card(name) for name in talon.split()]
    named = {card for hand in [*held, stock] for card in hand}
    rest = [card for card in range(54) if card not in named]
    Rng(seed).shuffle(rest)
    for place, size in zip([*held, stock], [12, 12, 12, 12, 6], strict=True):
        while len(place) < size:
            place.append(rest.pop())
    assert not rest
    return Deal(held, [], stock)


def start(hands: Mapping[int, str], talon: str = "", seed: int = 1, factor: int = 1, **values: str | int) -> Round:
    return Round.start(setup(factor, **values), dealt(hands, talon, seed))


def say(round: Round, text: str) -> Round:
    """Play moves, with commas between them, each by the seat on turn."""
    for each in text.split(", "):
        round.play(round.turn, GAME.parse(each, round.view(round.turn)))
    return round


def offered(round: Round) -> list[str]:
    return [print_move(move) for move in round.moves(round.turn)]


def view(round: Round, seat: int) -> View:
    found = round.view(seat)
    assert isinstance(found, View)
    return found


def in_trick(trick: str, hand: str, contract: str = "chiamata", **values: str) -> Round:
    """The next player of a trick has this hand; F has led."""
    round = Round(setup(1, **values))
    round.contract = contracts.NAMES.index(contract)
    round.declarer = -1 if contract == "trisac" else F
    played = [DECK.card(name) for name in trick.split()]
    for seat, card in enumerate(played):
        round.set_hand(seat, 1 << card)
    round.set_hand(len(played), cards(hand))
    round.phase = PLAY
    round.leader = round.turn = F
    for seat, card in enumerate(played):
        round.play(seat, card)
    round.offer()
    return round


def legal(trick: str, hand: str, contract: str = "chiamata", **values: str) -> str:
    return names(in_trick(trick, hand, contract, **values).legal)


def winner(trick: str, contract: str = "chiamata", **values: str) -> str:
    """The card that wins a trick."""
    first, _, rest = trick.rpartition(" ")
    round = in_trick(first, rest, contract, **values)
    round.play(D, DECK.card(rest))
    return trick.split()[round.leader]


def worth(count: int, having: str = "", lacking: str = "", number: int = 48) -> int:
    """Up to so many cards that count so many thirds, some of them given."""
    mine = cards(having)
    free = listed(ALL & ~mine & ~cards(lacking))
    # Dear cards first, as long as they fit; pips make up the rest.
    for card in sorted(free, key=lambda card: -thirds(1 << card)):
        if thirds(mine | 1 << card) <= count:
            mine |= 1 << card
    assert thirds(mine) == count
    assert mine.bit_count() <= number
    return mine


def finished(
    contract: str,
    mine: int,
    *,
    partner: int = -1,
    tricks: int = 6,
    talon: str = "",
    factor: int = 1,
    **values: str | int,
) -> Round:
    """A positive contract of F's that is over: his side has these cards from tricks, B's side the others."""
    round = Round(setup(factor, **values))
    round.contract = contracts.NAMES.index(contract)
    round.declarer = F
    round.phase = OVER
    round.turn = -1
    round.done = 12
    round.leader = B
    stock = [DECK.card(name) for name in talon.split()]
    round.stock = packed(stock)
    round.w0 = mine
    round.w1 = ALL & ~mine & ~cards(talon)
    round.tricks = tricks | (12 - tricks) << 4
    if contracts.calls(round.contract):
        round.called = DECK.card("Ks")
        if partner >= 0:
            played = cards("Ks")
            round.p0, round.p1, round.p2, round.p3 = (played if seat == partner else 0 for seat in range(4))
    return round


def announce(round: Round, **said: int) -> Round:
    """These bonuses were announced by these seats."""
    for name, seat in said.items():
        round.said |= (seat + 1) << 3 * bonuses.NAMES.index(name)
    return round
