"""`mazzo trace`: matches between policies as JSON lines."""

from __future__ import annotations

from secrets import token_hex

from mazzo.cli.inputs import Chosen
from mazzo.kernel.game import Policy
from mazzo.record.trace import trace
from mazzo.words import Refusal


def print_trace(chosen: Chosen, matches: int, seed: str | None, players: str) -> None:
    if matches < 1:
        raise Refusal("error-number", name="--matches", value=matches, least=1)
    text = token_hex(8) if seed is None else seed
    if not text.isprintable():
        # Bytes that are no UTF-8 come from the shell as characters that cannot be encoded again.
        raise Refusal("error-seed")
    policies = named_policies(chosen, players)
    for line in trace(chosen.game, chosen.options, chosen.seats, text, policies, matches):
        print(line)


def named_policies(chosen: Chosen, players: str) -> list[Policy]:
    """A policy for each seat; the names are dealt round until every seat has one."""
    known = chosen.game.policies
    names = players.split(",")
    for name in names:
        if name not in known:
            raise Refusal("error-unknown-player", name=name, allowed=list(known))
    if len(names) > chosen.seats:
        raise Refusal("error-players", seats=chosen.seats)
    return [known[names[seat % len(names)]] for seat in range(chosen.seats)]
