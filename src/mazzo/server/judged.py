"""A review as clients see it: what each decision was worth, with its moves as choices that can be put into words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct

from mazzo import __version__, build
from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Choice
from mazzo.record.course import Course, PlayedRound
from mazzo.review.decisions import Decision
from mazzo.review.exercises import NONE, answers
from mazzo.review.judging import Hardness
from mazzo.review.offered import choices
from mazzo.review.reviewing import Judged, curve, summary

MOST_OPENLY = 4
"""So many moves are named that were best with all cards open."""


class DecisionJudged(Struct, frozen=True, kw_only=True):
    """A decision, as whoever made it could have judged it then."""

    number: int
    """Which move of the match it is; of a turn the first."""
    round: int
    place: int
    """The frame of the round's replay in which it is decided."""
    seat: int
    player: int
    """Who decided it: the seat itself, or one that plays for it."""
    played: list[Choice]
    """What was done: a move, or all moves of a turn."""
    better: list[Choice]
    """What was better; empty if nothing was."""
    cost: float
    """In the game's unit; `error` is its standard error."""
    error: float
    sure: bool
    """Whether it is more than luck."""
    hardness: Hardness
    advice: Reason
    """Why one would make the best move."""
    at_stake: bool
    """Whether the round could decide the match: then it is valued by what it does for that."""
    openly: list[Choice]
    """Beside it, what was best with all cards open, where that can be said."""
    accepted: list[str] = []
    """Of a sure mistake that a person made, all moves that are not surely worse than the best, or with which such a
    turn begins; it is an exercise then. Empty if a good turn begins as this one did."""
    unweighed: list[str] = []
    """Of the same, the legal moves that were not compared."""


class CoursePoint(Struct, frozen=True):
    """How far ahead of the others' average a seat was after so many moves, or could expect to be."""

    number: int
    lead: float


class PlayerJudged(Struct, frozen=True, kw_only=True):
    """What the decisions of a player come to, and how the match went for that seat."""

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
    course: list[CoursePoint]


# {"game": "whist", "unit": "points", "level": "quick", "build": "compiled", "rounds": [52], "players": […], …}
class ReviewShown(Struct, frozen=True, kw_only=True):
    """What a match can teach, as far as it is judged."""

    game: str
    unit: str
    level: str
    build: Literal["compiled", "interpreted"]
    version: str
    rounds: list[int]
    """The number of the last move of each round."""
    players: list[PlayerJudged]
    decisions: list[DecisionJudged]
    """Of these players, in the order of the match."""


Moment = tuple[int, int]
"""A round, and how many moves came in before."""


def review_shown(
    course: Course,
    level: str,
    kind: str,
    seats: Sequence[int],
    judged: Sequence[tuple[Decision, Judged]],
    own: Collection[Moment],
) -> ReviewShown:
    """The review of these seats by an engine of that kind; `own` is when people themselves moved, and no bot in their
    place."""
    all_of_them = [each for _, each in judged]
    ends = [sum(len(each.moves) for each in course.rounds[: place + 1]) for place in range(len(course.rounds))]
    return ReviewShown(
        game=course.game.name,
        unit=course.game.unit,
        level=level,
        build="compiled" if kind == build.COMPILED else "interpreted",
        version=__version__,
        rounds=ends,
        players=[player_judged(course, seat, all_of_them) for seat in seats],
        decisions=[decision_judged(course, ends, decision, each, own) for decision, each in judged],
    )


def player_judged(course: Course, seat: int, judged: Sequence[Judged]) -> PlayerJudged:
    summed = summary(seat, [each for each in judged if each.player == seat])
    return PlayerJudged(
        seat=seat,
        decisions=summed.decisions,
        cost=rounded(summed.cost),
        error=rounded(summed.error),
        mistakes=summed.mistakes,
        costliest=summed.costliest,
        finest=summed.finest,
        course=[CoursePoint(each.number, rounded(each.lead)) for each in curve(course, seat, judged)],
    )


def decision_judged(
    course: Course, ends: Sequence[int], decision: Decision, judged: Judged, own: Collection[Moment]
) -> DecisionJudged:
    judgement, match = judged.judgement, decision.played.match
    before = ends[judged.round - 2] if judged.round > 1 else 0
    place = place_of(decision.played, judged.number - before - 1)
    right = answers(course.game, decision.view, judgement) if (judged.round, place) in own else NONE
    said = {each.move: each for each in course.game.scene(decision.view, match).moves}
    openly = judged.openly.best[:MOST_OPENLY] if judged.openly and judged.openly.cost > 0 else []
    return DecisionJudged(
        number=judged.number,
        round=judged.round,
        place=place,
        seat=judged.seat,
        player=judged.player,
        played=choices(course.game, decision.view, match, judgement.played.moves),
        better=choices(course.game, decision.view, match, judgement.best.moves) if judgement.made else [],
        cost=rounded(judgement.cost),
        error=rounded(judgement.error),
        sure=judgement.sure,
        hardness=judgement.hardness,
        advice=judgement.advice,
        at_stake=judgement.stake > 1,
        openly=[said.get(move) or Choice(move=move) for move in openly],
        accepted=right.accepted,
        unweighed=right.unweighed,
    )


def place_of(played: PlayedRound, listed: int) -> int:
    """How many moves came in before one of the list, in which simultaneous ones are in turn order."""
    moves = played.listed()
    seat = moves[listed][0]
    nth = sum(each == seat for each, _ in moves[:listed])
    return [place for place, (each, _) in enumerate(played.moves) if each == seat][nth]


def rounded(value: float) -> float:
    return round(value, 2)
