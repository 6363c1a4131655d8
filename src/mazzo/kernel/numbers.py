"""The ids of what may be done in many views, one after the other, as bytes: no object is made for each of them."""

from __future__ import annotations

from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

    from mazzo.kernel.contract import View

WIDTH: Final = 4
"""How many bytes an id has, the lowest first."""


class Numbers(State):
    """Collects ids."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("size",)

    def __init__(self, size: i64) -> None:
        """For ids below a size."""
        self.size = size
        self.parts: list[bytes] = []
        """What was put, part by part,"""
        self.count: i64 = 0
        """and how many ids that were."""
        self._written: list[bytes] = [written([number]) for number in range(size)]

    def put(self, number: i64) -> None:
        """Add one id."""
        self.parts.append(self._written[number])
        self.count += 1

    def put_all(self, numbers: list[int]) -> None:
        """Add several, the lowest first."""
        for number in numbers if ascending(numbers) else sorted(numbers):
            self.put(number)

    def put_written(self, numbers: bytes) -> None:
        """Add several that are `written` already."""
        self.parts.append(numbers)
        self.count += len(numbers) // WIDTH

    def take(self) -> bytes:
        """All that were put, and begin again."""
        found = b"".join(self.parts)
        self.parts = []
        self.count = 0
        return found


def written(numbers: list[int]) -> bytes:
    """Ids as bytes, in this order."""
    return b"".join([number.to_bytes(WIDTH, "little") for number in numbers])


def ascending(numbers: list[int]) -> bool:
    before = -1
    for number in numbers:
        if number < before:
            return False
        before = number
    return True


def put_moves(view: View, numbers: Numbers) -> None:
    """Add the legal moves themselves, where their numbers are their ids."""
    numbers.put_all(view.moves())


def itself(view: View, number: int) -> int | None:
    """The move of such an id."""
    return number
