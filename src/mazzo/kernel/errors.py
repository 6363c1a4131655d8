"""Why a move or an option is refused: a code with parameters, never a sentence. Words are made at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from mazzo.kernel.contract import NOBODY, WATCHER

Param = str | int | Sequence[str | int]
"""Texts, numbers and lists of them: what JSON carries and msgspec reads again."""


class Reason(Struct, frozen=True, gc=False):
    """A code such as `must_capture`, with parameters that the one who is refused may know."""

    code: str
    params: dict[str, Param] = {}


class MoveError(ValueError):
    """A text that is not a legal move now. One subclass for each kind of mistake."""

    def __init__(self, code: str, **params: Param) -> None:
        self.reason = Reason(code, params)
        super().__init__(f"{code} {params}" if params else code)


class Malformed(MoveError):
    """The text is not notation."""


class Ambiguous(MoveError):
    """The text fits several legal moves; the parameter `moves` lists them."""


class Illegal(MoveError):
    """The text is notation, and the move is not allowed."""


def not_now(seat: int, deciding: int, turn: int) -> Illegal | None:
    """Why a viewer decides nothing now, if it does not. `turn` is below 0 when the round is over."""
    if deciding != NOBODY:
        return None
    reason = waits(seat == WATCHER, turn)
    return Illegal(reason.code, **reason.params)


@cache
def waits(watches: bool, turn: int) -> Reason:
    """Why a viewer decides nothing; the same one each time, for it stands in most scenes."""
    if watches:
        return Reason("watching")
    return Reason("round_over") if turn < 0 else Reason("not_your_turn", {"seat": turn})


class OptionError(ValueError):
    """An option that does not exist or a value it does not take. `allowed` says what would do."""

    def __init__(self, key: str, value: object, allowed: str) -> None:
        self.key = key
        self.value = value
        self.allowed = allowed
        super().__init__(self.said())

    def said(self) -> str:
        return f"option {self.key} = {self.value}: allowed is {self.allowed}"


class UnknownOption(OptionError):
    """An option that does not exist."""

    def said(self) -> str:
        return f"there is no option {self.key}; there are {self.allowed}"
