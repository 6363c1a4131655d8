"""The settlement of TRISAC (4.9): the mayor, virgins, and three ways to pay."""

from __future__ import annotations

from mazzo.games.tarock.contracts import TRISAC, WIN
from mazzo.games.tarock.deck import thirds
from mazzo.games.tarock.public import Public
from mazzo.games.tarock.setup import LOSER_PAYS_THREE, MAX_TO_MIN, SEATS, Setup

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


def counts(public: Public) -> list[int]:
    """The thirds of each seat."""
    return [thirds(public.won(seat)) for seat in range(SEATS)]


def virgins(public: Public) -> list[bool]:
    """Which seats have no trick."""
    return [public.tricks_of(seat) == 0 for seat in range(SEATS)]


def times(setup: Setup, seat: i64, count: i64) -> i64:
    """By what a payer's price is multiplied: the mayor pays double, as forehand four times (TK-A39, A41)."""
    if count < setup.mayor:
        return 1
    return 4 if seat == setup.forehand else 2


def payments(public: Public) -> list[int]:
    """What each seat gets or pays."""
    return settled(public.setup, counts(public), virgins(public))


def settled(setup: Setup, found: list[int], untouched: list[bool]) -> list[int]:
    """What each seat gets or pays for so many thirds."""
    price: i64 = WIN[TRISAC] * setup.factor
    ranked = sorted(found)
    paid = [0] * SEATS
    payer: i64 = 0
    while payer < SEATS:
        due = price * times(setup, payer, found[payer])
        receiver: i64 = 0
        while receiver < SEATS:
            if payer != receiver:
                # In halves, because of the scheme in which each pays half to each of two.
                halves = share(ranked, found[payer], found[receiver], untouched, payer, receiver, setup.trisac_pay)
                amount = due * halves // 2
                paid[payer] -= amount
                paid[receiver] += amount
            receiver += 1
        payer += 1
    return paid


def share(
    ranked: list[int], most: int, fewest: int, untouched: list[bool], payer: i64, receiver: i64, scheme: i64
) -> i64:
    """How many halves of his price one player pays another (TK-A37, A40); `ranked` are all counts, ascending."""
    if True in untouched:
        return 2 if untouched[receiver] and not untouched[payer] else 0
    if scheme == LOSER_PAYS_THREE:
        return 2 if most == ranked[3] else 0
    if scheme == MAX_TO_MIN or ranked[1] == ranked[2]:
        return 2 if most == ranked[3] and fewest == ranked[0] else 0
    return 1 if most >= ranked[2] and fewest <= ranked[1] else 0
