"""How much a player gives away in the last moves of a round, where worlds can be solved: all of them, or a sample."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from mazzo.arena.deals import dealt, generator
from mazzo.bots.players import player
from mazzo.bots.rollout import lead
from mazzo.games import game
from mazzo.kernel.contract import NOBODY, Round, View
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng

DRAWS = 300
"""Worlds drawn to find them all; more than this many different ones are too many."""
MOST_WORLDS = 100

Values = dict[int, float]
"""What each move leads to, if all play on openly and best."""


def regrets(
    name: str, options: dict[str, str | int], seats: int, bot: str, decks: range, seed: str, sampled: int = 0
) -> list[float]:
    """For each decision between several moves in solvable positions of these decks: by how many points the best move
    is better than the one chosen, on average over all worlds, if all play on openly and best. Where there are too many
    worlds, so many of them stand for all; 0 leaves such positions out."""
    found = game(name)
    chooses = player(found, bot)
    values: list[float] = []
    for deck in decks:
        # Not the one that the round is played with: all players are asked about the same positions.
        rng = generator(seed, deck, seats)
        for round, seat, _ in positions(found, options, seats, deck, seed):
            view = round.view(round.chooser(seat))
            worlds, are_all = worlds_of(found, view, seat, sampled, rng)
            known = open_values(found, view.moves(), seat, worlds)
            if known:
                chosen = chooses(view, rng)
                values.append(regret(known, chosen) if are_all else crossed(known, chosen))
    return values


def regret(worlds: Sequence[Values], chosen: int) -> float:
    """By how much the best move is better, in the mean of these worlds."""
    totals = {move: sum(values[move] for values in worlds) for move in worlds[0]}
    return (max(totals.values()) - totals[chosen]) / len(worlds)


def crossed(sample: Sequence[Values], chosen: int) -> float:
    """The same where the worlds are a sample. Each is judged by the move that is best in the others: by the worlds that
    made it look best a move would seem better than it is. So rather too little is found than too much, and less than
    nothing for a choice that is better than what the sample can tell."""
    totals = {move: sum(values[move] for values in sample) for move in sample[0]}
    lost = 0.0
    for values in sample:
        best = max(totals, key=lambda move: totals[move] - values[move])
        lost += values[best] - values[chosen]
    return lost / len(sample)


def positions(
    found: Game, options: dict[str, str | int], seats: int, deck: int, seed: str
) -> Iterator[tuple[Round, int, Rng]]:
    """Where somebody decides in a round of the quick policy."""
    _, round = dealt(found, found.options(options), seats, deck, seed)
    rng = generator(seed, deck, 0)
    while waiting := int(round.waiting()):
        seat = (waiting & -waiting).bit_length() - 1
        decided = round.chooser(seat) != NOBODY and round.count(seat) > 1
        if decided:
            yield round, seat, rng
        round.play(seat, found.policies["club"](round, seat, rng) if decided else round.nth(seat, 0))


def worlds_of(found: Game, view: View, seat: int, sampled: int, rng: Rng) -> tuple[list[Round], bool]:
    """The worlds of a view, if the first can be solved, and whether these are all of them or a sample."""
    assert found.solver
    first = view.world(rng)
    first.play(seat, view.moves()[0])
    if found.solver(first) is None:
        return [], True
    different: dict[bytes, Round] = {}
    for _ in range(DRAWS):
        world = view.world(rng)
        seen = [world.view(each).dump() for each in range(len(world.standing()))]
        different.setdefault(msgspec.json.encode(seen), world)
        if len(different) > MOST_WORLDS:
            return [view.world(rng) for _ in range(sampled)], False
    return list(different.values()), True


def open_values(found: Game, moves: Sequence[int], seat: int, worlds: Sequence[Round]) -> list[Values]:
    """The value of each move in each world, empty where they cannot all be solved."""
    assert found.solver
    known: list[Values] = []
    for world in worlds:
        values: Values = {}
        for move in moves:
            trial = world.copy()
            trial.play(seat, move)
            scores = found.solver(trial)
            if scores is None:
                return []
            values[move] = lead(scores, seat)
        known.append(values)
    return known
