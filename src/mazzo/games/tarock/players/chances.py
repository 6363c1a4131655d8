"""What a player can read off the table: who is on his side, who can still beat a card, how likely that is.

Chances are in thousandths and rough: the unseen cards are taken to be spread evenly over the hidden places. Only what
the seat knows is read: its own hand, what was played, shown and proved.
"""

from __future__ import annotations

from mazzo.games.tarock import exchange
from mazzo.games.tarock.contracts import is_colour, is_negative
from mazzo.games.tarock.deck import ALL, SUIT, TAROCK, TAROCKS, ones
from mazzo.games.tarock.setup import HAND
from mazzo.games.tarock.tricks import of_suit
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

SURE: Final = 1000
HALF: Final = 500
THIRD: Final = 333


class Chances:
    """The table as one seat reads it."""

    def __init__(self, view: View) -> None:
        public = view.public
        self.view = view
        self.public = public
        self.seat = view.seat
        self.hand = view.hand
        self.colour = is_colour(public.contract)
        self.alone = is_negative(public.contract)
        """Whether everybody but a lone declarer's opponents plays for himself."""
        self.king = view.called
        seen = exchange.everything(view.stock)
        if view.seat == public.declarer:
            seen |= view.discarded()
        elif seen:
            # What the declarer has taken of an open talon is in his hand, or laid away.
            seen &= ~view.taken
        if public.setup.free_discards:
            seen |= view.discarded()
        self.unseen: i64 = ALL & ~(seen | view.hand | public.p0 | public.p1 | public.p2 | public.p3 | public.gone())
        """The cards whose place this seat does not know; shown discards, where they are rare, are taken for such."""
        self.number = ones(self.unseen)
        self.partner: i64 = -1 if self.alone else view.partner()
        """The declarer's partner, if this seat knows him, or -1."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Chances, (self.view,)

    def lacks_one(self, other: i64, cards: i64) -> i64:
        """How likely it is that a player who is still to come holds none of some cards."""
        wanted = ones(cards & self.unseen & ~self.public.lacks(other))
        held = HAND - self.public.done
        chance: i64 = SURE
        left = self.number
        while wanted and left > 0:
            chance = chance * (left - held) // left
            left -= 1
            wanted -= 1
        return chance if chance > 0 else 0

    def beats(self, other: i64, led: i64, best: i64) -> i64:
        """How likely it is that a player who is still to come can beat a card."""
        above = ~(((TOP >> (61 - best)) << 1) - 1)
        if SUIT[best] == TAROCK:
            chance = SURE - self.lacks_one(other, TAROCKS & above)
            return chance if led == TAROCK else chance * self.lacks_one(other, of_suit(led)) // SURE
        follows = SURE - self.lacks_one(other, of_suit(led) & above)
        if self.colour:
            return follows
        void = self.lacks_one(other, of_suit(led))
        return follows + void * (SURE - self.lacks_one(other, TAROCKS)) // SURE

    def friend(self, other: i64) -> i64:
        """How likely it is that another player is on this seat's side."""
        public = self.public
        if other == self.seat:
            return SURE
        if self.alone:
            return self.friend_in_negative(other)
        partner = self.partner
        mine = self.seat in (public.declarer, partner)
        if partner >= 0 or (self.king < 0 and not public.fourth) or self.king_is_gone():
            theirs = other in (public.declarer, partner)
            return SURE if mine == theirs else 0
        # The partner is one of those who have neither said contra nor proved otherwise.
        if self.seat == public.declarer:
            return 0 if self.cannot_be_partner(other) else THIRD
        if other == public.declarer:
            return 0
        return SURE if self.cannot_be_partner(other) else HALF

    def friend_in_negative(self, other: i64) -> i64:
        public = self.public
        if public.declarer < 0 or public.is_declarer(self.seat) or public.is_declarer(other):
            return 0
        return SURE

    def king_is_gone(self) -> bool:
        """Whether the called king is known to be with no other player: it lay in the open talon."""
        if self.king < 0:
            return False
        one = TOP >> (61 - self.king)
        return not self.unseen & one and self.partner < 0

    def cannot_be_partner(self, other: i64) -> bool:
        king = self.king
        return king >= 0 and self.public.lacks(other) & (TOP >> (61 - king)) != 0
