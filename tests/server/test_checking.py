"""`mazzo check`: everything is read and played again, and what is damaged is said."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mazzo import cli
from mazzo.games import names
from mazzo.server.checking import check_pages, check_pages_aside
from mazzo.server.trouble import Unsaved
from mazzo.table import events as happened
from mazzo.testing.support.server import ON_SQLITE, serving
from mazzo.testing.support.stored import database_with, finished_table, flip_pages
from mazzo.testing.support.table import open_table

pytestmark = ON_SQLITE

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def change(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, values)


def checked(capsys: Capture, folder: Path, *arguments: str) -> tuple[int, str, str]:
    capsys.readouterr()
    code = cli.run(["check", *arguments, "--data", str(folder)])
    out, err = capsys.readouterr()
    return code, out, err


def test_what_is_whole_is_said_to_be(tmp_path: Path, capsys: Capture) -> None:
    tables = {name: finished_table(game=name).entries for name in names()}
    tables["running"] = open_table("", {"anna": 0}).until("playing").entries
    database = database_with(tmp_path, tables)
    events = sum(map(len, tables.values()))
    said = f"{database} is intact: {len(tables)} tables, {events} events, {len(names())} records verified\n"
    assert checked(capsys, tmp_path) == (0, said.replace("1 records", "one record"), "")
    assert checked(capsys, tmp_path / "elsewhere", str(database))[0] == 0


def test_a_running_server_is_checked(tmp_path: Path, capsys: Capture) -> None:
    database_with(tmp_path, {"t": finished_table().entries})
    with serving(tmp_path):
        assert checked(capsys, tmp_path)[0] == 0


def test_damaged_tables_are_named(tmp_path: Path, capsys: Capture) -> None:
    trial = finished_table()
    entries = trial.entries
    database = database_with(tmp_path, dict.fromkeys(("bytes", "gap", "move", "whole", "winners"), entries))
    number = next(entry.number for entry in entries if isinstance(entry.event, happened.Moved))
    (end,) = [entry for entry in entries if isinstance(entry.event, happened.Finished)]
    where = "WHERE table_id = ? AND number = ?"
    change(database, f"UPDATE events SET body = X'7B00' {where}", "bytes", 3)
    change(database, f"DELETE FROM events {where}", "gap", number)
    move = msgspec.structs.replace(entries[number - 1], event=happened.Moved(seat=0, move="?", by="person"))
    change(database, f"UPDATE events SET body = ? {where}", msgspec.json.encode(move), "move", number)
    assert isinstance(end.event, happened.Finished)
    others = [seat for seat in range(len(trial.table.seats)) if seat not in end.event.winners]
    lied = msgspec.structs.replace(end, event=happened.Finished(winners=others))
    change(database, f"UPDATE events SET body = ? {where}", msgspec.json.encode(lied), "winners", end.number)
    code, out, err = checked(capsys, tmp_path)
    assert code == 2
    assert err == f"mazzo: {database}: 4 tables are damaged\n"
    found = [line.partition(":")[0] for line in out.splitlines()]
    assert found == [
        "table bytes, event 3",
        f"table gap, event {number + 1}",
        f"table move, event {number}",
        f"table winners, event {end.number}",
    ]


def test_a_game_that_is_not_installed_is_no_damage(tmp_path: Path, capsys: Capture) -> None:
    first = finished_table().entries[0]
    assert isinstance(first.event, happened.Opened)
    database = database_with(tmp_path, {"t": [first]})
    gone = msgspec.structs.replace(first, event=msgspec.structs.replace(first.event, game="whist"))
    change(database, "UPDATE events SET body = ?", msgspec.json.encode(gone))
    code, out, err = checked(capsys, tmp_path)
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "one table was not checked, because whist is not installed"


def test_damaged_pages_are_noticed(tmp_path: Path, capsys: Capture) -> None:
    database = database_with(tmp_path, {"t": finished_table().entries})
    check_pages(database)
    asyncio.run(check_pages_aside(database))
    flip_pages(database)
    with pytest.raises(Unsaved, match="damaged"):
        check_pages(database)
    with pytest.raises(Unsaved, match="damaged"):
        asyncio.run(check_pages_aside(database))
    code, _, err = checked(capsys, tmp_path)
    assert code == 2
    assert "is damaged" in err
    assert len(err.splitlines()) == 1


def test_there_has_to_be_something(tmp_path: Path, capsys: Capture) -> None:
    for arguments in ((), (str(tmp_path / "none"),), (str(tmp_path),)):
        code, _, err = checked(capsys, tmp_path, *arguments)
        assert (code, len(err.splitlines())) == (2, 1)
