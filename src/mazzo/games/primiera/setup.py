"""What is fixed before a round begins: the variant's rules, the order of play and how the match stands. Public; rounds
and views share it."""

from __future__ import annotations

from mazzo.games.primiera import target
from mazzo.games.primiera.deck import CLUBS, COINS, CUPS, ONES
from mazzo.kernel.compiling import final
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Final

    from mypy_extensions import i64

HERALDS: Final = 0
CLASSIC: Final = 1
TWO: Final = 2
THREE: Final = 3
ROBOT: Final = 4
VARIANTS: Final = ("heralds", "classic", "two", "three", "robot")
SEATS: Final = bytes((4, 4, 2, 3, 4))
PACKET: Final = bytes((9, 9, 3, 6, 9))
"""How many cards a seat plays before the next deal, or before the round is over."""

ROBOT_SEAT: Final = 3

INERT: Final = 0
FORBIDDEN: Final = 1
COUNTS: Final = 2
OPENING_HERALD: Final = ("inert", "forbidden", "counts")

# Who plays with whom, by places in the order of play.
UNDECIDED: Final = 0
ALONE: Final = 1
OPPOSITE: Final = 2
"""{0, 2} and {1, 3}."""
FIRST_TWO: Final = 3
"""{0, 1} and {2, 3}."""
MIDDLE_TWO: Final = 4
"""{1, 2} and {3, 0}."""


@final
class Setup(State):
    """The rules of one round as numbers, its order of play, and the match that it is part of, if any."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = (
        "variant",
        "opening_herald",
        "sum_available",
        "mean_position",
        "order",
        "race",
    )

    def __init__(
        self,
        variant: i64,
        opening_herald: i64,
        sum_available: bool,
        mean_position: bool,
        order: bytes,
        race: target.Race | None = None,
    ) -> None:
        self.variant = variant
        self.opening_herald = opening_herald
        self.sum_available = sum_available
        self.mean_position = mean_position
        self.order = order
        self.race = race
        self.seats: i64 = SEATS[variant]
        self.everyone: i64 = 15 if self.seats == 4 else 7 if self.seats == 3 else 3
        self.places = bytes(order.index(seat) for seat in range(len(order)))
        self.heralds = variant in (HERALDS, ROBOT)
        self.has_robot = variant == ROBOT
        # Where a round starts from; looked up, because every copy of a round begins with it.
        self.laid_at_first: i64 = 0 if self.heralds else self.everyone
        self.teams_at_first: i64 = UNDECIDED if self.heralds else OPPOSITE if variant == CLASSIC else ALONE
        self.robot_at_first: i64 = ROBOT_SEAT if self.has_robot else -1

    def is_robot(self, seat: i64) -> bool:
        return self.has_robot and seat == ROBOT_SEAT

    def openings(self, hand: i64) -> i64:
        """The cards of a hand with which one may open (PM-A02)."""
        return hand & ~ONES if self.opening_herald == FORBIDDEN else hand

    def teams_by(self, herald: i64, seat: i64) -> i64:
        """Who plays with whom when this seat plays the Herald that decides (1.2, 7)."""
        even = self.places[seat] % 2 == 0
        suit = herald // 10
        if suit == CUPS:
            return OPPOSITE
        if suit == COINS:
            return FIRST_TWO if even else MIDDLE_TWO
        if suit == CLUBS:
            return MIDDLE_TWO if even else FIRST_TWO
        return ALONE

    def partner(self, seat: i64, teams: i64) -> i64:
        """The partner of a seat, or -1."""
        place: i64 = self.places[seat]
        if teams == OPPOSITE:
            return self.order[place ^ 2]
        if teams == FIRST_TWO:
            return self.order[place ^ 1]
        if teams == MIDDLE_TWO:
            return self.order[3 - place]
        return -1
