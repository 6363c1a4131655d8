"""The settlement of a finished round, line by line: each item with its price and what multiplies it. Every line adds up
to nothing, and all lines together make the scores.
"""

from __future__ import annotations

from msgspec import Struct

from mazzo.games.tarock import bonuses, contracts, trisac
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import VALAT, VALAT_ANNOUNCED, VALAT_SILENT
from mazzo.games.tarock.contracts import TRISAC, WIN
from mazzo.games.tarock.scoring import Parties, factor, multiple, shared
from mazzo.games.tarock.secrets import Secrets
from mazzo.games.tarock.setup import SEATS


class Line(Struct, frozen=True, kw_only=True, gc=False):
    """One item of the settlement: price × times × solo × contra × wheel is what one pays another for it."""

    item: str
    """A contract or a bonus."""
    seats: list[int]
    """Whose item it is: the declarer's side, the side of a bonus; in a TRISAC the one who pays."""
    announced: bool = False
    won: bool
    price: int
    """In cents."""
    times: int = 1
    """12 or 6 for a Valat; 2 or 4 for what the mayor of a TRISAC pays."""
    solo: int = 1
    """2 for a bonus in a solo contract."""
    contra: int = 1
    wheel: int
    cents: list[int]
    """What each seat gets or pays."""


def lines_of(round: Secrets) -> list[Line]:
    """The settlement of a round that is over."""
    if round.contract == TRISAC:
        return [line for payer in range(SEATS) for line in trisac_lines(round, payer)]
    if contracts.is_negative(round.contract):
        return [line for seat in range(SEATS) if round.is_declarer(seat) for line in negative_lines(round, seat)]
    parties = Parties(round)
    found = [] if parties.valat else [game_line(parties)]
    return found + [bonus_line(parties, kind) for kind in range(bonuses.KINDS) if parties.worth(kind)]


def paid(parties: Parties, cents: int) -> list[int]:
    """What each seat gets if the declarer's side gets so many cents before contra and wheel."""
    amount = cents * multiple(parties.round.level) * parties.round.setup.factor
    return shared(parties.round, parties.partner, amount)


def side(parties: Parties, sign: int) -> list[int]:
    """The seats of the declarer's side, 1, or of the other, -1."""
    return [seat for seat in range(SEATS) if parties.sign(seat) == sign]


def game_line(parties: Parties) -> Line:
    """The contract itself."""
    round = parties.round
    cents: int = parties.game()
    return Line(
        item=contracts.NAMES[round.contract],
        seats=side(parties, 1),
        won=cents > 0,
        price=abs(cents),
        contra=multiple(round.level),
        wheel=round.setup.factor,
        cents=paid(parties, cents),
    )


def bonus_line(parties: Parties, kind: int) -> Line:
    """A bonus, or a Valat in place of the contract."""
    round, cents = parties.round, int(parties.worth(kind))
    announced, whose = announcer(round.said, kind) >= 0, parties.whose(kind)
    solo = factor(round.contract)
    times = 1 if kind != VALAT else VALAT_ANNOUNCED if announced else VALAT_SILENT
    return Line(
        item=bonuses.NAMES[kind],
        seats=side(parties, whose),
        announced=announced,
        won=parties.made_by(kind) == whose,
        price=abs(cents) // times // solo,
        times=times,
        solo=solo,
        contra=multiple(round.level),
        wheel=round.setup.factor,
        cents=paid(parties, cents),
    )


def negative_lines(round: Secrets, declarer: int) -> list[Line]:
    """One declarer of a negative contract: a line for each level of contra among the three others."""
    won = contracts.has_won(round.contract, round.tricks_of(declarer))
    wheel, price = round.setup.factor, WIN[round.contract]
    levels = {seat: round.contra_of(declarer, seat) for seat in range(SEATS) if seat != declarer}
    found = []
    for level in sorted(set(levels.values())):
        amount = price * multiple(level) * wheel * (1 if won else -1)
        paid = [-amount if levels.get(seat) == level else 0 for seat in range(SEATS)]
        paid[declarer] = -sum(paid)
        found.append(
            Line(
                item=contracts.NAMES[round.contract],
                seats=[declarer],
                won=won,
                price=price,
                contra=multiple(level),
                wheel=wheel,
                cents=paid,
            )
        )
    return found


def trisac_lines(round: Secrets, payer: int) -> list[Line]:
    """What a seat pays, if it does."""
    counts, setup = trisac.counts(round), round.setup
    virgins = trisac.virgins(round)
    ranked = sorted(counts)
    times = trisac.times(setup, payer, counts[payer])
    paid = [0] * SEATS
    for seat in range(SEATS):
        if seat != payer:
            halves = trisac.share(ranked, counts[payer], counts[seat], virgins, payer, seat, setup.trisac_pay)
            paid[seat] = WIN[TRISAC] * times * setup.factor * halves // 2
    paid[payer] = -sum(paid)
    if not paid[payer]:
        return []
    name = contracts.NAMES[TRISAC]
    return [Line(item=name, seats=[payer], won=False, price=WIN[TRISAC], times=times, wheel=setup.factor, cents=paid)]
