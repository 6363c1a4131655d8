"""What is fixed before a round begins: the house rules and the order of play. Public, shared by rounds and views."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, NO_BOX
from mazzo.kernel.compiling import final
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

HAND: Final = bytes((0, 0, 22, 15, 12))
"""How many cards each player gets, by the number of players (3.2)."""

NO_OPERA: Final = 0
FIRST_TURN: Final = 1
NO_OPPONENT: Final = 2
GRAND_OPERA: Final = ("off", "first_turn", "no_opponent_has_played")


@final
class Setup(State):
    """The rules of one round as numbers, and its order of play."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = (
        "order",
        "must_enter",
        "must_go_on",
        "grand_opera",
        "manual",
        "double_box",
        "pips",
        "forgotten_stays",
    )

    def __init__(
        self,
        order: bytes,
        must_enter: bool,
        must_go_on: bool,
        grand_opera: i64,
        manual: bool,
        double_box: bool,
        pips: bool,
        forgotten_stays: bool,
    ) -> None:
        self.order = order
        self.must_enter = must_enter
        self.must_go_on = must_go_on
        self.grand_opera = grand_opera
        self.manual = manual
        self.double_box = double_box
        self.pips = pips
        self.forgotten_stays = forgotten_stays
        """Whether Grand Opéra leaves a box whose card was laid without announcing it (NJ-A29)."""
        self.seats: i64 = len(order)
        following = [0] * len(order)
        preceding = [0] * len(order)
        for place, seat in enumerate(order):
            following[order[place - 1]] = seat
            preceding[seat] = order[place - 1]
        self.following = bytes(following)
        """The seat after each seat."""
        self.preceding = bytes(preceding)
        """The seat before each seat."""

    def takes_box(self, move: i64) -> bool:
        """Whether a card that is laid so takes its box (NJ-A16)."""
        card = move & 63
        return BOX[card] != NO_BOX and (move != card or not self.manual)
