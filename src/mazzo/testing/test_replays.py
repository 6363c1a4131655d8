"""A finished match is seen again from every seat as it was, and its shuffle is proved."""

from __future__ import annotations

from typing import Any

import msgspec

from mazzo.games import game
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.deal import Step, deal
from mazzo.kernel.fair import Sealed, SealedFairness, committed
from mazzo.server.replays import proof, replay
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.showing import scene
from mazzo.testing.support.table import Trial, open_table

JSON = dict[str, Any]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def watched(shown: Any) -> JSON:
    found: JSON = plain(shown)
    return found | {"deciding": -1, "moves": [], "refused": {}, "asked": None}


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


def test_what_is_proved_can_be_dealt_again(name: str) -> None:
    trial: Trial = open_table(name).until("finished")
    found = plain(proof(trial.table, trial.table.played()))
    seed = bytes.fromhex(found["seed"])
    assert committed(seed).hex() == found["commitment"]
    sealed = Sealed(bytes.fromhex(found["context"]), tuple(map(bytes.fromhex, found["commits"])))
    fairness = SealedFairness(seed, [bytes.fromhex(added) for added in found["contributions"]], sealed)
    assert fairness.dealer(found["dealers"]) == found["rounds"][0]["dealer"]
    for round in found["rounds"]:
        plan = [msgspec.convert(step, Step) for step in round["plan"]]
        dealt = deal(plan, fairness.decks(round["number"], found["packs"]), len(found["names"]))
        texts = [[found["cards"][card] for card in hand] for hand in dealt.hands]
        assert texts == round["hands"]
        assert [found["cards"][card] for card in dealt.table] == round["table"]
        assert [found["cards"][card] for card in dealt.stock] == round["stock"]
        assert all(game(name).card(number) == text for number, text in enumerate(found["cards"]))
