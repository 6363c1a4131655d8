"""What a stranger reads of the commands, and what the shell completes of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazzo import cli
from mazzo.bots import DEFAULT_LEVEL
from mazzo.cli.app import app
from mazzo.kernel.levels import LEVELS

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))


def helped(capsys: Capture, *command: str) -> str:
    assert cli.run([*command, "--help"]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_it_says_what_the_command_alone_does(capsys: Capture, tmp_path: Path) -> None:
    out = helped(capsys)
    assert "`mazzo` alone starts a server on this machine and opens its page in the browser" in out
    assert "http://127.0.0.1:8000/" in out
    assert f"Tables and records are kept in {tmp_path}" in out


def test_levels_are_named_as_they_are(capsys: Capture) -> None:
    said = helped(capsys, "play").partition("--level")[2].partition("--people")[0]
    assert all(level in said for level in LEVELS)
    assert f"{DEFAULT_LEVEL} (the default)" in said


@pytest.mark.parametrize("command", ["", "play", "pair", "games", "replay", "verify"])
def test_whatever_speaks_to_players_can_be_told_the_language(capsys: Capture, command: str) -> None:
    assert "--lang" in helped(capsys, *filter(None, [command]))


def test_bash_completes_commands_and_options() -> None:
    script = app.generate_completion(prog_name="mazzo", shell="bash")
    for word in ("play", "games", "replay", "--lang", "--level", "--table", "--resume"):
        assert word in script
    assert "complete -F" in script


def test_the_completion_is_put_where_the_shell_finds_it(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("XDG_DATA_HOME", "BASH_COMPLETION_USER_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.run(["--install-completion", "--shell", "bash"]) == 0
    (script,) = tmp_path.rglob("completions/mazzo*")
    assert "complete -F" in script.read_text()
    assert str(script) in (tmp_path / ".bashrc").read_text()
