"""Data sets: the same again, going on, growing, read by ten lines, and proved."""

from __future__ import annotations

import gzip
import json
import re
import sys
from pathlib import Path

import msgspec
import pytest

from mazzo.arena import dataset_files
from mazzo.arena.dataset import Dropped, Entry, Plan, Untrue, check, played
from mazzo.arena.dataset_files import Damaged, OtherData, entries, make, verified
from mazzo.arena.pool import Pool
from mazzo.cli.app import call
from mazzo.games import game, names
from mazzo.testing.support.fitting import PLAIN
from tests.bots.outside.programs import program

PAGE = Path(__file__).parents[2] / "docs" / "datasets.md"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset_files, "IN_A_FILE", 3)


def planned(name: str = PLAIN, *players: str) -> Plan:
    rules = game(name)
    options = rules.options(rules.short)
    seats = rules.seats(options)[0]
    seated = [(players or ("club", "random"))[seat % len(players or ("", ""))] for seat in range(seats)]
    return Plan(mazzo="x", build="x", game=name, options=options.dump(), seats=seats, players=seated, seed="s")


def nothing(_: int) -> None:
    """No progress is shown."""


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("name", names())
def test_a_match_of_every_game_proves_itself(name: str) -> None:
    entry = played(planned(name), 2)
    check(entry)
    assert entry.decisions
    assert all(each.ids[each.legal.index(each.move)] == each.action for each in entry.decisions)
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def test_what_is_not_true_is_found() -> None:
    entry = played(planned(), 0)
    first = entry.decisions[0]
    other = next(move for move in first.legal if move != first.move)
    wrong = [
        msgspec.structs.replace(entry, decisions=[msgspec.structs.replace(first, move=other), *entry.decisions[1:]]),
        msgspec.structs.replace(entry, decisions=entry.decisions[1:]),
        msgspec.structs.replace(entry, totals=[each + 1 for each in entry.totals]),
        msgspec.structs.replace(entry, record=entry.record.replace("player 0", "player 1")),
        msgspec.structs.replace(
            entry,
            decisions=[msgspec.structs.replace(first, view=entry.decisions[1].view), *entry.decisions[1:]],
        ),
    ]
    for each in wrong:
        with pytest.raises(Untrue):
            check(each)


def test_processes_going_on_and_growing_give_the_same_files(tmp_path: Path) -> None:
    make(tmp_path / "whole", planned(), 8, Pool(1), nothing)
    with Pool(2) as pool:
        make(tmp_path / "parts", planned(), 4, pool, nothing)
        (tmp_path / "parts" / "matches-00000000.jsonl.gz").unlink()
        (tmp_path / "parts" / "matches-00000006.jsonl.gz.part").write_bytes(b"cut off")
        found = make(tmp_path / "parts", planned(), 8, pool, nothing)
    assert found.matches == 8
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    make(tmp_path / "whole", planned(), 8, Pool(1), nothing)
    for stop in (2, 5):

        def interrupt(done: int, stop: int = stop) -> None:
            if done == stop:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            make(tmp_path / "parts", planned(), 8, Pool(1), interrupt)
    told: list[int] = []
    make(tmp_path / "parts", planned(), 8, Pool(1), told.append)
    assert told[0] == 3, "the first file was complete"
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


def test_other_things_are_left_alone(tmp_path: Path) -> None:
    make(tmp_path / "one", planned(), 1, Pool(1), nothing)
    with pytest.raises(OtherData):
        make(tmp_path / "one", msgspec.structs.replace(planned(), seed="t"), 1, Pool(1), nothing)
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "diary.txt").write_text("private")
    with pytest.raises(OtherData):
        make(tmp_path / "two", planned(), 1, Pool(1), nothing)


def test_damage_is_found(tmp_path: Path) -> None:
    make(tmp_path, planned(), 4, Pool(1), nothing)
    assert verified(tmp_path, Pool(1), nothing).matches == 4
    path = tmp_path / "matches-00000003.jsonl.gz"
    whole = path.read_bytes()
    for broken in (whole[:-20], gzip.compress(gzip.decompress(whole).replace(b'"match":3', b'"match":9')), b""):
        path.write_bytes(broken)
        with pytest.raises(Damaged):
            verified(tmp_path, Pool(1), nothing)
    path.unlink()
    with pytest.raises(Damaged):
        verified(tmp_path, Pool(1), nothing)


def test_a_line_is_as_the_schema_says(tmp_path: Path) -> None:
    make(tmp_path, planned(), 1, Pool(1), nothing)
    schema = json.loads((tmp_path / "schema.json").read_bytes())
    known = schema["$defs"]["Entry"]["properties"]
    data, entry = next(entries(tmp_path / "matches-00000000.jsonl.gz"))
    assert json.loads(data).keys() <= known.keys()
    assert entry.game in (tmp_path / "README.md").read_text(encoding="utf-8")


def test_thoughts_of_a_program_are_kept_and_who_fails_is_refused(tmp_path: Path) -> None:
    thinks = program(tmp_path, "DECIDE", "say(type='thought', id=asked['id'], value=0.5, text='so')")
    entry = played(planned(PLAIN, "cmd/slow:" + " ".join(thinks.arguments), "random"), 0)
    told = [each.thought for each in entry.decisions if each.player == 0]
    assert {each.text for each in told if each} == {"so"}
    assert "player 0 bot program Honest" in entry.record
    assert sys.executable not in entry.record
    check(entry)
    fails = program(tmp_path, "DECIDE", "os._exit(1)")
    with pytest.raises(Dropped):
        played(planned(PLAIN, "cmd/slow:" + " ".join(fails.arguments), "random"), 0)


def test_the_commands_and_the_ten_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    short = [part for key, value in game(PLAIN).short.items() for part in ("--option", f"{key}={value}")]
    made = ["dataset", PLAIN, "club-against-greedy", "--players", "club,greedy", *short, "--jobs", "1"]
    assert call([*made, "--matches", "2"]) == 0
    assert "2 matches with" in capsys.readouterr().out
    assert call(["verify", "club-against-greedy"]) == 0
    assert "every move, view and score" in capsys.readouterr().out
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example.strip().splitlines()) <= 10
    exec(example, {})
    assert len(capsys.readouterr().out.splitlines()) > 20
    assert call([*made, "--matches", "2", "--seed", "other"]) == 2
    assert "another data set" in capsys.readouterr().err
    assert call(["dataset", PLAIN, "x", "--matches", "0"]) == 2
    assert call(["verify", str(tmp_path)]) == 2
