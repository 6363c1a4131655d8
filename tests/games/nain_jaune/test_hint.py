from __future__ import annotations

from mazzo.kernel.errors import Reason
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.pages import hint_page
from mazzo.terminal.phrases import Phrases
from mazzo.words import english


def page(values: list[tuple[str, float, float]], width: int) -> list[str]:
    phrases = Phrases(drawing("nain_jaune"), english(), [Player("person", "Anna"), Player("person", "Berta")], 0)
    return [line.plain for line in hint_page("pass", Reason("must_pass", {"rank": "K"}), values, phrases, width)]


def test_a_page_without_alternatives() -> None:
    assert page([], 80) == ["Hint: pass", "You have no King."]


def test_a_page_in_a_narrow_window_is_broken_between_words() -> None:
    lines = page([("a move of many words", 1.5, 0.42), ("pass", -2.0, 12.0)], 27)
    assert all(len(line) <= 27 for line in lines)
    assert lines[-3:] == ["  a move of", "  many words     +1.5 ± 0.4", "  pass          -2.0 ± 12.0"]
