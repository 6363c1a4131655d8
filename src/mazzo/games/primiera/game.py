"""Primiera as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.games.primiera import (
    advice,
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
from mazzo.games.primiera.actions import ACTIONS
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.learning import LEARNING
from mazzo.games.primiera.learnt.policy import learnt
from mazzo.games.primiera.levels import LEVELS, UNCOMPILED
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.options import PrimieraOptions
from mazzo.games.primiera.public import Public
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import Setup
from mazzo.games.primiera.solver import solve
from mazzo.games.primiera.target import Race
from mazzo.games.primiera.temper import TEMPER
from mazzo.games.primiera.themes import THEMES
from mazzo.games.primiera.view import View
from mazzo.kernel import game, playout, state
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.game import Event
from mazzo.kernel.observation import Observation


class Primiera(game.Game[Round, View, Match, PrimieraOptions]):
    """All five forms of the sheet; the variant decides the number of seats."""

    name = "primiera"
    place = 1
    deck = "italian"
    names = NAMES
    emblem = ("1c", "7d", "10s")
    clockwise = False
    family = "variant"
    feats_of = staticmethod(feats.feats_of)
    feats = feats.FEATS
    short = {"variant": "two", "target": 1}
    themes = THEMES
    options_type = PrimieraOptions
    scene_type = scene.Scene
    policies = {"random": playout.random, "greedy": policy.greedy, "club": policy.club, "learnt": learnt}
    levels = LEVELS
    uncompiled = UNCOMPILED
    temper = TEMPER
    actions = ACTIONS
    observation = Observation(observation.pieces, observation.write)
    solver = staticmethod(solve)
    learning = LEARNING
    reasons = notation.REASONS
    advise = staticmethod(advice.advise)
    advice = advice.ADVICE
    event_keys = events.EVENTS
    labels = captions.LABELS
    notes = captions.NOTES
    asks = captions.ASKS
    lines_of_tally = tally.LINES

    claims = staticmethod(position.claims)
    position = staticmethod(position.position)
    parse = staticmethod(notation.parse)
    print = staticmethod(notation.print_move)
    why_not = staticmethod(notation.why_not)
    events = staticmethod(events.events)
    scene = staticmethod(scene.scene_of)

    def seats(self, options: PrimieraOptions) -> Sequence[int]:
        return (options.seats(),)

    def across(self, options: PrimieraOptions) -> bool:
        return options.variant == "classic"

    def first_dealers(self, options: PrimieraOptions, seats: int) -> Sequence[int]:
        return range(options.dealers())

    def packs(self, options: PrimieraOptions, seats: int) -> list[Pack]:
        return dealing.packs(options)

    def plan(self, options: PrimieraOptions, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(options, order)

    def match(self, options: PrimieraOptions, seats: int, dealer: int) -> Match:
        return Match(options, dealer)

    def reveals(self, before: Round, after: Round) -> bool:
        """A packet was dealt, an opening card laid, which is final, or the robot turned a card or showed its hand."""
        if (before.stock, before.laid, before.robot) != (after.stock, after.laid, after.robot):
            return True
        return before.robot >= 0 and before.hand(before.robot) != after.hand(before.robot)

    def load_view(self, data: Mapping[str, Any]) -> View:
        view: View = state.load((View, Public, Setup, Race), data)
        return view

    def opening_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return events.opening_events(match)

    def closing_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return events.closing_events(round, match)


GAME = Primiera()
