"""The contracts of the interpreted half of a game: the match around its rounds, and the game as other layers see it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, Generic, Self

from msgspec import Struct
from typing_extensions import TypeVar

from mazzo.kernel.actions import Actions
from mazzo.kernel.contract import NOBODY, Deal, Round, View
from mazzo.kernel.deal import Pack, Step, deal
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.learning import Learning
from mazzo.kernel.levels import Level
from mazzo.kernel.observation import Observation
from mazzo.kernel.options import Options
from mazzo.kernel.rng import Rng
from mazzo.kernel.says import Says
from mazzo.kernel.scene import Scene
from mazzo.kernel.temper import Temper

# What a game is about: other layers, which know no game, say just `Game`.
RoundT = TypeVar("RoundT", bound=Round, default=Any)
ViewT = TypeVar("ViewT", bound=View, default=Any)
OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
MatchT = TypeVar("MatchT", bound="Match[Any, Any]", default=Any)

Policy = Callable[[RoundT, int, Rng], int]
"""Chooses a move for a seat in microseconds, reading only what that seat's chooser knows."""

Solver = Callable[[RoundT], list[int] | None]
"""The scores of a round if all play on with open cards and at their best; None where it takes too long to find out."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as a key with parameters; hidden cards are `??`. For log, sound and animation."""

    key: str
    params: dict[str, Param] = {}


class Match(ABC, Generic[RoundT, OptionsT]):
    """Rounds until somebody has won. A match stays as it was made: `after` gives the one that follows a round."""

    def __init__(self, options: OptionsT, seats: int, dealer: int, total: int = 0) -> None:
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.number = 1
        """The round that is being played or dealt next."""
        self.totals = [total] * seats
        self.factor = 1
        self.winners: list[int] = []

    def __repr__(self) -> str:
        if self.winners:
            state = f"won by {' '.join(map(str, self.winners))}"
        else:
            state = f"round {self.number} dealt by seat {self.dealer}"
        return f"<Match for {self.seats}: {state}, totals {' '.join(map(str, self.totals))}, {self.options}>"

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    def dealers(self) -> int:
        """The seats below this number deal in turn."""
        return self.seats

    def order(self) -> list[int]:
        """The seats in turn order; the first plays first: the one after the dealer."""
        return [(self.dealer + 1 + place) % self.seats for place in range(self.seats)]

    def leaders(self) -> list[int]:
        """Those with the highest total."""
        best = max(self.totals)
        return [seat for seat, total in enumerate(self.totals) if total == best]

    def places(self) -> list[int]:
        """Of each seat its place, from 1: the winners come first, then totals decide; equals share the better one."""
        ranked = [(seat not in self.winners, -total) for seat, total in enumerate(self.totals)]
        return [1 + sum(other < own for other in ranked) for own in ranked]

    @abstractmethod
    def start(self, dealt: Deal) -> RoundT:
        """The round that begins with these cards."""

    def counted(self, round: RoundT) -> Self:
        """The same match at the same round, which is finished, with its scores in the totals: so it is shown."""
        counted = copy(self)
        counted.totals = [total + score for total, score in zip(self.totals, round.scores(), strict=True)]
        return counted

    def after(self, round: RoundT) -> Self:
        """The match that follows a finished round: with its scores, the next dealer, and the winners if it is over.

        A game adds what else changes, on the new match alone: `mazzo.testing.test_contract` looks at the old one.
        """
        after = self.counted(round)
        after.number += 1
        after.dealer = (self.dealer + 1) % self.dealers()
        return after


class Game(ABC, Generic[RoundT, ViewT, MatchT, OptionsT]):
    """One game, as the layers above know it."""

    name: str
    place: int = 100
    """Where it stands in lists: the lowest first, then by name."""
    deck: str
    """The family of its cards (`mazzo.kernel.families`): their faces and their words."""
    names: Sequence[str]
    """Its cards in notation, by number."""
    emblem: Sequence[str]
    """Three cards that stand for it in a picture."""
    clockwise: bool
    """Whether the next to play sits to the left, as everybody sees it from above."""
    unit: str = "points"
    """What is counted, as the words `unit-…` call it: points, tokens, cents or cards."""
    whole_turns: bool = False
    """Whether one decides on a turn of several moves, so that only whole turns can be compared; moves that belong to
    one turn are those that can be taken back (`Round.undoable`)."""
    short: Mapping[str, str | int] = {}
    """The options with which a match is over soonest, for tests and for showing."""
    family: str = ""
    """The option whose values are games of their own: each has statistics and ratings of its own. The words for a value
    are `<game>-family-<value>`."""
    feats: Sequence[str] = ()
    """What it counts for the statistics of each player; the words are `<game>-feat-<key>`."""
    themes: Mapping[str, Sequence[str]] = {}
    """What its puzzles are about, each with the reasons of `advice` that are of that kind. The words are
    `<game>-theme-<key>`."""
    options_type: type[OptionsT]
    scene_type: type[Scene] = Scene
    """What `scene` gives, so that a client can read it again."""
    policies: Mapping[str, Policy[RoundT]]
    levels: Mapping[str, Level]
    """How players of each level decide, weakest first."""
    uncompiled: Mapping[str, Level] = {}
    """Of these, those that search in another way where the engine is not compiled."""
    solver: Solver[RoundT] | None = None
    """Solves the ends of rounds."""
    temper: Temper | None = None
    """What the temperaments of bots mean here; without it they all play alike."""
    learning: Learning | None = None
    """What it learns by `make train`."""
    actions: Actions[ViewT] | None = None
    """The fixed ids of its moves, for programs that learn."""
    observation: Observation[ViewT] | None = None
    """How its views are written as numbers, for programs that learn."""
    reasons: Mapping[str, Says]
    """Every reason for which a move is refused, with the kinds of its parameters."""
    advice: Mapping[str, Says]
    """Every reason for which a move is advised, with the kinds of its parameters."""
    event_keys: Mapping[str, Says]
    """Every event, with the kinds of its parameters."""
    labels: Mapping[str, Says] = {}
    """Every label of a move that is not just a card, with the kinds of its parameters."""
    notes: Mapping[str, Says] = {}
    """Every note of a scene, with the kinds of its parameters."""
    asks: Mapping[str, Says] = {}
    """Everything that can be asked of a player, with the kinds of its parameters."""
    lines_of_tally: Mapping[str, Says] = {}
    """Every line of the count, with the kinds of its parameters."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def sentences(self) -> dict[str, Mapping[str, Says]]:
        """Everything that it says, by what the words are: the one of a code has the key `<game>-<family>-<code>`."""
        return {
            "event": self.event_keys,
            "reason": self.reasons,
            "advice": self.advice,
            "move": self.labels,
            "note": self.notes,
            "ask": self.asks,
            "tally": self.lines_of_tally,
        }

    def options(self, values: Mapping[str, str | int]) -> OptionsT:
        """The options with these values, the others by default. Raises OptionError."""
        return self.options_type.read(values)

    @abstractmethod
    def seats(self, options: OptionsT) -> Sequence[int]:
        """The numbers of seats that these options allow, the default first."""

    def across(self, options: OptionsT) -> bool:
        """Whether those who sit across from each other play together from the first card on."""
        return False

    def first_dealers(self, options: OptionsT, seats: int) -> Sequence[int]:
        """The seats from which the first dealer is drawn; then all deal in turn (`Match.dealers`)."""
        return range(seats)

    def feats_of(self, round: RoundT) -> list[dict[str, int]]:
        """How often each seat did each of its `feats` in a finished round; what nobody did may be left out."""
        return []

    @abstractmethod
    def packs(self, options: OptionsT, seats: int) -> list[Pack]:
        """What is shuffled separately before each round."""

    @abstractmethod
    def plan(self, options: OptionsT, seats: int, order: Sequence[int]) -> list[Step]:
        """Which position of which shuffled pack goes to which place."""

    @abstractmethod
    def match(self, options: OptionsT, seats: int, dealer: int) -> MatchT:
        """A match that is about to deal its first round."""

    def deal(self, match: MatchT, decks: Sequence[Sequence[int]]) -> Deal:
        """The cards of the match's next round from its shuffled packs."""
        return deal(self.plan(match.options, match.seats, match.order()), decks, match.seats)

    def face_up(self, dealt: Deal) -> list[int]:
        """The table after the deal as records list it: in deck order, unless its places mean something."""
        return sorted(dealt.table)

    def card(self, card: int) -> str:
        """A card in notation."""
        return self.names[card]

    def written(self, dealt: Deal) -> str:
        """A deal in notation, each pile in its order."""
        hands, (table, stock) = (
            [" ".join(map(self.card, cards)) or "-" for cards in piles]
            for piles in (dealt.hands, (dealt.table, dealt.stock))
        )
        return f"hands {' | '.join(hands)}, table {table}, stock {stock}"

    @abstractmethod
    def parse(self, text: str, view: ViewT) -> int:
        """The move that a text means to the one who decides now. Raises Malformed, Ambiguous or Illegal."""

    @abstractmethod
    def print(self, move: int) -> str:
        """A move in notation; a hidden one as it was seen, with `??`."""

    @abstractmethod
    def why_not(self, view: ViewT) -> dict[str, Reason]:
        """For each card of the deciding seat that cannot be played now, the reason."""

    @abstractmethod
    def advise(self, view: ViewT, move: int) -> Reason:
        """Why somebody who sees this would make that move, which is legal."""

    def theme(self, view: ViewT, line: Sequence[int]) -> str:
        """What a puzzle is about whose answer is this move, or turn; empty if it is nothing of the game's themes."""
        code = self.advise(view, line[0]).code
        return next((theme for theme, codes in self.themes.items() if code in codes), "")

    def choose(self, policy: str, view: ViewT, rng: Rng) -> int:
        """What a policy does with what a view knows: it plays on a round in which that view is the same."""
        seat = view.deciding()
        if seat == NOBODY:
            raise ValueError("this viewer decides nothing now")
        # The rounds that a view makes are of its own game, which the type of a view does not say.
        round: Any = view.sketch(rng)
        return self.policies[policy](round, seat, rng)

    def slip(self, view: ViewT, rng: Rng) -> int:
        """What a distracted player does."""
        return self.choose("random", view, rng)

    def candidates(self, view: ViewT, rng: Rng) -> list[int]:
        """The moves that are worth searching, for the one who decides: all, unless there are too many."""
        return view.moves()

    def lines(self, view: ViewT, rng: Rng) -> list[list[int]]:
        """The same, each with the moves that are meant to follow it before another player decides."""
        return [[move] for move in self.candidates(view, rng)]

    def alike(self, view: ViewT, one: int, other: int) -> bool:
        """Whether two moves come to the same, so that only one of them is a candidate."""
        return one == other

    def usual(self, policy: str, view: ViewT, lines: list[list[int]], rng: Rng) -> list[int]:
        """What a policy would do: the line that begins so, or else with a move that comes to the same."""
        move = self.choose(policy, view, rng)
        for line in lines:
            if line[0] == move:
                return line
        for line in lines:
            if self.alike(view, line[0], move):
                return line
        return [move]

    def position(self, options: OptionsT, seats: int, lines: Mapping[str, str]) -> tuple[MatchT, RoundT]:
        """The position that lines of a lesson put together (`hands`, `table` …), in its match. Raises ValueError.

        `mazzo.kernel.position` helps to read them; `Match.start` and a game's own `Round.arranged` make the round.
        """
        raise ValueError(f"{self.name} reads no positions")

    def claims(self, round: RoundT | None) -> Mapping[str, Callable[..., Any]]:
        """What a proof in a lesson or in the rule book may ask by name: about that round, or without one."""
        return {}

    def promises(self, view: ViewT) -> Sequence[int]:
        """Moves that the viewer may promise before being asked, and that are then made at the next decision if they are
        legal: what somebody has decided whatever others do."""
        return ()

    def reveals(self, before: RoundT, after: RoundT) -> bool:
        """Whether a move turned up what cannot be unseen (a draw, a talon): nothing up to it may be taken back."""
        return False

    @abstractmethod
    def load_view(self, data: Mapping[str, Any]) -> ViewT:
        """The view that `View.dump` wrote."""

    @abstractmethod
    def opening_events(self, round: RoundT, match: MatchT, viewer: int) -> list[Event]:
        """What happened when the round was dealt."""

    @abstractmethod
    def events(self, before: RoundT, seat: int, move: int, after: RoundT, viewer: int) -> list[Event]:
        """What happened when a seat made a move."""

    @abstractmethod
    def closing_events(self, round: RoundT, match: MatchT, viewer: int) -> list[Event]:
        """What the count of a finished round shows; `match` is the one after it."""

    @abstractmethod
    def scene(self, view: ViewT, match: MatchT) -> Scene:
        """What the viewer sees, as structs of text."""
