"""Which worlds are likely: those in which the moves that were shown are moves that a sensible player would have made.

The quick policy is the likelihood of each shown move of the others, tempered and with a floor, because nobody plays
exactly like it. If few worlds would carry nearly all the weight, the worlds are taken as they are.
"""

from __future__ import annotations

from mazzo.kernel.contract import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.bots.rollout import Policy
    from mazzo.kernel.contract import Round, View
    from mazzo.kernel.rng import Rng

OTHERWISE: Final = 0.55
"""How much less likely a world is for each move that the policy would not have made."""
LEAST_SHARE: Final = 4
"""The effective number of worlds must be at least this fraction of the wanted ones."""


def likelihood(view: View, viewer: i64, world: Round, policy: Policy, rng: Rng) -> float:
    """How plausible the shown moves of the others are if this is the world."""
    dealt, moves = view.past(world)
    round = world.anew(dealt)
    weight = 1.0
    for seat, move in moves:
        chooser = round.chooser(seat)
        if chooser not in (viewer, NOBODY) and round.count(seat) > 1 and policy(round, seat, rng) != move:
            weight *= OTHERWISE
        round.play(seat, move)
    return weight


def likely_worlds(view: View, viewer: i64, policy: Policy, rng: Rng, wanted: i64, drawn: i64) -> list[Round]:
    """A number of worlds, drawn from more of them by how likely they are."""
    worlds = [view.world(rng) for _ in range(drawn)]
    weights = [likelihood(view, viewer, world, policy, rng) for world in worlds]
    total = sum(weights)
    if not telling(weights, wanted):
        return worlds[:wanted]
    # Evenly spaced along the weights, from a random start: each world as often as its weight says.
    step = total / float(wanted)
    point = step * float(rng.below(1 << 20)) / float(1 << 20)
    chosen: list[Round] = []
    reached = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        reached += weight
        while point < reached and len(chosen) < wanted:
            chosen.append(world)
            point += step
    while len(chosen) < wanted:
        chosen.append(worlds[-1])
    # Equal worlds lie next to each other; in another order every phase of a search sees many.
    for last in range(len(chosen) - 1, 0, -1):
        other = rng.below(last + 1)
        chosen[last], chosen[other] = chosen[other], chosen[last]
    return chosen


def telling(weights: list[float], wanted: i64) -> bool:
    """Whether enough worlds carry the weight for it to be of use."""
    return effective(weights) * LEAST_SHARE >= float(wanted)


def effective(weights: list[float]) -> float:
    """The number of equally likely worlds that would be worth as much."""
    total = sum(weights)
    squares = sum([weight * weight for weight in weights])
    return total * total / squares if squares else 0.0
