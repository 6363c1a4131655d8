"""A table in one row of a list."""

from __future__ import annotations

from msgspec import Struct

from mazzo.table.events import Clock
from mazzo.table.seating import Kind
from mazzo.table.state import Status


class Invitation(Struct, frozen=True, kw_only=True):
    """How others get to a table."""

    link: str
    here_only: bool
    """Whether the link leads nowhere but on the machine of the server."""


class SummarySeat(Struct, frozen=True, kw_only=True):
    """Who sits there."""

    kind: Kind
    name: str
    yours: bool = False
    """Whether it is the seat of whoever asks."""


# {"id": "k7qf3m2xab", "game": "whist", "status": "open", "seats": [{"kind": "free", "name": ""}, …], …}
class Summary(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table who knows its id; `yours` is for whoever asks."""

    id: str
    game: str
    options: dict[str, str | int]
    public: bool
    status: Status
    locked: bool
    hints: bool = False
    rated: bool = False
    """Whether the matches there are to count for ratings."""
    club: str = ""
    """The club whose table it is, if it is one's."""
    host: str
    """The host's name."""
    hosting: bool = False
    """Whether whoever asks is the host."""
    seats: list[SummarySeat]
    clock: Clock | None
    level: str
    match: int
    opened_at: int
    changed_at: int
    round: int = 0
    """The round that was dealt last in this match; 0 before the first."""
    totals: list[int] = []
    """What each seat has in this match."""
    waiting: list[int] = []
    """The seats of people who are waited for: to play, to answer, or to see the count."""
    since: int = 0
    """Since when, in milliseconds since 1970."""
    yours: bool = False
    """Whether whoever asks is waited for."""
    goes_at: int = 0
    """Among one's own tables: when it is deleted unless something happens there; 0 if it stays."""
