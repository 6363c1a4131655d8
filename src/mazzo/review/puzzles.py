"""Puzzles: positions as one player saw them, in which one move is clearly the best and a club player misses it.

A puzzle holds a view and how the match stands and nothing else, so no hidden card is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from mazzo.bots.players import player
from mazzo.kernel.contract import NOBODY, Round, View
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Game, Match
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Scene
from mazzo.record.course import Course
from mazzo.review.decisions import Decision, decisions
from mazzo.review.judging import JUDGE, Budget, Judgement, after, chosen_by, finished, judge, same
from mazzo.review.solving import difficulty

MOST_MOVES = 300
"""Every legal move is compared, so that no good answer is called wrong; with more of them it is no puzzle."""
MARGIN = 3.0
"""By so many standard errors the best move has to beat the next."""
GLANCING = Budget(16, 8)
SIFTING = Budget(60, 20)
PROVING = Budget(1200, 100, MOST_MOVES)
CHECKING = Budget(600, 60, MOST_MOVES)
PLAYERS = "beginner"
"""Who plays the matches that puzzles are taken from: with them all kinds of positions come about."""


class Standing(Struct, frozen=True):
    """How the match stands in which a position came about."""

    dealer: int
    number: int
    factor: int
    totals: list[int]


class Puzzle(Struct, frozen=True, kw_only=True):
    """A position, and what is right in it."""

    id: str
    game: str
    options: dict[str, str | int]
    seats: int
    player: int
    """Whose view it is."""
    theme: str
    """What it is about: one of the game's themes."""
    accepted: list[str]
    """The best move, or how the best turn begins, and all that are about as good."""
    best: list[str]
    """The best move, or the whole turn."""
    missed: list[str]
    """What a club player does."""
    cost: float
    """What that costs, in the game's unit."""
    margin: float
    advice: Reason
    standing: Standing
    view: dict[str, Any]


def found(course: Course, themes: Collection[str] | None = None) -> Iterator[Puzzle]:
    """The puzzles in a match, or those of these themes; of each round at most one of a theme, as two are often the same
    idea."""
    used: set[tuple[int, str]] = set()
    for decision in decisions(course, range(course.seats)):
        number = decision.played.number

        def wanted(theme: str, number: int = number) -> bool:
            return (number, theme) not in used and (themes is None or theme in themes)

        puzzle = made(course.game, course.options, decision, wanted)
        if puzzle is not None:
            used.add((number, puzzle.theme))
            yield puzzle


def made(game: Game, options: Options, decision: Decision, wanted: Callable[[str], bool]) -> Puzzle | None:
    """The puzzle that a decision makes, if it makes one whose theme is wanted."""
    view, match = decision.view, decision.played.match
    if len(view.moves()) > MOST_MOVES:
        return None
    missed = chosen_by(game, "club", view, Rng(decision.number))
    for budget, seed in ((GLANCING, "glance"), (SIFTING, "sift"), (PROVING, "prove")):
        judgement = judge(game, view, missed, budget, f"puzzle/{seed}/{decision.number}", every=budget is PROVING)
        if judgement is None or judgement.made == 0:
            return None
        if budget is not GLANCING and not is_puzzling(judgement):
            return None
        theme = game.theme(view, line_of(game, view, judgement.best.moves))
        # Also at a glance: what is looked for may be rare, and proving takes most of the time.
        if not wanted(theme):
            return None
    assert judgement is not None
    proved = judgement
    right = accepted(game, view, proved)
    seen = view.dump()
    if proved.played.moves[0] in right or len(right) * 2 > len(view.moves()):
        return None
    return Puzzle(
        id=sha256(msgspec.json.encode(seen)).hexdigest()[:12],
        game=game.name,
        options=options.dump(),
        seats=match.seats,
        player=decision.chooser,
        theme=theme,
        accepted=right,
        best=proved.best.moves,
        missed=proved.played.moves,
        cost=round(proved.cost, 2),
        margin=round(proved.margin, 1),
        advice=proved.advice,
        standing=Standing(match.dealer, match.number, match.factor, list(match.totals)),
        view=seen,
    )


def holds(game: Game, puzzle: Puzzle, seed: str) -> bool:
    """Whether another search says the same: the best move is right, and what a club player does is surely worse."""
    view = game.load_view(puzzle.view)
    missed = line_of(game, view, puzzle.missed)
    judgement = judge(game, view, missed, CHECKING, f"puzzle/{seed}/{puzzle.id}", every=True)
    return (
        judgement is not None
        and judgement.best.moves[0] in puzzle.accepted
        and judgement.sure
        and not judgement.played.good
    )


def scene_of(game: Game, puzzle: Puzzle) -> Scene:
    """What the player of a puzzle sees."""
    return game.scene(game.load_view(puzzle.view), match_of(game, puzzle))


def difficulty_of(game: Game, puzzle: Puzzle) -> int:
    """How hard it is to hit upon the answer, as a rating (`mazzo.review.solving`)."""
    return round(difficulty(len(game.load_view(puzzle.view).moves()), len(puzzle.accepted)))


def match_of(game: Game, puzzle: Puzzle) -> Match:
    """A match that stands as the puzzle's did."""
    standing = puzzle.standing
    match: Match = game.match(game.options(puzzle.options), puzzle.seats, standing.dealer)
    match.number, match.factor, match.totals = standing.number, standing.factor, list(standing.totals)
    return match


def line_of(game: Game, view: View, texts: Sequence[str]) -> list[int]:
    """The moves that these texts mean, one after the other. Raises MoveError."""
    seat, line = view.deciding(), [game.parse(texts[0], view)]
    for number in range(1, len(texts)):
        now = after(view.sketch(Rng(0)), seat, line).view(seat)
        line.append(game.parse(texts[number], now))
    return line


def is_puzzling(judgement: Judgement) -> bool:
    """Whether the best move is clear, and what was made is not it, nor begins alike."""
    return (
        judgement.margin >= MARGIN
        and judgement.sure
        and not judgement.played.good
        and judgement.played.moves[0] not in {each.moves[0] for each in judgement.compared if each.good}
    )


def accepted(game: Game, view: View, judgement: Judgement) -> list[str]:
    """The moves that are as good as the best: those not surely worse, and what comes to the same as one of them; in a
    game of whole turns every move with which the same turn can begin."""
    good = [line_of(game, view, each.moves) for each in judgement.compared if each.good]
    right = dict.fromkeys(line[0] for line in good)
    world, policy = view.sketch(Rng(0)), game.levels[JUDGE].policy
    for move in view.moves():
        line = finished(game, policy, view, [move], Rng(0))
        if any(same(game, view, world, line, each) for each in good):
            right[move] = None
    if game.whole_turns:
        right |= dict.fromkeys(move for line in good for move in beginnings(view, line))
    return [game.print(move) for move in right]


def beginnings(view: View, line: list[int]) -> list[int]:
    """The moves of a turn with which one can begin and still end as it does."""
    seat, world = view.deciding(), view.sketch(Rng(0))
    end = after(world, seat, line).view(seat).dump()

    def reaches(round: Round, left: list[int]) -> bool:
        if not left:
            return bool(round.view(seat).dump() == end)
        tried: set[int] = set()
        for place, move in enumerate(left):
            if move in tried or not round.waiting() >> seat & 1 or move not in round.moves(seat):
                continue
            tried.add(move)
            if reaches(after(round, seat, [move]), left[:place] + left[place + 1 :]):
                return True
        return False

    found = []
    for place, move in enumerate(line):
        rest = line[:place] + line[place + 1 :]
        if move not in found and move in world.moves(seat) and reaches(after(world, seat, [move]), rest):
            found.append(move)
    return found


def self_played(game: Game, options: Options, seats: int, number: int, seed: str) -> Iterator[Course]:
    """So many first rounds of matches, each from a seed of its own."""
    for each in range(number):
        yield played_from(game, options, seats, f"{seed}/{each}")


def played_from(game: Game, options: Options, seats: int, seed: str) -> Course:
    """The first round of a match between bots."""
    chooses = player(game, PLAYERS)
    key = sha256(f"mazzo/puzzles/{seed}".encode()).digest()
    course, rng = Course(game, options, seats, key), Rng(int.from_bytes(key[:8], "big"))
    while not course.over:
        seat = course.to_act()[0]
        chooser = course.round.chooser(seat)
        if chooser == NOBODY:
            course.play(seat, course.round.nth(seat, 0))
        else:
            course.play(seat, chooses(course.round.view(chooser), rng))
    return course


def read(data: bytes) -> list[Puzzle]:
    """The puzzles of a file, one a line. Raises ValueError if one is none."""
    return [msgspec.json.decode(line, type=Puzzle) for line in data.splitlines() if line]


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """The contents of a file; each puzzle once."""
    once = {puzzle.id: puzzle for puzzle in puzzles}
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in once.values())
