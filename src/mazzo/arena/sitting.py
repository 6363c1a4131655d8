"""Players around a table, each by its name: levels, policies, searches, and programs from outside."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

import msgspec

from mazzo.arena.players import Seated, description, seated
from mazzo.bots.outside.command import BadCommand, command, is_command
from mazzo.bots.outside.messages import Thought
from mazzo.bots.outside.program import SEEDS, Failure, Program
from mazzo.bots.players import UnknownPlayer
from mazzo.kernel.contract import Round
from mazzo.kernel.game import Game, Match
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng

Key = tuple[int, str, bytes, int, str, int]

PROGRAMS: dict[Key, Program] = {}
"""Those that run: a program stays from match to match. Each seat has its own, so that none sees the cards of two; and
each thread, because a program decides one thing after the other."""


def check_player(game: Game, name: str) -> None:
    """Whether there is such a player. Raises UnknownPlayer or BadCommand."""
    if is_command(name):
        command(name)
    else:
        description(game, name)


def identity(game: Game, name: str) -> str:
    """The same as long as a player decides in the same way, as far as that can be known."""
    return command(name).fingerprint() if is_command(name) else repr(description(game, name))


class Sitting:
    """The players of one match."""

    def __init__(self, game: Game, options: Options, names: Sequence[str]) -> None:
        """A name for each seat. Raises UnknownPlayer or BadCommand."""
        self.game = game
        self.players: list[Seated | Program] = []
        for seat, name in enumerate(names):
            if is_command(name):
                self.players.append(running(game, options, len(names), name, seat))
            else:
                self.players.append(seated(game, name))

    @property
    def programs(self) -> list[tuple[int, Program]]:
        """The seats of programs."""
        return [(seat, each) for seat, each in enumerate(self.players) if isinstance(each, Program)]

    @property
    def failures(self) -> list[Failure]:
        """The decisions that programs have lost in this match."""
        return [failure for _, program in self.programs for failure in program.failures]

    @property
    def dropped(self) -> list[int]:
        """The seats for which the quick policy plays, because their programs have failed too often."""
        return [seat for seat, program in self.programs if program.dropped]

    def begin(self, rngs: Sequence[Rng]) -> None:
        """A new match; programs take a seed from the generator of their seat."""
        for seat, program in self.programs:
            program.begin(seat, int(rngs[seat].below(SEEDS)))

    def decide(self, match: Match, round: Round, chooser: int, rng: Rng) -> int:
        """The move of the one who chooses."""
        player = self.players[chooser]
        if isinstance(player, Program):
            return player.decide(round.view(chooser), match, rng)
        return player(round, chooser, rng)

    def thought(self, chooser: int) -> Thought | None:
        """What a program has told of its last decision."""
        player = self.players[chooser]
        return player.thought if isinstance(player, Program) else None

    def clock(self, chooser: int) -> Callable[[], float]:
        """What measures how long a player thinks: its own work, or the time that passes while a program works."""
        return time.monotonic if isinstance(self.players[chooser], Program) else time.process_time

    def over(self, scores: Sequence[int]) -> None:
        """The match is over."""
        for _, program in self.programs:
            program.over(list(scores))


def running(game: Game, options: Options, seats: int, name: str, seat: int) -> Program:
    key = (threading.get_ident(), game.name, msgspec.json.encode(options.dump()), seats, name, seat)
    if key not in PROGRAMS:
        PROGRAMS[key] = Program(game, options, seats, command(name))
    return PROGRAMS[key]


__all__ = ["BadCommand", "Failure", "Sitting", "UnknownPlayer", "check_player", "identity"]
