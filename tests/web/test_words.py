"""Every key that the browser client says has words in every language, with its parameters; none is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import mazzo

ROOT = Path(__file__).parents[2]
LOCALES = sorted(Path(mazzo.__file__).parent.joinpath("locales").glob("*.ftl"))
ENGLISH = next(path for path in LOCALES if path.stem == "en")

SAID = re.compile(r"""(?<![\w.])(?:t|has)\(\s*(["'])([a-z][\w-]*)\1\s*(?=[,)])""")
FAMILY = re.compile(r"(?<![\w.])(?:t|has)\(\s*`([^`]*)`")
GAP = re.compile(r"\$\{[^}]*\}")
OWN = re.compile(r"^(web-|\w+-web-)")
"""Keys that only the browser client says."""


class Mentions(Visitor):
    """The variables and messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 named by the library
        self.messages.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, Mentions]:
    found: dict[str, Mentions] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(path: Path, key: str) -> set[str]:
    """The parameters of a message, also of those it refers to."""
    mentions = messages(path)[key]
    return mentions.variables.union(*(variables(path, other) for other in mentions.messages))


@cache
def source() -> str:
    files = sorted(each for each in ROOT.joinpath("web", "src").rglob("*") if each.suffix in {".ts", ".svelte"})
    return "\n".join(each.read_text(encoding="utf-8") for each in files)


def said() -> Iterator[tuple[str, set[str] | None]]:
    """Every key that is said literally, and the names of its parameters, if they can be seen."""
    for found in SAID.finditer(source()):
        rest = source()[found.end() :].lstrip()
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
    found = set(FAMILY.findall(source())) | set(re.findall(r"`((?:web|table|\$\{[^}]*\})-[^`\s]*)`", source()))
    patterns = []
    for text in found:
        written = GAP.split(text)
        if all(re.fullmatch("[a-z0-9_-]*", part) for part in written) and re.search("[a-z]{3}", "".join(written)):
            patterns.append(re.compile(".+".join(map(re.escape, written))))
    return patterns


@pytest.mark.parametrize("path", LOCALES, ids=lambda path: path.stem)
def test_what_the_client_says_has_words(path: Path) -> None:
    missing = {key for key, _ in said()} - set(messages(path))
    assert missing == set()


@pytest.mark.parametrize("path", LOCALES, ids=lambda path: path.stem)
def test_the_parameters_are_those_that_are_given(path: Path) -> None:
    wrong = {
        key: (names, variables(path, key))
        for key, names in said()
        if names is not None and key in messages(path) and not variables(path, key) <= names
    }
    assert wrong == {}


def test_every_family_has_members() -> None:
    keys = list(messages(ENGLISH))
    assert [each.pattern for each in families() if not any(each.fullmatch(key) for key in keys)] == []


def test_no_words_of_the_client_are_left_over() -> None:
    written = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", source()))
    referred = set().union(*(each.messages for each in messages(ENGLISH).values()))
    patterns = families()
    left = [
        key
        for key in messages(ENGLISH)
        if OWN.match(key)
        and key not in written
        and key not in referred
        and not any(each.fullmatch(key) for each in patterns)
    ]
    assert left == []


@pytest.mark.parametrize("path", LOCALES, ids=lambda path: path.stem)
def test_a_language_has_all_keys_with_the_same_parameters(path: Path) -> None:
    ours = messages(path)
    assert set(ours) == set(messages(ENGLISH))
    assert {key for key in ours if variables(path, key) != variables(ENGLISH, key)} == set()
