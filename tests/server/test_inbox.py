"""The inbox: turns where one is not, invitations of friends, who is online; told over a socket whenever it changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.party import on_turn, party, table_of
from mazzo.testing.support.server import JSON, PATIENCE, Guest, Server, guest, run


class Told:
    """What an inbox says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: JSON = {}

    async def until(self, holds: Callable[[JSON], Any]) -> JSON:
        async with asyncio.timeout(PATIENCE):
            while not self.last or not holds(self.last):
                message = json.loads(await self.socket.recv())
                if message["type"] == "inbox":
                    self.last = message
        return self.last


@asynccontextmanager
async def inbox_of(somebody: Guest) -> AsyncIterator[Told]:
    cookie = "; ".join(f"{key}={value}" for key, value in somebody.http.cookies.items())
    address = f"ws://127.0.0.1:{somebody.server.port}/api/me/socket"
    async with connect(address, additional_headers={"cookie": cookie} if cookie else {}) as socket:
        yield Told(socket)


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def test_a_turn_is_told_to_who_is_not_there_and_goes_when_they_come(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            client = await on_turn([client for _, client in people])
            somebody = next(each for each, found in people if found is client)
            table = table_of(client)
            async with inbox_of(somebody) as inbox:
                assert (await inbox.until(lambda told: True))["turns"] == []
                await client.socket.close()
                told = await inbox.until(lambda told: told["turns"])
                assert (told["turns"][0]["table"], told["turns"][0]["game"]) == (table, PLAIN)
                # A bot plays for who is away, perhaps already: then the socket tells that, too.
                asked = (await somebody.http.get("/api/me/inbox")).json()["turns"]
                await inbox.until(lambda told: told["turns"] == asked)
                async with somebody.at(table):
                    await inbox.until(lambda told: not told["turns"])

    run(go())


def test_friends_by_mutual_consent_and_an_invitation(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            (anna, at_table), (bela, _), (carla, _) = people
            table = table_of(at_table)
            async with inbox_of(anna) as hers, inbox_of(bela) as his:
                asked = {"table": table, "seat": 1}
                assert (await anna.http.post("/api/me/friends", json=asked)).status_code == 204
                told = await his.until(lambda told: told["friends"])
                [friend] = told["friends"]
                assert (friend["state"], friend["online"]) == ("asks", False)
                assert [each["state"] for each in (await hers.until(lambda told: told["friends"]))["friends"]] == [
                    "asked"
                ]
                # Before they agree, nobody is invited, and only who was asked may agree.
                invitation = f"/api/me/friends/{friend['id']}/invitations"
                assert code(await anna.http.post(invitation, json={"table": table})) == "no_such_friend"
                await anna.http.post(f"/api/me/friends/{friend['id']}")
                assert (await anna.http.get("/api/me/inbox")).json()["friends"][0]["state"] == "asked"
                assert code(await carla.http.post(f"/api/me/friends/{friend['id']}")) == "no_such_friend"
                await bela.http.post(f"/api/me/friends/{friend['id']}")
                told = await hers.until(lambda told: told["friends"][0]["state"] == "friend")
                assert told["friends"][0]["online"]
                await anna.http.post(invitation, json={"table": table})
                told = await his.until(lambda told: told["invitations"])
                [invited] = told["invitations"]
                await anna.http.post(invitation, json={"table": table})
                [again] = (await bela.http.get("/api/me/inbox")).json()["invitations"]
                assert again["id"] == invited["id"], "the same invitation"
                assert (invited["table"], invited["name"]) == (table, "P0")
                await carla.http.delete(f"/api/me/invitations/{invited['id']}")
                assert (await bela.http.get("/api/me/inbox")).json()["invitations"]
                await bela.http.delete(f"/api/me/invitations/{invited['id']}")
                await his.until(lambda told: not told["invitations"])
            async with inbox_of(anna) as hers:
                await hers.until(lambda told: not told["friends"][0]["online"])
                await bela.http.delete(f"/api/me/friends/{friend['id']}")
                await hers.until(lambda told: not told["friends"])

    run(go())


def test_nobody_is_told_who_somebody_is(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people:
            (anna, client), (bela, _), _ = people
            await anna.http.post("/api/me/friends", json={"table": table_of(client), "seat": 1})
            for each in (anna, bela):
                told = (await each.http.get("/api/me/inbox")).text
                assert anna.id not in told
                assert bela.id not in told

    run(go())


def test_nobody_asks_themselves_or_a_free_seat(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            table = await anna.open(PLAIN)
            async with anna.at(table) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                for seat, reason in ((0, "is_yourself"), (1, "no_such_speaker")):
                    answer = await anna.http.post("/api/me/friends", json={"table": table, "seat": seat})
                    assert code(answer) == reason

    run(go())


def test_a_stranger_has_no_inbox_and_a_session_that_ends_ends_it(server: Server) -> None:
    async def go() -> None:
        async with inbox_of(Guest(server)) as nobody:
            assert json.loads(await nobody.socket.recv())["reason"]["code"] == "no_identity"
        async with guest(server) as anna, inbox_of(anna) as inbox:
            await inbox.until(lambda told: True)
            [session] = (await anna.http.get("/api/me/sessions")).json()
            await anna.http.delete(f"/api/me/sessions/{session['id']}")
            async with asyncio.timeout(PATIENCE):
                while (message := json.loads(await inbox.socket.recv()))["type"] != "bye":
                    pass
            assert message["reason"]["code"] == "signed_out"

    run(go())
