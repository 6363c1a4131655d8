"""Tarock as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo import build
from mazzo.games.tarock import (
    captions,
    closing,
    dealing,
    events,
    feats,
    notation,
    observation,
    position,
    refusals,
    scene,
    tally,
)
from mazzo.games.tarock.actions import ACTIONS
from mazzo.games.tarock.deck import NAMES
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.moves import AUCTION, PASS, PLAY, SAY
from mazzo.games.tarock.options import TarockOptions
from mazzo.games.tarock.players import advice, candidates, policy, solver
from mazzo.games.tarock.players.levels import LEVELS
from mazzo.games.tarock.players.temper import TEMPER
from mazzo.games.tarock.public import Origin, Public
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.setup import SEATS, Setup
from mazzo.games.tarock.themes import THEMES
from mazzo.games.tarock.view import View, shown_talon
from mazzo.kernel import game
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.game import Event
from mazzo.kernel.observation import Observation
from mazzo.kernel.rng import Rng
from mazzo.kernel.state import load


class Tarock(game.Game[Round, View, Match, TarockOptions]):
    """For four."""

    name = "tarock"
    place = 4
    deck = "tarock"
    names = NAMES
    emblem = ("T1", "T21", "T22")
    clockwise = False
    unit = "cents"
    short = {"deals": 4}
    feats_of = staticmethod(feats.feats_of)
    feats = feats.FEATS
    themes = THEMES
    options_type = TarockOptions
    scene_type = scene.Scene
    claims = staticmethod(position.claims)
    position = staticmethod(position.position)
    parse = staticmethod(refusals.parse)
    print = staticmethod(notation.print_move)
    why_not = staticmethod(refusals.why_not)
    advise = staticmethod(advice.advise)
    alike = staticmethod(candidates.alike)
    solver = staticmethod(solver.solver if build.compiled() else solver.last_solver)
    policies = {"random": policy.random, "greedy": policy.greedy, "club": policy.club, "bidder": policy.bidder}
    levels = LEVELS
    temper = TEMPER
    actions = ACTIONS
    observation = Observation(observation.pieces, observation.write)
    reasons = refusals.REASONS
    advice = advice.ADVICE
    event_keys = events.EVENTS
    labels = captions.LABELS
    notes = captions.NOTES
    asks = captions.ASKS
    lines_of_tally = tally.LINES

    def promises(self, view: View) -> Sequence[int]:
        """To pass in the auction, whoever bids what before."""
        bidding = view.seat != WATCHER and view.public.phase == AUCTION and view.public.active >> view.seat & 1
        return (SAY + PASS,) if bidding else ()

    def seats(self, options: TarockOptions) -> Sequence[int]:
        return (SEATS,)

    def packs(self, options: TarockOptions, seats: int) -> list[Pack]:
        return dealing.packs()

    def plan(self, options: TarockOptions, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(order)

    def match(self, options: TarockOptions, seats: int, dealer: int) -> Match:
        return Match(options, dealer)

    def slip(self, view: View, rng: Rng) -> int:
        """Nobody bids a solo out of distraction: only cards slip."""
        return self.choose("random" if view.public.phase == PLAY else "greedy", view, rng)

    def candidates(self, view: View, rng: Rng) -> list[int]:
        return candidates.candidates(view)

    def reveals(self, before: Round, after: Round) -> bool:
        """Cards of the talon were opened, taken up or won, or the hands were laid open."""
        seen = [(shown_talon(before, viewer), shown_talon(after, viewer)) for viewer in range(WATCHER, SEATS)]
        return any(some != more for some, more in seen) or (after.hands_are_open() and not before.hands_are_open())

    def load_view(self, data: Mapping[str, Any]) -> View:
        view: View = load((View, Public, Origin, Setup), data)
        return view

    def opening_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return events.opening_events(match)

    def events(self, before: Round, seat: int, move: int, after: Round, viewer: int) -> list[Event]:
        return events.events(before, seat, move, after, viewer)

    def closing_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return closing.closing_events(round, match)

    def scene(self, view: View, match: Match) -> scene.Scene:
        return scene.scene_of(view, match)


GAME = Tarock()
