"""A game that is written to start from is complete: found through its entry point, and held to what every game is."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import new_game
from mazzo.games import names

pytestmark = pytest.mark.more

NAME = "nine_cards"

HELD_TO = ("test_advice", "test_notation", "test_says", "test_secrecy", "test_words")
"""Of what every game is held to, what a template most likely breaks; `make test-examples` runs all of it on another."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / NAME
    new_game.write_game(NAME, folder)
    return folder


def offer(folder: Path) -> None:
    """Leave there what an installation would: for Python, the game is then installed wherever the folder is on its
    path."""
    project = tomllib.loads(folder.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir()
    about = {"Metadata-Version": "2.1", "Name": project["name"], "Version": project["version"]}
    metadata.joinpath("METADATA").write_text("".join(f"{key}: {value}\n" for key, value in about.items()))
    games = project["entry-points"]["mazzo.games"]
    lines = ["[mazzo.games]", *(f"{name} = {place}" for name, place in games.items())]
    metadata.joinpath("entry_points.txt").write_text("\n".join(lines))


def test_the_tests_of_a_new_game_pass_at_once(written: Path) -> None:
    offer(written)
    path = os.pathsep.join([str(written), *filter(None, [os.environ.get("PYTHONPATH")])])
    common = [f"mazzo.testing.{each}" for each in HELD_TO]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--game", NAME, "--pyargs", *common]
    done = subprocess.run(
        [*command, "tests"], cwd=written, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in done.stdout


def test_nothing_is_left_of_the_name_of_the_template(written: Path) -> None:
    files = [path for path in written.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert {path.name for path in files} >= {"pyproject.toml", "README.md", "game.py", "round.py", "en.ftl", "it.ftl"}
    for path in files:
        text = path.relative_to(written).as_posix() + path.read_text(encoding="utf-8")
        assert "newgame" not in text.lower().replace(" ", ""), path


def test_what_a_game_is_called() -> None:
    assert new_game.renamed("newgame, NewgameGame, New Game", NAME) == "nine_cards, NineCardsGame, Nine Cards"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Nine", "a name is made of small letters"),
        ("9cards", "a name is made of small letters"),
        ("nine-cards", "a name is made of small letters"),
        ("reason", "choose another name"),
        (names()[0], "there is a game"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new_game.main([name, str(tmp_path / "game")]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert why in said.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main([NAME, str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_a_name_it_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main(["", ""]) == 2
    assert capsys.readouterr().err.startswith("usage: make game NAME=")


def test_it_says_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main([NAME, str(tmp_path / "game")]) == 0
    assert f"mazzo play {NAME}" in capsys.readouterr().out
