"""The book of one table."""

from __future__ import annotations

import pytest

from mazzo.kernel.options import Value
from mazzo.learn.markdown import read_blocks, read_inline
from mazzo.learn.rendering import Values, blocks_at, inline_at, inlines_of, plain, spoken

SENTENCE = "Go. {form=a: One.}{form=b: Two (XX-A01).} {form=b: {to} more.} End, {form=a: yes}."


@pytest.mark.parametrize(
    ("values", "read"),
    [
        ({"form": "a", "to": 5}, "Go. One. End, yes."),
        ({"form": "b", "to": 5}, "Go. Two (XX-A01). 5 more. End, ."),
        (None, "Go. [form = a: One.] [form = b: Two (XX-A01).] [form = b: [to] more.] End, [form = a: yes]."),
    ],
)
def test_a_table_reads_what_holds_there_and_no_space_twice(values: dict[str, Value] | None, read: str) -> None:
    assert plain(inline_at(read_inline(SENTENCE), values)) == read


def read(written: str, values: Values) -> list[str]:
    return [plain(inline) for inline in inlines_of(blocks_at(read_blocks(written.split("\n")), values))]


def test_what_nobody_reads_there_is_left_out() -> None:
    written = "{form=a: One.}\n\n- {form=a: two}\n- three\n\n{form=a:\nFour.\n}\n\n- {form=a: five}"
    assert read(written, {"form": "a"}) == ["One.", "two", "three", "Four.", "five"]
    assert read(written, {"form": "b"}) == ["three"]


def test_a_ruling_alone_says_nothing() -> None:
    assert inline_at(read_inline("{form=a: One} (XX-A01)"), {"form": "b"}) == []


def test_rulings_can_be_left_out() -> None:
    inline = inline_at(read_inline("**One** *two* (XX-A01, XX-A02)."), {})
    assert plain(inline, rulings=False) == "One two."
    assert list(spoken(inline)) == [
        ("One", "strong"),
        (" ", ""),
        ("two", "emph"),
        (" (XX-A01, XX-A02)", "ruling"),
        (".", ""),
    ]
