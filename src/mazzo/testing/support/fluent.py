"""What is written in Fluent, to compare it with what is said."""

from __future__ import annotations

from functools import cache

from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from mazzo.words import parsed, read_words, shared_words


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
def messages(text: str) -> dict[str, Mentions]:
    """The messages of a text. Fails where one is written twice, or not as Fluent reads it."""
    found: dict[str, Mentions] = {}
    for entry in parsed(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def words_of(game: str, language: str = "en") -> dict[str, Mentions]:
    """What a game says by itself."""
    return messages(read_words(game, language))


@cache
def all_words(game: str, language: str = "en") -> dict[str, Mentions]:
    """What can be said in a game."""
    return messages(shared_words(language)) | words_of(game, language)


def variables(known: dict[str, Mentions], key: str) -> set[str]:
    """The parameters of a message, also of those it refers to."""
    mentions = known[key]
    return mentions.variables.union(*(variables(known, other) for other in mentions.messages))
