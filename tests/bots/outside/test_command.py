"""How programs are named as players."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mazzo.bots.outside.command import BadCommand, command, is_command, listed, names_in


def test_a_command_is_read_as_a_shell_reads_words() -> None:
    found = command(f"cmd:{sys.executable} 'my bot.py' --depth 3")
    assert found.arguments == (sys.executable, "my bot.py", "--depth", "3")
    assert (found.time, found.milliseconds) == ("usual", 5000)
    assert command(f"cmd/slow:{sys.executable} x").milliseconds == 60_000


@pytest.mark.parametrize(
    "name", ["cmd:", "cmd/never:python x", "cmd:'python", "cmd:no-such-program-anywhere", "cmd/slow"]
)
def test_what_cannot_be_started_is_refused(name: str) -> None:
    assert is_command(name)
    with pytest.raises(BadCommand):
        command(name)


def test_names_with_commas() -> None:
    assert names_in(r"club, cmd:python x.py a\,b,master") == ["club", "cmd:python x.py a,b", "master"]
    assert names_in(listed(["cmd:x a,b", "club"])) == ["cmd:x a,b", "club"]


def test_a_program_that_was_changed_is_another_player(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("1")
    before = command(f"cmd:{sys.executable} {path}").fingerprint()
    assert command(f"cmd:{sys.executable} {path}").fingerprint() == before
    path.write_text("2")
    assert command(f"cmd:{sys.executable} {path}").fingerprint() != before
