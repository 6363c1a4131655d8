"""What a program from outside did wrong, in words."""

from __future__ import annotations

from mazzo.bots.outside.program import Failure
from mazzo.words import local


def failure_line(name: str, failure: Failure) -> str:
    """One decision that was lost."""
    words = local()
    wrong = words(f"program-{failure.code}")
    wrong = f"{wrong} ({failure.text})" if failure.text else wrong
    return words("program-lost", name=name, seat=failure.seat, wrong=wrong, move=failure.played)
