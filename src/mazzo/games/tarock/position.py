"""Positions for lessons and for the figures of the rule book, and what their proofs may ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mazzo.games.tarock import contracts
from mazzo.games.tarock.deck import ALL, NAMES, thirds
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.moves import OVER, PLAY
from mazzo.games.tarock.notation import DECK
from mazzo.games.tarock.options import TarockOptions
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.setup import HAND, SEATS, TALON
from mazzo.games.tarock.trisac import settled
from mazzo.kernel.contract import Deal
from mazzo.kernel.position import by_seat, fill, listed, unnamed

ORDER = list(range(SEATS))


def position(options: TarockOptions, seats: int, lines: Mapping[str, str]) -> tuple[Match, Round]:
    """A deal of all cards, in which seat 0 is forehand: what is not named follows in deck order."""
    match = Match(options, SEATS - 1)
    hands, talon = by_seat(NAMES, lines["hands"], SEATS), listed(NAMES, lines.get("talon", ""))
    fill([*hands, talon], [HAND] * SEATS + [TALON], unnamed(NAMES, [*hands, talon]))
    return match, match.start(Deal(hands, [], talon))


def claims(round: Round | None) -> dict[str, Callable[..., Any]]:
    """What proofs may ask, without a round as well."""
    return {"thirds": lambda cards: thirds(DECK.set(cards)), "winner": winner, "settle": settle, "trisac": trisac}


def winner(trick: str, **options: str) -> str:
    """The card that wins a trick of a positive game."""
    cards = [DECK.card(name) for name in trick.split()]
    round = Round(TarockOptions.read(options).setup(ORDER, 1))
    round.contract, round.declarer = contracts.CHIAMATA, 0
    for seat, card in enumerate(cards):
        round.set_hand(seat, 1 << card)
    round.phase, round.leader, round.turn = PLAY, 0, 0
    for seat, card in enumerate(cards):
        round.play(seat, card)
    return NAMES[cards[round.leader]]


def trisac(*counts: int) -> list[int]:
    """The scores of a finished TRISAC in which the seats have so many thirds; forehand is seat 0, a virgin has none."""
    return settled(TarockOptions.read({}).setup(ORDER, 1), list(counts), [not count for count in counts])


def settle(contract: str, have: str, partner: int = -1, lacking: str = "", contra: int = 0) -> list[int]:
    """The scores of a finished positive game of seat 0, whose side has so many thirds: `114 T1 T21`, with these cards
    among them, and without those that are lacking."""
    number, _, named = have.partition(" ")
    mine = DECK.set(named)
    for card in sorted(DECK.cards(ALL & ~mine & ~DECK.set(lacking)), key=lambda card: -thirds(1 << card)):
        if thirds(mine | 1 << card) <= int(number):
            mine |= 1 << card
    if thirds(mine) != int(number):
        raise ValueError(f"no cards make {number} thirds")
    round = Round(TarockOptions.read({}).setup(ORDER, 1))
    round.contract, round.declarer = contracts.NAMES.index(contract), 0
    round.phase, round.turn, round.done, round.leader = OVER, -1, HAND, 1
    round.w0, round.w1 = mine, ALL & ~mine
    round.tricks = 6 | 6 << 4
    round.level = contra
    if partner >= 0:
        round.called = DECK.card("Ks")
        played = [DECK.set("Ks") if seat == partner else 0 for seat in ORDER]
        round.p0, round.p1, round.p2, round.p3 = played
    return list(round.scores())
