"""What people do at a table, from end to end."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from mazzo.games import default
from mazzo.kernel.fair import committed
from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.party import on_turn, party, table_of
from mazzo.testing.support.server import JSON, Client, Guest, Refusal, Server, guest, run, serving, shortest


def a_move(client: Client) -> JSON:
    decision = client.decision()
    assert decision
    assert client.scene
    return {"seat": decision["seat"], "decision": decision["number"], "move": client.scene["moves"][0]["move"]}


def test_two_tabs_send_the_same_command(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            client = await on_turn([client for _, client in people])
            somebody = next(each for each, found in people if found is client)
            async with somebody.at(table_of(client)) as other_tab:
                move = a_move(client)
                numbers = await asyncio.gather(
                    client.command("play", id="same", **move), other_tab.command("play", id="same", **move)
                )
                assert numbers[0] == numbers[1]
                assert await client.command("play", id="same", **move) == numbers[0], "again, much later"
                stored = [entry for entry in server.entries(table_of(client)) if entry.command == "same"]
                assert len([entry for entry in stored if entry.number == numbers[0]]) == 1
                with pytest.raises(Refusal, match=r"stale_decision|not_your_turn|not_playing"):
                    await client.command("play", id="another", **move)

    run(go())


def test_nobody_plays_for_another_seat(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            clients = [client for _, client in people]
            client = await on_turn(clients)
            move = a_move(client)
            before = len(server.entries(table_of(client)))
            for other in clients:
                if other is not client:
                    with pytest.raises(Refusal, match="not_your_seat"):
                        await other.command("play", **move)
                    with pytest.raises(Refusal, match="not_your_seat"):
                        await other.command("take_back", seat=move["seat"])
                    with pytest.raises(Refusal, match="not_your_seat"):
                        await other.command("stand", seat=move["seat"])
            async with guest(server) as stranger, stranger.at(table_of(client)) as watching:
                for kind, parts in (("play", move), ("ready", {}), ("abandon", {}), ("start", {})):
                    with pytest.raises(Refusal):
                        await watching.command(kind, **parts)
            assert len(server.entries(table_of(client))) == before

    run(go())


def test_a_stranger_without_identity_only_watches(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            nobody = Guest(server)
            async with nobody.at(table_of(people[0][1])) as watching:
                assert watching.scene
                assert watching.scene["viewer"] == -1
                with pytest.raises(Refusal, match="no_identity"):
                    await watching.command("abandon")
            assert (await nobody.http.post("/api/tables", json={"game": default(), "name": "X"})).status_code == 409
            await nobody.http.aclose()

    run(go())


def test_one_device_with_three_seats(server: Server) -> None:
    """Several seats of one browser: one hand at a time, and only of who has to decide."""

    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN, seats=4, options=shortest(PLAIN), level="random")
            async with anna.at(table) as client:
                await client.command("sit", seats=[0, 1, 2], names=["A", "B", "C"])
                await client.command("start")
                await client.until(lambda: client.status == "playing")
                shown: set[int] = set()
                while client.status != "finished" and len(shown) < 3:
                    number = client.number
                    if client.status == "counted":
                        await client.act()
                        continue
                    deciding = [seat for seat in client.shown["may_show"] if len(client.shown["may_show"]) == 1]
                    if not deciding:
                        await client.until(lambda known=number: client.number > known)
                        continue
                    seat = deciding[0]
                    assert client.shown["showing"] in (-1, seat), "nobody else's cards"
                    for other in {0, 1, 2, 3} - {seat}:
                        await client.say({"type": "show", "seat": other})
                        await client.say({"type": "beat"})
                    await client.say({"type": "show", "seat": seat})
                    await client.until(lambda seat=seat: client.shown["showing"] == seat)
                    shown.add(seat)
                    if not await client.act():
                        await client.until(lambda known=number: client.number > known)
                for text in client.heard:
                    news = json.loads(text)
                    if news["type"] == "news" and news["scene"] and news["table"]["status"] == "playing":
                        viewer = news["scene"]["viewer"]
                        assert viewer == news["table"]["showing"]
                        assert viewer == -1 or viewer in news["table"]["may_show"]
                        assert viewer != 3
                # The record while the match runs, too, when no bot can change who may look.
                await client.until(lambda: client.status != "playing" or len(client.shown["may_show"]) == 1)
                if client.status == "playing":
                    allowed = client.shown["may_show"]
                    for seat in range(4):
                        record = (await anna.get(f"/api/tables/{table}/records/1?seat={seat}")).text
                        assert f"kind {f'seat {seat}' if seat in allowed else 'watcher'}\n" in record

    run(go())


def test_a_take_back_is_agreed_and_refused(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3, seats=3) as people:
            clients = [client for _, client in people]

            async def asked() -> Client:
                """A move, and the wish to take it back."""
                mover = await on_turn(clients)
                seat = a_move(mover)["seat"]
                await mover.act()
                await mover.command("take_back", seat=seat)
                for client in clients:
                    await client.until(lambda client=client: client.shown["wish"] is not None)
                assert [client.shown["wish"]["answer"] for client in clients] == [c is not mover for c in clients]
                with pytest.raises(Refusal, match="not_asked"):
                    await mover.command("answer", agree=True)
                return mover

            async def settled() -> None:
                for client in clients:
                    await client.until(lambda client=client: client.shown["wish"] is None)

            before = len(server.entries(table_of(clients[0])))
            mover = await asked()
            others = [client for client in clients if client is not mover]
            await others[0].command("answer", agree=True)
            with pytest.raises(Refusal, match="answered_before"):
                await others[0].command("answer", agree=True)
            await others[1].command("answer", agree=True)
            await settled()
            assert clients[0].events[-1]["type"] == "taken_back"
            assert mover.decision(), "it is that seat's turn again"
            record = (await people[0][0].get(f"/api/tables/{table_of(mover)}/records/1")).text
            assert record.count("\n0 ") + record.count("\n1 ") + record.count("\n2 ") == 0, "the move is gone"
            assert len(server.entries(table_of(mover))) > before

            mover = await asked()
            others = [client for client in clients if client is not mover]
            await others[0].command("answer", agree=False)
            await settled()
            assert clients[0].events[-1]["type"] == "refused_back"

    run(go())


def test_a_take_back_that_nobody_answers_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3, seats=3) as people:
            clients = [client for _, client in people]
            mover = await on_turn(clients)
            seat = a_move(mover)["seat"]
            await mover.act()
            await mover.command("take_back", seat=seat)
            for client in clients:
                await client.until(lambda client=client: client.events[-1]["type"] == "refused_back")

    with serving(tmp_path, waits={"answers": 100}) as server:
        run(go())


def test_a_record_is_verified_after_the_match(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 2) as people:
            somebody, client = people[0]
            path = f"/api/tables/{table_of(client)}/records/1"
            running = read((await somebody.get(path)).content)
            assert running.seed is None
            assert running.viewer == 0
            await asyncio.gather(*(each.play_to_end() for _, each in people))
            record = read((await somebody.get(path)).content)
            assert record.seed is not None
            assert list(verify(record).match.winners) == client.shown["winners"]
            assert record.seed.hex() == client.shown["seed"]
            assert committed(record.seed).hex() == client.shown["commitment"] == running.commitment.hex()
            assert [each.hex() for each in record.contributions] == client.shown["contributions"]
            assert [bool(each) for each in record.contributions] == [True, True, False, False]
            assert (await somebody.get(path.replace("records/1", "records/2"))).status_code == 404

            await client.command("rematch")
            assert [seat["name"] for seat in client.shown["seats"]][1:3] == ["P0", "P1"], "everybody one seat further"
            assert client.shown["match"] == 2
            assert client.shown["commitment"] != committed(record.seed).hex()
            assert client.shown["seed"] == ""
            await client.until(lambda: client.status == "playing")
            assert read((await somebody.get(path)).content) == record, "the first match stays readable"
            assert read((await somebody.get(path.replace("/1", "/2"))).content).viewer == 1

    run(go(), 120)


def test_an_abandoned_match_shows_its_seed(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 2) as people:
            (_, host), (bea, other) = people
            with pytest.raises(Refusal, match="not_host"):
                await other.command("abandon")
            await host.command("abandon")
            await other.until(lambda: other.status == "finished")
            assert other.shown["abandoned"]
            assert other.shown["winners"] == []
            assert committed(bytes.fromhex(other.shown["seed"])).hex() == other.shown["commitment"]
            record = read((await bea.get(f"/api/tables/{table_of(other)}/records/1")).content)
            assert record.seed is not None
            assert record.seed.hex() == other.shown["seed"]
            assert record.winners is None
            verify(record)

    run(go())


def test_everybody_is_told_who_has_ended_a_match_and_anybody_begins_another(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 2) as people, guest(server) as stranger:
            (_, host), (_, other) = people
            await host.command("abandon")
            await other.until(lambda: other.status == "finished")
            ended = other.events[-1]
            assert (ended["type"], ended["cause"], ended["seats"]) == ("finished", "ended", [0])
            assert ended["names"] == other.shown["ended_by"] == [other.shown["seats"][0]["name"]]
            async with stranger.at(table_of(other)) as watching:
                with pytest.raises(Refusal, match="not_seated"):
                    await watching.command("rematch")
            await other.command("rematch")
            await host.until(lambda: host.shown["match"] == 2)
            assert [seat.get("yours", False) for seat in host.shown["seats"][:3]] == [False, True, False]
            assert host.shown["ended_by"] == []

    run(go())


def test_the_host_locks_removes_and_replaces(server: Server) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            anna, bea, carl = [await stack.enter_async_context(guest(server)) for _ in range(3)]
            table = await anna.open(PLAIN, seats=4, options=shortest(PLAIN), level="random", public=True)
            host, at_bea, at_carl = [await stack.enter_async_context(each.at(table)) for each in (anna, bea, carl)]
            await host.command("sit", seats=[0], names=["Anna"])
            await at_bea.command("sit", seats=[1], names=["Bea"])
            await host.command("lock", locked=True)
            with pytest.raises(Refusal, match="table_locked"):
                await at_carl.command("sit", seats=[2], names=["Carl"])
            for kind, parts in (
                ("lock", {"locked": False}),
                ("remove", {"seat": 0}),
                ("bot", {"seat": 3, "level": "club"}),
            ):
                with pytest.raises(Refusal, match="not_host"):
                    await at_bea.command(kind, **parts)
            await host.command("lock", locked=False)
            await at_carl.command("sit", seats=[2], names=["Carl"])
            await host.command("remove", seat=2)
            with pytest.raises(Refusal, match="barred"):
                await at_carl.command("sit", seats=[2], names=["Carl"])
            await host.command("start")
            await host.until(lambda: host.status == "playing")
            with pytest.raises(Refusal, match="person_present"):
                await host.command("replace", seat=1)
            await at_bea.socket.close()
            await host.until(lambda: not host.shown["seats"][1].get("present", True))
            # The grace period may be over before.
            await host.attempt("replace", unless=["bot_plays"], seat=1)
            assert host.shown["seats"][1]["stand_in"]
            await host.command("remove", seat=1)
            assert host.shown["seats"][1]["kind"] == "bot"
            async with bea.at(table) as again:
                with pytest.raises(Refusal, match="not_your_seat"):
                    await again.command("take_over", seat=1)
            await host.command("abandon")

    run(go())


@pytest.mark.parametrize("hello", [{}, {"protocol": 1}], ids=["none", "older"])
def test_a_client_that_speaks_an_older_protocol_is_told_so(server: Server, hello: dict[str, int]) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(default())
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            async with connect(address) as socket:
                await socket.send(json.dumps({"type": "hello", **hello}))
                bye = json.loads(await socket.recv())
                assert (bye["type"], bye["reason"]["code"]) == ("bye", "client_too_old")

    run(go())
