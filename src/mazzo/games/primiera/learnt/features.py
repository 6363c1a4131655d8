"""A move in a position as a few small numbers, for the net: what it brings, what it leaves, how things stand.

As the quick policies do, it reads only what the one who decides for the seat knows.
"""

from __future__ import annotations

from mazzo.games.primiera import captures
from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.captures import left
from mazzo.games.primiera.deck import ONES, PRIMIERA, RANK, SEVEN_OF_COINS, SUIT_OF_COINS
from mazzo.games.primiera.policy import SEVENS, VALUE, Known, of_rank
from mazzo.games.primiera.public import PLAYS
from mazzo.games.primiera.setup import ALONE, UNDECIDED
from mazzo.kernel.bits import INDEX, TOP, size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

POSITION: Final = (
    "turn",
    "own_cards",
    "their_cards",
    "own_coins",
    "their_coins",
    "own_sevens",
    "their_sevens",
    "seven_of_coins_own",
    "seven_of_coins_theirs",
    "seven_of_coins_held",
    "sevens_held",
    "cards_held",
    "first_side",
    "dealer_side",
    "partner_next",
    "partner_before",
    "undecided",
    "alone",
    "opening",
    "took_last",
    "table_cards",
)
"""How things stand for the seat, the same for each of its moves."""

MOVE: Final = (
    "takes",
    "sweeps",
    "cards",
    "coins",
    "seven_of_coins",
    "sevens",
    "primiera",
    "takes_late",
    "lays",
    "lays_coin",
    "lays_seven",
    "copies_held",
    "copies_unseen",
    "last_of_rank",
    "met",
    "low_first_side",
    "low_dealer_side",
    "danger",
    "danger_late",
    "partner_may_sweep",
    "reach",
    "exposed",
    "exposed_seven_of_coins",
    "left_total",
    "left_cards",
    "left_coins",
    "left_sevens",
    "left_nothing",
    "odd_first_side",
    "odd_dealer_side",
    "herald_alone",
    "herald_opposite",
    "herald_next",
    "herald_before",
)
"""What a move brings and what it leaves."""

NAMES: Final = POSITION + MOVE
INPUTS: Final = len(POSITION) + len(MOVE)
FLAG: Final = 16
"""What is so, or is certain; counts are of the same order, so that a byte is fine enough for every weight."""

# The place of the first of MOVE.
FIRST: Final = len(POSITION)


class Sight(Known):
    """What the one who decides for a seat sees, and how likely the next player is to hold a rank."""

    def __init__(self, round: rounds.Round, seat: i64) -> None:
        super().__init__(round, seat)
        self.round = round
        self.seat = seat
        self.places: list[int] = []
        """Of the inputs that are not zero; `values` are what stands there."""
        self.values: list[int] = []
        self.chances = self.next_holds()
        """By rank: how likely the next player holds it, in parts of FLAG."""

    def next_holds(self) -> bytes:
        if self.next_hand:
            return bytes([FLAG if rank and of_rank(self.next_hand, rank) else 0 for rank in range(11)])
        by_copies = [0, 0, 0, 0, 0]
        cards = size(self.unseen)
        none: i64 = 1
        ways: i64 = 1
        copies: i64 = 1
        while copies <= 4 and copies <= cards:
            apart = cards - self.next_cards - copies + 1
            none *= apart if apart > 0 else 0
            ways *= cards - copies + 1
            by_copies[copies] = FLAG - FLAG * none // ways
            copies += 1
        found = [0]
        rest = self.unseen
        rank: i64 = 0
        while rank < 10:
            found.append(by_copies[((rest & ONES) * ONES >> 30) & 7])
            rest >>= 1
            rank += 1
        return bytes(found)

    def note(self, place: i64, value: i64) -> None:
        if value:
            self.places.append(place)
            self.values.append(value)

    def flag(self, place: i64, so: bool) -> None:
        if so:
            self.places.append(place)
            self.values.append(FLAG)

    def clear(self) -> None:
        self.places = []
        self.values = []

    def position(self) -> None:
        """Note how things stand."""
        round = self.round
        partner = round.partner(self.seat)
        own = round.captured(self.seat)
        if partner >= 0:
            own |= round.captured(partner)
        theirs = self.captured & ~own
        place: i64 = round.setup.places[self.seat]
        before: i64 = round.setup.order[(place if place else round.setup.seats) - 1]
        self.note(0, round.turn)
        self.note(1, size(own))
        self.note(2, size(theirs))
        self.note(3, 2 * size(own & SUIT_OF_COINS))
        self.note(4, 2 * size(theirs & SUIT_OF_COINS))
        self.note(5, 4 * size(own & SEVENS))
        self.note(6, 4 * size(theirs & SEVENS))
        self.flag(7, own & SEVEN_OF_COINS != 0)
        self.flag(8, theirs & SEVEN_OF_COINS != 0)
        self.flag(9, self.hand & SEVEN_OF_COINS != 0)
        self.note(10, 8 * size(self.hand & SEVENS))
        self.note(11, 2 * size(self.hand))
        self.flag(12, self.side > 0)
        self.flag(13, self.side < 0)
        self.flag(14, self.next_is_partner)
        self.flag(15, partner >= 0 and partner == before and not self.next_is_partner)
        self.flag(16, round.teams == UNDECIDED)
        self.flag(17, round.teams == ALONE)
        self.flag(18, not self.in_play)
        self.flag(19, round.last == self.seat or (partner >= 0 and round.last == partner))
        self.note(20, size(self.table))

    def move(self, move: i64) -> None:
        """Note what a move brings and what it leaves."""
        card = move & 63
        taken = move >> 6
        rank: i64 = RANK[card]
        round = self.round
        turn = round.turn
        captured = self.captured
        if taken:
            gain = taken | (TOP >> (61 - card))
            captured |= gain
            self.note(FIRST, FLAG)
            self.flag(FIRST + 1, taken == self.table and not self.final)
            self.note(FIRST + 2, 4 * size(gain))
            self.note(FIRST + 3, 8 * size(gain & SUIT_OF_COINS))
            self.flag(FIRST + 4, gain & SEVEN_OF_COINS != 0)
            self.note(FIRST + 5, 8 * size(gain & SEVENS))
            self.note(FIRST + 6, primes(gain) >> 1)
            self.note(FIRST + 7, FLAG * turn // PLAYS)
        else:
            same = size(of_rank(self.hand, rank)) - 1
            unseen = size(of_rank(self.unseen, rank))
            self.note(FIRST + 8, PRIMIERA[rank])
            self.flag(FIRST + 9, card >= 30)
            self.flag(FIRST + 10, rank == 7)
            self.note(FIRST + 11, 8 * same)
            self.note(FIRST + 12, 8 * unseen)
            self.flag(FIRST + 13, not unseen and not same)
            self.note(FIRST + 14, self.chances[rank])
            if rank <= 4 and self.side:
                self.note(FIRST + 15 if self.side > 0 else FIRST + 16, FLAG)
        if round.setup.heralds and round.teams == UNDECIDED and rank == 1 and self.in_play:
            self.herald(card)
        if self.in_play:
            self.leave(left(self.table, move))
        if self.side:
            odd = captured ^ captured >> 10 ^ captured >> 20 ^ captured >> 30
            self.note(FIRST + 28 if self.side > 0 else FIRST + 29, 4 * size(odd & 1023))

    def leave(self, table: i64) -> None:
        """Note what becomes of the table."""
        if self.final:
            return
        total: i64 = 0
        exposed: i64 = 0
        rest = table
        while rest:
            card: i64 = INDEX[(rest & -rest) % 67]
            rest &= rest - 1
            rank: i64 = RANK[card]
            total += rank
            exposed += VALUE[card] * self.chances[rank]
        if not table:
            self.note(FIRST + 27, FLAG)
            return
        if total <= 10:
            sweep = self.chances[total]
            if self.next_is_partner:
                self.note(FIRST + 19, sweep)
            else:
                self.note(FIRST + 17, sweep)
                self.note(FIRST + 18, sweep * self.round.turn // PLAYS)
        ways = captures.ways(table)
        reach: i64 = 0
        rank = 1
        while rank <= 10:
            if ways & 63:
                reach += self.chances[rank]
            ways >>= 6
            rank += 1
        self.note(FIRST + 20, reach >> 1)
        self.note(FIRST + 21, most(exposed >> 5))
        if table & SEVEN_OF_COINS:
            self.note(FIRST + 22, 1 + self.chances[7])
        self.note(FIRST + 23, most(total))
        self.note(FIRST + 24, 4 * size(table))
        self.note(FIRST + 25, 4 * size(table & SUIT_OF_COINS))
        self.note(FIRST + 26, 8 * size(table & SEVENS))

    def herald(self, card: i64) -> None:
        """Note whom a Herald that decides makes one's partner."""
        setup = self.round.setup
        teams = setup.teams_by(card, self.seat)
        partner = setup.partner(self.seat, teams)
        if partner < 0:
            self.note(FIRST + 30, FLAG)
            return
        apart: i64 = setup.places[partner] - setup.places[self.seat]
        if apart < 0:
            apart += 4
        self.note(FIRST + 31 if apart == 2 else FIRST + 32 if apart == 1 else FIRST + 33, FLAG)


def primes(cards: i64) -> i64:
    """The primiera values of a set of cards, added up."""
    total: i64 = 0
    while cards:
        total += PRIMIERA[RANK[INDEX[(cards & -cards) % 67]]]
        cards &= cards - 1
    return total


def most(value: i64) -> i64:
    """No input is larger than this: a byte."""
    return value if value < 63 else 63
