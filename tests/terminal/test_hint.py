"""`hint` at the prompt: what to do, why, and what else was weighed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice

import pytest
from rich.cells import cell_len

from mazzo.bots import hint as hints
from mazzo.games import game, names
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.levels import Level
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.pages import hint_page
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words, english
from tests.support.server import Server, serving
from tests.support.terminal import Play

VALUE = re.compile(r"^  \S.*  +[+-]\d+\.\d$", re.MULTILINE)
SAMPLES = {
    "primiera": "7d",
    "nain_jaune": "7d",
    "primo": "7y",
    "tarock": "Kh",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that tests can wait for."""
    monkeypatch.setattr(hints, "level_of", lambda game, name: Level())


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", names())
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


@pytest.mark.usefixtures("quick")
def test_whoever_waits_for_the_next_round_gets_no_hint(play: Play) -> None:
    """At a pause there is nothing to decide: the word means nothing there."""
    out = play(["hint"] * 3, "--people", "2", "--seed", "two", "--level", "greedy")
    assert "Hint: " in out


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
@pytest.mark.parametrize("name", names())
def test_every_reason_is_said_in_every_language(name: str, language: str) -> None:
    words = Words(language)
    players = [Player("person", "Anna"), Player("person", "Berta"), Player("person", "Carlo"), Player("person", "Dora")]
    phrases = Phrases(drawing(name), words, players, 0)
    sample: dict[str, Param] = {
        "card": SAMPLES[name],
        "cards": [SAMPLES[name]],
        "left": [SAMPLES[name]],
        "takes": [SAMPLES[name]],
        "seat": 1,
        "contract": "chiamata",
        "standing": "chiamata",
        "kind": "bird1",
        "rank": "K",
        "column": "A",
    }
    for code, params in game(name).advice.items():
        said = phrases.advice(Reason(code, {param: sample.get(param, 2) for param in params}))
        assert said.endswith((".", "!")), said
        assert HIDDEN not in said
        assert "{" not in said


def test_a_page_without_alternatives() -> None:
    phrases = Phrases(drawing("nain_jaune"), english(), [Player("person", "Anna"), Player("person", "Berta")], 0)
    lines = [line.plain for line in hint_page("pass", Reason("must_pass", {"rank": "K"}), [], phrases)]
    assert lines == ["Hint: pass", "You have no King."]


def test_a_hint_at_a_table_of_a_server(play: Play, server: Server) -> None:
    numbers = islice(cycle(["1", "2", "1", "0", *map(str, range(3, 13))]), 9000)
    lines = ["1", "start", "hint", *numbers]
    out = play(lines, "nain_jaune", "--level", "greedy", "--table", server.address, "--name", "Anna")
    assert "One moment" in out
    assert "Hint: " in out
    assert "won" in out
