"""The trace of any game has the form of the rules, and each match follows from its seed text alone."""

from __future__ import annotations

import json

from mazzo.testing.support.play import Setting
from mazzo.testing.support.tracing import entries, traced


def test_header_comes_first_and_winners_last(short_setting: Setting) -> None:
    first, *_, last = entries(traced(short_setting))
    assert list(first) == ["game", "options", "seats", "seed"]
    assert first["options"] == short_setting.options.dump()
    assert (first["game"], first["seats"], first["seed"]) == (short_setting.game.name, short_setting.seats, "x")
    assert list(last) == ["winners"]
    assert last["winners"] == sorted(set(last["winners"])) != []


def test_deals(short_setting: Setting) -> None:
    numbers = []
    for entry in entries(traced(short_setting)):
        if "round" in entry:
            assert list(entry) == ["round", "dealer", "order", "factor", "hands", "table", "stock"]
            numbers.append(entry["round"])
            cards = [card for hand in entry["hands"] for card in hand] + entry["table"] + entry["stock"]
            packs = short_setting.game.packs(short_setting.options, short_setting.seats)
            assert set(map(short_setting.game.card, sum(packs[:2], ()))) >= set(cards)
            assert len(entry["hands"]) == short_setting.seats
            assert sorted(entry["order"]) == list(range(short_setting.seats))
    assert numbers == list(range(1, len(numbers) + 1))


def test_moves_are_legal_and_legal_moves_are_sorted_and_unique(short_setting: Setting) -> None:
    for entry in entries(traced(short_setting)):
        if "move" in entry:
            assert list(entry) == ["seat", "legal", "move"]
            assert entry["move"] in entry["legal"]
            assert entry["legal"] == sorted(set(entry["legal"]))


def test_the_stream_follows_from_the_text_and_each_match_from_its_header(short_setting: Setting) -> None:
    lines = traced(short_setting, seed="seed", matches=3)
    starts = [number for number, line in enumerate(lines) if "game" in json.loads(line)]
    assert [json.loads(lines[start])["seed"] for start in starts] == ["seed", "seed/2", "seed/3"]
    assert lines[: starts[1]] == traced(short_setting, seed="seed")
    assert lines[starts[1] : starts[2]] == traced(short_setting, seed="seed/2")
    assert traced(short_setting, seed="other", lines=2)[1] != lines[1]
