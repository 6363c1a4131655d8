"""Every language says everything that English says, with the same parameters, whatever these are."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import mazzo
from mazzo.words import Value, Words

FOLDER = Path(mazzo.__file__).parent / "locales"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.ftl"))

SAMPLES: tuple[Value, ...] = (0, 1, 2, 5, "you", "Anna")
"""What is put in for every parameter: numbers choose plurals, `you` is the viewer's own seat."""


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
def messages(language: str) -> dict[str, Mentions]:
    """The messages of a language. Fails where one is written twice, or not as Fluent reads it."""
    found: dict[str, Mentions] = {}
    for entry in parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(language: str, key: str) -> set[str]:
    """The parameters of a message, also of those it refers to."""
    mentions = messages(language)[key]
    return mentions.variables.union(*(variables(language, other) for other in mentions.messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_keys_of_english(language: str) -> None:
    assert list(messages(language)) == list(messages("en")), "the same keys in the same order"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_parameters_of_english(language: str) -> None:
    for key in messages(language):
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, sample: Value) -> None:
    words = Words(language)
    for key in messages(language):
        assert words(key, **dict.fromkeys(variables(language, key), sample)).strip() or key == "tarock-thirds", key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_seat_that_joins_a_contract_is_told_apart(language: str) -> None:
    """An empty list is a word of the language, by which this sentence chooses."""
    words = Words(language)
    said = words("tarock-event-contract", seat="Anna", contract="X", joined=words.joined([]))
    assert words("list-none") not in said
