"""Table talk in the terminal: what others say, in the words of who reads it, and what one says oneself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mazzo.kernel.errors import Reason
from mazzo.record.record import clean
from mazzo.server.messages import AnyTalk, Mute, RefusedMessage, Say, Silence, TalkLine, TalkMessage
from mazzo.table.showing import TableShown
from mazzo.table.talking import EMOTES, MOST_TEXT, PHRASES
from mazzo.terminal.online.exchange import Exchange
from mazzo.terminal.screen import Screen
from mazzo.words import Words, dashed

RECENT = 5
"""So many lines of before are read to who comes."""
SAYABLE = (*PHRASES, *EMOTES)


class Talk:
    """The talk at one table, as one person hears it and has a part in it."""

    def __init__(
        self,
        screen: Screen,
        exchange: Exchange,
        words: Words,
        table: Callable[[], TableShown],
        explain: Callable[[Reason], str],
    ) -> None:
        self.screen = screen
        self.exchange = exchange
        self.words = words
        self.table = table
        self.explain = explain
        self.told: set[int] | None = None
        """The lines that were read out, by number: those of watchers may come later than others. None before any."""
        self.muted: list[int] = []
        self.silenced: list[int] = []

    def hear(self, news: TalkMessage) -> None:
        self.muted, self.silenced = news.muted, news.silenced
        lines = news.lines if self.told is not None else news.lines[-RECENT:]
        told = self.told or set()
        self.screen.say(*(self.sentence(line) for line in lines if line.number not in told))
        self.told = told | {line.number for line in news.lines}

    def sentence(self, line: TalkLine) -> str:
        words = self.words
        name = words("name-you") if line.own else clean(line.name) or words("web-talk-watcher")
        if line.kind in ("silenced", "voiced"):
            return words(f"web-talk-was-{line.kind}", name=name)
        if line.kind == "bot":
            text = words(f"bot-{name.lower()}-{line.key}")
        else:
            text = clean(line.text) if line.kind == "text" else self.phrase(line.key)
        return words("web-talk-heard", name=name, text=text)

    def phrase(self, key: str) -> str:
        """A phrase, or in words what an emote shows."""
        return self.words(f"talk-{dashed(key)}") if key in PHRASES else f"({self.words(f'emote-{dashed(key)}')})"

    # What is typed

    def say(self, typed: str) -> None:
        """By its number or its beginning, or where the host allows it in one's own words."""
        if not typed:
            self.screen.say(self.words("online-say-how"))
            self.screen.say(*(f"  {number:2}  {self.phrase(key)}" for number, key in enumerate(SAYABLE, 1)))
        elif key := self.meant(typed):
            self.ask(Say, key=key)
        elif self.table().talk == "text":
            self.ask(Say, text=typed[:MOST_TEXT])
        else:
            self.screen.say(self.words("online-say-unknown"))

    def meant(self, typed: str) -> str:
        """The phrase of that number, or the only one that begins so."""
        if typed.isascii() and typed.isdigit():
            number = int(typed[:4])
            return SAYABLE[number - 1] if 1 <= number <= len(SAYABLE) else ""
        begins = [key for key in SAYABLE if plainly(self.phrase(key).strip("()")).startswith(plainly(typed))]
        return begins[0] if len(begins) == 1 else ""

    def mute(self, typed: str) -> None:
        """Somebody is not heard any more, or again."""
        seat = self.seat("mute", typed)
        if seat is None:
            return
        muted, name = seat not in self.muted, clean(self.table().seats[seat].name)
        if self.ask(Mute, seat=seat, muted=muted):
            self.screen.say(self.words("online-muted" if muted else "online-unmuted", name=name))

    def silence(self, typed: str) -> None:
        """The host lets nobody hear somebody, or everybody again; the table is told."""
        seat = self.seat("silence", typed)
        if seat is not None:
            self.ask(Silence, seat=seat, silenced=seat not in self.silenced)

    def seat(self, command: str, typed: str) -> int | None:
        """The seat that somebody means by its number."""
        number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else 0
        if 1 <= number <= len(self.table().seats):
            return number - 1
        self.screen.say(self.words("online-which-speaker", command=command))
        return None

    def ask(self, kind: type[AnyTalk], **parts: Any) -> bool:
        """Whether it was accepted. A refusal is explained."""
        answer = self.exchange.answer(self.exchange.ask(kind, **parts))
        if isinstance(answer, RefusedMessage):
            self.screen.say(self.explain(answer.reason))
            return False
        return True


def plainly(text: str) -> str:
    """A text as it is compared: whatever its case, its apostrophes and the width of its spaces."""
    return " ".join(text.replace("’", "'").casefold().split())
