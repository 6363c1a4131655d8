"""Back-ups: made while people play, whole or not there, and put back while people play."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from mazzo import cli
from mazzo.server import backup
from mazzo.server.folder import INCOMING, LOCK, REPLACED, held
from mazzo.server.preparing import prepare
from mazzo.server.settings import DATABASE, Settings
from mazzo.table.events import Entry
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import ON_SQLITE, guest, run, serving
from mazzo.testing.support.stored import database_with, finished_table, flip_pages, stored
from mazzo.words import Refusal, languages, words_in

pytestmark = [ON_SQLITE, pytest.mark.more]

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def entries_in(folder: Path, id: str) -> list[Entry]:
    async def read() -> list[Entry]:
        async with stored(folder) as store:
            return await store.entries(id)

    return asyncio.run(read())


def command(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """As somebody types it beside a running server."""
    program = [sys.executable, "-c", "from mazzo.cli import main; main()", *map(str, arguments)]
    return subprocess.run(program, capture_output=True, text=True, timeout=120, check=False)


def test_a_back_up_is_made_and_put_back_while_the_server_runs(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "kept.db"

    async def go() -> None:
        async with guest(server) as anna:
            id = await anna.open(PLAIN)
            async with anna.at(id) as client:
                await client.command("sit", seats=[0], names=["Anna"])
                made = await asyncio.to_thread(command, "backup", file, "--data", data)
                assert (made.returncode, made.stdout, made.stderr) == (0, f"{file}: one table, checked\n", "")
                kept = client.number
                await client.command("lock", locked=True)
                later = await anna.open(PLAIN)
                put = await asyncio.to_thread(command, "restore", file, "--data", data)
                assert (put.returncode, put.stderr) == (0, "")
                assert put.stdout.splitlines() == [
                    f"The tables of {file} are in their place, and the running server goes on with them.",
                    f"What was there before is kept in {data / REPLACED}",
                ]
                await client.until(lambda: client.bye is not None)
                assert client.bye
                assert client.bye["reason"]["code"] == "server_stopping"
            # The same server, the same people, and the table as it was.
            async with anna.at(id, since=kept + 1) as client:
                assert not client.shown["locked"]
                assert client.shown["seats"][0]["yours"]
                await client.command("lock", locked=True)
            assert (await anna.get(f"/api/tables/{later}")).status_code == 404

    with serving(data) as server:
        run(go())
        assert not (data / INCOMING).exists()
    with closing(sqlite3.connect(data / REPLACED)) as before:
        assert before.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_a_back_up_is_put_back_where_no_server_runs(tmp_path: Path, capsys: Capture) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "kept.db"
    old.mkdir()
    entries = finished_table().entries
    database_with(old, {"t": entries})
    assert cli.run(["backup", str(file), "--data", str(old)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == [file.name], "nothing else is left there"
    assert cli.run(["restore", str(file), "--data", str(new)]) == 0
    assert "kept in" not in capsys.readouterr().out, "nothing was there before"
    assert {each.name for each in new.iterdir()} == {DATABASE, LOCK}
    assert entries_in(new, "t") == entries
    assert cli.run(["restore", str(file), "--data", str(old)]) == 0
    assert str(old / REPLACED) in capsys.readouterr().out


def test_a_back_up_has_what_is_not_yet_written_back(tmp_path: Path) -> None:
    """What was acknowledged lately is in SQLite's log beside the database."""
    entries = finished_table().entries

    async def go() -> None:
        async with stored(tmp_path) as store:
            await store.open_table("t", entries[0], b"{}")
            for entry in entries[1:10]:
                await store.append("t", [entry])
            assert await asyncio.to_thread(backup.back_up, tmp_path, tmp_path / "kept.db") == 1

    run(go())
    (tmp_path / "new").mkdir()
    backup.restore(tmp_path / "new", tmp_path / "kept.db")
    assert entries_in(tmp_path / "new", "t") == entries[:10]


def test_a_restoring_that_was_interrupted_goes_on_at_the_next_start(tmp_path: Path) -> None:
    old, data = tmp_path / "old", tmp_path / "data"
    for folder in (old, data):
        folder.mkdir()
    entries = finished_table().entries
    backup.back_up(database_with(old, {"t": entries}).parent, data / INCOMING)
    database_with(data, {"other": entries[:1]}).replace(data / REPLACED)
    with held(data):
        prepare(Settings(data=data))
    assert entries_in(data, "t") == entries


@pytest.mark.parametrize("language", languages())
def test_what_is_no_back_up_changes_nothing(tmp_path: Path, capsys: Capture, language: str) -> None:
    data, entries = tmp_path / "data", finished_table().entries
    data.mkdir()
    database_with(data, {"t": entries})
    text, empty, foreign = tmp_path / "text", tmp_path / "empty", tmp_path / "foreign.db"
    damaged, later = tmp_path / "damaged.db", tmp_path / "later.db"
    text.write_text("no database at all" * 500)
    empty.touch()
    for file in (damaged, later):
        backup.back_up(data, file)
    flip_pages(damaged)
    for file, change in (
        (foreign, "CREATE TABLE lines (text)"),
        (later, "UPDATE alembic_version SET version_num = 'z'"),
    ):
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(change)
    expected = {
        text: "error-back-up-damaged",
        damaged: "error-back-up-damaged",
        empty: "error-no-back-up",
        foreign: "error-no-back-up",
        later: "error-storage-newer",
        tmp_path / "nothing": "error-file-missing",
        data: "error-file-folder",
    }
    capsys.readouterr()
    for file, key in expected.items():
        assert cli.run(["restore", str(file), "--data", str(data), "--lang", language]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith("mazzo: ")
        if key != "error-back-up-damaged":
            assert line == f"mazzo: {words_in(language)(key, path=str(file))}"
    assert entries_in(data, "t") == entries
    assert not (data / REPLACED).exists()


def test_a_back_up_that_cannot_be_written_leaves_nothing(tmp_path: Path, capsys: Capture) -> None:
    data = tmp_path / "data"
    data.mkdir()
    assert cli.run(["backup", str(tmp_path / "kept.db"), "--data", str(data)]) == 2
    assert "there are no tables" in capsys.readouterr().err
    database = database_with(data, {"t": finished_table().entries})
    for file in (tmp_path, database, tmp_path / "nowhere" / "kept.db"):
        assert cli.run(["backup", str(file), "--data", str(data)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    flip_pages(database)
    assert cli.run(["backup", str(tmp_path / "kept.db"), "--data", str(data)]) == 2
    assert "is damaged" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_back_up_on_a_full_disk_leaves_the_last_one_as_it_was(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "kept.db"
    data.mkdir()
    database_with(data, {"t": finished_table().entries})
    backup.back_up(data, file)
    before = file.read_bytes()
    code = (
        "import resource; from mazzo.cli import main; "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (8192, resource.RLIM_INFINITY)); main()"
    )
    program = [sys.executable, "-c", code, "backup", str(file), "--data", str(data)]
    ended = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == [file.name]


def test_a_server_that_does_not_take_it_is_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PATIENCE", 0)
    data, file = tmp_path / "data", tmp_path / "kept.db"
    data.mkdir()
    database_with(data, {"t": finished_table().entries})
    backup.back_up(data, file)
    with held(data), pytest.raises(Refusal, match="error-not-handed-over"):
        backup.restore(data, file)
    assert not (data / INCOMING).exists()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root acts for others")
def test_root_restores_for_the_user_of_the_server(tmp_path: Path) -> None:
    old, data, file = tmp_path / "old", tmp_path / "data", tmp_path / "kept.db"
    for folder in (old, data):
        folder.mkdir()
    os.chown(data, 4321, 4321)
    backup.back_up(database_with(old, {"t": finished_table().entries}).parent, file)
    backup.restore(data, file)
    assert {each.name: each.stat().st_uid for each in data.iterdir()} == {DATABASE: 4321, LOCK: 4321}
