"""Puzzles over HTTP: those that come with the games. The server keeps nothing of who solves them."""

from __future__ import annotations

from functools import cache

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from mazzo.games import game
from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Choice, Scene
from mazzo.review.offered import choices
from mazzo.review.puzzles import Puzzle, difficulty_of, match_of, scene_of
from mazzo.review.shelf import shipped
from mazzo.server.games import REFUSALS


class PuzzleListed(Struct, frozen=True, kw_only=True):
    """A puzzle in the list of its game."""

    id: str
    theme: str
    difficulty: int
    """A rating: of whoever solves it every other time."""


class PuzzlesListed(Struct, frozen=True, kw_only=True):
    """The puzzles of a game."""

    themes: list[str]
    """In the order in which the game has them; the words are `<game>-theme-<key>`."""
    puzzles: list[PuzzleListed]


# {"id": "12f494ca972c", "theme": "herald", "accepted": ["1d"], "best": [{"move": "1d", …}], …}
class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A position as one player saw it, and what is right in it."""

    id: str
    game: str
    theme: str
    difficulty: int
    options: dict[str, str | int]
    seats: int
    you: int
    scene: Scene
    accepted: list[str]
    """All moves that are right, or with which the right turn begins."""
    best: list[Choice]
    """The best move, or turn."""
    missed: list[Choice]
    """What a club player does, and `cost` what that costs, in the game's `unit`."""
    cost: float
    unit: str
    advice: Reason


class PuzzlesApi(Controller):
    """Positions in which one move is clearly the best."""

    path = "/api/puzzles"

    @get("/{name:str}", responses=REFUSALS)
    async def puzzles(self, name: FromPath[str]) -> PuzzlesListed:
        """The puzzles of a game, by theme."""
        return listed(game(name).name)

    @get("/{name:str}/{which:str}", responses=REFUSALS)
    async def puzzle(self, name: FromPath[str], which: FromPath[str]) -> Response[PuzzleShown]:
        """One puzzle, with its answer."""
        found = kept(game(name).name).get(which)
        if found is None:
            raise NotFoundException("no_such_page")
        return Response(shown(found), headers={"cache-control": "max-age=3600"})


@cache
def listed(name: str) -> PuzzlesListed:
    rules = game(name)
    puzzles = [
        PuzzleListed(id=each.id, theme=each.theme, difficulty=difficulty_of(rules, each)) for each in shipped(name)
    ]
    return PuzzlesListed(themes=list(rules.themes), puzzles=puzzles)


@cache
def kept(name: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped(name)}


def shown(puzzle: Puzzle) -> PuzzleShown:
    rules = game(puzzle.game)
    view, match = rules.load_view(puzzle.view), match_of(rules, puzzle)
    return PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        theme=puzzle.theme,
        difficulty=difficulty_of(rules, puzzle),
        options=puzzle.options,
        seats=puzzle.seats,
        you=puzzle.player,
        scene=scene_of(rules, puzzle),
        accepted=puzzle.accepted,
        best=choices(rules, view, match, puzzle.best),
        missed=choices(rules, view, match, puzzle.missed),
        cost=puzzle.cost,
        unit=rules.unit,
        advice=puzzle.advice,
    )
