"""Hints over the socket: to who asks and to nobody else, without holding anybody up."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from mazzo.games import default
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.party import ask, on_turn, party, table_of
from mazzo.testing.support.server import Refusal, Server, guest, run


def test_hints_by_invitation_and_not_in_public(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            invited = await anna.open(PLAIN)
            public = await anna.open(PLAIN, public=True)
            settled = await anna.open(PLAIN, public=True, hints=True)
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
        async with party(server, PLAIN, 1, hints=False) as people:
            client = await on_turn([people[0][1]])
            with pytest.raises(Refusal, match="no_hints"):
                await ask(client)

    run(go())


def test_one_hint_at_a_time_and_the_client_may_play_meanwhile(server: Server) -> None:
    async def go() -> None:
        async with party(server, default(), 1, hints=True) as people:
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
        async with party(server, PLAIN, 1, hints=True) as people, guest(server) as bert:
            client = await on_turn([people[0][1]])
            async with bert.at(table_of(client)) as watching:
                decision = client.decision()
                assert decision
                with pytest.raises(Refusal, match="not_your_seat"):
                    await ask(watching, seat=decision["seat"], decision=decision["number"])

    run(go())
