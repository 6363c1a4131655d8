"""What somebody at a table of a server knows of it, and what they send there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TextIO

from mazzo.kernel.errors import Reason
from mazzo.kernel.fair import new_secret
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.scene import Scene
from mazzo.record.reading import read
from mazzo.server.messages import Done, HintMessage, News, RefusedMessage, TalkMessage
from mazzo.table import commands
from mazzo.table.commands import Command
from mazzo.table.showing import EventShown, TableShown
from mazzo.terminal.match_screen import MatchScreen
from mazzo.terminal.online import sentences
from mazzo.terminal.online.console import Console
from mazzo.terminal.online.exchange import Exchange
from mazzo.terminal.online.guest import Guest
from mazzo.terminal.online.line import Connected, Heard, Line, Lost, Rejected
from mazzo.terminal.online.part import Alarm, doubts, next_step
from mazzo.terminal.online.proof import Proof
from mazzo.terminal.online.seen import Question, Seen
from mazzo.terminal.online.talk import Talk
from mazzo.terminal.pages import Scored
from mazzo.words import Refusal, Words

HURRY = 10
"""Seconds left on the clock when somebody is reminded of it."""


class Overtaken(Exception):
    """What was asked is not the question any more."""


class Place:
    """A place at a table: everything that is told there arrives while the console waits for what is typed."""

    def __init__(self, guest: Guest, words: Words, source: TextIO | None, target: TextIO | None) -> None:
        self.guest = guest
        self.words = words
        self.seen: Seen | None = None
        self.question = Question("wait")
        self.console = Console(self.hear, self.check, source, target)
        self.match_screen: MatchScreen | None = None
        self.watching = False
        self.lost = False
        self.proof = Proof(guest.link, guest.name)
        self.shuffling: set[str] = set()
        """The ids of the commands that took part in shuffles."""
        self.looked_at: tuple[object, ...] = ()
        """What the shuffle was like when this terminal last did something about it."""
        self.warned: set[tuple[str, Alarm]] = set()
        self.reminded: Question | None = None
        self.line = Line(guest.link, guest.cookie, self.console.inbox.put)
        self.exchange = Exchange(self.line.command, self.console.attend)
        self.talk = Talk(self.console, self.exchange, words, lambda: self.known.table, self.explain)

    def hear(self, heard: Heard) -> None:
        match heard:
            case News():
                self.take(heard)
            case Done() | HintMessage() | RefusedMessage():
                self.exchange.hear(heard)
                if heard.id in self.shuffling and isinstance(heard, RefusedMessage):
                    self.hear_refused_part(heard.reason)
            case TalkMessage():
                self.talk.hear(heard)
            case Lost() if not self.lost:
                self.lost = True
                self.console.say(self.words("online-lost"))
            case Connected() if self.lost:
                self.lost = False
                self.console.say(self.words("online-again"))
            case Rejected(reason=Reason(code="client_too_old")):
                raise Refusal("online-too-old")
            case Rejected(reason=reason):
                raise Refusal("error-table", problem=sentences.reason(reason, self.words))

    def take(self, news: News) -> None:
        before = self.seen.below if self.seen else set()
        if self.seen is None:
            self.seen = Seen(news)
            untold: list[EventShown] = []
        else:
            untold = self.seen.take(news)
        seen = self.seen
        players = seen.players(self.words("online-free"))
        told = self.match_screen.news if self.match_screen else []
        self.match_screen = MatchScreen(seen.game.name, players, self.console, self.words)
        self.match_screen.news = told
        self.proof.note(seen.table)
        self.take_part(seen.table)
        phrases = self.match_screen.phrases(seen.viewer)
        for event in untold:
            self.match_screen.say_news(sentences.event(event, seen.table, phrases))
        weaker = sorted(seen.below - before)
        self.match_screen.say_news([self.words("online-below", who=phrases.name(seat)) for seat in weaker])

    def take_part(self, table: TableShown) -> None:
        """Commit and reveal at once, without asking anybody, as long as everything fits."""
        # A match that is not dealt has no number of its own yet if the table is open again.
        match = table.match + 1 if table.status == "open" else table.match
        looked_at = (match, table.commitment, table.shuffle, len(table.voids), len(table.contributions))
        if looked_at == self.looked_at:
            return
        self.looked_at = looked_at
        context = table.shuffle.context if table.shuffle else ""
        step = next_step(table, self.proof.tries(match).get(context), new_secret)
        if step.keep:
            self.proof.keep_try(match, context, step.keep)
        if step.warning:
            self.warn(context, step.warning)
        if step.commit:
            self.shuffling.add(self.exchange.ask(commands.Commit, commit=step.commit))
        if step.reveal and step.keep:
            parts = {"bytes": step.keep.secret, "listing": step.keep.listing}
            self.shuffling.add(self.exchange.ask(commands.Reveal, **parts))
        for about, warning in doubts(table, self.proof.tries(match)):
            self.warn(about, warning)

    def hear_refused_part(self, reason: Reason) -> None:
        """Another terminal may have been quicker, which is as good; but a server has only one list."""
        if reason.code in ("other_list", "other_bytes") and self.known.table.shuffle:
            self.warn(self.known.table.shuffle.context, "list")
        self.looked_at = ()

    def warn(self, about: str, warning: Alarm) -> None:
        """Each once."""
        if (about, warning) not in self.warned:
            self.warned.add((about, warning))
            self.console.say("", self.words("shuffle-warning-title"), self.words(f"shuffle-warning-{warning}"))

    def check(self) -> None:
        """Whether the question still stands, and how much time there is. Raises Overtaken."""
        seen = self.known
        if seen.question(self.watching) != self.question:
            raise Overtaken
        decision = seen.decision() if self.question.kind == "decide" else None
        left = seen.seconds_left(decision) if decision else None
        if left is not None and left <= HURRY and self.reminded != self.question:
            self.reminded = self.question
            self.console.say(self.words("online-hurry", seconds=left))

    @property
    def known(self) -> Seen:
        assert self.seen is not None
        return self.seen

    @property
    def looks(self) -> MatchScreen:
        assert self.match_screen is not None
        return self.match_screen

    def ask(self, kind: type[Command], **parts: Any) -> bool:
        """Send a command; whether it was accepted. A refusal is explained."""
        reason = self.refusal(kind, **parts)
        if reason:
            self.console.say(self.explain(reason))
        return reason is None

    def refusal(self, kind: type[Command], **parts: Any) -> Reason | None:
        """Send a command and wait until its effect is known; why it was refused, if it was."""
        answer = self.exchange.answer(self.exchange.ask(kind, **parts))
        if isinstance(answer, RefusedMessage):
            return answer.reason
        assert isinstance(answer, Done)
        while self.known.number < answer.number:
            self.console.attend(1)
        return None

    def explain(self, reason: Reason) -> str:
        return sentences.reason(reason, self.words, self.looks.phrases(self.known.viewer, self.known.scene))

    # What can be looked up

    @property
    def options(self) -> Options:
        return self.known.options

    def scene(self, viewer: int) -> Scene:
        assert self.known.scene
        return self.known.scene

    def events(self, viewer: int) -> Iterable[Event]:
        return self.known.happened

    def scores(self) -> tuple[Iterable[Scored], Sequence[int]]:
        """From the record, which everybody may read as far as they have seen it."""
        record = read(self.guest.record(self.known.table.match))
        counted = [(played.number, played.scores) for played in record.rounds if played.scores is not None]
        return counted, self.scene(self.known.viewer).totals
