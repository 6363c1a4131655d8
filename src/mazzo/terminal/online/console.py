"""A screen on which something may happen while a person thinks: what is typed and what is heard come by one door."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import TextIO

from msgspec import Struct
from rich.text import Text

from mazzo.terminal.online.line import Heard
from mazzo.terminal.screen import Screen

QUIET = 1.0
"""Seconds without news before a prompt that was interrupted is shown again."""
TICK = 0.5


class Typed(Struct, frozen=True):
    """A line; an empty text is the end of the input."""

    line: str


class Manner(Struct, frozen=True):
    """How a question is asked."""

    patience: float = 0.0
    """Seconds before the prompt is shown; for somebody who only waits it would be in the way."""
    scripted: bool = True
    """Whether a script's next line is an answer to it."""


class Console(Screen):
    """Asks, and listens meanwhile."""

    def __init__(
        self,
        hear: Callable[[Heard], None],
        check: Callable[[], None],
        source: TextIO | None = None,
        target: TextIO | None = None,
    ) -> None:
        """`hear` takes what was heard; `check` is called again and again, and may raise what ends a question."""
        super().__init__(source, target)
        self.line = None  # readline would neither let others speak meanwhile nor take up its prompt again.
        self.hear = hear
        self.check = check
        self.manner = Manner()
        self.inbox: Queue[Heard | Typed] = Queue()
        self.typed: deque[str] = deque()
        self.prompted = False
        """Whether the prompt has been shown."""
        self.column = False
        """Whether the cursor stands behind it, in the same line."""
        self.said = 0.0
        """When something was said last."""
        Thread(target=self.read, name="typing", daemon=True).start()

    def read(self) -> None:
        """In a thread, and on a stream of its own: one that waits for a line would hold up the end of the program."""
        try:
            number, encoding = self.source.fileno(), self.source.encoding
            source: TextIO = open(number, closefd=False, encoding=encoding, errors="replace")  # noqa: SIM115
        except OSError:
            source = self.source
        line = " "
        while line:
            try:
                line = source.readline()
            except (OSError, ValueError):
                line = ""
            self.inbox.put(Typed(line))

    def say(self, *lines: str | Text) -> None:
        if lines:
            self.new_line()
        super().say(*lines)

    def show(self, lines: Iterable[Text]) -> None:
        self.new_line()
        super().show(lines)

    def new_line(self) -> None:
        self.said = monotonic()
        self.prompted = False
        if self.column:
            self.column = False
            self.console.print()

    def attend(self, seconds: float) -> None:
        """Wait for something to be typed or heard, and take everything that is there."""
        try:
            self.sort(self.inbox.get(timeout=seconds))
            while True:
                self.sort(self.inbox.get_nowait())
        except Empty:
            pass

    def sort(self, item: Heard | Typed) -> None:
        if isinstance(item, Typed):
            self.typed.append(item.line)
        else:
            self.hear(item)

    def ask(self, prompt: str) -> str:
        """What the person types. Raises Ended at the end of the input, and what `check` raises."""
        begun = monotonic()
        while True:
            self.attend(0)
            self.check()
            due = begun + self.manner.patience if self.said < begun else self.said + max(QUIET, self.manner.patience)
            if not self.prompted and (monotonic() >= due or (self.answered and not self.live)):
                self.prompt(prompt)
                self.prompted, self.column = True, not prompt.endswith("\n")
            if self.answered:
                self.prompted = self.column = False
                return self.taken(self.typed.popleft())
            self.attend(TICK)

    @property
    def answered(self) -> bool:
        return bool(self.typed) and (self.live or self.manner.scripted)
