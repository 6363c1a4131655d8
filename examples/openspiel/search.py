"""OpenSpiel's own search, evaluator and referee, unchanged, on Primiera for two: `ISMCTSBot` against its random bot,
each deck twice with changed places.

    python examples/openspiel/search.py
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import mazzo.research.openspiel  # registers the games
from mazzo.arena.statistics import interval

GAME = f"{mazzo.research.openspiel.PREFIX}primiera(variant=two)"
CURIOSITY = 5.0
"""How much the search explores; about what a round is worth."""


def searcher(game: pyspiel.Game, simulations: int, seed: int) -> ISMCTSBot:
    """A bot that plays each simulation to its end at random."""
    rng = np.random.RandomState(seed)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), CURIOSITY, simulations, random_state=rng)
    # By itself it samples from a generator that cannot be seeded.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    return bot


def leads(decks: int, simulations: int) -> list[float]:
    """By how many points the search is ahead, on each deck in both seats."""
    game, found = pyspiel.load_game(GAME), []
    for deck in range(decks):
        lead = 0.0
        for seat in range(game.num_players()):
            bots = [pyspiel.make_uniform_random_bot(each, deck) for each in range(game.num_players())]
            bots[seat] = searcher(game, simulations, deck)
            # The seed is that of chance alone: the same cards in both seats.
            won = pyspiel.evaluate_bots(game.new_initial_state(), bots, deck)
            lead += (won[seat] - won[1 - seat]) / game.num_players()
        found.append(lead)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=int, default=50)
    parser.add_argument("--simulations", type=int, default=30, help="of each decision")
    arguments = parser.parse_args()
    found = leads(arguments.decks, arguments.simulations)
    low, high = interval(found)
    print(f"{GAME}, {arguments.decks} decks: {np.mean(found):+.2f} [{low:+.2f}, {high:+.2f}] points a deal")


if __name__ == "__main__":
    main()
