"""The house rules of Tarock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from mazzo.games.tarock.setup import (
    ACCANTO,
    KAISER,
    KING_IN_TALON,
    MAYOR,
    SOLO_KING_IN_TALON,
    TRISAC_PAY,
    TRISAC_TALON,
    Setup,
)
from mazzo.kernel.options import Options


class TarockOptions(Options, frozen=True, kw_only=True):
    """The options of one match; see docs/rules/tarock.md for the rulings they stand for."""

    deals: Annotated[int, Meta(ge=4, le=96, multiple_of=4)] = 12
    """TK-A49; the last four are doubled."""
    forehand_choice: Literal["three", "any"] = "three"
    """TK-A05."""
    hold: Literal["forehand", "none"] = "forehand"
    """TK-A07."""
    accanto: Literal["on", "one", "off"] = "on"
    """TK-A08, A58."""
    king_in_talon: Literal["king_plus_two", "king_packet", "free"] = "king_plus_two"
    """TK-A10."""
    solo_king_in_talon: Literal["opponents", "half_with_king", "all_to_declarer"] = "opponents"
    """TK-A12."""
    kaiser: Literal["any", "ordered", "off"] = "any"
    """TK-A23."""
    silent_fail: Literal["free", "pays_silent"] = "free"
    """TK-A28."""
    trisac_pay: Literal["max_to_min", "loser_pays_three", "two_pay_two"] = "max_to_min"
    """TK-A37."""
    trisac_talon: Literal["first_six", "last_trick", "unused"] = "first_six"
    """TK-A38."""
    colour_tarock: Literal["lead_restriction", "literal"] = "lead_restriction"
    """TK-A18."""
    wheel_overlap: Literal["multiply", "append"] = "multiply"
    """TK-A47."""
    colour_bonuses: Literal["kings_sacks_valat", "all"] = "kings_sacks_valat"
    """TK-A19, A27."""
    tarock_discard: Literal["forced", "shown"] = "forced"
    """TK-A15."""
    mayor: Literal["half_and_two", "above_35"] = "half_and_two"
    """TK-A39."""
    announced_card: Literal["binding", "soft"] = "binding"
    """TK-A36."""
    ultimo_by: Literal["holder", "side"] = "holder"
    """TK-A35."""

    def setup(self, order: Sequence[int], factor: int) -> Setup:
        """What the engine needs to know of the options, of a round's order of play and of its wheel."""
        return Setup(
            bytes(order),
            factor,
            self.forehand_choice == "any",
            self.hold == "forehand",
            ACCANTO[self.accanto],
            KING_IN_TALON.index(self.king_in_talon),
            SOLO_KING_IN_TALON.index(self.solo_king_in_talon),
            KAISER.index(self.kaiser),
            self.silent_fail == "pays_silent",
            TRISAC_PAY.index(self.trisac_pay),
            TRISAC_TALON.index(self.trisac_talon),
            self.colour_tarock == "literal",
            self.colour_bonuses == "all",
            self.tarock_discard == "shown",
            MAYOR[self.mayor],
            self.announced_card == "soft",
            self.ultimo_by == "side",
        )
