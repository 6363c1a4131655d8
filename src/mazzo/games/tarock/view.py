"""What one seat, or a watcher, knows of a round of Tarock.

A view holds the round as its viewer sees it, `table`: the hands, discards and talon cards that he does not see are
empty or NO_CARD there, and so is a called king that he cannot know. Everything else is public: what was said, what was
shown, all tricks, and what each seat has proved not to hold. Where the hidden cards may be is counted in `beliefs`.
"""

from __future__ import annotations

from mazzo.games.tarock import beliefs, talon
from mazzo.games.tarock import round as rounds
from mazzo.games.tarock.contracts import SEI
from mazzo.games.tarock.hidden import Hidden
from mazzo.games.tarock.moves import HIDDEN_LAY, LAY, NO_CARD, OVER
from mazzo.games.tarock.setup import SEATS, TALON, Setup, loaded
from mazzo.games.tarock.state import Table
from mazzo.kernel import contract
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import NOBODY, Deal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng


class View(contract.View):
    """What a viewer knows, and nothing else."""

    def __init__(self, setup: Setup, seat: i64) -> None:
        self.setup = setup
        self.seat = seat
        self.table = rounds.Round(setup)
        self.log: list[int] | None = None
        self.logged: i64 = 0
        """How many entries of the shared log this view has seen."""
        self.hidden: Hidden | None = None
        """Counted when the first world is asked for."""

    def deciding(self) -> i64:
        return self.seat if self.seat >= 0 and self.seat == self.table.turn else NOBODY

    def moves(self) -> list[int]:
        return self.table.moves(self.seat) if self.deciding() >= 0 else []

    def hand(self) -> i64:
        """The viewer's own cards."""
        return self.table.hand(self.seat) if self.seat >= 0 else 0

    def knows_hand(self, seat: i64) -> bool:
        """Whether this viewer sees a seat's cards: his own, and all once they lie open."""
        return seat == self.seat or self.table.phase == OVER or self.table.hands_are_open()

    def world(self, rng: Rng) -> rounds.Round:
        if self.hidden is None:
            self.hidden = beliefs.hidden(self.table, self.seat)
        world = self.table.copy()
        found = self.hidden.draw(rng)
        place: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            if not self.knows_hand(seat):
                world.set_hand(seat, found[place])
                place += 1
            seat += 1
        world.laid = filled(world.laid, world.lays, found[place], rng)
        world.stock = filled(world.stock, TALON, found[place + 1], rng)
        if world.contract == SEI and world.declarer >= 0 and talon.card_at(world.stock, 0) == NO_CARD:
            self.imagine_talon(world, rng)
        if world.fourth and world.called < 0:
            world.called = beliefs.fourth_king(world)
        world.offer()
        return world

    def imagine_talon(self, world: rounds.Round, rng: Rng) -> None:
        """Six of the eighteen cards that the declarer of SEI has had came from the talon; nobody else knows which."""
        cards = listed(world.hand(world.declarer) | world.played(world.declarer) | world.discarded())
        rng.shuffle(cards)
        world.stock = talon.packed(cards[:TALON])
        world.taken = talon.everything(world.stock)

    def history(self) -> list[int]:
        """The moves so far as this viewer knows them, as seat << 32 | move."""
        if self.log is None:
            raise ValueError("a copied round keeps no history")
        found = self.log[: self.logged]
        lays: i64 = 0
        for number, entry in enumerate(found):
            if lays < self.table.lays and LAY <= entry & 0xFFFFFFFF <= HIDDEN_LAY:
                # The log has what everybody saw; this viewer may know more.
                found[number] = (entry >> 32 << 32) | (LAY + talon.card_at(self.table.laid, lays))
                lays += 1
        return found

    def shown(self) -> list[tuple[int, int]]:
        return [(entry >> 32, entry & 0xFFFFFFFF) for entry in self.history()]

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        assert isinstance(world, rounds.Round)
        moves: list[tuple[int, int]] = []
        lays: i64 = 0
        for seat, move in self.shown():
            if LAY <= move <= HIDDEN_LAY:
                moves.append((seat, LAY + talon.card_at(world.laid, lays)))
                lays += 1
            else:
                moves.append((seat, move))
        hands: list[list[int]] = []
        for seat in range(SEATS):
            cards = world.hand(seat) | world.played(seat)
            if seat == world.declarer:
                cards = (cards | world.discarded()) & ~world.taken
            hands.append(listed(cards))
        stock = [talon.card_at(world.stock, place) for place in range(TALON)]
        return Deal(hands, [], [int(card) for card in stock]), moves

    def dump(self) -> dict[str, Any]:
        return {
            "setup": self.setup.dump(),
            "seat": self.seat,
            "table": self.table.numbers(),
            "log": None if self.log is None else self.history(),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.dump(),)


def load(data: dict[str, Any]) -> View:
    """The view that `dump` wrote."""
    view = View(loaded(data["setup"]), data["seat"])
    view.table.restore(list(data["table"]))
    log = data["log"]
    if log is not None:
        view.log = list(log)
        view.logged = len(log)
    return view


def of(round: rounds.Round, seat: i64) -> View:
    """What a seat, or a WATCHER, knows of a round."""
    view = View(round.setup, seat)
    table = view.table
    round.copy_to(table)
    if round.phase != OVER:
        cover(table, round, seat)
    if round.log is not None:
        view.log = round.log
        view.logged = len(round.log)
    return view


def cover(table: rounds.Round, round: Table, seat: i64) -> None:
    """Empty what a viewer does not see while the round is on."""
    if not round.knows_king(seat):
        table.called = -1
    if seat < 0 or seat != round.turn:
        table.legal = 0
    open_hands = round.hands_are_open()
    other: i64 = 0
    while other < SEATS:
        if other != seat and not open_hands:
            table.set_hand(other, 0)
        other += 1
    if seat < 0 or seat != round.declarer:
        table.laid = beliefs.shown_discards(round)
        if round.contract == SEI:
            table.taken = 0
    table.stock = beliefs.shown_talon(round, seat)


def filled(places: i64, number: i64, cards: i64, rng: Rng) -> i64:
    """Cards of six bits each in which every NO_CARD is replaced by one of these cards, in any order."""
    hidden = listed(cards)
    rng.shuffle(hidden)
    place: i64 = 0
    while place < number and hidden:
        if (places >> (6 * place)) & NO_CARD == NO_CARD:
            card: i64 = hidden.pop()
            places ^= (card ^ NO_CARD) << (6 * place)
        place += 1
    return places
