"""What a viewer gets of a table: who sits there, what happened, and the scene. Nothing else ever leaves the server.

A viewer is a person at one of the own seats, or anybody else as a WATCHER.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.fair import committed
from mazzo.kernel.game import Event
from mazzo.kernel.says import Kind, Says, says
from mazzo.kernel.scene import Scene
from mazzo.record.record import Void
from mazzo.table import events as happened
from mazzo.table import seating
from mazzo.table.events import AnyEvent, Clock, TalkAllowed
from mazzo.table.sealing import Shuffle
from mazzo.table.shuffling import uncommitted
from mazzo.table.state import Status, Table
from mazzo.table.telling import Said, Told

MOST_VOIDS_SHOWN = 8
"""Nobody gets there by bad luck, and news stay small; the record has them all."""


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A seat as everybody sees it."""

    kind: seating.Kind
    name: str = ""
    level: str = ""
    present: bool = True
    """Of a person: whether they are connected."""
    stand_in: bool = False
    """Whether a bot plays for the person."""
    below: bool = False
    """Whether the bot that plays here has last decided below its level, because there was no time to think."""
    guest: bool = False
    """At a public table: a person under a name that may be anybody's, because it is not that of their account."""
    program: bool = False
    """Whether it is a program that somebody has sent, and no person."""
    yours: bool = False
    host: bool = False
    ready: bool = False


class DecisionShown(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A seat that has to decide something now."""

    seat: int
    by: int
    """The seat that decides for it, or -1 if the rules do."""
    number: int
    """What a `play` command has to name."""
    deadline: int | None = None
    """In milliseconds since 1970, if there is a clock."""


class WishShown(Struct, frozen=True, kw_only=True, gc=False):
    """A take-back that is being asked about."""

    seat: int
    moves: int
    answer: bool
    """Whether the viewer's answer is waited for."""


class ShuffleShown(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The shuffle while it is prepared."""

    context: str
    asks: Literal["", "commit", "reveal"] = ""
    """What the viewer's client should do now."""
    seat: int = NOBODY
    """The seat at which it takes part: the first of the viewer's own."""
    commits: list[str] = []
    """Of each seat, empty where there is none; once the list is fixed."""
    listing: str = ""
    """The digest of that list."""


class VoidShown(Struct, frozen=True, kw_only=True, gc=False):
    """A shuffle that does not count."""

    seats: list[int]
    """Those that never revealed what they had committed to, and the names of those who sat there."""
    names: list[str]
    context: str
    commitment: str
    commits: list[str]
    seed: str


# {"game": "whist", "status": "playing", "seats": [{"kind": "person", "name": "Anna", "yours": true}, …], …}
class TableShown(Struct, frozen=True, kw_only=True, gc=False):
    """A table as one person sees it, cards apart."""

    game: str
    options: dict[str, str | int]
    public: bool
    level: str
    levels: list[str]
    clock: Clock | None
    status: Status
    locked: bool
    hints: bool
    """Whether people may ask for hints."""
    programs: bool
    """Whether bots of others may sit down here."""
    rated: bool
    """Whether the matches here are to count for ratings."""
    club: str = ""
    """The club whose table it is, if it is one's."""
    talk: TalkAllowed
    match: int
    seats: list[SeatShown]
    host: bool
    """Whether the viewer is the host."""
    host_name: str
    decisions: list[DecisionShown]
    banks: list[int]
    """What is left of each seat's bank of time, in milliseconds."""
    wish: WishShown | None
    showing: int
    """The seat that is shown now, or -1: what is public."""
    may_show: list[int]
    """The viewer's own seats that may be shown now, one at a time."""
    shuffle: ShuffleShown | None
    """While the shuffle is prepared."""
    voids: list[VoidShown]
    """The last shuffles of this match, or of the one that would have been next, that do not count."""
    earlier_voids: int = 0
    """How many there were before those."""
    back: list[int]
    """The viewer's own seats whose last decision may be taken back freely now."""
    commitment: str
    contributions: list[str]
    """Of each seat, once the first round is dealt."""
    seed: str
    """Once the match is over, else empty."""
    winners: list[int]
    abandoned: bool
    ended_by: list[str]
    """The names of those who ended a match that nobody won; nobody did if it was forgotten."""
    late: bool
    """Whether they did so because their time was up, at a rated table over days."""


# {"number": 17, "at": 1795000000000, "type": "moved", "seat": 2, "move": "7d x 4b+3c", "happened": […]}
class EventShown(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An event as a viewer saw it: the same numbers for everybody, hidden cards as `??`.

    Seats and names are those of that time: at the next match everybody sits elsewhere.
    """

    number: int
    at: int
    type: str
    seat: int | None = None
    seats: list[int] = []
    names: list[str] = []
    move: str = ""
    moves: int = 0
    round: int = 0
    by: Literal["", "person", "bot", "rule"] = ""
    cause: str = ""
    """Why a bot stands in; `locked` or `unlocked`; hints `allowed` or `forbidden`; of a void shuffle `again` or `open`;
    `won`, `ended` (by somebody), `late` (because of somebody) or `abandoned`."""
    happened: list[Event] = []


def may_show(table: Table, person: str) -> list[int]:
    """Which of a person's seats may be shown now: those that decide, else all, for nobody else waits to look."""
    own = table.seats_of(person)
    if table.course is None or len(own) < 2:
        return own
    return table.deciding(person) or own


def viewer(table: Table, person: str, wanted: int | None) -> int:
    """The seat whose cards a connection is given: the only one of that person, or the wanted one while it may be."""
    own = table.seats_of(person)
    if len(own) == 1:
        return own[0]
    return wanted if wanted is not None and wanted in may_show(table, person) else WATCHER


def scene(table: Table, viewer: int) -> Scene | None:
    """The cards as a viewer sees them, once some were dealt."""
    return table.course.scene(viewer) if table.course else None


def table_shown(table: Table, person: str, viewer: int, public: TableShown | None = None) -> TableShown:
    """The table as a person sees it. `public` is what a watcher is shown of it, if that was made already."""
    public = public or public_table(table)
    wish, seats = public.wish, public.seats
    own = table.seats_of(person)
    if own:
        seats = [replace(seat, yours=True) if number in own else seat for number, seat in enumerate(seats)]
    return replace(
        public,
        seats=seats,
        host=person == table.host,
        wish=wish and replace(wish, answer=answer_is_due(table, person)),
        showing=viewer,
        may_show=may_show(table, person),
        shuffle=public.shuffle and shuffle_shown_to(table, person, public.shuffle),
        back=[free] if (free := free_seat(table)) in own else [],
    )


def table_after_moves(
    table: Table, person: str, before: TableShown, public: TableShown, own: list[int], free: int
) -> TableShown:
    """The same as `table_shown`, where nothing but moves has happened since it was shown so; see `Table.company`. The
    person's `own` seats and the `free` one, of which the last move may be taken back, are known already."""
    return replace(
        before,
        decisions=public.decisions,
        banks=public.banks,
        may_show=may_show(table, person) if len(own) > 1 else before.may_show,
        back=[free] if free in own else [],
    )


def public_after_moves(table: Table, before: TableShown) -> TableShown:
    """The same as `public_table`."""
    return replace(before, decisions=decisions_shown(table), banks=list(table.bank))


def public_table(table: Table) -> TableShown:
    """What everybody may know, as it is shown to somebody without a seat who is not the host."""
    over = table.status == "finished"
    course, wish, shuffle = table.course, table.wish, table.early or table.shuffle
    return TableShown(
        game=table.game.name,
        options=table.dumped_options,
        public=table.opening.public,
        level=table.opening.level,
        levels=table.levels,
        clock=table.opening.clock,
        status=table.status,
        locked=table.locked,
        hints=table.hints,
        programs=table.programs,
        talk=table.opening.talk,
        rated=table.opening.rated,
        club=table.opening.club,
        match=table.match,
        seats=[seat_shown(table, number) for number in range(len(table.seats))],
        host=False,
        host_name=table.host_name,
        decisions=decisions_shown(table),
        banks=list(table.bank),
        wish=WishShown(seat=wish.seat, moves=wish.moves, answer=False) if wish else None,
        showing=WATCHER,
        may_show=[],
        shuffle=shuffle_shown(shuffle) if shuffle and table.status in ("open", "shuffling") else None,
        voids=[void_shown(void) for void in table.voids.tries[-MOST_VOIDS_SHOWN:]],
        earlier_voids=max(0, len(table.voids.tries) - MOST_VOIDS_SHOWN),
        back=[],
        commitment=shuffle.commitment.hex() if shuffle else "",
        contributions=hexadecimal(course.fairness.contributions) if course else [],
        seed=table.seed.hex() if over else "",
        winners=list(course.match.winners) if course and over and not table.abandoned else [],
        abandoned=table.abandoned,
        ended_by=list(table.ended_by),
        late=bool(table.late),
    )


def shuffle_shown(shuffle: Shuffle) -> ShuffleShown:
    return ShuffleShown(
        context=shuffle.context.hex(),
        commits=hexadecimal(shuffle.sealed.commits) if shuffle.sealed else [],
        listing=shuffle.listing.hex(),
    )


def shuffle_shown_to(table: Table, person: str, public: ShuffleShown) -> ShuffleShown:
    """The same as one person sees it: with what is asked of their client."""
    own, shuffle = table.seats_of(person), table.early or table.shuffle
    assert shuffle is not None
    if not own:
        return public
    asks: Literal["", "commit", "reveal"] = ""
    if shuffle.committing and person in uncommitted(table):
        asks = "commit"
    elif own[0] in shuffle.pending():
        asks = "reveal"
    return replace(public, asks=asks, seat=own[0])


def void_shown(void: Void) -> VoidShown:
    return VoidShown(
        seats=[seat for seat, _ in void.missing],
        names=[name for _, name in void.missing],
        context=void.sealed.context.hex(),
        commitment=committed(void.seed).hex(),
        commits=hexadecimal(void.sealed.commits),
        seed=void.seed.hex(),
    )


def hexadecimal(parts: Iterable[bytes]) -> list[str]:
    return [part.hex() for part in parts]


def seat_shown(table: Table, number: int) -> SeatShown:
    seat = table.seats[number]
    program = seating.is_program(seat.person)
    return SeatShown(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        present=seat.kind != "person" or table.people[seat.person].present,
        stand_in=seat.stand_in,
        below=seat.below,
        guest=(table.opening.public or bool(table.opening.club))
        and seat.kind == "person"
        and not (seat.account or program),
        program=program,
        host=bool(seat.person) and seat.person == table.host,
        ready=seat.person in table.ready,
    )


def decisions_shown(table: Table) -> list[DecisionShown]:
    return [
        DecisionShown(seat=seat, by=table.decider(seat), number=asked.number, deadline=table.deadline(seat))
        for seat, asked in table.asked.items()
    ]


def answer_is_due(table: Table, person: str) -> bool:
    wish = table.wish
    return wish is not None and person in table.others(table.seats[wish.seat].person) - wish.agreed


def free_seat(table: Table) -> int:
    """The seat of a turn that is still open, whose last move it may take back freely; NOBODY if there is none."""
    if table.status != "playing":
        return NOBODY
    current = table.played().current
    if not current.round.undoable():
        return NOBODY
    seat = current.moves[-1][0]
    return NOBODY if table.seats[seat].stand_in else seat


def event_shown(table: Table, told: Told, viewer: int) -> EventShown:
    entry, said = told.entry, table.teller.tell(told, viewer)
    event = entry.event
    if isinstance(event, happened.Moved):
        # Nearly all that is ever told, and that to everybody.
        return EventShown(
            number=entry.number,
            at=entry.at,
            type="moved",
            seat=event.seat,
            move=said.move,
            by=event.by,
            happened=said.happened,
        )
    return EventShown(
        number=entry.number,
        at=entry.at,
        type=str(type(event).__struct_config__.tag),
        happened=said.happened,
        **told_of(event, told, said),
    )


def told_of(event: AnyEvent, told: Told, said: Said) -> dict[str, Any]:
    """The parts of an event that everybody, or this viewer, may know. People go by the names of their seats."""
    match event:
        case happened.BotSat(seat=seat, name=name):
            return {"seat": seat, "names": [name]}
        case happened.Dealt(round=round):
            return {"round": round}
        case happened.AskedBack(seat=seat, moves=moves) | happened.TakenBack(seat=seat, moves=moves):
            return {"seat": seat, "names": told.names, "moves": moves}
        case happened.StoodIn(seat=seat, cause=cause):
            return {"seat": seat, "names": told.names, "cause": cause}
        case happened.Stood(seat=seat) | happened.TookOver(seat=seat):
            return {"seat": seat, "names": told.names}
        case happened.Voided(open=reopened):
            return {"seats": told.seats, "names": told.names, "cause": "open" if reopened else "again"}
        case happened.Locked(locked=locked):
            return {"cause": "locked" if locked else "unlocked"}
        case happened.HintsAllowed(allowed=allowed) | happened.ProgramsAllowed(allowed=allowed):
            return {"cause": "allowed" if allowed else "forbidden"}
        case happened.Finished(abandoned=abandoned, late=late):
            given_up = "late" if late else "ended" if told.names else "abandoned"
            return {"seats": told.seats, "names": told.names, "cause": given_up if abandoned else "won"}
    return {"seats": told.seats, "names": told.names}


TOLD: Mapping[str, Says] = {
    "sat": says(who=Kind.SEATS),
    "stood": says(who=Kind.SEATS),
    "bot_sat": says(who=Kind.SEATS),
    "removed": says(who=Kind.SEATS),
    "locked": says(locked=Kind.FLAG),
    "hints": says(hints=Kind.FLAG),
    "programs": says(programs=Kind.FLAG),
    "host_passed": says(who=Kind.SEATS),
    "voided": says(who=Kind.SEATS, cause=Kind.TEXT),
    "asked_back": says(who=Kind.SEATS, moves=Kind.NUMBER),
    "answered_back": says(who=Kind.SEATS),
    "refused_back": says(),
    "taken_back": says(who=Kind.SEATS, moves=Kind.NUMBER),
    "stood_in": says(who=Kind.SEATS, cause=Kind.TEXT),
    "took_over": says(who=Kind.SEATS),
    "got_ready": says(who=Kind.SEATS),
    "arrived": says(who=Kind.SEATS),
    "departed": says(who=Kind.SEATS),
    "rematched": says(),
    "ended": says(who=Kind.SEATS),
    "late": says(who=Kind.SEATS),
    "abandoned": says(),
}
"""What people are told in words, with the kinds of parameters: `who` are the seats; `locked`, `hints` and `programs`
how the table is now. `ended`, `late` and `abandoned` are the end of a match that nobody won, by somebody or by itself;
the words of the game tell of the others."""


def news(table: Table, viewer: int, since: int) -> list[EventShown]:
    """The events after a number, as a viewer sees them."""
    return [event_shown(table, told, viewer) for told in table.log[max(0, since) :]]
