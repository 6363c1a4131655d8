"""One episode: rounds of a game, decision by decision, in fixed ids. What all environments are made of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256

from mazzo.games import game as find_game
from mazzo.kernel.actions import Actions
from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.game import Game
from mazzo.kernel.observation import Observation
from mazzo.kernel.options import Options
from mazzo.record.course import Course


class NotNumbered(ValueError):
    """A game whose package states no ids or observations."""


class Form:
    """A game in one form, with its ids and its layout: what does not change from episode to episode."""

    def __init__(
        self,
        name: str,
        options: Mapping[str, str | int] | None = None,
        seats: int | None = None,
        rounds: int | None = 1,
    ) -> None:
        """An episode is so many rounds, or with None a whole match. Raises UnknownGame, OptionError or ValueError."""
        self.game: Game = find_game(name)
        self.options: Options = self.game.options(options or {})
        allowed = self.game.seats(self.options)
        self.seats: int = allowed[0] if seats is None else seats
        if self.seats not in allowed:
            raise ValueError(f"{name} takes {' or '.join(map(str, allowed))} seats with these options, not {seats}")
        if rounds is not None and rounds < 1:
            raise ValueError(f"an episode has at least one round, not {rounds}")
        self.rounds = rounds
        if self.game.actions is None or self.game.observation is None:
            raise NotNumbered(f"{name} states no ids of moves or no observation")
        self.actions: Actions = self.game.actions
        self.observation: Observation = self.game.observation
        self.pieces = self.observation.pieces(self.seats)


class Episode:
    """Rounds that are being played. Moves that nobody decides are made at once; who acts at the same time as others is
    asked in turn, and is shown nothing of what they have decided."""

    def __init__(self, form: Form, seed: bytes) -> None:
        self.form = form
        self.course = Course(form.game, form.options, form.seats, seed)
        self.decisions = 0
        self.seat = NOBODY
        """The seat that acts,"""
        self.player = NOBODY
        """and who decides for it; NOBODY at the end."""
        self.rewards = [0.0] * form.seats
        """What the latest decision has brought each seat."""
        self.totals = [0.0] * form.seats
        self._go_on()

    @property
    def over(self) -> bool:
        return self.player == NOBODY

    def view(self, player: int) -> View:
        """What a player sees."""
        return self.course.round.view(player)

    def legal(self) -> list[int]:
        """The ids of what the one who decides may do."""
        return [] if self.over else self.form.actions.legal(self.view(self.player))

    def step(self, action: int) -> None:
        """Make the move of that id. Raises NoAction."""
        if self.over:
            raise ValueError("the episode is over")
        self.play(self.form.actions.decode(self.view(self.player), action))

    def play(self, move: int) -> None:
        """Make a move that is known to be legal."""
        self.rewards = [0.0] * self.form.seats
        self.decisions += 1
        self.course.current.play(self.seat, move)
        self._go_on()

    def _go_on(self) -> None:
        """Make the moves that nobody decides, and count rounds that are over, up to the next decision."""
        course = self.course
        self.seat = self.player = NOBODY
        while True:
            if course.over:
                self._reward(course.close())
                if course.finished or len(course.rounds) == self.form.rounds:
                    return
                course.deal()
            automatic = course.automatic()
            if automatic is None:
                break
            course.current.play(*automatic)
        # Who decides for two seats at once is asked for the one that his view names.
        self.player = course.round.chooser(course.to_act()[0])
        self.seat = self.view(self.player).deciding()

    def _reward(self, scores: list[int]) -> None:
        """What a seat has scored more than the mean: so nothing is won by all together."""
        mean = sum(scores) / len(scores)
        self.rewards = [reward + score - mean for reward, score in zip(self.rewards, scores, strict=True)]
        self.totals = [total + score - mean for total, score in zip(self.totals, scores, strict=True)]


def key(view: View) -> str:
    """The information state: equal if and only if a viewer has seen the same from the beginning of the round on."""
    return json.dumps(view.dump(), separators=(",", ":"))


def short_key(view: View) -> bytes:
    """The same in sixteen bytes, for tables."""
    return sha256(key(view).encode()).digest()[:16]
