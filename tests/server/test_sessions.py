"""The devices of a person: found, listed, ended; and the signed cookies of before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event

from mazzo.games import default
from mazzo.server import sessions as module
from mazzo.server.identity import Signatures, hashed
from mazzo.server.sessions import AGE, MOST_DEVICES, SELDOM, Sessions
from mazzo.server.store import Store
from mazzo.testing.support.server import HEADERS, PROCESSES, Guest, Lost, Server, guest, paired, run, serving

NOW = 1_795_000_000_000
SECRET = bytes(32)
SIGNED = f"anna.{Signatures(SECRET).signature('anna')}"


class Clock:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(module, "now", made)
    return made


@asynccontextmanager
async def opened(folder: Path, told: list[str] | None = None) -> AsyncIterator[Sessions]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/mazzo.db")
    try:
        yield Sessions(store, Signatures(SECRET), (told if told is not None else []).extend)
    finally:
        await store.close()


def in_time(test: Callable[[], Awaitable[None]]) -> None:
    async def go() -> None:
        await test()

    run(go())


def test_a_device_is_known_by_what_it_shows(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as sessions:
            token = await sessions.begin("Firefox, Linux")
            person = await sessions.person(token)
            assert person
            assert token not in (tmp_path / "mazzo.db").read_bytes().decode("latin-1")
        async with opened(tmp_path) as sessions:
            assert await sessions.person(token) == person
            assert [each.label for each in await sessions.of(person)] == ["Firefox, Linux"]
            for strange in ("", "x", token[:-1], token + "a", hashed(token), "x" * 10_000, "\ud800"):
                assert await sessions.find(strange) is None

    in_time(go)


def test_who_is_known_costs_no_query(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as sessions:
            token = await sessions.begin("")
            asked: list[str] = []
            event.listen(
                sessions.store.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2])
            )
            for _ in range(100):
                assert await sessions.person(token)
            assert asked == []

    in_time(go)


def test_it_is_written_hourly_at_most_that_a_device_was_seen(tmp_path: Path, clock: Clock) -> None:
    async def seen(sessions: Sessions) -> int:
        await sessions.store.writer.write([])
        found = await sessions.rows()
        return found[0].seen_at

    async def go() -> None:
        async with opened(tmp_path) as sessions:
            token = await sessions.begin("")
            clock.at = NOW + SELDOM
            assert await sessions.find(token)
            assert await seen(sessions) == NOW
            clock.at = NOW + SELDOM + 1
            assert await sessions.find(token)
            assert await seen(sessions) == NOW + SELDOM + 1
            clock.at += AGE
            assert await sessions.find(token) is None, "who does not come for so long is forgotten"
            await sessions.begin("")
            await sessions.store.writer.write([])
            assert len(await sessions.rows()) == 1, "and its row goes"

    in_time(go)


def test_an_ended_session_is_nobodys_and_everybody_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        told: list[str] = []
        async with opened(tmp_path, told) as sessions, opened(tmp_path) as elsewhere:
            tokens = [await sessions.begin("")]
            person = await sessions.person(tokens[0])
            tokens.append(await sessions.begin("", person))
            assert [await elsewhere.person(each) for each in tokens] == [person, person]
            await sessions.end([hashed(tokens[0])])
            assert told == [hashed(tokens[0])]
            elsewhere.forget(told)
            for each in (sessions, elsewhere):
                assert [await each.person(token) for token in tokens] == ["", person]

    in_time(go)


def test_nobody_has_devices_without_end(tmp_path: Path, clock: Clock) -> None:
    async def go() -> None:
        async with opened(tmp_path) as sessions:
            first = await sessions.begin("")
            person = await sessions.person(first)
            for _ in range(MOST_DEVICES):
                clock.at += 1
                await sessions.begin("", person)
            assert len(await sessions.of(person)) == MOST_DEVICES
            assert await sessions.person(first) == ""

    in_time(go)


def test_a_signed_cookie_of_before_is_exchanged(tmp_path: Path) -> None:
    """Several devices of one person have the same: each comes to a session of its own, until it is ended for good."""

    async def go() -> None:
        async with opened(tmp_path) as sessions:
            both = [*await asyncio.gather(sessions.person(SIGNED), sessions.person(SIGNED))]
            assert both == ["anna", "anna"]
            assert await sessions.person(SIGNED[:-1] + "A") == ""
            own = await sessions.begin("", "anna")
            await sessions.end([hashed(SIGNED)])
            assert await sessions.person(SIGNED) == ""
            assert await sessions.person(own) == "anna"
        async with opened(tmp_path) as sessions:
            assert await sessions.person(SIGNED) == ""

    in_time(go)


def test_without_an_earlier_version_nothing_is_signed(tmp_path: Path) -> None:
    async def go() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/mazzo.db")
        assert await store.secret() is None
        assert await Sessions(store, None, lambda ended: None).person(SIGNED) == ""
        await store.close()

    in_time(go)


def rows(server: Server, table: str) -> int:
    return int(server.rows(f"SELECT count(*) FROM {table}")[0][0])


def test_who_only_looks_leaves_nothing_behind(tmp_path: Path) -> None:
    with serving(tmp_path) as server, httpx.Client(base_url=server.address) as visitor:
        for path in (
            "/",
            "/api/games",
            "/api/tables",
            "/api/tables/mine",
            "/api/me",
            "/api/me/sessions",
            "/add",
            "/me#x.y.z",
        ):
            assert visitor.get(path).is_success or path in ("/add", "/me#x.y.z")
        assert not visitor.cookies
        assert rows(server, "people") == rows(server, "sessions") == rows(server, "pairings") == 0


async def until_unknown(device: Guest) -> None:
    """Where it was signed out that holds at once; other processes hear of it."""
    while (await device.get("/api/me")).json()["known"]:
        assert PROCESSES
        await asyncio.sleep(0.05)


def test_nobody_who_has_a_signed_cookie_loses_a_seat(tmp_path: Path) -> None:
    """A table of before, whose host comes with the cookie of before: at the table, in lists, and with the new one."""

    async def go(server: Server) -> None:
        async with guest(server) as anna:
            table = await anna.open(default())
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
            person = anna.id
            await asyncio.to_thread(server.stop)
            # As it was before: no session, and a key that has signed the cookie.
            server.rows("DELETE FROM sessions")
            server.rows("DELETE FROM people")
            server.rows("INSERT INTO settings VALUES ('secret', ?)", SECRET.hex())
            await asyncio.to_thread(server.start)
            old = f"{person}.{Signatures(SECRET).signature(person)}"
            anna.http.cookies.clear()
            anna.http.cookies.set("mazzo", old, domain="127.0.0.1")
            assert [each["id"] for each in (await anna.get("/api/tables/mine")).json()] == [table]
            async with anna.at(table) as client:
                assert client.shown["seats"][0]["yours"]
                assert client.shown["host"]
            await anna.become()
            assert anna.http.cookies["mazzo"] != old
            assert anna.id == person
            assert len((await anna.get("/api/me/sessions")).json()) == 2
            await anna.http.delete("/api/me/sessions")
            anna.http.cookies.clear()
            anna.http.cookies.set("mazzo", old, domain="127.0.0.1")
            await until_unknown(anna)

    with serving(tmp_path) as server:
        run(go(server))


def test_devices_are_listed_and_signed_out(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as phone, guest(server) as stranger:
            table = await anna.open(default(), name="Anna")
            await paired(phone, anna)
            listed = (await anna.get("/api/me/sessions")).json()
            assert sorted(each["current"] for each in listed) == [False, True]
            other = next(each["id"] for each in listed if not each["current"])
            assert other == hashed(phone.http.cookies["mazzo"])
            assert (await stranger.http.delete(f"/api/me/sessions/{other}")).json()["code"] == "no_such_session"
            async with phone.at(table) as on_phone, anna.at(table) as at_desk:
                assert on_phone.shown["host"]
                assert (await anna.http.delete(f"/api/me/sessions/{other}")).status_code == 204
                with pytest.raises(Lost):
                    await on_phone.until(lambda: False)
                assert on_phone.bye is not None
                assert on_phone.bye["reason"]["code"] == "signed_out"
                assert at_desk.bye is None
            await until_unknown(phone)
            assert (await phone.http.post("/api/tables", json={"game": default(), "name": "Anna"})).json()[
                "code"
            ] == "no_identity"
            assert (await phone.get("/api/me/sessions")).json() == []
            assert (await phone.http.delete("/api/me/sessions")).json()["code"] == "no_identity"
            assert (await anna.get("/api/me")).json()["name"] == "Anna"

    run(go())


def test_all_other_devices_are_signed_out_at_once(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as phone, guest(server) as tablet:
            for each in (phone, tablet):
                await paired(each, anna)
            await anna.http.delete("/api/me/sessions")
            for each in (phone, tablet):
                await until_unknown(each)
            assert (await anna.get("/api/me")).json()["known"]

    run(go())


def test_who_signs_out_here_shows_nothing_any_more(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            (own,) = (await anna.get("/api/me/sessions")).json()
            assert (await anna.http.delete(f"/api/me/sessions/{own['id']}")).status_code == 204
            assert "mazzo" not in anna.http.cookies

    run(go())


def test_under_tls_the_cookie_is_one_that_nobody_can_plant(tmp_path: Path) -> None:
    there = HEADERS | {"host": "cards.example"}
    with serving(tmp_path, origins=("https://cards.example",)) as server:
        answer = httpx.post(server.address + "/api/me", headers=there)
        token = answer.cookies["__Host-mazzo"]
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "domain" not in answer.headers["set-cookie"].lower()

        def known(cookie: str) -> bool:
            found = httpx.get(server.address + "/api/me", headers=there | {"cookie": cookie})
            return bool(found.json()["known"])

        assert known(f"__Host-mazzo={token}")
        assert not known(f"mazzo={token}")
