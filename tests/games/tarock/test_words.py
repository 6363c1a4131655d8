"""Sentences of Tarock that choose by a word of the language."""

from __future__ import annotations

import pytest

from mazzo.words import Words, languages


@pytest.mark.parametrize("language", languages())
def test_no_seat_that_joins_a_contract_is_told_apart(language: str) -> None:
    """An empty list is a word of the language, by which this sentence chooses."""
    words = Words(language)
    said = words("tarock-event-contract", seat="Anna", contract="X", joined=words.joined([]))
    assert words("list-none") not in said
