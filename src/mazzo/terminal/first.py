"""The first deal in the terminal, with the coach's words above the prompt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from mazzo.kernel.game import Game
from mazzo.kernel.scene import Scene
from mazzo.learn.coach import Coach, coached
from mazzo.learn.first import FirstDeal
from mazzo.learn.sights import FirstDone, FirstHint, FirstMove, FirstSeen
from mazzo.terminal.learned import Learned
from mazzo.terminal.lesson import LearnScreen, Skipped
from mazzo.terminal.screen import Screen
from mazzo.terminal.turn import Turn
from mazzo.words import Words

Ask = Literal["", "help", "show", "keep"]
FIRST = "first"
"""Where lessons have their names."""


class Anew(Exception):
    """The learner begins again."""


class FirstSession:
    """One deal, from the first word to the count."""

    def __init__(self, game: Game, deal: FirstDeal, learned: Learned, screen: Screen, words: Words) -> None:
        self.game = game
        self.deal = deal
        self.learned = learned
        self.screen = screen
        self.words = words
        self.look = LearnScreen(game, deal.seats, 0, screen, words)

    def run(self) -> None:
        """Raises Skipped or Ended if the learner does not want to go on."""
        while True:
            self.moves: list[FirstMove] = []
            self.said: list[str] = []
            self.decided: Scene | None = None
            """What was seen before the latest decision."""
            try:
                return self.play()
            except Anew:
                continue

    def play(self) -> None:
        sight = self.ask()
        while True:
            match sight.kind:
                case "open":
                    self.look.table(sight.scene)
                    self.look.bubble(sight.text)
                    self.turn(sight).pause(self.words("learn-go-on"))
                    sight = self.ask()
                case "turn":
                    self.decide(sight)
                    sight = self.ask()
                case "costly":
                    sight = self.ask() if self.takes_back(sight) else self.ask("keep")
                case "close":
                    self.look.match_screen.sheet(sight.scene)
                    self.look.bubble(sight.text or self.words("learn-first-over"))
                    return self.learned.keep(self.game.name, FIRST, "done", 0, "")

    def ask(self, ask: Ask = "") -> FirstSeen:
        """What is seen now; what happened on the way is told."""
        sight = coached(self.game, self.deal, FirstDone(moves=self.moves, said=self.said, ask=ask))
        self.said = sight.said
        if sight.made:
            self.look.film(sight.made)
        if sight.also_good:
            self.screen.say(self.words("learn-also-good"))
        for frame in sight.frames:
            self.look.bubble(frame.text)
            if frame.reason:
                self.screen.say(self.words("learn-forced"), self.look.phrases().advice(frame.reason))
            self.look.film(frame)
            if frame.move:
                self.moves.append(FirstMove(seat=frame.seat, move=frame.move))
        return sight

    def decide(self, sight: FirstSeen) -> None:
        self.decided = sight.scene
        self.look.table(sight.scene)
        self.look.bubble(sight.text)
        coach = Coach(self.game, self.deal, [])
        coach.replay(self.moves)
        view = coach.stage.round.view(sight.you)
        turn = self.turn(sight)
        turn.pages[""] = turn.pages["table"]
        move = turn.choose(sight.scene, lambda text: self.game.print(self.game.parse(text, view)))
        self.moves.append(FirstMove(seat=sight.scene.deciding, move=move))

    def takes_back(self, sight: FirstSeen) -> bool:
        """Whether the learner takes a costly move back."""
        assert sight.better
        assert self.decided
        self.screen.say(self.words("learn-costly"))
        self.say_hint(self.decided, sight.better)
        if self.turn(sight).read(self.words("learn-take-back")) != "back":
            return False
        del self.moves[-1]
        return True

    def say_hint(self, scene: Scene, hint: FirstHint) -> None:
        phrases = self.look.phrases(scene)
        self.screen.say(self.words("hint-move", move=phrases.move(hint.move)), phrases.advice(hint.reason))

    def turn(self, sight: FirstSeen) -> Turn:
        def skip() -> None:
            raise Skipped

        def again() -> None:
            raise Anew

        pages: dict[str, Callable[[], None]] = {
            "help": lambda: self.look.help("learn-first-help"),
            "again": again,
            "skip": skip,
            "table": lambda: self.look.table(sight.scene),
        }
        if sight.kind == "turn":
            pages |= {"hint": lambda: self.hint(sight), "show": lambda: self.show(sight)}
        options = self.game.options(sight.options)
        return Turn(self.screen, self.look.phrases(sight.scene), pages, self.look.topics(options))

    def hint(self, sight: FirstSeen) -> None:
        """What might be played."""
        phrases = self.look.phrases(sight.scene)
        named = [phrases.move(move) for move in self.ask("help").candidates]
        self.screen.say(self.words("learn-candidates", moves=self.words.joined(named, "list-or")))

    def show(self, sight: FirstSeen) -> None:
        """What the coach would play, and why."""
        hint = self.ask("show").hint
        assert hint
        self.say_hint(sight.scene, hint)
