"""How good the bots' idea of hidden cards is: how many worlds carry the weight, and how likely the truth is in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from mazzo.arena.regret import positions
from mazzo.bots.belief import effective, likelihood, telling
from mazzo.games import game
from mazzo.kernel.contract import Deal, Round
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng

DRAWN = 90
"""Worlds drawn in a position."""
WANTED = 30
"""How many of them would be kept."""
EVERY = 5
"""Neighbouring decisions show nearly the same, so only one of this many is looked at."""


class Belief(Struct, frozen=True, kw_only=True):
    """What was found out in one position."""

    share: float
    """The effective number of the weighted worlds, as a share of those drawn."""
    fell_back: bool
    """Whether too few worlds carried the weight, so that they are taken as they come."""
    uniform: float
    """How likely the true holder of a hidden card is, on average over these cards: if all worlds are alike, and"""
    weighted: float
    """by their weights, as the bots use them."""


def beliefs(
    name: str, options: dict[str, str | int], seats: int, decks: range, seed: str, every: int = EVERY
) -> list[Belief]:
    """Look at one in `every` decisions, in rounds of the quick policy, from the seat that decides."""
    found = game(name)
    looked_at: list[Belief] = []
    number = 0
    for deck in decks:
        for round, seat, _ in positions(found, options, seats, deck, seed):
            number += 1
            if number % every == 0:
                seen = belief(round, round.chooser(seat), found.policies["club"], Rng(number))
                looked_at += [seen] if seen else []
    return looked_at


def belief(round: Round, viewer: int, policy: Policy, rng: Rng) -> Belief | None:
    """What a viewer may believe of a round in which all play by that policy, None where nothing is hidden from him."""
    view = round.view(viewer)
    worlds = [view.world(rng) for _ in range(DRAWN)]
    weights = [likelihood(view, viewer, world, policy, rng) for world in worlds]
    truth = holders(view.past(round)[0])
    pasts = [holders(view.past(world)[0]) for world in worlds]
    hidden = [card for card, holder in truth.items() if any(past[card] != holder for past in pasts)]
    if not hidden:
        return None
    fell_back = not telling(weights, WANTED)
    uniform = mean_chance(truth, pasts, [1.0] * DRAWN, hidden)
    return Belief(
        share=effective(weights) / DRAWN,
        fell_back=fell_back,
        uniform=uniform,
        weighted=uniform if fell_back else mean_chance(truth, pasts, weights, hidden),
    )


def holders(dealt: Deal) -> dict[int, int]:
    """To which hand each card was dealt; all else is one place."""
    elsewhere = len(dealt.hands)
    found = dict.fromkeys([*dealt.table, *dealt.stock], elsewhere)
    for seat, hand in enumerate(dealt.hands):
        found.update(dict.fromkeys(hand, seat))
    return found


def mean_chance(
    truth: Mapping[int, int], pasts: Sequence[Mapping[int, int]], weights: Sequence[float], hidden: Sequence[int]
) -> float:
    """How likely the true holders of these cards are in worlds of these weights."""
    right = sum(
        weight for past, weight in zip(pasts, weights, strict=True) for card in hidden if past[card] == truth[card]
    )
    return right / (sum(weights) * len(hidden))
