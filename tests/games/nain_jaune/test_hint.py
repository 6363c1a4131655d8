from __future__ import annotations

from mazzo.kernel.errors import Reason
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.pages import hint_page
from mazzo.terminal.phrases import Phrases
from mazzo.words import english


def test_a_page_without_alternatives() -> None:
    phrases = Phrases(drawing("nain_jaune"), english(), [Player("person", "Anna"), Player("person", "Berta")], 0)
    lines = [line.plain for line in hint_page("pass", Reason("must_pass", {"rank": "K"}), [], phrases)]
    assert lines == ["Hint: pass", "You have no King."]
