"""How a match looks on one screen: its table, its count, what happened, and what can be looked up.

It knows scenes and events, and not whether they come from a course at this terminal or from a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

from rich.text import Text

from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.scene import Scene
from mazzo.record.record import Player
from mazzo.terminal import pages
from mazzo.terminal.draw import drawing
from mazzo.terminal.draw.blocks import gathered, wrapped
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.rules import rules_page, term_page
from mazzo.terminal.screen import Screen
from mazzo.words import Refusal, Words

AROUND = 3
"""Lines besides the table that a window has to have room for: an empty one above it, and the prompt below."""
LEAST_RETOLD, MOST_RETOLD = 2, 3
"""How many lines of news are said again, whether there is room or not."""

Commands = dict[str, Callable[[], None]]
Topics = dict[str, Callable[[str], None]]


class Played(Protocol):
    """A match that can be looked up."""

    @property
    def options(self) -> Options: ...

    def scene(self, viewer: int) -> Scene:
        """What a viewer sees now."""

    def events(self, viewer: int) -> Iterable[Event]:
        """What happened in the round so far, as a viewer saw it."""

    def scores(self) -> tuple[Iterable[pages.Scored], Sequence[int]]:
        """The rounds that were counted, and the totals."""


class MatchScreen:
    """One match on one screen."""

    def __init__(self, game: str, players: Sequence[Player], screen: Screen, words: Words) -> None:
        self.drawing = drawing(game)
        self.players = players
        self.screen = screen
        self.words = words
        self.news: list[str] = []
        """What was told since the viewer has decided last."""

    def phrases(self, viewer: int, scene: Scene | None = None) -> Phrases:
        """What a viewer is told in; with the scene, moves too."""
        found = Phrases(self.drawing, self.words, self.players, viewer)
        return found.among(scene.moves) if scene else found

    def tell(self, events: Iterable[Event], viewer: int) -> None:
        self.say_news(self.phrases(viewer).event(event) for event in events)

    def say_news(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.news.append(sentence)
            self.screen.say(sentence)

    def table(self, scene: Scene, again: bool = False) -> None:
        """The table; below it what has just happened, where that is out of sight above."""
        width, height = self.screen.width, self.screen.height
        lines = self.drawing.table(scene, self.phrases(scene.viewer, scene), width)
        self.screen.say("")
        self.screen.show(lines)
        told = [line for sentence in self.news for line in wrapped(Text(sentence), width)]
        if height and told and (again or len(told) + len(lines) + AROUND > height):
            latest = [line for note in gathered(self.news, width) for line in wrapped(Text(note, "quiet"), width)]
            room = min(MOST_RETOLD, max(LEAST_RETOLD, height - len(lines) - AROUND))
            self.screen.show(latest[-room:])

    def decided(self) -> None:
        """The viewer has seen the news, and decided."""
        self.news.clear()

    def sheet(self, scene: Scene) -> None:
        """The count of a finished round."""
        self.screen.say("")
        self.screen.show(self.drawing.sheet(scene, self.phrases(scene.viewer), self.screen.width))

    def look(self, command: str, scene: Scene) -> None:
        """Something that only this game has."""
        self.screen.show(self.drawing.look(command, scene, self.phrases(scene.viewer), self.screen.width))

    def winners(self, seats: Sequence[int], viewer: int) -> None:
        phrases = self.phrases(viewer)
        self.screen.say("", self.words("play-won", winners=phrases.all_of(seats)))

    def commands(self, played: Played, viewer: int) -> Commands:
        """What shows a page for each command."""
        phrases, screen = self.phrases(viewer), self.screen
        found: Commands = {
            "help": lambda: screen.show(pages.help_page(phrases, screen.width)),
            "log": lambda: screen.say(*pages.log_page(played.events(viewer), phrases)),
            "score": lambda: screen.show(pages.score_page(*played.scores(), phrases, screen.width)),
        }
        for command in self.drawing.looks:
            found[command] = partial(self.shown_look, command, played, viewer)
        return found

    def topics(self, played: Played, viewer: int) -> Topics:
        """What shows a page about what is named behind a command."""
        phrases, screen = self.phrases(viewer), self.screen
        return {
            "rules": lambda chapter: self.look_up(
                lambda: rules_page(played.options, phrases, screen.width, chapter.lower())
            ),
            "what": lambda term: self.look_up(lambda: term_page(phrases, screen.width, term.lower())),
        }

    def look_up(self, page: Callable[[], list[Text]]) -> None:
        """Show a page, or say why there is none."""
        try:
            self.screen.show(page())
        except Refusal as refused:
            self.screen.say(self.words(refused.key, **refused.params))

    def shown_look(self, command: str, played: Played, viewer: int) -> None:
        self.look(command, played.scene(viewer))
