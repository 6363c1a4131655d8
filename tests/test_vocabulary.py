"""The interface says what the vocabulary prescribes: a sentence that stands for a row has one of the words of that row,
or a form of it that the mapping lists."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from mazzo.games import names
from mazzo.learn.reading import read_book
from mazzo.learn.rendering import at_table, inlines_of
from mazzo.learn.rendering import plain as words_of
from mazzo.words import game_words, languages, shared_words

RULES = Path(__file__).parents[1] / "docs" / "rules"

Row = dict[str, str]
"""The cells of a concept, by language."""


@cache
def vocabulary() -> dict[tuple[str, str], Row]:
    """Every row of the vocabulary, by its heading and its concept."""
    found: dict[tuple[str, str], Row] = {}
    heading, columns = "", list[str]()
    for line in (RULES / "vocabulary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading, columns = line[3:].partition(" (")[0], []
        elif line.startswith("| Concept | "):
            columns = cells(line)[1:]
        elif columns and line.startswith("| "):
            concept, *words = cells(line)
            assert (heading, concept) not in found, f"{concept} is there twice"
            found[heading, concept] = dict(zip(columns, words, strict=True))
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def headwords(cell: str) -> list[str]:
    """The words that a cell recommends, without glosses and slots: `**x** → y / z (gloss) ?` recommends y and z."""
    recommended = cell.replace("**", "").rpartition("→")[2]
    plain = re.sub(r"\([^)]*\)|\{[^}]*\}|[?…]", "", recommended)
    return [word.strip() for word in plain.split("/")]


class Texts(Visitor):
    """All that a message may say, its parameters left out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 named by the library
        self.found.append(node.value)


@cache
def sentences(language: str) -> dict[str, str]:
    """What every message may say in a language, by its key."""
    found = {}
    for words in (shared_words(language), *(game_words(name, language) for name in names())):
        for entry in parse(words).body:
            if isinstance(entry, Message) and entry.value:
                texts = Texts()
                texts.visit(entry.value)
                found[entry.id.name] = " ".join(texts.found)
    return found | chapters(language)


def chapters(language: str) -> dict[str, str]:
    """What every chapter of a rule book says in a language, with all variants."""
    books = [book for name in names() if (book := read_book(name, language))]
    return {
        f"{book.game}-book-{chapter.id}": " ".join(words_of(inline) for inline in inlines_of(chapter.blocks))
        for book in books
        for chapter in at_table(book.chapters, None)
    }


def plain(text: str) -> str:
    """Without case, and with simple apostrophes and spaces: some do not break, those in long texts may."""
    return " ".join(text.casefold().replace("’", "'").split())


def says(text: str, words: list[str]) -> bool:
    """Whether a text has one of some words, whole."""
    return any(re.search(rf"(?<!\w){re.escape(plain(word))}(?!\w)", plain(text)) for word in words)


def mapping() -> list[tuple[str, str, dict[str, list[str]]]]:
    """Where each concept is said, and in what further forms."""
    tables = tomllib.loads((RULES / "vocabulary.toml").read_text(encoding="utf-8"))
    return [(heading, concept, entry) for heading, table in tables.items() for concept, entry in table.items()]


@pytest.mark.parametrize("language", languages())
def test_the_interface_uses_the_words_of_the_vocabulary(language: str) -> None:
    said, wrong = sentences(language), []
    for heading, concept, entry in mapping():
        accepted = headwords(vocabulary()[heading, concept][language]) + entry.get(language, [])
        wrong += [
            f"{key}: {said[key]!r} has none of {accepted} ({concept})"
            for key in entry["keys"]
            if key in said and not says(said[key], accepted)
        ]
    assert not wrong, "\n".join(wrong)


def test_every_concept_that_is_mapped_is_a_row_and_is_said_somewhere() -> None:
    for heading, concept, entry in mapping():
        assert (heading, concept) in vocabulary(), concept
        assert set(entry) <= {"keys", *languages()}, concept
        assert all(key in sentences("en") for key in entry["keys"]), f"{heading}, {concept}: a sentence is gone"


def test_cells_are_read() -> None:
    assert headwords("**section** → box") == ["box"]
    assert headwords("**put down** / **play** / lay") == ["put down", "play", "lay"]
    assert headwords("Sküs / Matto (Fool)") == ["Sküs", "Matto"]
    assert headwords("Waiting for {name}…") == ["Waiting for"]
    assert says("Roi\u202fet je\nrecommence\u00a0!", ["roi et je recommence !"])
    assert not says("Herolde", ["Herold"])
