"""What can be asked over HTTP about each other: to report and to block somebody, and for moderators what follows."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal

from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from mazzo.server.asking import known_person
from mazzo.server.games import REFUSALS
from mazzo.server.moderating import may_moderate, noted
from mazzo.server.reported import Said, Spoken
from mazzo.server.services import Services
from mazzo.server.talk import SPOKEN, Line
from mazzo.table.commands import Name, Seat
from mazzo.table.lobby import seat_at
from mazzo.table.refusal import Refused

Asked = Request[Any, Any, Any]
Reason = Annotated[str, Meta(min_length=1, max_length=200)]


class SomebodyAtTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits at a seat of a table."""

    table: Annotated[str, Meta(max_length=16)]
    seat: Seat


class ReportWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something about somebody that a moderator should know."""

    table: Annotated[str, Meta(max_length=16)]
    seat: Seat
    reason: Reason


class Blocked(Struct, frozen=True, kw_only=True):
    """Somebody who does not sit down at one's tables."""

    id: str
    name: str


class ReportShown(Struct, frozen=True, kw_only=True):
    """A report that nobody has dealt with, with what was said at the table before."""

    id: str
    name: str
    """How who it is about was called at the table."""
    table: str
    reason: str
    at: int
    said: list[Said]
    club: str = ""
    """If it is about a club: which."""


class PenaltyShown(Struct, frozen=True, kw_only=True):
    """A penalty that holds."""

    id: str
    name: str
    kind: Literal["ban", "mute"]
    reason: str
    at: int
    until: int


class ActShown(Struct, frozen=True, kw_only=True):
    """What somebody has done by a role."""

    kind: str
    who: str
    """Empty at the machine itself."""
    whom: str
    reason: str
    at: int


class ModerationShown(Struct, frozen=True, kw_only=True):
    """What a moderator sees."""

    reports: list[ReportShown]
    penalties: list[PenaltyShown]
    audit: list[ActShown]


class PenaltyWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ban or a mute, for whom a report is about or an account of that name."""

    kind: Literal["ban", "mute"]
    days: Annotated[int, Meta(ge=0, le=3650)]
    """0 for good."""
    reason: Reason
    report: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class RenameWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name for an account."""

    name: Name
    to: Name
    reason: Reason


class VoidWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match that shall count for nothing."""

    match: Annotated[str, Meta(max_length=200)]
    """Its id, or the address of its replay."""
    reason: Reason


class ClubRenameWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name for a club."""

    to: Name
    reason: Reason


class ReportsApi(Controller):
    """What anybody may do about others."""

    path = "/api"

    @post("/reports", status_code=204, responses=REFUSALS)
    async def report(self, request: Asked, services: NamedDependency[Services], data: JSONBody[ReportWanted]) -> None:
        """Tell the moderators of somebody at a table."""
        person = await known_person(request, services)
        standing = await services.standings.of(person)
        standing.check_ban()
        whom, name = await somebody_at(services, data.table, data.seat, person)
        services.quotas.reports.take(person, account=standing.account)
        said = await services.rooms.talks.kept.lines_before(data.table)
        await services.moderation.report(
            person, whom, name, data.table, data.reason, [as_spoken(line) for line in said if line.kind in SPOKEN]
        )

    @get("/me/blocks", responses=REFUSALS)
    async def blocks(self, request: Asked, services: NamedDependency[Services]) -> list[Blocked]:
        """Whom one has blocked."""
        person = await known_person(request, services)
        found = await services.moderation.blocked_by(person)
        return [Blocked(id=alias(person, whom), name=name) for whom, name in found.items()]

    @post("/me/blocks", status_code=204, responses=REFUSALS)
    async def block(self, request: Asked, services: NamedDependency[Services], data: JSONBody[SomebodyAtTable]) -> None:
        """Somebody sits down at one's own tables no more, and neither asks for friendship nor invites one."""
        person = await known_person(request, services)
        whom, _ = await somebody_at(services, data.table, data.seat, person)
        await services.moderation.block(person, whom)
        await services.inbox.friends.part(person, whom)
        services.inbox.changed([person, whom])

    @delete("/me/blocks/{id:str}", responses=REFUSALS)
    async def unblock(self, request: Asked, services: NamedDependency[Services], id: FromPath[str]) -> None:
        person = await known_person(request, services)
        for whom in await services.moderation.blocked_by(person):
            if alias(person, whom) == id:
                await services.moderation.unblock(person, whom)
                return
        raise Refused("no_such_person")


class ModerationApi(Controller):
    """For moderators and admins; everything they do is in the audit."""

    path = "/api/moderation"

    @get(responses=REFUSALS)
    async def all(self, request: Asked, services: NamedDependency[Services]) -> ModerationShown:
        await moderator(request, services)
        moderation = services.moderation
        reports = await moderation.open_reports()
        clubs = await services.clubs.names_of([each.table_id for each in reports])
        return ModerationShown(
            reports=[
                ReportShown(
                    id=each.id,
                    name=each.name,
                    table=each.table_id,
                    reason=each.reason,
                    at=each.at,
                    said=each.said,
                    club=each.table_id if each.table_id in clubs else "",
                )
                for each in reports
            ],
            penalties=[
                PenaltyShown(
                    id=each.id,
                    name=each.name,
                    kind="ban" if each.kind == "ban" else "mute",
                    reason=each.reason,
                    at=each.at,
                    until=each.until,
                )
                for each in await moderation.held()
            ],
            audit=[
                ActShown(kind=each.kind, who=each.who, whom=each.whom, reason=each.reason, at=each.at)
                for each in await moderation.acts()
            ],
        )

    @post("/penalties", status_code=204, responses=REFUSALS)
    async def penalize(
        self, request: Asked, services: NamedDependency[Services], data: JSONBody[PenaltyWanted]
    ) -> None:
        """Ban or mute somebody; a ban ends their connections within seconds."""
        person, moderation = await moderator(request, services), services.moderation
        whom = await (moderation.reported(data.report) if data.report else moderation.named(data.name))
        await moderation.penalize(person, whom, data.kind, data.days, data.reason)
        if data.report:
            await moderation.done(person, data.report)

    @delete("/penalties/{id:str}", responses=REFUSALS)
    async def lift(self, request: Asked, services: NamedDependency[Services], id: FromPath[str]) -> None:
        await services.moderation.lift(await moderator(request, services), id)

    @post("/reports/{id:str}/done", status_code=204, responses=REFUSALS)
    async def done(self, request: Asked, services: NamedDependency[Services], id: FromPath[str]) -> None:
        """Nothing else has to be done about a report."""
        await services.moderation.done(await moderator(request, services), id)

    @post("/rename", status_code=204, responses=REFUSALS)
    async def rename(self, request: Asked, services: NamedDependency[Services], data: JSONBody[RenameWanted]) -> None:
        """A name that offends gives way to another."""
        person = await moderator(request, services)
        whom = await services.moderation.named(data.name)
        await services.moderation.rename(person, whom, data.to, data.reason)

    @post("/void", status_code=204, responses=REFUSALS)
    async def void(self, request: Asked, services: NamedDependency[Services], data: JSONBody[VoidWanted]) -> None:
        """A match counts neither in ratings nor in statistics; ratings that came after it are worked out again."""
        await services.moderation.void(await moderator(request, services), data.match, data.reason)

    @post("/clubs/{club:str}/name", status_code=204, responses=REFUSALS)
    async def rename_club(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], data: JSONBody[ClubRenameWanted]
    ) -> None:
        """The same for the name of a club."""
        person, whom = await moderator(request, services), await services.clubs.head_of(club)
        if not whom:
            raise Refused("no_such_club")
        await services.moderation.check_may(person, whom)
        await services.clubs.rename(club, data.to)
        await services.moderation.write(noted(person, whom, "rename_club", data.reason))


async def moderator(request: Asked, services: Services) -> str:
    """Who asks, if they moderate here, by what is written now. Raises Refused."""
    person = await known_person(request, services)
    standing = await services.standings.read(person)
    standing.check_ban()
    may_moderate(standing)
    return person


def as_spoken(line: Line) -> Spoken:
    """A line as it goes with a report."""
    return Spoken(name=line.name, kind=line.kind, key=line.key, text=line.text, person=line.person)


async def somebody_at(services: Services, table: str, seat: int, person: str) -> tuple[str, str]:
    """Who sits there, and the name; somebody else. Raises Refused, NoSuchTable."""
    room = await services.rooms.get(table)
    await services.rooms.check_visit(room, person)
    # They may have sat down at another process.
    await services.rooms.freshen(room)
    found = seat_at(room.table, seat)
    if found.kind != "person" or found.person == person:
        raise Refused("no_such_person")
    return found.person, found.name


def alias(who: str, whom: str) -> str:
    """By which somebody names a person whom they have blocked: ids stay here."""
    return sha256(f"mazzo/block/{who}/{whom}".encode()).hexdigest()[:24]
