"""Lessons that cannot be read are left out calmly, and their author is told the file and the line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mazzo.cli.faults import faults
from mazzo.games import default
from mazzo.learn import first, shelf
from mazzo.learn.answers import listed

FAULTY = {"lessons": "```lesson\nlesson a A\nsya Something.\nend B\n```\n", "first": "```coach\nat 1\n```\n"}


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(shelf, "text_of", lambda game, folder, language: FAULTY[folder])
    monkeypatch.setattr(first, "text_of", lambda game, folder, language: FAULTY[folder])
    shelf.read.cache_clear()
    first.read_first.cache_clear()
    yield
    shelf.read.cache_clear()
    first.read_first.cache_clear()


@pytest.mark.usefixtures("faulty")
def test_nobody_but_the_author_is_troubled() -> None:
    found = listed(default(), "en")
    assert (found.lessons, found.first) == ([], False)
    said = [str(each) for each in faults(default())]
    assert f"{default()}: lessons/en.md, line 3: no line begins with `sya`" in said
    assert f"{default()}: first/en.md, line 2: `at WHEN text`, each once" in said


def test_the_games_of_this_project_are_without_fault() -> None:
    assert faults(default()) == []
