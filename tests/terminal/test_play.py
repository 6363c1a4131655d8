"""Whole matches from a script: every variant, at 80 columns, without colour."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from mazzo.games import default, game, names
from mazzo.presets import presets
from mazzo.testing.support.terminal import Play, numbers
from mazzo.words import english

VARIANTS = [(name, str(value)) for name in names() for value in game(name).options_type.describe()[0].values]


def test_the_same_seed_and_script_play_the_same_match(play: Play, data: Path) -> None:
    arguments = ["--option", "target=2", "--option", "variant=two", "--seed", "again"]
    first, second = (play(numbers(500), *arguments).splitlines()[:-1] for _ in range(2))
    assert first == second
    one, other = (path.read_bytes() for path in data.joinpath("records").iterdir())
    assert one == other


def test_what_is_played_is_said_in_one_line(play: Play) -> None:
    first = presets(default())[0]
    name = english()(f"{default()}-preset-{first.key}")
    assert f"\n{name} · hints · no clock · bots: beginner\n" in play([], "--preset", first.key)
    assert f"\n{name} · hints · no clock · bots: expert\n" in play([], "--preset", first.key, "--level", "expert")


def test_without_a_seed_every_match_is_new(play: Play) -> None:
    first, second = (play([], "--option", "variant=two") for _ in range(2))
    assert first != second


def test_a_program_plays_also_where_a_level_is_named(play: Play) -> None:
    example = Path(__file__).parents[2] / "examples" / "bots" / "most_cards.py"
    program = f"cmd/slow:{shlex.quote(sys.executable)} {shlex.quote(str(example))}"
    begun = ["--option", "variant=two", "--seed", "program"]
    for how in ("--level", "--bot"):
        assert "bots: program\n" in play(numbers(2), *begun, how, program)
    assert "say which one again" in play([], "--resume", code=2)


def test_people_have_names(play: Play) -> None:
    names = ["--people", "2", "--name", "Ada", "--name", "Berta"]
    out = play(["1", "1"], *names, "--seed", "names")
    assert "At this terminal: Ada and Berta." in out
    assert "With Carlo and Dora (bots)." in out, "no bot has the name of a person"
    assert "\nAda\n" in out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--level", "clever"], "there is no level clever; choose from beginner, club, expert, master"),
        (["--people", "5"], "--people takes 1 to 4 here, not 5"),
        (["--people", "0"], "--people takes 1 to 4 here, not 0"),
        (["--option", "variant=robot", "--people", "4"], "--people takes 1 to 3 here, not 4"),
        (["--seats", "3"], f"{default()} takes 4 players here, not 3"),
        (["--name", "A", "--name", "B"], "--name is given 2 times, but one person plays"),
        (["--resume", "--level", "club", "--seats", "4"], "leave out --seats, --level"),
        (["--resume"], "there is no unfinished match"),
        (["whist"], "there is no game whist"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(play: Play, data: Path, arguments: list[str], line: str) -> None:
    out = play([], *arguments, code=2)
    assert line in out
    assert out.count("\n") == 1
    assert not list(data.rglob("*.mazzo")), "nothing was begun"
