"""Hints over the socket: to who asks and to nobody else, without holding anybody up."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import pytest

from mazzo.games import game
from mazzo.testing.support.server import JSON, Client, Refusal, Server, guest, run, shortest
from tests.server.test_at_the_table import on_turn, party, table_of


async def ask(client: Client, **changed: object) -> JSON:
    """The hint for what a client has to decide. Raises Refusal."""
    decision = client.decision() or {"seat": 0, "number": 0}
    id = f"h{next(client.ids)}"
    wanted = {"type": "hint", "id": id, "seat": decision["seat"], "decision": decision["number"], **changed}
    await client.say(wanted)
    hints: dict[str, JSON] = {}

    def answered() -> bool:
        hints.update({each["id"]: each for each in map(json.loads, client.heard) if each["type"] == "hint"})
        return id in hints or id in client.answers

    await client.until(answered)
    if id in client.answers:
        raise Refusal(client.answers[id]["reason"])
    return hints[id]


@pytest.mark.parametrize("name", ["primiera", "nain_jaune", "primo", "tarock"])
def test_who_is_on_turn_gets_a_hint_and_nobody_hears_of_it(server: Server, name: str) -> None:
    async def go() -> None:
        # Where nobody else decides at the same time.
        options = {**shortest(name), "variant": "two"} if name == "primiera" else shortest(name)
        async with party(server, name, 2, hints=True, options=options) as people:
            clients = [client for _, client in people]
            client = await on_turn(clients)
            assert client.scene
            other = next(each for each in clients if each is not client)
            await other.until(lambda: other.number == client.number)
            heard, stored = len(other.heard), len(server.entries(table_of(client)))
            found = await ask(client)
            moves = [choice["move"] for choice in client.scene["moves"]]
            assert found["move"] in moves
            assert found["reason"]["code"] in game(name).advice
            assert {each["move"] for each in found["values"]} <= set(moves)
            assert len(moves) == 1 or found["values"][0]["move"] == found["move"]
            again = await ask(client)
            assert {**again, "id": ""} == {**found, "id": ""}, "the same decision has one hint"
            decision = client.decision()
            assert decision
            assert other.heard[heard:] == []
            with pytest.raises(Refusal, match="not_your_seat"):
                await ask(other, seat=decision["seat"], decision=decision["number"])
            assert len(server.entries(table_of(client))) == stored, "a hint is no event"

    run(go())


def test_hints_by_invitation_and_not_in_public(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            invited = await anna.open("nain_jaune")
            public = await anna.open("nain_jaune", public=True)
            settled = await anna.open("nain_jaune", public=True, hints=True)
            for table, hints in ((invited, True), (public, False), (settled, True)):
                assert (await anna.get(f"/api/tables/{table}")).json()["hints"] is hints
                async with anna.at(table) as client:
                    assert client.shown["hints"] is hints
            async with anna.at(public) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                await client.command("hints", allowed=True)
                await client.until(lambda: client.shown["hints"])
                with pytest.raises(Refusal, match="not_playing"):
                    await ask(client)

    run(go())


def test_a_table_without_hints(server: Server) -> None:
    async def go() -> None:
        async with party(server, "nain_jaune", 1, hints=False) as people:
            client = await on_turn([people[0][1]])
            with pytest.raises(Refusal, match="no_hints"):
                await ask(client)

    run(go())


def test_one_hint_at_a_time_and_the_client_may_play_meanwhile(server: Server) -> None:
    async def go() -> None:
        async with party(server, "primiera", 1, hints=True) as people:
            client = await on_turn([people[0][1]])
            assert client.scene
            first = asyncio.create_task(ask(client))
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="hint_pending"):
                await ask(client)
            decision = client.decision()
            assert decision
            await client.command(
                "play", seat=decision["seat"], decision=decision["number"], move=client.scene["moves"][0]["move"]
            )
            # Whichever was quicker.
            with suppress(Refusal):
                await first

    run(go())


def test_a_stranger_gets_none(server: Server) -> None:
    async def go() -> None:
        async with party(server, "nain_jaune", 1, hints=True) as people, guest(server) as bert:
            client = await on_turn([people[0][1]])
            async with bert.at(table_of(client)) as watching:
                decision = client.decision()
                assert decision
                with pytest.raises(Refusal, match="not_your_seat"):
                    await ask(watching, seat=decision["seat"], decision=decision["number"])

    run(go())
