"""Proofs in lessons and rule books: expressions that have to be true, evaluated by tests alone, never for a learner."""

from __future__ import annotations

from typing import Any

from mazzo.kernel.contract import Round
from mazzo.kernel.game import Game

PLAIN = {"__builtins__": {}, "len": len, "sum": sum, "sorted": sorted, "range": range, "list": list}


def value_of(game: Game, round: Round | None, expression: str) -> Any:
    """What an expression comes to: with what every round can tell, and with what its game offers to proofs."""
    asked: dict[str, Any] = {**PLAIN, **game.claims(round)}
    if round is not None:
        asked |= {"scores": lambda: list(round.scores()), "over": lambda: not round.waiting()}
    return eval(expression, asked)
