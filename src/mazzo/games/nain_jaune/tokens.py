"""The tokens: what is staked, what each player starts with, and any amount in the fewest tokens, for drawing stacks."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

STAKES: Final = bytes((1, 2, 3, 4, 5))
"""What each player puts into each box before a round (NJ-A01)."""
STAKE: Final = 15
START: Final = 49
START_TOKENS: Final = {5: 3, 4: 3, 3: 3, 2: 3, 1: 7}
"""What each player starts with: how many tokens of each value."""
ALL_TOKENS: Final = {5: 12, 4: 12, 3: 12, 2: 12, 1: 30}
"""The tokens of the sheet's edition, 198 in value."""


def fewest(amount: int) -> list[int]:
    """The values of the fewest tokens that make an amount, the largest first; the bank changes freely (NJ-A19)."""
    rest = amount % 5
    return [5] * (amount // 5) + ([rest] if rest else [])
