"""Nain Jaune as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.games.nain_jaune import advice, captions, dealing, events, notation, policy, scene, tally
from mazzo.games.nain_jaune.candidates import alike, candidates
from mazzo.games.nain_jaune.deck import NAMES
from mazzo.games.nain_jaune.levels import LEVELS
from mazzo.games.nain_jaune.match import Match
from mazzo.games.nain_jaune.options import NainJauneOptions
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.solver import solve
from mazzo.games.nain_jaune.view import View, load
from mazzo.kernel import contract, game
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng


class NainJaune(game.Game):
    """For two to four; the default is four."""

    name = "nain_jaune"
    place = 3
    deck = "french"
    names = NAMES
    emblem = ("Kh", "7d", "Qs")
    clockwise = True
    options_type = NainJauneOptions
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
        return (4, 2, 3)

    def packs(self, options: Options, seats: int) -> list[Pack]:
        return dealing.packs()

    def plan(self, options: Options, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(order)

    def match(self, options: Options, seats: int, dealer: int) -> Match:
        assert isinstance(options, NainJauneOptions)
        return Match(options, seats, dealer)

    def parse(self, text: str, view: contract.View) -> int:
        return notation.parse(text, of_mine(view))

    def print(self, move: int) -> str:
        return notation.print_move(move)

    def why_not(self, view: contract.View) -> dict[str, Reason]:
        return notation.why_not(of_mine(view))

    def advise(self, view: contract.View, move: int) -> Reason:
        return advice.advise(of_mine(view), move)

    def candidates(self, view: contract.View, rng: Rng) -> list[int]:
        return candidates(of_mine(view))

    def alike(self, view: contract.View, one: int, other: int) -> bool:
        return alike(one, other)

    def load_view(self, data: Mapping[str, Any]) -> View:
        return load(dict(data))

    def opening_events(self, round: contract.Round, match: game.Match, viewer: int) -> list[Event]:
        return events.opening_events(match)

    def events(self, before: contract.Round, seat: int, move: int, after: contract.Round, viewer: int) -> list[Event]:
        assert isinstance(before, Round)
        assert isinstance(after, Round)
        return events.events(before, seat, move, after)

    def closing_events(self, round: contract.Round, match: game.Match, viewer: int) -> list[Event]:
        assert isinstance(round, Round)
        return events.closing_events(round, match)

    def scene(self, view: contract.View, match: game.Match) -> scene.Scene:
        return scene.scene_of(of_mine(view), match)


def of_mine(view: contract.View) -> View:
    assert isinstance(view, View)
    return view


GAME = NainJaune()
