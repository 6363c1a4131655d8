"""One round of Nain Jaune.

The fields are flat numbers: `h0`…`h3` the hands, `tokens` and `boxes` ten bits a purse, `voids` and `holds` thirteen
bits a seat. The seat on turn lays a card and is on turn again until it passes or stops: only a move ends a turn (3.5b).
What a watcher may not know: the hands and the stock.
"""

from __future__ import annotations

from mazzo.games.nain_jaune import view as views
from mazzo.games.nain_jaune.deck import BOX, BOX_CARDS, BOXED, KING, NO_BOX, RANK, of_rank
from mazzo.games.nain_jaune.scoring import amount, owed, packed, unit
from mazzo.games.nain_jaune.setup import FIRST_TURN, NO_OPPONENT, Setup
from mazzo.games.nain_jaune.tokens import STAKE, STAKES
from mazzo.kernel import contract
from mazzo.kernel.bits import INDEX, TOP, gathered, size
from mazzo.kernel.compiling import mypyc_attr
from mazzo.kernel.contract import Deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

PASS: Final = 62
STOP: Final = 63
ANNOUNCED: Final = 64
"""Added to a box card that is laid with its announcement, where that is the player's to do."""
FREE: Final = 0
"""The rank needed when any card may be laid."""


# Searches make and drop copies: the memory of the last one is kept for the next.
@mypyc_attr(free_list_len=1)
class Round(contract.Round):
    """One deal, from the stakes to the payments."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.h2: i64 = 0
        self.h3: i64 = 0
        self.stock: i64 = 0
        self.tokens: i64 = 0
        self.before: i64 = 0
        """The tokens before the stakes, from which the scores are counted."""
        self.boxes: i64 = 0
        self.turn: i64 = setup.order[0]
        """The seat on turn, -1 when the round is over."""
        self.need: i64 = FREE
        self.last: i64 = -1
        """Who laid the latest card."""
        self.going: i64 = 0
        """1 when the seat on turn has laid a card in this turn."""
        self.rested: i64 = 0
        """The seats that have ended a turn, and so their first one (NJ-A08)."""
        self.laid: i64 = 0
        """The seats that have laid a card."""
        self.voids: i64 = 0
        """The ranks that a seat has proved not to hold."""
        self.holds: i64 = 0
        """The ranks of which a seat has proved, by a stop, to hold a card, and has laid none since."""
        self.opera: i64 = -1
        """What Grand Opéra has taken, -1 without one."""
        self.paid: i64 = 0
        """What each seat has paid for the cards left in its hand."""
        self.fined: i64 = 0
        """What was paid into each box for its card still held."""
        self.log: list[int] | None = None
        """Every move as seat << 8 | move; also what lies on the pile, in order."""

    @staticmethod
    def start(setup: Setup, dealt: Deal, tokens: list[int], boxes: list[int]) -> Round:
        """The real round that begins with these cards and purses, stakes not yet paid; it keeps its history."""
        round = Round(setup)
        hands = [gathered(hand) for hand in dealt.hands]
        hands += [0, 0]
        round.h0, round.h1, round.h2, round.h3 = hands[0], hands[1], hands[2], hands[3]
        round.stock = gathered(dealt.stock)
        round.before = packed(tokens)
        round.tokens = round.before
        round.boxes = packed(boxes)
        for seat in range(setup.seats):
            round.tokens -= STAKE * unit(seat)
        for box, stake in enumerate(STAKES):
            round.boxes += setup.seats * stake * unit(box)
        round.log = []
        return round

    def hand(self, seat: i64) -> i64:
        if seat == 0:
            return self.h0
        if seat == 1:
            return self.h1
        if seat == 2:
            return self.h2
        return self.h3

    def set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.h0 = cards
        elif seat == 1:
            self.h1 = cards
        elif seat == 2:
            self.h2 = cards
        else:
            self.h3 = cards

    def first_out(self) -> i64:
        return self.last if self.turn < 0 and not self.hand(self.last) else contract.NOBODY

    def tokens_of(self, seat: i64) -> i64:
        return amount(self.tokens, seat)

    def box(self, number: i64) -> i64:
        return amount(self.boxes, number)

    def waiting(self) -> i64:
        return TOP >> (61 - self.turn) if self.turn >= 0 else 0

    def moves(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return choices(self.setup, self.hand(seat), self.need, self.going)

    def count(self, seat: i64) -> i64:
        hand = self.hand(seat)
        if self.need == FREE:
            number = size(hand)
        else:
            hand = of_rank(hand, self.need)
            number = size(hand)
            if not number:
                return 1
            if may_decline(self.setup, self.going):
                number += 1
        if self.setup.manual:
            number += size(hand & BOXED)
        return number

    def nth(self, seat: i64, n: i64) -> i64:
        hand = self.hand(seat)
        if self.need != FREE:
            hand = of_rank(hand, self.need)
        decline = STOP if self.going and hand else PASS
        while hand:
            card: i64 = INDEX[(hand & -hand) % 67]
            if not n:
                return card
            n -= 1
            if self.setup.manual and BOX[card] != NO_BOX:
                if not n:
                    return card | ANNOUNCED
                n -= 1
            hand &= hand - 1
        return decline

    def chooser(self, seat: i64) -> i64:
        return seat

    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        return move

    def play(self, seat: i64, move: i64) -> None:
        if self.log is not None:
            self.log.append(seat << 8 | move)
        if move in (PASS, STOP):
            self.rest(seat, move)
            return
        card = move & 63
        self.set_hand(seat, self.hand(seat) ^ (TOP >> (61 - card)))
        rank: i64 = RANK[card]
        self.holds &= ~(TOP >> (62 - rank - 13 * seat))
        self.laid |= TOP >> (61 - seat)
        self.last = seat
        self.going = 1
        box: i64 = BOX[card]
        if box != NO_BOX and (move != card or not self.setup.manual):
            self.take(seat, box)
        if not self.hand(seat):
            self.settle(seat)
            return
        self.need = FREE if rank == KING else rank + 1

    def rest(self, seat: i64, move: i64) -> None:
        """End a turn and note what that proves: a pass after own cards, or where one must enter, shows that the rank is
        missing; a stop shows that it is there."""
        proof = TOP >> (62 - self.need - 13 * seat)
        if move == STOP:
            self.holds |= proof
        elif self.going or self.setup.must_enter:
            self.voids |= proof
        self.rested |= TOP >> (61 - seat)
        self.going = 0
        self.turn = self.setup.following[seat]
        if self.turn == self.last:
            self.need = FREE

    def take(self, seat: i64, box: i64) -> i64:
        """Take everything out of a box; how much that was."""
        found = self.box(box)
        self.boxes -= found * unit(box)
        self.tokens += found * unit(seat)
        return found

    def settle(self, seat: i64) -> None:
        """A hand is empty: Grand Opéra, payments in turn order, then the fines (3.5b)."""
        setup = self.setup
        self.turn = -1
        box: i64
        if self.is_grand_opera(seat):
            self.opera = 0
            for box in range(5):
                self.opera += self.take(seat, box)
        payer: i64 = setup.following[seat]
        while payer != seat:
            # Who cannot pay all pays what he has (NJ-A18).
            tokens = min(owed(self.hand(payer), setup.pips), self.tokens_of(payer))
            self.tokens += tokens * unit(seat) - tokens * unit(payer)
            self.paid += tokens * unit(payer)
            payer = setup.following[payer]
        if setup.double_box:
            for box in range(5):
                self.fine(box)

    def fine(self, box: i64) -> None:
        """Whoever still holds the card of a box doubles what is in it, as far as his tokens go (NJ-A23)."""
        card = TOP >> (61 - BOX_CARDS[box])
        seat: i64
        for seat in range(self.setup.seats):
            if self.hand(seat) & card:
                tokens = min(self.box(box), self.tokens_of(seat))
                self.tokens -= tokens * unit(seat)
                self.boxes += tokens * unit(box)
                self.fined += tokens * unit(box)

    def is_grand_opera(self, seat: i64) -> bool:
        """Whether a seat that has just laid its last card has done so in its first turn (NJ-A08)."""
        one = TOP >> (61 - seat)
        if self.setup.grand_opera == FIRST_TURN:
            return not self.rested & one
        return self.setup.grand_opera == NO_OPPONENT and self.laid == one

    def scores(self) -> list[int]:
        return [self.tokens_of(seat) - amount(self.before, seat) for seat in range(self.setup.seats)]

    def view(self, seat: i64) -> views.View:
        return views.of(self, seat)

    def anew(self, dealt: Deal) -> Round:
        """What the boxes held before is not kept: those emptied since begin with the stakes alone."""
        tokens = [int(amount(self.before, seat)) for seat in range(self.setup.seats)]
        boxes = [max(0, int(self.box(box)) - self.setup.seats * stake) for box, stake in enumerate(STAKES)]
        return Round.start(self.setup, dealt, tokens, boxes)

    def copy(self) -> Round:
        twin = Round(self.setup)
        twin.h0 = self.h0
        twin.h1 = self.h1
        twin.h2 = self.h2
        twin.h3 = self.h3
        twin.stock = self.stock
        twin.tokens = self.tokens
        twin.before = self.before
        twin.boxes = self.boxes
        twin.turn = self.turn
        twin.need = self.need
        twin.last = self.last
        twin.going = self.going
        twin.rested = self.rested
        twin.laid = self.laid
        twin.voids = self.voids
        twin.holds = self.holds
        twin.opera = self.opera
        twin.paid = self.paid
        twin.fined = self.fined
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = [self.h0, self.h1, self.h2, self.h3, self.stock, self.tokens, self.before, self.boxes]
        numbers += [self.turn, self.need, self.last, self.going, self.rested, self.laid, self.voids, self.holds]
        numbers += [self.opera, self.paid, self.fined]
        return restored, (self.setup, numbers, None if self.log is None else list(self.log))


def restored(setup: Setup, numbers: list[int], log: list[int] | None) -> Round:
    """The round that `__reduce__` took apart."""
    round = Round(setup)
    round.h0, round.h1, round.h2, round.h3, round.stock, round.tokens, round.before, round.boxes = numbers[:8]
    round.turn, round.need, round.last, round.going = numbers[8:12]
    round.rested, round.laid, round.voids, round.holds, round.opera, round.paid, round.fined = numbers[12:]
    round.log = log
    return round


def may_decline(setup: Setup, going: i64) -> bool:
    """Whether a seat that could lay the needed rank need not: to enter, or once it has begun to go on (NJ-A02, A03)."""
    return not setup.must_go_on if going else not setup.must_enter


def choices(setup: Setup, hand: i64, need: i64, going: i64) -> list[int]:
    """Every move of a seat on turn: its cards in deck order, then to pass or to stop."""
    found: list[int] = []
    if need != FREE:
        hand = of_rank(hand, need)
    cards = hand
    while cards:
        card: i64 = INDEX[(cards & -cards) % 67]
        cards &= cards - 1
        found.append(card)
        if setup.manual and BOX[card] != NO_BOX:
            found.append(card | ANNOUNCED)
    if not hand:
        found.append(PASS)
    elif need != FREE and may_decline(setup, going):
        found.append(STOP if going else PASS)
    return found
