"""Sentences, books, terms and lessons are written with the signs that their language is printed with."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.support.words import LANGUAGES, SOURCE

COMMAND = re.compile(r'\{\s*"[^"]*"\s*\}|--bot "[^"]*"|pip install "[^"]*"|<!--.*?-->')
"""What is a placeable, a command to type, or a claim that the tests work out."""
SAID = re.compile(r"\s*(say|end|idea|open|close|at|caption|lesson|no|quiz) (.*)")
"""A line of a lesson or a figure that people read."""
NOTATION = re.compile(r"^    \S+! |^\w+! (?=\[)")
"""A move as it is typed, in a help or a lesson."""


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line that people read in a language, with the file that it is in."""
    for path in sorted(SOURCE.rglob(f"*{language}.*")):
        if path.suffix not in (".ftl", ".toml", ".md"):
            continue
        text, where = path.read_text(encoding="utf-8"), str(path.relative_to(SOURCE))
        if path.name in (f"{language}.ftl", f"later-{language}.ftl"):
            found = [line for line in text.splitlines() if not line.startswith("#")]
        elif path.name == f"{language}.toml":
            found = list(values(tomllib.loads(text)))
        elif path.name == f"{language}.md":
            found = list(read(text))
        else:
            continue
        yield from ((where, NOTATION.sub("", COMMAND.sub("", line))) for line in found)


def values(terms: dict[str, dict[str, str | list[str]]]) -> Iterator[str]:
    for term in terms.values():
        for key, value in term.items():
            yield from () if key == "chapter" else [value] if isinstance(value, str) else value


def read(text: str) -> Iterator[str]:
    """The lines of a book, a first deal or lessons that are not a script for the engine."""
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield line
        elif said := SAID.fullmatch(line):
            yield said[2].partition(" :: ")[0]


def faults(language: str, sign: str) -> list[str]:
    return [f"{where}: {line}" for where, line in lines(language) if re.search(sign, line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_something_to_read(language: str) -> None:
    kinds = {where.rpartition(".")[2] for where, _ in lines(language)}
    assert kinds == {"ftl", "toml", "md"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_printed_ones(language: str) -> None:
    assert faults(language, r"""\w'|["]""") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_open_ends_in_one_sign(language: str) -> None:
    # Only German sets three dots apart from a whole word.
    assert faults(language, r"\.\.\." if language == "de" else r"\.\.\.|[\w}]\s…") == []


def test_french_signs_have_a_space_before_them_that_holds() -> None:
    assert faults("fr", r"[ \u00a0]([;!»]|\?(?! pour l’aide| demande))|« |\w[!?»]|\w;|[ \u202f]:") == []
