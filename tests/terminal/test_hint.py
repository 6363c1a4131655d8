"""`hint` at the prompt, where nothing is to be decided, and at a table of a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazzo.bots import hint as hints
from mazzo.kernel.levels import Level
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.server import Server, serving
from mazzo.testing.support.terminal import Play, numbers

pytestmark = pytest.mark.more


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that tests can wait for."""
    monkeypatch.setattr(hints, "level_of", lambda game, name: Level())


@pytest.mark.usefixtures("quick")
def test_whoever_waits_for_the_next_round_gets_no_hint(play: Play) -> None:
    """At a pause there is nothing to decide: the word means nothing there."""
    out = play(["hint"] * 3, "--people", "2", "--seed", "two", "--level", "greedy")
    assert "Hint: " in out


def test_a_hint_at_a_table_of_a_server(play: Play, server: Server) -> None:
    lines = ["1", "start", "hint", *numbers(9000)]
    out = play(lines, PLAIN, "--level", "greedy", "--table", server.address, "--name", "Anna")
    assert "One moment" in out
    assert "Hint: " in out
    assert "won" in out
