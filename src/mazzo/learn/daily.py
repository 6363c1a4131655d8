"""The deal of a day: one round, the same for everybody, against bots whose choices follow from the day's secret.

Nobody adds anything to the shuffle, and nothing has to be remembered but the own moves of a player: what the others do
follows from the secret, their seat and the moves so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from mazzo.bots import choose
from mazzo.bots.rollout import lead
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.learn.sights import LearnFrame
from mazzo.learn.stage import Stage
from mazzo.record.course import Course
from mazzo.record.record import Player, whole
from mazzo.record.writing import write

YOU = 0
"""Everybody plays the same seat with the same cards, so that luck is the same for all."""
OTHERS, EXPERT = "club", "expert"
DOMAIN = b"mazzo/daily/1/"


def promised(secret: bytes) -> str:
    """What is published before the day; the secret follows after it."""
    return sha256(DOMAIN + b"promise/" + secret).hexdigest()


def derived(secret: bytes, *about: str) -> bytes:
    """Bytes that nobody can tell without the secret."""
    return sha256(DOMAIN + "/".join(about).encode() + b"/" + secret).digest()


class Daily:
    """A day's deal, as far as somebody has come with it."""

    def __init__(self, game: Game, options: Options, seats: int, secret: bytes, day: str) -> None:
        self.game = game
        self.secret = secret
        self.day = day
        course = Course(game, options, seats, derived(secret, "deal", day, game.name))
        self.course = course
        self.stage = Stage(game, course.match, course.round, YOU)
        self.moves: list[tuple[int, int]] = []
        self.own: list[str] = []
        """What the player has decided, as it is printed."""
        self.frames = [self.stage.beginning()]
        """What has been seen since the player's latest move but one."""
        self.play_on()

    def rng(self, seat: int) -> Rng:
        """For what a seat does now."""
        so_far = ",".join(f"{seat}:{self.game.print(move)}" for seat, move in self.moves)
        drawn = derived(self.secret, "bot", self.day, self.game.name, str(seat), so_far)
        return Rng(int.from_bytes(drawn[:8], "big"))

    @property
    def over(self) -> bool:
        return self.stage.over

    def decides(self, seat: int) -> bool:
        """Whether the player chooses what a seat does: one's own, or a robot's for which one plays."""
        return bool(self.stage.round.chooser(seat) == YOU)

    def play_on(self) -> None:
        """Until the player has something to decide, or the round is over."""
        while not self.over:
            waiting = self.stage.to_act()
            others = [seat for seat in waiting if not self.decides(seat)]
            if not others:
                return
            self.bot_moves(others[0])

    def bot_moves(self, seat: int) -> None:
        round = self.stage.round
        chooser = round.chooser(seat)
        if chooser == NOBODY:
            self.make(seat, round.nth(seat, 0))
        else:
            self.make(seat, choose(self.game, OTHERS, round.view(chooser), self.rng(seat)))

    def play(self, text: str) -> None:
        """A move of the player, and what the others do after it. Raises MoveError."""
        seat = next(each for each in self.stage.to_act() if self.decides(each))
        move = self.stage.read(seat, text)
        self.frames = []
        self.own.append(self.game.print(move))
        self.make(seat, move)
        self.play_on()

    def make(self, seat: int, move: int) -> None:
        seen, events = self.stage.play(seat, move)
        self.moves.append((seat, move))
        # Nobody sends these moves back, so they are told as they were seen: what a bot hides stays hidden.
        self.frames.append(LearnFrame(seat=seat, move=seen, seen=seen, events=events, scene=self.stage.scene()))

    def record(self) -> bytes:
        """Everything with its seed, as a file: for when the day is over."""
        course = Course(self.game, self.course.options, self.course.seats, self.course.fairness.seed)
        for seat, move in self.moves:
            course.play(seat, move)
        if course.over:
            course.close()
        players = [Player("person") if seat == YOU else Player("bot", "", OTHERS) for seat in range(course.seats)]
        return write(whole(course, players))

    def result(self) -> float:
        """By how much the player is ahead of the others' average, in the game's unit."""
        return float(lead(self.stage.round.scores(), YOU))


def replayed(game: Game, options: Options, seats: int, secret: bytes, day: str, moves: Sequence[str]) -> Daily:
    """The deal after the player's own moves. Raises MoveError if they cannot have been made."""
    daily = Daily(game, options, seats, secret, day)
    for move in moves:
        daily.play(move)
    return daily


def expert_move(daily: Daily, level: str = EXPERT) -> str:
    """What an expert does where the player has come to, knowing no more than the player."""
    seat = next(each for each in daily.stage.to_act() if daily.decides(each))
    return daily.game.print(choose(daily.game, level, daily.stage.round.view(YOU), daily.rng(seat)))
