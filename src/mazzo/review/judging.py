"""What a decision was worth, from a view and nothing else: the moves beside each other on common worlds.

All moves are tried on the first worlds, the one that was made and the most promising ones on all of them. The play-outs
of one world share their luck as well, so that moves which come to the same are worth the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from typing import Literal

from msgspec import Struct

from mazzo.bots.halving import Tried, proved
from mazzo.bots.players import lines_of
from mazzo.bots.rollout import Judge, lead
from mazzo.kernel.contract import Round, View
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Game
from mazzo.kernel.levels import DOUBT, Level
from mazzo.kernel.rng import Rng

JUDGE = "expert"
"""The level whose quick players, solver and doubt a judgement has."""
FINALISTS = 4
"""So many moves are tried on all worlds, the one that was made among them."""

Hardness = Literal["even", "easy", "fair", "hard"]
"""Who finds a move that is about as good as the best: anybody, as no move is surely worse; a greedy player; one of a
club; or neither."""


class Budget(Struct, frozen=True):
    """On how many worlds the moves of a decision are compared."""

    worlds: int
    sifting: int
    """Of these, the first so many for all moves; it is at most as many."""
    most_moves: int = 40
    """Where there are more, some of them by lot stand for all."""


class Weighed(Struct, frozen=True):
    """A move that was compared, and what it is worth."""

    moves: list[str]
    """It, and in a game of whole turns those that follow it before another player decides."""
    mean: float
    """By how much the player ends ahead of the others' average, in the game's unit; `error` is its standard error."""
    error: float
    worlds: int
    good: bool
    """Whether the best is not surely better."""


class Judgement(Struct, frozen=True, kw_only=True):
    """A decision, as whoever made it could have judged it then."""

    compared: list[Weighed]
    """The best first; of equals the one that was made."""
    made: int
    """Which of them was made."""
    cost: float
    """By how much the best is better than that; `error` is the standard error of this difference."""
    error: float
    sure: bool
    """Whether that is more than luck, by the test with which the bots doubt."""
    margin: float
    """By how many standard errors the best is ahead of the next."""
    hardness: Hardness
    advice: Reason
    """Why one would make the best move."""
    stake: int = 1
    """Above 1 the round may decide the match, and moves are valued by what they do for that; in units of the game a
    match then is worth about as much as a few rounds."""

    @property
    def best(self) -> Weighed:
        return self.compared[0]

    @property
    def played(self) -> Weighed:
        return self.compared[self.made]


class Sample:
    """A line of moves, and what became of it in each of the common worlds."""

    def __init__(self, line: list[int]) -> None:
        self.line = line
        self.values: list[float] = []

    def mean(self, count: int = 0) -> float:
        """Of the first so many worlds, or of all."""
        values = self.values[:count] if count else self.values
        return sum(values) / len(values)

    def ahead(self, other: Sample) -> list[float]:
        """By how much it did better than another in each world in which both were tried."""
        return [own - its for own, its in zip(self.values, other.values, strict=False)]


def judge(
    game: Game, view: View, made: Sequence[int], budget: Budget, seed: str, *, every: bool = False
) -> Judgement | None:
    """What whoever has this view could have known of the line that was made; None where there is nothing to choose.

    It follows from the view, the budget and the seed alone. With `every`, no legal move is left out that does not come
    to the same as another.
    """
    if len(view.moves()) == 1:
        return None
    rng = Rng(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))
    level = game.levels[JUDGE]
    lines = compared(game, view, list(made), level, budget.most_moves, rng)
    if every:
        lines += left_out(game, view, lines, level, rng)
    if len(lines) == 1:
        return None
    samples = tried(game, view, lines, level, budget, rng)
    return judged(game, view, samples, level, rng)


def compared(game: Game, view: View, made: list[int], level: Level, most: int, rng: Rng) -> list[list[int]]:
    """The line that was made, and all others that are worth a comparison and do not come to the same."""
    world = view.sketch(rng)
    others = [line for line in lines_of(game, level, view, rng) if not same(game, view, world, line, made)]
    places = list(range(1, len(others)))
    if len(places) > most - 2:
        rng.shuffle(places)
    return [made, *others[:1], *(others[place] for place in places[: most - 2])]


def left_out(game: Game, view: View, lines: list[list[int]], level: Level, rng: Rng) -> list[list[int]]:
    """The legal moves with which none of these lines begins and that do not come to the same as one of them; in a game
    of whole turns each as its turn would go on."""
    world = view.sketch(rng)
    found: list[list[int]] = []
    for move in view.moves():
        if not any(line[0] == move for line in [*lines, *found]):
            line = finished(game, level.policy, view, [move], rng)
            if not any(same(game, view, world, line, other) for other in [*lines, *found]):
                found.append(line)
    return found


def same(game: Game, view: View, world: Round, one: list[int], other: list[int]) -> bool:
    """Whether two lines come to the same: equal moves, or turns after which the player sees the same."""
    if one == other:
        return True
    if not game.whole_turns:
        return game.alike(view, one[0], other[0])
    seat = view.deciding()
    return after(world, seat, one).view(seat).dump() == after(world, seat, other).view(seat).dump()


def after(world: Round, seat: int, line: Sequence[int]) -> Round:
    """A world in which a seat has gone on with a line."""
    trial = world.copy()
    for move in line:
        trial.play(seat, move)
    return trial


def tried(game: Game, view: View, lines: list[list[int]], level: Level, budget: Budget, rng: Rng) -> list[Sample]:
    """The lines with what they are worth in each world; the first, which was made, in all of them."""
    samples = [Sample(line) for line in lines]
    seat, stake = view.deciding(), view.stake()
    solver = game.solver if level.exact else None
    judge = Judge(game.policies[level.policy], level.random_percent, level.horizon, solver)
    alive = samples
    for number in range(budget.worlds):
        if number == min(budget.sifting, budget.worlds):
            others = sorted(samples[1:], key=lambda sample: -sample.mean())
            alive = [samples[0], *others[: FINALISTS - 1]]
        world, luck = view.guess(rng), rng.word()
        for sample in alive:
            scores = judge.scores(after(world, seat, sample.line), Rng(luck))
            sample.values.append(lead(scores, seat) / float(stake))
    return samples


def judged(game: Game, view: View, samples: list[Sample], level: Level, rng: Rng) -> Judgement:
    """What the samples, of which the first was made, come to."""
    made = samples[0]
    doubt = level.doubt or DOUBT
    final = [sample for sample in samples if len(sample.values) == len(made.values)]
    best = max(final, key=Sample.mean)
    ranked = [best, *sorted((each for each in samples if each is not best), key=lambda each: -level_mean(each, made))]
    good = [each is best or not surely(best.ahead(each), doubt) for each in ranked]
    differences = doubted(made, final)
    cost = mean_of(differences) if best is not made else 0.0
    return Judgement(
        compared=[
            Weighed(
                [game.print(move) for move in each.line],
                level_mean(each, made),
                error_of(each.values),
                len(each.values),
                fine,
            )
            for each, fine in zip(ranked, good, strict=True)
        ],
        made=ranked.index(made),
        cost=max(0.0, cost),
        error=error_of(differences),
        sure=cost > 0 and surely(differences, doubt),
        margin=min(sure_by(best.ahead(each)) for each in final if each is not best),
        hardness=hardness(game, view, ranked, good, rng),
        advice=game.advise(view, best.line[0]),
        stake=view.stake(),
    )


def level_mean(sample: Sample, made: Sample) -> float:
    """The mean of a line as if it had been tried in all worlds: by how much it differed from the one that was."""
    return made.mean() + mean_of(sample.ahead(made))


def doubted(made: Sample, final: list[Sample]) -> list[float]:
    """In each world how much better than the line that was made one is that did best in other worlds.

    In those that made it look best, even the luckiest of equal lines is better.
    """
    found = [0.0] * len(made.values)
    for half in (0, 1):
        chosen = max(final, key=lambda sample: sum(sample.values[1 - half :: 2]))
        for number in range(half, len(found), 2):
            found[number] = chosen.values[number] - made.values[number]
    return found


def surely(differences: Sequence[float], doubt: float) -> bool:
    """Whether what did so much better in each of these worlds has proved better."""
    better, usual = Tried([0], 0), Tried([0], 1)
    for difference in differences:
        better.add(difference)
        usual.add(0.0)
        better.compare(usual)
    return better.total > 0 and proved(better, usual, doubt, len(differences))


def sure_by(differences: Sequence[float]) -> float:
    """The most doubt that these differences overcome."""
    squares = sum(each * each for each in differences)
    return sum(differences) / sqrt(squares) if squares else 0.0


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    if len(values) < 2:
        return 0.0
    mean = mean_of(values)
    return sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))


def hardness(game: Game, view: View, ranked: list[Sample], good: list[bool], rng: Rng) -> Hardness:
    """Who finds one of the good lines."""
    if all(good):
        return "even"
    world = view.sketch(rng)
    fine = [sample.line for sample, is_good in zip(ranked, good, strict=True) if is_good]
    finders: tuple[tuple[str, Hardness], ...] = (("greedy", "easy"), ("club", "fair"))
    for policy, found in finders:
        line = chosen_by(game, policy, view, rng)
        if any(same(game, view, world, line, each) for each in fine):
            return found
    return "hard"


def chosen_by(game: Game, policy: str, view: View, rng: Rng) -> list[int]:
    """What a quick player would do: a move, or in a game of whole turns a turn."""
    return finished(game, policy, view, [game.choose(policy, view, rng)], rng)


def finished(game: Game, policy: str, view: View, line: list[int], rng: Rng) -> list[int]:
    """A line as a quick player goes on with it to the end of the turn, in a game of whole turns."""
    seat = view.deciding()
    if game.whole_turns:
        round = after(view.sketch(rng), seat, line)
        while round.undoable() and round.waiting() >> seat & 1:
            line.append(game.policies[policy](round, seat, rng))
            round.play(seat, line[-1])
    return line
