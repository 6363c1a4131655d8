"""Whole matches from a script: every variant, at 80 columns, without colour."""

from __future__ import annotations

import re
from itertools import cycle, islice
from pathlib import Path

import pytest
from rich.cells import cell_len

from mazzo.games import game, names
from mazzo.record.reading import read
from mazzo.record.replay import verify
from tests.support.terminal import Play

VARIANTS = [(name, str(value)) for name in names() for value in game(name).options_type.describe()[0].values]


def numbers(count: int) -> list[str]:
    """A script that plays by numbers: the next of the first few cards, or whatever capture has that number, or what
    needs no card."""
    return list(islice(cycle(["1", "2", "1", "0"]), count))


def short(name: str) -> list[str]:
    """The options that make a match short, where there are any."""
    return ["--option", "target=2"] if name == "primiera" else []


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
@pytest.mark.parametrize("people", [1, 2])
def test_a_script_plays_a_whole_match(play: Play, data: Path, name: str, variant: str, people: int) -> None:
    key = game(name).options_type.describe()[0].key
    arguments = [name, "--option", f"{key}={variant}", *short(name), "--people", str(people)]
    out = play(numbers(2000), *arguments, "--seed", "script", "--level", "greedy")
    assert "won" in out
    assert "\x1b" not in out
    assert [line for line in out.splitlines() if cell_len(line) > 80 and str(data) not in line] == []
    (path,) = data.joinpath("records").iterdir()
    assert str(path) in out
    assert not any(data.joinpath("saves").iterdir())
    record = read(path.read_bytes())
    assert verify(record).finished
    assert [bool(added) for added in record.contributions] == [player.kind == "person" for player in record.players]


def test_the_same_seed_and_script_play_the_same_match(play: Play, data: Path) -> None:
    arguments = ["--option", "target=2", "--option", "variant=two", "--seed", "again"]
    first, second = (play(numbers(500), *arguments).splitlines()[:-1] for _ in range(2))
    assert first == second
    one, other = (path.read_bytes() for path in data.joinpath("records").iterdir())
    assert one == other


def test_without_a_seed_every_match_is_new(play: Play) -> None:
    first, second = (play([], "--option", "variant=two") for _ in range(2))
    assert first != second


def test_the_score_sheet_adds_up(play: Play) -> None:
    out = play(numbers(500), "--option", "target=1", "--option", "variant=two", "--seed", "sheet")
    for label in ("Cards", "Coins", "Seven of Coins", "Primiera", "Sweeps", "Points", "Total"):
        assert f"│ {label} " in out
    assert "The game goes to 1." in out
    points = next(line for line in out.splitlines() if "│ Points" in line).split()
    totals = next(line for line in out.splitlines() if "│ Total" in line).split()
    assert points[2:-1] == totals[2:-1]
    assert re.search(r"Your best cards: .* \(\d+(\+\d+)*\)\.", " ".join(out.replace("│", "").split()))


def test_a_person_chooses_for_the_robot_that_became_a_partner(play: Play) -> None:
    script = [str(number % 3 + 1) for number in range(1, 600)]
    out = play(script, "--option", "variant=robot", "--option", "target=11", "--seed", "b")
    assert "you and Robot against" in out
    assert "The cards of Robot\n" in out
    assert "Choose a card for the robot (1 to 6, ? for help): 1\nRobot captures" in out
    assert "The robot's cards  " in out, "they lie open on the person's own turn too"


def test_everybody_alone_counts_double(play: Play) -> None:
    out = play(numbers(500), "--option", "target=1", "--seed", "c", "--level", "random")
    assert "everyone alone, and categories count double" in out


def test_people_have_names(play: Play) -> None:
    names = ["--people", "2", "--name", "Ada", "--name", "Berta"]
    out = play(["1", "1"], *names, "--seed", "names")
    assert "At this terminal: Ada and Berta." in out
    assert "With Carlo and Dora (bots, level club)." in out, "no bot has the name of a person"
    assert "\nAda\n" in out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--level", "clever"], "there is no level clever; choose from beginner, club, expert, master"),
        (["--people", "5"], "--people takes 1 to 4 here, not 5"),
        (["--people", "0"], "--people takes 1 to 4 here, not 0"),
        (["--option", "variant=robot", "--people", "4"], "--people takes 1 to 3 here, not 4"),
        (["--seats", "3"], "primiera is played here by 4, not by 3"),
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
