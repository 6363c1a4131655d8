"""What one person or one address may have on a server for the public; at home nobody counts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection

from mazzo.games import default, names
from mazzo.learn.shelf import lessons_in
from mazzo.server import quotas as module
from mazzo.server.quotas import MOST_KEPT, Limited, Quota, Quotas, address_of
from mazzo.server.settings import Settings
from mazzo.testing.support.server import (
    HEADERS,
    IN_ONE_PROCESS,
    Client,
    Guest,
    Lost,
    Refusal,
    Server,
    guest,
    run,
    serving,
)

ORIGIN = ("https://cards.example",)
CLOCK = {"seconds": 30, "bank": 60}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the public, seen as from a proxy on the same machine. It lets guests have what accounts have."""
    as_accounts = {"public_tables_a_guest": 2, "tables_a_guest": 20}
    with serving(tmp_path_factory.mktemp("club"), origins=ORIGIN, linger=100, **as_accounts) as running:
        yield running


def forwarded(address: str) -> dict[str, str]:
    """What a proxy says of somebody from that address."""
    return {"host": "cards.example", "x-forwarded-for": address, "x-forwarded-proto": "https"}


@asynccontextmanager
async def visitor(server: Server, address: str) -> AsyncIterator[Guest]:
    """Somebody who comes from that address."""
    somebody = Guest(server)
    somebody.http.headers.update(forwarded(address))
    try:
        answer = (await somebody.http.post("/api/me")).raise_for_status()
        # The proxy speaks TLS, and this client does not.
        somebody.http.headers["cookie"] = f"__Host-mazzo={answer.cookies['__Host-mazzo']}"
        yield somebody
    finally:
        await somebody.http.aclose()


async def open_public(somebody: Guest, **wanted: Any) -> str:
    return await somebody.open(default(), **{"public": True, "clock": CLOCK, **wanted})


async def listed(somebody: Guest) -> list[str]:
    return [each["id"] for each in (await somebody.get("/api/tables")).json()]


async def refusal(what: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await what
    return refused.value.code


@asynccontextmanager
async def at(somebody: Guest, table: str) -> AsyncIterator[Client]:
    sent = {key: somebody.http.headers[key] for key in ("cookie", *forwarded(""))}
    async with somebody.at(table, headers=sent) as client:
        yield client


def test_a_public_table_needs_a_clock(club: Server, server: Server) -> None:
    """Nobody can be kept waiting for ever by a stranger (F15)."""

    async def go() -> None:
        async with visitor(club, "192.0.2.1") as anna:
            assert (await anna.get("/api/me")).json()["clock_if_public"]
            assert await refusal(open_public(anna, clock=None)) == "public_needs_clock"
            await anna.open(default(), public=False)
            await open_public(anna)
        async with guest(server) as bert:
            assert not (await bert.get("/api/me")).json()["clock_if_public"]
            await open_public(bert, clock=None)

    run(go())


def test_few_public_tables_of_one_person(club: Server) -> None:
    async def go() -> None:
        async with visitor(club, "192.0.2.2") as anna:
            for _ in range(2):
                await open_public(anna)
            assert await refusal(open_public(anna)) == "too_many_public_tables"
            for _ in range(18):
                await anna.open(default())
            assert await refusal(anna.open(default())) == "too_many_tables"

    run(go())


def test_a_guest_has_less_than_an_account(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with visitor(server, "192.0.2.30") as anna:
            assert not (await anna.get("/api/me")).json()["may_be_public"]
            assert await refusal(open_public(anna)) == "public_needs_account"
            for _ in range(5):
                await anna.open(default())
            assert await refusal(anna.open(default())) == "too_many_tables"
            made = await anna.http.post("/api/accounts", json={"name": "Anna", "password": "correct horse"})
            anna.http.headers["cookie"] = f"__Host-mazzo={made.cookies['__Host-mazzo']}"
            assert (await anna.get("/api/me")).json()["may_be_public"]
            for _ in range(2):
                await open_public(anna)
            assert await refusal(open_public(anna)) == "too_many_public_tables"
            for _ in range(13):
                await anna.open(default())
            assert await refusal(anna.open(default())) == "too_many_tables"

    with serving(tmp_path, origins=ORIGIN) as server:
        run(go(server))


@IN_ONE_PROCESS
def test_an_account_is_not_turned_away_with_the_guests_of_its_address(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with visitor(server, "192.0.2.31") as anna, visitor(server, "192.0.2.31") as guest:
            made = await anna.http.post("/api/accounts", json={"name": "Anna", "password": "correct horse"})
            anna.http.headers["cookie"] = f"__Host-mazzo={made.cookies['__Host-mazzo']}"
            assert (await anna.get("/api/me")).json()["account"]
            while (await guest.get("/api/me")).status_code == 200:
                pass
            assert [(await anna.get("/api/me")).status_code for _ in range(20)] == [200] * 20

    with serving(tmp_path, origins=ORIGIN, requests_a_minute_of_guest=10) as server:
        run(go(server))


@IN_ONE_PROCESS
def test_nor_by_a_process_that_has_not_met_it_yet(tmp_path: Path) -> None:
    """As after a restart, and at another process of a club."""
    cookies: list[str] = []

    async def before(server: Server) -> None:
        async with visitor(server, "192.0.2.32") as anna:
            made = await anna.http.post("/api/accounts", json={"name": "Anna", "password": "correct horse"})
            cookies.append(f"__Host-mazzo={made.cookies['__Host-mazzo']}")

    async def after(server: Server) -> None:
        async with visitor(server, "192.0.2.33") as anna, visitor(server, "192.0.2.33") as guest:
            anna.http.headers["cookie"] = cookies[0]
            while (await guest.get("/api/me")).status_code == 200:
                pass
            assert [(await anna.get("/api/tables/mine")).status_code for _ in range(20)] == [200] * 20

    for go in (before, after):
        with serving(tmp_path, origins=ORIGIN, requests_a_minute_of_guest=10) as server:
            run(go(server))


def test_no_more_tables_by_asking_all_at_once(club: Server) -> None:
    async def go() -> None:
        async with visitor(club, "192.0.2.22") as anna:
            opened = await asyncio.gather(*(open_public(anna) for _ in range(8)), return_exceptions=True)
            assert sum(isinstance(each, str) for each in opened) == 2
            assert {each.code for each in opened if isinstance(each, Refusal)} == {"too_many_public_tables"}

    run(go())


def test_five_guests_cannot_fill_the_public_list(club: Server) -> None:
    """Only tables are listed whose host waits there for somebody to take a seat, and of one address few (F14)."""

    async def go() -> None:
        async with AsyncExitStack() as stack:
            others = [await stack.enter_async_context(visitor(club, "192.0.2.3")) for _ in range(5)]
            tables = [(each, await open_public(each)) for each in others for _ in range(2)]
            anna = await stack.enter_async_context(visitor(club, "192.0.2.4"))
            mine = await open_public(anna)
            assert await listed(anna) == [], "nobody is there"
            for host, table in tables:
                await stack.enter_async_context(at(host, table))
            assert len(await listed(anna)) == 6
            async with at(anna, mine) as client:
                assert mine in await listed(others[0])
                await client.command("sit", seats=[0], names=["Anna"])
                assert mine in await listed(others[0])
                await client.command("start")
                # At another process a moment later.
                while mine in await listed(others[0]):
                    await asyncio.sleep(0.05)

    run(go())


def test_at_home_every_public_table_is_listed(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            tables = {await open_public(anna, clock=None) for _ in range(8)}
            assert tables <= set(await listed(anna))

    run(go())


@IN_ONE_PROCESS
def test_new_guests_of_an_address(club: Server) -> None:
    def come(address: str) -> httpx.Response:
        return httpx.post(club.address + "/api/me", headers=HEADERS | forwarded(address))

    answers = [come("192.0.2.5") for _ in range(21)]
    assert [each.status_code for each in answers] == [200] * 20 + [429]
    assert answers[-1].json() == {"code": "too_many_guests", "params": {"most": 20}}
    assert come("192.0.2.6").is_success


@IN_ONE_PROCESS
def test_sockets_and_hellos_of_one_person(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with visitor(server, "192.0.2.7") as anna, AsyncExitStack() as stack:
            table = await anna.open(default())
            clients = [await stack.enter_async_context(at(anna, table)) for _ in range(3)]
            with pytest.raises(Lost):
                await stack.enter_async_context(at(anna, table))
            for _ in range(2):
                await clients[0].say({"type": "hello", "protocol": 2})
            with pytest.raises(Lost):
                await clients[0].until(lambda: False)
            assert clients[0].bye is not None
            assert clients[0].bye["reason"] == {"code": "too_many_hellos", "params": {"most": 4}}
            assert clients[1].bye is None
            for kind in ("too_many_hellos", "too_many_sockets"):
                assert server.metric(f'mazzo_limits_total{{kind="{kind}"}}') == 1

    with serving(tmp_path, origins=ORIGIN, sockets_a_guest=3, hellos_a_minute_of_guest=4) as server:
        run(go(server))


@IN_ONE_PROCESS
def test_hints_of_one_person(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with visitor(server, "192.0.2.8") as anna:
            table = await anna.open(default())
            async with at(anna, table) as client:
                codes = []
                for number in range(3):
                    await client.say({"type": "hint", "id": f"h{number}", "seat": 0, "decision": 1})
                    await client.until(lambda number=number: f"h{number}" in client.answers)
                    codes.append(client.answers[f"h{number}"]["reason"]["code"])
                assert codes[-1] == "too_many_hints"
                assert "too_many_hints" not in codes[:-1]

    with serving(tmp_path, origins=ORIGIN, hints_a_minute_of_guest=2) as server:
        run(go(server))


@IN_ONE_PROCESS
def test_lessons_from_one_address(tmp_path: Path) -> None:
    lesson = next(f"{name}/{each.id}" for name in names() for each in lessons_in(name, "en")[1])

    async def go(server: Server) -> None:
        async with visitor(server, "192.0.2.9") as anna:
            steps = [await anna.http.post(f"/api/learn/{lesson}", json={}) for _ in range(3)]
            assert [step.status_code for step in steps] == [200, 200, 429]
            assert steps[-1].json()["code"] == "too_many_requests"

    with serving(tmp_path, origins=ORIGIN, learning_a_minute=2) as server:
        run(go(server))


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(module, "monotonic", made)
    return made


def taken(quota: Quota, key: str) -> int:
    """How many are left."""
    for number in range(1000):
        try:
            quota.take(key)
        except Limited:
            return number
    raise AssertionError


def test_what_is_used_comes_back_evenly(time: Time) -> None:
    quota = Quota("some", "too_many_hints", 12, 60)
    assert taken(quota, "anna") == 12
    assert taken(quota, "bert") == 12
    time.at += 10
    assert taken(quota, "anna") == 2
    time.at += 3600
    assert taken(quota, "anna") == 12


def test_whoever_has_used_most_is_remembered_longest(time: Time) -> None:
    quota = Quota("some", "too_many_guests", 3, 3600)
    assert taken(quota, "mallory") == 3
    for number in range(2 * MOST_KEPT):
        quota.take(str(number))
    assert len(quota.used) <= MOST_KEPT
    assert taken(quota, "mallory") == 0


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", ""),
        (None, ""),
    ],
)
def test_addresses_of_a_household(host: str | None, network: str) -> None:
    scope: Any = {"type": "http", "client": None if host is None else (host, 50_000)}
    assert address_of(ASGIConnection(scope)) == network


def test_at_home_nothing_is_counted(tmp_path: Path) -> None:
    home = Quotas(Settings(data=tmp_path))
    for _ in range(1000):
        home.guest("127.0.0.1")
        home.hello("anna")
        home.hint("anna")
        home.connect("anna")
    home.check_tables(19, 19, public=True, clock=False)
