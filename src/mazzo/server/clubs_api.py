"""What can be asked over HTTP about clubs: the own ones, the page of one, its members, house rules and list."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from mazzo.games import names
from mazzo.server import club_board, club_rules
from mazzo.server.asking import account_of
from mazzo.server.club_leaving import stand_up
from mazzo.server.club_shapes import (
    ClubAsked,
    ClubBoard,
    ClubForm,
    ClubInvited,
    ClubLine,
    ClubNamed,
    ClubReported,
    ClubShort,
    ClubShown,
    KeepersPart,
    LinkWanted,
    MemberShown,
    MemberWanted,
    Outsider,
    OwnClubs,
    Role,
    RoleWanted,
    RulesWanted,
)
from mazzo.server.clubs import BELONG, KEEPERS
from mazzo.server.games import REFUSALS
from mazzo.server.listing import shown
from mazzo.server.people import Season, Text, check_form, this_season
from mazzo.server.ratings import Form
from mazzo.server.reach import invited_to
from mazzo.server.services import Services
from mazzo.table.refusal import Refused

Asked = Request[Any, Any, Any]


class OwnClubsApi(Controller):
    """The clubs to which one belongs, and how one comes to belong to one."""

    path = "/api/clubs"

    @get(responses=REFUSALS)
    async def own(self, request: Asked, services: NamedDependency[Services]) -> OwnClubs:
        """The own clubs, with invitations and what one has asked."""
        person, members = await account_of(request, services), services.club_members
        return OwnClubs(
            clubs=[
                ClubShort(id=each.id, name=each.name, role=role_of(each.role), members=each.members)
                for each in await services.clubs.of(person)
            ],
            invitations=[
                ClubInvited(id=each.id, name=each.club_name, who=each.name)
                for each in await members.invitations_of(person)
            ],
            asked=[ClubAsked(id=id, name=name) for id, name in await members.asked_by(person)],
        )

    @post(responses=REFUSALS)
    async def found(self, request: Asked, services: NamedDependency[Services], data: JSONBody[ClubNamed]) -> ClubShort:
        """Found a club."""
        person = await good_account(request, services)
        most = services.settings.clubs_a_person
        id = await services.clubs.found(person, data.name, services.rooms.clock(), most)
        return ClubShort(id=id, name=await services.clubs.name_of(id), role="head", members=1)

    @post("/asks", status_code=204, responses=REFUSALS)
    async def ask(self, request: Asked, services: NamedDependency[Services], data: JSONBody[ClubNamed]) -> None:
        """Ask a club to let one in, by its name."""
        person = await good_account(request, services)
        services.quotas.friend(person)
        club = await services.clubs.named(data.name)
        await services.club_members.ask(club, person, services.rooms.clock())
        services.inbox.changed(await services.club_members.keepers_of(club))

    @delete("/asks/{ask:str}", responses=REFUSALS)
    async def ask_no_more(self, request: Asked, services: NamedDependency[Services], ask: FromPath[str]) -> None:
        """Take back what one has asked."""
        services.inbox.changed(await services.club_members.take_back(await account_of(request, services), ask))

    @post("/invitations/{invitation:str}", responses=REFUSALS)
    async def accept(self, request: Asked, services: NamedDependency[Services], invitation: FromPath[str]) -> ClubShort:
        """Accept an invitation. One declines it as any other: `DELETE /api/me/invitations/…`."""
        person = await good_account(request, services)
        club = await services.club_members.accept(person, invitation, services.rooms.clock())
        services.inbox.changed([person, *await services.club_members.keepers_of(club)])
        return await short(services, person, club)

    @get("/links/{link:str}", responses=REFUSALS)
    async def linked(self, request: Asked, services: NamedDependency[Services], link: FromPath[str]) -> ClubShort:
        """To which club a link leads."""
        person = await account_of(request, services)
        found = await services.clubs.linked(link)
        role = await services.clubs.role_of(found.id, person)
        return ClubShort(id=found.id if role else "", name=found.name, role=role_of(role), members=found.members)

    @post("/links/{link:str}", responses=REFUSALS)
    async def join(self, request: Asked, services: NamedDependency[Services], link: FromPath[str]) -> ClubShort:
        """Join a club by its link."""
        person = await good_account(request, services)
        services.quotas.friend(person)
        club = await services.club_members.join(link, person, services.rooms.clock())
        services.inbox.changed([person, *await services.club_members.keepers_of(club)])
        return await short(services, person, club)


class ClubsApi(Controller):
    """One club, for its members; to everybody else there is none."""

    path = "/api/clubs/{club:str}"

    @get(responses=REFUSALS)
    async def page(self, request: Asked, services: NamedDependency[Services], club: FromPath[str]) -> ClubShown:
        """All that members see of their club; keepers see more."""
        person, role = await member(request, services, club)
        everybody = await services.club_members.all_of(club)
        online = await services.inbox.online()
        keeping = None
        if role in KEEPERS:
            link = await services.clubs.link_of(club)
            keeping = KeepersPart(
                asking=[Outsider(id=each.id, name=each.name, at=each.at) for each in everybody if each.role == "asks"],
                invited=[
                    Outsider(id=each.id, name=each.name, at=each.at)
                    for each, _ in await services.club_members.invited_by(club)
                ],
                barred=[
                    Outsider(id=each.id, name=each.name, at=each.at) for each in everybody if each.role == "barred"
                ],
                link=link and f"{invited_to(str(request.base_url), services.settings.network)}clubs/join#{link}",
            )
        return ClubShown(
            id=club,
            name=await services.clubs.name_of(club),
            role=as_role(role),
            members=[
                MemberShown(
                    id=each.id,
                    name=each.name,
                    role=as_role(each.role),
                    since=each.at,
                    online=each.person in online,
                    yours=each.person == person,
                )
                for each in sorted(everybody, key=lambda each: BELONG.index(each.role) if each.role in BELONG else 9)
                if each.role in BELONG
            ],
            rules=await club_rules.rules_of(services.store, club),
            tables=shown((row.summary for row in await services.store.tables_of_club(club)), person),
            keeping=keeping,
        )

    @get("/board", responses=REFUSALS)
    async def board(
        self,
        request: Asked,
        services: NamedDependency[Services],
        club: FromPath[str],
        game: Text = "",
        form: Text = "",
        season: Season = 0,
    ) -> ClubBoard:
        """Who of the members does how well in a form of a game; without one, in which forms there is a list."""
        person, _ = await member(request, services, club)
        if game:
            check_form(game, form)
        async with services.store.reading() as connection:
            forms = await club_board.forms_of(connection, club)
            wanted = Form(season or this_season(), game, form)
            lines = await club_board.lines_of(connection, club, wanted) if game else []
        return ClubBoard(
            forms=[
                ClubForm(season=each.season, game=each.game, form=each.form) for each in forms if each.game in names()
            ],
            least=club_board.SETTLED,
            lines=[
                ClubLine(
                    rank=each.rank,
                    name=each.name,
                    matches=each.matches,
                    won=each.won,
                    place=round(each.place, 2),
                    yours=each.person == person,
                )
                for each in lines
            ],
        )

    @put("/name", status_code=204, responses=REFUSALS)
    async def rename(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], data: JSONBody[ClubNamed]
    ) -> None:
        """Its head gives it another name."""
        await head(request, services, club)
        await services.clubs.rename(club, data.name)

    @delete(responses=REFUSALS)
    async def dissolve(self, request: Asked, services: NamedDependency[Services], club: FromPath[str]) -> None:
        """Its head deletes it. Its tables stay with those who sit there."""
        await head(request, services, club)
        everybody = [each.person for each in await services.club_members.all_of(club)]
        everybody += [person for _, person in await services.club_members.invited_by(club)]
        await services.clubs.delete(club)
        services.inbox.changed(everybody)

    @put("/link", status_code=204, responses=REFUSALS)
    async def set_link(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], data: JSONBody[LinkWanted]
    ) -> None:
        """A new link by which people join, or none; the one before leads nowhere."""
        await keeper(request, services, club)
        await services.clubs.set_link(club, there=data.there)

    @post("/invitations", status_code=204, responses=REFUSALS)
    async def invite(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], data: JSONBody[MemberWanted]
    ) -> None:
        """Invite an account by its name; who asks already is let in."""
        person = await keeper(request, services, club)
        services.quotas.friend(person)
        whom = await services.moderation.named(data.name)
        await services.club_members.invite(club, person, whom, services.rooms.clock())
        services.inbox.changed([whom])

    @delete("/invitations/{invitation:str}", responses=REFUSALS)
    async def withdraw(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], invitation: FromPath[str]
    ) -> None:
        """Take back an invitation."""
        await keeper(request, services, club)
        services.inbox.changed([await services.club_members.withdraw(club, invitation)])

    @post("/members/{id:str}", status_code=204, responses=REFUSALS)
    async def let_in(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], id: FromPath[str]
    ) -> None:
        """Let somebody in who asks."""
        await keeper(request, services, club)
        found = await services.club_members.let_in(club, id, services.rooms.clock())
        services.inbox.changed([found.person, *await services.club_members.keepers_of(club)])

    @put("/members/{id:str}", status_code=204, responses=REFUSALS)
    async def give_role(
        self,
        request: Asked,
        services: NamedDependency[Services],
        club: FromPath[str],
        id: FromPath[str],
        data: JSONBody[RoleWanted],
    ) -> None:
        """Its head makes somebody a keeper or a member, or hands the club over."""
        person = await head(request, services, club)
        found = await services.club_members.give_role(club, id, data.role, person)
        services.inbox.changed([person, found.person])

    @delete("/members/{id:str}", responses=REFUSALS)
    async def send_away(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], id: FromPath[str]
    ) -> None:
        """Leave, if it is oneself; else keepers send somebody away, answer no to who asks, or lift that somebody may
        not come back."""
        person, _ = await member(request, services, club)
        found = await services.club_members.one(club, id)
        if found.person == person:
            await services.club_members.leave(club, person)
        else:
            found = await services.club_members.send_away(club, id, person)
        if found.role in BELONG:
            await services.keep_to_members()
            await stand_up(services.store, services.rooms, club, found.person)
        services.inbox.changed([found.person, *await services.club_members.keepers_of(club)])

    @post("/reports", status_code=204, responses=REFUSALS)
    async def report(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], data: JSONBody[ClubReported]
    ) -> None:
        """Tell the moderators of a club, for one that belongs to it or is invited."""
        person = await good_account(request, services)
        invited = {each.club for each in await services.club_members.invitations_of(person)}
        if club not in invited:
            await member(request, services, club)
        name, whom = await services.clubs.name_of(club), await services.clubs.head_of(club)
        services.quotas.reports.take(person, account=True)
        await services.moderation.report(person, whom, name, club, data.reason, [])


class ClubRulesApi(Controller):
    """The house rules of a club."""

    path = "/api/clubs/{club:str}/rules"

    @post(status_code=204, responses=REFUSALS)
    async def keep(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], data: JSONBody[RulesWanted]
    ) -> None:
        """Keep house rules under a name; those of the game under the same name change."""
        await keeper(request, services, club)
        at = services.rooms.clock()
        await club_rules.keep(services.store, club, data.game, data.name, data.seats, data.options, at)

    @delete("/{rules:str}", responses=REFUSALS)
    async def drop(
        self, request: Asked, services: NamedDependency[Services], club: FromPath[str], rules: FromPath[str]
    ) -> None:
        await keeper(request, services, club)
        await club_rules.drop(services.store, club, rules)


def as_role(role: str) -> Role:
    return "head" if role == "head" else "keeper" if role == "keeper" else "member"


def role_of(role: str) -> Role | Literal[""]:
    return as_role(role) if role else ""


async def good_account(request: Asked, services: Services) -> str:
    """Who asks, if that is an account that is not banned. Raises Refused."""
    person = await account_of(request, services)
    (await services.standings.of(person)).check_ban()
    return person


async def member(request: Asked, services: Services, club: str) -> tuple[str, str]:
    """Who asks, with the role in the club. To everybody else there is no such club."""
    person = await good_account(request, services)
    role = await services.clubs.role_of(club, person)
    if not role:
        raise NotFoundException("no_such_club")
    return person, role


async def keeper(request: Asked, services: Services, club: str) -> str:
    """Raises Refused, if somebody asks who does not keep the club."""
    person, role = await member(request, services, club)
    if role not in KEEPERS:
        raise Refused("not_club_keeper")
    return person


async def head(request: Asked, services: Services, club: str) -> str:
    """Raises Refused, if somebody asks who does not run the club."""
    person, role = await member(request, services, club)
    if role != "head":
        raise Refused("not_club_head")
    return person


async def short(services: Services, person: str, club: str) -> ClubShort:
    found = next(each for each in await services.clubs.of(person) if each.id == club)
    return ClubShort(id=found.id, name=found.name, role=role_of(found.role), members=found.members)
