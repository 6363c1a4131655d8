"""The engine that is compiled while people play: it is used when it is there, and nobody is disturbed if it is not."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from mazzo import beside, build
from mazzo.server import compiling
from mazzo.server.compiling import Compiling

pytestmark = pytest.mark.skipif(build.compiled(), reason="a compiled engine is not compiled again")

MADE = """
import sys
from pathlib import Path
place = Path(sys.argv[0]).parents[1]
Path((place / "wanted").read_text()).mkdir(parents=True)
"""
REFUSED = "import sys; print('no memory'); sys.exit(1)"
IMPOSSIBLE = f"import sys; sys.exit({compiling.IMPOSSIBLE})"
# Says which processes it consists of, and goes on until its starter is gone.
ENDLESS = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
with open("{pids}", "w") as file:
    file.write(f"{{os.getpid()}} {{child.pid}}\\n")
time.sleep(1000)
"""


def tree_with(program: str, root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree whose engine is compiled by that program."""
    package = root / "src" / "mazzo"
    (package / "games").mkdir(parents=True)
    (root / "tools").mkdir()
    (root / "pyproject.toml").write_text("[tool.mazzo.compiled]\n")
    (root / "tools" / "engine.py").write_text("")
    (root / "tools" / "engine_beside.py").write_text(program)
    (root / "wanted").write_text(str(beside.folder_for(root)))
    monkeypatch.setattr(beside, "PACKAGE", package)
    monkeypatch.setenv("MAZZO_COMPILE", "auto")
    return root


def told(made: Compiling) -> list[str]:
    """Let it be compiled; the strength that there was when it was ready, if it was."""
    found: list[str] = []

    async def ready() -> None:
        found.append(made.strength)

    asyncio.run(made.run(ready))
    return found


def test_a_line_says_that_it_is_ready_and_bots_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tree_with(MADE, tmp_path, monkeypatch)
    made = Compiling()
    assert (made.strength, made.kind) == ("reduced", build.INTERPRETED)
    assert told(made) == ["soon"], "those who think have it first"
    assert (made.strength, made.kind) == ("full", build.COMPILED)
    assert capsys.readouterr().out.count("\n") == 1
    assert Compiling().strength == "full", "at the next start"
    assert told(Compiling()) == [], "it is not compiled again"
    assert capsys.readouterr().out == ""


def test_one_line_says_that_it_failed_and_where_to_read_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tree_with(REFUSED, tmp_path, monkeypatch)
    made = Compiling()
    assert told(made) == []
    assert made.strength == "reduced"
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert "build/engine/log.txt" in out
    assert "no memory" in (root / "build" / "engine" / "log.txt").read_text()


def test_a_machine_that_cannot_is_left_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tree_with(IMPOSSIBLE, tmp_path, monkeypatch)
    assert told(Compiling()) == []
    assert capsys.readouterr().out == ""


def test_who_does_not_want_it_has_nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tree_with(MADE, tmp_path, monkeypatch)
    monkeypatch.setenv("MAZZO_COMPILE", "no")
    made = Compiling()
    assert told(made) == []
    assert made.strength == "reduced"
    assert not (root / "build").exists()


@pytest.mark.skipif(os.name == "nt", reason="processes have groups elsewhere")
@pytest.mark.parametrize("known", [True, False], ids=["running", "still starting"])
def test_a_server_that_stops_ends_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: bool) -> None:
    start, let_on = asyncio.create_subprocess_exec, asyncio.Event()

    async def slowly(*command: str, **how: Any) -> asyncio.subprocess.Process:
        process = await start(*command, **how)
        await let_on.wait()
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slowly)
    pids = tmp_path / "pids"
    os.mkfifo(pids)
    tree_with(ENDLESS.format(pids=pids), tmp_path / "root", monkeypatch)

    async def never() -> None:
        raise AssertionError

    async def go() -> list[int]:
        made = Compiling()
        task = asyncio.create_task(made.run(never))
        found = [int(each) for each in (await asyncio.to_thread(pids.read_text)).split()]
        assert made.strength == "soon"
        if known:
            let_on.set()
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.sleep(0)
        let_on.set()
        await asyncio.gather(task, return_exceptions=True)
        return found

    program, child = asyncio.run(go())
    with pytest.raises(ProcessLookupError):
        os.kill(program, 0)
    wait_until_gone(child)


def wait_until_gone(process: int) -> None:
    """Killed with the others; the system needs a moment to clear it away, or keeps it for who should ask after it."""
    stat = Path(f"/proc/{process}/stat")
    while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] not in "ZX":
        pass
