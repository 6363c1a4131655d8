"""People at a table of a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from mazzo.testing.support.server import JSON, Client, Guest, Refusal, Server, guest, shortest


@asynccontextmanager
async def party(server: Server, game: str, people: int, **wanted: object) -> AsyncIterator[list[tuple[Guest, Client]]]:
    """People at the first seats of a table of that game, the host first, and the match begun."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(guest(server)) for _ in range(people)]
        table = await guests[0].open(game, **{"options": shortest(game), "level": "random", **wanted})
        found = []
        for seat, somebody in enumerate(guests):
            client = await stack.enter_async_context(somebody.at(table))
            await client.command("sit", seats=[seat], names=[f"P{seat}"])
            found.append((somebody, client))
        await found[0][1].command("start")
        for _, client in found:
            await client.until(lambda client=client: client.status == "playing")
        yield found


def table_of(client: Client) -> str:
    assert client.socket.request is not None
    return client.socket.request.path.split("/")[3]


async def on_turn(clients: list[Client]) -> Client:
    """Whoever has to decide; bots may have to play first."""
    while True:
        for client in clients:
            if client.decision():
                return client
        waiting = [asyncio.create_task(client.changed.wait()) for client in clients]
        for client in clients:
            client.changed.clear()
        await asyncio.wait(waiting, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()


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
