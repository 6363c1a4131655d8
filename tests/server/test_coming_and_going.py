"""People leave, reload, come with another device, and the server itself stops: nothing is missed or played twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mazzo.games import default, game
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.table.events import Departed, Entry
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import (
    PATIENCE,
    PROCESSES,
    Client,
    Guest,
    Refusal,
    Server,
    guest,
    paired,
    run,
    serving,
    shortest,
)

CLOCK = {"seconds": 5, "bank": 0}


async def seated(anna: Guest, client: Client, seat: int = 0, name: str = "Anna") -> None:
    await client.command("sit", seats=[seat], names=[name])


async def started(client: Client) -> None:
    """With bots on the free seats."""
    await client.command("start")
    await client.until(lambda: client.status != "shuffling")


def longest(name: str) -> dict[str, str | int]:
    """The options with which a match of a game is as long as it can be."""
    return {field.key: field.high for field in game(name).options_type.describe() if field.kind == "int"}


def types(client: Client) -> list[str]:
    return [event["type"] for event in client.events]


def test_a_person_leaves_a_bot_plays_and_the_person_takes_over(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            table = await anna.open(PLAIN, options=shortest(PLAIN), level="greedy")
            async with anna.at(table) as at_anna:
                async with bea.at(table) as at_bea:
                    await seated(anna, at_anna)
                    await seated(bea, at_bea, 1, "Bea")
                    await started(at_anna)
                    await at_anna.until(lambda: at_anna.status == "playing")
                # Anna waits; after the grace period a bot plays for Bea.
                await at_anna.until(lambda: "stood_in" in types(at_anna))
                stood_in = next(event for event in at_anna.events if event["type"] == "stood_in")
                assert (stood_in["seat"], stood_in["cause"]) == (1, "absent")
                assert at_anna.shown["seats"][1]["stand_in"]
                playing = asyncio.create_task(at_anna.play_to_end())
                await at_anna.until(
                    lambda: (
                        any(e["type"] == "moved" and (e["seat"], e["by"]) == (1, "bot") for e in at_anna.events)
                        or at_anna.status == "finished"
                    )
                )
                async with bea.at(table) as at_bea:
                    if at_bea.status != "finished":
                        if await at_bea.attempt("take_over", unless=["no_match_running"], seat=1):
                            assert not at_bea.shown["seats"][1].get("stand_in")
                        await at_bea.play_to_end()
                    await playing
                    assert at_anna.shown["winners"] == at_bea.shown["winners"] != []

    run(go())


def test_who_stood_up_takes_over_again_and_plays(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, options=shortest(PLAIN), level="random")
            async with anna.at(table) as client:
                await seated(anna, client)
                await started(client)
                await client.until(lambda: client.decision() is not None)
                await client.command("stand", seat=0)
                with pytest.raises(Refusal, match="bot_plays"):
                    await client.command("stand", seat=0)
                await client.until(lambda: any(e.get("seat") == 0 and e.get("by") == "bot" for e in client.events))
                await client.command("take_over", seat=0)
                with pytest.raises(Refusal, match="you_play"):
                    await client.command("take_over", seat=0)
                await client.until(lambda: client.decision() is not None or client.status != "playing")
                assert await client.act()
                await client.command("abandon")

    run(go())


def test_who_leaves_before_a_match_is_seen_to_be_gone_and_no_event_tells_it(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            table = await anna.open(default())
            async with anna.at(table) as at_anna:
                await seated(anna, at_anna)
                async with bea.at(table) as at_bea:
                    await seated(bea, at_bea, 1, "Bea")
                    await at_anna.until(lambda: at_anna.shown["seats"][1].get("name") == "Bea")
                number = at_anna.number
                await at_anna.until(lambda: not at_anna.shown["seats"][1].get("present", True))
                async with bea.at(table):
                    await at_anna.until(lambda: at_anna.shown["seats"][1].get("present", True))
                await at_anna.until(lambda: not at_anna.shown["seats"][1].get("present", True))
                assert at_anna.number == number == len(server.entries(table))
                # In a match it matters, so that it is told as it begins.
                await started(at_anna)
                assert "departed" in types(at_anna)
                async with bea.at(table):
                    await at_anna.until(lambda: "arrived" in types(at_anna))
                await at_anna.command("abandon")

    run(go())


def test_a_reload_gets_exactly_the_gap(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, options=shortest(PLAIN), level="greedy")
            async with anna.at(table) as one:
                await seated(anna, one)
                await started(one)
                await one.until(lambda: one.decision() is not None)
                seen = one.number
                while one.status == "playing" and one.number < seen + 8:
                    number = one.number
                    if not await one.act():
                        await one.until(lambda known=number: one.number > known)
                for since in range(one.number + 1):
                    # Bots go on meanwhile.
                    known = one.number
                    async with anna.at(table, since=since) as again:
                        news = json.loads(again.heard[0])
                        assert news["fresh"] == (since == 0)
                        assert news["number"] >= known
                        first = news["events"][0]["number"] if news["events"] else news["number"] + 1
                        if since:
                            assert [event["number"] for event in news["events"]] == list(
                                range(since + 1, news["number"] + 1)
                            )
                        else:
                            assert news["events"][0]["type"] == "dealt"
                        both = {event["number"]: event for event in one.events}
                        assert all(event == both.get(event["number"], event) for event in news["events"])
                        assert first <= news["number"] + 1
                for strange in (one.number + 100, 2**62):
                    async with anna.at(table, since=strange) as again:
                        assert json.loads(again.heard[0])["fresh"]

    run(go())


def test_another_device_becomes_the_same_person(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as phone:
            table = await anna.open(PLAIN, options=shortest(PLAIN), level="greedy")
            async with anna.at(table) as at_desk:
                await seated(anna, at_desk)
                await started(at_desk)
                await at_desk.until(lambda: at_desk.decision() is not None)
                assert phone.id != anna.id
                await paired(phone, anna)
                assert phone.id == anna.id
                async with phone.at(table) as on_phone:
                    assert on_phone.scene == at_desk.scene
                    assert on_phone.shown == at_desk.shown
                    await on_phone.act()
                    await at_desk.until(lambda: at_desk.number >= on_phone.number)
                mine = (await phone.get("/api/tables/mine")).json()
                assert [each["id"] for each in mine] == [table]

    run(go())


def test_a_stop_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """Ctrl-C in the middle of matches: `bye`, exit code 0, and all goes on after a restart."""

    async def tables(server: Server, anna: Guest) -> None:
        async with AsyncExitStack() as stack:
            clients = []
            for name in (PLAIN, default()):
                table = await anna.open(name, options=shortest(name), level="greedy")
                client = await stack.enter_async_context(anna.at(table))
                await seated(anna, client)
                await started(client)
                clients.append((table, client))
            playing = [asyncio.create_task(client.play_to_end()) for _, client in clients]
            await asyncio.sleep(0.5)
            code = await asyncio.to_thread(server.stop)
            assert code == 0
            await asyncio.gather(*playing, return_exceptions=True)
            for table, client in clients:
                assert client.bye == {"type": "bye", "reason": {"code": "server_stopping", "params": {}}}
                with pytest.raises(ConnectionClosed) as closed:
                    await client.socket.send("x")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                entries = server.entries(table)
                accepted = {entry.command for entry in entries}
                answered = {id for id, answer in client.answers.items() if answer["type"] == "done"}
                assert answered <= accepted
        await asyncio.to_thread(server.start)
        for table, client in clients:
            async with anna.at(table, since=client.number) as again:
                await again.play_to_end()
                record = (await anna.get(f"/api/tables/{table}/records/1")).content
                assert list(verify(read(record)).match.winners) == again.shown["winners"]

    async def go(server: Server) -> None:
        async with guest(server) as anna:
            await tables(server, anna)

    with serving(tmp_path) as server:
        run(go(server))
        log = [json.loads(line) for line in server.log.splitlines()]
    told = Counter(line["event"] for line in log if not line["event"].startswith("fanout_"))
    assert told == {"server_started": 2 * (PROCESSES or 1), "server_stopped": PROCESSES or 1}


def test_a_table_sleeps_without_people_and_wakes_also_after_a_restart(tmp_path: Path) -> None:
    async def asleep(server: Server, table: str) -> list[Entry]:
        """Wait until nobody is there and nothing will happen by itself for an hour; all that has happened."""
        while server.rows("SELECT 1 FROM tables WHERE id = ? AND due_at < changed_at + 3600000", table):
            await asyncio.sleep(0.05)
        found = server.entries(table)
        assert isinstance(found[-1].event, Departed)
        return found

    async def go(server: Server) -> None:
        async with guest(server) as anna:
            # So long that bots do not come to its end before it is known that somebody is gone.
            table = await anna.open(PLAIN, options=longest(PLAIN), level="greedy")
            async with anna.at(table) as client:
                await seated(anna, client)
                await started(client)
                await client.until(lambda: client.status == "playing")
                # From now on only bots have anything to do.
                await client.command("stand", seat=0)
            known = await asleep(server, table)
            server.kill()
            await asyncio.to_thread(server.start)
            assert await asleep(server, table) == known, "nobody is there, nothing happens"
            async with anna.at(table, since=len(known)) as client:
                await client.until(lambda: any(event["type"] == "moved" for event in client.events))
                assert client.events[0]["type"] == "arrived"
                # The server dies while somebody is there, who does not come back.
                server.kill()
            await asyncio.to_thread(server.start)
            known = await asleep(server, table)
            async with anna.at(table, since=len(known)) as client:
                await client.until(lambda: any(event["type"] == "moved" for event in client.events))

    with serving(tmp_path, linger=200, pace=30) as server:
        run(go(server), 5 * PATIENCE)


def test_time_runs_out_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, level="greedy", clock=CLOCK)
            async with anna.at(table) as client:
                await seated(anna, client)
                await started(client)
                await client.until(lambda: client.decision() is not None)
                decision = client.decision()
                assert decision is not None
                assert 0 < decision["deadline"] - client.events[-1]["at"] <= 5000
                await client.until(lambda: any(e.get("cause") == "time" for e in client.events))
                await client.until(
                    lambda: (
                        any(e.get("seat") == 0 and e.get("by") == "bot" for e in client.events)
                        or client.status != "playing"
                    )
                )
                await client.attempt("take_over", unless=["no_match_running"], seat=0)

    with serving(tmp_path) as server:
        run(go(server))
