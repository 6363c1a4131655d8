"""What the declarer may lay away, and what of it is shown (4.6.5, 4.11b)."""

from __future__ import annotations

from mazzo.games.tarock.contracts import CHIAMATA_MEGLIO, PROPRIO_SEMI
from mazzo.games.tarock.deck import BIRDS, LOOSE_SUITED, LOOSE_TAROCKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


def first_choice(contract: i64) -> i64:
    """The cards that go first, face down: suit cards but kings; in PROPRIO_SEMI T2 to T20 (TK-A15, A16)."""
    return LOOSE_TAROCKS if contract == PROPRIO_SEMI else LOOSE_SUITED


def last_resort(contract: i64) -> i64:
    """The cards that go only when none of the first are left, face up."""
    return LOOSE_SUITED if contract == PROPRIO_SEMI else LOOSE_TAROCKS


def offers(contract: i64, hand: i64) -> i64:
    """The cards of a hand that may be laid away now."""
    found = hand & first_choice(contract)
    if found:
        return found
    found = hand & last_resort(contract)
    birds = hand & BIRDS
    if contract == CHIAMATA_MEGLIO and not birds & (birds - 1):
        # The declarer has to announce a bird: the last one stays (TK-A17).
        found &= ~birds
    return found
