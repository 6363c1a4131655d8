"""`mazzo puzzle`: one puzzle after the other, each until the best move is found or shown."""

from __future__ import annotations

from rich.text import Text

from mazzo.games import game as find_game
from mazzo.games import names
from mazzo.kernel.game import Game
from mazzo.review.offered import choices
from mazzo.review.puzzles import Puzzle, difficulty_of, match_of, scene_of
from mazzo.review.shelf import puzzles_of
from mazzo.terminal.learned import Learned
from mazzo.terminal.lesson import LearnScreen
from mazzo.terminal.screen import Ended, Screen
from mazzo.terminal.solved import Solved
from mazzo.terminal.turn import Turn
from mazzo.words import Refusal, Words, dashed, local


class Shown(Exception):
    """Whoever solves it wants to see the answer."""


def solve(name: str | None) -> None:
    """Puzzles of a game, or of all games, until the person stops. Those that were not solved yet come first."""
    words, screen, learned = local(), Screen(), Learned()
    games = [find_game(name)] if name else [find_game(each) for each in names()]
    left = [(game, puzzle) for game in games for puzzle in puzzles_of(game.name)]
    if not left:
        raise Refusal("error-no-puzzles", game=name or games[0].name)
    left.sort(key=lambda each: is_solved(learned, each[1]))
    try:
        for number, (game, puzzle) in enumerate(left, 1):
            title = words("puzzle-title", number=number, count=len(left))
            theme = words(f"{game.name}-theme-{dashed(puzzle.theme)}") if puzzle.theme else ""
            screen.say("", Text(" · ".join(filter(None, (title, theme))), "strong"))
            PuzzleSession(game, puzzle, learned, screen, words).run()
            if number < len(left) and screen.ask(words("puzzle-next")).lower() in ("quit", "exit", "q"):
                return
    except Ended:
        screen.say("")


def is_solved(learned: Learned, puzzle: Puzzle) -> bool:
    return learned.of(puzzle.game, key(puzzle)) is not None


def key(puzzle: Puzzle) -> str:
    """Where what was learned is kept."""
    return f"puzzle-{puzzle.id}"


class PuzzleSession:
    """One puzzle, until it is solved or shown."""

    def __init__(self, game: Game, puzzle: Puzzle, learned: Learned, screen: Screen, words: Words) -> None:
        self.game = game
        self.puzzle = puzzle
        self.learned = learned
        self.screen = screen
        self.words = words
        self.view = game.load_view(puzzle.view)
        self.scene = scene_of(game, puzzle)
        self.solved = Solved()
        self.counted = is_solved(learned, puzzle)
        """Only the first try at a puzzle that is new counts."""
        self.look = LearnScreen(game, puzzle.seats, puzzle.player, screen, words)

    def run(self) -> None:
        """Raises Ended if the person does not want to go on."""
        self.look.table(self.scene)
        self.screen.say(self.words("puzzle-ask-turn" if self.game.whole_turns else "puzzle-ask"))
        turn = Turn(self.screen, self.look.phrases(self.scene), {"show": self.give_up})
        tries = 0
        try:
            while True:
                tries += 1
                move = turn.choose(self.scene, lambda text: self.game.print(self.game.parse(text, self.view)))
                self.count(move in self.puzzle.accepted)
                if move in self.puzzle.accepted:
                    break
                wrong = "puzzle-missed" if move == self.puzzle.missed[0] else "puzzle-wrong"
                self.screen.say(self.words(wrong))
        except Shown:
            self.count(False)
            self.explain()
            return
        self.learned.keep(self.game.name, key(self.puzzle), "unaided" if tries == 1 else "done", 0, self.puzzle.id)
        self.screen.say(self.words("puzzle-right"))
        self.explain()

    def count(self, right: bool) -> None:
        if not self.counted:
            self.counted = True
            self.solved.keep(self.game.name, difficulty_of(self.game, self.puzzle), right)

    def give_up(self) -> None:
        raise Shown

    def explain(self) -> None:
        """The best move, why, and what the usual one costs."""
        words, puzzle, phrases = self.words, self.puzzle, self.look.phrases(self.scene)
        match = match_of(self.game, puzzle)
        best, missed = (
            phrases.chosen(choices(self.game, self.view, match, each)) for each in (puzzle.best, puzzle.missed)
        )
        self.screen.say(words("puzzle-best", move=best))
        self.screen.say(phrases.advice(puzzle.advice))
        unit = words(f"unit-{self.game.unit}")
        self.screen.say(words("puzzle-cost", move=missed, cost=puzzle.cost, unit=unit))
        now = self.solved.of(self.game.name)
        self.screen.say(words("puzzle-rating", rating=round(now.rating), solved=now.solved, count=now.tried))
