"""One folder, one process."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from mazzo.server.folder import FolderInUse, held
from mazzo.server.preparing import prepare
from mazzo.server.settings import DATABASE, Settings
from mazzo.testing.support.server import ON_SQLITE, serving
from mazzo.testing.support.stored import database_with, finished_table, flip_pages, held_by_another
from mazzo.words import Refusal, words_in

pytestmark = [ON_SQLITE, pytest.mark.more]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def start(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What `mazzo` says that ends at once."""
    command = [sys.executable, "-c", "from mazzo.cli import main; main()", "--data", str(folder), "--no-browser"]
    return subprocess.run(
        [*command, "--port", "0"], capture_output=True, text=True, timeout=60, env={**os.environ, **environment}
    )


def test_a_second_process_ends_with_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.process
        ended = start(tmp_path)
        assert ended.returncode == 2
        assert ended.stderr.splitlines() == [
            f"mazzo: {tmp_path} is in use by another Mazzo (process {server.process.pid}); "
            "stop it first, or choose another folder with --data"
        ]
        assert ended.stdout == ""


def test_a_folder_is_free_again_when_its_process_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.kill()
        server.start()


def test_a_folder_is_held_and_let_go(tmp_path: Path) -> None:
    with held(tmp_path):
        with pytest.raises(FolderInUse), held(tmp_path):
            pass
        with held(tmp_path / "another"):
            pass
    with held(tmp_path):
        pass


def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with held(folder):
        prepare(Settings(data=folder))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert all(stat.S_IMODE(each.stat().st_mode) == 0o600 for each in folder.iterdir())


def refusal(folder: Path) -> str:
    """How a start on a folder is refused."""
    with pytest.raises(Refusal) as refused, held(folder):
        prepare(Settings(data=folder))
    assert words_in("en")(refused.value.key, **refused.value.params).count("\n") == 0
    return refused.value.key


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(tmp_path / "file") == "error-storage-unwritable"
    assert refusal(tmp_path / "file" / "in") == "error-storage-unwritable"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """Root may write everywhere, but not where there is no such thing."""
    if os.geteuid() == 0:
        assert refusal(Path("/proc/mazzo")) == "error-storage-unwritable"
        return
    tmp_path.chmod(0o500)
    assert refusal(tmp_path) == "error-storage-unwritable"


def test_a_folder_in_the_place_of_the_database(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    assert refusal(tmp_path) == "error-storage-failing"


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("something else, and not a short text either" * 100)
    assert refusal(tmp_path) == "error-storage-damaged"


def test_a_database_with_damaged_pages(tmp_path: Path) -> None:
    flip_pages(database_with(tmp_path, {"t": finished_table().entries}))
    assert refusal(tmp_path) == "error-storage-damaged"


def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    with held_by_another(database_with(tmp_path, {})):
        assert refusal(tmp_path) == "error-storage-locked"


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    database = database_with(tmp_path, {})
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    ended = start(tmp_path)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"mazzo: {database} comes from a newer version")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """No file may grow at all, as on a disk without space; what there was before is kept."""
    code = (
        "import resource; from mazzo.cli import main; "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY)); main()"
    )
    command = [sys.executable, "-c", code, "--data", str(tmp_path), "--no-browser", "--port", "0"]
    database = database_with(tmp_path, {"t": finished_table().entries})
    before = database.read_bytes()
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stderr.startswith("mazzo: ")
    assert "Traceback" not in ended.stderr
    assert database.read_bytes() == before
