"""The settlement of a finished round, line by line: each item with its price and what multiplies it. Every line adds up
to nothing, and all lines together make the scores.
"""

from __future__ import annotations

from msgspec import Struct

from mazzo.games.tarock import bonuses, contracts, trisac
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import VALAT, VALAT_ANNOUNCED, VALAT_SILENT
from mazzo.games.tarock.contracts import TRISAC, WIN
from mazzo.games.tarock.scoring import Parties, factor, multiple
from mazzo.games.tarock.setup import SEATS
from mazzo.games.tarock.state import Table


class Line(Struct, frozen=True, kw_only=True):
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


def lines_of(table: Table) -> list[Line]:
    """The settlement of a round that is over."""
    if table.contract == TRISAC:
        return [line for payer in range(SEATS) for line in trisac_lines(table, payer)]
    if contracts.is_negative(table.contract):
        return [line for seat in range(SEATS) if table.is_declarer(seat) for line in negative_lines(table, seat)]
    parties = Parties(table)
    found = [] if parties.valat else [game_line(parties)]
    return found + [bonus_line(parties, kind) for kind in range(bonuses.KINDS) if worth(parties, kind)]


def worth(parties: Parties, kind: int) -> int:
    """What a bonus brings the declarer's side, before contra and wheel."""
    return parties.valat if kind == VALAT else parties.bonus(kind)


def shared(parties: Parties, cents: int) -> list[int]:
    """What each seat gets if the declarer's side gets so many cents before contra and wheel."""
    amount = cents * multiple(parties.table.level) * parties.table.setup.factor
    paid = [amount * parties.sign(seat) for seat in range(SEATS)]
    if parties.partner < 0:
        paid[parties.table.declarer] *= SEATS - 1
    return paid


def side(parties: Parties, sign: int) -> list[int]:
    """The seats of the declarer's side, 1, or of the other, -1."""
    return [seat for seat in range(SEATS) if parties.sign(seat) == sign]


def game_line(parties: Parties) -> Line:
    """The contract itself."""
    table = parties.table
    cents: int = parties.game()
    return Line(
        item=contracts.NAMES[table.contract],
        seats=side(parties, 1),
        won=cents > 0,
        price=abs(cents),
        contra=multiple(table.level),
        wheel=table.setup.factor,
        cents=shared(parties, cents),
    )


def bonus_line(parties: Parties, kind: int) -> Line:
    """A bonus, or a Valat in place of the contract."""
    table, cents = parties.table, worth(parties, kind)
    by, made = announcer(table.said, kind), parties.made_by(kind)
    whose = parties.sign(by) if by >= 0 else made or parties.silently_failed(kind)
    solo = factor(table.contract)
    times = 1 if kind != VALAT else VALAT_ANNOUNCED if by >= 0 else VALAT_SILENT
    return Line(
        item=bonuses.NAMES[kind],
        seats=side(parties, whose),
        announced=by >= 0,
        won=made == whose,
        price=abs(cents) // times // solo,
        times=times,
        solo=solo,
        contra=multiple(table.level),
        wheel=table.setup.factor,
        cents=shared(parties, cents),
    )


def negative_lines(table: Table, declarer: int) -> list[Line]:
    """One declarer of a negative contract: a line for each level of contra among the three others."""
    won = contracts.has_won(table.contract, table.tricks_of(declarer))
    wheel, price = table.setup.factor, WIN[table.contract]
    levels = {seat: table.contra_of(declarer, seat) for seat in range(SEATS) if seat != declarer}
    found = []
    for level in sorted(set(levels.values())):
        amount = price * multiple(level) * wheel * (1 if won else -1)
        paid = [-amount if levels.get(seat) == level else 0 for seat in range(SEATS)]
        paid[declarer] = -sum(paid)
        found.append(
            Line(
                item=contracts.NAMES[table.contract],
                seats=[declarer],
                won=won,
                price=price,
                contra=multiple(level),
                wheel=wheel,
                cents=paid,
            )
        )
    return found


def trisac_lines(table: Table, payer: int) -> list[Line]:
    """What a seat pays, if it does."""
    counts, setup = trisac.counts(table), table.setup
    virgins = [table.tricks_of(seat) == 0 for seat in range(SEATS)]
    ranked = sorted(counts)
    times = trisac.times(payer, setup.forehand, counts[payer])
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
