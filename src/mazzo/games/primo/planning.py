"""Whole turns: the best one by a player's weights, the exchange where none is worth it, and those worth comparing."""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import race, rows
from mazzo.games.primo import round as rounds
from mazzo.games.primo.deck import COLOUR, NUMBER, hand_has, hand_list, hand_of, hand_size, hand_without
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.solver import FINISH, NOTHING, Solver
from mazzo.games.primo.worth import CLUB, SHREWD, Weights

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

NEXT_BUT_ONE: Final = 300
"""In thousandths, the chance that a card which lacks one card to fit will fit next time."""
IN_A_RUN: Final = 200
"""The same for a card whose neighbour is in the hand too."""
NEVER: Final = 1000
"""What a special is worth to one who does not part with it."""
VARIED: Final = (
    SHREWD,
    CLUB,
    Weights(NEVER, NEVER, 20, 15, 4, 2, 30),
    Weights(0, NEVER, 20, 15, 4, 2, 30),
    Weights(NEVER, 0, 20, 15, 4, 2, 30),
    Weights(0, 0, 20, 15, 4, 2, 0),
    Weights(80, 200, 20, -20, 4, 2, 90),
    Weights(80, 200, 20, 60, 4, 2, 10),
)
"""Ways to judge a turn that make for different ones: with and without specials, more and fewer cards."""


def best_turn(round: rounds.Round, seat: i64, weights: Weights, cap: i64) -> list[int]:
    """Every move of the best turn, or of what is left of it."""
    solver = Solver(round.setup, round.owned(seat), not round.piles[seat], round.setup.seats - 1, cap, weights)
    if round.steps:
        return turn_by(solver, round, seat, plays.END, 0)
    instead = exchange(round, seat, weights)
    return turn_by(
        solver, round, seat, instead, weights.leaving(round.layout, after_exchange(round.hand(seat), instead))
    )


def turn_by(solver: Solver, round: rounds.Round, seat: i64, instead: i64, worth: i64) -> list[int]:
    """Every move of the best turn that a solver finds, or of what is left of it. Where none is worth as much, one does
    something else instead, or ends a turn that has begun."""
    hand = round.hand(seat)
    if round.steps:
        # After shifts alone a card has to be played, if one can be (PO-A08).
        worth = solver.leaf(round.layout, hand) if round.played else -FINISH
    if solver.solve(round.layout, hand, round.tops, round.plays(), worth) == NOTHING:
        return [instead]
    line = dyed(solver.line, hand)
    if used(line) < hand_size(hand):
        line.append(plays.END)
    return line


def dyed(line: list[int], hand: i64) -> list[int]:
    """The same moves with cards that the hand holds: where colours are ignored, a search knows only one."""
    found: list[int] = []
    for move in line:
        what = kind_of(move)
        if what == plays.LAY or what == plays.HEAD:
            kind = (move >> 3) & 31
            if not hand_has(hand, kind):
                kind += 1
                move += 8
            hand = hand_without(hand, kind)
        found.append(move)
    return found


def used(line: list[int]) -> i64:
    """How many hand cards a line plays."""
    number: i64 = 0
    for move in line:
        what = kind_of(move)
        if what != plays.SHIFT and what != plays.END:
            number += 1
    return number


def turns(round: rounds.Round, seat: i64, cap: i64) -> list[list[int]]:
    """Turns worth comparing, the shrewd one first; no two end alike. Only one that wins, if there is one.

    But for the end race, stopping at once is not added to what is left of a turn: it is hardly ever better, and
    comparing it after every card would cost more than all else and now and then stop by mere luck.
    """
    found = [best_turn(round, seat, weights, cap) for weights in VARIED]
    if not round.steps and round.piles[seat]:
        found.append([exchange(round, seat, SHREWD)])
        found.append([by_chance(round, seat)])
        found.append([keeping_runs(round, seat)])
    elif not round.steps:
        found.append([plays.PASS])
    if race.is_near(round):
        found += race.spread(race.endings(round, seat, race.POSITIONS), race.MOST)
    different: list[list[int]] = []
    ends: list[tuple[int, int, int]] = []
    for line in found:
        after = round.copy()
        for move in line:
            after.play(seat, move)
        if after.finisher == seat:
            return [line]
        end = (after.layout[0], after.layout[1], after.hands[seat])
        if end not in ends:
            ends.append(end)
            different.append(line)
    return different


def exchange(round: rounds.Round, seat: i64, weights: Weights) -> i64:
    """What a player would rather exchange than keep, if no turn is worth it."""
    if not round.piles[seat]:
        return plays.PASS
    if weights.by_chance:
        return by_chance(round, seat)
    return exchanging([kind for kind in hand_list(round.hand(seat)) if NUMBER[kind]])


def by_chance(round: rounds.Round, seat: i64) -> i64:
    """Exchange each card that is less likely to fit next time than a card drawn in its place."""
    chance = draw_chance(round, seat)
    kinds = hand_list(round.hand(seat))
    return exchanging([kind for kind in kinds if keep_chance(round, kinds, kind) < chance])


def keeping_runs(round: rounds.Round, seat: i64) -> i64:
    """Exchange each card that has hardly a chance."""
    kinds = hand_list(round.hand(seat))
    return exchanging([kind for kind in kinds if not keep_chance(round, kinds, kind)])


def exchanging(kinds: list[int]) -> i64:
    """The exchange of these cards, or the pass."""
    return plays.swap(hand_of(kinds)) if kinds else plays.PASS


def after_exchange(hand: i64, move: i64) -> i64:
    """What one keeps of a hand."""
    if move != plays.PASS:
        for kind in hand_list(move >> 3):
            hand = hand_without(hand, kind)
    return hand


def draw_chance(round: rounds.Round, seat: i64) -> i64:
    """In thousandths, how likely an unseen card is to fit somewhere as the table lies."""
    unseen = round.held_by_anyone()
    for kind in hand_list(round.hand(seat)):
        unseen[kind] -= 1
    playable = plays.playable_kinds(round.setup, round.layout, 0)
    fitting = 0
    for kind, number in enumerate(unseen):
        if playable >> kind & 1:
            fitting += number
    return 1000 * fitting // max(sum(unseen), 1)


def keep_chance(round: rounds.Round, hand: list[int], kind: i64) -> i64:
    """In thousandths, how likely a hand card that fits nowhere now is to fit next time."""
    if not NUMBER[kind]:
        return 1000
    number: i64 = NUMBER[kind]
    for row in round.table:
        if row and rows.tail(row) == number + 2:
            return NEXT_BUT_ONE
    for other in hand:
        if NUMBER[other] == number + 1 and rows.joins(round.setup.colours, COLOUR[other], COLOUR[kind]):
            return IN_A_RUN
    return 0
