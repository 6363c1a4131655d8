"""The variants and house rules of Primiera."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from mazzo.games.primiera.setup import OPENING_HERALD, ROBOT_SEAT, SEATS, VARIANTS, Setup
from mazzo.games.primiera.target import Race
from mazzo.kernel.options import BY_ANOTHER, Default, Options


class PrimieraOptions(Options, frozen=True, kw_only=True):
    """The options of one match; see docs/rules/primiera.md for the rulings they stand for."""

    variant: Literal["heralds", "classic", "two", "three", "robot"] = "heralds"
    opening_herald: Literal["inert", "forbidden", "counts"] = "inert"
    """PM-A02."""
    missing_suit: Literal["ineligible", "sum_available"] = "ineligible"
    """PM-A08."""
    match_end: Literal["unique_leader", "extra_if_two_reach"] = "unique_leader"
    """PM-A10."""
    robot_sum: Literal["lexicographic", "min_mean_position"] = "lexicographic"
    """PM-A14."""
    target: Annotated[int, Meta(ge=1, le=99)] = BY_ANOTHER

    defaults: ClassVar = {
        "target": Default("variant", {"heralds": 21, "classic": 11, "two": 11, "three": 11, "robot": 21})
    }
    applies: ClassVar = {
        "opening_herald": {"variant": ("heralds", "robot")},
        "match_end": {"variant": ("heralds", "robot")},
        "robot_sum": {"variant": ("robot",)},
    }

    def seats(self) -> int:
        """The number of seats, which the variant decides."""
        return SEATS[VARIANTS.index(self.variant)]

    def dealers(self) -> int:
        """The seats below this number deal; the robot never does (PM-A15)."""
        return ROBOT_SEAT if self.variant == "robot" else self.seats()

    def heralds(self) -> bool:
        """Whether Heralds decide who plays together, so that each player has points of their own."""
        return self.variant in ("heralds", "robot")

    def setup(self, order: list[int], race: Race | None = None) -> Setup:
        """What the engine needs to know of the options, of a round's order of play and of the match around it."""
        return Setup(
            VARIANTS.index(self.variant),
            OPENING_HERALD.index(self.opening_herald),
            self.missing_suit == "sum_available",
            self.robot_sum == "min_mean_position",
            bytes(order),
            race,
        )

    def race(self, totals: list[int], extra_played: bool) -> Race | None:
        """How a match with these totals stands before a round; a round before which nobody has points counts for
        itself."""
        if not any(totals):
            return None
        personal = self.heralds()
        # Alone in a round with Heralds four categories bring eight points, else four; sweeps come on top.
        return Race(
            list(totals),
            self.target,
            2 if self.variant == "classic" else 1,
            8 if personal else 6,
            personal and self.match_end == "extra_if_two_reach" and not extra_played,
        )
