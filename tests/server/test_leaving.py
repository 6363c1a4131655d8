"""Tables that one does not want any more: leaving them, and deleting them."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect

from mazzo.games import default
from mazzo.testing.support.party import on_turn, party, table_of
from mazzo.testing.support.server import JSON, Client, Guest, Lost, Refusal, Server, guest, run


async def delete(somebody: Guest, path: str) -> None:
    """Raises Refusal."""
    answer = await somebody.http.delete(f"/api/tables/{path}")
    somebody.heard.append(answer.content)
    if answer.status_code != 204:
        raise Refusal(answer.json())


async def mine(somebody: Guest) -> list[str]:
    return [table["id"] for table in (await somebody.get("/api/tables/mine")).json()]


async def gone(client: Client) -> JSON:
    """What a client is told before its connection ends."""
    with pytest.raises(Lost):
        await client.until(lambda: False)
    assert client.bye
    reason: JSON = client.bye["reason"]
    return reason


def rows(server: Server, table: str) -> int:
    """How much the database has of a table."""
    counted = "SELECT (SELECT count(*) FROM tables WHERE id = ?)"
    for other in ("events", "members"):
        counted += f" + (SELECT count(*) FROM {other} WHERE table_id = ?)"
    return int(server.rows(counted, table, table, table)[0][0])


def test_a_deleted_table_is_gone_for_everybody(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            table = await anna.open(default(), public=True)
            async with anna.at(table) as at_anna, bea.at(table) as at_bea:
                await at_bea.command("sit", seats=[1], names=["Bea"])
                with pytest.raises(Refusal, match="not_host"):
                    await delete(bea, table)
                await delete(anna, table)
                reason = {"code": "no_such_table", "params": {}}
                assert [await gone(client) for client in (at_anna, at_bea)] == [reason, reason]
            for path in ("", "/invitation", "/qr", "/records/1", "/replays/1/1", "/proofs/1"):
                answer = await bea.get(f"/api/tables/{table}{path}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
            with pytest.raises(Refusal, match="no_such_table"):
                await delete(anna, table)
            with pytest.raises(Refusal, match="no_such_table"):
                await delete(bea, f"mine/{table}")
            assert table not in await mine(anna) + await mine(bea)
            assert table not in [each["id"] for each in (await bea.get("/api/tables")).json()]
            assert rows(server, table) == 0

    run(go())


def test_whoever_has_said_nothing_yet_is_told_at_hello(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(default())
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            async with connect(address) as socket:
                # The first of them is there when the second is answered: both go through one loop.
                async with anna.at(table):
                    await delete(anna, table)
                client = Client(socket)
                listening = asyncio.create_task(client.listen())
                await client.say({"type": "hello", "protocol": 2})
                assert (await gone(client))["code"] == "no_such_table"
                await listening

    run(go())


def test_no_host_deletes_a_match_that_others_play(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 2) as people:
            (anna, at_anna), (bea, at_bea) = people
            table = table_of(at_anna)
            with pytest.raises(Refusal, match="others_play"):
                await delete(anna, table)
            await at_bea.command("stand", seat=1)
            with pytest.raises(Refusal, match="others_play"):
                await delete(anna, table)
            await at_anna.command("abandon")
            await delete(anna, table)
            assert (await gone(at_bea))["code"] == "no_such_table"
            assert table not in await mine(bea)

    run(go())


def test_whoever_plays_against_bots_alone_may_delete_the_match(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 1) as people:
            [(anna, at_anna)] = people
            await delete(anna, table_of(at_anna))
            assert (await gone(at_anna))["code"] == "no_such_table"

    run(go())


def test_a_stranger_deletes_and_forgets_nothing(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            table = await anna.open(default())
            nobody = Guest(server)
            for path in (table, f"mine/{table}"):
                with pytest.raises(Refusal, match="no_identity"):
                    await delete(nobody, path)
            await nobody.http.aclose()
            await delete(bea, f"mine/{table}")
            assert await mine(anna) == [table]
            page = await anna.http.delete(f"/api/tables/{table}", headers={"origin": "https://elsewhere.example"})
            assert page.json()["code"] == "foreign_origin"
            assert (await anna.get(f"/api/tables/{table}")).status_code == 200

    run(go())


def test_leaving_an_open_table_frees_the_seats(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            table = await anna.open(default())
            async with anna.at(table) as at_anna, bea.at(table) as at_bea:
                await at_anna.command("sit", seats=[0, 1], names=["Anna", "Nina"])
                await at_bea.command("sit", seats=[2], names=["Bea"])
                await delete(anna, f"mine/{table}")
                await at_bea.until(lambda: at_bea.shown["host"])
                assert [seat["kind"] for seat in at_bea.shown["seats"][:3]] == ["free", "free", "person"]
                assert (await mine(anna), await mine(bea)) == ([], [table])
                await at_anna.command("sit", seats=[0], names=["Anna"])
                assert await mine(anna) == [table], "who sits down again has it on the list again"

    run(go())


def test_leaving_a_running_match_lets_a_bot_play_on(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 2) as people:
            (anna, at_anna), (bea, at_bea) = people
            table = table_of(at_bea)
            await delete(bea, f"mine/{table}")
            await at_anna.until(lambda: at_anna.shown["seats"][1].get("stand_in"))
            assert (await mine(anna), await mine(bea)) == ([table], [])
            await delete(bea, f"mine/{table}")
            await at_bea.command("take_over", seat=1)
            assert await mine(bea) == [table], "who plays on has it on the list again"

    run(go())


def test_forgetting_a_match_that_is_over_changes_nothing_for_the_others(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 2) as people:
            (anna, at_anna), (bea, at_bea) = people
            table = table_of(at_anna)
            await at_anna.command("abandon")
            await at_bea.until(lambda: at_bea.status == "finished")
            number = at_bea.number
            await delete(anna, f"mine/{table}")
            assert (await mine(anna), await mine(bea)) == ([], [table])
            summary = (await bea.get(f"/api/tables/{table}")).json()
            assert [seat["kind"] for seat in summary["seats"][:2]] == ["person", "person"]
            assert len(server.entries(table)) == number

    run(go())


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    """Those that wait for whoever asks come first."""

    async def go() -> None:
        async with party(server, default(), 2) as people:
            client = await on_turn([client for _, client in people])
            seat = next(number for number, (_, each) in enumerate(people) if each is client)
            somebody, (other, _) = people[seat][0], people[1 - seat]
            table = table_of(client)
            later = await somebody.open(default())
            summary, theirs = [(await each.get(f"/api/tables/{table}")).json() for each in (somebody, other)]
            assert seat in summary["waiting"]
            assert (summary["yours"], theirs["yours"]) == (True, 1 - seat in theirs["waiting"])
            assert (summary["round"], len(summary["totals"])) == (1, len(summary["seats"]))
            assert [each["yours"] for each in summary["seats"][:2]] == [seat == 0, seat == 1]
            assert (summary["hosting"], theirs["hosting"]) == (seat == 0, seat == 1)
            # Lists are written a moment later.
            while not (listed := (await somebody.get("/api/tables/mine")).json())[0]["yours"]:
                await asyncio.sleep(0.05)
            assert [each["id"] for each in listed] == [table, later]

    run(go())
