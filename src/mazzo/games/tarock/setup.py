"""What is fixed before a round begins: the house rules, the order of play, the wheel. Public, shared by rounds."""

from __future__ import annotations

from mazzo.kernel.compiling import final
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

SEATS: Final = 4
HAND: Final = 12
TALON: Final = 6
PACKET: Final = 3

KING_IN_TALON: Final = ("king_plus_two", "king_packet", "free")
KING_PLUS_TWO: Final = 0
KING_PACKET: Final = 1
SOLO_KING_IN_TALON: Final = ("opponents", "half_with_king", "all_to_declarer")
OPPONENTS: Final = 0
HALF_WITH_KING: Final = 1
KAISER: Final = ("any", "ordered", "off")
ANY_ORDER: Final = 0
ORDERED: Final = 1
NO_KAISER: Final = 2
TRISAC_PAY: Final = ("max_to_min", "loser_pays_three", "two_pay_two")
MAX_TO_MIN: Final = 0
LOSER_PAYS_THREE: Final = 1
TRISAC_TALON: Final = ("first_six", "last_trick", "unused")
FIRST_SIX: Final = 0
TO_LAST_TRICK: Final = 1
ACCANTO: Final = {"on": SEATS - 1, "one": 1, "off": 0}
"""How many may join a standing contract."""
MAYOR: Final = {"half_and_two": 107, "above_35": 106}
"""From how many thirds on a player is mayor."""


@final
class Setup(State):
    """The rules of one round as numbers, its order of play and its factor."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = (
        "order",
        "factor",
        "any_choice",
        "hold",
        "accanto",
        "king_in_talon",
        "solo_king_in_talon",
        "kaiser",
        "pays_silent",
        "trisac_pay",
        "trisac_talon",
        "literal_colour",
        "all_in_colour",
        "free_discards",
        "mayor",
        "soft",
        "side_ultimo",
    )

    def __init__(
        self,
        order: bytes,
        factor: i64,
        any_choice: bool,
        hold: bool,
        accanto: i64,
        king_in_talon: i64,
        solo_king_in_talon: i64,
        kaiser: i64,
        pays_silent: bool,
        trisac_pay: i64,
        trisac_talon: i64,
        literal_colour: bool,
        all_in_colour: bool,
        free_discards: bool,
        mayor: i64,
        soft: bool,
        side_ultimo: bool,
    ) -> None:
        self.order = order
        self.factor = factor
        """What the wheel multiplies the deal by."""
        self.any_choice = any_choice
        self.hold = hold
        self.accanto = accanto
        """How many may join a standing contract."""
        self.king_in_talon = king_in_talon
        self.solo_king_in_talon = solo_king_in_talon
        self.kaiser = kaiser
        self.pays_silent = pays_silent
        self.trisac_pay = trisac_pay
        self.trisac_talon = trisac_talon
        self.literal_colour = literal_colour
        self.all_in_colour = all_in_colour
        """Whether birds, TRULL and MONDO count in colour games too."""
        self.free_discards = free_discards
        """Whether tarocks may be laid away, face up, while there are suit cards."""
        self.mayor = mayor
        """From how many thirds on a player of TRISAC is mayor."""
        self.soft = soft
        """Whether announced cards may be played at any time."""
        self.side_ultimo = side_ultimo
        """Whether the declarer too may announce ULTIMO."""
        self.forehand: i64 = order[0]
        following = [0] * SEATS
        for place, seat in enumerate(order):
            following[order[place - 1]] = seat
        self.following = bytes(following)
        """The seat after each seat."""
