"""What becomes of a guest's history, friends and turns when the guest signs in to an account."""

from __future__ import annotations

from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.party import party, table_of
from mazzo.testing.support.server import Server, guest, run
from tests.server.test_accounts import account, sign_in
from tests.server.test_people import filed, played


def test_what_a_guest_has_played_is_the_accounts_and_is_counted_there(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as other:
            await account(anna, "Counting")
            await played(anna)
            await played(other)
            await filed(anna)
            await filed(other)
            assert (await sign_in(other, "Counting", keep=True)).is_success
            assert len(await filed(other, 2)) == 2
            (total,) = (await anna.get("/api/me/totals")).json()
            assert total["matches"] == 2

    run(go())


def test_friends_of_a_guest_are_the_accounts_and_nobody_is_one_twice(server: Server) -> None:
    async def go() -> None:
        async with party(server, PLAIN, 3) as people, guest(server) as anna:
            (host, client), (bela, _), (carla, _) = people
            await account(anna, "Befriended")
            table = table_of(client)
            for seat in (1, 2):
                await host.http.post("/api/me/friends", json={"table": table, "seat": seat})
            for friend in (bela, carla):
                (asked,) = (await friend.get("/api/me/inbox")).json()["friends"]
                await friend.http.post(f"/api/me/friends/{asked['id']}")
            # One of them is the account's friend already.
            anna_id, bela_id = anna.id, bela.id
            server.rows("INSERT INTO friends VALUES ('first', ?, ?, 'agreed', 1)", bela_id, anna_id)
            assert (await sign_in(host, "Befriended", keep=True)).is_success
            found = (await host.get("/api/me/inbox")).json()["friends"]
            assert sorted(each["name"] for each in found) == ["P1", "P2"]
            assert {each["state"] for each in found} == {"friend"}

    run(go())
