"""Primo at the terminal: a turn move by move, taken back, ended; exchanges by number; the drawing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from mazzo.games import game
from mazzo.record.reading import read
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.testing.support.terminal import Play
from mazzo.words import english
from tests.games.primo.positions import at_table
from tests.games.primo.positions import play as make

GAME = game("primo")
LOOK = ("primo", "--seed", "look", "--level", "greedy")
"""One bot has played. The person holds 1y 2y 2b 3b 7y top; the rows are A 1 | B 9 | C 11 | D 5 | E 12 11 | F 7."""


def saved_moves(path: Path) -> list[str]:
    return [text for _, text in read(path.read_bytes()).rounds[-1].moves]


def test_a_turn_is_entered_move_by_move(play: Play, save: Callable[[], Path]) -> None:
    out = play(["6", "4", "0"], *LOOK)
    assert "  4  Top on column D" in out
    assert "You play Top on column D." in out
    assert "Nothing more fits: end your turn (1 to 5, 0: End turn, ? for help): 0" in out
    assert "You end your turn." in out
    moves = saved_moves(save())
    assert moves.index("end", moves.index("top>D")) == moves.index("top>D") + 1


def test_moves_are_taken_back_down_to_the_start_of_the_turn(play: Play, save: Callable[[], Path]) -> None:
    out = play(["undo", "top>D", "undo", "top>b", "undo", "undo", "swap 1 3"], *LOOK)
    assert out.count("There is nothing to take back.") == 2
    assert "Taken back: top>D." in out
    assert "Taken back: top>B." in out
    assert "You exchange yellow 1 and blue 2." in out
    moves = saved_moves(save())
    assert "swap 1y+2b" in moves
    assert not [text for text in moves if text.startswith("top>") and moves.index(text) < moves.index("swap 1y+2b")]


def test_what_is_taken_back_is_not_told_again(play: Play) -> None:
    out = play(["top>D", "undo", "log", "quit"], *LOOK)
    log = out[out.rindex("Taken back") :]
    assert "Dora ends the turn." in log
    assert "You play Top" not in log


def test_a_resumed_turn_can_be_taken_back(play: Play) -> None:
    play(["top>D", "quit"], *LOOK)
    assert "Taken back: top>D." in play(["undo", "quit"], "--resume")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("swap all", "You exchange yellow 1, yellow 2, blue 2, blue 3, yellow 7 and Top card."),
        ("swap 1,2", "You exchange yellow 1 and yellow 2."),
        ("swap 2b+1y", "You exchange yellow 1 and blue 2."),
        ("0", "You pass."),
        ("pass", "You pass."),
        ("end", "You have played nothing yet: pass instead."),
        ("b9>c", "The yellow 9 does not follow the blue 11 at the end of row C."),
        ("1", "The yellow 1 fits nowhere as the rows lie."),
        ("swap 7", "“swap 7” is not a move."),
        ("swap", "“swap ” is not a move."),
    ],
)
def test_what_can_be_typed(play: Play, typed: str, told: str) -> None:
    assert told in " ".join(play([typed], *LOOK).split("\n"))


def drawn(text: str, *hands: str, moves: str = "", width: int = 80, **chosen: Any) -> list[str]:
    """The table as the first of these players sees it."""
    round = make(at_table(text, *hands, **chosen), *moves.split())
    match = GAME.match(GAME.options(chosen), len(hands), len(hands) - 1)
    players = [Player("person")] + [Player("bot", f"Bot {seat}", "club") for seat in range(1, len(hands))]
    table = drawing("primo")
    phrases = Phrases(table, english(), players, 0)
    return [line.plain.rstrip() for line in table.table(GAME.scene(round.view(0), match), phrases, width)]


def test_rows_are_drawn_as_columns() -> None:
    lines = drawn("A 9y 8b | C 13b | D 2 | E 2 | F 2", "1y 12y 7b top", "1y")
    assert lines[0].split()[:6] == list("ABCDEF")
    assert lines[1].split()[:6] == ["9y", "-", "13b", "2y", "2y", "2y"]
    assert lines[2].split()[0] == "8b"
    hand = lines[lines.index("Your hand") :]
    assert hand[1].startswith("╭──1──╮ ╭──2──╮")
    assert "12y" in hand[2]
    assert hand[3].startswith("│:::::│ │/////│"), "colour is never the only sign"
    assert hand[4] == "╰─BDEF╯ ╰──AB─╯ ╰──BC─╯ ╰─A-F─╯"


def test_top_is_marked() -> None:
    lines = drawn("A 9y | B 2 | C 2 | D 2 | E 2 | F 2", "10b top 1b", "1y", moves="top>A")
    assert lines[0].split()[:2] == ["A↑", "B"]
    assert lines[-1].split()[1] == "╰──A^─╯"


def test_shifts_are_named() -> None:
    lines = drawn("A 10y 9y | B 11b | C 2 | D 2 | E 2 | F 2", "13y", "1y")
    assert "Rows you can move: A10>B" in lines
    long = "A 13 12 11 10 9 8 7 6 5 4 3 | B 12 11 10 9 8 7 6 5 4 3"
    assert drawn(long, "13y", "1y", shift_to_empty="yes")[-1].endswith(" ...")
    assert not [line for line in drawn("A 2 | B 2 | C 2 | D 2 | E 2 | F 2", "13y", "1y") if "moved" in line]


@pytest.mark.parametrize("width", [40, 79, 80])
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_fits(width: int, seats: int) -> None:
    """Six long rows, six players, colours that matter, and an idle game: 22 lines at most where there is room."""
    row = " ".join(str(number) for number in range(13, 1, -1))
    text = " | ".join(f"{letter} {row}" for letter in "ABCDEF")
    lines = drawn(text, "1y 2y 3y 4y 5y 6y", *["1y"] * (seats - 1), width=width, colours="monochrome", games=4)
    assert max(cell_len(line) for line in lines) <= width
    if width == 80:
        assert len(lines) <= 22


def test_the_count_of_a_game_that_somebody_has_finished(play: Play) -> None:
    out = play(["0"] * 400, "primo", "--seed", "two", "--level", "club", "--seats", "2")
    sheet = out[out.index("╭─ Round 1, counted") :]
    assert "│ Cards left   -58      0   " in sheet
    assert "│ Points       -58     +3   " in sheet
    assert "Game over: Berta won." in sheet


def test_the_count_of_a_blocked_game(play: Play) -> None:
    out = play(["0"] * 40, "primo", "--seed", "four", "--people", "2", "--seats", "2", "--option", "games=4")
    sheet = out[out.index("╭─ Round 1, counted") :].splitlines()
    assert sheet[-1] != ""
    block = sheet[: next(number for number, line in enumerate(sheet) if line.startswith("╰")) + 1]
    assert len({cell_len(line) for line in block}) == 1, "the note fits into the frame"
    assert "The game is blocked: nobody has finished." in block[-1]
    assert [line.split()[1] for line in block if "Points" in line or "Total" in line] == ["Points", "Total"]
