"""What temperaments like here. All of it can be seen from one seat: its hand, the table and what was captured."""

from __future__ import annotations

from mazzo.games.primiera.captures import left
from mazzo.games.primiera.deck import RANK
from mazzo.games.primiera.policy import VALUE, Known, choices, of_rank, worth
from mazzo.games.primiera.round import Round
from mazzo.kernel import temper
from mazzo.kernel.bits import bit, listed, size
from mazzo.kernel.temper import Liking, Line

SCALE = 160
"""What `club` and `greedy` weigh by: a sweep, a point."""


def near(round: Round, seat: int, policy: str, move: int, slack: int) -> list[list[int]]:
    """What the policy gives nearly as much for."""
    if policy not in ("club", "greedy"):
        return [[move]]
    known = Known(round, seat)
    value = known.greed if policy == "greedy" else lambda each: of_club(known, each)
    values = {each: value(each) for each in choices(round, seat)}
    close = [each for each in values if each != move and values[each] >= values[move] - slack]
    return [[move], *([each] for each in sorted(close, key=lambda each: -values[each]))]


def of_club(known: Known, move: int) -> int:
    """What `club` gives for a move."""
    gain = known.take(move) if move >> 6 else known.lay(move)
    return gain + known.balance(move) - known.danger(move)


def bold(round: Round, seat: int, line: Line) -> int:
    """The highest card."""
    return RANK[line[0] & 63]


def deep(round: Round, seat: int, line: Line) -> int:
    """Cards in hand that will take an equal one from the table, if nobody else does."""
    move = line[0]
    table = left(round.table, move)
    return sum(1 for card in listed(round.hand(seat) & ~bit(move & 63)) if of_rank(table, RANK[card]))


def greedy(round: Round, seat: int, line: Line) -> int:
    """Many cards, whatever they are."""
    return size(line[0] >> 6)


def guarded(round: Round, seat: int, line: Line) -> int:
    """Little of worth on the table."""
    return -worth(left(round.table, line[0]))


def loyal(round: Round, seat: int, line: Line) -> int:
    """Whoever has a partner lays what it holds twice: the partner answers with the same. Cards that it takes may do."""
    if round.partner(seat) < 0 or line[0] >> 6:
        return 0
    return size(of_rank(round.hand(seat), RANK[line[0]])) - 1


def merciless(round: Round, seat: int, line: Line) -> int:
    """A table on which the others find nothing that they can take with one card."""
    table = left(round.table, line[0])
    held = Known(round, seat).unseen
    return -sum(1 for rank in range(1, 11) if of_rank(held, rank) and takes(table, rank))


def takes(table: int, rank: int) -> bool:
    """Whether a card of a rank takes an equal one, or the whole table."""
    return bool(of_rank(table, rank)) or sum(RANK[card] for card in listed(table)) == rank


def mindful(round: Round, seat: int, line: Line) -> int:
    """Of the rank that it plays most cards are gone."""
    return size(of_rank(Known(round, seat).captured, RANK[line[0] & 63]))


def patient(round: Round, seat: int, line: Line) -> int:
    """The sevens and Coins stay in the hand."""
    return -VALUE[line[0] & 63]


def playful(round: Round, seat: int, line: Line) -> int:
    """Whatever takes something."""
    return 1 if line[0] >> 6 else 0


def sure(round: Round, seat: int, line: Line) -> int:
    """What it has, it has: the most worth in this trick."""
    move = line[0]
    return VALUE[move & 63] + worth(move >> 6) if move >> 6 else 0


TEMPER = temper.Temper(
    near=near,
    scale=SCALE,
    price=0.05,
    likes={
        temper.BOLD: Liking(bold, 0.04),
        temper.DEEP: Liking(deep, 0.12),
        temper.GREEDY: Liking(greedy, 0.5),
        temper.GUARDED: Liking(guarded, 0.08),
        temper.LOYAL: Liking(loyal, 0.12),
        temper.MERCILESS: Liking(merciless, 0.2),
        temper.MINDFUL: Liking(mindful, 0.1),
        temper.PATIENT: Liking(patient, 0.05),
        temper.PLAYFUL: Liking(playful, 0.4),
        temper.SURE: Liking(sure, 0.4),
    },
)
