"""The Markdown of rule books, with its additions."""

from __future__ import annotations

import pytest

from mazzo.learn.book import (
    BookFigure,
    BookList,
    BookOnly,
    BookPara,
    BookRuling,
    BookTable,
    BookTerm,
    BookText,
    BookValue,
    BookWhen,
    FigureRow,
)
from mazzo.learn.markdown import Miswritten, options_in, read_blocks, read_chapters, read_inline, read_title


def text(words: str) -> BookText:
    return BookText(text=words)


def test_running_text() -> None:
    assert read_inline("To {target}: **a** [[sweep|sweeps]] and *b* (XX-A01, XX-T02).") == [
        text("To "),
        BookValue(option="target"),
        text(": "),
        BookText(text="a", strong=True),
        text(" "),
        BookTerm(key="sweep", text="sweeps"),
        text(" and "),
        BookText(text="b", emph=True),
        BookRuling(id="XX-A01"),
        BookRuling(id="XX-T02"),
        text("."),
    ]


def test_conditions_may_stand_in_each_other() -> None:
    inner = BookWhen(option="end", values=["late"], inline=[text("Late.")])
    assert read_inline("{form=a,b: Go. {end=late: Late.}}") == [
        BookWhen(option="form", values=["a", "b"], inline=[text("Go. "), inner])
    ]


def test_brackets_that_are_no_ruling_stay() -> None:
    assert read_inline("the I (Pagat)") == [text("the I (Pagat)")]


def test_blocks() -> None:
    found = read_blocks(
        ["One", "two.", "", "- a", "- b", "  c", "", "1. d", "", "| x | y |", "|---|---|", "| 1 | 2 |", ""]
    )
    assert found == [
        BookPara(inline=[text("One two.")]),
        BookList(items=[[text("a")], [text("b c")]]),
        BookList(items=[[text("d")]], ordered=True),
        BookTable(head=[[text("x")], [text("y")]], rows=[[[text("1")], [text("2")]]]),
    ]


def test_a_bar_within_a_term_parts_no_cells() -> None:
    (table,) = read_blocks(["| [[a|b]] | c |", "|---|---|"])
    assert table == BookTable(head=[[BookTerm(key="a", text="b")], [text("c")]], rows=[])


def test_whole_blocks_under_a_condition() -> None:
    assert read_blocks(["{form=a:", "One.", "", "{end=b:", "Two.", "}", "}", "Three."]) == [
        BookOnly(
            option="form",
            values=["a"],
            blocks=[
                BookPara(inline=[text("One.")]),
                BookOnly(option="end", values=["b"], blocks=[BookPara(inline=[text("Two.")])]),
            ],
        ),
        BookPara(inline=[text("Three.")]),
    ]


def test_a_figure_shows_others_only_if_it_tells_their_moves() -> None:
    lines = ["```fig", "hands 1a 2a / 3a", "rows A 1b | B 2b 1b", "ask 1a", "caption See.", "```"]
    you = FigureRow(place="you", name="1", cards=["1a", "2a"])
    rows = [FigureRow(place="column", name="A", cards=["1b"]), FigureRow(place="column", name="B", cards=["2b", "1b"])]
    assert read_blocks(lines) == [BookFigure(rows=[you, *rows], caption=[text("See.")])]
    other = FigureRow(place="seat", name="2", cards=["3a"])
    assert read_blocks([line.replace("ask", "ff") for line in lines])[0] == BookFigure(
        rows=[you, other, *rows], caption=[text("See.")]
    )


def test_chapters_have_ids_and_claims_are_not_read() -> None:
    written = "# Title\n\n## The end {#end}\nOver. <!--= 1 == 1 -->\n\n## Last {#last}\n"
    assert read_title(written) == "Title"
    end, last = read_chapters(written)
    assert (end.id, end.title, end.blocks) == ("end", "The end", [BookPara(inline=[text("Over.")])])
    assert (last.id, last.blocks) == ("last", [])
    assert options_in("{a=b: x {c}}") == {"a", "c"}


@pytest.mark.parametrize(
    "wrong", ["## No id\n", "## A {#a}\n{x=y: open\n", "## A {#a}\n{x=y:\nopen\n", "## A {#a}\n*x\n"]
)
def test_what_cannot_be_read_is_said(wrong: str) -> None:
    with pytest.raises(Miswritten):
        read_chapters(wrong)
