"""Trains a network in Nain Jaune for two: it plays against itself, a thousand rounds at once, and learns which of its
decisions won more than it expected. Then it plays against `greedy`, each deck twice with changed places.

    python examples/train/self_play.py
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import monotonic, process_time

import numpy as np
from network import Network

from mazzo import Rng, player
from mazzo.arena.statistics import interval
from mazzo.kernel.contract import View
from mazzo.research.arrays import Layout
from mazzo.research.batch import Batch
from mazzo.research.episode import Episode, Form

FORM = Form("nain_jaune", seats=2)
HIDDEN = 256
ROUNDS = 1000
"""Played at once."""
STEPS = 100
"""Decisions in each round before the network learns from them; few rounds are longer."""
PART = 4096
"""Decisions that it learns from at a time."""
TIMES = 2
"""How often it learns from each."""
RATE = 0.001
TOKENS = 20
"""Rewards are measured in so many tokens."""
SHORT, LONG = 200, 2000
"""Decks of an evaluation, on the way and at the end."""


def play(batch: Batch, network: Network, rng: np.random.Generator) -> list[np.ndarray]:
    """Let the network play against itself: of each decision between several moves what was seen, legal and chosen, how
    likely that was, and what its seat has won in the end."""
    decided, results = [], []
    for _ in range(STEPS):
        rows = np.flatnonzero(batch.counts > 1)
        words, masks = batch.words[rows], batch.masks()[rows]
        chances = network.look(*unpacked(batch.layout, words, masks))[1]
        below = chances.cumsum(axis=1)
        chosen = (below > rng.random((len(rows), 1)) * below[:, -1:]).argmax(axis=1)
        decided.append((rows, batch.players[rows], words, masks, chosen, chances[np.arange(len(rows)), chosen]))
        actions = batch.legal[:, 0].copy()
        actions[rows] = chosen
        batch.step(actions)
        results.append((batch.ended, batch.rewards))
    # From the last step to the first: a decision is worth what the round brings that ends next, if one does.
    won = np.full((batch.number, FORM.seats), np.nan, np.float32)
    kept = []
    for (rows, players, *made), (ended, rewards) in zip(reversed(decided), reversed(results), strict=True):
        won[ended] = rewards[ended] / TOKENS
        known = ~np.isnan(won[rows, 0])
        kept.append([array[known] for array in (*made, won[rows, players])])
    return [np.concatenate(arrays) for arrays in zip(*kept, strict=True)]


def unpacked(layout: Layout, words: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Observations and masks as the network takes them."""
    ids = layout.form.actions.size
    return layout.unpacked(words).astype(np.float32), np.unpackbits(masks, axis=1, count=ids, bitorder="little") > 0


def made(seed: int) -> Network:
    """A network that has learned nothing."""
    return Network(Layout(FORM).size, HIDDEN, FORM.actions.size, np.random.default_rng(seed))


def train(network: Network, batch: Batch, updates: int, seconds: float, tell: Callable[[int], None]) -> int:
    """So many updates, or as many as there is time for if each takes as long as the longest so far; how many it was."""
    rng, began, longest = np.random.default_rng(1), monotonic(), 0.0
    for update in range(updates):
        since = monotonic()
        if since - began + longest > seconds:
            return update
        words, masks, chosen, chances, won = play(batch, network, rng)
        rate = RATE * (1 - update / updates)
        for _ in range(TIMES):
            for part in np.array_split(rng.permutation(len(won)), max(1, len(won) // PART)):
                seen = unpacked(batch.layout, words[part], masks[part])
                network.learn(*seen, chosen[part], chances[part], won[part], rate)
        tell(update + 1)
        longest = max(longest, monotonic() - since)
    return updates


def evaluate(network: Network, opponent: str, decks: int) -> list[float]:
    """By how many tokens the network, at its likeliest, is ahead of an opponent, on each deck in both seats."""
    layout, other, leads = Layout(FORM), player(FORM.game, opponent), []

    def decide(view: View) -> int:
        legal = FORM.actions.legal(view)
        if len(legal) == 1:
            return legal[0]
        return int(network.look(layout.observed(view)[None], layout.mask(legal)[None] > 0)[1].argmax())

    for deck in range(decks):
        lead = 0.0
        for seat in range(FORM.seats):
            episode, rng = Episode(FORM, deck.to_bytes(32, "big")), Rng(deck)
            while not episode.over:
                view = episode.view(episode.player)
                if episode.player == seat:
                    episode.step(decide(view))
                else:
                    episode.play(other(view, rng))
            # Rewards are above the mean of two.
            lead += 2 * episode.totals[seat] / FORM.seats
        leads.append(lead)
    return leads


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--minutes", type=float, default=10, help="stop training earlier, when they are over")
    parser.add_argument("--every", type=int, default=5, help="updates between two looks at the progress")
    parser.add_argument("--decks", type=int, default=LONG, help="how many the evaluation takes")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1, help="of the network and of the deals it learns from")
    arguments = parser.parse_args()
    network, batch, began = made(arguments.seed), Batch(FORM, ROUNDS, seed=arguments.seed), monotonic()

    def passed() -> str:
        return f"{monotonic() - began:4.0f} s, of work {process_time():.0f} s"

    def result(decks: int) -> str:
        leads = evaluate(network, arguments.opponent, decks)
        low, high = interval(leads)
        return f"{np.mean(leads):+.2f} [{low:+.2f}, {high:+.2f}] tokens a deal against {arguments.opponent}"

    def tell(update: int) -> None:
        if update % arguments.every == 0:
            print(f"{passed()}, update {update}: {result(SHORT)}", flush=True)

    made_updates = train(network, batch, arguments.updates, arguments.minutes * 60, tell)
    print(f"{passed()}, trained by {made_updates} updates", flush=True)
    print(f"on {arguments.decks} decks: {result(arguments.decks)}")


if __name__ == "__main__":
    main()
