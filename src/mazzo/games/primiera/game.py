"""Primiera as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.games.primiera import advice, captions, dealing, events, notation, policy, scene, tally
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.levels import LEVELS
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.options import PrimieraOptions
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import ROBOT_SEAT
from mazzo.games.primiera.solver import solve
from mazzo.games.primiera.view import View, load
from mazzo.kernel import contract, game
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options


class Primiera(game.Game):
    """All five forms of the sheet; the variant decides the number of seats."""

    name = "primiera"
    place = 1
    deck = "italian"
    names = NAMES
    emblem = ("1c", "7d", "10s")
    clockwise = False
    short = {"variant": "two", "target": 1}
    options_type = PrimieraOptions
    scene_type = scene.Scene
    policies = {"random": policy.random, "greedy": policy.greedy, "club": policy.club}
    levels = LEVELS
    solver = staticmethod(solve)
    reasons = notation.REASONS
    advice = advice.ADVICE
    event_keys = events.EVENTS
    labels = captions.LABELS
    notes = captions.NOTES
    asks = captions.ASKS
    lines_of_tally = tally.LINES

    def seats(self, options: Options) -> Sequence[int]:
        return (mine(options).seats(),)

    def across(self, options: Options) -> bool:
        return mine(options).variant == "classic"

    def dealers(self, options: Options, seats: int) -> int:
        return ROBOT_SEAT if mine(options).variant == "robot" else seats

    def packs(self, options: Options, seats: int) -> list[Pack]:
        return dealing.packs(mine(options))

    def plan(self, options: Options, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(mine(options), order)

    def match(self, options: Options, seats: int, dealer: int) -> Match:
        return Match(mine(options), dealer)

    def parse(self, text: str, view: contract.View) -> int:
        return notation.parse(text, of_mine(view))

    def print(self, move: int) -> str:
        return notation.print_move(move)

    def why_not(self, view: contract.View) -> dict[str, Reason]:
        return notation.why_not(of_mine(view))

    def advise(self, view: contract.View, move: int) -> Reason:
        return advice.advise(of_mine(view), move)

    def reveals(self, before: contract.Round, after: contract.Round) -> bool:
        """A packet was dealt, an opening card laid, which is final, or the robot turned a card or showed its hand."""
        assert isinstance(before, Round)
        assert isinstance(after, Round)
        if (before.stock, before.laid, before.robot) != (after.stock, after.laid, after.robot):
            return True
        return before.robot >= 0 and before.hand(before.robot) != after.hand(before.robot)

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


def mine(options: Options) -> PrimieraOptions:
    assert isinstance(options, PrimieraOptions)
    return options


def of_mine(view: contract.View) -> View:
    assert isinstance(view, View)
    return view


GAME = Primiera()
