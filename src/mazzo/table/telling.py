"""What viewers are told of the cards: a move as they saw it, and what happened by it.

It is made when a viewer first asks for it, because most seats have nobody who listens, and while a table is folded
nobody does at all. Until then of each moment only the way to it is kept; the round is played again as far as that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mazzo.kernel.contract import Deal, Round
from mazzo.kernel.game import Event, Game, Match
from mazzo.table.events import Entry


@dataclass(frozen=True, eq=False)
class Dealing:
    """The moment in which a round was dealt."""

    match: Match
    dealt: Deal


@dataclass(frozen=True, eq=False)
class Moving:
    """A move, and the moment before it; what was taken back later was told nevertheless."""

    before: Dealing | Moving
    seat: int
    move: int


@dataclass(frozen=True, eq=False)
class Counting:
    """The count after the last move, and the match that follows the round."""

    before: Dealing | Moving
    match: Match


class Said(NamedTuple):
    """What one viewer is told of a moment."""

    move: str
    """In notation, hidden cards as `??`; empty unless it is a move."""
    happened: list[Event]


class Told:
    """An event as it is kept for showing."""

    def __init__(self, entry: Entry, seats: list[int], names: list[str]) -> None:
        self.entry = entry
        self.seats = seats
        """The seats that it is about, at that time, and the names of those who sat there."""
        self.names = names
        self.moment: Dealing | Moving | Counting | None = None
        """If it is about cards."""
        self.said: dict[int, Said] = {}
        """For each viewer who has asked; two connections of one seat are one viewer."""


class Teller:
    """Tells viewers what happened. It stays at the moment that was told last, for the next is mostly told next."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moment: Dealing | Moving | None = None
        self.earlier: Round | None = None
        """The round before the move of that moment, and after it."""
        self.round: Round | None = None

    def tell(self, told: Told, viewer: int) -> Said:
        """What a viewer is told of an event, as it was seen at that time."""
        said = told.said.get(viewer)
        if said is None:
            said = told.said[viewer] = self.made(told.moment, viewer)
        return said

    def made(self, moment: Dealing | Moving | Counting | None, viewer: int) -> Said:
        if isinstance(moment, Moving):
            after, before, seat, move = self.played_to(moment), self.earlier, moment.seat, moment.move
            assert before is not None
            seen = self.game.print(before.seen(seat, move, viewer))
            return Said(seen, self.game.events(before, seat, move, after, viewer))
        match moment:
            case Dealing(match) as dealing:
                return Said("", self.game.opening_events(self.played_to(dealing), match, viewer))
            case Counting(last, match):
                return Said("", self.game.closing_events(self.played_to(last), match, viewer))
        return Said("", [])

    def played_to(self, moment: Dealing | Moving) -> Round:
        """The round at a moment: played on from where it is, if it is on the way there, else again from the deal."""
        if moment is self.moment and self.round is not None:
            return self.round
        at, ahead = moment, []
        while at is not self.moment and isinstance(at, Moving):
            ahead.append(at)
            at = at.before
        if self.round is None or at is not self.moment:
            assert isinstance(at, Dealing)
            self.round = at.match.start(at.dealt)
        for each in reversed(ahead):
            if each is moment:
                self.earlier = self.round.copy()
            self.round.play(each.seat, each.move)
        self.moment = moment
        return self.round
