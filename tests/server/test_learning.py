"""Lessons and first deals over HTTP: nothing is kept, and nothing but what was done is believed."""

from __future__ import annotations

from typing import Any

import pytest

from mazzo.games import game, names
from mazzo.learn.first import first_in
from mazzo.learn.shelf import lessons_in
from mazzo.testing.support.server import Guest, Server, guest, run

LEARNED = [name for name in names() if lessons_in(name, "en")[1] and first_in(name, "en")]


async def post(visitor: Guest, path: str, body: dict[str, Any]) -> tuple[int, Any]:
    answer = await visitor.http.post(f"/api/learn/{path}", json=body)
    return answer.status_code, answer.json()


def test_every_game_lists_its_lessons(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            for name in names():
                found = (await anna.get(f"/api/learn/{name}/en")).json()
                _, lessons = lessons_in(name, "en")
                assert [lesson["id"] for lesson in found["lessons"]] == [lesson.id for lesson in lessons]
                assert found["first"] == (first_in(name, "en") is not None)
            assert (await anna.http.get("/api/learn/nothing/en")).status_code == 404
            assert (await anna.http.get(f"/api/learn/{names()[0]}/xx")).status_code == 404

    run(go())


@pytest.mark.skipif(not LEARNED, reason="no game has lessons")
def test_a_lesson_is_gone_through_with_what_is_sent(server: Server) -> None:
    name = LEARNED[0]
    lesson = lessons_in(name, "en")[1][0]

    async def go() -> None:
        async with guest(server) as anna:
            done: list[dict[str, Any]] = []
            status, sight = await post(anna, f"{name}/{lesson.id}", {"done": done})
            while sight["kind"] != "end":
                assert (status, sight["step"]) == (200, len(done))
                done.append({"type": "next" if sight["kind"] == "say" else "show"})
                status, sight = await post(anna, f"{name}/{lesson.id}", {"lang": "en", "done": done})
            assert sight["scene"]["game"] == name
            assert (await post(anna, f"{name}/{lesson.id}", {"done": []}))[1]["step"] == 0

    run(go())


@pytest.mark.skipif(not LEARNED, reason="no game has a first deal")
def test_the_first_deal_goes_on_with_what_is_sent(server: Server) -> None:
    async def go() -> None:
        async with guest(server) as anna:
            for name in LEARNED:
                _, sight = await post(anna, f"{name}/first", {})
                assert sight["kind"] == "open"
                _, sight = await post(anna, f"{name}/first", {"said": sight["said"]})
                assert sight["kind"] == "turn"
                moves = [{"seat": frame["seat"], "move": frame["move"]} for frame in sight["frames"]]
                _, shown = await post(anna, f"{name}/first", {"moves": moves, "said": sight["said"], "ask": "show"})
                assert shown["frames"] == []
                assert shown["hint"]["reason"]["code"] in game(name).advice

    run(go())


@pytest.mark.skipif(not LEARNED, reason="no game has lessons")
def test_what_is_no_lesson_or_was_not_played_is_refused(server: Server) -> None:
    name = LEARNED[0]
    lesson = lessons_in(name, "en")[1][0]
    too_many = [{"type": "next"}] * 401

    async def go() -> None:
        async with guest(server) as anna:
            for path, body, expected in (
                (f"{name}/nothing", {}, (404, "no_such_page")),
                ("nothing/first", {}, (404, "no_such_game")),
                (f"{name}/{lesson.id}", {"done": too_many}, (400, "malformed_request")),
                (f"{name}/{lesson.id}", {"done": [{"type": "win"}]}, (400, "malformed_request")),
                (f"{name}/first", {"moves": [{"seat": 0, "move": "win"}]}, (400, "malformed_request")),
            ):
                status, reason = await post(anna, path, body)
                assert (status, reason["code"]) == expected, path

    run(go())
