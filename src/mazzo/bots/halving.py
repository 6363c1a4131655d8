"""Search by play-outs on worlds that all moves share, with ever fewer moves: sequential halving.

Every move that is still in the running is tried on the same worlds, so that luck with the cards is the same for all;
after each phase the worse half goes. Few play-outs are mostly luck with what comes after: a level that doubts does what
its quick policy would do until another move has proved better.
"""

from __future__ import annotations

from mazzo.bots.rollout import lead
from mazzo.kernel.compiling import final
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from mypy_extensions import i64

    from mazzo.bots.rollout import Judge
    from mazzo.kernel.contract import Round
    from mazzo.kernel.rng import Rng


@final
class Tried(State):
    """A move, or a line that begins with it, and what became of it."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("line", "order")

    def __init__(self, line: list[int], order: i64, count: i64 = 0, total: float = 0.0) -> None:
        self.line = line
        self.move: int = line[0]
        self.order = order
        self.count = count
        self.total = total
        self.spread: float = 0.0
        """The sum of the squares of what became of it."""
        self.latest: float = 0.0
        self.squares: float = 0.0
        """The sum of the squared differences from the usual line, each in one world."""

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.spread += value * value
        self.latest = value

    def compare(self, usual: Tried) -> None:
        """Take note of how far apart the two came out in the latest world."""
        difference = self.latest - usual.latest
        self.squares += difference * difference

    def mean(self) -> float:
        return self.total / float(self.count) if self.count else 0.0


def phases_of(moves: i64) -> i64:
    """How often a number of moves can be halved until one is left."""
    phases: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        phases += 1
    return phases


def each_of(moves: i64, phases: i64, playouts: i64) -> i64:
    """How often each of a number of moves is tried in a phase."""
    each = playouts // (phases * moves)
    return each if each else 1


def worlds_of(moves: i64, playouts: i64) -> i64:
    """How many worlds it takes so that no move is tried in one twice."""
    phases = phases_of(moves)
    number: i64 = 0
    while moves > 1:
        number += each_of(moves, phases, playouts)
        moves = (moves + 1) // 2
    return number


def halving(
    worlds: list[Round],
    seat: i64,
    lines: list[list[int]],
    judge: Judge,
    rng: Rng,
    playouts: i64,
    doubt: float = 0.0,
) -> list[Tried]:
    """Every line with its mean lead, the best first. The first ones were tried most often.

    With a doubt the first line given stays in the running, and is the best unless another has proved better.
    """
    alive = [Tried(line, order) for order, line in enumerate(lines)]
    usual = alive[0]
    out: list[Tried] = []
    phases = phases_of(len(lines))
    place: i64 = 0
    while len(alive) > 1:
        each = each_of(len(alive), phases, playouts)
        late = False
        while each and not late:
            world = worlds[place % len(worlds)]
            place += 1
            for tried in alive:
                trial = world.copy()
                for move in tried.line:
                    trial.play(seat, move)
                tried.add(lead(judge.scores(trial, rng), seat))
            for tried in alive:
                tried.compare(usual)
            each -= 1
            late = judge.late()
        alive.sort(key=ranking)
        if late or len(alive) == 2:
            break
        half = (len(alive) + 1) // 2
        if doubt and usual not in alive[:half]:
            alive.remove(usual)
            alive.insert(half - 1, usual)
        out = alive[half:] + out
        alive = alive[:half]
    # What was solved in every world is known and not guessed.
    if doubt and judge.guesses and not proved(alive[0], usual, doubt, len(worlds)):
        alive.remove(usual)
        alive.insert(0, usual)
    return alive + out


def proved(best: Tried, usual: Tried, doubt: float, worlds: i64) -> bool:
    """Whether a line that was tried as often as the usual one is better by more than `doubt` standard errors.

    The errors are those of equally good lines, around a difference of zero: so one play-out never makes more than
    one of them, four not more than two, and a single world in which the lines differ proves as little as one play-out.
    """
    gain = best.total - usual.total
    # To see the same worlds again is no new evidence.
    different = best.count if best.count < worlds else worlds
    return gain * gain * float(different) > doubt * doubt * best.squares * float(best.count)


def ranking(tried: Tried) -> tuple[float, int]:
    """Better means first; among equals the canonical order."""
    return -tried.mean(), tried.order
