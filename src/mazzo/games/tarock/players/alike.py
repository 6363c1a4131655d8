"""Cards that come to the same: neighbours of one suit in one hand, as soon as nothing that counts lies between them."""

from __future__ import annotations

from mazzo.games.tarock.birds import bird_card, bird_trick
from mazzo.games.tarock.bonuses import counted
from mazzo.games.tarock.contracts import TRISAC, is_negative
from mazzo.games.tarock.deck import SUIT, TRULL, VALUE
from mazzo.games.tarock.public import Public
from mazzo.kernel.bits import INDEX, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


def distinct(public: Public, cards: i64, others: i64) -> i64:
    """Of some cards of one hand the lowest of each kind; `others` are all cards that may still meet them, those of the
    trick included."""
    if not cards & (cards - 1):
        return cards
    counting = not is_negative(public.contract) or public.contract == TRISAC
    special = unlike(public)
    found = cards & -cards
    rest = cards & (cards - 1)
    before: i64 = INDEX[found % 67]
    while rest:
        one = rest & -rest
        rest ^= one
        card: i64 = INDEX[one % 67]
        lower = TOP >> (61 - before)
        if (
            SUIT[card] != SUIT[before]
            or (counting and VALUE[card] != VALUE[before])
            or (one | lower) & special
            or others & (one - 1) & ~(lower | (lower - 1))
        ):
            found |= one
        before = card
    return found


def unlike(public: Public) -> i64:
    """The cards that are like no other: the trull, and birds whose trick is still to come."""
    found: i64 = TRULL
    if is_negative(public.contract) or not counted(public.setup, public.contract) & 1:
        return found
    kind: i64 = 0
    while kind < 4:
        if public.done < bird_trick(kind):
            found |= TOP >> (61 - bird_card(kind))
        kind += 1
    return found
