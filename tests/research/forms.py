"""Forms of all games to try things on: as usual, and in each variant."""

from __future__ import annotations

from mazzo.games import names
from mazzo.research.episode import Form
from mazzo.testing.support.play import settings

MOST = 300
"""So many decisions are enough to see of a round that may last long."""


def usual() -> list[str]:
    """Every game."""
    return list(names())


def variants() -> list[Form]:
    """Every game in the first settings that differ in their first option, and with its fewest seats."""
    found: dict[tuple[str, object], Form] = {}
    for name in names():
        for setting in settings(name):
            first = next(iter(setting.options.dump().values()))
            found.setdefault((name, first), Form(name, setting.options.dump(), setting.seats))
            fewest = min(setting.game.seats(setting.options))
            found.setdefault((name, fewest), Form(name, setting.options.dump(), fewest))
    return list(found.values())


def named(form: Form) -> str:
    return f"{form.game.name}-{next(iter(form.options.dump().values()))}-{form.seats}"
