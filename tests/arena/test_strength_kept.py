"""The raw results of `make strength`: committed, compact, and what a fresh clone goes on from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import strength
from mazzo.arena.deals import Observation
from mazzo.arena.pool import Pool
from mazzo.arena.tournament import summed
from mazzo.games import default, game
from strength_kept import observed, pairing_of, restored, shortened
from strength_rows import Row

NAME = default()
RULES = game(NAME)
ROW = Row(game=NAME, seats=RULES.seats(RULES.options({}))[0], a="club", b="random", deals=5)
COMMITTED = sorted(strength.FOLDER.glob("*.jsonl"))
SEEN = Observation(
    deck=7,
    lead=-1 / 3,
    wins=1,
    losses=2,
    ties=0,
    firsts=0.5,
    first_out=1,
    times_a=[12.31, 0.04, 12.29, 0.01, 3.0],
    times_b=[4.0],
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    return tmp_path


def test_a_deck_is_kept_without_what_no_table_shows() -> None:
    line = shortened(SEEN)
    assert line.times == [0, 2, 30, 1, 123, 2]
    assert restored(line) == replace(SEEN, times_a=[0.0, 0.0, 3.0, 12.3, 12.3], times_b=[])


def test_a_fresh_clone_goes_on_where_the_last_left_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pool(1) as pool:
        strength.measure(ROW, 3, pool, float("inf"))
        (path,) = folder.iterdir()
        first = path.read_bytes()
        with path.open("ab") as file:
            file.write(b"[3,0.2")
        played: list[int] = []
        monkeypatch.setattr(strength, "hurry", lambda end, pairing, seen: played.append(len(seen)))
        strength.measure(ROW, 5, pool, float("inf"))
    assert played == [3, 4, 5], "three are known, two are played"
    assert path.read_bytes().startswith(first)
    assert pairing_of(path) == strength.pairing(ROW)
    known = strength.known(ROW)
    assert known is not None
    with Pool(1) as pool:
        monkeypatch.setattr(strength, "FOLDER", folder / "whole")
        strength.measure(ROW, 5, pool, float("inf"))
    whole = strength.known(ROW)
    assert whole is not None
    assert known[1] == whole[1] == 5
    assert (known[0].mean, known[0].wins, known[0].firsts) == (whole[0].mean, whole[0].wins, whole[0].firsts)


def test_what_was_measured_before_single_results_were_kept_is_said_to_be_so(folder: Path) -> None:
    line = f"| {ROW.title}, {ROW.seats} | club – random | 60 | 50.0 / 40.0 / 10.0 | +0.10 | "
    assert strength.listed([ROW], f"{line}wanted |")[2:] == [], "nobody knows whether these are still the players"
    assert strength.listed([ROW], f"{line}wanted, earlier |")[2:] == [f"{line}wanted, earlier |"]
    with Pool(1) as pool:
        strength.measure(ROW, 2, pool, float("inf"))
    (measured,) = strength.listed([ROW], f"{line}wanted, earlier |")[2:]
    assert "| 2 |" in measured


def committed() -> Iterator[tuple[Row, Path]]:
    for path in COMMITTED:
        yield from ((row, path) for row in strength.ROWS if strength.pairing(row) == pairing_of(path))


def test_the_page_says_what_the_committed_results_say() -> None:
    """Whoever measures commits both. Whether the players are still the same is seen by `make strength`."""
    shown = strength.DOCUMENT.read_text(encoding="utf-8").splitlines()
    for row, path in committed():
        seen = list(observed(path))
        assert len({each.deck for each in seen}) == len(seen), path.name
        line = strength.line(row, summed(strength.pairing(row), seen), len(seen), strength.verdict(row, seen))
        assert line in shown, path.name


def test_every_committed_file_is_of_one_row() -> None:
    pairings = [repr(pairing_of(path)) for path in COMMITTED]
    assert len(set(pairings)) == len(pairings)
    assert {path for _, path in committed()} == set(COMMITTED)
