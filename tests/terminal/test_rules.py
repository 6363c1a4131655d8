"""The rule book at the table and by itself: chapters, words explained, and what is said where there is none."""

from __future__ import annotations

import pytest
from rich.text import Text

from mazzo import cli
from mazzo.games import game, names
from mazzo.learn.reading import read_book
from mazzo.terminal import rules
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.rules import book_page, fitting, meant, rules_page, table_lines
from mazzo.testing.support.terminal import Play
from mazzo.words import english, languages, words_in

Capture = pytest.CaptureFixture[str]
WITH_BOOK = [name for name in names() if read_book(name, "en")]
WIDTHS = (40, 80)


def test_what_is_meant() -> None:
    known = [("deal", 1), ("The deal", 1), ("end", 2), ("end-of-round", 3), ("Ending", 2)]
    assert meant(known, "DEAL") == meant(known, "dea") == meant(known, "the d") == 1
    assert (meant(known, "end"), meant(known, "end-"), meant(known, "endi")) == (2, 3, 2)
    assert (meant(known, "en"), meant(known, "del"), meant(known, "xyz")) == ("end", "deal", "")
    assert meant([("« Même »", 1), ("mais", 2)], "meme") == 1


@pytest.mark.parametrize("width", [12, 20, 40])
def test_a_table_fits_its_window(width: int) -> None:
    rows = [[Text("what"), Text("how much of it")], [Text("a rather long cell"), Text("10")]]
    lines = table_lines(rows, width)
    assert max(line.cell_len for line in lines) <= width
    said = " ".join(line.plain for line in lines)
    assert all(word in said for word in ["what", "how", "much", "of", "it", "a", "rather", "long", "cell", "10"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", WITH_BOOK)
def test_a_book_fits_every_window(name: str, language: str) -> None:
    phrases = Phrases(drawing(name), words_in(language), ())
    book = read_book(name, language) or read_book(name, "en")
    assert book is not None
    for width in WIDTHS:
        lines = book_page(book, game(name).options({}).dump(), phrases, width)
        assert max(line.cell_len for line in lines) <= width
        said = " ".join(line.plain for line in lines)
        assert [chapter.title for chapter in book.chapters if chapter.title not in said] == []


@pytest.mark.parametrize("name", WITH_BOOK)
def test_the_rules_are_looked_up_at_the_table(name: str, play: Play) -> None:
    book = read_book(name, "en")
    assert book is not None
    goal, second, *_ = book.chapters
    term = next(term for term in book.terms.values() if term.chapter and term.also)
    lines = ["rules", f"rules {second.id}", "rules xyz", f"what {term.headword}", "what", "what xyzzy", "quit"]
    out = play(lines, name, "--seed", "s")
    said = " ".join(out.split())
    for text in (goal.title, f"rules {second.id}", second.title, term.definition, f"More: rules {term.chapter}"):
        assert text in said
    assert "There is no chapter “xyz”. Choose from goal, " in said
    assert "Name a word, for example: what " in said
    assert "The rules do not explain “xyzzy”." in said


@pytest.mark.parametrize("name", WITH_BOOK)
def test_what_is_not_as_usual_is_listed(name: str) -> None:
    rules_of = game(name)
    field = next(field for field in rules_of.options_type.describe() if field.kind == "choice")
    phrases = Phrases(drawing(name), english(), ())
    usual, other = (rules_of.options({field.key: value}) for value in field.values[:2])
    assert "Not as usual in this match" not in [line.plain for line in rules_page(usual, phrases, 80)]
    assert "Not as usual in this match" in [line.plain for line in rules_page(other, phrases, 80)]


def test_a_game_without_a_book_says_so(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "book_in", lambda name, language: None)
    said = play(["what x", "quit"], names()[0], "--seed", "s")
    assert "This game has no rule book." in said


def test_the_rules_can_be_read_without_playing(capsys: Capture) -> None:
    name = WITH_BOOK[0]
    book = read_book(name, "en")
    assert book is not None
    assert cli.run(["rules", name]) == 0
    whole = capsys.readouterr().out
    assert all(chapter.title in whole for chapter in book.chapters)
    assert cli.run(["rules", name, "deal", "--all", "--lang", "en"]) == 0
    chapter = capsys.readouterr().out
    assert "The deal" in chapter
    assert "[" in chapter
    assert book.chapters[0].title not in chapter
    assert cli.run(["rules", name, "dael"]) == cli.BAD_INPUT
    assert capsys.readouterr().err == "mazzo: There is no chapter “dael”. Did you mean deal?\n"


def test_sentences_go_over_lines_as_the_window_needs() -> None:
    written = ["Play one card. If you", "can, take.", "Then draw."]
    assert fitting(written, 30) == written
    assert fitting(written, 15) == ["Play one card. If you can, take.", "Then draw."]
