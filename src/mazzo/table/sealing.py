"""The shuffle of a match while it is prepared: who has committed to what, and what was revealed or added."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct
from msgspec.structs import replace

from mazzo.kernel.fair import Sealed, committed
from mazzo.record.record import Void
from mazzo.table.events import Started

OPEN, COMMIT_AND_REVEAL = 1, 2
"""The versions: everybody adds in the open, or commits first."""
MOST_VOIDS = 2
"""So many shuffles in a row may come to nothing; then the table is open again."""


class Shuffle:
    """One try. The seed stays here until it is void, or the match is over."""

    def __init__(self, started: Started, seats: int) -> None:
        self.version = started.shuffle
        self.seed = bytes.fromhex(started.seed)
        self.commitment = committed(self.seed)
        self.context = bytes.fromhex(started.context)
        self.seats = seats
        self.commits: dict[int, bytes] = {}
        """By seat; a person who has several commits at the first."""
        self.sealed: Sealed | None = None
        """The list of commitments, once it is fixed."""
        self.contributions: dict[int, bytes] = {}
        """By seat: what was revealed, or added in the open. Nobody sees it before the first deal."""

    @property
    def committing(self) -> bool:
        """Whether commitments are still taken."""
        return self.version == COMMIT_AND_REVEAL and self.sealed is None

    @property
    def listing(self) -> bytes:
        """The digest of the list of commitments; nothing before it is fixed."""
        return self.sealed.listing(self.commitment) if self.sealed else b""

    def pending(self) -> list[int]:
        """The seats that have committed to something and have not revealed it."""
        commits = self.sealed.commits if self.sealed else ()
        return [seat for seat, commit in enumerate(commits) if commit and seat not in self.contributions]

    def seal(self, commits: list[str]) -> None:
        self.sealed = Sealed(self.context, tuple(map(bytes.fromhex, commits)))

    def drop(self, seat: int) -> None:
        """Whoever sat there is sent away. What is on the list stays."""
        if self.sealed is None:
            self.commits.pop(seat, None)
            self.contributions.pop(seat, None)

    def added(self) -> list[bytes]:
        """What each seat adds to the shuffles."""
        return [self.contributions.get(seat, b"") for seat in range(self.seats)]

    def void(self, missing: list[tuple[int, str]]) -> Void:
        """It has come to nothing, because these seats have not revealed."""
        assert self.sealed is not None
        return Void(seed=self.seed, sealed=self.sealed, missing=tuple(missing))


class Voids(Struct):
    """The shuffles that do not count, of the match that is to be dealt or was dealt last."""

    match: int = 0
    tries: list[Void] = []
    in_a_row: int = 0
    """Since somebody has begun the match."""

    def begin(self, match: int, again: bool) -> None:
        """A shuffle begins, once more or because somebody wants it. An open table keeps what it has seen."""
        if match != self.match:
            self.match, self.tries = match, []
        if not again:
            self.in_a_row = 0

    def add(self, void: Void) -> None:
        self.tries.append(void)
        self.in_a_row += 1

    def forget(self, names: Set[str]) -> None:
        """Those who were called so have no name any more."""
        self.tries = [
            replace(void, missing=tuple((seat, "" if name in names else name) for seat, name in void.missing))
            for void in self.tries
        ]
