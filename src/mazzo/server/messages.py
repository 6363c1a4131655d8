"""What goes over a socket, in both directions. An example of each stands above it; `type` says which it is.

docs/protocol.md tells how a conversation goes.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from mazzo.kernel.errors import Reason
from mazzo.table.commands import AnyCommand, Id, Seat
from mazzo.table.patching import Patch
from mazzo.table.showing import EventShown, TableShown

PROTOCOL = 2
"""What a client says that understands this page of messages."""


class FromClient(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """The base of what a client says."""


# {"type": "hello", "protocol": 2, "since": 17, "show": 0}
class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """First of all: the last number that this client has seen, and on a shared device the seat that it showed."""

    protocol: int = 1
    """2. An older client is told that it is too old."""
    since: Annotated[int, Meta(ge=0)] = 0
    show: Seat | None = None


# {"type": "show", "seat": 1}
class Show(FromClient, frozen=True, kw_only=True, tag="show"):
    """On a shared device: show the cards of this seat, or of none."""

    seat: Seat | None = None


# {"type": "hint", "id": "h1", "seat": 0, "decision": 17}
class HintWanted(FromClient, frozen=True, kw_only=True, tag="hint"):
    """Asks what a good player would do. It changes nothing, so it is no command, and only who asks is answered."""

    id: Id
    seat: Seat
    decision: int
    """As in a `play` command."""


# {"type": "beat"}
class BeatFromClient(FromClient, frozen=True, kw_only=True, tag="beat"):
    """Asks for a beat in answer."""


AnyFromClient = Hello | Show | HintWanted | BeatFromClient | AnyCommand


class FromServer(Struct, frozen=True, kw_only=True, tag_field="type"):
    """The base of what the server says."""


# {"type": "news", "fresh": true, "more": false, "number": 8, "now": 1795000, "events": […], "table": {…}, "scene": {…}}
class News(FromServer, frozen=True, kw_only=True, tag="news"):
    """Answers a `hello`, or shows another seat: the events as this viewer saw them, the table and the cards as a whole.

    If it is fresh it begins with the last deal, and what was shown before may be forgotten.
    """

    fresh: bool
    more: bool = False
    """Whether older events since the deal were left out: only the latest are told."""
    number: int
    """Of the last event; say it in the next `hello`."""
    now: int
    """The server's time, in milliseconds since 1970, for clocks."""
    events: list[EventShown]
    table: TableShown
    scene: Raw
    """The game's own scene (see the schema), or null before the first deal."""


# {"type": "change", "events": [], "table": {"seats": {"1": {"present": [false]}}}, "scene": {"moves": [[]]}}
class Change(FromServer, frozen=True, kw_only=True, tag="change"):
    """What has happened since the last news or change on this socket, and what that has changed.

    The last event has the number to say in the next `hello`.
    """

    events: list[EventShown]
    table: Patch
    """What is different, as a patch (docs/protocol.md); `{}` if nothing is."""
    scene: Patch
    """Likewise."""


# {"type": "done", "id": "c9", "number": 18}
class Done(FromServer, frozen=True, kw_only=True, tag="done"):
    """A command was accepted, now or before; its last event has this number."""

    id: Id
    number: int


class MoveValue(Struct, frozen=True, kw_only=True):
    """A move that was weighed."""

    move: str
    value: float
    """By how many points it is expected to bring its player ahead of the others on average, in this round."""


# {"type": "hint", "id": "h1", "seat": 0, "decision": 17, "move": "7d x 4b+3c", "reason": {…}, "values": […]}
class HintMessage(FromServer, frozen=True, kw_only=True, tag="hint"):
    """What a good player would do who sees no more than who asked."""

    id: Id
    seat: int
    decision: int
    move: str
    reason: Reason
    """Why; the words are `GAME-advice-…`."""
    values: list[MoveValue]
    """What else was weighed: the advised move first, then the best; empty where there is no choice."""


# {"type": "refused", "id": "c9", "reason": {"code": "not_your_turn", "params": {"seat": 2}}}
class RefusedMessage(FromServer, frozen=True, kw_only=True, tag="refused"):
    """A command, or a message that is none, was refused, and nothing has changed."""

    id: str
    """Empty if the message had none."""
    reason: Reason


# {"type": "beat"}
class Beat(FromServer, frozen=True, kw_only=True, tag="beat"):
    """The connection lives; sent when there is nothing else to say for a while."""


# {"type": "bye", "reason": {"code": "server_stopping", "params": {}}}
class Bye(FromServer, frozen=True, kw_only=True, tag="bye"):
    """The server ends the connection. Come again, with `hello`, unless the reason forbids it."""

    reason: Reason


AnyFromServer = News | Change | Done | HintMessage | RefusedMessage | Beat | Bye
