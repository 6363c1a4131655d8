"""The trace has the form of the rules, and each match follows from its seed text alone."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from mazzo.record.course import Course
from mazzo.record.trace import trace
from tests.support.play import Setting
from tests.support.play import setting as made


def traced(setting: Setting, seed: str = "x", policy: str = "random", matches: int = 1) -> list[str]:
    policies = [setting.game.policies[policy]] * setting.seats
    return list(trace(setting.game, setting.options, setting.seats, seed, policies, matches))


def entries(lines: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines]


def test_header_comes_first_and_winners_last(setting: Setting) -> None:
    first, *_, last = entries(traced(setting))
    assert list(first) == ["game", "options", "seats", "seed"]
    assert first["options"] == setting.options.dump()
    assert (first["game"], first["seats"], first["seed"]) == (setting.game.name, setting.seats, "x")
    assert list(last) == ["winners"]
    assert last["winners"] == sorted(set(last["winners"])) != []


def test_lines_are_json_with_the_default_separators() -> None:
    for line in traced(made("primiera", variant="two"), seed="ü"):
        assert line == json.dumps(json.loads(line))
        assert line.isascii()


def test_deals(setting: Setting) -> None:
    numbers = []
    for entry in entries(traced(setting)):
        if "round" in entry:
            assert list(entry) == ["round", "dealer", "order", "factor", "hands", "table", "stock"]
            numbers.append(entry["round"])
            cards = [card for hand in entry["hands"] for card in hand] + entry["table"] + entry["stock"]
            packs = setting.game.packs(setting.options, setting.seats)
            assert set(map(setting.game.card, sum(packs[:2], ()))) >= set(cards)
            assert len(entry["hands"]) == setting.seats
            assert sorted(entry["order"]) == list(range(setting.seats))
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_card_of_primiera_is_dealt_once() -> None:
    for variant, sizes in {
        "heralds": [10] * 4,
        "classic": [9] * 4,
        "two": [3] * 2,
        "three": [6] * 3,
        "robot": [10] * 4,
    }.items():
        deal = entries(traced(made("primiera", variant=variant)))[1]
        assert [len(hand) for hand in deal["hands"]] == sizes
        cards = [card for hand in deal["hands"] for card in hand] + deal["table"] + deal["stock"]
        assert sorted(cards) == sorted(f"{rank}{suit}" for suit in "sbcd" for rank in range(1, 11))


def test_moves_are_legal_and_legal_moves_are_sorted_and_unique(setting: Setting) -> None:
    for entry in entries(traced(setting)):
        if "move" in entry:
            assert list(entry) == ["seat", "legal", "move"]
            assert entry["move"] in entry["legal"]
            assert entry["legal"] == sorted(set(entry["legal"]))


def test_scores_add_up_in_primiera() -> None:
    totals = [0, 0, 0, 0]
    for entry in entries(traced(made("primiera"))):
        if "scores" in entry:
            assert list(entry) == ["scores", "totals"]
            totals = [total + score for total, score in zip(totals, entry["scores"], strict=True)]
            assert entry["totals"] == totals
        if "winners" in entry:
            assert entry["winners"] == [totals.index(max(totals))]


def test_simultaneous_moves_stand_in_turn_order() -> None:
    lines = entries(traced(made("primiera", variant="robot")))
    for number, entry in enumerate(lines):
        if "round" in entry:
            opening = lines[number + 1 : number + 5]
            assert [move["seat"] for move in opening] == entry["order"]
            (robots,) = (move for move in opening if move["seat"] == 3)
            assert robots["legal"] == [robots["move"]] == [entry["hands"][3][0]]


def test_the_stream_follows_from_the_text_and_each_match_from_its_header(setting: Setting) -> None:
    lines = traced(setting, seed="seed", matches=3)
    assert lines == traced(setting, seed="seed", matches=3)
    starts = [number for number, line in enumerate(lines) if "game" in json.loads(line)]
    assert [json.loads(lines[start])["seed"] for start in starts] == ["seed", "seed/2", "seed/3"]
    assert lines[starts[1] : starts[2]] == traced(setting, seed="seed/2")
    assert traced(setting, seed="other")[1] != lines[1]


def test_the_deal_depends_on_the_text_and_not_on_the_players() -> None:
    setting = made("primiera")
    random, club = traced(setting, policy="random"), traced(setting, policy="club")
    assert random[:2] == club[:2]
    assert random[2:] != club[2:]
    course = Course(setting.game, setting.options, 4, sha256(b"mazzo/trace/shuffle/x").digest())
    assert json.loads(random[1])["hands"] == [list(map(setting.game.card, hand)) for hand in course.dealt.hands]


@pytest.mark.parametrize("policy", ["random", "greedy", "club"])
def test_every_policy_plays(policy: str) -> None:
    for variant in ("heralds", "robot"):
        assert "winners" in traced(made("primiera", variant=variant, target=1), policy=policy)[-1]
