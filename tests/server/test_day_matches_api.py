"""Replay, review and playing on from the deal of a day: closed until the day is over, and then for who has played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazzo.games import names
from mazzo.testing.support.server import Guest, Server, guest, run, serving
from mazzo.testing.support.serving import NOON
from tests.server.test_days_api import DAY, GAME, MIDNIGHT, TOMORROW, played, post, set_time

pytestmark = pytest.mark.more

LOOKED_AT = ("replay", "review", "review/result")
FROM_THE_DEAL = {"round": 1, "place": 0, "seat": 0}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server whose day can be ended."""
    with serving(tmp_path) as server:
        yield server


async def codes(visitor: Guest, day: str, name: str = GAME) -> set[Any]:
    """With what all of it is refused."""
    path = f"/api/days/{day}/{name}"
    answers = [await visitor.http.get(f"{path}/{each}") for each in LOOKED_AT]
    answers += [await visitor.http.post(f"{path}/review"), await visitor.http.delete(f"{path}/review")]
    answers += [await visitor.http.post(f"{path}/review/play-on", json=FROM_THE_DEAL)]
    return {answer.json().get("code") for answer in answers}


@pytest.mark.parametrize("name", names())
def test_it_is_closed_until_the_day_is_over(server: Server, name: str) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            await played(anna, name)
            for visitor in (anna, bea):
                for day in (DAY, TOMORROW):
                    assert await codes(visitor, day, name) == {"day_not_over"}

    run(go())


def test_then_it_is_open_for_who_has_played_it_to_its_end(own: Server) -> None:
    async def go() -> None:
        async with guest(own) as anna, guest(own) as bea, guest(own) as carla:
            _, last = await played(anna)
            await post(bea, GAME)
            set_time(own, MIDNIGHT)
            for visitor in (bea, carla):
                assert await codes(visitor, DAY) == {"no_such_record"}
            assert await codes(anna, TOMORROW) == {"day_not_over"}
            path = f"/api/days/{DAY}/{GAME}"
            shown = (await anna.get(f"{path}/replay")).json()
            assert (shown["rounds"], shown["seat"], shown["table"]["seats"][0]["yours"]) == (1, 0, True)
            moved = [each["event"] for each in shown["frames"] if each["event"]["type"] == "moved"]
            assert len([each for each in moved if each["by"] == "person"]) == last["made"]
            assert shown["frames"][-1]["event"]["type"] == "counted"
            other = (await anna.get(f"{path}/replay?seat=1")).json()
            assert other["frames"][0]["scene"]["hand"] != shown["frames"][0]["scene"]["hand"]
            assert (await anna.http.get(f"{path}/replay?seat=99")).json()["code"] == "no_such_seat"
            seen = (await anna.http.post(f"{path}/review/play-on", json=FROM_THE_DEAL)).json()
            assert (seen["kind"], seen["you"]) == ("turn", 0)
            anna.http.cookies.clear()
            assert await codes(anna, DAY) == {"no_identity"}

    run(go())


def test_it_is_judged_once_and_goes_with_the_person(own: Server) -> None:
    async def go() -> None:
        async with guest(own) as anna, guest(own) as bea:
            await played(anna)
            await played(bea)
            set_time(own, MIDNIGHT)
            path = f"/api/days/{DAY}/{GAME}/review"
            assert (await anna.get(path)).json()["state"] == "none"
            assert (await anna.http.post(path)).json()["yours"]
            async with asyncio.timeout(300):
                while (state := (await anna.get(path)).json())["state"] != "done":
                    assert state["state"] == "asked"
                    await asyncio.sleep(0.05)
            found = (await anna.get(f"{path}/result")).json()
            assert found["players"][0]["seat"] == 0
            assert state["judged"] == state["total"] > 0
            assert (await anna.http.post(path)).json()["state"] == "done"
            await learnt_from(anna, bea, found)
            assert len(own.rows("SELECT id FROM reviews")) == 1
            (await anna.http.delete("/api/me/everything")).raise_for_status()
            assert own.rows("SELECT id FROM reviews") == []

    run(go())


async def learnt_from(anna: Guest, bea: Guest, review: dict[str, Any]) -> None:
    """Her sure mistakes are exercises for Anna, and for nobody else who has played the same deal."""
    sure = {each["number"]: each for each in review["decisions"] if each["player"] == 0 and each["accepted"]}
    assert sure
    listed = (await anna.get("/api/me/mistakes")).json()
    assert {each["number"] for each in listed} == set(sure)
    assert {each["source"] for each in listed} == {f"daily/{GAME}/{DAY}"}
    assert (await bea.get("/api/me/mistakes")).json() == []
    for number, judged in sure.items():
        path = f"/api/days/{DAY}/{GAME}/review/exercises/{number}"
        shown = (await anna.get(path)).json()
        assert (shown["you"], shown["scene"]["viewer"], shown["accepted"]) == (0, 0, judged["accepted"])
        assert (await bea.http.get(path)).json()["code"] == "no_such_page"


def test_the_day_is_that_of_the_server(own: Server) -> None:
    """Whatever time it is elsewhere: closed again if the clock is set back."""

    async def go() -> None:
        async with guest(own) as anna:
            await played(anna)
            set_time(own, MIDNIGHT)
            assert "day_not_over" not in await codes(anna, DAY)
            set_time(own, NOON)
            assert await codes(anna, DAY) == {"day_not_over"}

    run(go())
