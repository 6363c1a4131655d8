"""The house rules of Nain Jaune."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from mazzo.games.nain_jaune.setup import GRAND_OPERA, Setup
from mazzo.kernel.options import Options


class NainJauneOptions(Options, frozen=True, kw_only=True):
    """The options of one match; see docs/rules/nain_jaune.md for the rulings they stand for."""

    enter: Literal["optional", "mandatory"] = "optional"
    """NJ-A02."""
    keep_going: Literal["mandatory", "free"] = "mandatory"
    """NJ-A03."""
    grand_opera: Literal["first_turn", "no_opponent_has_played", "off"] = "first_turn"
    """NJ-A08."""
    announce: Literal["auto", "manual"] = "auto"
    """NJ-A16."""
    held_box_card: Literal["none", "double_box"] = "none"
    """NJ-A23."""
    hand_payment: Literal["count", "pips"] = "count"
    """NJ-A24."""
    forgotten_box: Literal["opera_collects", "stays"] = "opera_collects"
    """NJ-A29."""

    applies: ClassVar = {
        "forgotten_box": {"announce": ("manual",), "grand_opera": ("first_turn", "no_opponent_has_played")}
    }

    def setup(self, order: Sequence[int]) -> Setup:
        """What the engine needs to know of the options and of a round's order of play."""
        return Setup(
            bytes(order),
            self.enter == "mandatory",
            self.keep_going == "mandatory",
            GRAND_OPERA.index(self.grand_opera),
            self.announce == "manual",
            self.held_box_card == "double_box",
            self.hand_payment == "pips",
            self.forgotten_box == "stays",
        )
