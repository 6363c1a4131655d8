"""At any width everything is there: whole names, whole hands; and what has just happened is in sight."""

from __future__ import annotations

import os
from io import StringIO

import pytest
from rich.cells import cell_len

from mazzo.games import names
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.record.record import Player
from mazzo.terminal import line as lines
from mazzo.terminal import match_screen, pages, screen
from mazzo.terminal.draw import drawing
from mazzo.terminal.line import Line
from mazzo.terminal.match_screen import MatchScreen
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import Screen
from mazzo.testing.support.play import random_moves, setting
from mazzo.words import languages, words_in

WIDTHS = (60, 80, 100, 140)
LOOKED = 61
"""One in so many positions is drawn."""
LONG = ("Emilio Fortebraccio della Rovere", "Wilhelmine-Charlotte", "Ida", "Maximilian von und zu Hohenstein")


def players(seats: int) -> list[Player]:
    return [Player("bot", f"{LONG[seat % 4]}{seat // 4 or ''}", "club") for seat in range(seats)]


class Window(StringIO):
    """A terminal of some size; it can be resized."""

    columns, rows = 80, 24

    def isatty(self) -> bool:
        return True


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    opened = Window()
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(Window, "fileno", lambda self: 1, raising=False)
    monkeypatch.setattr(os, "get_terminal_size", lambda number: os.terminal_size((opened.columns, opened.rows)))
    return opened


def test_the_width_is_that_of_the_window_whenever_something_is_drawn(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "33")
    typing = Window("1\n")
    there = Screen(typing, window)
    for columns in (80, 140, 60):
        window.columns = columns
        assert there.width == columns
        window.seek(0)
        window.truncate()
        there.say("word " * 60)
        printed = [len(each.rstrip()) for each in window.getvalue().splitlines()]
        assert columns - 5 <= max(printed) <= columns
    assert Screen(StringIO(), StringIO()).width == screen.USUAL_WIDTH, "a script has no window"


def test_a_long_prompt_is_broken_between_words(window: Window) -> None:
    window.columns = 40
    assert Screen(Window("7\n"), window).ask("Your turn: do something that needs many words (1 to 9): ") == "7"
    assert window.getvalue() == "Your turn: do something that needs many\nwords (1 to 9): "


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_nothing_is_cut_at_any_width(name: str, language: str) -> None:
    played = setting(name)
    board, words = drawing(name), words_in(language)
    course, match = played.start(1), played.match(1)
    known = players(played.seats)
    for number, (seat, move) in enumerate(random_moves(course, Rng(1))):
        if number % LOOKED == LOOKED - 1:
            for width in WIDTHS:
                for viewer in (WATCHER, 0):
                    scene = played.game.scene(course.round.view(viewer), match)
                    phrases = Phrases(board, words, known, viewer).among(scene.moves)
                    drawn = [line.plain for line in board.table(scene, phrases, width)]
                    assert max(map(cell_len, drawn)) <= width
                    listed = "".join("".join(line.plain for line in board.players(scene, phrases, width)).split())
                    assert all("".join(player.name.split()) in listed for player in known), "no name is cut"
                    assert "".join(drawn).count("╮") >= len(board.held(scene)) // 7, "every row of the hand ends"
        course.play(seat, move)
    match = match.counted(course.round)
    for width in WIDTHS:
        phrases = Phrases(board, words, known, 0)
        scene = played.game.scene(course.round.view(0), match)
        sheet = board.sheet(scene, phrases, width)
        score = pages.score_page([(1, scene.totals)], scene.totals, phrases, width)
        helped = pages.help_page(phrases, width)
        assert max(line.cell_len for line in [*sheet, *score, *helped]) <= width


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_score_has_whole_names(seats: int, width: int) -> None:
    name = names()[0]
    phrases = Phrases(drawing(name), words_in("de"), players(seats))
    drawn = pages.score_page([(1, [10] * seats)], [10] * seats, phrases, width)
    assert len({line.cell_len for line in drawn}) == 1
    assert drawn[0].cell_len <= width
    columns = "\n".join(line.plain for line in drawn)
    for letters in ("Emilio", "Wilhel"):
        assert letters in columns


def test_a_help_page_keeps_its_columns() -> None:
    name = names()[0]
    page = pages.help_page(Phrases(drawing(name), words_in("en"), players(4)), 50)
    quit = next(number for number, line in enumerate(page) if line.plain.startswith("quit    "))
    assert page[quit + 1].plain.startswith(" " * 8)


# --- what has just happened ---


@pytest.fixture
def shown(window: Window) -> MatchScreen:
    name = names()[0]
    played = setting(name)
    return MatchScreen(name, players(played.seats), Screen(Window(), window), words_in("en"))


def drawn_at(shown: MatchScreen, window: Window, rows: int, news: list[str], again: bool = False) -> list[str]:
    """What is in a window of so many rows once the table is drawn; the last is for the prompt."""
    played = setting(shown.drawing.game)
    window.rows = rows
    shown.say_news(news)
    scene = played.game.scene(played.start(1).round.view(0), played.match(1))
    shown.table(scene, again)
    return window.getvalue().splitlines()[-(rows - 1) :]


def test_what_has_just_happened_is_in_sight_in_a_small_window(shown: MatchScreen, window: Window) -> None:
    news = [f"Berta plays card {number} and takes something with it." for number in range(12)]
    in_sight = drawn_at(shown, window, 24, news)
    assert news[-1] in in_sight[-1], "right above the prompt"
    assert len([line for line in in_sight if "Berta plays card" in line]) >= match_screen.LEAST_RETOLD


def test_it_is_said_once_where_there_is_room(shown: MatchScreen, window: Window) -> None:
    assert window.getvalue() == ""
    drawn_at(shown, window, 60, ["Berta plays something."])
    assert window.getvalue().count("Berta plays something.") == 1


def test_it_is_there_again_with_the_table_until_the_next_decision(shown: MatchScreen, window: Window) -> None:
    assert drawn_at(shown, window, 60, ["Berta plays something."], again=True)[-1] == "Berta plays something."
    shown.decided()
    assert "Berta" not in drawn_at(shown, window, 60, [], again=True)[-1]


# --- typing ---


def test_a_key_completes_what_is_typed() -> None:
    typed = Line()
    typed.suggested = ["7d", "7s x 7c", "help", "Kh", "hint"]
    assert [typed.complete("7", number) for number in range(3)] == ["7d", "7s x 7c", None]
    assert [typed.complete("h", number) for number in range(3)] == ["help", "hint", None]
    assert typed.complete("k", 0) == "Kh"
    assert typed.complete("x", 0) is None


@pytest.mark.skipif(lines.readline is None, reason="there is no readline")
def test_what_one_has_typed_the_next_does_not_find(window: Window) -> None:
    assert lines.readline
    there = Screen(Window(), window)
    there.line = Line()
    lines.readline.add_history("Kh")
    there.clear()
    assert lines.readline.get_current_history_length() == 0


def test_the_end_of_the_input_is_an_empty_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    assert Line().read("? ") == ""
    monkeypatch.setattr("builtins.input", lambda prompt: "7d")
    assert Line().read("? ") == "7d\n"
