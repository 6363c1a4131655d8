"""What is asked over HTTP about what people have played: the own history, profiles and leaderboards."""

from __future__ import annotations

import asyncio
from typing import Any

from mazzo.games import default, names
from mazzo.record.reading import read
from mazzo.testing.support.server import Guest, Server, guest, run, shortest


async def played(anna: Guest, name: str = "") -> str:
    """A match that is over; its table."""
    table = await anna.open(name or default(), options=shortest(name or default()), level="random")
    async with anna.at(table) as client:
        await client.command("sit", seats=[0], names=["Anna"])
        await client.command("start")
        await client.play_to_end()
    return table


async def filed(somebody: Guest, many: int = 1) -> list[dict[str, Any]]:
    """The own matches, as soon as there are so many."""
    while True:
        found: list[dict[str, Any]] = (await somebody.get("/api/me/matches")).raise_for_status().json()["matches"]
        if len(found) >= many:
            return found
        await asyncio.sleep(0.05)


def test_a_guest_has_a_history(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            assert (await anna.get("/api/me/matches")).json() == {"matches": [], "next": ""}
            table = await played(anna)
            (match,) = await filed(anna)
            assert (match["table"], match["match"], match["outcome"], match["there"]) == (table, 1, "won", True)
            assert [seat["name"] for seat in match["seats"] if seat["yours"]] == ["Anna"]
            assert match["place"] in range(1, len(match["seats"]) + 1)
            (total,) = (await anna.get("/api/me/totals")).json()
            assert (total["matches"], total["rated"], total["recent"]) == (1, 0, [match["place"]])
            assert (await bert.get("/api/me/matches")).json()["matches"] == []
            assert (await anna.get("/api/me/ratings")).json() == []
            assert anna.id not in "".join(str(each) for each in anna.heard)

    run(go())


def test_a_history_is_narrowed(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            await played(anna)
            (match,) = await filed(anna)
            other = next(seat["name"] for seat in match["seats"] if not seat["yours"])
            result = "won" if match["won"] else "lost"
            opposite = "lost" if match["won"] else "won"
            for query, number in {
                f"game={match['game']}": 1,
                f"game={match['game']}&form={match['form']}": 1,
                "game=other": 0,
                f"who={other.upper()}": 1,
                "who=Nobody": 0,
                f"result={result}": 1,
                f"result={opposite}": 0,
                "result=abandoned": 0,
                f"before={match['ended_at']}.{match['id']}": 0,
                f"before={match['ended_at'] + 1}.a": 1,
            }.items():
                answer = await anna.get(f"/api/me/matches?{query}")
                assert len(answer.json()["matches"]) == number, query
            assert (await anna.get("/api/me/matches?before=x")).status_code == 404

    run(go())


def test_strangers_have_no_history_and_nobody_is_found_who_has_no_account(server: Server) -> None:
    async def go() -> None:
        stranger = Guest(server)
        assert (await stranger.get("/api/me/matches")).json()["code"] == "no_identity"
        assert (await stranger.get("/api/people/Anna/matches")).json()["code"] == "no_such_person"
        assert (await stranger.get("/api/people/Anna")).status_code == 404
        await stranger.http.aclose()

    run(go())


def test_a_leaderboard_is_there_for_every_form_and_no_other(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            await played(anna)
            (match,) = await filed(anna)
            answer = (await anna.get(f"/api/ratings/{match['game']}/{match['form']}")).raise_for_status().json()
            assert answer["lines"] == []
            assert answer["next"] == ""
            for form in ("x", "4-nothing", "0", "-", "4" * 50):
                assert (await anna.get(f"/api/ratings/{match['game']}/{form}")).json()["code"] == "no_such_form"
            assert (await anna.get("/api/ratings/none/4")).json()["code"] == "no_such_game"

    run(go())


def test_a_deleted_table_stays_in_the_history_without_a_replay(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bert:
            table = await played(anna)
            await anna.http.delete(f"/api/tables/{table}")
            (match,) = await filed(anna)
            assert match["there"] is False
            record = await anna.get(f"/api/me/matches/{match['id']}/record")
            assert read(record.content).players[0].name == "Anna"
            other = (await bert.get(f"/api/me/matches/{match['id']}/record")).json()
            assert other["code"] == "no_such_record"

    run(go())


def test_a_guest_opens_no_rated_table(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            wanted = {"game": default(), "name": "Anna", "rated": True, "public": True, "clock": {"seconds": 30}}
            answer = await anna.http.post("/api/tables", json=wanted)
            assert (answer.status_code, answer.json()["code"]) == (409, "rated_needs_account")

    run(go())


def test_bots_have_a_list_of_their_own(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            forms = (await anna.get("/api/bots")).json()
            assert {each["game"] for each in forms} == set(names())
            one = forms[0]
            found = (await anna.get(f"/api/bots/{one['game']}/{one['form']}")).json()
            assert {each["level"] for each in found["levels"]} >= {"club", "master"}
            assert (await anna.get(f"/api/ratings/{one['game']}/{one['form']}")).json()["lines"] == []
            assert (await anna.http.get(f"/api/bots/{one['game']}/1-nothing")).json()["code"] == "no_such_form"

    run(go())
