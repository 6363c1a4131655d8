"""`hint` at the prompt: what to do, why, and what else was weighed."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from mazzo.bots import hint as hints
from mazzo.games import game
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.errors import Reason
from mazzo.kernel.levels import Level
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.testing.support.samples import samples
from mazzo.testing.support.terminal import Play
from mazzo.words import Words, languages

TRIES = 5
"""With so many values each reason is said."""
VALUE = re.compile(r"^  \S.*  +[+-]\d+\.\d ± \d+\.\d$", re.MULTILINE)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that tests can wait for."""
    monkeypatch.setattr(hints, "level_of", lambda game, name: Level())


@pytest.mark.usefixtures("quick")
def test_a_hint_at_the_prompt(play: Play, name: str) -> None:
    out = play(["hint", "?", "hint", "quit"], name, "--seed", "hint", "--level", "greedy")
    first, *_ = said = [line for line in out.splitlines() if line.startswith("Hint: ")]
    assert len(said) == 2
    assert first.removeprefix("Hint: ")
    assert VALUE.search(out)
    assert "hint    what a good player would do now" in out
    assert [line for line in out.splitlines() if cell_len(line) > 80] == []
    again = play(["hint", "quit"], name, "--seed", "hint", "--level", "greedy")
    assert first in again.splitlines(), "the same match has the same hint"


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_said_in_every_language(name: str, language: str) -> None:
    words = Words(language)
    players = [Player("person", "Anna"), Player("person", "Berta"), Player("person", "Carlo"), Player("person", "Dora")]
    phrases = Phrases(drawing(name), words, players, 0)
    for code, params in game(name).advice.items():
        for seed in range(TRIES):
            said = phrases.advice(Reason(code, samples(name, params, seed)))
            assert said.endswith((".", "!")), said
            assert HIDDEN not in said
            assert "{" not in said
