"""Table talk over sockets: who hears what, who may speak, and that records have nothing of it."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from mazzo.server.messages import Mute, Say, Silence
from mazzo.server.rooms import Rooms
from mazzo.server.store import Store
from mazzo.table.due import USUAL
from mazzo.table.refusal import Refused
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.party import party, table_of
from mazzo.testing.support.server import IN_ONE_PROCESS, JSON, Client, Refusal, Server, guest, run
from mazzo.testing.support.stored import put
from mazzo.testing.support.table import open_table


def lines(client: Client) -> list[JSON]:
    """What a client has been told, as it stands now."""
    found: list[JSON] = []
    for message in map(json.loads, client.heard):
        if message["type"] == "talk":
            found = message["lines"] if message["fresh"] else found + message["lines"]
    return found


def said(client: Client) -> list[str]:
    """Without what bots say."""
    return [line.get("key") or line.get("text") or line["kind"] for line in lines(client) if line["kind"] != "bot"]


async def hears(client: Client, *expected: str) -> None:
    await client.until(lambda: said(client) == list(expected))


def test_everybody_hears_what_is_said_once(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            clients = [client for _, client in people]
            await clients[1].command("say", id="same", key="well_played")
            await clients[1].command("say", id="same", key="well_played")
            await clients[2].command("say", key="smile")
            for client in clients:
                await hears(client, "well_played", "smile")
            shown = next(line for line in lines(clients[0]) if line.get("key") == "well_played")
            assert (shown["seat"], shown["name"], shown["kind"]) == (1, "P1", "phrase")
            assert [line.get("own", False) for line in lines(clients[1]) if line["kind"] != "bot"] == [True, False]
            async with people[0][0].at(table_of(clients[0])) as again:
                await hears(again, "well_played", "smile")

    run(go())


def test_nothing_of_it_is_an_event(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            client = people[0][1]
            before = len(server.entries(table_of(client)))
            await client.command("say", key="hello")
            await hears(client, "hello")
            assert len(server.entries(table_of(client))) == before
            record = await people[0][0].http.get(f"/api/tables/{table_of(client)}/records/1?seat=0")
            assert "hello" not in record.text

    run(go())


def test_watchers_talk_among_themselves_until_the_match_is_over(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people, AsyncExitStack() as stack:
            host = people[0][1]
            watchers = [
                await stack.enter_async_context((await stack.enter_async_context(guest(server))).at(table_of(host)))
                for _ in range(2)
            ]
            await watchers[0].command("say", key="wow")
            await people[1][1].command("say", key="thanks")
            for watcher in watchers:
                await hears(watcher, "wow", "thanks")
            await hears(host, "thanks")
            assert lines(watchers[1])[-2].get("watchers") or lines(watchers[1])[-1].get("watchers")
            await host.command("abandon")
            await host.until(lambda: "wow" in said(host))
            await watchers[0].command("say", key="bye")
            await host.until(lambda: said(host)[-1] == "bye")

    run(go())


def test_own_words_are_for_accounts_where_the_host_allows_them(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            with pytest.raises(Refusal, match="talk_no_text"):
                await people[0][1].command("say", text="a word of my own")
            with pytest.raises(Refusal, match="no_such_phrase"):
                await people[0][1].command("say", key="something")
        async with party(server, PLAIN, 3, talk="text") as people:
            with pytest.raises(Refusal, match="talk_accounts"):
                await people[0][1].command("say", text="a word of my own")
            with pytest.raises(Refusal, match="malformed_message"):
                await people[0][1].command("say", text="x" * 201)
        async with party(server, PLAIN, 3, talk="off") as people:
            with pytest.raises(Refusal, match="talk_off"):
                await people[0][1].command("say", key="hello")

    run(go())


@IN_ONE_PROCESS
def test_who_is_muted_is_not_heard_by_one_and_who_is_silenced_by_nobody(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            host, bela, carla = (client for _, client in people)
            await bela.command("say", key="hello")
            await hears(carla, "hello")
            await carla.command("mute", seat=1, muted=True)
            await hears(carla)
            await bela.command("say", key="oops")
            await hears(host, "hello", "oops")
            assert said(carla) == []
            with pytest.raises(Refusal, match="not_host"):
                await carla.command("silence", seat=1, silenced=True)
            await host.command("silence", seat=1, silenced=True)
            with pytest.raises(Refusal, match="talk_silenced"):
                await bela.command("say", key="sorry")
            await hears(bela, "hello", "oops", "silenced")
            await host.command("silence", seat=1, silenced=False)
            await bela.command("say", key="thanks")
            await carla.command("mute", seat=1, muted=False)
            await hears(carla, "hello", "oops", "silenced", "voiced", "thanks")
            with pytest.raises(Refusal, match="no_such_speaker"):
                await carla.command("mute", line=9999, muted=True)

    run(go())


@IN_ONE_PROCESS
def test_nobody_says_too_much_at_once(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            client = people[0][1]
            # More than could be allowed again while they are written, however slow that is.
            ids = [f"line {number}" for number in range(20)]
            for id in ids:
                await client.say({"type": "say", "id": id, "key": "oops"})
            await client.until(lambda: all(id in client.answers for id in ids))
            assert [client.answers[id]["type"] for id in ids[:5]] == 5 * ["done"]
            refused = [answer for id in ids if (answer := client.answers[id])["type"] == "refused"]
            assert {answer["reason"]["code"] for answer in refused} == {"too_much_talk"}
            await people[1][1].command("say", key="hello")

    run(go())


def test_what_holds_at_one_process_holds_at_another_that_has_not_heard_of_it(address: str) -> None:
    people = {"anna": 0, "bela": 1, "carla": 2}

    async def go() -> None:
        stores = [await Store.open(address) for _ in range(2)]
        await put(stores[0], "talk", open_table(people=people).until("playing").entries)
        (one, at_one), (other, at_other) = [
            (rooms.talks, await rooms.get("talk")) for rooms in (Rooms(store, 0, USUAL, 60_000) for store in stores)
        ]
        for talks, room in ((one, at_one), (other, at_other)):
            await talks.at(room)
        hello = Say(id="a", key="hello")
        number = await one.say(at_one, "bela", hello)
        assert await other.say(at_other, "bela", hello) == number, "said again, because the answer was lost"
        await one.silence(at_one, "anna", Silence(id="b", seat=1, silenced=True))
        with pytest.raises(Refused, match="talk_silenced"):
            await other.say(at_other, "bela", Say(id="c", key="sorry"))
        await other.silence(at_other, "anna", Silence(id="d", seat=1, silenced=False))
        await one.say(at_one, "bela", Say(id="e", key="thanks"))
        said = await one.say(at_one, "carla", Say(id="f", key="wow"))
        await other.mute(at_other, "anna", Mute(id="g", line=said, muted=True))
        spoken = [line.key or line.kind for line in await other.kept.since("talk", 0) if line.kind != "bot"]
        assert spoken == ["hello", "silenced", "voiced", "thanks", "wow"]
        for store in stores:
            await store.close()

    run(go())


def test_a_stranger_hears_and_says_nothing(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            from mazzo.testing.support.server import Guest

            async with Guest(server).at(table_of(people[0][1])) as stranger:
                with pytest.raises(Refusal, match="no_identity"):
                    await stranger.command("say", key="hello")
                await people[0][1].command("say", key="hello")
                await asyncio.wait_for(hears(stranger, "hello"), 60)

    run(go())
