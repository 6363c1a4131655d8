"""The trace has the form of the rules, and each match follows from its seed text alone."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from mazzo.record.course import Course
from mazzo.testing.support.fitting import automatic, of_seats, together, usual
from mazzo.testing.support.tracing import traced


def test_lines_are_json_with_the_default_separators() -> None:
    for line in traced(of_seats(2), seed="ü"):
        assert line == json.dumps(json.loads(line))
        assert line.isascii()


def test_the_deal_depends_on_the_text_and_not_on_the_players() -> None:
    setting = usual(of_seats(4))
    random, club = traced(setting, policy="random"), traced(setting, policy="club")
    assert random[:2] == club[:2]
    assert random[2:] != club[2:]
    course = Course(setting.game, setting.options, setting.seats, sha256(b"mazzo/trace/shuffle/x").digest())
    assert json.loads(random[1])["hands"] == [list(map(setting.game.card, hand)) for hand in course.dealt.hands]


@pytest.mark.parametrize("policy", ["random", "greedy", "club"])
def test_every_policy_plays(policy: str) -> None:
    for setting in (together(), automatic()):
        assert "winners" in traced(setting, policy=policy)[-1]
