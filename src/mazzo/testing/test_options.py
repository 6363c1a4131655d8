"""An option that says where it decides something decides nothing elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from mazzo.games import game
from mazzo.kernel.game import Game
from mazzo.kernel.options import Field, Options, Value
from mazzo.record.trace import trace

POLICIES = ("club", "random")
"""Those who play well and those who play anything come to different places."""
MATCHES = 8


def elsewhere(rules: Game, field: Field) -> Iterator[dict[str, Value]]:
    """Options with which it says that it decides nothing: for each condition, each value that does not meet it."""
    fields = {each.key: each for each in rules.options_type.describe()}
    for key, allowed in field.applies.items():
        others = {other: values[0] for other, values in field.applies.items() if other != key}
        for value in fields[key].values:
            if value not in allowed:
                yield {**others, key: value}


def played(rules: Game, options: Options) -> list[list[str]]:
    """Matches with these options, without the lines that name them."""
    seats = rules.seats(options)[0]
    found = []
    for name in POLICIES:
        lines = trace(rules, options, seats, f"applies/{name}", [rules.policies[name]] * seats, MATCHES)
        found.append([line for line in lines if not line.startswith('{"game"')])
    return found


def test_an_option_changes_nothing_where_it_does_not_apply(name: str) -> None:
    rules = game(name)
    for field in rules.options_type.describe():
        for chosen in elsewhere(rules, field):
            short = {**rules.short, **chosen}
            usual = rules.options(short)
            assert not field.matters(usual.dump())
            first = played(rules, usual)
            for value in field.values[1:] or (field.low, field.high):
                assert played(rules, rules.options({**short, field.key: value})) == first, (field.key, value, chosen)
