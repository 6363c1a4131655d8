"""Whole matches from a script: every variant, at 80 columns, without colour."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len

from mazzo.record.reading import read
from mazzo.record.replay import verify
from mazzo.testing.stored import Variant, variants
from mazzo.testing.support.terminal import Play, numbers


def test_a_script_plays_a_whole_match(play: Play, data: Path, variant: Variant) -> None:
    play_a_match(play, data, variant, 1)


def test_two_people_play_a_whole_match(play: Play, data: Path, name: str) -> None:
    play_a_match(play, data, variants(name)[0], 2)


def play_a_match(play: Play, data: Path, variant: Variant, people: int) -> None:
    usual = variant.settings[0]
    first = [field.key for field in usual.game.options_type.describe()[:1] if field.kind == "choice"]
    chosen = {**usual.game.short, **dict.fromkeys(first, variant.key)}
    options = [part for key, value in chosen.items() for part in ("--option", f"{key}={value}")]
    arguments = [variant.name, *options, "--people", str(people), "--seed", "script", "--level", "greedy"]
    out = play(numbers(4000), *arguments)
    assert "won" in out
    assert "\x1b" not in out
    assert [line for line in out.splitlines() if cell_len(line) > 80 and str(data) not in line] == []
    (path,) = data.joinpath("records").iterdir()
    assert str(path) in out
    assert not any(data.joinpath("saves").iterdir())
    record = read(path.read_bytes())
    assert verify(record).finished
    assert [bool(added) for added in record.contributions] == [player.kind == "person" for player in record.players]
