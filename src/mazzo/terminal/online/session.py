"""One person, or a watcher, at a table of a server: says what happens there and asks what is theirs to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TextIO

from mazzo.form import form_line
from mazzo.kernel.errors import Ambiguous, Illegal, Reason
from mazzo.record.record import RecordError
from mazzo.server.messages import HintMessage, HintWanted, RefusedMessage
from mazzo.table import commands
from mazzo.table.commands import Command
from mazzo.terminal import pages
from mazzo.terminal.match_screen import Commands
from mazzo.terminal.online import sentences
from mazzo.terminal.online.console import Manner
from mazzo.terminal.online.guest import Denied, Guest
from mazzo.terminal.online.lobby import free_seat, lobby_page
from mazzo.terminal.online.place import Overtaken, Place
from mazzo.terminal.online.seen import Question
from mazzo.terminal.screen import Ended
from mazzo.terminal.turn import Turn
from mazzo.words import Refusal, Words

WAITING = Manner(patience=3.0, scripted=False)


class OnlineSession(Place):
    """Whatever happens, the next question follows from what the server has told last."""

    def __init__(
        self, guest: Guest, name: str, words: Words, source: TextIO | None = None, target: TextIO | None = None
    ) -> None:
        super().__init__(guest, words, source, target)
        self.name = name
        self.sheets: set[Question] = set()
        """The counts that were shown."""

    def run(self) -> None:
        """Until the person leaves, or a script has seen the end of the match. Raises Refusal."""
        try:
            while self.seen is None:
                self.console.attend(1)
            self.console.said = 0
            self.introduce()
            while self.step():
                pass
        except Ended:
            self.console.say("", self.words("online-left"))
        finally:
            self.line.close()

    # What is asked

    def step(self) -> bool:
        """Ask what is to be asked now; whether to go on."""
        self.question = self.known.question(self.watching)
        self.console.manner = WAITING if self.question.kind == "wait" else Manner()
        asking: dict[str, Callable[[], None]] = {
            "sit": self.sit,
            "host": lambda: self.hint("online-host"),
            "wait": self.wait,
            "answer": self.answer,
            "take_over": self.take_over,
            "decide": self.decide,
            "ready": self.ready,
        }
        try:
            if self.question.kind == "over":
                return self.over()
            asking[self.question.kind]()
        except Overtaken:
            pass
        return True

    def introduce(self) -> None:
        seen, words, game = self.known, self.words, self.known.game.name
        self.console.say("", words(f"{game}-title", **seen.options.dump()))
        table, seconds = seen.table, seen.table.clock.seconds if seen.table.clock else 0
        played = form_line(seen.game, seen.options, len(table.seats), table.level, words, table.hints, seconds)
        self.console.say(played)
        self.console.say(words("online-at", host=seen.table.host_name))
        self.lobby()
        if seen.table.host:
            self.invite()
        if not seen.own and (seen.running or not seen.free or seen.table.locked):
            self.console.say(words("online-watch-running" if seen.running else "online-watch-full"))
            self.watching = not seen.running
        self.console.say(words("online-how"))

    def invite(self) -> None:
        """The link to send to others."""
        invitation = self.guest.invitation()
        self.console.say(self.words("online-link"))
        self.console.say_whole(invitation.link)
        if invitation.here_only:
            self.console.say(self.words("online-here-only"))

    def lobby(self) -> None:
        self.console.say(*lobby_page(self.known.table, self.words))

    def sit(self) -> None:
        seen, words = self.known, self.words
        numbers = [seat + 1 for seat in seen.free]
        typed = self.turn().read(words("online-which-seat", seats=words.joined([*map(str, numbers)], "list-or")))
        if typed.lower() in ("w", "watch"):
            self.watching = True
            return
        seat = free_seat(typed, seen.free)
        if seat is None:
            self.console.say(words("online-no-seat", text=typed))
            return
        name = self.name or self.console.ask(words("online-name"))
        if not self.ask(commands.Sit, seats=[seat], names=[name or words("name-person", number=seat + 1)]):
            self.name = ""

    def hint(self, key: str) -> None:
        self.turn().read(self.words(key))
        self.console.say(self.words("online-unknown"))

    def wait(self) -> None:
        names = sentences.waited_for(self.known, self.looks.phrases(self.known.viewer))
        self.turn().read(self.words("online-waiting", names=names) + "\n")
        self.console.say(self.words("online-not-now"))

    def answer(self) -> None:
        typed = self.turn().read(self.words("online-agree")).lower()
        if typed in ("y", "yes", "n", "no"):
            self.ask(commands.Answer, agree=typed in ("y", "yes"))

    def take_over(self) -> None:
        self.turn().pause(self.words("online-take-over"))
        for seat in self.question.about:
            self.ask(commands.TakeOver, seat=seat)

    def decide(self) -> None:
        seen = self.known
        decision, scene = seen.decision(), seen.scene
        assert decision
        assert scene
        self.looks.table(scene)
        left = seen.seconds_left(decision)
        if left is not None:
            self.console.say(sentences.time_left(left, self.words))

        def play(text: str) -> Reason | None:
            return self.refusal(commands.Play, seat=decision.seat, decision=decision.number, move=text)

        def parse(text: str) -> str:
            """The server reads what is typed; what it understands is played."""
            reason = play(text)
            if reason is None:
                self.looks.decided()
                raise Overtaken
            if sentences.is_of_table(reason, self.words):
                self.console.say(self.explain(reason))
                raise Overtaken
            raise (Ambiguous if "moves" in reason.params else Illegal)(reason.code, **reason.params)

        reason = play(self.turn().choose(scene, parse))
        if reason:
            self.console.say(self.explain(reason))
        else:
            self.looks.decided()

    def ready(self) -> None:
        self.show_sheet()
        if self.console.live:
            self.turn().pause(self.words("online-ready"))
        self.ask(commands.Ready)

    def show_sheet(self) -> None:
        scene = self.known.scene
        if scene and self.question not in self.sheets and not scene.waiting:
            self.sheets.add(self.question)
            self.looks.sheet(scene)

    def over(self) -> bool:
        """The end of a match; whether to stay for another."""
        seen = self.known
        if self.question not in self.sheets:
            self.show_sheet()
            self.sheets.add(self.question)
            if not seen.table.abandoned:
                self.looks.winners(seen.table.winners, seen.viewer)
            self.keep_record()
        if not self.console.live:
            return False
        self.hint("online-rematch" if seen.table.host or seen.own else "online-over")
        return True

    def keep_record(self) -> None:
        """Keep the record of the match, and say whether its deals were as promised."""
        try:
            written = self.guest.record(self.known.table.match)
            path = self.proof.keep(self.known.game.name, written)
        except (Denied, Refusal):
            return
        match = self.known.table.match
        proved = self.proof.proves(match, written)
        self.proof.forget(match)
        self.console.say(self.words("online-fair" if proved else "online-unfair"), self.words("play-record"))
        self.console.say_whole(str(path))

    # What is typed

    def turn(self) -> Turn:
        seen = self.known
        found: Commands = self.looks.commands(self, seen.viewer)
        own = seen.own
        found |= {
            "help": self.help,
            "start": lambda: self.command(commands.Start),
            "rematch": lambda: self.command(commands.Rematch),
            "leave": self.leave,
            "who": self.lobby,
            "score": self.score,
        }
        if not seen.scene:
            found |= dict.fromkeys(["log", "score", *self.looks.drawing.looks], self.lobby)
        found["table"] = self.show_table
        if self.question.kind == "decide":
            found[""] = self.show_table
            found["hint"] = self.advise
        if own:
            found["undo"] = lambda: self.command(commands.TakeBack, seat=own[0])
        else:
            found["sit"] = self.want_seat
        topics = self.looks.topics(self, seen.viewer)
        topics |= {"say": self.talk.say, "mute": self.talk.mute, "silence": self.talk.silence}
        return Turn(self.console, self.looks.phrases(seen.viewer), found, topics)

    def help(self) -> None:
        page = pages.help_page(self.looks.phrases(self.known.viewer), self.console.width, "online-help")
        self.console.show(page)

    def show_table(self) -> None:
        if self.known.scene:
            self.looks.table(self.known.scene, again=True)
        else:
            self.lobby()

    def advise(self) -> None:
        """Ask for a hint, and show it if the question still stands."""
        decision = self.known.decision()
        if decision is None:
            return
        wanted = self.exchange.ask(HintWanted, seat=decision.seat, decision=decision.number)
        self.console.say(self.words("hint-thinking"))
        answer = self.exchange.answer(wanted)
        if isinstance(answer, RefusedMessage):
            self.console.say(self.explain(answer.reason))
        elif isinstance(answer, HintMessage):
            values = [(each.move, each.value, each.error) for each in answer.values]
            phrases = self.looks.phrases(self.known.viewer, self.known.scene)
            self.console.show(pages.hint_page(answer.move, answer.reason, values, phrases, self.console.width))
        self.check()

    def score(self) -> None:
        try:
            rounds, totals = self.scores()
        except (Denied, Refusal, RecordError):
            self.console.say(self.words("turn-log-empty"))
        else:
            phrases = self.looks.phrases(self.known.viewer)
            self.console.show(pages.score_page(rounds, totals, phrases, self.console.width))

    def want_seat(self) -> None:
        self.watching = False
        if self.known.question(watching=False).kind != "sit":
            self.console.say(self.words("online-watch-running" if self.known.running else "online-watch-full"))

    def leave(self) -> None:
        for seat in self.known.own:
            self.ask(commands.Stand, seat=seat)
        raise Ended

    def command(self, kind: type[Command], **parts: Any) -> None:
        """A command that was typed; if it was accepted, there may be another question."""
        self.ask(kind, **parts)
        self.check()
