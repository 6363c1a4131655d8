"""What people have learned: the better of two states, on all devices of a person, and erased when they wish."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.games import default
from mazzo.server.clock import now
from mazzo.server.learned import MISTAKE, MOST_LESSONS, MOST_MISTAKES, Learned, better, merged
from mazzo.testing.support.server import Guest, Server, guest, paired, run

GAME = default()


def state(of: str, at: int, **more: Any) -> Learned:
    return Learned(game=GAME, lesson="one", state=of, at=at, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (state("begun", 1, step=5), state("begun", 2, step=3), state("begun", 2, step=3)),
        (state("done", 1, hash="old"), state("begun", 2, step=3), state("done", 1, hash="old")),
        (state("done", 1, hash="old"), state("done", 2, hash="new"), state("done", 2, hash="new")),
        (state("unaided", 1, hash="old"), state("done", 2, hash="new"), state("unaided", 2, hash="new")),
        (state("done", 1, hash="old"), state("unaided", 2, hash="new"), state("unaided", 2, hash="new")),
        (state("begun", 1, hash="new"), state("unaided", 0, hash="old"), state("unaided", 0, hash="old")),
    ],
)
def test_the_better_state_counts_whichever_is_told_first(one: Learned, other: Learned, both: Learned) -> None:
    assert better(one, other) == both
    assert better(other, one) == both
    assert better(both, one) == both


def test_of_too_many_lessons_the_latest_are_kept() -> None:
    many = [Learned(game=GAME, lesson=f"n{each}", state="done", at=each) for each in range(MOST_LESSONS + 1)]
    kept = merged(many[:10], many[5:])
    assert len(kept) == MOST_LESSONS
    assert many[0] not in kept


def test_of_an_exercise_the_last_try_counts_and_none_displaces_a_lesson() -> None:
    name = f"{MISTAKE}k7qf3m2xab-1.37"
    solved = Learned(game=GAME, lesson=name, state="done", step=3, at=1)
    missed = Learned(game=GAME, lesson=name, state="begun", step=0, at=2)
    assert better(solved, missed) == better(missed, solved) == missed
    many = [
        Learned(game=GAME, lesson=f"{MISTAKE}t-1.{each}", state="done", at=each) for each in range(MOST_MISTAKES + 1)
    ]
    kept = merged([state("done", 0)], many)
    assert state("done", 0) in kept
    assert len(kept) == MOST_MISTAKES + 1
    assert many[0] not in kept


async def told(person: Guest, *lessons: Learned) -> list[dict[str, Any]]:
    body = {"lessons": [{each: getattr(lesson, each) for each in Learned.__struct_fields__} for lesson in lessons]}
    answer = await person.http.put("/api/me/learned", json=body)
    found: list[dict[str, Any]] = answer.raise_for_status().json()
    return found


def test_what_was_learned_is_known_on_all_devices_of_a_person(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as phone, guest(server) as bea:
            await told(anna, state("done", 5, hash="a"))
            await paired(phone, anna)
            assert [each["state"] for each in (await phone.get("/api/me/learned")).json()] == ["done"]
            assert [each["state"] for each in await told(phone, state("unaided", 4))] == ["unaided"]
            found = (await anna.get("/api/me/learned")).json()
            assert [(each["game"], each["lesson"], each["state"], each["hash"]) for each in found] == [
                (GAME, "one", "unaided", "a")
            ]
            assert (await bea.get("/api/me/learned")).json() == []

    run(go())


def test_nobody_is_ahead_of_the_servers_time_and_strange_games_are_not_kept(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            strange = Learned(game="nothing_of_the_kind", lesson="one", state="done")
            (found,) = await told(anna, strange, state("done", now() + 10**9))
            assert found["game"] == GAME
            assert found["at"] <= now()

    run(go())


def test_it_is_erased_when_they_wish(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna, guest(server) as bea:
            await told(anna, state("done", 1))
            await told(bea, state("done", 1))
            assert (await anna.http.delete("/api/me/learned")).status_code == 204
            assert (await anna.get("/api/me/learned")).json() == []
            assert len((await bea.get("/api/me/learned")).json()) == 1

    run(go())


def test_of_a_stranger_nothing_is_kept(server: Server) -> None:
    async def go() -> None:
        stranger = Guest(server)
        try:
            assert (await stranger.get("/api/me/learned")).json() == []
            for answer in (
                await stranger.http.put("/api/me/learned", json={"lessons": []}),
                await stranger.http.delete("/api/me/learned"),
            ):
                assert (answer.status_code, answer.json()["code"]) == (409, "no_identity")
        finally:
            await stranger.http.aclose()

    run(go())


@pytest.mark.parametrize(
    "wrong", [{"lesson": "no/path"}, {"lesson": "x" * 41}, {"state": "known"}, {"step": -1}, {"hash": "\0"}]
)
def test_what_is_no_lesson_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            body = {"game": GAME, "lesson": "one", "state": "done", **wrong}
            answer = await anna.http.put("/api/me/learned", json={"lessons": [body]})
            assert answer.status_code == 400

    run(go())
