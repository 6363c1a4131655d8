"""Positions for lessons and for the figures of the rule book, and what their proofs may ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mazzo.games.nain_jaune.deck import NAMES, PIPS
from mazzo.games.nain_jaune.match import Match
from mazzo.games.nain_jaune.options import NainJauneOptions
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.tokens import STAKE, STAKES
from mazzo.kernel.contract import Deal
from mazzo.kernel.position import by_seat, listed


def position(options: NainJauneOptions, seats: int, lines: Mapping[str, str]) -> tuple[Match, Round]:
    """The beginning of a round, full or with fewer cards: what is not named is left out. `tokens` and `boxes` are what
    there was before the stakes."""
    hands = by_seat(NAMES, lines["hands"])
    match = Match(options, len(hands), len(hands) - 1)
    if "tokens" in lines:
        match.totals = [int(number) for number in lines["tokens"].split()]
    if "boxes" in lines:
        match.boxes = [int(number) for number in lines["boxes"].split()]
    tokens = [total - STAKE for total in match.totals]
    boxes = [box + len(hands) * stake for box, stake in zip(match.boxes, STAKES, strict=True)]
    dealt = Deal(hands, [], listed(NAMES, lines.get("stock", "")))
    return match, Round.arranged(options.setup(match.order()), dealt, tokens, boxes, turn=0)


def claims(round: Round | None) -> dict[str, Callable[..., Any]]:
    """What proofs may ask: of the round if there is one."""
    found: dict[str, Callable[..., Any]] = {"pips": lambda cards: sum(PIPS[card] for card in listed(NAMES, cards))}
    return found | {"tokens": round.tokens_of, "box": round.box} if round is not None else found
