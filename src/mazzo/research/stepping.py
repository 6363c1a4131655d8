"""Rounds side by side, dealt, played and looked at in compiled code; `batch` makes arrays of what is found here."""

from __future__ import annotations

from mazzo.kernel.bits import INDEX, TOP
from mazzo.kernel.contract import NOBODY, Deal, Round

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mypy_extensions import i64

    from mazzo.kernel.contract import View
    from mazzo.kernel.numbers import Numbers
    from mazzo.kernel.planes import Packer
    from mazzo.kernel.rng import Rng


class Target:
    """Cards that are dealt to one place, given by where they lie when all shuffled packs are put in a row."""

    def __init__(self, place: int, cards: list[int], through: list[int]) -> None:
        """The place is a seat, the number of seats for the table, or one more for the stock. With `through`, what lies
        there are the numbers of the cards in their order."""
        self.place = place
        self.cards = cards
        self.through = through

    def __reduce__(self) -> tuple[Any, ...]:
        return Target, (self.place, self.cards, self.through)


class Start:
    """How rounds of one dealer begin: a round under the same rules, the seats in turn order, and where cards go."""

    def __init__(self, round: Round, order: list[int], targets: list[Target]) -> None:
        self.round = round
        self.order = order
        self.targets = targets

    def __reduce__(self) -> tuple[Any, ...]:
        return Start, (self.round, self.order, self.targets)

    def deal(self, decks: list[int]) -> Round:
        """A round with the cards of these packs, without a history, which nobody asks for here."""
        seats = len(self.order)
        places: list[list[int]] = [[] for _ in range(seats + 2)]
        for target in self.targets:
            place = places[target.place]
            if target.through:
                for number in target.through:
                    place.append(decks[target.cards[decks[number]]])
            else:
                for card in target.cards:
                    place.append(decks[card])
        return self.round.anew(Deal(places[:seats], places[seats], places[seats + 1])).copy()


class Rows:
    """So many rounds, each up to its next decision. Rounds are dealt in turn by those who may."""

    def __init__(
        self,
        starts: list[Start],
        packs: list[list[int]],
        number: int,
        rng: Rng,
        packer: Packer,
        numbers: Numbers,
        write: Callable[[View, Packer], None],
        put: Callable[[View, Numbers], None],
        meant: Callable[[View, int], int | None],
        fixed: i64,
    ) -> None:
        """`write` puts what a view sees into the packer, `put` the ids of what may be done in it into the numbers.
        `meant` is the move of such an id: in this view or, of the first `fixed` ids, in any."""
        self.starts = starts
        self.packs = packs
        self.rng = rng
        self.packer = packer
        self.numbers = numbers
        self.write = write
        self.put = put
        self.meant = meant
        self.fixed = fixed
        self.dealt: i64 = 0
        self.rounds: list[Round] = []
        self.orders: list[list[int]] = []
        self.seats: list[int] = [NOBODY] * number
        """For which seat a decision is due, in each row,"""
        self.players: list[int] = [NOBODY] * number
        """and who makes it."""
        self.latest: View | None = None
        """What was seen last, for ids that are fixed; what all see is in the packer."""
        self.legal = b""
        """The ids of what he may do, all rows one after the other, of each the lowest first,"""
        self.counts: list[int] = [0] * number
        """and how many each row has."""
        self.ended: list[int] = []
        """The rows in which the latest decision ended a round,"""
        self.scores: list[list[int]] = []
        """and what it was worth to each seat."""
        row: i64 = 0
        while row < number:
            self.rounds.append(self.deal())
            self.orders.append(self.order())
            self.go_on(row)
            self.look(row)
            row += 1
        self.legal = numbers.take()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a batch is not kept: its rounds are")

    def deal(self) -> Round:
        """The next round."""
        decks: list[int] = []
        for pack in self.packs:
            shuffled = pack.copy()
            self.rng.shuffle(shuffled)
            decks += shuffled
        self.dealt += 1
        return self.starts[(self.dealt - 1) % len(self.starts)].deal(decks)

    def order(self) -> list[int]:
        """The turn order of the round that was dealt last."""
        return self.starts[(self.dealt - 1) % len(self.starts)].order

    def step(self, ids: list[int]) -> None:
        """Do what these ids mean, of which each is legal in its row, and look again."""
        if self.ended:
            self.ended = []
            self.scores = []
        self.packer.words = []
        row: i64 = 0
        while row < len(self.rounds):
            round = self.rounds[row]
            view = self.latest
            if view is None or ids[row] >= self.fixed:
                # Seen a second time: views of all rows, kept up to here, would take longer to come back from memory.
                view = round.glimpse(self.players[row])
            move = self.meant(view, ids[row])
            assert move is not None
            round.play(self.seats[row], move)
            self.go_on(row)
            self.look(row)
            row += 1
        self.legal = self.numbers.take()

    def go_on(self, row: i64) -> None:
        """Go on with a round, or with the one after it, up to the next decision."""
        round = self.rounds[row]
        while True:
            waiting = round.waiting()
            if not waiting:
                self.ended.append(row)
                self.scores.append(round.scores())
                round = self.deal()
                self.rounds[row] = round
                self.orders[row] = self.order()
                continue
            automatic: i64 = NOBODY
            if waiting & (waiting - 1):
                first: i64 = NOBODY
                for each_seat in self.orders[row]:
                    seat: i64 = each_seat
                    if waiting & (TOP >> (61 - seat)):
                        if first == NOBODY:
                            first = seat
                        if automatic == NOBODY and round.chooser(seat) == NOBODY:
                            automatic = seat
            else:
                first = INDEX[waiting % 67]
                if round.chooser(first) == NOBODY:
                    automatic = first
            if automatic == NOBODY:
                self.seats[row] = first
                return
            round.play(automatic, round.nth(automatic, 0))

    def look(self, row: i64) -> None:
        """Let who decides see, and nothing but what he may."""
        round = self.rounds[row]
        player = round.chooser(self.seats[row])
        view = round.glimpse(player)
        # Who decides for two seats at once is asked for the one that his view names.
        self.seats[row] = view.deciding()
        self.players[row] = player
        before = self.numbers.count
        self.put(view, self.numbers)
        self.counts[row] = self.numbers.count - before
        self.write(view, self.packer)
        self.packer.close()
        self.latest = view
