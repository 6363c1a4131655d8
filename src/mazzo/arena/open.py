"""A view that knows every card: for players in the arena that honest ones are compared with, and for nobody else."""

from __future__ import annotations

from mazzo.kernel.contract import View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar

    from mypy_extensions import i64

    from mazzo.kernel.contract import Deal, Round
    from mazzo.kernel.rng import Rng


class Open(View):
    """The view of a seat, but its only world is the real round."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("round", "viewer")

    def __init__(self, round: Round, viewer: i64) -> None:
        self.round = round
        self.viewer = viewer
        self.closed = round.view(viewer)

    def deciding(self) -> i64:
        return self.closed.deciding()

    def moves(self) -> list[int]:
        return self.closed.moves()

    def world(self, rng: Rng) -> Round:
        return self.round.copy()

    def stake(self) -> i64:
        return self.closed.stake()

    def shown(self) -> list[tuple[int, int]]:
        return self.closed.shown()

    def past(self, world: Round) -> tuple[Deal, list[tuple[int, int]]]:
        return self.closed.past(world)

    def dump(self) -> dict[str, Any]:
        return self.closed.dump()
