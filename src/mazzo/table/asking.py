"""What is asked at a table: decisions, with the time that they take, and whether a move may be taken back."""

from __future__ import annotations

from mazzo.table.events import Clock

MS = 1000


class Asked:
    """That a seat has to decide something."""

    def __init__(self, number: int, began: int) -> None:
        self.number = number
        """Of the event that made it so; a command must name it, so that none is meant for another moment."""
        self.began = began
        """Since when it is thought about, or thought about again after a pause."""
        self.spent = 0
        """What the person had used of the time before a pause, in milliseconds."""

    def used(self, at: int, ticking: bool) -> int:
        """What the person has used of the time until now."""
        return self.spent + (at - self.began if ticking else 0)

    def note_time(self, at: int, ticking: bool) -> None:
        """The clock stops or goes on here: what was used stays used, and a bot thinks from now."""
        self.spent = self.used(at, ticking)
        self.began = at

    def deadline(self, clock: Clock, bank: int) -> int:
        """When the time is over, with what is left in the bank."""
        return self.began - self.spent + clock.seconds * MS + bank


class Wish:
    """A take-back that the others have been asked about."""

    def __init__(self, seat: int, moves: int, at: int) -> None:
        self.seat = seat
        self.moves = moves
        self.at = at
        self.agreed: set[str] = set()
