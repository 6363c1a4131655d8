"""One player in every seat: what a seat is worth by itself, and whether a player plays alike in all of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mazzo.arena.deals import dealt, generator, play
from mazzo.arena.statistics import interval
from mazzo.games import game


class Place(Struct, frozen=True, kw_only=True):
    """What became of whoever sat there in turn order, the first to play first; partners across from each other are
    one place."""

    wins: int
    losses: int
    ties: int
    mean: float
    """Points a deal ahead of the others' average; `low` and `high` hold it with 95 %."""
    low: float
    high: float


def mirror(name: str, options: dict[str, str | int], seats: int, bot: str, decks: range, seed: str) -> list[Place]:
    """Each of these decks once, everybody a player of that name."""
    found = game(name)
    chosen = found.options(options)
    places = 2 if found.across(chosen) and seats % 2 == 0 else seats
    leads: list[list[float]] = [[] for _ in range(places)]
    for deck in decks:
        match, round = dealt(found, chosen, seats, deck, seed)
        order = match.order()
        rngs = [generator(seed, deck, seat) for seat in range(seats)]
        play(found, match, round, "a" * seats, {"a": bot}, rngs, {"a": []})
        scores = round.scores()
        for place, seat in enumerate(order[:places]):
            theirs = [scores[seat] for seat in order[place::places]]
            others = [scores[other] for each, other in enumerate(order) if each % places != place]
            leads[place].append(sum(theirs) / len(theirs) - sum(others) / len(others))
    return [summed(each) for each in leads]


def summed(leads: Sequence[float]) -> Place:
    low, high = interval(leads)
    return Place(
        wins=sum(lead > 0 for lead in leads),
        losses=sum(lead < 0 for lead in leads),
        ties=sum(lead == 0 for lead in leads),
        mean=sum(leads) / len(leads),
        low=low,
        high=high,
    )
