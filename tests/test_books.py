"""The project's own games have rule books, which cite the rulings that a player meets."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import books
from mazzo.games import is_own, names
from mazzo.learn.reading import by_letters
from mazzo.testing.support.books import Written, written_books

ROOT = Path(__file__).parents[1]
RULING = re.compile(r'<a id="([a-z]{2}-a\d\d)">')
OWN = [name for name in names() if is_own(name)]


def rulings(name: str) -> set[str]:
    """Every doubtful point of a game, as the page of its rules numbers them."""
    page = ROOT / "docs" / "rules" / f"{name}.md"
    return {id.upper() for id in RULING.findall(page.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("name", OWN)
def test_every_game_has_a_book(name: str) -> None:
    assert [book.language for book in written_books(name)][:1] == ["en"]


def test_the_pages_of_the_books_are_up_to_date() -> None:
    there = {path.name: path.read_text(encoding="utf-8") for path in books.FOLDER.glob("*.md")}
    assert there == books.pages(), "run `make books`"


@pytest.mark.parametrize("name", OWN)
def test_every_ruling_is_cited_or_not_for_players(name: str) -> None:
    listed = tomllib.loads((ROOT / "tests" / "games" / name / "book.toml").read_text(encoding="utf-8"))
    others = set(listed["not_for_players"])
    cited = set(re.findall(r"[A-Z]{2}-A\d\d", Written(name, "en").text))
    assert cited | others == rulings(name)
    assert cited & others == set()


def test_a_glossary_orders_words_by_their_letters_alone() -> None:
    assert sorted(["zéro", "Écart", "« aussi »", "fou"], key=by_letters) == ["« aussi »", "Écart", "fou", "zéro"]
