"""What is left of somebody who was deleted: nothing that names them, on disk or on a screen; and what was played still
holds together. And what they can take along before, which nobody else can."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import default
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.server.checking import check_tables, checked_tables, table_ids
from mazzo.server.settings import DATABASE
from mazzo.testing.support.server import IN_ONE_PROCESS, Client, Guest, Server, guest, run, serving, shortest
from tests.server.test_accounts import account, sign_in
from tests.server.test_clubs import circle

NAME = "Zerelda Quux"


async def played(anna: Guest, bert: Guest) -> str:
    """A match of two people with bots, ended; the table."""
    table = await anna.open(default(), name=NAME, options=shortest(default()))
    async with anna.at(table) as host, bert.at(table) as other:
        await host.command("sit", seats=[0], names=[NAME])
        await other.command("sit", seats=[1], names=["Bert"])
        await host.command("start")
        await other.until(lambda: other.status == "playing")
        await host.command("abandon")
        await other.until(lambda: other.status == "finished")
    return table


async def ended(host: Client) -> None:
    """The match that begins is over at once."""
    await host.until(lambda: host.status == "playing")
    await host.command("abandon")
    await host.until(lambda: host.status == "finished")


def taken_along(answer: Any) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        return {name: file.read(name) for name in file.namelist()}


def problems(server: Server) -> list[Any]:
    """What is wrong with each table that is stored."""
    if database := server.settings.get("database"):
        with checked_tables(database) as (_, checked):
            return [each.problem for each in checked]
    file = server.data / DATABASE
    return [each.problem for each in check_tables(file, table_ids(file))]


def test_everything_about_somebody_goes_and_the_rest_stays(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna, guest(server) as bert, guest(server) as before:
            table = await played(anna, bert)
            alone = await anna.open(default(), name=NAME)
            merged = await played(before, bert)
            lesson = {"game": default(), "lesson": "first", "state": "done", "at": 1}
            (await anna.http.put("/api/me/learned", json={"lessons": [lesson]})).raise_for_status()
            await account(anna, NAME)
            assert (await sign_in(before, NAME, keep=True)).is_success
            # Somebody else looks at it, so that it is in memory and among what was made.
            assert NAME.encode() in (await bert.get(f"/api/tables/{table}/records/1")).content
            async with bert.at(table) as looking:
                assert looking.shown["seats"][0]["name"] == NAME
                answer = await anna.http.delete("/api/me/everything")
                assert answer.status_code == 204
                await looking.until(lambda: "name" not in looking.shown["seats"][0])
                assert looking.shown["host"], "who stays is the host"
                assert NAME not in json.dumps(looking.shown)
            assert (await anna.get("/api/me")).json()["known"] is False
            assert (await before.get("/api/me")).json()["known"] is False, "on all devices"
            assert (await bert.get(f"/api/tables/{alone}")).status_code == 404, "nobody else sat there"
            for each in (table, merged):
                record = (await bert.get(f"/api/tables/{each}/records/1")).content
                assert NAME.encode() not in record
                verify(read(record))
            assert (await sign_in(anna, NAME)).json()["code"] == "sign_in_wrong"
            assert b"Bert" in (await bert.get(f"/api/tables/{table}/records/1")).content
            await anna.become()
            await account(anna, NAME)

    with serving(tmp_path) as server:
        run(go(server))
        rows = server.rows("SELECT kind, name, skeleton FROM people WHERE deleted_at IS NOT NULL")
        assert rows == [("deleted", "", "")] * 2
        gone = "SELECT id FROM people WHERE deleted_at IS NOT NULL"
        for kind in ("credentials", "recovery_codes", "sessions", "learned", "looks", "members"):
            assert server.rows(f"SELECT * FROM {kind} WHERE person IN ({gone})") == []
        bodies = b"".join(body for (body,) in server.rows("SELECT body FROM events"))
        summaries = b"".join(body for (body,) in server.rows("SELECT summary FROM tables"))
        assert NAME.encode() not in bodies + summaries
    assert problems(server) == [None, None]


def test_a_running_match_goes_on_without_whoever_was_deleted(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            table = await anna.open(default(), name=NAME)
            async with bert.at(table) as other:
                async with anna.at(table) as host:
                    await host.command("sit", seats=[0], names=[NAME])
                    await other.command("sit", seats=[1], names=["Bert"])
                    await host.command("start")
                    await other.until(lambda: other.status == "playing")
                assert (await anna.http.delete("/api/me/everything")).status_code == 204, "a guest needs no password"
                await other.until(lambda: other.shown["seats"][0].get("stand_in", False))
                await other.until(lambda: bool(other.shown["host"]))
                assert "name" not in other.shown["seats"][0]
                await other.command("abandon")

    run(go())


def test_what_is_taken_along_is_everything_and_ones_own(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            table = await played(anna, bert)
            made = await account(anna, "Taking Along")
            answer = await anna.get("/api/me/export")
            assert answer.headers["content-type"] == "application/zip"
            files = taken_along(answer)
            assert json.loads(files["person.json"])["name"] == "Taking Along"
            verify(read(files[f"records/{table}-1.txt"]))
            assert table in json.loads(files[f"tables/{table}.json"])["id"]
            assert {"members.json", "sessions.json", "credentials.json", "recovery_codes.json"} <= set(files)
            whole = b"".join(files.values())
            for secret in (anna.http.cookies["mazzo"], anna.id, bert.id, "argon2", *made["codes"]):
                assert secret.encode() not in whole
            others = taken_along(await bert.get("/api/me/export"))
            assert b"Taking Along" not in b"".join(others.values())
            assert "credentials.json" not in others

    run(go())


@pytest.mark.parametrize("way", ["stranger", "header", "path"])
def test_nobody_gets_what_is_somebody_elses(server: Server, way: str) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as thief:
            await account(anna, f"Exported {way}")
            if way == "stranger":
                thief.http.cookies.clear()
                answer = await thief.get("/api/me/export")
                assert (answer.status_code, answer.json()["code"]) == (409, "no_identity")
                return
            path = f"/api/me/export?person={anna.id}" if way == "path" else "/api/me/export"
            headers = {"x-person": anna.id} if way == "header" else {}
            files = taken_along(await thief.http.get(path, headers=headers))
            assert b"Exported" not in b"".join(files.values())

    run(go())


def test_who_has_left_a_club_takes_along_only_what_they_played_there(server: Server) -> None:
    """Neither who sits at its tables now, nor the matches of the others."""

    async def go() -> None:
        async with circle(server, "exported") as club:
            await club.let_in(club.bela)
            table = await club.anna.open(default(), name=club.names[0], club=club.id, options=shortest(default()))
            async with club.anna.at(table) as host, club.bela.at(table) as client:
                await host.command("sit", seats=[0], names=[club.names[0]])
                await client.command("sit", seats=[1], names=[club.names[1]])
                await host.command("start")
                await ended(host)
                while server.rows("SELECT 1 FROM matches WHERE table_id = ? AND filed_at IS NULL", table):
                    await asyncio.sleep(0.05)
                whole = taken_along(await club.bela.get("/api/me/export"))
                assert {f"records/{table}-1.txt", f"tables/{table}.json"} <= set(whole)
                member = await club.member(club.names[1])
                assert (await club.anna.http.delete(f"{club.path}/members/{member}")).is_success
                await host.command("remove", seat=1)
                await host.command("rematch")
                await ended(host)
            left = taken_along(await club.bela.get("/api/me/export"))
            assert f"records/{table}-1.txt" in left
            assert not {f"records/{table}-2.txt", f"tables/{table}.json"} & set(left)
            assert f"records/{table}-2.txt" in taken_along(await club.anna.get("/api/me/export"))

    run(go())


@IN_ONE_PROCESS
def test_exports_are_few(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna:
            codes = [(await anna.get("/api/me/export")).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]

    with serving(tmp_path, exports_an_hour=3) as server:
        run(go(server))
