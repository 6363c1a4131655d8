"""How much a player gives away in the last moves of a round, where every world can be looked at and solved."""

from __future__ import annotations

from collections.abc import Iterator

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


def regrets(name: str, options: dict[str, str | int], seats: int, bot: str, decks: range, seed: str) -> list[float]:
    """For each decision between several moves in solvable positions of these decks: by how many points the best move
    is better than the one chosen, on average over all worlds, if all play on openly and best."""
    found = game(name)
    chooses = player(found, bot)
    values: list[float] = []
    for deck in decks:
        for round, seat, rng in positions(found, options, seats, deck, seed):
            view = round.view(round.chooser(seat))
            known = open_values(found, view, seat, seats, rng)
            if known:
                values.append(max(known.values()) - known[chooses(view, rng)])
    return values


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


def open_values(found: Game, view: View, seat: int, seats: int, rng: Rng) -> dict[int, float]:
    """The mean value of each move over all worlds, empty where these cannot all be found and solved."""
    solver = found.solver
    assert solver
    moves = view.moves()
    first = view.world(rng)
    first.play(seat, moves[0])
    if solver(first) is None:
        return {}
    worlds: dict[bytes, Round] = {}
    for _ in range(DRAWS):
        world = view.world(rng)
        worlds.setdefault(
            msgspec.json.encode([world.view(each).dump() for each in range(len(world.standing()))]), world
        )
        if len(worlds) > MOST_WORLDS:
            return {}
    values = dict.fromkeys(moves, 0.0)
    for world in worlds.values():
        for move in moves:
            trial = world.copy()
            trial.play(seat, move)
            scores = solver(trial)
            if scores is None:
                return {}
            values[move] += lead(scores, seat) / len(worlds)
    return values
