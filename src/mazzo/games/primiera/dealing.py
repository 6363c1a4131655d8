"""The deals of the sheet as data: which packs are shuffled, and where each of their cards goes."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.primiera.deck import ALL, CARDS, ONES
from mazzo.games.primiera.options import PrimieraOptions
from mazzo.games.primiera.setup import ROBOT_SEAT
from mazzo.kernel.bits import listed
from mazzo.kernel.deal import Pack, Step

HERALD_PACK, PLAIN_PACK, ROBOT_PACK = 0, 1, 2


def packs(options: PrimieraOptions) -> list[Pack]:
    """All forty cards; with Heralds the four of them apart (1.2, 2), and the robot's nine once more (1.6, 2)."""
    if not options.heralds():
        return [tuple(range(CARDS))]
    found: list[Pack] = [tuple(listed(ONES)), tuple(listed(ALL & ~ONES))]
    if options.variant == "robot":
        found.append(tuple(range(9)))
    return found


def plan(options: PrimieraOptions, order: Sequence[int]) -> list[Step]:
    """Where the cards go, for a round that is played in this order."""
    if options.heralds():
        return [step for place, seat in enumerate(order) for step in herald_hand(options, place, seat)]
    if options.variant == "classic":
        return classic_plan(order)
    packet = 3 if options.variant == "two" else 6
    steps = [Step("hand", run(place * packet, packet), seat=seat) for place, seat in enumerate(order)]
    dealt = packet * len(order)
    return [*steps, Step("table", run(dealt, 4)), Step("stock", run(dealt + 4, CARDS - dealt - 4))]


def herald_hand(options: PrimieraOptions, place: int, seat: int) -> list[Step]:
    """A Herald, then every fourth of the others, one at a time. The robot's last card comes first: it opens with it."""
    herald = (HERALD_PACK, place)
    plain = [(PLAIN_PACK, position) for position in range(place, 36, 4)]
    if options.variant == "robot" and seat == ROBOT_SEAT:
        return [
            Step("hand", (plain[-1],), seat=seat),
            Step("hand", (herald, *plain[:-1]), seat=seat, through=ROBOT_PACK),
        ]
    return [Step("hand", (herald, *plain), seat=seat)]


def classic_plan(order: Sequence[int]) -> list[Step]:
    """Three to each, two to the table, three, two, three (PM-A18)."""
    steps: list[Step] = []
    position = 0
    for packet in range(3):
        for seat in order:
            steps.append(Step("hand", run(position, 3), seat=seat))
            position += 3
        if packet < 2:
            steps.append(Step("table", run(position, 2)))
            position += 2
    return steps


def run(first: int, number: int) -> tuple[tuple[int, int], ...]:
    """Cards of the only pack that lie one after the other."""
    return tuple((0, position) for position in range(first, first + number))
