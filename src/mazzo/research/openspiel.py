"""OpenSpiel: importing this module registers every game as `mazzo_` and its name, its options as parameters.

A game is one round, dealt card by card by chance from the shuffled packs of the game; the first who may deals. Players
are seats. What a seat scores more than the mean is its return.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from mazzo.games import names
from mazzo.kernel.contract import NOBODY, Round, View
from mazzo.kernel.deal import undealt
from mazzo.kernel.game import Game
from mazzo.kernel.options import Field
from mazzo.kernel.rng import Rng
from mazzo.research.arrays import Layout
from mazzo.research.episode import Form, NotNumbered, key

PREFIX = "mazzo_"
MOST_POINTS = 1000000.0
"""More than any round is worth."""
LONGEST = 100000
"""More than any round has ever had; that of a game in which a turn can be many moves has no bound."""

AS_USUAL = 0
"""As a parameter: the number that the other parameters suggest."""


class Deck:
    """The packs of a game, drawn one after the other, and what chance may draw next."""

    def __init__(self, packs: list[tuple[int, ...]]) -> None:
        self.packs = packs
        self.drawn: list[int] = []
        self.length = sum(map(len, packs))

    def outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next, with its probability."""
        pack, first = self.packs[0], 0
        for pack in self.packs:
            if len(self.drawn) < first + len(pack):
                break
            first += len(pack)
        left = Counter(pack)
        left.subtract(self.drawn[first:])
        number = sum(left.values())
        return [(card, count / number) for card, count in sorted(left.items()) if count]

    def decks(self) -> list[list[int]]:
        """The packs as they were drawn."""
        found, first = [], 0
        for pack in self.packs:
            found.append(self.drawn[first : first + len(pack)])
            first += len(pack)
        return found


class Dealt:
    """The round of a state, once all cards are dealt, up to its next decision."""

    def __init__(self, round: Round, order: list[int]) -> None:
        self.round = round
        self.order = order
        self.seat = self.player = NOBODY
        self.automatic: list[tuple[int, int]] = []
        """Seats and moves that were made by themselves, until `State.follow` has come across them."""
        self.go_on()

    def play(self, move: int) -> None:
        self.round.play(self.seat, move)
        self.go_on()

    def go_on(self) -> None:
        """Make the moves that nobody decides; those who act together are asked in turn."""
        round = self.round
        while waiting := int(round.waiting()):
            seats = [seat for seat in self.order if waiting >> seat & 1]
            automatic = next((seat for seat in seats if round.chooser(seat) == NOBODY), NOBODY)
            if automatic == NOBODY:
                self.player = int(round.chooser(seats[0]))
                self.seat = int(round.view(self.player).deciding())
                return
            self.automatic.append((automatic, int(round.nth(automatic, 0))))
            round.play(*self.automatic[-1])
        self.seat = self.player = NOBODY


class State(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A round in the course of being dealt and played."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.deck = Deck(game.packs)
        self.dealt: Dealt | None = None

    @property
    def form(self) -> Form:
        # Not a field: fields are copied with the state.
        found: Form = self.get_game().form
        return found

    def current_player(self) -> int:
        if self.dealt is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        return int(pyspiel.PlayerId.TERMINAL) if self.dealt.player == NOBODY else self.dealt.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.deck.outcomes()

    def view(self, player: int) -> View:
        assert self.dealt is not None
        return self.dealt.round.view(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.form.actions.legal(self.view(player))

    def _apply_action(self, action: int) -> None:
        if self.dealt is not None:
            self.dealt.play(self.form.actions.decode(self.view(self.dealt.player), action))
            return
        self.deck.drawn.append(action)
        if len(self.deck.drawn) == self.deck.length:
            match = self.get_game().match
            self.dealt = Dealt(match.start(self.form.game.deal(match, self.deck.decks())), match.order())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game: Game = self.form.game
        return game.print(self.form.actions.decode(self.view(player), action))

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.dealt.player == NOBODY

    def returns(self) -> list[float]:
        if self.dealt is None or not self.is_terminal():
            return [0.0] * self.form.seats
        scores = self.dealt.round.scores()
        mean = sum(scores) / len(scores)
        return [score - mean for score in scores]

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        return f"dealing {player}" if self.dealt is None else key(self.view(player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one: a world of its view, with its past."""
        game = self.get_game()
        view = self.view(player)
        dealt, moves = view.past(view.world(Rng(int(sampler() * 2**52))))
        found: State = game.new_initial_state()
        plan = self.form.game.plan(self.form.options, self.form.seats, game.match.order())
        for deck in undealt(plan, game.packs, dealt):
            for card in deck:
                found.apply_action(card)
        found.follow(moves)
        return found

    def follow(self, moves: Sequence[tuple[int, int]]) -> None:
        """Make the moves of a round that is dealt. Raises ValueError if they do not lead through it."""
        assert self.dealt is not None
        for seat, move in moves:
            if (seat, move) in self.dealt.automatic:
                self.dealt.automatic.remove((seat, move))
            elif seat == self.dealt.seat:
                self.apply_action(self.form.actions.encode(self.view(self.dealt.player), move))
            else:
                raise ValueError(f"seat {self.dealt.seat} is to decide, and not seat {seat} on {move}")
        if self.dealt.automatic:
            raise ValueError(f"moves that nobody decides are missing: {self.dealt.automatic}")

    def __str__(self) -> str:
        return f"dealt {self.deck.drawn}" if self.dealt is None else repr(self.dealt.round)


class Observer:
    """The bits of a view, whole and piece by piece."""

    def __init__(self, form: Form, kind: Any) -> None:
        self.layout = Layout(form)
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(self.layout.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in self.layout.slices.items()}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = 0 if state.dealt is None else self.layout.observed(state.view(player))

    def string_from(self, state: State, player: int) -> str:
        if self.recalls or state.dealt is None:
            return state.information_state_string(player)
        return repr(state.view(player))


def declared(field: Field) -> str | int:
    """The default of an option as a parameter, whose type the library goes by."""
    return AS_USUAL if field.by else field.default


def register(name: str) -> None:
    """Offer a game under its name."""
    usual = Form(name)
    fields = usual.game.options_type.describe()
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Mazzo {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": AS_USUAL, **{field.key: declared(field) for field in fields}},
    )

    class Registered(pyspiel.Game):  # type: ignore[misc]  # the library has no types
        """A game in the form that its parameters say; those that are not given are as usual."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = dict(params or {})
            values = {
                field.key: given[field.key]
                for field in fields
                if field.key in given and not (field.by and given[field.key] == AS_USUAL)
            }
            self.form = Form(name, values, int(given.get("players", AS_USUAL)) or None)
            dealers = self.form.game.first_dealers(self.form.options, self.form.seats)
            self.match = self.form.game.match(self.form.options, self.form.seats, dealers[0])
            self.packs = self.form.game.packs(self.form.options, self.form.seats)
            about = pyspiel.GameInfo(
                num_distinct_actions=self.form.actions.size,
                max_chance_outcomes=1 + max(max(pack) for pack in self.packs),
                num_players=self.form.seats,
                min_utility=-MOST_POINTS,
                max_utility=MOST_POINTS,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, about, given)

        def new_initial_state(self) -> State:
            return State(self)

        def max_chance_nodes_in_history(self) -> int:
            return sum(map(len, self.packs))

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
            return Observer(self.form, kind or pyspiel.IIGObservationType(perfect_recall=False))

    pyspiel.register_game(kind, Registered)


def register_all() -> None:
    """Offer every game that numbers its moves."""
    for name in names():
        try:
            register(name)
        except NotNumbered:
            continue


register_all()
