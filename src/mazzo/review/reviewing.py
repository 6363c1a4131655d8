"""The review of a match: every decision of some seats judged, and what each player may learn from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from mazzo import __version__, build
from mazzo.arena.regret import open_values
from mazzo.bots.rollout import lead
from mazzo.games import game as find_game
from mazzo.kernel.contract import Round
from mazzo.kernel.game import Game
from mazzo.record.course import Course
from mazzo.record.reading import read
from mazzo.record.replay import replay
from mazzo.review.decisions import Decision
from mazzo.review.decisions import decisions as all_decisions
from mazzo.review.judging import Budget, Judgement, error_of, judge, mean_of

QUICK, THOROUGH = "quick", "thorough"
BUDGETS = {
    QUICK: {"compiled": Budget(400, 100), "interpreted": Budget(24, 12)},
    THOROUGH: {"compiled": Budget(4000, 400), "interpreted": Budget(120, 40)},
}
"""How thoroughly each build judges. On the compiled one, quick takes seconds a seat (docs/benchmarks.md)."""


class Openly(Struct, frozen=True):
    """What was best if one had seen every card, and all had played on so. Nobody could know it."""

    best: list[str]
    cost: float


class Judged(Struct, frozen=True, kw_only=True):
    """A decision of the match."""

    number: int
    """Which move of the match it is, as `mazzo replay` numbers them; of a turn the first."""
    round: int
    seat: int
    player: int
    """Who decided it: the seat itself, or one that plays for it."""
    judgement: Judgement
    openly: Openly | None
    """Where the solver can say."""
    lead: float | None
    """How far ahead of the others' average the seat could expect to be after this round; None where moves are valued
    by what they do for the match."""


class Point(Struct, frozen=True):
    """How far ahead of the others' average a seat was after so many moves, or could expect to be after that round."""

    number: int
    lead: float


class Summary(Struct, frozen=True, kw_only=True):
    """What the decisions of a player come to."""

    seat: int
    decisions: int
    cost: float
    """A decision, on average; `error` is its standard error."""
    error: float
    mistakes: int
    """Those that are sure."""
    costliest: int | None
    """The number of the sure mistake that cost most."""
    finest: int | None
    """The number of the move that stands out most among those that no club player finds."""


class Review(Struct, frozen=True, kw_only=True):
    """What a match can teach."""

    game: str
    unit: str
    level: str
    build: str
    version: str
    decisions: list[Judged]
    curves: dict[int, list[Point]]
    """The course of the match for each seat."""
    rounds: list[int]
    """The number of the last move of each round."""
    summaries: list[Summary]


def budget_of(level: str, kind: str = "") -> Budget:
    """The budget of a level of review on a build; without one, on this."""
    return BUDGETS[level][kind or build.kind()]


def judged(game: Game, decision: Decision, level: str) -> Judged | None:
    """What a decision was worth; None where there was nothing to choose."""
    judgement = judge(game, decision.view, decision.line, budget_of(level), seed_of(level, decision))
    if judgement is None:
        return None
    beside = openly(game, decision.round, decision.seat, decision.line, judgement)
    return judged_so(decision, judgement, beside)


def seed_of(level: str, decision: Decision) -> str:
    """From which a decision is judged: the same for the same move of the same record."""
    return f"review/{level}/{decision.number}/{decision.chooser}"


def judged_so(decision: Decision, judgement: Judgement, beside: Openly | None) -> Judged:
    before = lead(decision.played.match.totals, decision.seat)
    return Judged(
        number=decision.number,
        round=decision.played.number,
        seat=decision.seat,
        player=decision.chooser,
        judgement=judgement,
        openly=beside,
        lead=before + judgement.played.mean if judgement.stake == 1 else None,
    )


def judged_in(record: bytes, seats: tuple[int, ...], number: int, level: str) -> Judged | None:
    """The decision of that number in a record, judged: so that any process can do it."""
    found = decided_in(record, seats)
    return judged(find_game(read(record).game), found[number], level)


@lru_cache(maxsize=1)
def decided_in(record: bytes, seats: tuple[int, ...]) -> dict[int, Decision]:
    """The decisions of a record, kept for the next one that is asked for."""
    return {each.number: each for each in all_decisions(replay(read(record)), seats)}


def openly(game: Game, round: Round, seat: int, line: Sequence[int], judgement: Judgement) -> Openly | None:
    """What was best with all cards open; None where the solver cannot say, or only turns can be compared."""
    if game.solver is None or game.whole_turns:
        return None
    named = {game.print(move): move for move in round.moves(seat)}
    moves = [named[each.moves[0]] for each in judgement.compared]
    values = open_values(game, moves, seat, [round])
    if not values:
        return None
    best = max(values[0].values())
    cost = (best - values[0][line[0]]) / judgement.stake
    return Openly([game.print(move) for move in moves if values[0][move] == best], cost)


def reviewed(course: Course, seats: Sequence[int], level: str, decisions: Sequence[Judged]) -> Review:
    """The review that these judgements make."""
    return Review(
        game=course.game.name,
        unit=course.game.unit,
        level=level,
        build=build.kind(),
        version=__version__,
        decisions=list(decisions),
        curves={seat: list(curve(course, seat, decisions)) for seat in seats},
        rounds=[sum(len(each.moves) for each in course.rounds[: place + 1]) for place in range(len(course.rounds))],
        summaries=[summary(seat, [each for each in decisions if each.player == seat]) for seat in seats],
    )


def curve(course: Course, seat: int, decisions: Sequence[Judged]) -> Iterator[Point]:
    """How a seat stood: before the match, after each of its decisions, and after each round."""
    number = 0
    yield Point(0, lead(course.rounds[0].match.totals, seat))
    for played in course.rounds:
        for each in decisions:
            if each.round == played.number and each.seat == seat and each.lead is not None:
                yield Point(each.number, each.lead)
        number += len(played.moves)
        yield Point(number, lead(played.totals, seat))


def summary(seat: int, decisions: Sequence[Judged]) -> Summary:
    costs = [each.judgement.cost for each in decisions]
    sure = [each for each in decisions if each.judgement.sure]
    fine = [each for each in decisions if each.judgement.made == 0 and each.judgement.hardness == "hard"]
    return Summary(
        seat=seat,
        decisions=len(decisions),
        cost=mean_of(costs) if costs else 0.0,
        error=error_of(costs),
        mistakes=len(sure),
        costliest=max(sure, key=lambda each: each.judgement.cost).number if sure else None,
        finest=max(fine, key=lambda each: each.judgement.margin).number if fine else None,
    )
