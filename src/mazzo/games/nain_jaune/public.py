"""What everybody knows of a round of Nain Jaune, and every question that can be answered from it alone.

The fields are flat numbers: `tokens` and `boxes` ten bits a purse, `voids` and `holds` thirteen bits a seat. The seat
on turn lays a card and is on turn again until it passes or stops: only a move ends a turn (3.5b).
"""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, BOX_CARDS, NAMES, NO_BOX, RANKS, of_rank
from mazzo.games.nain_jaune.scoring import amount
from mazzo.games.nain_jaune.setup import FIRST_TURN, NO_OPPONENT, Setup
from mazzo.kernel import contract
from mazzo.kernel.bits import INDEX, TOP, named
from mazzo.kernel.contract import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

PASS: Final = 62
STOP: Final = 63
ANNOUNCED: Final = 64
"""Added to a box card that is laid with its announcement, where that is the player's to do."""
FREE: Final = 0
"""The rank needed when any card may be laid."""

NOTHING: Final = 0
LACKS: Final = 1
HOLDS: Final = 2


class Public(contract.Round):
    """The open part of a round. It plays only as part of a `Round`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.gone: i64 = 0
        """The cards in no hand and not in the stock: those on the pile, and in a short deal those left out."""
        self.tokens: i64 = 0
        self.before: i64 = 0
        """The tokens before the stakes, from which the scores are counted."""
        self.boxes: i64 = 0
        self.forgotten: i64 = 0
        """The boxes whose card was laid without announcing it."""
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

    def take(self, other: Public) -> None:
        """Copy all that everybody knows of another round."""
        self.gone = other.gone
        self.tokens = other.tokens
        self.before = other.before
        self.boxes = other.boxes
        self.forgotten = other.forgotten
        self.turn = other.turn
        self.need = other.need
        self.last = other.last
        self.going = other.going
        self.rested = other.rested
        self.laid = other.laid
        self.voids = other.voids
        self.holds = other.holds
        self.opera = other.opera
        self.paid = other.paid
        self.fined = other.fined

    def written(self) -> str:
        """What everybody sees, in notation."""
        need = "anything" if self.need == FREE else RANKS[self.need - 1]
        boxes = " ".join([f"{NAMES[card]} {self.box(box)}" for box, card in enumerate(BOX_CARDS)])
        tokens = " ".join([str(self.tokens_of(seat)) for seat in range(self.setup.seats)])
        return f"laid {named(self.gone, NAMES)}, boxes {boxes}, tokens {tokens}, {need} needed, {self.awaited()}"

    def over(self) -> bool:
        return self.turn < 0

    def first_out(self) -> i64:
        return self.last if self.turn < 0 else NOBODY

    def tokens_of(self, seat: i64) -> i64:
        return amount(self.tokens, seat)

    def box(self, number: i64) -> i64:
        return amount(self.boxes, number)

    def lacks(self, seat: i64, rank: i64) -> bool:
        """Whether a seat has proved not to hold a rank."""
        return self.voids & fact(seat, rank) != 0

    def waiting(self) -> i64:
        return TOP >> (61 - self.turn) if self.turn >= 0 else 0

    def chooser(self, seat: i64) -> i64:
        return seat

    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        return move

    def may_decline(self) -> bool:
        """Whether the seat on turn, if it could lay the needed rank, need not: to enter, or once it has begun to go on
        (NJ-A02, A03)."""
        return not self.setup.must_go_on if self.going else not self.setup.must_enter

    def choices(self, hand: i64) -> list[int]:
        """Every move of the seat on turn, if it holds these cards: cards in deck order, then to pass or to stop."""
        found: list[int] = []
        if self.need != FREE:
            hand = of_rank(hand, self.need)
        cards = hand
        while cards:
            card: i64 = INDEX[(cards & -cards) % 67]
            cards &= cards - 1
            found.append(card)
            if self.setup.manual and BOX[card] != NO_BOX:
                found.append(card | ANNOUNCED)
        if not hand:
            found.append(PASS)
        elif self.need != FREE and self.may_decline():
            found.append(STOP if self.going else PASS)
        return found

    def is_grand_opera(self, seat: i64) -> bool:
        """Whether a seat that has just laid its last card has done so in its first turn (NJ-A08)."""
        one = TOP >> (61 - seat)
        if self.setup.grand_opera == FIRST_TURN:
            return not self.rested & one
        return self.setup.grand_opera == NO_OPPONENT and self.laid == one

    def is_left(self, box: i64) -> bool:
        """Whether Grand Opéra leaves a box for the next round (NJ-A29)."""
        return self.setup.forgotten_stays and self.forgotten & (TOP >> (61 - box)) != 0

    def scores(self) -> list[int]:
        return [self.tokens_of(seat) - amount(self.before, seat) for seat in range(self.setup.seats)]


def copied(public: Public) -> Public:
    """The open part of a round, apart from it."""
    twin = Public(public.setup)  # type: ignore[abstract]  # It never plays.
    twin.take(public)
    return twin


def lays_card(move: i64) -> bool:
    """Whether a move lays a card, and does not end a turn."""
    return move & 63 < PASS


def proof(setup: Setup, going: i64, move: i64) -> i64:
    """What the end of a turn proves about the rank needed (NJ-A32): that it is missing, by a pass after own cards or
    where one must enter; that it is held, by a stop; or nothing."""
    if move == STOP:
        return HOLDS
    return LACKS if going or setup.must_enter else NOTHING


def fact(seat: i64, rank: i64) -> i64:
    """The bit of a seat and a rank in `voids` and `holds`."""
    return TOP >> (62 - rank - 13 * seat)
