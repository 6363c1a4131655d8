"""What is asked of a table, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from secrets import token_hex
from typing import Any

from mazzo.server.messages import AnyTalk, Done, HintMessage, HintWanted, RefusedMessage
from mazzo.table.commands import Command

Asked = Command | HintWanted | AnyTalk
Answer = Done | HintMessage | RefusedMessage


class Exchange:
    """Questions have ids that nobody else uses, and answers carry the id of their question."""

    def __init__(self, send: Callable[[Asked], None], attend: Callable[[float], None]) -> None:
        self.send = send
        self.attend = attend
        """Lets a time pass in which news and answers are heard."""
        self.answers: dict[str, Answer] = {}
        self.ids = (f"{token_hex(6)}-{number}" for number in count(1))

    def hear(self, answer: Answer) -> None:
        self.answers[answer.id] = answer

    def ask(self, kind: type[Asked], **parts: Any) -> str:
        """Send a question; its id."""
        question = kind(id=next(self.ids), **parts)
        self.send(question)
        return question.id

    def answer(self, id: str) -> Answer:
        """Wait for the answer to a question."""
        while id not in self.answers:
            self.attend(1)
        return self.answers[id]
