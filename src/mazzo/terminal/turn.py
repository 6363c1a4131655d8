"""One decision of a person: reads numbers, notation and commands until a legal move is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mazzo.kernel.errors import Ambiguous, MoveError, Reason
from mazzo.kernel.scene import Choice, Scene
from mazzo.terminal.draw.generic import without_card
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import Ended, Screen

Parse = Callable[[str], str]
"""The move that a text means, in notation. Raises MoveError."""

MOST_DIGITS = 4


class NoMove(Exception):
    """A line that gives no move; what to say to that."""


class TakenBack(Exception):
    """The person wants to undo the last move."""


class Turn:
    """What a person may type, and what comes of it."""

    def __init__(
        self,
        screen: Screen,
        phrases: Phrases,
        pages: dict[str, Callable[[], None]],
        topics: dict[str, Callable[[str], None]] | None = None,
    ) -> None:
        """`pages` shows something for each command, `topics` something about what is named behind it; they change
        nothing."""
        self.screen = screen
        self.phrases = phrases
        self.pages = pages
        self.topics = topics or {}

    def choose(self, scene: Scene, parse: Parse) -> str:
        """A legal move, in notation. Raises Ended."""
        self.phrases = self.phrases.among(scene.moves)
        prompt = self.phrases.drawing.prompt(scene, self.phrases)
        while True:
            self.screen.suggest([*(choice.move for choice in scene.moves), *self.commands()])
            try:
                return self.meant(scene, self.read(prompt), parse)
            except NoMove as refused:
                self.screen.say(str(refused))

    def read(self, prompt: str) -> str:
        """The next line that is no command."""
        while True:
            typed = self.screen.ask(prompt)
            if not self.is_command(typed):
                return typed

    def pause(self, prompt: str) -> None:
        """Wait for Enter; what can be looked up can be looked up here too."""
        self.screen.suggest(self.commands())
        while True:
            typed = self.screen.ask(prompt)
            if not typed or not self.is_command(typed):
                return

    def commands(self) -> list[str]:
        return [*filter(None, self.pages), *self.topics, "quit"]

    def is_command(self, typed: str) -> bool:
        """Whether the line is a command, which is carried out. Raises Ended if it says so."""
        word = typed.lower()
        # A large Q may be a queen.
        if word in ("quit", "exit") or typed == "q":
            raise Ended
        command, _, topic = typed.partition(" ")
        if command.lower() in self.topics:
            self.topics[command.lower()](topic.strip())
            return True
        page = self.pages.get({"?": "help", "h": "help"}.get(word, word))
        if page:
            page()
        return page is not None

    def meant(self, scene: Scene, typed: str, parse: Parse) -> str:
        """The move that a line means. Raises NoMove."""
        typed = self.phrases.drawing.written(scene, typed)
        if is_number(typed):
            return self.numbered(scene, int(typed), parse)
        try:
            return parse(typed)
        except Ambiguous as error:
            moves = error.reason.params.get("moves")
            fitting = [choice for choice in scene.moves if isinstance(moves, list) and choice.move in moves]
            if len(fitting) < 2:
                raise self.refused(error.reason) from None
            return self.which(scene, fitting, parse)
        except MoveError as error:
            raise self.refused(error.reason) from None

    def numbered(self, scene: Scene, number: int, parse: Parse) -> str:
        """The move with the card of that number, or that is listed under it; if there are several, the one picked."""
        drawing = self.phrases.drawing
        cards, listed = drawing.choosable(scene), drawing.listed(scene)
        if number == 0 and (without := without_card(scene) or listed):
            return self.one_of(scene, without, parse)
        if not 1 <= number <= len(cards) + len(listed):
            raise self.no_such_number(number, len(cards) + len(listed))
        if number > len(cards):
            return listed[number - len(cards) - 1].move
        card = cards[number - 1]
        fitting = [choice for choice in scene.moves if choice.card == card]
        if not fitting:
            raise self.refused(scene.refused[card])
        return self.one_of(scene, fitting, parse)

    def one_of(self, scene: Scene, fitting: Sequence[Choice], parse: Parse) -> str:
        return fitting[0].move if len(fitting) == 1 else self.which(scene, fitting, parse)

    def which(self, scene: Scene, fitting: Sequence[Choice], parse: Parse) -> str:
        """Offer several moves by number. Another move can be typed instead; Enter goes back."""
        words = self.phrases.words
        one_card = len({choice.card for choice in fitting}) == 1 and all(choice.takes for choice in fitting)
        for number, choice in enumerate(fitting, 1):
            offered = (
                self.phrases.cards(choice.takes)
                if one_card
                else self.phrases.drawing.offer(choice, scene, self.phrases)
            )
            self.screen.say(f"  {number}  {offered}")
        prompt = words("turn-which-move", count=len(fitting))
        if one_card:
            prompt = words("turn-which", card=self.phrases.card(fitting[0].card or ""), count=len(fitting))
        typed = self.read(prompt)
        if not is_number(typed):
            return self.meant(scene, typed, parse)
        if not 1 <= int(typed) <= len(fitting):
            raise self.no_such_number(int(typed), len(fitting))
        return fitting[int(typed) - 1].move

    def refused(self, reason: Reason) -> NoMove:
        return NoMove(self.phrases.reason(reason))

    def no_such_number(self, number: int, count: int) -> NoMove:
        return NoMove(self.phrases.words("turn-no-such-number", number=number, count=count))


def is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS
