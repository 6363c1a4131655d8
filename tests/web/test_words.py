"""Every key that the browser client says has words in every language, with its parameters; none is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.support.words import LANGUAGES, browser_source, everything, referred, variables

SAID = re.compile(r"""(?<![\w.])(?:t|has)\(\s*(["'])([a-z][\w-]*)\1\s*(?=[,)])""")
FAMILY = re.compile(r"(?<![\w.])(?:t|has)\(\s*`([^`]*)`")
GAP = re.compile(r"\$\{[^}]*\}")
OWN = re.compile(r"^(web-|\w+-web-)")
"""Keys that only the browser client says."""


def said() -> Iterator[tuple[str, set[str] | None]]:
    """Every key that is said literally, and the names of its parameters, if they can be seen."""
    for found in SAID.finditer(browser_source()):
        rest = browser_source()[found.end() :].lstrip()
        if found[0].startswith("has") or rest.startswith(")"):
            yield found[2], None if found[0].startswith("has") else set()
            continue
        rest = rest.lstrip(",").lstrip()
        yield found[2], names_in(rest) if rest.startswith("{") else None


def names_in(text: str) -> set[str] | None:
    """The names in the object that a text begins with; none if it takes over another."""
    depth, part, parts = 0, "", []
    for letter in text:
        depth += (letter in "{([") - (letter in "})]")
        if depth == 0:
            break
        if depth == 1 and letter in "{,":
            parts.append(part)
            part = ""
        else:
            part += letter
    parts = [each.strip() for each in (*parts, part) if each.strip()]
    return None if any(each.startswith("...") for each in parts) else {each.partition(":")[0].strip() for each in parts}


def families() -> list[re.Pattern[str]]:
    """What the keys can be that are put together."""
    found = set(FAMILY.findall(browser_source())) | set(
        re.findall(r"`((?:web|table|\$\{[^}]*\})-[^`\s]*)`", browser_source())
    )
    patterns = []
    for text in found:
        written = GAP.split(text)
        if all(re.fullmatch("[a-z0-9_-]*", part) for part in written) and re.search("[a-z]{3}", "".join(written)):
            patterns.append(re.compile(".+".join(map(re.escape, written))))
    return patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_client_says_has_words(language: str) -> None:
    missing = {key for key, _ in said()} - set(everything(language))
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parameters_are_those_that_are_given(language: str) -> None:
    wrong = {
        key: (names, variables(key, language))
        for key, names in said()
        if names is not None and key in everything(language) and not variables(key, language) <= names
    }
    assert wrong == {}


def test_every_family_has_members() -> None:
    keys = list(everything("en"))
    assert [each.pattern for each in families() if not any(each.fullmatch(key) for key in keys)] == []


def test_no_words_of_the_client_are_left_over() -> None:
    written = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", browser_source()))
    patterns = families()
    left = [
        key
        for key in everything("en")
        if OWN.match(key)
        and key not in written
        and key not in referred()
        and not any(each.fullmatch(key) for each in patterns)
    ]
    assert left == []
