"""What happened in the running round, as each viewer saw it, and how much of it each has been told."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.kernel.contract import NOBODY, WATCHER, Round
from mazzo.kernel.game import Event
from mazzo.record.course import Course


class History:
    """The events of a round, one list for each viewer; the lists are equally long, hidden cards apart."""

    def __init__(self, course: Course, people: Sequence[int]) -> None:
        """For the people and for a WATCHER. The moves of a round that is under way are gone through once more."""
        self.course = course
        viewers = (*people, WATCHER)
        self.events: dict[int, list[Event]] = {viewer: [] for viewer in viewers}
        self.told: dict[int, int] = dict.fromkeys(viewers, 0)
        if not course.closed:
            self.begin()
            self.catch_up()

    def begin(self) -> None:
        """A round was dealt."""
        for viewer in self.events:
            self.events[viewer] = list(self.course.game.opening_events(self.course.round, self.course.match, viewer))
            self.told[viewer] = 0

    def catch_up(self) -> None:
        """Note the moves made so far. What came before a viewer's last decision it has been told."""
        course = self.course
        replayed = course.match.start(course.dealt)
        for seat, move in course.current.moves:
            before = replayed.copy()
            replayed.play(seat, move)
            self.note(before, seat, move, replayed)
            chooser = before.chooser(seat)
            if chooser != NOBODY and chooser in self.told:
                self.told[chooser] = self.told[WATCHER] = len(self.events[chooser])

    def take_back(self) -> None:
        """Undo the last move in the match; what it brought about never happened."""
        self.course.take_back()
        told = self.told.copy()
        self.begin()
        self.catch_up()
        self.told = {viewer: min(told[viewer], len(events)) for viewer, events in self.events.items()}

    def play(self, seat: int, move: int) -> None:
        """Make a move in the match and note it."""
        before = self.course.round.copy()
        self.course.play(seat, move)
        self.note(before, seat, move, self.course.round)

    def close(self) -> None:
        """The round was counted."""
        for viewer, events in self.events.items():
            events += self.course.game.closing_events(self.course.round, self.course.match, viewer)

    def note(self, before: Round, seat: int, move: int, after: Round) -> None:
        for viewer, events in self.events.items():
            events += self.course.game.events(before, seat, move, after, viewer)

    def news(self, viewer: int) -> list[Event]:
        """What a viewer has not been told yet; now it has."""
        events = self.events[viewer][self.told[viewer] :]
        self.told[viewer] = len(self.events[viewer])
        return events
