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
from mazzo.table.talking import MOST_TEXT, Kind

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
    whole: bool = False
    """For simple programs: whatever changes is told as news, whole, and never as a change."""


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


# {"type": "say", "id": "s1", "key": "well_played"}
class Say(FromClient, frozen=True, kw_only=True, tag="say"):
    """Say something to those who hear one: a phrase, an emote, or words of one's own where the host allows them."""

    id: Id
    key: Annotated[str, Meta(max_length=40)] = ""
    """Of a phrase or an emote."""
    text: Annotated[str, Meta(max_length=MOST_TEXT)] = ""
    """Else one's own words."""
    seat: Seat | None = None
    """On a shared device: which of the own seats says it."""


# {"type": "mute", "id": "m1", "seat": 2, "muted": true}
class Mute(FromClient, frozen=True, kw_only=True, tag="mute"):
    """Do not tell me any more what somebody says, here or elsewhere; or do again. It is told to nobody."""

    id: Id
    seat: Seat | None = None
    """Who sits there."""
    line: int | None = None
    """Else who has said this line."""
    muted: bool


# {"type": "silence", "id": "m2", "line": 17, "silenced": true}
class Silence(FromClient, frozen=True, kw_only=True, tag="silence"):
    """The host silences somebody at this table, or lets them speak again."""

    id: Id
    seat: Seat | None = None
    line: int | None = None
    silenced: bool


AnyTalk = Say | Mute | Silence
AnyFromClient = Hello | Show | HintWanted | BeatFromClient | AnyTalk | AnyCommand


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
    """By how many points it is expected to bring its player ahead of the others on average, in this round. None is
    above the advised one."""
    error: float
    """The standard error of that."""


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


class TalkLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was said at a table. Records have nothing of it."""

    number: int
    """From 1; what `mute` and `silence` may name."""
    at: int
    seat: int = -1
    """Where the speaker sat, by the seats of that time; -1 for somebody who watched."""
    name: str = ""
    """Of the speaker; empty for somebody who watched."""
    kind: Kind
    key: str = ""
    """Of a phrase (`talk-…`), of an emote (`emote-…`), or what a bot says (`bot-NAME-…`)."""
    text: str = ""
    own: bool = False
    watchers: bool = False
    """Whether it was said among those who watched."""


# {"type": "talk", "fresh": false, "lines": […], "muted": [2], "silenced": [], "quiet": false}
class TalkMessage(FromServer, frozen=True, kw_only=True, tag="talk"):
    """What was said that this viewer hears and has not been told."""

    fresh: bool
    """Whether these are all lines that there are, and what was told before may be forgotten."""
    lines: list[TalkLine]
    muted: list[int] = []
    """The seats that the viewer does not hear."""
    silenced: list[int] = []
    """The seats that the host has silenced."""
    quiet: bool = False
    """Whether the viewer is silenced."""


AnyFromServer = News | Change | Done | HintMessage | TalkMessage | RefusedMessage | Beat | Bye
