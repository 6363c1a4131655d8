"""Nain Jaune as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.games.nain_jaune import (
    advice,
    candidates,
    captions,
    dealing,
    events,
    feats,
    notation,
    observation,
    policy,
    position,
    scene,
    tally,
)
from mazzo.games.nain_jaune.actions import ACTIONS
from mazzo.games.nain_jaune.deck import NAMES
from mazzo.games.nain_jaune.levels import LEVELS
from mazzo.games.nain_jaune.match import Match
from mazzo.games.nain_jaune.options import NainJauneOptions
from mazzo.games.nain_jaune.public import Public
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.setup import Setup
from mazzo.games.nain_jaune.solver import solve
from mazzo.games.nain_jaune.temper import TEMPER
from mazzo.games.nain_jaune.themes import THEMES
from mazzo.games.nain_jaune.view import View
from mazzo.kernel import game, playout, state
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.game import Event
from mazzo.kernel.observation import Observation
from mazzo.kernel.rng import Rng


class NainJaune(game.Game[Round, View, Match, NainJauneOptions]):
    """For two to four; the default is four."""

    name = "nain_jaune"
    place = 3
    deck = "french"
    names = NAMES
    emblem = ("Kh", "7d", "Qs")
    clockwise = True
    feats_of = staticmethod(feats.feats_of)
    feats = feats.FEATS
    unit = "tokens"
    themes = THEMES
    options_type = NainJauneOptions
    scene_type = scene.Scene
    policies = {"random": playout.random, "greedy": policy.greedy, "club": policy.club}
    levels = LEVELS
    temper = TEMPER
    actions = ACTIONS
    observation = Observation(observation.pieces, observation.write)
    solver = staticmethod(solve)
    reasons = notation.REASONS
    advise = staticmethod(advice.advise)
    advice = advice.ADVICE
    event_keys = events.EVENTS
    labels = captions.LABELS
    notes = captions.NOTES
    asks = captions.ASKS
    lines_of_tally = tally.LINES

    match = staticmethod(Match)
    claims = staticmethod(position.claims)
    position = staticmethod(position.position)
    parse = staticmethod(notation.parse)
    print = staticmethod(notation.print_move)
    why_not = staticmethod(notation.why_not)
    scene = staticmethod(scene.scene_of)

    def seats(self, options: NainJauneOptions) -> Sequence[int]:
        return (4, 2, 3)

    def packs(self, options: NainJauneOptions, seats: int) -> list[Pack]:
        return dealing.packs()

    def plan(self, options: NainJauneOptions, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(order)

    def candidates(self, view: View, rng: Rng) -> list[int]:
        return candidates.candidates(view)

    def alike(self, view: View, one: int, other: int) -> bool:
        return candidates.alike(one, other)

    def load_view(self, data: Mapping[str, Any]) -> View:
        view: View = state.load((View, Public, Setup), data)
        return view

    def opening_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return events.opening_events(match)

    def events(self, before: Round, seat: int, move: int, after: Round, viewer: int) -> list[Event]:
        return events.events(before, seat, move, after)

    def closing_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return events.closing_events(round, match)


GAME = NainJaune()
