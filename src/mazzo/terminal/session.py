"""A match at one terminal, from wherever it stands to its end: people decide, bots play, every move is saved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mazzo.bots import DEFAULT_LEVEL, choose, known, plain
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Scene
from mazzo.record.course import Course
from mazzo.record.record import Player
from mazzo.terminal import pages
from mazzo.terminal.history import History
from mazzo.terminal.match_screen import MatchScreen
from mazzo.terminal.pages import Scored
from mazzo.terminal.saves import Save
from mazzo.terminal.screen import Ended, Screen
from mazzo.terminal.turn import TakenBack, Turn
from mazzo.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mazzo.arena.sitting import Sitting

PACE = 0.4
"""Seconds after what others do, so that one can follow."""


class Session:
    """The match goes by its course alone, so it can be left and taken up again at any move."""

    def __init__(
        self,
        course: Course,
        players: list[Player],
        bots: Mapping[int, str],
        rngs: Sequence[Rng],
        save: Save,
        screen: Screen,
        words: Words,
    ) -> None:
        """`bots` names who decides at each seat of a bot."""
        self.course = course
        self.players = players
        self.bots = bots
        self.rngs = rngs
        self.save = save
        self.screen = screen
        self.words = words
        self.match_screen = MatchScreen(course.game.name, players, screen, words)
        self.people = [seat for seat, player in enumerate(players) if player.kind == "person"]
        self.history = History(course, self.people)
        self.reader: int | None = None
        """The person who may be looking at the screen."""
        self.sitting: Sitting | None = None
        """Those bots that are no level, once they are asked."""

    @property
    def alone(self) -> bool:
        """Whether there is one person, who may watch everything as it happens."""
        return len(self.people) == 1

    def run(self) -> None:
        """Play until the match is over or the person stops; then it is saved."""
        try:
            self.play_match()
        except (Ended, KeyboardInterrupt) as stopped:
            self.screen.say("", self.words("play-saved"))
            if isinstance(stopped, KeyboardInterrupt):
                raise

    def play_match(self) -> None:
        self.save.keep(self.course, self.players)
        while True:
            while not self.course.over:
                self.step()
            self.count()
            if self.course.finished:
                return self.finish()
            if self.screen.live:
                self.turn(WATCHER).pause(self.words("play-next-round"))
            self.reader = None
            self.course.deal()
            self.history.begin()
            self.save.keep(self.course, self.players)

    def step(self) -> None:
        """The next move: one that nobody decides, a bot's, or a person's."""
        course = self.course
        automatic = course.automatic()
        if automatic:
            return self.play(*automatic)
        # Where several decide at once, people come last, so that they see the outcome at once.
        seat = min(course.to_act(), key=lambda seat: course.round.chooser(seat) in self.people)
        chooser = course.round.chooser(seat)
        if chooser in self.people:
            try:
                return self.play(seat, self.decision(chooser))
            except TakenBack:
                return self.take_back()
        return self.play(seat, self.bots_decision(chooser))

    def bots_decision(self, chooser: int) -> int:
        course, name, rng = self.course, self.bots[chooser], self.rngs[chooser]
        if known(course.game, plain(name)):
            return choose(course.game, name, course.round.view(chooser), rng)
        sitting = self.seated()
        failed = len(sitting.failures)
        move = sitting.decide(course.current.match, course.round, chooser, rng)
        for failure in sitting.failures[failed:]:
            # Not what it said: that might tell its cards.
            player = self.players[failure.seat].name
            key = "program-failed-last" if sitting.dropped and chooser in sitting.dropped else "program-failed"
            self.screen.say(self.words(key, name=player, wrong=self.words(f"program-{failure.code}")))
        return move

    def seated(self) -> Sitting:
        if self.sitting is None:
            # Searching takes a while to load, which a match of levels need not wait for.
            from mazzo.arena.sitting import Sitting

            names = [self.bots.get(seat, DEFAULT_LEVEL) for seat in range(self.course.seats)]
            self.sitting = Sitting(self.course.game, self.course.options, names)
            self.sitting.begin(self.rngs)
        return self.sitting

    def play(self, seat: int, move: int) -> None:
        by_person = self.course.round.chooser(seat) in self.people
        self.history.play(seat, move)
        self.save.keep(self.course, self.players)
        if self.alone:
            self.tell(self.people[0])
            if not by_person:
                self.screen.wait(PACE)

    def take_back(self) -> None:
        """Undo the last move."""
        _, move = self.course.current.moves[-1]
        self.history.take_back()
        self.save.keep(self.course, self.players)
        self.screen.say(self.words("turn-undone", move=self.course.game.print(move)))

    def decision(self, person: int) -> int:
        """What a person decides, who alone may see the screen."""
        game = self.course.game
        self.hand_over(person)
        self.tell(person)
        self.history.news(WATCHER)
        scene = self.course.scene(person)
        self.match_screen.table(scene)
        view = self.course.round.view(person)
        typed = self.turn(person).choose(scene, lambda text: game.print(game.parse(text, view)))
        self.match_screen.decided()
        return game.parse(typed, view)

    def hand_over(self, person: int) -> None:
        """Let nothing of the one before be seen by the next."""
        if self.alone or self.reader == person:
            return
        name = self.match_screen.phrases(person).name(person)
        if self.screen.live:
            if self.reader is not None:
                self.screen.clear()
            self.screen.ask(self.words("play-pass", name=name))
            self.screen.clear()
        else:
            self.screen.say("", self.words("play-turn-of", name=name))
        self.reader = person

    def tell(self, viewer: int) -> None:
        self.match_screen.tell(self.history.news(viewer), viewer)

    def count(self) -> None:
        """The score sheet of the round."""
        viewer = self.people[0] if self.alone else WATCHER
        self.tell(viewer)
        if not self.course.closed:
            self.course.close()
            self.history.close()
            self.save.keep(self.course, self.players)
        self.match_screen.sheet(self.course.scene(viewer))

    def finish(self) -> None:
        """Name the winners, and where the record is."""
        if self.sitting:
            self.sitting.over(self.course.match.totals)
        path = self.save.finish()
        self.match_screen.winners(self.course.match.winners, self.people[0] if self.alone else WATCHER)
        self.screen.say(self.words("play-record"))
        self.screen.say_whole(str(path))

    def turn(self, viewer: int) -> Turn:
        """How a viewer is asked; as WATCHER, whoever is there, about what is public."""
        commands = self.match_screen.commands(self, viewer)
        if viewer != WATCHER:
            commands["undo"] = self.undo
            commands["hint"] = lambda: self.hint(viewer)
            commands |= dict.fromkeys(("", "table"), lambda: self.match_screen.table(self.scene(viewer), again=True))
        return Turn(self.screen, self.match_screen.phrases(viewer), commands, self.match_screen.topics(self, viewer))

    @property
    def options(self) -> Options:
        return self.course.options

    def scene(self, viewer: int) -> Scene:
        return self.course.scene(viewer)

    def events(self, viewer: int) -> Iterable[Event]:
        return self.history.events[viewer]

    def scores(self) -> tuple[Iterable[Scored], Sequence[int]]:
        counted = [(played.number, played.scores) for played in self.course.rounds if played.scores is not None]
        return counted, self.course.match.totals

    def hint(self, person: int) -> None:
        """Show what a good player would do who sees what this person sees."""
        # Searching takes a while to load, which a match need not wait for.
        from mazzo.bots.hint import HINT_LEVEL, hint

        game, view = self.course.game, self.course.round.view(person)
        found = hint(game, HINT_LEVEL, view, self.rngs[person])
        values = [(game.print(each.move), each.value, each.error) for each in found.values]
        phrases = self.match_screen.phrases(person, self.scene(person))
        self.screen.show(pages.hint_page(game.print(found.move), found.reason, values, phrases, self.screen.width))

    def undo(self) -> None:
        """Wish to undo the last move, where that is free."""
        if self.course.round.undoable():
            raise TakenBack
        self.screen.say(self.words("turn-nothing-to-undo"))
