"""A table in one row of a list."""

from __future__ import annotations

from msgspec import Struct

from mazzo.table.events import Clock
from mazzo.table.seating import Kind
from mazzo.table.state import Status, Table


class Invitation(Struct, frozen=True, kw_only=True):
    """How others get to a table."""

    link: str
    here_only: bool
    """Whether the link leads nowhere but on the machine of the server."""


class SummarySeat(Struct, frozen=True, kw_only=True):
    """Who sits there."""

    kind: Kind
    name: str


# {"id": "k7qf3m2xab", "game": "whist", "status": "open", "seats": [{"kind": "free", "name": ""}, …], …}
class Summary(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table who knows its id."""

    id: str
    game: str
    options: dict[str, str | int]
    public: bool
    status: Status
    locked: bool
    hints: bool = False
    host: str
    """The host's name."""
    seats: list[SummarySeat]
    clock: Clock | None
    level: str
    match: int
    opened_at: int
    changed_at: int


def summary(id: str, table: Table) -> Summary:
    return Summary(
        id=id,
        game=table.game.name,
        options=table.options.dump(),
        public=table.opening.public,
        status=table.status,
        locked=table.locked,
        hints=table.hints,
        host=table.host_name,
        seats=[SummarySeat(kind=seat.kind, name=seat.name) for seat in table.seats],
        clock=table.opening.clock,
        level=table.opening.level,
        match=table.match,
        opened_at=table.log[0].entry.at,
        changed_at=table.log[-1].entry.at,
    )
