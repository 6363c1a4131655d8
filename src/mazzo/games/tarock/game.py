"""Tarock as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo import build
from mazzo.games.tarock import (
    advice,
    candidates,
    captions,
    closing,
    dealing,
    events,
    notation,
    policy,
    refusals,
    scene,
    solver,
    tally,
)
from mazzo.games.tarock.beliefs import shown_talon
from mazzo.games.tarock.deck import NAMES
from mazzo.games.tarock.levels import LEVELS
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.moves import PLAY
from mazzo.games.tarock.options import TarockOptions
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.setup import SEATS
from mazzo.games.tarock.view import View, load
from mazzo.kernel import contract, game
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng


class Tarock(game.Game):
    """For four."""

    name = "tarock"
    place = 4
    deck = "tarock"
    names = NAMES
    emblem = ("T1", "T21", "T22")
    clockwise = False
    short = {"deals": 4}
    options_type = TarockOptions
    scene_type = scene.Scene
    solver = staticmethod(solver.solver if build.compiled() else solver.last_solver)
    policies = {"random": policy.random, "greedy": policy.greedy, "club": policy.club, "bidder": policy.bidder}
    levels = LEVELS
    reasons = refusals.REASONS
    advice = advice.ADVICE
    event_keys = events.EVENTS
    labels = captions.LABELS
    notes = captions.NOTES
    asks = captions.ASKS
    lines_of_tally = tally.LINES

    def seats(self, options: Options) -> Sequence[int]:
        return (SEATS,)

    def packs(self, options: Options, seats: int) -> list[Pack]:
        return dealing.packs()

    def plan(self, options: Options, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(order)

    def match(self, options: Options, seats: int, dealer: int) -> Match:
        assert isinstance(options, TarockOptions)
        return Match(options, dealer)

    def parse(self, text: str, view: contract.View) -> int:
        return refusals.parse(text, of_mine(view))

    def print(self, move: int) -> str:
        return notation.print_move(move)

    def why_not(self, view: contract.View) -> dict[str, Reason]:
        return refusals.why_not(of_mine(view))

    def advise(self, view: contract.View, move: int) -> Reason:
        return advice.advise(of_mine(view), move)

    def slip(self, view: contract.View, rng: Rng) -> int:
        """Nobody bids a solo out of distraction: only cards slip."""
        return self.choose("random" if of_mine(view).table.phase == PLAY else "greedy", view, rng)

    def candidates(self, view: contract.View, rng: Rng) -> list[int]:
        return candidates.candidates(of_mine(view))

    def alike(self, view: contract.View, one: int, other: int) -> bool:
        return candidates.alike(of_mine(view), one, other)

    def reveals(self, before: contract.Round, after: contract.Round) -> bool:
        """Cards of the talon were opened, taken up or won, or the hands were laid open."""
        assert isinstance(before, Round)
        assert isinstance(after, Round)
        seen = [(shown_talon(before, viewer), shown_talon(after, viewer)) for viewer in range(WATCHER, SEATS)]
        return any(some != more for some, more in seen) or (after.hands_are_open() and not before.hands_are_open())

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
        return closing.closing_events(round, match)

    def scene(self, view: contract.View, match: game.Match) -> scene.Scene:
        return scene.scene_of(of_mine(view), match)


def of_mine(view: contract.View) -> View:
    assert isinstance(view, View)
    return view


GAME = Tarock()
