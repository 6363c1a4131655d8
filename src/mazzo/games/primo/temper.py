"""What temperaments like here: whole turns, or what is left of one. Nobody plays with a partner.

All of it can be seen from one seat: its hand, the rows, and how many cards everybody has.
"""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLUMNS, NIMM, NUMBER, TOP_CARD, hand_list, hand_of
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.planning import after_exchange, best_turn, used
from mazzo.games.primo.policy import POSITIONS
from mazzo.games.primo.round import Round
from mazzo.games.primo.solver import CARD, FINISH
from mazzo.games.primo.worth import CLUB, FAR, SHREWD, Weights
from mazzo.kernel import temper
from mazzo.kernel.temper import Liking, Line

NEVER = 1000
WAYS = (
    Weights(NEVER, NEVER, 20, 15, 4, 2, 30),
    Weights(0, NEVER, 20, 15, 4, 2, 30),
    Weights(0, 0, 40, 15, 4, 2, 0),
    Weights(80, 200, 20, 60, 12, 6, 10),
)
"""Other ways to judge a turn: they keep both specials, play Top, play both, and leave a better hand."""


def near(round: Round, seat: int, policy: str, move: int, slack: int) -> list[list[int]]:
    """The turns that the policy would value nearly as high."""
    weights = {"club": CLUB, "shrewd": SHREWD}.get(policy)
    if weights is None:
        return [[move]]
    own = best_turn(round, seat, weights, POSITIONS)
    if own[0] != move or not steps(move):
        return [[move]]
    most = value(round, seat, own, weights)
    others: list[list[int]] = []
    for each in WAYS:
        line = best_turn(round, seat, each, POSITIONS)
        if steps(line[0]) and line != own and line not in others:
            others.append(line)
    close = [line for line in others if value(round, seat, line, weights) >= most - slack]
    return [own, *sorted(close, key=lambda line: -value(round, seat, line, weights))]


def value(round: Round, seat: int, line: Line, weights: Weights) -> int:
    """What a turn is worth to one who judges like that: the cards that it is rid of, and what it leaves behind."""
    after = walked(round, seat, line)
    if after.finisher == seat:
        return FINISH
    gain = CARD * used(list(line)) - sum(1 for move in line if steps(move))
    if round.owned(seat) > FAR:
        gain -= weights.top_kept * number(line, plays.PLAY_TOP) + weights.nimm_kept * number(line, plays.PLAY_NIMM)
    others = [each for each in range(round.setup.seats) if each != seat]
    taken = sum(len(after.piles[each]) - len(round.piles[each]) for each in others)
    return gain + weights.nimm_gives * taken + weights.leaving(after.layout, kept(round, seat, line))


def steps(move: int) -> bool:
    """Whether it is a step of a turn, and not its end."""
    return kind_of(move) not in (plays.END, plays.PASS, plays.SWAP)


def walked(round: Round, seat: int, line: Line) -> Round:
    """The round when the turn has come to its end."""
    on = round.copy()
    for move in line:
        if steps(move):
            on.play(seat, move)
    return on


def kept(round: Round, seat: int, line: Line) -> int:
    """What is left of the hand, before anything is drawn."""
    if kind_of(line[0]) == plays.SWAP:
        return after_exchange(round.hand(seat), line[0])
    left = hand_list(round.hand(seat))
    for move in line:
        what = kind_of(move)
        if what in (plays.LAY, plays.HEAD):
            left.remove(move >> 3 & 31)
        elif what in (plays.PLAY_TOP, plays.PLAY_NIMM):
            left.remove(TOP_CARD if what == plays.PLAY_TOP else NIMM)
    return hand_of(left)


def number(line: Line, what: int) -> int:
    """How many moves of a kind it has."""
    return sum(1 for move in line if kind_of(move) == what)


def bold(round: Round, seat: int, line: Line) -> int:
    """Specials, as soon as they are there."""
    return number(line, plays.PLAY_TOP) + number(line, plays.PLAY_NIMM)


def deep(round: Round, seat: int, line: Line) -> int:
    """A hand in which cards follow each other."""
    numbers = [NUMBER[kind] for kind in hand_list(kept(round, seat, line)) if NUMBER[kind]]
    return sum(1 for each in set(numbers) if each + 1 in numbers)


def greedy(round: Round, seat: int, line: Line) -> int:
    """Rid of as many cards as can be."""
    return used(list(line))


def guarded(round: Round, seat: int, line: Line) -> int:
    """No column empty for the next player."""
    table = walked(round, seat, line).layout
    return sum(1 for column in range(COLUMNS) if rows.row_at(table, column))


def merciless(round: Round, seat: int, line: Line) -> int:
    """Cards for the others."""
    return number(line, plays.PLAY_NIMM)


def mindful(round: Round, seat: int, line: Line) -> int:
    """Keeps the numbers of which fewest are gone: what is to follow on them may still come."""
    return -sum(round.gone[kind] for kind in hand_list(kept(round, seat, line)))


def patient(round: Round, seat: int, line: Line) -> int:
    """Specials are kept for later."""
    return -bold(round, seat, line)


def playful(round: Round, seat: int, line: Line) -> int:
    """Much to do: rows shifted to and fro."""
    return len(line)


def sure(round: Round, seat: int, line: Line) -> int:
    """Numbers laid, one by one, and nothing shifted for it."""
    return used(list(line)) - 2 * number(line, plays.SHIFT) - bold(round, seat, line)


TEMPER = temper.Temper(
    near=near,
    scale=CARD,
    price=0.25,
    likes={
        temper.BOLD: Liking(bold, 0.5),
        temper.DEEP: Liking(deep, 0.5),
        temper.GREEDY: Liking(greedy, 0.5),
        temper.GUARDED: Liking(guarded, 0.25),
        temper.MERCILESS: Liking(merciless, 0.5),
        temper.MINDFUL: Liking(mindful, 0.25),
        temper.PATIENT: Liking(patient, 0.25),
        temper.PLAYFUL: Liking(playful, 0.25),
        temper.SURE: Liking(sure, 0.25),
    },
)
