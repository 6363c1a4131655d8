"""Quick players: `random`, `greedy`, which lays directly, and those that solve their turn: `solver`, `club`, `shrewd`.

Each reads only what its seat knows: its own hand, the rows, what has left the game, and how many cards everybody has.
"""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import round as rounds
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.planning import best_turn
from mazzo.games.primo.worth import CLUB, PLAIN, SHREWD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

POSITIONS: Final = 300
"""Where the solver stops; one search in five gets there. Three times as many made it no stronger."""
FEW_POSITIONS: Final = 80


def random(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """First any kind of move (exchange, pass, end, play), then any of that kind: exchanges would swamp all others."""
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


def greedy(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Lay whatever fits as the table lies, then specials; else end, or exchange the whole hand."""
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


def solver(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """As many cards as can be, whatever that leaves behind; if none can be played, exchange all. For comparison."""
    return best_turn(round, seat, PLAIN, POSITIONS)[0]


def club(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """The play that begins the best turn; where none is worth it, exchange what is unlikely to fit soon."""
    return best_turn(round, seat, CLUB, POSITIONS)[0]


def shrewd(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """The same, with a mind to what may be drawn: cards that do not fit are worse than unknown ones."""
    return best_turn(round, seat, SHREWD, POSITIONS)[0]


def brisk(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """As shrewd, but thinks little, and once a turn: for play-outs."""
    if not round.planned():
        round.intend(best_turn(round, seat, SHREWD, FEW_POSITIONS))
    return round.planned()[0]
