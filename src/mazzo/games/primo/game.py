"""Primo as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.games.primo import advice, captions, dealing, events, notation, planning, policy, scene, tally
from mazzo.games.primo.deck import NAMES
from mazzo.games.primo.levels import LEVELS
from mazzo.games.primo.match import Match
from mazzo.games.primo.moves import END, PASS, SWAP, kind_of
from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.round import Round
from mazzo.games.primo.view import View, load
from mazzo.kernel import contract, game
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng


class Primo(game.Game):
    """For two to six; the default is four."""

    name = "primo"
    place = 2
    deck = "numbers"
    names = NAMES
    emblem = ("13y", "top", "1b")
    clockwise = True
    options_type = PrimoOptions
    scene_type = scene.Scene
    policies = {
        "random": policy.random,
        "greedy": policy.greedy,
        "solver": policy.solver,
        "club": policy.club,
        "brisk": policy.brisk,
        "shrewd": policy.shrewd,
    }
    levels = LEVELS
    reasons = notation.REASONS
    advice = advice.ADVICE
    event_keys = events.EVENTS
    labels = captions.LABELS
    notes = captions.NOTES
    asks = captions.ASKS
    lines_of_tally = tally.LINES

    def seats(self, options: Options) -> Sequence[int]:
        return (4, 2, 3, 5, 6)

    def packs(self, options: Options, seats: int) -> list[Pack]:
        return dealing.packs(mine(options))

    def plan(self, options: Options, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(order)

    def match(self, options: Options, seats: int, dealer: int) -> Match:
        return Match(mine(options), seats, dealer)

    def face_up(self, dealt: contract.Deal) -> list[int]:
        return list(dealt.table)

    def parse(self, text: str, view: contract.View) -> int:
        return notation.parse(text, of_mine(view))

    def print(self, move: int) -> str:
        return notation.print_move(move)

    def why_not(self, view: contract.View) -> dict[str, Reason]:
        return notation.why_not(of_mine(view))

    def advise(self, view: contract.View, move: int) -> Reason:
        return advice.advise(of_mine(view), move)

    def slip(self, view: contract.View, rng: Rng) -> int:
        """A distracted player overlooks how far a turn could go on, or what could be laid at all."""
        mover = view.deciding()
        move = policy.greedy(view.sketch(rng), mover, rng)
        if kind_of(move) in {SWAP, PASS}:
            return PASS
        return END if of_mine(view).played else move

    def candidates(self, view: contract.View, rng: Rng) -> list[int]:
        """How the lines begin."""
        return list(dict.fromkeys(line[0] for line in self.lines(view, rng)))

    def lines(self, view: contract.View, rng: Rng) -> list[list[int]]:
        """Turns that are worth comparing."""
        return planning.turns(of_mine(view).sketch(rng), view.deciding(), policy.POSITIONS)

    def usual(self, policy: str, view: contract.View, lines: list[list[int]], rng: Rng) -> list[int]:
        """The shrewd turn: what those of the play-outs would do if they had the time."""
        return lines[0]

    def reveals(self, before: contract.Round, after: contract.Round) -> bool:
        """A turn was closed: hands are filled up from the piles."""
        assert isinstance(before, Round)
        assert isinstance(after, Round)
        return before.turn != after.turn

    def load_view(self, data: Mapping[str, Any]) -> View:
        return load(dict(data))

    def opening_events(self, round: contract.Round, match: game.Match, viewer: int) -> list[Event]:
        return events.opening_events(match)

    def events(self, before: contract.Round, seat: int, move: int, after: contract.Round, viewer: int) -> list[Event]:
        assert isinstance(before, Round)
        assert isinstance(after, Round)
        return events.events(before, seat, move, after, viewer)

    def closing_events(self, round: contract.Round, match: game.Match, viewer: int) -> list[Event]:
        assert isinstance(round, Round)
        return events.closing_events(round, match)

    def scene(self, view: contract.View, match: game.Match) -> scene.Scene:
        assert isinstance(match, Match)
        return scene.scene_of(of_mine(view), match)


def mine(options: Options) -> PrimoOptions:
    assert isinstance(options, PrimoOptions)
    return options


def of_mine(view: contract.View) -> View:
    assert isinstance(view, View)
    return view


GAME = Primo()
