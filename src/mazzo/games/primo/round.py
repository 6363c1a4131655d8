"""One game of Primo: all cards, and what each move does.

A turn is a series of moves: an exchange, a pass, or plays until `end`; it closes by itself when the hand is empty. What
a watcher may not know: hands and piles, but for the cards that Nimm has put on top of a pile.
"""

from __future__ import annotations

from mazzo.games.primo import arranging, rows
from mazzo.games.primo import facts as seen_facts
from mazzo.games.primo import moves as plays
from mazzo.games.primo import view as views
from mazzo.games.primo.deck import (
    COLOUR,
    COLUMNS,
    HAND,
    NIMM,
    NUMBER,
    TOP_CARD,
    hand_less,
    hand_list,
    hand_of,
    hand_size,
    hand_with,
    hand_without,
    written,
)
from mazzo.games.primo.public import NOTHING, UNWRITTEN, Public
from mazzo.games.primo.setup import Setup
from mazzo.kernel.bits import TOP, lowest, size
from mazzo.kernel.compiling import final, mypyc_attr
from mazzo.kernel.contract import NOBODY, Deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64


# Searches make and drop copies: the memory of the last one is kept for the next.
@final
@mypyc_attr(free_list_len=1)
class Round(Public):
    """One game, from the deal to the last card."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.hands: list[int] = NOTHING
        self.piles: list[bytes] = UNWRITTEN
        """Each pile from its top to its bottom."""
        self.log: list[int] | None = None
        """Every move and before it its seat, one after the other."""
        self.drawn: list[bytes] = UNWRITTEN
        """History too: what each seat has drawn, in order."""
        self._slots: list[bytes] = UNWRITTEN
        """Only of a world as it was sampled: what each slot of each seat's story held, in a past that leads to it."""
        self._layers: list[int] = NOTHING
        """Of each pile how many cards Nimm has put on top, how many were dealt, and of how many facts that followed,
        when that was last asked."""
        self._known_plays: list[int] | None = None
        """What the seat on turn may play, once that was asked for."""
        self._hand_plays: i64 = -1
        """How many plays of hand cards are among these, if one of these two was asked for,"""
        self._joinable: i64 = 0
        """and which shifts, as `moves.joinable` has them."""
        self._plan: list[int] = NOTHING
        """How a quick player means to go on with its turn; another move than the next of these drops it."""

    def __repr__(self) -> str:
        hands = " | ".join([written(hand_list(hand)) for hand in self.hands])
        piles = " ".join([str(len(pile)) for pile in self.piles])
        return f"<Round of primo: hands {hands}, piles {piles}, {self.written()}>"

    @staticmethod
    def start(setup: Setup, dealt: Deal) -> Round:
        """The real game that begins with these rows and piles; it keeps its history."""
        round = Round(setup)
        round.layout = rows.packed([rows.single(NUMBER[kind], COLOUR[kind]) for kind in dealt.table])
        round.hands = [0] * setup.seats
        round.piles = [bytes(pile) for pile in dealt.hands]
        round.dealt = bytes([len(pile) for pile in dealt.hands])
        round.facts = [b""] * setup.seats
        round.log = []
        round.first_table = bytes(dealt.table)
        round.drawn = [b""] * setup.seats
        for seat in range(setup.seats):
            round.refill(seat)
        return round

    @staticmethod
    def arranged(
        setup: Setup, table: list[list[int]], hands: list[list[int]], piles: list[list[int]], turn: i64 = NOBODY
    ) -> Round:
        """A game that begins in a position made by hand: rows from head to tail, piles from the top, UNKNOWN where any
        card will do; the first of the order is on turn unless another is named. Raises ValueError."""
        origin, dealt = arranging.arranged(setup, table, hands, piles, turn)
        return Round.begun(origin, dealt)

    @staticmethod
    def begun(origin: Public, dealt: Deal) -> Round:
        """The game that begins as it was arranged, with these cards."""
        round = Round(origin.setup)
        round.take(origin)
        round.origin = origin
        round.log = []
        round.hands, round.piles, round.drawn = [], [], []
        for seat in range(origin.setup.seats):
            held = origin.facts[seat][0] - seen_facts.DREW
            hand, pile = dealt.hands[seat][:held], dealt.hands[seat][held:]
            round.hands.append(hand_of(hand))
            round.piles.append(bytes(pile))
            round.drawn.append(bytes(hand))
        return round

    def own(self) -> None:
        """Have lists that no copy shares, before one is changed."""
        if self._shares:
            self._shares = False
            self.hands = list(self.hands)
            self.piles = list(self.piles)
            self.facts = list(self.facts)

    def hand(self, seat: i64) -> i64:
        return self.hands[seat]

    def owned(self, seat: i64) -> i64:
        """How many cards a seat still has to get rid of."""
        return hand_size(self.hands[seat]) + len(self.piles[seat])

    def layers(self, seat: i64) -> tuple[i64, i64]:
        """Where the cards in the pile of a seat came from (`facts.layers`)."""
        if not self._layers:
            self._layers = [number for dealt in self.dealt for number in (0, dealt, 0)]
        at = 3 * seat
        facts = self.facts[seat]
        if self._layers[at + 2] != len(facts):
            found = seen_facts.layers((self._layers[at], self._layers[at + 1]), facts, self._layers[at + 2])
            self._layers[at], self._layers[at + 1] = found
            self._layers[at + 2] = len(facts)
        return self._layers[at], self._layers[at + 1]

    def plays(self) -> list[int]:
        """The moves of the seat on turn but for exchanges and the pass, worked out once."""
        known = self._known_plays
        if known is None:
            known = self.plays_with(self.hands[self.turn])
            self._known_plays = known
        return known

    def play_count(self) -> i64:
        """How many these are, without listing them unless rows may be shifted to empty columns."""
        if self._known_plays is not None or self.setup.shift_to_empty:
            return len(self.plays())
        self.look_at_plays()
        found = self._hand_plays
        ends = self.played > 0 or (self.steps > 0 and not found)
        found += size(self._joinable)
        return found + 1 if ends else found

    def nth_play(self, n: i64) -> i64:
        """The n-th of these, in the same way."""
        if self._known_plays is not None or self.setup.shift_to_empty:
            return self.plays()[n]
        self.look_at_plays()
        if n < self._hand_plays:
            return plays.hand_plays(self.setup, self.layout, self.tops, self.hands[self.turn])[n]
        n -= self._hand_plays
        rest = self._joinable
        while rest and n:
            rest &= rest - 1
            n -= 1
        return plays.shift_at(self.layout, lowest(rest)) if rest else plays.END

    def look_at_plays(self) -> None:
        """Find out how many cards may be played, and what may be shifted."""
        if self._hand_plays < 0:
            hand: i64 = self.hands[self.turn]
            self._hand_plays = plays.count_hand_plays(self.setup, self.layout, self.tops, hand)
            self._joinable = plays.joinable(self.setup, self.layout, self.layouts)

    def swap_count(self) -> i64:
        """How many exchanges the seat on turn may choose from: all or, once its turn has begun, none."""
        if self.steps:
            return 0
        return plays.swap_count(self.hands[self.turn])

    def moves(self, seat: i64) -> list[int]:
        return self.with_exchanges(self.hands[seat], self.plays()) if seat == self.turn else []

    def count(self, seat: i64) -> i64:
        number = self.play_count()
        return number if self.steps else number + self.swap_count() + 1

    def nth(self, seat: i64, n: i64) -> i64:
        if not self.steps:
            swaps = self.swap_count()
            if n < swaps:
                return plays.nth_swap(self.hands[seat], n)
            if n == swaps:
                return plays.PASS
            n -= swaps + 1
        return self.nth_play(n)

    def planned(self) -> list[int]:
        """How a quick player means to go on with this turn."""
        return self._plan

    def intend(self, line: list[int]) -> None:
        self._plan = line

    def past_slots(self) -> list[bytes]:
        """What each slot of each seat's story held; nothing if this is no world as it was sampled."""
        return self._slots

    def come_about(self, slots: list[bytes]) -> None:
        self._slots = slots

    def play(self, seat: i64, move: i64) -> None:
        if self.log is not None:
            self.log.append(seat)
            self.log.append(move)
        self.own()
        self._known_plays = None
        self._hand_plays = -1
        if self._plan:
            self._plan = self._plan[1:] if self._plan[0] == move else NOTHING
        if self._slots:
            self._slots = UNWRITTEN
        what = plays.kind_of(move)
        if what == plays.SWAP:
            self.swap(seat, move >> 3)
        elif what == plays.END:
            self.note_end(seat)
            self.draw_and_close(seat)
        elif what == plays.PASS:
            self.pass_on(seat)
        elif what == plays.SHIFT:
            self.steps += 1
            self.do_shift(move)
        else:
            self.steps += 1
            self.use(seat, what, move)

    def swap(self, seat: i64, chosen: i64) -> None:
        """Put cards under the seat's pile, the first in deck order first, then draw as many (2.6b)."""
        kinds = hand_list(chosen)
        self.hands[seat] = hand_less(self.hands[seat], chosen)
        self.piles[seat] = self.piles[seat] + bytes(kinds)
        self.facts[seat] = self.facts[seat] + seen_facts.swapped(len(kinds))
        self.draw_and_close(seat)

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
            self.draw_and_close(seat)
        else:
            self.forget()

    def set_row(self, column: i64, row: i64) -> None:
        """Change a row; one that runs from 13 to 1 leaves the game at once."""
        if rows.is_full(row):
            self.clear(row)
            row = rows.EMPTY
        self.layout = rows.with_row(self.layout, column, row)

    def clear(self, row: i64) -> None:
        """A row leaves the game."""
        for kind in rows.kinds_of(row):
            self.drop(kind)

    def drop(self, kind: i64) -> None:
        """A card leaves the game."""
        self.gone = self.gone[:kind] + seen_facts.ALONE[self.gone[kind] + 1] + self.gone[kind + 1 :]

    def nimm(self, seat: i64, column: i64) -> None:
        """Each other player takes the head of another row onto his pile, from this column inward (PO-A03 to A06)."""
        step: i64 = 1 if column == 0 else -1
        taker: i64 = self.setup.following[seat]
        while taker != seat and 0 <= column < COLUMNS:
            row = rows.row_at(self.layout, column)
            if row:
                kind = rows.kind_at(row, rows.head(row))
                self.layout = rows.with_row(self.layout, column, rows.without_head(row))
                self.piles[taker] = seen_facts.ALONE[kind] + self.piles[taker]
                self.facts[taker] += seen_facts.taken(kind)
                taker = self.setup.following[taker]
            column += step

    def do_shift(self, move: i64) -> None:
        if not self.layouts:
            self.remember()
        longer = plays.lengthened(self.layout, move)
        self.layout = plays.shifted(self.layout, move)
        if rows.is_full(longer):
            self.clear(longer)
        self.remember()

    def remember(self) -> None:
        """Note the layout as it is now."""
        self.layouts = [*self.layouts, self.left_rows, self.right_rows]

    def forget(self) -> None:
        """A hand card was played, or a turn begins: earlier layouts may come again."""
        if self.layouts:
            self.layouts = NOTHING

    def note_end(self, seat: i64) -> None:
        """Who ends a turn of shifts alone has shown that no card of the hand could be played (2.6b)."""
        if not self.played:
            self.facts[seat] += seen_facts.unplayable(self.playable())

    def refill(self, seat: i64) -> None:
        """Draw up to six (PO-A16)."""
        hand: i64 = self.hands[seat]
        pile = self.piles[seat]
        number: i64 = HAND - hand_size(hand)
        if number > len(pile):
            number = len(pile)
        if number:
            at: i64 = 0
            while at < number:
                hand = hand_with(hand, pile[at])
                at += 1
            self.hands[seat] = hand
            self.piles[seat] = pile[number:]
            self.facts[seat] = self.facts[seat] + seen_facts.drew(number)
            if self.log is not None:
                self.drawn[seat] += pile[:number]

    def pass_on(self, seat: i64) -> None:
        """Do nothing but, as a house rules it, draw (PO-A16)."""
        if self.setup.pass_draws:
            self.refill(seat)
        self.close(seat)

    def draw_and_close(self, seat: i64) -> None:
        self.refill(seat)
        self.close(seat)

    def close(self, seat: i64) -> None:
        """End a turn, and see whether the game can go on (PO-A19)."""
        self.idle = 0 if self.played else self.idle + 1
        if self.blocked():
            self.begin_turn(NOBODY)
        else:
            self.begin_turn(self.setup.following[seat])

    def begin_turn(self, seat: i64) -> None:
        """A seat is on turn, or nobody any more."""
        self.turn = seat
        self.played = 0
        self.steps = 0
        self.tops = 0
        self._plan = NOTHING
        self.forget()

    def scores(self) -> list[int]:
        return [self.points(seat, self.owned(seat)) for seat in range(self.setup.seats)]

    def view(self, seat: i64) -> views.View:
        return views.of(self, seat)

    def glimpse(self, seat: i64) -> views.View:
        return views.glimpse(self, seat)

    def anew(self, dealt: Deal) -> Round:
        return Round.start(self.setup, dealt) if self.origin is None else Round.begun(self.origin, dealt)

    def copy(self) -> Round:
        twin = Round(self.setup)
        twin.take(self)
        twin.hands = self.hands
        twin.piles = self.piles
        return twin
