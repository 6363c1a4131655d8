"""What a player can read off the table: who is on his side, who can still beat a card, how likely that is.

Chances are in thousandths and rough: the unseen cards are taken to be spread evenly over the hidden places. Only what
the seat knows is read: its own hand, what was played, shown and proved.
"""

from __future__ import annotations

from mazzo.games.tarock import beliefs, talon
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import is_colour, is_negative
from mazzo.games.tarock.deck import ALL, SUIT, TAROCK, TAROCKS, ones
from mazzo.games.tarock.setup import HAND, SEATS
from mazzo.games.tarock.state import Table
from mazzo.games.tarock.tricks import of_suit
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

SURE: Final = 1000
HALF: Final = 500
THIRD: Final = 333


class Reading:
    """The table as one seat reads it."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.hand = table.hand(seat)
        self.colour = is_colour(table.contract)
        self.alone = is_negative(table.contract)
        """Whether everybody but a lone declarer's opponents plays for himself."""
        self.king = table.called if table.knows_king(seat) else -1
        stock = beliefs.shown_talon(table, seat)
        seen = talon.everything(stock)
        if seat == table.declarer:
            seen |= table.discarded()
        elif seen:
            # What the declarer has taken of an open talon is in his hand, or laid away.
            seen &= ~table.taken
        self.unseen: i64 = ALL & ~(seen | self.hand | table.p0 | table.p1 | table.p2 | table.p3)
        """The cards whose place this seat does not know; shown discards, which are rare, are taken for such."""
        self.number = ones(self.unseen)

    def __reduce__(self) -> tuple[Any, ...]:
        return Reading, (self.table, self.seat)

    def lacks_one(self, other: i64, cards: i64) -> i64:
        """How likely it is that another player holds none of some cards."""
        wanted = ones(cards & self.unseen & ~self.table.lacks(other))
        held = HAND - ones(self.table.played(other))
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
        table = self.table
        if other == self.seat:
            return SURE
        if self.alone:
            return self.friend_in_negative(other)
        partner = self.partner()
        mine = self.seat in (table.declarer, partner)
        if partner >= 0 or (table.called < 0 and not table.fourth) or self.king_is_gone():
            theirs = other in (table.declarer, partner)
            return SURE if mine == theirs else 0
        # The partner is one of those who have neither said contra nor proved otherwise.
        if self.seat == table.declarer:
            return 0 if self.cannot_be_partner(other) else THIRD
        if other == table.declarer:
            return 0
        return SURE if self.cannot_be_partner(other) else HALF

    def friend_in_negative(self, other: i64) -> i64:
        table = self.table
        if table.declarer < 0 or table.is_declarer(self.seat) or table.is_declarer(other):
            return 0
        return SURE

    def partner(self) -> i64:
        """The declarer's partner, if this seat knows him, or -1."""
        table = self.table
        if self.king >= 0:
            one = TOP >> (61 - self.king)
            if self.hand & one and self.seat != table.declarer:
                return self.seat
            other: i64 = 0
            while other < SEATS:
                if other != table.declarer and table.played(other) & one:
                    return other
                other += 1
        holder = announcer(table.said, ULTIMO)
        if holder < 0:
            holder = table.recontra_by
        return holder if holder != table.declarer else -1

    def king_is_gone(self) -> bool:
        """Whether the called king is known to be with no other player: it lay in the open talon."""
        if self.king < 0:
            return False
        one = TOP >> (61 - self.king)
        return not self.unseen & one and self.partner() < 0

    def cannot_be_partner(self, other: i64) -> bool:
        king = self.king
        return king >= 0 and self.table.lacks(other) & (TOP >> (61 - king)) != 0
