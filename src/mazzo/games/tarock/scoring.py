"""The settlement (4.9): who belongs together, what each bonus comes to, who pays whom. Amounts are cents."""

from __future__ import annotations

from mazzo.games.tarock import birds, contracts, trisac
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import (
    ANNOUNCED,
    BIRD4,
    KINDS,
    MONDO,
    RE,
    SACK,
    SILENT,
    TRULL,
    ULTIMO,
    VALAT,
    VALAT_ANNOUNCED,
    VALAT_SILENT,
    counted,
)
from mazzo.games.tarock.contracts import CHIAMATA_SOLO, LOSS, TRISAC, WIN, is_negative, is_solo
from mazzo.games.tarock.deck import HALF, KINGS, WHOLE, thirds
from mazzo.games.tarock.deck import TRULL as TRULL_CARDS
from mazzo.games.tarock.exchange import everything, packet
from mazzo.games.tarock.secrets import Secrets
from mazzo.games.tarock.setup import HALF_WITH_KING, OPPONENTS, SEATS
from mazzo.kernel.bits import TOP
from mazzo.kernel.compiling import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64


@final
class Parties:
    """The two sides of a finished positive contract: their seats, and the declarer's cards."""

    def __init__(self, round: Secrets) -> None:
        self.round = round
        self.partner = round.partner()
        self.seats: i64 = TOP >> (61 - round.declarer)
        """The declarer's side, as a set of seats."""
        if self.partner >= 0:
            self.seats |= TOP >> (61 - self.partner)
        self.cards = talon_share(round) | round.discarded()
        """What counts for it: tricks, discards, and what of the talon is its own."""
        self.tricks: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            if self.seats & (TOP >> (61 - seat)):
                self.cards |= round.won(seat)
                self.tricks += round.tricks_of(seat)
            seat += 1
        self.thirds = thirds(self.cards)
        self.valat = self.valat_price()
        """What a Valat, made or announced and missed, puts in place of the game; 0 without one."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Parties, (self.round,)

    def sign(self, seat: i64) -> i64:
        """1 for a seat of the declarer's side, -1 for the others."""
        return 1 if self.seats & (TOP >> (61 - seat)) else -1

    def made_by(self, kind: i64) -> i64:
        """Which side has made a bonus: 1 the declarer's, -1 the other, 0 neither."""
        round = self.round
        if kind <= BIRD4:
            winner = birds.made_by(round.birds, kind)
            return self.sign(winner) if winner >= 0 else 0
        if kind == ULTIMO:
            return 1 if self.last_king() == 1 else 0
        if kind == TRULL:
            return self.owner(TRULL_CARDS)
        if kind == RE:
            return self.owner(KINGS)
        if kind == MONDO:
            if not round.caught:
                return 0
            catcher = self.sign((round.caught & 7) - 1)
            # Among partners it is worth nothing (TK-A26).
            return 0 if catcher == self.sign((round.caught >> 3) - 1) else catcher
        if kind == VALAT:
            return 1 if self.tricks == 12 else -1 if self.tricks == 0 else 0
        return sack_at(kind, self.thirds)

    def owner(self, cards: i64) -> i64:
        """Which side has all of some cards: 1 the declarer's, -1 the other, 0 neither (TK-A52)."""
        mine = self.cards & cards
        return 1 if mine == cards else 0 if mine else -1

    def last_king(self) -> i64:
        """What became of the called king in the last trick: 1 the caller's side won it, -1 the other, 0 it was not
        there (TK-A54)."""
        round = self.round
        if round.called < 0 or not round.last & (TOP >> (61 - round.called)):
            return 0
        return self.sign(round.leader)

    def silently_failed(self, kind: i64) -> i64:
        """Whose bird or king was played to its own trick in vain: 1 the declarer's side, -1 the other (TK-A28)."""
        if kind <= BIRD4:
            loser = birds.lost_by(self.round.birds, kind)
            return self.sign(loser) if loser >= 0 else 0
        return 1 if kind == ULTIMO and self.last_king() < 0 else 0

    def valat_price(self) -> i64:
        """What a Valat is worth to the declarer's side: so many times the contract (TK-A30, A32)."""
        contract = self.round.contract
        by = announcer(self.round.said, VALAT)
        made = self.made_by(VALAT)
        times: i64 = VALAT_SILENT
        side = made
        if by >= 0:
            times = VALAT_ANNOUNCED
            side = self.sign(by) if made == self.sign(by) else -self.sign(by)
        elif not made:
            return 0
        price: i64 = WIN[contract] if side > 0 else LOSS[contract]
        return side * price * times * factor(contract)

    def game(self) -> i64:
        """What the contract itself is worth to the declarer's side; nothing if there is a Valat."""
        if self.valat:
            return 0
        return self.game_at(self.thirds)

    def game_at(self, count: i64) -> i64:
        """What the contract is worth to the declarer's side with so many thirds."""
        contract = self.round.contract
        price: i64 = LOSS[contract]
        return WIN[contract] if count >= HALF else -price

    def bonus(self, kind: i64) -> i64:
        """What a bonus other than Valat is worth to the declarer's side."""
        return self.price(kind, self.made_by(kind))

    def price(self, kind: i64, made: i64) -> i64:
        """What it is worth if that side has made it. If one is announced, only that is settled for its kind (4.7.4);
        with a Valat only announced ones count (TK-A31)."""
        contract = self.round.contract
        if not counted(self.round.setup, contract) & (TOP >> (61 - kind)):
            return 0
        by = announcer(self.round.said, kind)
        price: i64
        if by >= 0:
            price = ANNOUNCED[kind]
            side = self.sign(by)
            return price * factor(contract) * (side if made == side else -side)
        price = SILENT[kind]
        if not price or self.valat:
            return 0
        side = made
        if not side and self.round.setup.pays_silent:
            side = -self.silently_failed(kind)
        return price * factor(contract) * side

    def worth(self, kind: i64) -> i64:
        """What a bonus or a Valat brings the declarer's side, before contra and wheel."""
        return self.valat if kind == VALAT else self.bonus(kind)

    def whose(self, kind: i64) -> i64:
        """Whose item a bonus is: of the side that has announced it, or has made it, or has failed in silence."""
        by = announcer(self.round.said, kind)
        if by >= 0:
            return self.sign(by)
        made = self.made_by(kind)
        return made if made else self.silently_failed(kind)

    def total(self) -> i64:
        """What each opponent pays, from the declarer's side; contra and wheel included (TK-A33)."""
        found = self.game() + self.valat
        kind: i64 = 0
        while kind < KINDS - 1:
            found += self.bonus(kind)
            kind += 1
        return found * multiple(self.round.level) * self.round.setup.factor


def sack_at(kind: i64, count: i64) -> i64:
    """Which side has made a sack when the declarer's has so many thirds."""
    if count >= SACK[kind]:
        return 1
    return -1 if WHOLE - count >= SACK[kind] else 0


def factor(contract: i64) -> i64:
    """Bonuses of the solo contracts count double (4.7.1)."""
    return 2 if is_solo(contract) else 1


def multiple(level: i64) -> i64:
    """What contra and recontra multiply by."""
    return 4 if level == 2 else level + 1


def talon_share(round: Secrets) -> i64:
    """What of the untouched talon counts for the declarer: nothing, but for the house rules on a called king that lies
    in the talon of a CHIAMATA_SOLO (TK-A12)."""
    if round.contract != CHIAMATA_SOLO or round.setup.solo_king_in_talon == OPPONENTS:
        return 0
    king = TOP >> (61 - round.called)
    if not everything(round.stock) & king:
        return 0
    if round.setup.solo_king_in_talon != HALF_WITH_KING:
        return everything(round.stock)
    first = packet(round.stock, 0)
    return first if first & king else packet(round.stock, 1)


def payments(round: Secrets) -> list[int]:
    """What each seat gets or pays; together nothing (TK-A50)."""
    if round.contract == TRISAC:
        return trisac.payments(round)
    if is_negative(round.contract):
        return negative_payments(round)
    parties = Parties(round)
    return shared(round, parties.partner, parties.total())


def shared(round: Secrets, partner: i64, total: i64) -> list[int]:
    """What each seat gets or pays if each opponent of a positive contract pays so much."""
    found = [-total] * SEATS
    if partner < 0:
        found[round.declarer] = 3 * total
    else:
        found[round.declarer] = total
        found[partner] = total
    return found


def negative_payments(round: Secrets) -> list[int]:
    """Each declarer against each of the three others, with the contra of that pair (TK-A34)."""
    found = [0] * SEATS
    declarer: i64 = 0
    while declarer < SEATS:
        if round.is_declarer(declarer):
            settle(round, declarer, contracts.has_won(round.contract, round.tricks_of(declarer)), found)
        declarer += 1
    return found


def settle(round: Secrets, declarer: i64, won: bool, found: list[int]) -> None:
    """Add what a declarer of a negative contract gets from the others, or pays them."""
    opponent: i64 = 0
    while opponent < SEATS:
        if opponent != declarer:
            price = WIN[round.contract] * multiple(round.contra_of(declarer, opponent)) * round.setup.factor
            found[declarer] += price if won else -price
            found[opponent] += -price if won else price
        opponent += 1
