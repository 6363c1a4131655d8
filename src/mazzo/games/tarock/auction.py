"""The auction (4.5): who may say what, whose turn it is, when it is over. Sets of seats are bit masks."""

from __future__ import annotations

from mazzo.games.tarock.contracts import CHIAMATA_MEGLIO as MEGLIO
from mazzo.games.tarock.contracts import COMMON, FOREHAND, NO_BID, allows_accanto
from mazzo.games.tarock.contracts import WITH_CALL as CALLS
from mazzo.games.tarock.deck import BIRDS, KINGS, ones
from mazzo.games.tarock.moves import ACCANTO, BID, HOLD, PASS
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.games.tarock.setup import Setup

MAY_PASS: Final = 1 << PASS
MAY_HOLD: Final = 1 << HOLD
MAY_JOIN: Final = 1 << ACCANTO
NEEDS_BIRD: Final = 1 << MEGLIO
EVERYTHING: Final = COMMON | FOREHAND


def possible(hand: i64) -> i64:
    """The contracts that a hand allows: no call with four kings, CHIAMATA_MEGLIO with one of T1–T4 (4.5.7, TK-A17)."""
    contracts: i64 = EVERYTHING
    if hand & KINGS == KINGS:
        contracts &= ~CALLS
    if not hand & BIRDS:
        contracts &= ~NEEDS_BIRD
    return contracts


def offers(setup: Setup, seat: i64, hand: i64, bid: i64, joined: i64) -> i64:
    """What a seat on turn in the auction may say; `joined` are those who play the standing contract as well."""
    contracts = possible(hand)
    found: i64 = MAY_PASS | ((contracts & COMMON) >> (bid + 1) << (bid + 1) << BID)
    if bid == NO_BID:
        return found
    if setup.hold and seat == setup.forehand and contracts >> bid & 1:
        # Only forehand holds, any number of times, with a hand that could bid it (TK-A07).
        found |= MAY_HOLD
    if allows_accanto(bid) and ones(joined) < setup.accanto:
        # One, or any number (TK-A08, A58).
        found |= MAY_JOIN
    return found


def choices(setup: Setup, hand: i64) -> i64:
    """What forehand may choose when everybody else has passed (TK-A05, A57)."""
    contracts = possible(hand)
    return (contracts if setup.any_choice else contracts & FOREHAND) << BID


def following(setup: Setup, seat: i64, active: i64, joined: i64, bidder: i64) -> i64:
    """Whose turn comes after a seat's: passed seats, the standing bidder and accanto players are skipped (4.5.3)."""
    asked = active & ~joined
    seat = setup.following[seat]
    while seat == bidder or not asked & (TOP >> (61 - seat)):
        seat = setup.following[seat]
    return seat


def is_over(active: i64, joined: i64, bidder: i64, forehand: i64) -> bool:
    """Whether nobody is left to speak: only forehand without a bid, or the bidder and who joined him (4.5.5)."""
    if bidder < 0:
        return active == TOP >> (61 - forehand)
    return not active & ~joined & ~(TOP >> (61 - bidder))
