"""The count of a round of Primiera, line by line, for boards that know no game."""

from __future__ import annotations

from collections.abc import Callable

from mazzo.games.primiera import scoring
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.scoring import Side, best_of_suits
from mazzo.games.primiera.view import View
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import says
from mazzo.kernel.scene import Tally, TallyLine

LINES = {key: says() for key in ("cards", "coins", "seven", "primiera", "sweeps", "points", "total")}
"""Every line of the count."""

CATEGORIES: dict[str, tuple[int, Callable[[Side], int | None]]] = {
    "cards": (scoring.CARDS, lambda side: side.cards),
    "coins": (scoring.COINS, lambda side: side.coins),
    "seven": (scoring.SEVEN, lambda side: 1 if side.won & scoring.SEVEN else None),
    "primiera": (scoring.BEST_PRIMIERA, lambda side: side.primiera or None),
}
"""What a side can win, with what it has of it."""


def tally(view: View, match: Match) -> Tally:
    """The count of a finished round. Where partners change, each has a total and so a column of one's own."""
    sides = view.public.sides()
    together = match.options.variant == "classic"
    columns = [(side, seats) for side in sides for seats in ([side.seats] if together else alone(side))]
    shown = [side for side, _ in columns]
    lines = [
        TallyLine(key=key, values=[has(side) for side in shown], won=[bool(side.won & bit) for side in shown])
        for key, (bit, has) in CATEGORIES.items()
    ]
    sweeps = [side.sweeps for side in shown]
    lines += [
        TallyLine(key="sweeps", values=sweeps, won=[number > 0 for number in sweeps]),
        TallyLine(key="points", values=[side.points for side in shown], total=True),
        TallyLine(key="total", values=[match.totals[seats[0]] for _, seats in columns], total=True),
    ]
    return Tally(columns=[seats for _, seats in columns], lines=lines, notes=notes(view, match, sides))


def alone(side: Side) -> list[list[int]]:
    return [[seat] for seat in side.seats]


def notes(view: View, match: Match, sides: list[Side]) -> list[Reason]:
    """Which cards made each primiera, who was counted together, and how far the game goes."""
    found: list[Reason] = []
    for side in sides:
        if side.pile:
            best = [NAMES[card] for card in best_of_suits(side.pile)]
            found.append(Reason("best", {"seats": side.seats, "cards": best}))
    if view.public.setup.heralds and len(sides) == 2:
        found.append(Reason("together", {"team": sides[0].seats, "others": sides[1].seats}))
    if scoring.is_doubled(view.public.setup, view.public.teams):
        found.append(Reason("doubled"))
    return [*found, Reason("target", {"target": match.options.target})]
