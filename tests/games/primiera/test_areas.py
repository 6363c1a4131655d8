"""What lies on the table, and what is known of each seat."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.events import names
from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.scene import Scene
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Reason
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Area, Fact
from mazzo.testing.support.play import random_moves, setting
from tests.games.primiera.positions import at_table, at_turn, dealt, opened, options, order, play, scene


def middle(scene: Scene) -> list[Area]:
    """What lies with no seat."""
    return [area for area in scene.areas if area.seat < 0]


def test_the_table_and_the_stock() -> None:
    round = setting("primiera", variant="two").start(1).round
    assert isinstance(round, Round)
    found = scene(round, 0, "two")
    assert middle(found) == [
        Area(key="table", cards=found.table),
        Area(key="stock", kind="pile", cards=["??"], count=30),
    ]
    assert middle(scene(at_table("3s 4b", "7d 2s"), 0, "classic")) == [Area(key="table", cards=["3s", "4b"])]


def test_what_was_taken_lies_with_each_seat_and_sweeps_lie_crosswise() -> None:
    round = play(at_turn(at_table("7s", "7d 2s", "5s", "6s", "8s"), 28), "7d x 7s")
    assert scene(round, 1, "classic").areas[1:] == [
        Area(key="won", kind="pile", count=2, crossed=["7d"], seat=0),
        *(Area(key="won", kind="pile", seat=seat) for seat in (1, 2, 3)),
    ]


@pytest.mark.parametrize("variant", ["heralds", "classic", "two", "robot"])
def test_a_card_lies_crosswise_for_every_sweep(variant: str) -> None:
    """It is one that its player has taken; also where the opening cards were swept, and not by the last card."""
    swept = 0
    for seed in range(20):
        course = setting("primiera", variant=variant).start(seed)
        for seat, move in random_moves(course, Rng(seed)):
            course.play(seat, move)
        assert isinstance(course.round, Round)
        found = scene(course.round, WATCHER, variant)
        for area in (area for area in found.areas if area.key == "won"):
            player = found.players[area.seat]
            assert (area.count, len(area.crossed)) == (player.captured, player.sweeps)
            assert set(area.crossed) <= set(names(course.round.captured(area.seat)))
            swept += player.sweeps
    assert swept


def test_opening_cards_lie_before_those_who_laid_them() -> None:
    round = Round.start(options().setup(order("heralds")), dealt({0: "2s", 1: "3s"}))
    assert middle(scene(round, 1)) == [Area(key="openings")]
    round.play(1, DECK.card("3s"))
    round.play(0, DECK.card("2s"))
    assert middle(scene(round, 1)) == [Area(key="openings", cards=["??", "3s"], seats=[0, 1])]
    assert middle(scene(round, WATCHER)) == [Area(key="openings", cards=["??", "??"], seats=[0, 1])]


def test_facts_are_cards_taken_and_sweeps() -> None:
    round = play(at_turn(at_table("7s", "7d 2s", "5s", "6s", "8s"), 28), "7d x 7s")
    facts = scene(round, 1, "classic").facts
    assert facts[:3] == [
        Fact(seat=0, key="cards", value=1, primary=True, drawn=True),
        Fact(seat=0, key="taken", value=2, drawn=True),
        Fact(seat=0, key="sweeps", value=1, drawn=True),
    ]
    assert [fact.value for fact in facts if fact.seat == 1] == [2, 0, 0]


def test_who_plays_together() -> None:
    assert scene(at_table("3s", "7d"), 0, "classic").sides == [[0, 2], [1, 3]]
    assert scene(at_table("3s", "7d", variant="two"), 0, "two").sides == []
    laid = {0: "2s", 1: "3s", 2: "4s", 3: "5b"}
    round = opened({0: "2s 1b", 3: "5b"}, laid)
    assert (scene(round, 2).sides, scene(round, 2).notes[0]) == ([], Reason("teams_open"))
    play(round, "1b")
    assert scene(round, 2).sides == [[0, 3], [1, 2]]
    note = Reason("teams", {"seat": 0, "card": "1b", "team": [0, 3], "others": [1, 2]})
    assert scene(round, 2).notes == [note, Reason("target", {"target": 21})]
    round = play(opened({0: "2s 1s", 3: "5b"}, laid), "1s")
    assert scene(round, 2).sides == []
    assert scene(round, 2).notes[0] == Reason("alone", {"seat": 0, "card": "1s"})


def test_whoever_plays_the_robots_cards_chooses_among_them() -> None:
    """They lie open before the others, and like a hand before whoever chooses."""
    round = play(opened({0: "2s 1d", 3: "9c"}, {0: "2s", 1: "3s", 2: "4s"}, variant="robot"), "1d")
    partner, other = scene(round, 0, "robot"), scene(round, 1, "robot")
    assert (partner.deciding, partner.asked) == (3, Reason("robot"))
    assert partner.choosable == partner.players[3].open_hand
    assert [area.key for area in partner.areas if area.key != "won"] == ["table"]
    assert (other.choosable, other.asked) == ([], None)
    assert other.areas[-1] == Area(key="robot", kind="fan", cards=partner.choosable, seat=3)
