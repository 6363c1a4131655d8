"""A position that is played on before somebody who learns: what is written about it, the moves, and what is seen."""

from __future__ import annotations

from collections.abc import Mapping

from mazzo.kernel.contract import NOBODY, Round
from mazzo.kernel.game import Event, Game, Match
from mazzo.kernel.scene import Scene
from mazzo.learn.sights import LearnFrame, Target
from mazzo.record.course import Course
from mazzo.record.trace import shuffle_seed


class Stage:
    """A round in its match, as one seat sees it."""

    def __init__(self, game: Game, match: Match, round: Round, you: int) -> None:
        self.game = game
        self.match = match
        self.round = round
        self.you = you

    @property
    def over(self) -> bool:
        return not self.round.waiting()

    def to_act(self) -> list[int]:
        """The seats that may act now, in turn order."""
        return [seat for seat in self.match.order() if self.round.waiting() >> seat & 1]

    def others(self) -> list[int]:
        return [seat for seat in self.to_act() if seat != self.you]

    def legal(self, seat: int) -> dict[str, int]:
        """The moves of a seat by their text."""
        return {self.game.print(move): move for move in self.round.moves(seat)}

    def read(self, seat: int, text: str) -> int:
        """The legal move that a text means for a seat. Raises MoveError."""
        for move in self.round.moves(seat):
            if self.game.print(move) == text:
                return move
        chooser = self.round.chooser(seat)
        return self.game.parse(text, self.round.view(seat if chooser == NOBODY else chooser))

    def scene(self) -> Scene:
        """What the learner sees; once the round is over, with its count."""
        shown = self.match.counted(self.round) if self.over else self.match
        return self.game.scene(self.round.view(self.you), shown)

    def play(self, seat: int, move: int) -> tuple[str, list[Event]]:
        """Make a move; how it was seen, and what happened."""
        seen = self.game.print(self.round.seen(seat, move, self.you))
        before = self.round.copy()
        self.round.play(seat, move)
        events = self.game.events(before, seat, move, self.round, self.you)
        if self.over:
            events += self.game.closing_events(self.round, self.match.after(self.round), self.you)
        return seen, events

    def beginning(self) -> LearnFrame:
        """The position itself, before anybody has moved."""
        return LearnFrame(seat=-1, move="", seen="", events=[], scene=self.scene())

    def targets(self, texts: list[str]) -> list[Target]:
        """What these texts mean: a card, the name of an area, both in one as `B8`, or the number of a seat. What is not
        there now is left out."""
        scene = self.scene()
        found = [target(self.game, scene, text) for text in texts]
        return [each for each in found if each is not None]


def target(game: Game, scene: Scene, text: str) -> Target | None:
    if text.isdigit() and int(text) in scene.order:
        return Target(seat=int(text))
    areas = [area for area in scene.areas if area.name]
    if text in game.names:
        seen = {*scene.hand, *scene.choosable, *(card for area in scene.areas for card in area.cards)}
        return Target(card=text) if text in seen or any(area.name == text for area in areas) else None
    for area in areas:
        if text == area.name:
            return Target(area=area.name)
        rest = text.removeprefix(area.name)
        cards = [card for card in area.cards if card.rstrip("abcdefghijklmnopqrstuvwxyz") == rest]
        if rest != text and cards:
            return Target(area=area.name, card=cards[0])
    return None


def stage_of(game: Game, setup: Mapping[str, str], you: int) -> Stage | None:
    """The position that a lesson begins with; None if it has no cards on a table. Raises ValueError."""
    given = dict(setup)
    values = dict(pair.split("=", 1) for pair in given.pop("use", "").split())
    options = game.options(values)
    seats = int(given.pop("seats", game.seats(options)[0]))
    if "course" in given:
        course = Course(game, options, seats, shuffle_seed(given["course"]))
        return Stage(game, course.match, course.round, you)
    if not given:
        return None
    match, round = game.position(options, seats, given)
    return Stage(game, match, round, you)
