"""A program at one seat. It is asked for every decision; where it fails, the quick policy decides, and after three
failures in a match for the rest of it."""

from __future__ import annotations

import atexit
import time

import msgspec
from msgspec import UNSET, Struct

from mazzo import __version__
from mazzo.bots import DEFAULT_LEVEL
from mazzo.bots.outside.child import GRACE, Child, Ended, TooLate
from mazzo.bots.outside.command import Command
from mazzo.bots.outside.messages import (
    PROTOCOL,
    Answer,
    Decide,
    Hello,
    Lost,
    Made,
    Mistake,
    NewMatch,
    Over,
    Ping,
    Pong,
    Quit,
    Ready,
    Said,
    Thought,
    Time,
)
from mazzo.kernel.contract import View
from mazzo.kernel.errors import MoveError, Reason
from mazzo.kernel.game import Game, Match
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng

MOST_MISTAKES = 3
STARTING = 20.0
"""Seconds until a program has to be ready."""
SHOWN = 120
"""Signs of what a program said that are told to others."""
SEEDS = 1 << 53
"""So that every language can read a seed."""

ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class Failed(Exception):
    """A program has not done what it should."""

    def __init__(self, code: Mistake, text: str, reason: Reason | None = None) -> None:
        self.code: Mistake = code
        self.text = text
        self.reason = reason
        super().__init__(f"{code}: {text}")


class Failure(Struct, frozen=True, kw_only=True):
    """A decision that a program has lost."""

    seat: int
    code: Mistake
    text: str
    played: str


class Program:
    """One process for one seat: what it sees elsewhere, it cannot know here."""

    def __init__(self, game: Game, options: Options, seats: int, command: Command) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.command = command
        self.child: Child | None = None
        self.ready: Ready | None = None
        self.number = 0
        """Of the last question."""
        self.match: NewMatch | None = None
        self.failures: list[Failure] = []
        """In this match."""
        self.thought: Thought | None = None
        """The last about the last decision."""

    @property
    def dropped(self) -> bool:
        """Whether it is not asked any more in this match."""
        return len(self.failures) >= MOST_MISTAKES

    @property
    def name(self) -> str:
        """What it calls itself, or what it is started by."""
        return (self.ready.name if self.ready else "") or self.command.title

    def begin(self, seat: int, seed: int) -> None:
        """A new match, in which it sits there."""
        self.failures = []
        self.match = NewMatch(seat=seat, seed=seed)
        if self.child:
            self.send(self.match)

    def decide(self, view: View, match: Match, rng: Rng) -> int:
        """Its move, or the quick policy's."""
        self.thought = None
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        if not self.dropped:
            self.number += 1
            try:
                return self.asked(view, match)
            except Failed as failed:
                return self.failed(failed, view, rng)
        return self.game.choose(DEFAULT_LEVEL, view, rng)

    def asked(self, view: View, match: Match) -> int:
        child = self.started()
        assert self.ready
        wants = self.ready.wants
        scene = self.game.scene(view, match)
        text = self.game.print
        self.send(
            Decide(
                id=self.number,
                scene=scene,
                moves=[choice.move for choice in scene.moves],
                shown=[(seat, text(move)) for seat, move in view.shown()] if "shown" in wants else UNSET,
                view=view.dump() if "view" in wants else UNSET,
            )
        )
        until = time.monotonic() + self.command.milliseconds / 1000
        while True:
            match self.heard(child, until):
                case Thought(id=self.number) as thought:
                    self.thought = thought
                case Made(id=self.number, move=move):
                    return self.meant(move, view)
                case Thought(id=number) | Made(id=number) | Pong(id=number) if number < self.number:
                    continue  # what comes too late is about something else
                case other:
                    raise Failed("garbage", msgspec.json.encode(other).decode()[:SHOWN])

    def meant(self, move: str, view: View) -> int:
        try:
            return self.game.parse(move, view)
        except MoveError as error:
            raise Failed("illegal", move[:SHOWN], error.reason) from None

    def failed(self, failed: Failed, view: View, rng: Rng) -> int:
        """The decision is lost: the quick policy makes it, and the program is told."""
        move = self.game.choose(DEFAULT_LEVEL, view, rng)
        played = self.game.print(move)
        seat = self.match.seat if self.match else view.deciding()
        self.failures.append(Failure(seat=seat, code=failed.code, text=failed.text, played=played))
        if self.child:
            self.send(
                Lost(
                    id=self.number,
                    code=failed.code,
                    text=failed.text,
                    reason=failed.reason,
                    played=played,
                    mistakes=len(self.failures),
                    most=MOST_MISTAKES,
                )
            )
        if self.dropped:
            self.close()
        return move

    def over(self, scores: list[int]) -> None:
        """The match is over."""
        if self.child:
            self.send(Over(scores=scores))

    def started(self) -> Child:
        """The process, which has said that it is ready and heard of the match. Raises Failed."""
        if self.child:
            return self.child
        try:
            self.child = Child(self.command.arguments)
        except OSError as error:
            raise Failed("crashed", error.strerror or str(error)) from None
        RUNNING.add(self)
        self.send(
            Hello(
                mazzo=__version__,
                game=self.game.name,
                options=self.options.dump(),
                seats=self.seats,
                time=Time(self.command.time, self.command.milliseconds),
                mistakes=len(self.failures),
            )
        )
        until = time.monotonic() + STARTING
        try:
            answer = self.heard(self.child, until)
            if not isinstance(answer, Ready) or answer.protocol != PROTOCOL:
                raise Failed("garbage", f"no `ready` of protocol {PROTOCOL}")
            self.ready = answer
            if self.match:
                self.send(self.match)
            self.ping(self.child, until)
        except Failed:
            self.end(0.0)
            raise
        return self.child

    def ping(self, child: Child, until: float) -> None:
        """Wait until it has read everything. Raises Failed."""
        self.send(Ping(id=self.number))
        answer = self.heard(child, until)
        if answer != Pong(id=self.number):
            raise Failed("garbage", "no `pong`")

    def heard(self, child: Child, until: float) -> Answer:
        """The next message. Raises Failed."""
        try:
            line = child.receive(until)
        except TooLate:
            raise Failed("late", "") from None
        except Ended:
            complaint = child.complaint()
            self.end(0.0)
            raise Failed("crashed", complaint[:SHOWN]) from None
        try:
            return ANSWERS.decode(line)
        # An integer of more digits than Python converts is no DecodeError.
        except (msgspec.DecodeError, ValueError):
            raise Failed("garbage", line.decode(errors="replace").strip()[:SHOWN]) from None

    def send(self, said: Said) -> None:
        if self.child:
            self.child.send(msgspec.json.encode(said))

    def close(self, grace: float = GRACE) -> None:
        """Say goodbye."""
        self.send(Quit())
        self.end(grace)

    def end(self, grace: float) -> None:
        if self.child:
            self.child.close(grace)
            self.child = None
            RUNNING.discard(self)


RUNNING: set[Program] = set()


@atexit.register
def close_all() -> None:
    """No program outlives those who play with it."""
    for program in list(RUNNING):
        program.close(0.5)
