from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from mazzo.games import game, names
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.deal import Step, deal
from mazzo.kernel.fair import Fairness, committed
from mazzo.server.replays import proof, replay
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.refusal import Refused
from mazzo.table.showing import scene
from tests.support.server import Server, guest, shortest
from tests.support.table import Trial, open_table

JSON = dict[str, Any]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def watched(shown: Any) -> JSON:
    found: JSON = plain(shown)
    return found | {"deciding": -1, "moves": [], "refused": {}, "asked": None}


@pytest.mark.parametrize("name", names())
def test_every_moment_is_shown_as_it_was(name: str) -> None:
    trial = open_table(name, {"anna": 0, "bert": 1})
    trial.do("anna", asked.Start)
    viewers = range(WATCHER, len(trial.table.seats))
    were: dict[tuple[int, int], list[JSON]] = {}
    while trial.table.status != "finished":
        before = trial.table.number
        trial.step()
        if (
            any(isinstance(told.entry.event, happened.Dealt | happened.Moved) for told in trial.table.log[before:])
            and trial.table.status == "playing"
        ):
            for viewer in viewers:
                key = (trial.table.played().current.number, viewer)
                were.setdefault(key, []).append(watched(scene(trial.table, viewer)))
    table, course = trial.table, trial.table.played()
    for (round, viewer), scenes in were.items():
        found = replay(table, course, round, "", viewer)
        assert found.rounds == len(course.rounds)
        assert [plain(frame.scene) for frame in found.frames[: len(scenes)]] == scenes
        kinds = [frame.event.type for frame in found.frames]
        assert kinds == ["dealt", *["moved"] * len(course.rounds[round - 1].moves), "counted"]
        assert list(found.frames[-1].scene.totals) == course.rounds[round - 1].totals


def test_a_move_that_was_taken_back_is_not_shown() -> None:
    trial = open_table("nain_jaune", {"anna": 0})
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
    trial = open_table("primiera", {"anna": 2, "bert": 1}).until("finished")
    table, course = trial.table, trial.table.played()
    assert [replay(table, course, 1, person, None).seat for person in ("anna", "bert", "carla")] == [2, 1, 0]
    with pytest.raises(Refused, match="no_such_seat"):
        replay(table, course, 1, "", 9)


@pytest.mark.parametrize("name", names())
def test_what_is_proved_can_be_dealt_again(name: str) -> None:
    trial: Trial = open_table(name).until("finished")
    found = plain(proof(trial.table, trial.table.played()))
    seed = bytes.fromhex(found["seed"])
    assert committed(seed).hex() == found["commitment"]
    fairness = Fairness(seed, [bytes.fromhex(added) for added in found["contributions"]])
    assert fairness.dealer(found["dealers"]) == found["rounds"][0]["dealer"]
    for round in found["rounds"]:
        plan = [msgspec.convert(step, Step) for step in round["plan"]]
        dealt = deal(plan, fairness.decks(round["number"], found["packs"]), len(found["names"]))
        texts = [[found["cards"][card] for card in hand] for hand in dealt.hands]
        assert texts == round["hands"]
        assert [found["cards"][card] for card in dealt.table] == round["table"]
        assert [found["cards"][card] for card in dealt.stock] == round["stock"]
        assert all(game(name).card(number) == text for number, text in enumerate(found["cards"]))


def test_nothing_is_shown_before_the_match_is_over(server: Server) -> None:
    async def check() -> None:
        async with guest(server) as anna, guest(server) as stranger:
            id = await anna.open("primiera", options=shortest("primiera"), level="random")
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
