"""One game of Primo.

A turn is a series of moves: an exchange, a pass, or plays until `end`; it closes by itself when the hand is empty. What
a watcher may not know: hands and piles, but for the cards that Nimm has put on top of a pile. `facts` is what everybody
saw of each seat's cards; what it proves is worked out in `facts.py`. Exchanges, up to 63 at a time, are counted rather
than listed.
"""

from __future__ import annotations

from mazzo.games.primo import dead, rows
from mazzo.games.primo import facts as seen_facts
from mazzo.games.primo import moves as plays
from mazzo.games.primo import view as views
from mazzo.games.primo.deck import (
    COLOUR,
    COLUMNS,
    HAND,
    KINDS,
    NIMM,
    NUMBER,
    TOP_CARD,
    hand_list,
    hand_size,
    hand_with,
    hand_without,
)
from mazzo.games.primo.setup import IDLE_ROUNDS, Setup
from mazzo.kernel import contract
from mazzo.kernel.bits import TOP
from mazzo.kernel.compiling import mypyc_attr
from mazzo.kernel.contract import NOBODY, Deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final

    from mypy_extensions import i64

FINISHED: Final = 3
"""What the one who has finished gets (PO-A24)."""


# Searches make and drop copies: the memory of the last one is kept for the next.
@mypyc_attr(free_list_len=1)
class Round(contract.Round):
    """One game, from the deal to the last card."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.layout: tuple[i64, i64] = (0, 0)
        """The six rows."""
        self.hands: list[int] = []
        self.piles: list[bytes] = []
        """Each pile from its top to its bottom."""
        self.facts: list[bytes] = []
        self.gone = bytes(KINDS)
        """How many cards of each kind have left the game."""
        self.turn: i64 = setup.order[0]
        """The seat on turn, -1 when the game is over."""
        self.played: i64 = 0
        """Hand cards played in this turn."""
        self.steps: i64 = 0
        """Moves made in this turn."""
        self.tops: i64 = 0
        """The columns where Top was played in this turn (PO-A11)."""
        self.layouts: list[int] = []
        """If rows were shifted since the turn began or the last hand card was played: every layout since then, two
        numbers each (PO-A20). A first shift needs no memory, since none leaves the layout as it is."""
        self.idle: i64 = 0
        """Turns in a row without a played hand card."""
        self.finisher: i64 = -1
        self.log: list[int] | None = None
        """Every move and before it its seat, one after the other."""
        self.first_table = b""
        self.drawn: list[bytes] = []
        """History too: the cards with which the rows began, and what each seat has drawn, in order."""
        self.slots: list[bytes] = []
        """Only of a world as it was sampled: what each place of each seat's story held, in a past that leads to it."""
        self.known_plays: list[int] | None = None
        """What the seat on turn may play, once that was asked for."""
        self.plan: list[int] = []
        """How a quick player means to go on with its turn; another move than the next of these drops it."""

    @staticmethod
    def start(setup: Setup, dealt: Deal) -> Round:
        """The real game that begins with these rows and piles; it keeps its history."""
        round = Round(setup)
        round.layout = rows.packed([rows.single(NUMBER[kind], COLOUR[kind]) for kind in dealt.table])
        round.hands = [0] * setup.seats
        round.piles = [bytes(pile) for pile in dealt.hands]
        round.facts = [b""] * setup.seats
        round.log = []
        round.first_table = bytes(dealt.table)
        round.drawn = [b""] * setup.seats
        for seat in range(setup.seats):
            round.refill(seat)
        return round

    @property
    def table(self) -> list[int]:
        """The six rows, A to F."""
        return rows.unpacked(self.layout)

    @table.setter
    def table(self, table: list[int]) -> None:
        self.layout = rows.packed(table)

    def hand(self, seat: i64) -> i64:
        return self.hands[seat]

    def owned(self, seat: i64) -> i64:
        """How many cards a seat still has to get rid of."""
        return hand_size(self.hands[seat]) + len(self.piles[seat])

    def waiting(self) -> i64:
        return TOP >> (61 - self.turn) if self.turn >= 0 else 0

    def plays(self) -> list[int]:
        """The moves of the seat on turn but for exchanges and the pass, worked out once."""
        known = self.known_plays
        if known is None:
            hand: i64 = self.hands[self.turn]
            known = plays.turn_plays(self.setup, self.layout, self.tops, hand, self.steps, self.played, self.layouts)
            self.known_plays = known
        return known

    def swap_count(self) -> i64:
        """How many exchanges the seat on turn may choose from: all or, once its turn has begun, none."""
        return 0 if self.steps else plays.swap_count(self.hands[self.turn])

    def moves(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        found = self.plays()
        return list(found) if self.steps else [*plays.swaps(self.hands[seat]), plays.PASS, *found]

    def count(self, seat: i64) -> i64:
        number: i64 = len(self.plays())
        return number if self.steps else number + self.swap_count() + 1

    def nth(self, seat: i64, n: i64) -> i64:
        if not self.steps:
            swaps = self.swap_count()
            if n < swaps:
                return plays.nth_swap(self.hands[seat], n)
            if n == swaps:
                return plays.PASS
            n -= swaps + 1
        return self.plays()[n]

    def chooser(self, seat: i64) -> i64:
        return seat

    def undoable(self) -> i64:
        """Nothing hidden is shown before a turn closes, so its moves may be taken back, down to its start (PO-A08)."""
        return self.steps

    def seen(self, seat: i64, move: i64, viewer: i64) -> i64:
        return plays.hidden_swap(move) if plays.kind_of(move) == plays.SWAP and viewer != seat else move

    def play(self, seat: i64, move: i64) -> None:
        if self.log is not None:
            self.log.append(seat)
            self.log.append(move)
        self.known_plays = None
        if self.plan:
            self.plan = self.plan[1:] if self.plan[0] == move else []
        if self.slots:
            self.slots = []
        what = plays.kind_of(move)
        if what == plays.SWAP:
            self.swap(seat, move >> 3)
        elif what == plays.END:
            self.note_end(seat)
            self.close(seat)
        elif what == plays.PASS:
            self.close(seat)
        elif what == plays.SHIFT:
            self.steps += 1
            self.do_shift(move)
        else:
            self.steps += 1
            self.use(seat, what, move)

    def swap(self, seat: i64, chosen: i64) -> None:
        """Put cards under the own pile, the first in deck order first, then draw as many (2.6b)."""
        kinds = hand_list(chosen)
        hand: i64 = self.hands[seat]
        for kind in kinds:
            hand = hand_without(hand, kind)
        self.hands[seat] = hand
        self.piles[seat] += bytes(kinds)
        self.facts[seat] += seen_facts.swapped(len(kinds))
        self.close(seat)

    def use(self, seat: i64, what: i64, move: i64) -> None:
        """Play a hand card. The last of all ends the game at once; a special has then no effect (PO-A14)."""
        self.played += 1
        if what == plays.PLAY_TOP or what == plays.PLAY_NIMM:
            column = (move >> 3) & 7
            kind: i64 = TOP_CARD if what == plays.PLAY_TOP else NIMM
            self.drop(kind)
        else:
            column = (move >> 8) & 7
            kind = (move >> 3) & 31
        self.hands[seat] = hand_without(self.hands[seat], kind)
        self.facts[seat] += seen_facts.played(kind)
        last = not self.hands[seat] and not self.piles[seat]
        if what == plays.LAY:
            card = rows.single(NUMBER[kind], COLOUR[kind])
            self.set_row(column, rows.appended(rows.row_at(self.layout, column), card))
        elif what == plays.HEAD:
            self.set_row(column, rows.topped(rows.row_at(self.layout, column), NUMBER[kind], COLOUR[kind]))
        elif what == plays.PLAY_TOP:
            self.tops |= TOP >> (61 - column)
        elif not last:
            self.nimm(seat, column)
        if last:
            self.finisher = seat
            self.begin_turn(NOBODY)
        elif not self.hands[seat]:
            self.close(seat)
        else:
            self.forget()

    def set_row(self, column: i64, row: i64) -> None:
        """Change a row; one that runs from 13 to 1 leaves the game at once."""
        if rows.is_full(row):
            for kind in rows.kinds_of(row):
                self.drop(kind)
            row = rows.EMPTY
        self.layout = rows.with_row(self.layout, column, row)

    def drop(self, kind: i64) -> None:
        """A card leaves the game."""
        self.gone = self.gone[:kind] + bytes((self.gone[kind] + 1,)) + self.gone[kind + 1 :]

    def nimm(self, seat: i64, column: i64) -> None:
        """Each other player takes the head of another row onto his pile, from this column inward (PO-A03 to A06)."""
        step: i64 = 1 if column == 0 else -1
        taker: i64 = self.setup.following[seat]
        while taker != seat and 0 <= column < COLUMNS:
            row = rows.row_at(self.layout, column)
            if row:
                kind = rows.kind_at(row, rows.head(row))
                self.layout = rows.with_row(self.layout, column, rows.without_head(row))
                self.piles[taker] = bytes((kind,)) + self.piles[taker]
                self.facts[taker] += seen_facts.taken(kind)
                taker = self.setup.following[taker]
            column += step

    def do_shift(self, move: i64) -> None:
        source = (move >> 3) & 7
        number = (move >> 6) & 15
        target = (move >> 10) & 7
        if not self.layouts:
            self.remember()
        row = rows.row_at(self.layout, source)
        self.layout = rows.with_row(self.layout, source, rows.rest_above(row, number))
        self.set_row(target, rows.appended(rows.row_at(self.layout, target), rows.part_from(row, number)))
        self.remember()

    def remember(self) -> None:
        """Note the layout as it is now."""
        self.layouts += [self.layout[0], self.layout[1]]

    def forget(self) -> None:
        """A hand card was played, or a turn begins: earlier layouts may come again."""
        if self.layouts:
            self.layouts = []

    def note_end(self, seat: i64) -> None:
        """Who ends a turn of shifts alone has shown that no card of the hand could be played (2.6b)."""
        if not self.played:
            self.facts[seat] += seen_facts.unplayable(plays.playable_kinds(self.setup, self.layout, self.tops))

    def refill(self, seat: i64) -> None:
        """Draw up to six (PO-A16)."""
        number = min(HAND - hand_size(self.hands[seat]), len(self.piles[seat]))
        if number:
            pile = self.piles[seat]
            hand: i64 = self.hands[seat]
            for kind in pile[:number]:
                hand = hand_with(hand, kind)
            self.hands[seat] = hand
            self.piles[seat] = pile[number:]
            self.facts[seat] += seen_facts.drew(number)
            if self.log is not None:
                self.drawn[seat] += pile[:number]

    def close(self, seat: i64) -> None:
        """End a turn: draw, then see whether the game can go on (PO-A19)."""
        self.refill(seat)
        self.idle = 0 if self.played else self.idle + 1
        if self.idle >= IDLE_ROUNDS * self.setup.seats or dead.is_dead(self.setup, self.layout, self.gone):
            self.begin_turn(NOBODY)
        else:
            self.begin_turn(self.setup.following[seat])

    def begin_turn(self, seat: i64) -> None:
        """A seat is on turn, or nobody any more."""
        self.turn = seat
        self.played = 0
        self.steps = 0
        self.tops = 0
        self.plan = []
        self.forget()

    def scores(self) -> list[int]:
        return [(FINISHED if seat == self.finisher else 0) - self.owned(seat) for seat in range(self.setup.seats)]

    def view(self, seat: i64) -> views.View:
        return views.of(self, seat)

    def anew(self, dealt: Deal) -> Round:
        return Round.start(self.setup, dealt)

    def copy(self) -> Round:
        twin = Round(self.setup)
        twin.layout = self.layout
        twin.hands = list(self.hands)
        twin.piles = list(self.piles)
        twin.facts = list(self.facts)
        twin.gone = self.gone
        twin.turn = self.turn
        twin.played = self.played
        twin.steps = self.steps
        twin.tops = self.tops
        twin.layouts = list(self.layouts)
        twin.idle = self.idle
        twin.finisher = self.finisher
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        # Bytes as lists: Python shares some equal bytes and not others, and equal rounds shall have equal pickles.
        hidden = [[list(cards) for cards in every] for every in (self.piles, self.facts, self.drawn)]
        lists = [self.layout, list(self.hands), list(self.layouts), *hidden]
        numbers = [self.turn, self.played, self.steps, self.tops, self.idle, self.finisher]
        log = None if self.log is None else list(self.log)
        return restored, (self.setup, lists, numbers, self.gone, log, self.first_table)


def restored(
    setup: Setup, lists: list[Any], numbers: list[int], gone: bytes, log: list[int] | None, first_table: bytes
) -> Round:
    """The round that `__reduce__` took apart."""
    round = Round(setup)
    round.layout, round.hands, round.layouts = lists[:3]
    round.piles, round.facts, round.drawn = [[bytes(cards) for cards in every] for every in lists[3:]]
    round.turn, round.played, round.steps, round.tops, round.idle, round.finisher = numbers
    round.gone = gone
    round.log = log
    round.first_table = first_table
    return round
