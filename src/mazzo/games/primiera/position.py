"""Positions for lessons and for the figures of the rule book, and what their proofs may ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mazzo.games.primiera import scoring
from mazzo.games.primiera.deck import NAMES, ONES
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.options import PrimieraOptions
from mazzo.games.primiera.round import Round
from mazzo.kernel.contract import Deal
from mazzo.kernel.position import by_seat, fill, listed, unnamed

HAND = {"heralds": 10, "robot": 10, "classic": 9, "two": 3, "three": 6}


def position(options: PrimieraOptions, seats: int, lines: Mapping[str, str]) -> tuple[Match, Round]:
    """A deal: what is not named follows in deck order. With `turn`, a round in which so many cards have been played."""
    match = Match(options, options.dealers() - 1)
    hands = by_seat(NAMES, lines["hands"], match.seats)
    table, stock = listed(NAMES, lines.get("table", "")), listed(NAMES, lines.get("stock", ""))
    if "turn" in lines:
        return match, arranged(match, Deal(hands, table, stock), int(lines["turn"]), lines.get("took", ""))
    rest = unnamed(NAMES, [*hands, table, stock])
    if options.heralds():
        give_heralds(hands, rest)
    fill(hands, [HAND[options.variant]] * match.seats, rest)
    return match, match.start(Deal(hands, table, stock + rest))


def arranged(match: Match, dealt: Deal, turn: int, took: str) -> Round:
    """Late in a round: `took 8s 8b / 8d *` is what each has captured, with `*` and all other cards in turn."""
    captured = by_seat(NAMES, took.rstrip("* "), match.seats)
    if took.endswith("*"):
        for number, card in enumerate(unnamed(NAMES, [*dealt.hands, dealt.table, dealt.stock, *captured])):
            captured[number % match.seats].append(card)
    return Round.arranged(match.options.setup(match.order()), dealt, turn, captured, last=0)


def give_heralds(hands: list[list[int]], rest: list[int]) -> None:
    """Each hand has one Herald."""
    heralds = [card for card in rest if ONES >> card & 1]
    rest[:] = [card for card in rest if card not in heralds]
    for hand in hands:
        if not any(ONES >> card & 1 for card in hand):
            hand.append(heralds.pop(0))


def claims(round: Round | None) -> dict[str, Callable[..., Any]]:
    """What proofs may ask: of the round if there is one."""
    found: dict[str, Callable[..., Any]] = {"points": points, "prime": prime}
    if round is not None:
        found |= {
            "took": lambda seat: DECK.text(round.captured(seat)),
            "table": lambda: DECK.text(round.table),
            "teams": lambda: [sorted(side.seats) for side in round.sides()],
        }
    return found


def points(variant: str, *piles: str, sweeps: tuple[int, ...] = ()) -> list[int]:
    """What the captured cards and the sweeps of each seat are worth."""
    options = PrimieraOptions.read({"variant": variant})
    order = list(range(options.seats()))
    round = Round.start(options.setup(order), Deal([[] for _ in order], [], []))
    captured = [DECK.set(pile) for pile in piles] + [0] * 4
    round.c0, round.c1, round.c2, round.c3 = captured[:4]
    round.sweeps = sum(number << 8 * seat for seat, number in enumerate(sweeps))
    return list(round.scores())


def prime(cards: str) -> int | None:
    """The primiera of these cards; None where a suit is missing."""
    return int(scoring.primiera(DECK.set(cards), False)) or None
