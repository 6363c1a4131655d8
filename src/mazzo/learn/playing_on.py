"""Playing on from a move of a match that is over: somebody takes a seat, bots play the others, to the end of the round.

The cards are those of the match, or the hidden ones are dealt anew as that seat could not have told. Nobody keeps
anything: a client sends all that was played since, and is told what is seen now. The match stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from mazzo.bots import DEFAULT_LEVEL, choose
from mazzo.kernel.contract import NOBODY, Deal, Round
from mazzo.kernel.errors import MoveError
from mazzo.kernel.game import Match
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Scene
from mazzo.learn.sights import MOST_MOVES, FirstMove, LearnFrame
from mazzo.learn.stage import Stage
from mazzo.record.course import Course, PlayedRound
from mazzo.record.reading import read
from mazzo.record.replay import replay


# {"round": 2, "place": 14, "seat": 0, "cards": "anew", "seed": 7, "moves": [{"seat": 0, "move": "10d x 5b+5s"}]}
class PlayOnDone(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From where somebody plays on, and all that was played since, by all seats."""

    round: Annotated[int, Meta(ge=1, le=1000)]
    place: Annotated[int, Meta(ge=0, le=10_000)]
    """After how many moves of the round: a frame of its replay."""
    seat: Annotated[int, Meta(ge=0, le=20)]
    cards: Literal["same", "anew"] = "same"
    """As they were, or with the hidden ones dealt anew, consistently with what the seat knew."""
    seed: Annotated[int, Meta(ge=0, lt=2**31)] = 0
    """By which they are dealt, and by which the bots decide."""
    moves: Annotated[list[FirstMove], Meta(max_length=MOST_MOVES)] = []


class PlayOnSeen(Struct, frozen=True, kw_only=True):
    """What is seen after that."""

    game: str
    options: dict[str, str | int]
    seats: int
    you: int
    kind: Literal["turn", "close"]
    """Whether one is to decide, or the round is over."""
    made: LearnFrame | None
    """The own move, if that was sent last."""
    frames: list[LearnFrame]
    """What the others did then; their moves are sent back with the next request."""
    scene: Scene


def beginning(course: Course, done: PlayOnDone) -> Stage:
    """The position, as a round with a past. Raises ValueError if there is none."""
    if done.round > len(course.rounds) or not done.seat < course.seats:
        raise ValueError("there is no such round, or no such seat")
    played = course.rounds[done.round - 1]
    if done.place > len(played.moves):
        raise ValueError("the round had fewer moves")
    dealt, moves = played.dealt, played.moves[: done.place]
    if done.cards == "anew":
        view = after(played.match, dealt, moves).view(done.seat)
        dealt, moves = view.past(view.world(luck(done.seed, "deal", 0)))
    return Stage(course.game, played.match, after(played.match, dealt, moves), done.seat)


def after(match: Match, dealt: Deal, moves: Sequence[tuple[int, int]]) -> Round:
    """A round after these moves."""
    again = PlayedRound(match, dealt)
    for seat, move in moves:
        again.play(seat, move)
    return again.round


def luck(seed: int, what: str, number: int) -> Rng:
    text = f"mazzo/play-on/{seed}/{what}/{number}"
    return Rng(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))


def played_on(course: Course, done: PlayOnDone) -> PlayOnSeen:
    """As far as the next decision of the seat. Raises ValueError if it cannot have been played so."""
    stage, game = beginning(course, done), course.game
    made: LearnFrame | None = None
    for place, each in enumerate(done.moves, 1):
        if each.seat not in stage.to_act():
            raise ValueError(f"seat {each.seat} does not move now")
        try:
            move = stage.read(each.seat, each.move)
        except MoveError as error:
            raise ValueError(str(error)) from None
        own = stage.round.chooser(each.seat) == done.seat
        if own and place == len(done.moves):
            made = filmed(stage, each.seat, move)
        else:
            stage.round.play(each.seat, move)
    frames: list[LearnFrame] = []
    while not stage.over:
        seat = next((each for each in stage.to_act() if stage.round.chooser(each) != done.seat), -1)
        if seat < 0:
            break
        chooser = stage.round.chooser(seat)
        if chooser == NOBODY:
            move = stage.round.nth(seat, 0)
        else:
            rng = luck(done.seed, str(seat), len(done.moves) + len(frames))
            move = choose(game, DEFAULT_LEVEL, stage.round.view(chooser), rng)
        frames.append(filmed(stage, seat, move))
    return PlayOnSeen(
        game=game.name,
        options=course.options.dump(),
        seats=course.seats,
        you=done.seat,
        kind="close" if stage.over else "turn",
        made=made,
        frames=frames,
        scene=stage.scene(),
    )


def filmed(stage: Stage, seat: int, move: int) -> LearnFrame:
    """Make a move, and show it."""
    text = stage.game.print(move)
    seen, events = stage.play(seat, move)
    return LearnFrame(seat=seat, move=text, seen=seen, events=events, scene=stage.scene())


def play_on_answer(record: bytes, done: bytes) -> bytes | str:
    """The same as JSON, or what is wrong with what was sent; also in a process that knows nothing of the server."""
    try:
        return msgspec.json.encode(played_on(replay(read(record)), msgspec.json.decode(done, type=PlayOnDone)))
    except ValueError as problem:
        return str(problem)
