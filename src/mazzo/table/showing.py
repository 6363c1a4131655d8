"""What a viewer gets of a table: who sits there, what happened, and the scene. Nothing else ever leaves the server.

A viewer is a person at one of the own seats, or anybody else as a WATCHER.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from mazzo.bots import levels
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.fair import committed
from mazzo.kernel.game import Event
from mazzo.kernel.says import Kind, Says, says
from mazzo.kernel.scene import Scene
from mazzo.table import events as happened
from mazzo.table import seating
from mazzo.table.events import AnyEvent, Clock
from mazzo.table.state import Status, Table
from mazzo.table.telling import Said, Told


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it."""

    kind: seating.Kind
    name: str = ""
    level: str = ""
    present: bool = True
    """Of a person: whether they are connected."""
    stand_in: bool = False
    """Whether a bot plays for the person."""
    yours: bool = False
    host: bool = False
    ready: bool = False


class DecisionShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat that has to decide something now."""

    seat: int
    by: int
    """The seat that decides for it, or -1 if the rules do."""
    number: int
    """What a `play` command has to name."""
    deadline: int | None = None
    """In milliseconds since 1970, if there is a clock."""


class WishShown(Struct, frozen=True, kw_only=True):
    """A take-back that is being asked about."""

    seat: int
    moves: int
    answer: bool
    """Whether the viewer's answer is waited for."""


# {"game": "whist", "status": "playing", "seats": [{"kind": "person", "name": "Anna", "yours": true}, …], …}
class TableShown(Struct, frozen=True, kw_only=True):
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
    contribute: bool
    """Whether the viewer's client should add to the shuffles now."""
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


# {"number": 17, "at": 1795000000000, "type": "moved", "seat": 2, "move": "7d x 4b+3c", "happened": […]}
class EventShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    """Why a bot stands in; `locked` or `unlocked`; hints `allowed` or `forbidden`; `won`, `ended` (by
    somebody) or `abandoned`."""
    happened: list[Event] = []


def may_show(table: Table, person: str) -> list[int]:
    """Which of a person's seats may be shown now: those that decide, else all, for nobody else waits to look."""
    own = table.seats_of(person)
    if table.course is None or len(own) < 2:
        return own
    return table.deciding(person) or own


def viewer(table: Table, person: str, wanted: int | None) -> int:
    """The seat whose cards a connection is given: the only one of that person, or the wanted one while it may be."""
    allowed = may_show(table, person)
    if len(table.seats_of(person)) == 1:
        return allowed[0]
    return wanted if wanted is not None and wanted in allowed else WATCHER


def scene(table: Table, viewer: int) -> Scene | None:
    """The cards as a viewer sees them, once some were dealt."""
    return table.course.scene(viewer) if table.course else None


def table_shown(table: Table, person: str, viewer: int) -> TableShown:
    over = table.status == "finished"
    course, wish = table.course, table.wish
    return TableShown(
        game=table.game.name,
        options=table.options.dump(),
        public=table.opening.public,
        level=table.opening.level,
        levels=levels(table.game),
        clock=table.opening.clock,
        status=table.status,
        locked=table.locked,
        hints=table.hints,
        match=table.match,
        seats=[seat_shown(table, number, person) for number in range(len(table.seats))],
        host=person == table.host,
        host_name=table.host_name,
        decisions=[decision_shown(table, seat) for seat in table.asked],
        banks=list(table.bank),
        wish=WishShown(seat=wish.seat, moves=wish.moves, answer=answer_is_due(table, person)) if wish else None,
        showing=viewer,
        may_show=may_show(table, person),
        contribute=table.status == "shuffling" and person in table.people and person not in table.contributions,
        back=freely_back(table, person),
        commitment=committed(table.seed).hex() if table.seed else "",
        contributions=[added.hex() for added in course.fairness.contributions] if course else [],
        seed=table.seed.hex() if over else "",
        winners=list(course.match.winners) if course and over and not table.abandoned else [],
        abandoned=table.abandoned,
        ended_by=list(table.ended_by),
    )


def seat_shown(table: Table, number: int, person: str) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        present=seat.kind != "person" or table.people[seat.person].present,
        stand_in=seat.stand_in,
        yours=bool(person) and seat.person == person,
        host=bool(seat.person) and seat.person == table.host,
        ready=seat.person in table.ready,
    )


def decision_shown(table: Table, seat: int) -> DecisionShown:
    asked = table.asked[seat]
    return DecisionShown(seat=seat, by=table.decider(seat), number=asked.number, deadline=table.deadline(seat))


def answer_is_due(table: Table, person: str) -> bool:
    wish = table.wish
    return wish is not None and person in table.others(table.seats[wish.seat].person) - wish.agreed


def freely_back(table: Table, person: str) -> list[int]:
    """In a turn that is still open: its seat."""
    if table.status != "playing" or not table.played().round.undoable():
        return []
    seat = table.played().current.moves[-1][0]
    return [seat] if seat in table.seats_of(person) and not table.seats[seat].stand_in else []


def event_shown(table: Table, told: Told, viewer: int) -> EventShown:
    entry, said = told.entry, table.teller.tell(told, viewer)
    return EventShown(
        number=entry.number,
        at=entry.at,
        type=str(type(entry.event).__struct_config__.tag),
        happened=said.happened,
        **told_of(entry.event, told, said),
    )


def told_of(event: AnyEvent, told: Told, said: Said) -> dict[str, Any]:
    """The parts of an event that everybody, or this viewer, may know. People go by the names of their seats."""
    match event:
        case happened.BotSat(seat=seat, name=name):
            return {"seat": seat, "names": [name]}
        case happened.Dealt(round=round):
            return {"round": round}
        case happened.Moved(seat=seat, by=by):
            return {"seat": seat, "move": said.move, "by": by}
        case happened.AskedBack(seat=seat, moves=moves) | happened.TakenBack(seat=seat, moves=moves):
            return {"seat": seat, "names": told.names, "moves": moves}
        case happened.StoodIn(seat=seat, cause=cause):
            return {"seat": seat, "names": told.names, "cause": cause}
        case happened.Stood(seat=seat) | happened.TookOver(seat=seat):
            return {"seat": seat, "names": told.names}
        case happened.Locked(locked=locked):
            return {"cause": "locked" if locked else "unlocked"}
        case happened.HintsAllowed(allowed=allowed):
            return {"cause": "allowed" if allowed else "forbidden"}
        case happened.Finished(abandoned=abandoned):
            given_up = "ended" if told.names else "abandoned"
            return {"seats": told.seats, "names": told.names, "cause": given_up if abandoned else "won"}
    return {"seats": told.seats, "names": told.names}


TOLD: Mapping[str, Says] = {
    "sat": says(who=Kind.SEATS),
    "stood": says(who=Kind.SEATS),
    "bot_sat": says(who=Kind.SEATS),
    "removed": says(who=Kind.SEATS),
    "locked": says(locked=Kind.FLAG),
    "hints": says(hints=Kind.FLAG),
    "host_passed": says(who=Kind.SEATS),
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
    "abandoned": says(),
}
"""What people are told in words, with the kinds of the parameters: `who` are the seats, `locked` and `hints` how the
table is now. `ended` and `abandoned` are the end of a match that nobody won, by somebody or by itself; the words of the
game tell of the others."""


def news(table: Table, viewer: int, since: int) -> list[EventShown]:
    """The events after a number, as a viewer sees them."""
    return [event_shown(table, told, viewer) for told in table.log[max(0, since) :]]
