"""What a deal of Tarock costs, a second time: bonuses, contracts, TRISAC, and the wheels of a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.games.tarock.reference_cards import (
    BIRDS,
    COLOUR,
    KINGS,
    OWN_TRICK,
    PACK,
    POSITIVE,
    SOLO,
    TRULL,
    thirds,
)

WIN = {
    "trisac": 10,
    "chiamata": 10,
    "sei": 20,
    "piccolo": 10,
    "chiamata_solo": 10,
    "chiamata_meglio": 10,
    "mendicante": 20,
    "proprio_semi": 20,
    "proprio": 20,
    "piccolo_ouvert": 30,
    "mendicante_ouvert": 40,
    "solo_semi": 50,
    "solo_proprio": 50,
}
LOSS = WIN | {"sei": 40}
ANNOUNCED = {"bird1": 10, "bird2": 20, "bird3": 30, "bird4": 40, "ultimo": 10, "sacco": 10, "doppiosacco": 20}
ANNOUNCED |= {"trull": 10, "kings": 10, "mondo": 10}
NEEDED = {"sacco": 135, "doppiosacco": 165}
"""In thirds."""
ENOUGH = 107
"""More than half, in thirds: TK-A20."""
MAYOR = {"half_and_two": 107, "above_35": 106}
"""In thirds: TK-A39."""

DECLARING, OPPOSING = 1, -1
"""The declarer's side and the opponents', as the sign of what they win."""


class Trick(NamedTuple):
    """Four cards in the order of play; `seats` played them."""

    seats: list[int]
    cards: list[str]
    winner: int
    extra: list[str]
    """What the talon adds to it."""

    def player(self, card: str) -> int:
        return self.seats[self.cards.index(card)]

    def taken_by(self, card: str) -> bool:
        """Whether that card is in it and wins it."""
        return card in self.cards and self.player(card) == self.winner


@dataclass
class Played:
    """A deal after its last trick."""

    options: Mapping[str, str | int]
    contract: str
    order: list[int]
    declarers: list[int]
    partner: int | None = None
    called: str = ""
    tricks: list[Trick] = field(default_factory=list)
    won: list[str] = field(default_factory=list)
    announced: dict[str, int] = field(default_factory=dict)
    contra: int = 1
    contras: dict[tuple[int, int], int] = field(default_factory=dict)
    factor: int = 1

    def side(self, seat: int) -> int:
        return DECLARING if seat in (self.declarers[0], self.partner) else OPPOSING

    def cards_of_declarers(self) -> set[str]:
        tricks = [trick for trick in self.tricks if self.side(trick.winner) == DECLARING]
        return {card for trick in tricks for card in trick.cards} | set(self.won)

    def thirds(self, side: int) -> int:
        own = thirds(self.cards_of_declarers())
        return own if side == DECLARING else 210 - own


class Bonus(NamedTuple):
    """One line of the account."""

    kind: str
    sign: int
    """Who receives."""
    announced: bool

    def price(self) -> int:
        full = ANNOUNCED[self.kind]
        return self.sign * (full if self.announced else full // 2)


def makers(played: Played, kind: str) -> set[int]:
    """The sides that made a bonus, 4.7; at most one, but for the sacks, of which only one is announced."""
    if kind in BIRDS:
        trick = played.tricks[OWN_TRICK[kind] - 1]
        return {played.side(trick.winner)} if trick.taken_by(BIRDS[kind]) else set()  # TK-A53
    if kind == "ultimo":
        last = played.tricks[11]
        return {DECLARING} if played.called in last.cards and played.side(last.winner) == DECLARING else set()
    if kind in NEEDED:
        return {side for side in (DECLARING, OPPOSING) if played.thirds(side) >= NEEDED[kind]}
    if kind in ("trull", "kings"):
        wanted, own = set(TRULL) if kind == "trull" else set(KINGS), played.cards_of_declarers()
        opponents = set(PACK) - own  # TK-A52: with what the talon gave them.
        return {side for side, cards in ((DECLARING, own), (OPPOSING, opponents)) if wanted <= cards}
    if kind == "mondo":
        return mondo(played)
    assert kind == "valat"
    winners = {played.side(trick.winner) for trick in played.tricks}
    return winners if len(winners) == 1 else set()


def mondo(played: Played) -> set[int]:
    """TK-A25, TK-A26; not in Caesar's trick, 4.8 (6), nor where both are thrown on a suit."""
    for trick in played.tricks:
        if {"T21", "T22"} <= set(trick.cards):
            hunter, hunted = played.side(trick.player("T22")), played.side(trick.player("T21"))
            return {hunter} if hunter != hunted and trick.taken_by("T22") else set()
    return set()


def beaten(played: Played, kind: str) -> set[int]:
    """TK-A28: the side that played a bird or the called king to its own trick in vain."""
    if kind not in OWN_TRICK:
        return set()
    card, trick = BIRDS.get(kind, played.called), played.tricks[OWN_TRICK[kind] - 1]
    if card not in trick.cards or makers(played, kind):
        return set()
    return {played.side(trick.player(card))}


def kinds_in(contract: str, colour_bonuses: str) -> list[str]:
    """4.7 (6), TK-A19; without the Valat, which takes the place of the game."""
    if contract not in COLOUR:
        return list(ANNOUNCED)
    if colour_bonuses == "all":
        return [kind for kind in ANNOUNCED if kind != "ultimo"]
    return ["kings", "sacco", "doppiosacco"]


def valat(played: Played) -> Bonus | None:
    """TK-A30: a Valat made, or announced and missed."""
    made = makers(played, "valat")
    if "valat" in played.announced:
        side = played.side(played.announced["valat"])
        return Bonus("valat", side if side in made else -side, announced=True)
    return Bonus("valat", made.pop(), announced=False) if made else None


def bonuses(played: Played) -> list[Bonus]:
    """All but the Valat, 4.7 (1) to (4); with a Valat only what was announced, TK-A31."""
    found = []
    for kind in kinds_in(played.contract, str(played.options["colour_bonuses"])):
        made = makers(played, kind)
        if kind in played.announced:
            side = played.side(played.announced[kind])
            found.append(Bonus(kind, side if side in made else -side, announced=True))
        elif valat(played) is None and kind not in NEEDED:
            found += [Bonus(kind, side, announced=False) for side in made]
            if played.options["silent_fail"] == "pays_silent":
                found += [Bonus(kind, -side, announced=False) for side in beaten(played, kind)]
    return found


def game_price(contract: str, thirds_of_declarers: int, all_tricks: Bonus | None = None) -> int:
    """The contract, or the Valat instead, as the declarer's side receives it."""
    if all_tricks is None:
        return WIN[contract] if thirds_of_declarers >= ENOUGH else -LOSS[contract]
    times = (12 if all_tricks.announced else 6) * (2 if contract in SOLO else 1)
    return times * (WIN[contract] if all_tricks.sign == DECLARING else -LOSS[contract])


def stake(contract: str, game: int, items: Sequence[Bonus], contra: int = 1, factor: int = 1) -> int:
    """T in 4.9."""
    double = 2 if contract in SOLO else 1
    return (game + sum(double * item.price() for item in items)) * contra * factor


def shares(order: Sequence[int], declarer: int, partner: int | None, amount: int) -> list[int]:
    """TK-A50: 1 v 3 or 2 v 2, by seat."""
    found = [-amount for _ in order]
    found[declarer] = amount if partner is not None else 3 * amount
    if partner is not None:
        found[partner] = amount
    return found


def failed(contract: str, tricks: Sequence[Trick], declarer: int) -> bool:
    """Whether a negative contract can no longer be won."""
    number = sum(trick.winner == declarer for trick in tricks)
    return number > (1 if contract.startswith("piccolo") else 0)


def negative_scores(played: Played) -> list[int]:
    """4.9: each declarer with each of the three others on their own."""
    found = [0] * 4
    for declarer in played.declarers:
        number = sum(trick.winner == declarer for trick in played.tricks)
        won = number == (1 if played.contract.startswith("piccolo") else 0)
        for opponent in set(played.order) - {declarer}:
            amount = (WIN if won else LOSS)[played.contract] * played.contras[declarer, opponent]
            found[declarer] += amount if won else -amount
            found[opponent] -= amount if won else -amount
    return [played.factor * amount for amount in found]


def trisac_scores(
    points: Sequence[int],
    virgins: Sequence[int],
    forehand: int,
    scheme: str = "max_to_min",
    mayor: str = "half_and_two",
) -> list[int]:
    """4.9 and TK-A37 to TK-A41; `points` are thirds by seat."""
    seats = range(4)
    most, fewest = max(points), min(points)
    times = [1 if points[seat] < MAYOR[mayor] else 4 if seat == forehand else 2 for seat in seats]
    low, second, third, top = sorted(seats, key=lambda seat: points[seat])
    share = 10
    if virgins:
        pairs = [(payer, virgin) for payer in seats if payer not in virgins for virgin in virgins]
    elif scheme == "loser_pays_three":
        pairs = [(payer, other) for payer in seats if points[payer] == most for other in seats if other != payer]
    elif scheme == "two_pay_two" and points[second] != points[third]:
        pairs, share = [(payer, receiver) for payer in (third, top) for receiver in (low, second)], 5
    else:
        pairs = [(a, b) for a in seats if points[a] == most for b in seats if points[b] == fewest]
    found = [0] * 4
    for payer, receiver in pairs:
        found[payer] -= share * times[payer]
        found[receiver] += share * times[payer]
    return found


def trisac_thirds(played: Played) -> list[int]:
    piles: list[list[str]] = [[], [], [], []]
    for trick in played.tricks:
        piles[trick.winner] += trick.cards + trick.extra
    return [thirds(pile) for pile in piles]


def scores(played: Played) -> list[int]:
    """What each seat receives."""
    if played.contract == "trisac":
        virgins = [seat for seat in played.order if all(trick.winner != seat for trick in played.tricks)]
        scheme, mayor = str(played.options["trisac_pay"]), str(played.options["mayor"])
        found = trisac_scores(trisac_thirds(played), virgins, played.order[0], scheme, mayor)
        return [played.factor * amount for amount in found]
    if played.contract not in POSITIVE:
        return negative_scores(played)
    game = game_price(played.contract, played.thirds(DECLARING), valat(played))
    amount = stake(played.contract, game, bonuses(played), played.contra, played.factor)
    return shares(played.order, played.declarers[0], played.partner, amount)


class Session:
    """4.10 and 4.11b: who deals, and the wheels."""

    def __init__(self, options: Mapping[str, str | int], dealer: int) -> None:
        self.deals = int(options["deals"])
        self.appends = options["wheel_overlap"] == "append"
        self.dealer = dealer
        self.number = 1
        self.wheels: list[int] = []
        """The deals that each has left."""
        self.totals = [0] * 4
        self.before_deal()

    def before_deal(self) -> None:
        if self.number == self.deals - 3:
            self.start_wheel()

    def start_wheel(self) -> None:
        if self.appends and self.wheels:
            self.wheels[0] += 4
        else:
            self.wheels.append(4)

    @property
    def factor(self) -> int:
        return 1 << len(self.wheels)

    def close(self, contract: str, amounts: Sequence[int]) -> None:
        self.totals = [total + amount for total, amount in zip(self.totals, amounts, strict=True)]
        self.wheels = [left - 1 for left in self.wheels if left > 1]
        if contract == "trisac" or not any(amounts):
            self.start_wheel()
        self.number += 1
        self.dealer = (self.dealer + 1) % 4
        self.before_deal()

    @property
    def finished(self) -> bool:
        return self.number > self.deals

    def winners(self) -> list[int]:
        best = max(self.totals)
        return [seat for seat, total in enumerate(self.totals) if total == best]
