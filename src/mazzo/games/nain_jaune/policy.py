"""Quick players: `greedy`, which leads its longest run, and `club`, which weighs the whole sequence.

Each reads only what its seat knows: its own hand, the pile, how many cards the others hold and what they have proved.
Suits matter only for box cards, so a lead is a rank. Scores are whole numbers, so that both builds choose alike.
"""

from __future__ import annotations

from mazzo.games.nain_jaune import round as rounds
from mazzo.games.nain_jaune.deck import ALL, BOX, BOXED, KING, of_rank
from mazzo.games.nain_jaune.public import ANNOUNCED, FREE, PASS
from mazzo.kernel.bits import INDEX, TOP, size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

CARD: Final = 12
"""What it is worth to be rid of a card."""
TOKEN: Final = 6
"""What a token from a box is worth."""
KING_LAST: Final = 40
"""What it is worth to greedy that a run ends with a king."""
LOW: Final = 2
"""What club adds for each rank below the king: the lower a card, the fewer sequences pass it."""
LEAD: Final = 60
"""What it is worth to club to lead again."""
SURE: Final = 1000
"""Chances are in thousandths."""


def greedy(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Lead the run with most cards and tokens, of equal ones any; go on whenever possible."""
    if round.need != FREE:
        return follow(round, seat)
    hand = round.hand(seat)
    lead: i64 = 0
    most: i64 = -1
    ties: i64 = 0
    run: i64 = KING_LAST
    rank: i64 = KING
    while rank:
        cards = of_rank(hand, rank)
        if cards:
            run += CARD + TOKEN * box_tokens(round, cards)
            if run > most:
                lead, most, ties = rank, run, 1
            elif run == most:
                ties += 1
                if not rng.below(ties):
                    lead = rank
        else:
            run = 0
        rank -= 1
    return lay(round, of_rank(hand, lead))


def club(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Lead where the sequence, up to the king or to a rank that nobody has, is to be expected to bring most: own cards
    and boxes, also those laid after others went on, and the next lead. Go on whenever possible."""
    if round.need != FREE:
        return follow(round, seat)
    hand = round.hand(seat)
    others = Others(round, seat)
    lead: i64 = 0
    most: i64 = -1
    # What the sequence brings from a rank on, if this seat laid the rank before, and if another did.
    after_own: i64 = LEAD * SURE
    after_other: i64 = 0
    rank: i64 = KING
    while rank:
        cards = of_rank(hand, rank)
        others.ask(rank)
        if cards:
            after_own += (CARD + LOW * (KING - rank) + TOKEN * box_tokens(round, cards)) * SURE
            after_other = (others.leave * after_own + (SURE - others.leave) * after_other) // SURE
            if after_own > most:
                lead, most = rank, after_own
        else:
            after_other = (SURE - others.lack) * after_other // SURE
            after_own = others.lack * LEAD + after_other
        rank -= 1
    return lay(round, of_rank(hand, lead))


class Others:
    """How likely it is that the other players cannot lay a rank: a rank that all lack is a dead one."""

    def __init__(self, round: rounds.Round, seat: i64) -> None:
        self.round = round
        self.seat = seat
        self.unseen = ALL & ~(round.gone | round.hand(seat))
        self.cards = size(self.unseen)
        self.lack: i64 = 0
        """That all others lack it."""
        self.leave: i64 = 0
        """That it comes to this seat after another laid the rank before: that one and all in between lack it."""

    def ask(self, rank: i64) -> None:
        """Work out the chances for a rank."""
        round = self.round
        copies = size(of_rank(self.unseen, rank))
        total: i64 = 0
        self.lack = SURE
        other: i64 = round.setup.preceding[self.seat]
        while other != self.seat:
            self.lack = self.lack * self.lacks(other, rank, copies) // SURE
            total += self.lack
            other = round.setup.preceding[other]
        self.leave = total // (round.setup.seats - 1)

    def lacks(self, other: i64, rank: i64, copies: i64) -> i64:
        """How likely it is that one player lacks a rank, of which so many cards are unseen."""
        proved = TOP >> (62 - rank - 13 * other)
        if self.round.voids & proved:
            return SURE
        if self.round.holds & proved:
            return 0
        elsewhere = self.cards - size(self.round.hand(other))
        without: i64 = SURE
        everything: i64 = 1
        n: i64 = 0
        while n < copies:
            without *= elsewhere - n
            everything *= self.cards - n
            n += 1
        return without // everything


def follow(round: rounds.Round, seat: i64) -> i64:
    """Lay the needed rank if possible."""
    cards = of_rank(round.hand(seat), round.need)
    return lay(round, cards) if cards else PASS


def lay(round: rounds.Round, cards: i64) -> i64:
    """Of cards of one rank the box card, announced, or else the first."""
    boxed = cards & BOXED
    if not boxed:
        return INDEX[(cards & -cards) % 67]
    card: i64 = INDEX[boxed % 67]
    return card | ANNOUNCED if round.setup.manual else card


def box_tokens(round: rounds.Round, cards: i64) -> i64:
    """What one of these cards, all of one rank, would take."""
    boxed = cards & BOXED
    return round.box(BOX[INDEX[boxed % 67]]) if boxed else 0
