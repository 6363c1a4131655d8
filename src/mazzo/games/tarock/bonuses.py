"""The bonuses as a table (4.7): what can be announced, its price announced and silent, where it counts."""

from __future__ import annotations

from mazzo.games.tarock.contracts import is_colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.tarock.setup import Setup

NAMES: Final = (
    "bird1",
    "bird2",
    "bird3",
    "bird4",
    "ultimo",
    "sacco",
    "doppiosacco",
    "trull",
    "kings",
    "mondo",
    "valat",
)
KINDS: Final = 11
BIRD1: Final = 0
BIRD4: Final = 3
ULTIMO: Final = 4
SACCO: Final = 5
DOPPIOSACCO: Final = 6
TRULL: Final = 7
RE: Final = 8
MONDO: Final = 9
VALAT: Final = 10

EVERYWHERE: Final = (1 << 11) - 1
IN_COLOUR: Final = 1 << SACCO | 1 << DOPPIOSACCO | 1 << RE | 1 << VALAT
"""What counts in the colour games (4.7.6, TK-A19): no hunt of the Mondo (TK-A27)."""
WITHOUT_KING: Final = EVERYWHERE & ~(1 << ULTIMO)
"""The same by the house rule that all bonuses do: no king is called in them."""
FREE: Final = 1 << SACCO | 1 << DOPPIOSACCO | 1 << TRULL | 1 << RE | 1 << MONDO | 1 << VALAT
"""What anybody may announce, whatever he holds; birds and ULTIMO only their holder (TK-A35)."""

ANNOUNCED: Final = bytes((10, 20, 30, 40, 10, 10, 20, 10, 10, 10, 0))
"""The price in cents; that of VALAT is a multiple of the contract's (TK-A25)."""
SILENT: Final = bytes((5, 10, 15, 20, 5, 0, 0, 5, 5, 5, 0))
"""Sacks are never silent (TK-A29)."""
VALAT_ANNOUNCED: Final = 12
VALAT_SILENT: Final = 6
"""Times the price of the contract, which they replace (TK-A30)."""
SACK: Final = bytes((0, 0, 0, 0, 0, 135, 165, 0, 0, 0, 0))
"""The thirds that a sack needs: 45 and 55 points."""

LAST_TRICK: Final = 12


def counted(setup: Setup, contract: i64) -> i64:
    """The kinds of bonuses that count in a positive contract, as a set."""
    if not is_colour(contract):
        return EVERYWHERE
    return WITHOUT_KING if setup.all_in_colour else IN_COLOUR
