"""What has happened at a table: the truth, numbered, in the order in which it was accepted.

These are what a server stores and what a table is rebuilt from. They name people and hold the seed: no client ever gets
them. What a viewer is shown of each is made in `showing`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mazzo.record.record import Player

Cause = Literal["left", "time", "absent", "removed", "replaced"]
"""Why a bot plays for a person."""

TalkAllowed = Literal["off", "phrases", "text"]
"""What may be said at a table: nothing, phrases and emotes, or also words of one's own."""

By = Literal["person", "bot", "rule"]
"""Who made a move: the person, a bot, or the rules themselves."""


DAY = 24 * 3600
"""In seconds."""


class Clock(Struct, frozen=True):
    """Seconds for each turn, and a bank that longer ones are taken from."""

    seconds: int
    bank: int

    @property
    def slow(self) -> bool:
        """Whether turns are counted in days: nobody need be there, and nobody is missed before their time is up."""
        return self.seconds >= DAY


class Happening(Struct, frozen=True, kw_only=True, tag_field="type", gc=False):
    """The base of all events."""


class Prepared(Struct, frozen=True):
    """A shuffle that will be the first: its seed, which stays here until the match is over, and its context."""

    seed: str
    context: str


class Opened(Happening, frozen=True, kw_only=True, tag="opened"):
    """Somebody has opened the table."""

    game: str
    options: dict[str, str | int]
    seats: int
    host: str
    host_name: str
    public: bool
    level: str
    """Of the bots that take free or abandoned seats."""
    clock: Clock | None = None
    hints: bool = False
    """Whether people may ask for hints."""
    talk: TalkAllowed = "phrases"
    rated: bool = False
    """Whether its matches are to count for ratings."""
    prepared: Prepared | None = None
    """At a table over days: the first shuffle, to which people commit when they sit down."""
    club: str = ""
    """The club whose members come here, and nobody else."""


class Sat(Happening, frozen=True, kw_only=True, tag="sat", omit_defaults=True):
    """A person took seats."""

    person: str
    seats: list[int]
    names: list[str]
    account: str = ""
    """The name of the person's account, if there is one: whoever sits under another name is a guest there."""


class Stood(Happening, frozen=True, kw_only=True, tag="stood"):
    """A seat became free, between matches."""

    seat: int


class BotSat(Happening, frozen=True, kw_only=True, tag="bot_sat"):
    """A bot took a seat."""

    seat: int
    level: str
    name: str


class Removed(Happening, frozen=True, kw_only=True, tag="removed"):
    """The host sent a person away, from all seats."""

    person: str


class Locked(Happening, frozen=True, kw_only=True, tag="locked"):
    """Whether others may sit down."""

    locked: bool


class HintsAllowed(Happening, frozen=True, kw_only=True, tag="hints"):
    """Whether people may ask for hints."""

    allowed: bool


class ProgramsAllowed(Happening, frozen=True, kw_only=True, tag="programs"):
    """Whether programs may sit down."""

    allowed: bool


class HostPassed(Happening, frozen=True, kw_only=True, tag="host_passed"):
    """Another person is the host now."""

    person: str


class Started(Happening, frozen=True, kw_only=True, tag="started"):
    """A match begins, or its shuffle begins again after one that is void. The seed stays here until it is over."""

    match: int
    seed: str
    players: list[Player]
    shuffle: int = 1
    """The version of the shuffle; events from before there was another do not say it."""
    context: str = ""


class Contributed(Happening, frozen=True, kw_only=True, tag="contributed"):
    """A person's client added to the shuffles, in version 1."""

    person: str
    bytes: str


class Promised(Happening, frozen=True, kw_only=True, tag="promised"):
    """A person's client has committed to what it will add to the shuffles, at the first of that person's seats."""

    seat: int
    commit: str


class Committed(Happening, frozen=True, kw_only=True, tag="committed"):
    """The list of commitments is fixed and published: one for each seat, empty where there is none."""

    commits: list[str]


class Revealed(Happening, frozen=True, kw_only=True, tag="revealed"):
    """A person's client has revealed what it had committed to. It stays here until all have."""

    seat: int
    bytes: str


class Voided(Happening, frozen=True, kw_only=True, tag="voided"):
    """The shuffle does not count: these seats never revealed, and bots play for those who sit there."""

    seats: list[int]
    open: bool = False
    """Whether the table is open again, instead of shuffling once more."""


class Dealt(Happening, frozen=True, kw_only=True, tag="dealt"):
    """A round was dealt; the cards follow from seed and contributions."""

    round: int


class Moved(Happening, frozen=True, kw_only=True, tag="moved", omit_defaults=True):
    """A seat made a move."""

    seat: int
    move: str
    by: By
    below: bool = False
    """Whether a bot has decided below its level, for want of time to think."""


class Counted(Happening, frozen=True, kw_only=True, tag="counted"):
    """The round is over."""

    scores: list[int]
    totals: list[int]


class Finished(Happening, frozen=True, kw_only=True, tag="finished"):
    """The match has been won, or was given up and nobody won it; the entry says by whom. Or some came too late, at a
    rated table over days: they are last, and what the others have decides among them."""

    winners: list[int]
    abandoned: bool = False
    late: list[int] = []

    @property
    def counts(self) -> bool:
        """Whether it has given everybody a place."""
        return not self.abandoned or bool(self.late)


class AskedBack(Happening, frozen=True, kw_only=True, tag="asked_back"):
    """A seat would like to take back its last decision, and so many moves with it."""

    seat: int
    moves: int


class AnsweredBack(Happening, frozen=True, kw_only=True, tag="answered_back"):
    """A person agreed."""

    person: str


class RefusedBack(Happening, frozen=True, kw_only=True, tag="refused_back"):
    """Somebody refused, went on playing, or did not answer in time."""


class TakenBack(Happening, frozen=True, kw_only=True, tag="taken_back"):
    """A seat took back its last decision and all that followed: so many moves never happened."""

    seat: int
    moves: int


class StoodIn(Happening, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays for the person of a seat."""

    seat: int
    cause: Cause


class TookOver(Happening, frozen=True, kw_only=True, tag="took_over"):
    """The person of a seat plays again."""

    seat: int


class GotReady(Happening, frozen=True, kw_only=True, tag="got_ready"):
    """A person has seen the count."""

    person: str


class Arrived(Happening, frozen=True, kw_only=True, tag="arrived"):
    """A person with a seat is connected."""

    person: str


class Departed(Happening, frozen=True, kw_only=True, tag="departed"):
    """A person with a seat is not connected any more."""

    person: str


class Merged(Happening, frozen=True, kw_only=True, tag="merged"):
    """A guest has signed in to an account, and what was the guest's is the account's now."""

    person: str
    """The guest."""
    into: str


class Forgotten(Happening, frozen=True, kw_only=True, tag="forgotten"):
    """A person was deleted: they have no name any more. In the events before they have none either."""

    person: str


class Rematched(Happening, frozen=True, kw_only=True, tag="rematched"):
    """Everybody moved one seat further, for another match."""


AnyEvent = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Removed
    | Locked
    | HintsAllowed
    | ProgramsAllowed
    | HostPassed
    | Started
    | Contributed
    | Promised
    | Committed
    | Revealed
    | Voided
    | Dealt
    | Moved
    | Counted
    | Finished
    | AskedBack
    | AnsweredBack
    | RefusedBack
    | TakenBack
    | StoodIn
    | TookOver
    | GotReady
    | Arrived
    | Departed
    | Merged
    | Forgotten
    | Rematched
)


class Entry(Struct, frozen=True, kw_only=True, gc=False):
    """An event in a table's log."""

    number: int
    """From 1."""
    at: int
    """When it was accepted, in milliseconds since 1970."""
    event: AnyEvent
    by: str = ""
    """The person whose command it answers, and that command's id; empty if nobody asked."""
    command: str = ""
