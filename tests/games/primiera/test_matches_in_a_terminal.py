from __future__ import annotations

import re

from mazzo.testing.support.terminal import Play, numbers


def test_the_score_sheet_adds_up(play: Play) -> None:
    out = play(numbers(500), "--option", "target=1", "--option", "variant=two", "--seed", "sheet")
    for label in ("Cards", "Coins", "Seven of Coins", "Primiera", "Sweeps", "Points", "Total"):
        assert f"│ {label} " in out
    assert "The game goes to 1 point." in out
    points = next(line for line in out.splitlines() if "│ Points" in line).split()
    totals = next(line for line in out.splitlines() if "│ Total" in line).split()
    assert points[2:-1] == totals[2:-1]
    assert re.search(r"Your best cards: .* \(\d+(\+\d+)*\)\.", " ".join(out.replace("│", "").split()))


def test_a_person_chooses_for_the_robot_that_became_a_partner(play: Play) -> None:
    script = [str(number % 3 + 1) for number in range(1, 600)]
    out = play(script, "--option", "variant=robot", "--option", "target=11", "--seed", "b")
    assert "you and Robot against" in out
    assert "Cards of Robot\n" in out
    assert "Choose a card for the robot (1 to 6, ? for help): 1\nRobot captures" in out
    assert "The robot’s cards  " in out, "they lie open on the person's own turn too"


def test_everybody_alone_counts_double(play: Play) -> None:
    out = play(numbers(500), "--option", "target=1", "--seed", "c", "--level", "random")
    assert "everyone alone, and the four points count double" in out
