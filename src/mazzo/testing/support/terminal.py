"""A terminal to play in: scripts go in, what was printed comes out, matches are kept in a folder of the test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from itertools import cycle, islice
from pathlib import Path

import pytest

from mazzo import cli

Play = Callable[..., str]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept; and what is printed is English."""
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Run `mazzo play …`, or another command, with lines as input; what it prints. `code` is the exit code that is
    expected."""

    def run(lines: Iterable[str], *arguments: str, code: int = 0, command: str = "play") -> str:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        assert cli.run([command, *arguments]) == code
        out, err = capsys.readouterr()
        assert bool(err) == bool(code)
        return str(out + err)

    return run


@pytest.fixture
def save(data: Path) -> Callable[[], Path]:
    """The one saved match."""

    def found() -> Path:
        (path,) = data.joinpath("saves").glob("*.mazzo")
        return path

    return found


def numbers(count: int) -> list[str]:
    """A script that plays by numbers: the first few, whatever they mean at the time, and now and then a later one."""
    return list(
        islice(cycle(["1", "2", "1", "0", *(part for n in range(3, 13) for part in ("1", "0", str(n)))]), count)
    )
