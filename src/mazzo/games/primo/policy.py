"""Quick players: `random`, `greedy`, which lays directly, and `club`, which solves its turn and exchanges by chances.

Each reads only what its seat knows: its own hand, the rows, what has left the game, and how many cards everybody has.
"""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import round as rounds
from mazzo.games.primo import rows
from mazzo.games.primo.dead import held_by_anyone
from mazzo.games.primo.deck import COLOUR, NUMBER, hand_list, hand_of
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.solver import FINISH, NOTHING, Solver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel import contract
    from mazzo.kernel.rng import Rng

POSITIONS: Final = 300
"""Where the solver stops; one search in five gets there. Three times as many made it no stronger."""
NEXT_BUT_ONE: Final = 300
"""In thousandths, the chance that a card which lacks one card to fit will fit next time."""
IN_A_RUN: Final = 200
"""The same for a card whose neighbour is in the hand too."""


def random(round: contract.Round, seat: i64, rng: Rng) -> i64:
    """First any kind of move (exchange, pass, end, play), then any of that kind: exchanges would swamp all others."""
    assert isinstance(round, rounds.Round)
    found = round.plays()
    number: i64 = len(found)
    kinds: list[int] = [] if round.steps else [plays.SWAP, plays.PASS]
    if number and found[number - 1] == plays.END:
        number -= 1
        kinds.append(plays.END)
    if number:
        kinds.append(plays.LAY)
    kind = kinds[rng.below(len(kinds))]
    if kind == plays.SWAP:
        return plays.nth_swap(round.hand(seat), rng.below(round.swap_count()))
    return found[rng.below(number)] if kind == plays.LAY else kind


def greedy(round: contract.Round, seat: i64, rng: Rng) -> i64:
    """Lay whatever fits as the table lies, then specials; else end, or exchange the whole hand."""
    assert isinstance(round, rounds.Round)
    numbers: list[int] = []
    specials: list[int] = []
    for move in round.plays():
        what = kind_of(move)
        if what == plays.LAY or what == plays.HEAD:
            numbers.append(move)
        elif what == plays.PLAY_TOP or what == plays.PLAY_NIMM:
            specials.append(move)
    if numbers:
        return numbers[rng.below(len(numbers))]
    if specials:
        return specials[rng.below(len(specials))]
    if round.steps:
        return plays.END
    return plays.swap(round.hand(seat)) if round.piles[seat] else plays.PASS


def club(round: contract.Round, seat: i64, rng: Rng) -> i64:
    """The play that begins the best turn; where none is worth it, exchange what is unlikely to fit soon."""
    assert isinstance(round, rounds.Round)
    solver = Solver(round.setup, round.owned(seat), not round.piles[seat], round.setup.seats - 1, POSITIONS)
    hand = round.hand(seat)
    # After shifts alone a card has to be played, if one can be (PO-A08).
    stopping = -FINISH if round.steps and not round.played else solver.leaf(round.layout, hand)
    move = solver.solve(round.layout, hand, round.tops, round.plays(), stopping)
    if move != NOTHING:
        return move
    if round.steps:
        return plays.END
    return exchange(round, seat)


def exchange(round: rounds.Round, seat: i64) -> i64:
    """Exchange each card that is less likely to fit next time than a card drawn in its place."""
    if not round.piles[seat]:
        return plays.PASS
    chance = draw_chance(round, seat)
    kinds = hand_list(round.hand(seat))
    chosen = [kind for kind in kinds if keep_chance(round, kinds, kind) < chance]
    return plays.swap(hand_of(chosen)) if chosen else plays.PASS


def draw_chance(round: rounds.Round, seat: i64) -> i64:
    """In thousandths, how likely an unseen card is to fit somewhere as the table lies."""
    unseen = held_by_anyone(round.setup, round.layout, round.gone)
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
