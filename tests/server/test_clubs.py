"""Clubs: founded, joined by mutual consent, kept, handed on, deleted; and what strangers try, and who was sent away."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazzo.games import default
from mazzo.server import schema
from mazzo.server.club_members import ClubMembers
from mazzo.server.clubs import Clubs, bequeath
from mazzo.server.store import Store
from mazzo.table.refusal import Refused
from mazzo.testing.support.server import IN_ONE_PROCESS, Guest, Lost, Refusal, Server, guest, run, serving
from tests.server.test_accounts import account
from tests.server.test_inbox import inbox_of
from tests.server.test_moderating import at_the_machine

pytestmark = pytest.mark.more

NAMES = ("Anna", "Bela", "Carla")


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


class Circle:
    """Three people with accounts, the first of whom has founded a club."""

    def __init__(self, people: list[Guest], suffix: str) -> None:
        self.anna, self.bela, self.carla = people
        self.names = [f"{name} {suffix}" for name in NAMES]
        self.id = ""
        self.name = f"Friday {suffix}"

    @property
    def path(self) -> str:
        return f"/api/clubs/{self.id}"

    async def page(self, somebody: Guest) -> dict[str, Any]:
        answer = await somebody.get(self.path)
        return dict(answer.json()) if answer.is_success else {"code": answer.json()["code"]}

    async def member(self, name: str) -> str:
        """Their id in the club."""
        return str(next(each["id"] for each in (await self.page(self.anna))["members"] if each["name"] == name))

    async def let_in(self, somebody: Guest) -> None:
        link = (await self.page(self.anna))["keeping"]["link"].partition("#")[2]
        assert (await somebody.http.post(f"/api/clubs/links/{link}")).status_code == 201


@asynccontextmanager
async def circle(server: Server, suffix: str) -> AsyncIterator[Circle]:
    async with guest(server) as anna, guest(server) as bela, guest(server) as carla:
        found = Circle([anna, bela, carla], suffix)
        for somebody, name in zip((anna, bela, carla), found.names, strict=True):
            await account(somebody, name)
        made = await anna.http.post("/api/clubs", json={"name": found.name})
        assert made.status_code == 201, made.text
        found.id = made.json()["id"]
        yield found


async def own_clubs(somebody: Guest) -> dict[str, Any]:
    return dict((await somebody.get("/api/clubs")).json())


def test_guests_have_no_clubs(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as somebody:
            assert code(await somebody.http.post("/api/clubs", json={"name": "Guests"})) == "no_account"
            assert code(await somebody.get("/api/clubs")) == "no_account"
            assert code(await somebody.http.post("/api/clubs/links/nothing")) == "no_account"
            # What no database can be asked for.
            await account(somebody, "Nul asker")
            assert code(await somebody.get("/api/clubs/%00")) == "no_such_club"
            assert code(await somebody.get("/api/clubs/links/%00")) == "no_such_link"
            assert code(await somebody.http.post("/api/clubs/invitations/%00")) == "no_such_invitation"
            assert code(await somebody.http.delete("/api/clubs/asks/%00")) == "no_such_member"

    run(go())


def test_no_two_clubs_look_alike_and_no_name_hides_anything(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "alike") as club:
            for name, reason in {
                club.name: "club_name_taken",
                club.name.upper(): "club_name_taken",
                club.name.replace("F", "Ϝ"): "name_scripts",
                club.name.replace("i", "\u0456"): "name_scripts",
                "\u200b": "name_empty",
                "x" * 25: "name_long",
            }.items():
                answer = await club.bela.http.post("/api/clubs", json={"name": name})
                assert code(answer) == reason, name
            # All of it Cyrillic, and it looks Latin.
            made = await club.bela.http.post("/api/clubs", json={"name": "cope"})
            assert made.status_code == 201
            assert code(await club.bela.http.post("/api/clubs", json={"name": "соре"})) == "club_name_taken"
            renamed = await club.anna.http.put(f"{club.path}/name", json={"name": "СОРЕ"})
            assert code(renamed) == "club_name_taken"
            assert code(await club.anna.http.put(f"{club.path}/name", json={"name": "<b>Friday</b>"})) == ""
            assert (await club.page(club.anna))["name"] == "<b>Friday</b>", "text, and shown as such"

    run(go())


def test_to_strangers_there_is_no_such_club(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "hidden") as club:
            for method, path, body in (
                ("GET", "", None),
                ("GET", "/board", None),
                ("DELETE", "", None),
                ("PUT", "/name", {"name": "Mine"}),
                ("PUT", "/link", {"there": True}),
                ("POST", "/invitations", {"name": club.names[1]}),
                ("DELETE", "/invitations/x", None),
                ("POST", "/members/x", None),
                ("PUT", "/members/x", {"role": "head"}),
                ("DELETE", "/members/x", None),
                ("POST", "/rules", {"game": default(), "name": "x", "seats": 4}),
                ("DELETE", "/rules/x", None),
                ("POST", "/reports", {"reason": "x"}),
            ):
                answer = await club.bela.http.request(method, club.path + path, json=body)
                assert (answer.status_code, code(answer)) == (404, "no_such_club"), (method, path)
                assert club.name not in answer.text

    run(go())


def test_somebody_is_invited_by_name_and_accepts(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "invited") as club, inbox_of(club.bela) as inbox:
            invite = {"name": club.names[1].upper()}
            assert (await club.anna.http.post(f"{club.path}/invitations", json=invite)).status_code == 204
            told = await inbox.until(lambda told: told["clubs"])
            [news] = told["clubs"]
            assert (news["kind"], news["name"], news["who"]) == ("invited", club.name, club.names[0])
            assert (await club.page(club.bela))["code"] == "no_such_club", "not before they accept"
            assert [each["name"] for each in (await club.page(club.anna))["keeping"]["invited"]] == [club.names[1]]
            taken = await club.carla.http.post(f"/api/clubs/invitations/{news['id']}")
            assert code(taken) == "no_such_invitation", "it is another's"
            assert (await club.bela.http.post(f"/api/clubs/invitations/{news['id']}")).status_code == 201
            await inbox.until(lambda told: not told["clubs"])
            page = await club.page(club.bela)
            assert [(each["name"], each["role"]) for each in page["members"]] == [
                (club.names[0], "head"),
                (club.names[1], "member"),
            ]
            assert page["keeping"] is None, "neither link nor who asks"
            assert code(await club.anna.http.post(f"{club.path}/invitations", json=invite)) == "club_has_them"
            unknown = await club.anna.http.post(f"{club.path}/invitations", json={"name": "Nobody invited"})
            assert code(unknown) == "no_such_person"
            # Another is invited, and thinks better of it; and one who is taken back.
            invite = {"name": club.names[2]}
            for _ in range(2):
                await club.anna.http.post(f"{club.path}/invitations", json=invite)
            [invited] = (await own_clubs(club.carla))["invitations"]
            await club.carla.http.delete(f"/api/me/invitations/{invited['id']}")
            assert (await own_clubs(club.carla))["invitations"] == []
            await club.anna.http.post(f"{club.path}/invitations", json=invite)
            [invited] = (await club.page(club.anna))["keeping"]["invited"]
            assert code(await club.anna.http.delete(f"{club.path}/invitations/{invited['id']}")) == ""
            assert (await own_clubs(club.carla))["invitations"] == []
            everything = b"".join(club.anna.heard + club.bela.heard).decode()
            assert not any(each.id in everything for each in (club.anna, club.bela, club.carla))

    run(go())


def test_somebody_asks_and_a_keeper_lets_them_in(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "asked") as club, inbox_of(club.anna) as inbox:
            assert code(await club.bela.http.post("/api/clubs/asks", json={"name": "No such club"})) == "no_such_club"
            asks = {"name": club.name.lower()}
            assert code(await club.bela.http.post("/api/clubs/asks", json=asks)) == ""
            [news] = (await inbox.until(lambda told: told["clubs"]))["clubs"]
            assert (news["kind"], news["club"], news["count"]) == ("asks", club.id, 1)
            assert (await club.page(club.bela))["code"] == "no_such_club"
            [asking] = (await club.page(club.anna))["keeping"]["asking"]
            own = f"{club.path}/members/{asking['id']}"
            assert (await club.bela.http.post(own)).status_code == 404, "nobody lets themselves in"
            assert code(await club.anna.http.delete(own)) == "", "no"
            await inbox.until(lambda told: not told["clubs"])
            await club.bela.http.post("/api/clubs/asks", json=asks)
            [asked] = (await club.bela.get("/api/clubs")).json()["asked"]
            assert code(await club.carla.http.delete(f"/api/clubs/asks/{asked['id']}")) == "no_such_member"
            assert code(await club.bela.http.delete(f"/api/clubs/asks/{asked['id']}")) == ""
            await club.bela.http.post("/api/clubs/asks", json=asks)
            [asking] = (await club.page(club.anna))["keeping"]["asking"]
            assert code(await club.anna.http.post(f"{club.path}/members/{asking['id']}")) == ""
            assert (await club.page(club.bela))["role"] == "member"
            assert code(await club.bela.http.post("/api/clubs/asks", json=asks)) == "club_member_already"

    run(go())


def test_a_link_leads_in_until_there_is_another(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "linked") as club:
            first = (await club.page(club.anna))["keeping"]["link"].partition("#")[2]
            seen = (await club.bela.get(f"/api/clubs/links/{first}")).json()
            assert (seen["name"], seen["id"], seen["role"]) == (club.name, "", "")
            assert code(await club.anna.http.put(f"{club.path}/link", json={"there": True})) == ""
            assert code(await club.bela.http.post(f"/api/clubs/links/{first}")) == "no_such_link"
            await club.let_in(club.bela)
            await club.let_in(club.bela)
            assert len((await club.page(club.bela))["members"]) == 2
            assert code(await club.bela.http.put(f"{club.path}/link", json={"there": False})) == "not_club_keeper"
            second = (await club.page(club.anna))["keeping"]["link"].partition("#")[2]
            assert code(await club.anna.http.put(f"{club.path}/link", json={"there": False})) == ""
            assert (await club.page(club.anna))["keeping"]["link"] == ""
            assert code(await club.carla.http.post(f"/api/clubs/links/{second}")) == "no_such_link"

    run(go())


def test_who_may_do_what_in_a_club(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "roles") as club:
            await club.let_in(club.bela)
            await club.let_in(club.carla)
            anna, bela, carla = [f"{club.path}/members/{await club.member(name)}" for name in club.names]
            assert code(await club.bela.http.put(carla, json={"role": "keeper"})) == "not_club_head"
            assert code(await club.bela.http.delete(carla)) == "not_club_keeper"
            assert code(await club.bela.http.delete(club.path)) == "not_club_head"
            assert code(await club.bela.http.put(f"{club.path}/name", json={"name": "Bela's"})) == "not_club_head"
            assert code(await club.anna.http.put(bela, json={"role": "keeper"})) == ""
            assert (await club.page(club.bela))["keeping"]["asking"] == []
            assert code(await club.bela.http.delete(anna)) == "not_club_head"
            assert code(await club.bela.http.put(bela, json={"role": "head"})) == "not_club_head"
            assert code(await club.anna.http.delete(anna)) == "club_needs_head"
            # The club is handed over, and its founder may leave.
            assert code(await club.anna.http.put(bela, json={"role": "head"})) == ""
            page = await club.page(club.bela)
            assert [each["role"] for each in page["members"]] == ["head", "keeper", "member"]
            assert code(await club.anna.http.put(carla, json={"role": "head"})) == "not_club_head"
            assert code(await club.anna.http.delete(anna)) == ""
            assert (await club.page(club.anna))["code"] == "no_such_club"
            assert code(await club.bela.http.delete(club.path)) == ""
            assert (await club.page(club.carla))["code"] == "no_such_club"
            assert code(await club.carla.http.post("/api/clubs", json={"name": club.name})) == "", "the name is free"

    run(go())


def test_who_was_sent_away_does_not_come_back(server: Server) -> None:
    """Neither by the link, nor by asking, nor to the tables, at which their socket is closed."""

    async def go() -> None:
        async with circle(server, "away") as club:
            await club.let_in(club.bela)
            table = await club.anna.open(default(), name=club.names[0], club=club.id)
            link = (await club.page(club.anna))["keeping"]["link"].partition("#")[2]
            async with club.anna.at(table) as host, club.bela.at(table) as client:
                await host.command("sit", seats=[0], names=[club.names[0]])
                await client.command("sit", seats=[1], names=[club.names[1]])
                await host.until(lambda: host.shown["seats"][1]["kind"] == "person")
                sent = await club.anna.http.delete(f"{club.path}/members/{await club.member(club.names[1])}")
                assert code(sent) == ""
                with pytest.raises(Lost):
                    await client.until(lambda: False)
                assert client.bye
                assert client.bye["reason"]["code"] == "club_members_only"
                await host.until(lambda: host.shown["seats"][1]["kind"] == "free")
            with pytest.raises(Lost):
                async with club.bela.at(table):
                    pass
            assert code(await club.bela.get(f"/api/tables/{table}")) == "club_members_only"
            assert (await club.bela.get("/api/tables/mine")).json() == []
            assert code(await club.bela.http.post(f"/api/clubs/links/{link}")) == "club_barred"
            assert code(await club.bela.http.post("/api/clubs/asks", json={"name": club.name})) == "club_barred"
            # Until a keeper lifts it, or invites them again.
            [barred] = (await club.page(club.anna))["keeping"]["barred"]
            assert code(await club.anna.http.delete(f"{club.path}/members/{barred['id']}")) == ""
            assert code(await club.bela.http.post(f"/api/clubs/links/{link}")) == ""

    run(go())


def test_blocks_are_respected(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "blocked") as club:
            table = await club.anna.open(default(), name=club.names[0])
            async with club.anna.at(table) as host, club.bela.at(table) as client:
                await host.command("sit", seats=[0], names=[club.names[0]])
                await client.command("sit", seats=[1], names=[club.names[1]])
            assert code(await club.bela.http.post("/api/me/blocks", json={"table": table, "seat": 0})) == ""
            invited = await club.anna.http.post(f"{club.path}/invitations", json={"name": club.names[1]})
            assert code(invited) == "", "nobody is told"
            assert (await club.bela.get("/api/clubs")).json()["invitations"] == []
            assert code(await club.anna.http.post("/api/me/blocks", json={"table": table, "seat": 1})) == ""
            assert code(await club.bela.http.post("/api/clubs/asks", json={"name": club.name})) == "club_barred"
            link = (await club.page(club.anna))["keeping"]["link"].partition("#")[2]
            assert code(await club.bela.http.post(f"/api/clubs/links/{link}")) == "club_barred"

    run(go())


@IN_ONE_PROCESS
def test_quotas(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with circle(server, "many") as club:
            second = await club.anna.http.post("/api/clubs", json={"name": "Second"})
            assert code(second) == ""
            third = await club.anna.http.post("/api/clubs", json={"name": "Third"})
            assert (code(third), third.json()["params"]) == ("too_many_clubs_founded", {"most": 2})
            for _ in range(5):
                answer = await club.bela.http.post("/api/clubs/asks", json={"name": "No such"})
            assert (answer.status_code, code(answer)) == (429, "too_many_requests_of_friends")

    with serving(tmp_path, clubs_a_person=2, friends_an_hour=4) as server:
        run(go(server))


def test_a_moderator_renames_a_club_that_was_reported(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with circle(server, "rude") as club, guest(server) as boss:
            await account(boss, "Boss")
            assert await at_the_machine(server, "Boss") == 0
            await club.let_in(club.bela)
            reported = await club.bela.http.post(f"{club.path}/reports", json={"reason": "name"})
            assert code(reported) == ""
            (report,) = (await boss.get("/api/moderation")).json()["reports"]
            assert (report["name"], report["club"], report["reason"]) == (club.name, club.id, "name")
            body = {"to": "Polite", "reason": "offends"}
            renaming = f"/api/moderation/clubs/{club.id}/name"
            assert code(await club.bela.http.post(renaming, json=body)) == "not_moderator"
            assert code(await boss.http.post(renaming, json=body)) == ""
            assert (await club.page(club.bela))["name"] == "Polite"
            unknown = await boss.http.post("/api/moderation/clubs/none/name", json=body)
            assert code(unknown) == "no_such_club"
            acts = [(act["kind"], act["whom"]) for act in (await boss.get("/api/moderation")).json()["audit"]]
            assert ("rename_club", club.names[0]) in acts

    with serving(tmp_path) as server:
        run(go(server))


def test_an_export_tells_of_clubs_and_a_deletion_hands_them_on(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "gone") as club:
            await club.let_in(club.bela)
            await club.let_in(club.carla)
            carla = f"{club.path}/members/{await club.member(club.names[2])}"
            assert code(await club.anna.http.put(carla, json={"role": "keeper"})) == ""
            own = await club.carla.http.get("/api/me/export")
            with zipfile.ZipFile(io.BytesIO(own.content)) as file:
                assert '"keeper"' in file.read("club_members.json").decode()
            assert (await club.anna.http.delete("/api/me/everything")).status_code == 204
            page = await club.page(club.carla)
            assert [(each["name"], each["role"]) for each in page["members"]] == [
                (club.names[2], "head"),
                (club.names[1], "member"),
            ], "the keeper before the one who is there longer"
            for somebody in (club.carla, club.bela):
                assert (await somebody.http.delete("/api/me/everything")).status_code == 204

    run(go())


def test_a_club_without_anybody_goes(address: str) -> None:
    async def go() -> None:
        store = await Store.open(address)
        try:
            clubs = Clubs(store)
            members = ClubMembers(clubs)
            async with store.changing() as connection:
                for person in ("anna", "bela"):
                    row = {"id": person, "kind": "account", "name": person, "skeleton": person}
                    await connection.execute(schema.people.insert().values(**row, created_at=1, seen_at=1))
            club = await clubs.found("anna", "Friday", 1, 5)
            with pytest.raises(Refused, match="club_name_taken"):
                await clubs.found("bela", "FRIDAY", 1, 5)
            await members.invite(club, "anna", "bela", 2)
            [invitation] = await members.invitations_of("bela")
            await members.accept("bela", invitation.id, 3)
            assert [each.role for each in await members.all_of(club)] == ["head", "member"]
            # Two things at once: one of them comes second, and nothing is doubled.
            link = await clubs.link_of(club)
            await asyncio.gather(members.join(link, "bela", 4), members.join(link, "bela", 4))
            assert len(await members.all_of(club)) == 2
            await store.change(lambda connection: bequeath(connection, ["anna"]))
            async with store.changing() as connection:
                await connection.execute(schema.club_members.delete().where(schema.club_members.c.person == "anna"))
            assert await clubs.head_of(club) == "bela"
            await store.change(lambda connection: bequeath(connection, ["bela"]))
            assert await clubs.name_of(club) == ""
            with pytest.raises(Refused, match="no_such_club"):
                await members.ask(club, "bela", 5)
        finally:
            await store.close()

    asyncio.run(go())


def test_a_table_opened_by_somebody_else_is_refused(server: Server) -> None:
    async def go() -> None:
        async with circle(server, "foreign") as club:
            with pytest.raises(Refusal) as refused:
                await club.bela.open(default(), club=club.id)
            assert refused.value.code == "club_members_only"

    run(go())
