"""Steps in the deal of a day, also in a process that knows nothing of the server."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from mazzo.games import game
from mazzo.kernel.errors import MoveError
from mazzo.kernel.options import Value
from mazzo.learn.daily import YOU, Daily, expert_move, replayed
from mazzo.learn.daily_sights import DaySeen


class Given(Struct, frozen=True, kw_only=True):
    """By what a deal is told. It never leaves the server."""

    game: str
    day: str
    preset: str
    options: dict[str, Value]
    seats: int
    secret: bytes
    moves: list[str]

    def replayed(self) -> Daily:
        """Raises MoveError."""
        rules = game(self.game)
        return replayed(rules, rules.options(self.options), self.seats, self.secret, self.day, self.moves)


class Step(Struct, frozen=True):
    """What came of a move."""

    move: str
    """As it is printed, whatever was written."""
    result: float | None
    seen: bytes


def step(given: Given, move: str) -> Step | str:
    """The deal after one more move, or what is wrong with it."""
    try:
        daily = given.replayed()
        if move and daily.over:
            return "the round is over"
        if move:
            daily.play(move)
    except MoveError as problem:
        return str(problem)
    result = daily.result() if daily.over else None
    seen = DaySeen(
        game=given.game,
        day=given.day,
        preset=given.preset,
        options=daily.course.options.dump(),
        seats=given.seats,
        you=YOU,
        kind="close" if daily.over else "turn",
        made=len(daily.own),
        frames=daily.frames,
        scene=daily.stage.scene(),
        unit=daily.game.unit,
        result=result,
    )
    return Step(daily.own[-1] if move else "", result, msgspec.json.encode(seen))


def expert_step(given: Given, level: str) -> str | float:
    """The move of an expert after these, or the result if the round is over."""
    daily = given.replayed()
    return daily.result() if daily.over else expert_move(daily, level)


def record_of(given: Given) -> bytes:
    """The whole deal as it was played, for when the day is over."""
    return given.replayed().record()
