"""The house rules of Primo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from mazzo.games.primo.setup import COLOURS, Setup
from mazzo.kernel.options import Options


class PrimoOptions(Options, frozen=True, kw_only=True):
    """The options of one match; see docs/rules/primo.md for the rulings they stand for."""

    colours: Literal["ignored", "alternating", "monochrome"] = "ignored"
    games: Literal[1, 4] = 1
    """One game, or the match of four (2.5)."""
    top_cards: Annotated[int, Meta(ge=0, le=10)] = 5
    """The other specials are Nimm (PO-A02)."""
    shift_to_empty: Literal["no", "yes"] = "no"
    """PO-A07."""
    starter: Literal["drawn", "first_seat"] = "drawn"
    """PO-A22."""
    pass_draws: Literal["yes", "no"] = "yes"
    """PO-A16."""

    def setup(self, order: Sequence[int]) -> Setup:
        """What the engine needs to know of the options and of a game's order of play."""
        return Setup(
            bytes(order),
            COLOURS.index(self.colours),
            self.shift_to_empty == "yes",
            self.top_cards,
            self.pass_draws == "yes",
        )
