"""What somebody asks of a table. An example of each as JSON stands above it; `type` says which it is.

A command carries an id that its sender has chosen; a table accepts it once, however often it is sent.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_NAME = 40
MOST_MOVE = 400
MOST_SEATS = 8

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Bytes32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""In hexadecimal."""


class Command(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """The part that is the same in all commands."""

    id: Id


# {"type": "sit", "id": "c1", "seats": [0], "names": ["Anna"]}
class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take free seats: one, or several if people play at one device."""

    seats: Annotated[list[Seat], Meta(min_length=1, max_length=MOST_SEATS)]
    names: Annotated[list[Name], Meta(min_length=1, max_length=MOST_SEATS)]


# {"type": "stand", "id": "c2", "seat": 0}
class Stand(Command, frozen=True, kw_only=True, tag="stand"):
    """Give up one's seat before a match; leave it to a bot while one runs."""

    seat: Seat


# {"type": "bot", "id": "c3", "seat": 2, "level": "club", "name": "Fosca"}
class Bot(Command, frozen=True, kw_only=True, tag="bot"):
    """The host puts a bot on a free seat, before the match: whichever is free, or one of the house by its name."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""


# {"type": "remove", "id": "c4", "seat": 2}
class Remove(Command, frozen=True, kw_only=True, tag="remove"):
    """The host frees a seat before the match; while one runs, a bot takes it for good."""

    seat: Seat


# {"type": "replace", "id": "c5", "seat": 2}
class Replace(Command, frozen=True, kw_only=True, tag="replace"):
    """The host lets a bot play for a person who is not there, without waiting for the grace period."""

    seat: Seat


# {"type": "lock", "id": "c6", "locked": true}
class Lock(Command, frozen=True, kw_only=True, tag="lock"):
    """The host lets nobody else sit down, or lets them again."""

    locked: bool


# {"type": "hints", "id": "c16", "allowed": true}
class Hints(Command, frozen=True, kw_only=True, tag="hints"):
    """The host lets everybody at the table ask for hints, or nobody, before the match."""

    allowed: bool


# {"type": "programs", "id": "c18", "allowed": true}
class Programs(Command, frozen=True, kw_only=True, tag="programs"):
    """The host lets bots of others, which come over the network, sit down here, or lets them no more."""

    allowed: bool


# {"type": "start", "id": "c7"}
class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host begins; bots take the seats that are free."""


# {"type": "commit", "id": "c8", "commit": "0f35…"}
class Commit(Command, frozen=True, kw_only=True, tag="commit"):
    """A person's client commits to 32 secret bytes for the shuffles of the match, at the first of the own seats."""

    commit: Bytes32


# {"type": "reveal", "id": "c17", "bytes": "bf4f…", "listing": "9c2e…"}
class Reveal(Command, frozen=True, kw_only=True, tag="reveal"):
    """A person's client reveals those bytes, and names the digest of the list of commitments that it has seen."""

    bytes: Bytes32
    listing: Bytes32


# {"type": "play", "id": "c9", "seat": 0, "decision": 17, "move": "7d x 4b+3c"}
class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a move for a seat. `decision` is the number that the table gave to what that seat has to decide."""

    seat: Seat
    decision: int
    move: Annotated[str, Meta(min_length=1, max_length=MOST_MOVE)]


# {"type": "take_back", "id": "c10", "seat": 0}
class TakeBack(Command, frozen=True, kw_only=True, tag="take_back"):
    """Take back the last decision of a seat and all that followed; the other people are asked, unless it is free."""

    seat: Seat


# {"type": "answer", "id": "c11", "agree": true}
class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Agree to a take-back, or refuse it."""

    agree: bool


# {"type": "take_over", "id": "c12", "seat": 0}
class TakeOver(Command, frozen=True, kw_only=True, tag="take_over"):
    """Come back to one's seat, on which a bot has played."""

    seat: Seat


# {"type": "ready", "id": "c13"}
class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """A person has seen the count and is ready for the next deal."""


# {"type": "rematch", "id": "c14"}
class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Anybody with a seat begins another match, everybody one seat further; so does a host without one."""


# {"type": "abandon", "id": "c15"}
class Abandon(Command, frozen=True, kw_only=True, tag="abandon"):
    """The host ends a match that nobody will finish; the seed is shown."""


AnyCommand = (
    Sit
    | Stand
    | Bot
    | Remove
    | Replace
    | Lock
    | Hints
    | Programs
    | Start
    | Commit
    | Reveal
    | Play
    | TakeBack
    | Answer
    | TakeOver
    | Ready
    | Rematch
    | Abandon
)
