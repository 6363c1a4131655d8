from __future__ import annotations

import asyncio
from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from mazzo.games import default
from mazzo.server.app import create_app
from mazzo.server.made import Answer
from mazzo.server.replays import has_been_at, replay
from mazzo.server.services import Services
from mazzo.server.settings import Settings
from mazzo.table import commands as asked
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import HEADERS, Server, guest, shortest
from mazzo.testing.support.stored import database_with, finished_table
from mazzo.testing.support.table import open_table

JSON = dict[str, Any]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_move_that_was_taken_back_is_not_shown() -> None:
    trial = open_table(PLAIN, {"anna": 0})
    seat = trial.turn_of("anna")
    round = trial.table.played().current.number
    trial.play(seat)
    trial.do("anna", asked.TakeBack, seat=seat)
    trial.play(trial.turn_of("anna"))
    trial.do("anna", asked.Abandon)
    course = trial.table.played()
    found = replay(trial.table, course, round, "", 0)
    printed = [course.game.print(move) for _, move in course.rounds[round - 1].moves]
    assert [frame.event.move for frame in found.frames[1:]] == printed
    assert found.frames[-1].event.type == "moved"


def test_without_a_seat_it_is_the_own_one() -> None:
    trial = open_table(default(), {"anna": 2, "bert": 1}).until("finished")
    table, course = trial.table, trial.table.played()
    assert [replay(table, course, 1, person, None).seat for person in ("anna", "bert", "carla")] == [2, 1, 0]


def test_nothing_is_shown_before_the_match_is_over(server: Server) -> None:
    async def check() -> None:
        async with guest(server) as anna, guest(server) as stranger:
            id = await anna.open(default(), options=shortest(default()), level="random")
            paths = [
                f"/api/tables/{id}/replays/1/1",
                f"/api/tables/{id}/replays/1/1?seat=2",
                f"/api/tables/{id}/proofs/1",
            ]
            for path in paths:
                assert (await anna.get(path)).status_code == 404
            async with anna.at(id) as client:
                await client.command("sit", seats=[1], names=["Anna"])
                await client.command("start")
                for somebody in (anna, stranger):
                    for path in paths:
                        answer = await somebody.get(path)
                        assert (answer.status_code, answer.json()["code"]) == (409, "match_not_over")
                await client.play_to_end()
                seen = (await anna.get(paths[0])).json()
                assert (seen["seat"], seen["match"], seen["round"]) == (1, 1, 1)
                assert seen["table"]["seats"][1]["yours"]
                other = (await stranger.get(paths[1])).json()
                assert other["frames"][0]["scene"]["hand"] != seen["frames"][0]["scene"]["hand"]
                proved = (await stranger.get(paths[2])).json()
                assert proved["seed"] == client.shown["seed"]
                assert (await anna.get(f"/api/tables/{id}/replays/1/99")).json()["code"] == "no_such_round"
                assert (await anna.get(f"{paths[0]}?seat=7")).json()["code"] == "no_such_seat"
                # The next match hides nothing of this one, and shows nothing of itself.
                await client.command("rematch")
                assert (await anna.get(paths[0])).json()["frames"] == seen["frames"]
                assert (await anna.get(f"/api/tables/{id}/proofs/2")).status_code == 409
                assert (await anna.get(f"/api/tables/{id}/proofs/3")).status_code == 404

    asyncio.run(check())


def ids_of(answers: Mapping[Hashable, Answer]) -> dict[Hashable, int]:
    """Two answers with the same bytes are equal; these tell whether they are one."""
    return {key: id(answer) for key, answer in answers.items()}


def test_a_round_is_made_once_and_kept_for_good(tmp_path: Path) -> None:
    entries = finished_table().entries
    database_with(tmp_path, {"t": entries})
    path = "/api/tables/t/replays/1/1"
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        services: Services = client.app.state.services
        first = client.get(f"{path}?seat=1")
        assert first.headers["cache-control"] == "private, no-cache", "another version might not understand it"
        lasting = client.get(f"{path}?seat=1&v=index-1a2b3c.js")
        assert lasting.headers["cache-control"] == "private, max-age=31536000, immutable"
        assert lasting.headers["vary"] == "cookie"
        assert lasting.content == first.content
        made = dict(services.replays.made.kept)
        assert len(made) == 1
        known = client.get(f"{path}?seat=1", headers={"if-none-match": first.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        assert known.headers["etag"] == first.headers["etag"]
        # A stranger with a name sees what any stranger sees.
        client.post("/api/me", headers=HEADERS)
        assert client.get(f"{path}?seat=1").headers["etag"] == first.headers["etag"]
        assert ids_of(services.replays.made.kept) == ids_of(made), "none was made anew"
        assert client.get(f"{path}?seat=0").headers["etag"] != first.headers["etag"]
        proof = client.get("/api/tables/t/proofs/1")
        assert client.get("/api/tables/t/proofs/1", headers={"if-none-match": proof.headers["etag"]}).status_code == 304
        assert client.get("/api/tables/t/replays/1/99").json()["code"] == "no_such_round"
        assert len(services.replays.made.kept) == 3, "what there is not is not kept"


def test_a_record_is_made_once(tmp_path: Path) -> None:
    database_with(tmp_path, {"t": finished_table().entries})
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        services: Services = client.app.state.services
        first = client.get("/api/tables/t/records/1")
        assert first.status_code == 200
        made = dict(services.replays.made.kept)
        assert len(made) == 1
        assert client.get("/api/tables/t/records/1?seat=2").content == first.content, "it is whole, whoever asks"
        assert ids_of(services.replays.made.kept) == ids_of(made)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("records/0", "no_such_match"),
        ("records/2", "no_such_match"),
        ("records/3", "no_such_match"),
        ("proofs/2", "no_such_match"),
        ("replays/-1/1", "no_such_match"),
        ("replays/2/1", "no_such_match"),
        ("replays/1/0", "no_such_round"),
        ("replays/1/99", "no_such_round"),
        ("replays/1/1?seat=-2", "no_such_seat"),
        ("replays/1/1?seat=99999999999999999999", "no_such_seat"),
    ],
)
def test_for_what_never_was_nothing_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, code: str
) -> None:
    trial = finished_table()
    # The second match is given up before its first card.
    trial.do("anna", asked.Rematch)
    trial.do("anna", asked.Abandon)
    database_with(tmp_path, {"t": trial.entries})
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        services: Services = client.app.state.services
        assert client.get("/api/tables/t").status_code == 200

        async def reading(id: str, since: int = 0) -> list[Any]:
            raise AssertionError("the events are read")

        monkeypatch.setattr(services.store, "bodies", reading)
        answer = client.get(f"/api/tables/t/{path}")
        assert (answer.status_code in (404, 409), answer.json()["code"]) == (True, code)


def test_who_sat_there_sees_the_own_seat() -> None:
    trial = finished_table()
    assert has_been_at(trial.table, "anna")
    assert not has_been_at(trial.table, "bert")
    assert not has_been_at(trial.table, "")
