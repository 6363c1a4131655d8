"""What is asked of a player, how moves are said, and notes."""

from __future__ import annotations

from mazzo.games.primo.round import Round
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Reason
from tests.games.primo.positions import at_table, play, seen

ROWS = "A 9y 8b 7y | B 10y 9b | D 2 | E 2 | F 13"


def labels(round: Round) -> dict[str, Reason | None]:
    return {choice.move: choice.label for choice in seen(round, 0).moves}


def test_every_move_is_said() -> None:
    said = labels(at_table(ROWS, "1y 12b top nimm", "2y"))
    assert said["12b>F"] == Reason("lay", {"card": "12b", "column": "F"})
    assert said["12b>C"] == Reason("open", {"card": "12b", "column": "C"})
    assert said["top>C"] == Reason("top", {"column": "C"})
    assert said["nimm>F"] == Reason("nimm", {"column": "F"})
    assert said["A8>B"] == Reason("shift", {"card": "8b", "count": 2, "column": "A", "target": "B"})
    assert said["swap 1y+top"] == Reason("swap", {"cards": ["1y", "top"]})
    assert said["pass"] == Reason("pass")
    said = labels(play(at_table(ROWS, "1y 11b top", "2y"), "top>B"))
    assert said["11b^B"] == Reason("above", {"card": "11b", "column": "B"})
    assert said["end"] == Reason("end")


def test_what_is_asked_follows_the_turn() -> None:
    round = at_table("A 13 | B 9 8 7 | C 10 | D 1 | E 1 | F 1", "12y 12b 2b", "2y")
    assert (seen(round, 0).asked, seen(round, 1).asked, seen(round, WATCHER).asked) == (Reason("begin"), None, None)
    play(round, "B9>C")
    assert seen(round, 0).asked == Reason("play_too")
    play(round, "12y>A")
    assert seen(round, 0).asked == Reason("go_on")


def test_a_turn_in_which_nothing_fits() -> None:
    full = "A 5 | B 1 | C 1 | D 1 | E 1 | F 1"
    assert seen(at_table(full, "9y 9b", "2y"), 0).asked == Reason("nothing_fits")
    round = play(at_table(full, "4y 9b", "2y"), "4y>A")
    assert seen(round, 0).asked == Reason("end")


def test_notes() -> None:
    assert seen(at_table(ROWS, "1y", "2y"), 0).notes == []
    scene = seen(at_table(ROWS, "1y", "2y", colours="alternating"), 0, colours="alternating", games=4)
    assert scene.notes == [Reason("alternating"), Reason("match", {"games": 4})]
    scene = seen(play(at_table(ROWS, "1y 11b top", "2y"), "top>B"), 1)
    assert scene.notes == [Reason("top", {"column": "B"}), Reason("gone", {"count": 1})]
    scene = seen(play(at_table(ROWS, "1y", "2y"), "pass", "pass"), 0)
    assert scene.notes == [Reason("idle", {"count": 2, "limit": 20})]
