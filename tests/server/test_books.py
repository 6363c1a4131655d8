"""The rule books over HTTP: one whole, once, in the language that is asked for or else in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mazzo.games import names
from mazzo.learn.book import Book
from mazzo.learn.reading import read_book
from mazzo.server import games
from mazzo.server.app import create_app
from mazzo.server.settings import Settings
from mazzo.words import languages

NAME = next(name for name in names() if read_book(name, "en"))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings(data=tmp_path))) as made:
        yield made
    games.written_book.cache_clear()


@pytest.mark.parametrize("language", languages())
def test_a_book_is_sent_once(client: TestClient[Litestar], language: str) -> None:
    first = client.get(f"/api/games/{NAME}/book/{language}")
    assert first.headers["content-type"] == "application/json"
    assert msgspec.json.decode(first.content, type=Book) == (read_book(NAME, language) or read_book(NAME, "en"))
    again = client.get(f"/api/games/{NAME}/book/{language}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


def test_what_is_not_translated_is_told_in_english(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = read_book(NAME, "en")
    monkeypatch.setattr("mazzo.learn.reading.read_book", lambda name, language: english if language == "en" else None)
    games.written_book.cache_clear()
    assert client.get(f"/api/games/{NAME}/book/de").json()["lang"] == "en"


def test_a_game_without_a_book_has_none(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "book_in", lambda name, language: None)
    games.written_book.cache_clear()
    answer = client.get(f"/api/games/{NAME}/book/en")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


@pytest.mark.parametrize(
    ("path", "code"),
    [("nothing/book/en", "no_such_game"), (f"{NAME}/book/xx", "no_such_page"), (f"{NAME}/book/en.md", "no_such_page")],
)
def test_what_there_is_not(client: TestClient[Litestar], path: str, code: str) -> None:
    answer = client.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)
