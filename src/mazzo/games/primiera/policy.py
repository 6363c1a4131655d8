"""Quick players: `greedy` after Di Palma and Lanzi, and `club`, a rule player of one ply.

Each reads only what the one who decides for the seat knows: the hands it may see, the table and what was captured.
Scores are whole numbers, so that both builds choose alike.
"""

from __future__ import annotations

from mazzo.games.primiera import round as rounds
from mazzo.games.primiera.captures import left
from mazzo.games.primiera.deck import ALL, COINS, ONES, PRIMIERA, RANK, SEVEN_OF_COINS, SUIT
from mazzo.games.primiera.public import PLAYS
from mazzo.games.primiera.setup import OPPOSITE, PACKET, ROBOT_SEAT
from mazzo.kernel.bits import INDEX, TOP, size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

SEVENS: Final = ONES << 6
VALUE: Final = bytes(
    PRIMIERA[RANK[card]]
    + (8 if RANK[card] == 7 else 0)
    + (10 if SUIT[card] == COINS else 0)
    + (100 if card == 36 else 0)
    for card in range(40)
)
"""What a card is worth to a player: its primiera value, more for a seven, for a Coin, most for the seven of Coins."""

SWEEP: Final = 160
CAPTURE: Final = 20
SEVEN_BY_SEVEN: Final = 30
ANOTHER_HELD: Final = 24
LAST_OF_RANK: Final = 24
LIVE_SEVEN: Final = 50
LOW_CARD: Final = 4
ODD_RANK: Final = 12
RISK: Final = 400


def greedy(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Sweep; else leave no sweep behind; else take what is worth most, or lay what is worth least."""
    known = Known(round, seat)
    moves = choices(round, seat)
    best: i64 = 0
    best_score: i64 = -1
    ties: i64 = 0
    for each in moves:
        move: i64 = each
        score = known.greed(move)
        if score > best_score:
            best, best_score, ties = move, score, 1
        elif score == best_score:
            ties += 1
            if not rng.below(ties):
                best = move
    return best


def club(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """The move with the best sum of gains and dangers."""
    known = Known(round, seat)
    moves = choices(round, seat)
    best: i64 = 0
    best_score: i64 = -100000
    ties: i64 = 0
    for each in moves:
        move: i64 = each
        score = known.take(move) if move >> 6 else known.lay(move)
        score += known.balance(move) - known.danger(move)
        if score > best_score:
            best, best_score, ties = move, score, 1
        elif score == best_score:
            ties += 1
            if not rng.below(ties):
                best = move
    return best


def choices(round: rounds.Round, seat: i64) -> list[int]:
    """The moves of a seat that is on turn."""
    return [round.automatic()] if seat == round.robot else round.choices(round.hand(seat))


class Known:
    """What the one who decides for a seat sees, gathered once a decision."""

    def __init__(self, round: rounds.Round, seat: i64) -> None:
        setup = round.setup
        chooser = round.chooser(seat)
        open_robot = setup.has_robot and round.robot < 0
        self.hand = 0 if seat == round.robot else round.hand(seat)
        self.table = round.table
        self.captured = round.c0 | round.c1 | round.c2 | round.c3
        seen = self.hand | self.table | self.captured
        if chooser >= 0:
            seen |= round.hand(chooser)
        if open_robot:
            seen |= round.h3
        self.unseen = ALL & ~seen
        self.in_play = round.laid == setup.everyone
        self.final = round.turn == PLAYS - 1
        self.side: i64 = 0
        """1 for the seats that play first and third, -1 for the dealer's, 0 where partners do not sit opposite."""
        if round.teams == OPPOSITE:
            self.side = 1 if setup.places[seat] % 2 == 0 else -1
        place: i64 = setup.places[seat] + 1
        following: i64 = setup.order[0 if place == setup.seats else place]
        self.next_is_partner = round.partner(seat) == following
        self.next_hand: i64 = round.h3 if open_robot and following == ROBOT_SEAT else 0
        """The next player's cards, if they lie open."""
        self.next_cards: i64 = size(round.hand(following))
        """How many cards the next player will hold; after the last card of a packet, those of the next one."""
        if not self.next_cards and not self.final:
            self.next_cards = PACKET[setup.variant]

    def sweep_rank(self, move: i64) -> i64:
        """The rank that would sweep the table after a move, 0 if none would."""
        table = left(self.table, move)
        total: i64 = 0
        while table and total <= 10:
            total += RANK[INDEX[(table & -table) % 67]]
            table &= table - 1
        return total if total <= 10 else 0

    def greed(self, move: i64) -> i64:
        """The greedy order: sweeps, then moves that leave no live sweep, then captures, each by what it is worth."""
        card = move & 63
        taken = move >> 6
        if not taken:
            score = 1000 - VALUE[card]
        elif taken == self.table and not self.final:
            return 100000 + VALUE[card] + worth(taken)
        else:
            score = 10000 + VALUE[card] + worth(taken)
        rank = self.sweep_rank(move) if self.in_play else 0
        return score if rank and of_rank(self.unseen, rank) else score + 50000

    def take(self, move: i64) -> i64:
        """What a capture is worth."""
        card = move & 63
        taken = move >> 6
        score = VALUE[card] + worth(taken) + CAPTURE
        if taken == self.table and not self.final:
            score += SWEEP
        if RANK[card] == 7 and taken & SEVENS:
            sevens = self.hand & SEVENS
            if (sevens | taken) & SEVEN_OF_COINS or size(sevens) >= 2:
                score += SEVEN_BY_SEVEN
        return score

    def lay(self, move: i64) -> i64:
        """What it is worth to lay a card that takes nothing."""
        card = move & 63
        rank: i64 = RANK[card]
        same = of_rank(self.hand, rank)
        unseen = of_rank(self.unseen, rank)
        score = ANOTHER_HELD * (size(same) - 1) - VALUE[card]
        if not unseen and size(same) == 1:
            score += LAST_OF_RANK
        if rank == 7 and unseen:
            score -= LIVE_SEVEN
        if rank <= 4:
            score += LOW_CARD * self.side
        return score

    def balance(self, move: i64) -> i64:
        """The first and third player want ranks broken, the dealer's side wants them paired."""
        if not self.side:
            return 0
        captured = self.captured
        if move >> 6:
            captured |= move >> 6 | (TOP >> (61 - (move & 63)))
        odd = captured ^ captured >> 10 ^ captured >> 20 ^ captured >> 30
        return ODD_RANK * self.side * size(odd & 1023)

    def danger(self, move: i64) -> i64:
        """How much it matters that the next player may sweep what is left."""
        if not self.in_play or self.final or self.next_is_partner:
            return 0
        rank = self.sweep_rank(move)
        if not rank:
            return 0
        if self.next_hand:
            return RISK if of_rank(self.next_hand, rank) else 0
        # The chance that none of the unseen cards of the rank is among the next player's cards.
        cards = size(self.unseen)
        copies = size(of_rank(self.unseen, rank))
        none: i64 = 1
        all_ways: i64 = 1
        n: i64 = 0
        while n < copies:
            none *= cards - self.next_cards - n
            all_ways *= cards - n
            n += 1
        return RISK - RISK * none // all_ways


def of_rank(cards: i64, rank: i64) -> i64:
    """A bit for each card of a rank."""
    return (cards >> (rank - 1)) & ONES


def worth(cards: i64) -> i64:
    """What a set of cards is worth together."""
    total: i64 = 0
    while cards:
        total += VALUE[INDEX[(cards & -cards) % 67]]
        cards &= cards - 1
    return total
