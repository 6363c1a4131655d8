"""Write `strength.toml` of each game from the figures in docs/bots.md: how strong the levels are, in Elo points.

`make strength` measures the figures and calls this; it can also be called alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from mazzo.arena.statistics import Result, ratings
from mazzo.arena.strength import FILE
from mazzo.games import game, package_of
from mazzo.record.results import form_of

DOCUMENT = Path(__file__).parent.parent / "docs" / "bots.md"
HEAD = "# Ratings of the bots by level, in each form: written by tools/bot_ratings.py from docs/bots.md.\n"
ROW = re.compile(r"\| (\w+)(?: (\w+))?, (\d+) \| (\S+) – (\S+) \| (\d+) \| ([\d.]+) / ([\d.]+) / ([\d.]+) \|")
CLUB = 1000
Pairs = dict[tuple[str, str], tuple[Result, int]]
"""By the levels: the result, and the number of decks."""


def rows(text: str) -> Iterator[tuple[str, str, float, Result, int]]:
    """Of each pair its game, form, budget, result and number of decks."""
    _, _, rest = text.partition("<!-- levels -->")
    for name, family, seats, one, other, decks, *shares in ROW.findall(rest.partition("<!-- end of levels -->")[0]):
        a, _, part = one.partition("/")
        b = other.partition("/")[0]
        won, lost, tied = (round(float(share) * int(decks) / 100) for share in shares)
        result = Result(a=a, b=b, wins=won, losses=lost, ties=tied, mean=0, low=0, high=0, p50_ms=0, p95_ms=0)
        yield name, form(name, family, int(seats)), 1 / int(part or 1), result, int(decks)


def form(name: str, family: str, seats: int) -> str:
    """As results have it: a game that has kinds is measured in its usual one, unless another is named."""
    rules = game(name)
    return f"{seats}-{family}" if family else form_of(rules, rules.options({}), seats)


def measured(text: str) -> dict[str, dict[str, tuple[float, Pairs]]]:
    """By game and form the budget and the pairs: those with the full budget, where all were measured."""
    found: dict[str, dict[str, dict[float, Pairs]]] = {}
    for name, form, budget, result, decks in rows(text):
        found.setdefault(name, {}).setdefault(form, {}).setdefault(budget, {})[result.a, result.b] = (result, decks)
    return {name: {form: chosen(budgets) for form, budgets in forms.items()} for name, forms in found.items()}


def chosen(budgets: dict[float, Pairs]) -> tuple[float, Pairs]:
    """`club` and `beginner` need no time, so they are with the full budget everywhere."""
    quick = budgets[1.0]
    part = min(budgets)
    return (1.0, quick) if len(quick) > 1 else (part, quick | budgets[part])


def written(forms: dict[str, tuple[float, Pairs]]) -> str:
    lines = [HEAD]
    for form, (budget, pairs) in forms.items():
        rated = ratings([result for result, _ in pairs.values()])
        lines.append(f'["{form}"]\nbudget = {budget:g}\nlevels = [')
        for level, rating in sorted(rated.items(), key=lambda each: -each[1]):
            points = round(CLUB + rating - rated["club"])
            decks = sum(number for pair, (_, number) in pairs.items() if level in pair)
            lines.append(f'  {{ level = "{level}", rating = {points}, decks = {decks} }},')
        lines.append("]\n")
    return "\n".join(lines)


def main() -> None:
    for name, forms in measured(DOCUMENT.read_text(encoding="utf-8")).items():
        Path(import_module(package_of(name)).__path__[0], FILE).write_text(written(forms), encoding="utf-8")


if __name__ == "__main__":
    main()
