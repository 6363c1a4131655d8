"""Two processes of one server, each at a port of its own, on PostgreSQL alone: whatever is decided about somebody at
one of them, or at the machine, holds at the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.games import default
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import PATIENCE, Guest, Lost, Refusal, Server, guest, run, serving, shortest
from tests.server.test_accounts import account, sign_in
from tests.server.test_clubs import circle
from tests.server.test_erasing import NAME, played, taken_along
from tests.server.test_inbox import inbox_of
from tests.server.test_moderating import BAN, at_the_machine, filed, refused

Both = tuple[Server, Server]


@pytest.fixture
def both(database: str, tmp_path: Path) -> Iterator[Both]:
    """A ban is told, or not known for long."""
    settings = {"database": database, "bans": 100 * PATIENCE}
    with serving(tmp_path / "one", **settings) as one, serving(tmp_path / "other", **settings) as other:
        yield one, other


@asynccontextmanager
async def elsewhere(somebody: Guest, server: Server) -> AsyncIterator[Guest]:
    """The same browser at another process."""
    there = Guest(server)
    there.http.cookies = somebody.http.cookies
    try:
        yield there
    finally:
        await there.http.aclose()


async def refusal(said: Awaitable[int]) -> str:
    """Why something was refused, if it was."""
    try:
        await said
    except Refusal as refused:
        return refused.code
    return ""


async def boss_of(somebody: Guest) -> None:
    await account(somebody, "Boss")
    assert await at_the_machine(somebody.server, "Boss") == 0


def test_a_ban_at_one_process_ends_every_connection_at_the_other(both: Both) -> None:
    async def go() -> None:
        async with guest(both[0]) as boss, guest(both[1]) as rude:
            await boss_of(boss)
            await account(rude, "Rude")
            table = await rude.open(default(), name="Rude")
            async with rude.at(table) as client, inbox_of(rude) as inbox:
                await inbox.until(lambda told: True)
                assert await refused(boss, "/api/moderation/penalties", name="Rude", **BAN) == ""
                with pytest.raises(Lost):
                    await client.until(lambda: False)
                with pytest.raises(ConnectionClosed):
                    await inbox.until(lambda told: False)
            with pytest.raises(Refusal, match="banned"):
                await rude.open(default())
            (penalty,) = (await boss.get("/api/moderation")).json()["penalties"]
            assert (await boss.http.delete(f"/api/moderation/penalties/{penalty['id']}")).status_code == 204
            while (await rude.get("/api/me")).json().get("banned"):
                await asyncio.sleep(0.05)
            await rude.open(default())

    run(go())


def test_a_ban_at_the_machine_ends_connections_at_both(database: str, tmp_path: Path) -> None:
    """Which nobody tells: each looks."""

    async def go(*both: Server) -> None:
        async with guest(both[0]) as rude:
            await account(rude, "Rude")
            table = await rude.open(default(), name="Rude")
            async with elsewhere(rude, both[1]) as too, rude.at(table) as client, too.at(table) as same:
                assert await at_the_machine(both[0], "ban", "Rude", "--reason", "x") == 0
                for each in (client, same):
                    with pytest.raises(Lost):
                        await each.until(lambda: False)
                assert (await too.get("/api/me")).json()["banned"]["reason"] == "x"

    one, other = tmp_path / "one", tmp_path / "other"
    with serving(one, database=database) as first, serving(other, database=database) as second:
        run(go(first, second))


def test_a_mute_and_a_role_hold_at_the_other_process(both: Both) -> None:
    async def go() -> None:
        async with guest(both[0]) as boss, guest(both[1]) as rude:
            await boss_of(boss)
            await account(rude, "Rude")
            assert (await rude.get("/api/moderation")).json()["code"] == "not_moderator"
            table = await rude.open(default(), name="Rude", talk="text")
            async with rude.at(table) as client:
                await client.command("sit", seats=[0], names=["Rude"])
                await client.command("say", key="smile")
                mute = {"kind": "mute", "days": 1, "reason": "insults", "name": "Rude"}
                assert await refused(boss, "/api/moderation/penalties", **mute) == ""
                # What one process says the other hears a moment later.
                while await refusal(client.command("say", key="smile")) != "talk_muted":
                    await asyncio.sleep(0.05)
            assert await at_the_machine(both[0], "lift", "Rude") == 0
            assert await at_the_machine(both[0], "role", "Rude", "moderator") == 0
            while "reports" not in (await rude.get("/api/moderation")).json():
                await asyncio.sleep(0.05)

    run(go())


def test_what_is_reported_at_one_process_is_dealt_with_at_the_other(both: Both) -> None:
    """With what was said there; and the new name is known where the old one was."""

    async def go() -> None:
        async with guest(both[0]) as boss, guest(both[1]) as anna, guest(both[1]) as rude, guest(both[1]) as phone:
            await boss_of(boss)
            await account(rude, "Rude Word")
            table = await anna.open(default(), name="Anna", talk="text")
            async with anna.at(table), rude.at(table) as shouting:
                await shouting.command("sit", seats=[1], names=["Rude Word"])
                await shouting.command("say", text="you fool")
                assert await refused(anna, "/api/reports", table=table, seat=1, reason="insults") == ""
            (report,) = (await boss.get("/api/moderation")).json()["reports"]
            assert (report["name"], [line["text"] for line in report["said"]]) == ("Rude Word", ["you fool"])
            renaming = {"name": "Rude Word", "to": "Kind Word", "reason": "offends"}
            assert await refused(boss, "/api/moderation/rename", **renaming) == ""
            assert await refused(boss, f"/api/moderation/reports/{report['id']}/done") == ""
            async with elsewhere(boss, both[1]) as too:
                seen = (await too.get("/api/moderation")).json()
            assert seen["reports"] == []
            assert sorted(act["kind"] for act in seen["audit"]) == ["rename", "report_done", "role"]
            # What is known of somebody is read again once it is told that it has changed.
            while (await rude.get("/api/me")).json()["name"] != "Kind Word":
                await asyncio.sleep(0.05)
            assert (await sign_in(phone, "Rude Word")).json()["code"] == "sign_in_wrong"
            assert (await sign_in(phone, "Kind Word")).is_success

    run(go())


def test_who_is_sent_away_from_a_club_at_one_process_leaves_its_tables_at_the_other(
    database: str, tmp_path: Path
) -> None:
    """Which nobody tells, either."""

    async def go(*both: Server) -> None:
        async with circle(both[0], "across") as club, elsewhere(club.bela, both[1]) as bela:
            await club.let_in(club.bela)
            table = await club.anna.open(default(), name=club.names[0], club=club.id)
            async with club.anna.at(table) as host, bela.at(table) as client:
                await client.command("sit", seats=[1], names=[club.names[1]])
                await host.until(lambda: host.shown["seats"][1]["kind"] == "person")
                sent = await club.anna.http.delete(f"{club.path}/members/{await club.member(club.names[1])}")
                assert sent.is_success
                with pytest.raises(Lost):
                    await client.until(lambda: False)
                assert client.bye is not None
                assert client.bye["reason"]["code"] == "club_members_only"
                await host.until(lambda: host.shown["seats"][1]["kind"] == "free")
            assert (await bela.get(f"/api/tables/{table}")).json()["code"] == "club_members_only"

    with (
        serving(tmp_path / "one", database=database) as first,
        serving(tmp_path / "other", database=database) as second,
    ):
        run(go(first, second))


@pytest.mark.parametrize("way", ["one", "all"])
def test_a_session_that_is_ended_at_one_process_is_cut_off_at_the_other(both: Both, way: str) -> None:
    async def go() -> None:
        async with guest(both[0]) as anna, guest(both[1]) as phone:
            await account(anna, "Anna")
            assert (await sign_in(phone, "Anna")).is_success
            table = await anna.open(default(), name="Anna")
            async with phone.at(table) as client, inbox_of(phone) as inbox:
                await inbox.until(lambda told: True)
                (session,) = [each for each in (await anna.get("/api/me/sessions")).json() if not each["current"]]
                ended = f"/api/me/sessions/{session['id']}" if way == "one" else "/api/me/sessions"
                assert (await anna.http.delete(ended)).is_success
                with pytest.raises(Lost):
                    await client.until(lambda: False)
                assert client.bye is not None
                assert client.bye["reason"]["code"] == "signed_out"
                with pytest.raises(ConnectionClosed):
                    await inbox.until(lambda told: False)
            assert (await phone.get("/api/me")).json()["known"] is False

    run(go())


def test_who_is_erased_at_one_process_is_gone_at_the_other(both: Both) -> None:
    async def go() -> None:
        async with guest(both[0]) as anna, guest(both[1]) as bert, AsyncExitStack() as stack:
            table = await played(anna, bert)
            await account(anna, NAME)
            there = await stack.enter_async_context(elsewhere(anna, both[1]))
            # It is in memory at both, and among what was made.
            for each in (bert, anna):
                assert NAME.encode() in (await each.get(f"/api/tables/{table}/records/1")).content
            async with bert.at(table) as looking, there.at(table) as own:
                assert (await there.get("/api/me")).json()["known"]
                assert (await anna.http.delete("/api/me/everything")).status_code == 204
                await looking.until(lambda: "name" not in looking.shown["seats"][0])
                assert NAME not in json.dumps(looking.shown)
                with pytest.raises(Lost):
                    await own.until(lambda: False)
            assert (await there.get("/api/me")).json()["known"] is False
            record = (await bert.get(f"/api/tables/{table}/records/1")).content
            assert NAME.encode() not in record
            verify(read(record))
            assert (await sign_in(bert, NAME)).json()["code"] == "sign_in_wrong"

    run(go())


def test_what_is_taken_along_at_one_process_was_played_at_the_other(both: Both) -> None:
    async def go() -> None:
        async with guest(both[0]) as anna, elsewhere(anna, both[1]) as there:
            table = await anna.open(PLAIN, options=shortest(PLAIN), level="random", name="Anna")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("start")
                await client.play_to_end()
            await filed(there)
            files = taken_along(await there.get("/api/me/export"))
            verify(read(files[f"records/{table}-1.txt"]))
            assert json.loads(files[f"tables/{table}.json"])["id"] == table
            assert await at_the_machine(both[1], "void", f"{table}-1", "--reason", "a test") == 0
            assert (await anna.get("/api/me/totals")).json() == []

    run(go())
