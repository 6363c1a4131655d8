"""The databases that tests borrow."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mazzo.testing.support import lending
from mazzo.testing.support.databases import NoProgram, Reached, postgres_programs, reachable
from mazzo.testing.support.lending import leave_out, place

BORROWING = """
import os
from pathlib import Path
import pytest
from mazzo.testing.support.lending import database, postgres

@pytest.mark.parametrize("number", range(4))
def test_it(number, database, postgres):
    Path(os.environ["SEEN"], str(postgres.port)).touch()
"""


@pytest.mark.club
def test_a_run_has_one_and_leaves_nothing(tmp_path: Path) -> None:
    """Several processes ask at once."""
    try:
        postgres_programs()
    except NoProgram as problem:
        leave_out(problem)
    seen, file = tmp_path / "seen", tmp_path / "test_borrowing.py"
    seen.mkdir()
    file.write_text(BORROWING)
    program = [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    plugins = ["--disable-plugin-autoload", "-p", "xdist", "-p", "mazzo.testing.plugin", "-n", "2", "-q"]
    with subprocess.Popen([*program, *plugins, str(file)], env={**os.environ, "SEEN": str(seen)}) as running:
        assert running.wait(300) == 0
    (found,) = seen.iterdir()
    lent = Reached()
    lent.port = int(found.name)
    assert not lent.answers()
    assert not place(running.pid).exists()


@pytest.mark.parametrize(("ci", "outcome"), [("", pytest.skip.Exception), ("1", pytest.fail.Exception)])
def test_nothing_is_left_out_in_ci(monkeypatch: pytest.MonkeyPatch, ci: str, outcome: type[BaseException]) -> None:
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="There is none"):
        leave_out(NoProgram("There is none"))


def test_programs_in_a_home_are_copied(tmp_path: Path) -> None:
    """Only root gets into the homes of others."""
    home, folder = tmp_path / "home", tmp_path / "folder"
    programs = home / "site-packages" / "wheel" / "bin"
    libraries = home / "site-packages" / "wheel.libs"
    for each in (programs, libraries):
        each.mkdir(parents=True)
    (programs / "program").touch(mode=0o755)
    (libraries / "library").touch()
    home.chmod(0o700)
    found = reachable(programs / "program", folder)
    assert found == folder / "programs" / "wheel" / "bin" / "program"
    assert found.stat().st_mode & 0o001
    assert (folder / "programs" / "wheel.libs" / "library").exists()
    assert reachable(Path("/usr/bin/env"), folder) == Path("/usr/bin/env")


def test_the_plugin_knows_where_they_are() -> None:
    """It imports nothing of this before it is needed."""
    from mazzo.testing.plugin import LEFT_OUT, borrowed_databases

    assert borrowed_databases() == place(os.getpid())
    assert lending.LEFT_OUT in LEFT_OUT
