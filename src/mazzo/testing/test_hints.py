"""What a server advises the one who is on turn, and nobody else."""

from __future__ import annotations

import pytest

from mazzo.games import game
from mazzo.testing.support.fitting import in_turns
from mazzo.testing.support.party import ask, on_turn, party, table_of
from mazzo.testing.support.server import Refusal, Server, run


def test_who_is_on_turn_gets_a_hint_and_nobody_hears_of_it(server: Server, name: str) -> None:
    async def go() -> None:
        options = in_turns(name).options.dump()
        async with party(server, name, 2, hints=True, options=options, talk="off") as people:
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
