"""Primo as the layers above know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mazzo.games.primo import (
    captions,
    dealing,
    events,
    feats,
    notation,
    observation,
    planning,
    policy,
    position,
    scene,
    tally,
)
from mazzo.games.primo.actions import ACTIONS
from mazzo.games.primo.advice import ADVICE, advise
from mazzo.games.primo.deck import NAMES
from mazzo.games.primo.learning import LEARNING
from mazzo.games.primo.learnt.policy import learnt
from mazzo.games.primo.levels import LEVELS
from mazzo.games.primo.match import Match
from mazzo.games.primo.moves import END, PASS, SWAP, kind_of
from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.public import Public
from mazzo.games.primo.round import Round
from mazzo.games.primo.setup import Setup
from mazzo.games.primo.temper import TEMPER
from mazzo.games.primo.themes import THEMES, theme_of
from mazzo.games.primo.view import View
from mazzo.kernel import game, state
from mazzo.kernel.contract import Deal
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.game import Event
from mazzo.kernel.observation import Observation
from mazzo.kernel.rng import Rng


class Primo(game.Game[Round, View, Match, PrimoOptions]):
    """For two to six; the default is four."""

    name = "primo"
    place = 2
    deck = "numbers"
    names = NAMES
    emblem = ("13y", "top", "1b")
    clockwise = True
    family = "colours"
    feats_of = staticmethod(feats.feats_of)
    feats = feats.FEATS
    unit = "cards"
    whole_turns = True
    themes = THEMES
    options_type = PrimoOptions
    scene_type = scene.Scene
    policies = {
        "random": policy.random,
        "greedy": policy.greedy,
        "solver": policy.solver,
        "club": policy.club,
        "brisk": policy.brisk,
        "shrewd": policy.shrewd,
        "learnt": learnt,
    }
    levels = LEVELS
    learning = LEARNING
    temper = TEMPER
    actions = ACTIONS
    observation = Observation(observation.pieces, observation.write)
    reasons = notation.REASONS
    advice = ADVICE
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
    advise = staticmethod(advise)
    events = staticmethod(events.events)
    scene = staticmethod(scene.scene_of)

    def theme(self, view: View, line: Sequence[int]) -> str:
        return theme_of(line)

    def seats(self, options: PrimoOptions) -> Sequence[int]:
        return (4, 2, 3, 5, 6)

    def first_dealers(self, options: PrimoOptions, seats: int) -> Sequence[int]:
        """Whoever begins sits after the dealer (PO-A22)."""
        return (seats - 1,) if options.starter == "first_seat" else range(seats)

    def packs(self, options: PrimoOptions, seats: int) -> list[Pack]:
        return dealing.packs(options)

    def plan(self, options: PrimoOptions, seats: int, order: Sequence[int]) -> list[Step]:
        return dealing.plan(order)

    def match(self, options: PrimoOptions, seats: int, dealer: int) -> Match:
        return Match(options, seats, dealer)

    def face_up(self, dealt: Deal) -> list[int]:
        return list(dealt.table)

    def slip(self, view: View, rng: Rng) -> int:
        """A distracted player overlooks how far a turn could go on, or what could be laid at all."""
        mover = view.deciding()
        move = policy.greedy(view.sketch(rng), mover, rng)
        if kind_of(move) in {SWAP, PASS}:
            return PASS
        return END if view.public.played else move

    def candidates(self, view: View, rng: Rng) -> list[int]:
        """How the lines begin."""
        return list(dict.fromkeys(line[0] for line in self.lines(view, rng)))

    def lines(self, view: View, rng: Rng) -> list[list[int]]:
        """Turns that are worth comparing."""
        return planning.turns(view.sketch(rng), view.deciding(), policy.POSITIONS)

    def usual(self, policy: str, view: View, lines: list[list[int]], rng: Rng) -> list[int]:
        """The shrewd turn: what those of the play-outs would do if they had the time."""
        return lines[0]

    def reveals(self, before: Round, after: Round) -> bool:
        """A turn was closed: hands are filled up from the piles."""
        return before.turn != after.turn

    def load_view(self, data: Mapping[str, Any]) -> View:
        view: View = state.load((View, Public, Setup), data)
        return view

    def opening_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return events.opening_events(match)

    def closing_events(self, round: Round, match: Match, viewer: int) -> list[Event]:
        return events.closing_events(round, match)


GAME = Primo()
