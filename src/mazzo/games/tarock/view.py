"""What one seat, or a watcher, knows of a round of Tarock.

A view holds what everybody knows, and of the rest what its viewer sees: his own hand, or all once they lie open; the
talon and the discards with NO_CARD for what is covered; the called king unless he cannot know it. Where the hidden
cards may be is counted in `worlds`. Players decide by a view as well, so that they read nothing else.
"""

from __future__ import annotations

from mazzo.games.tarock import contracts, exchange, worlds
from mazzo.games.tarock import round as rounds
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import SEI, TRISAC
from mazzo.games.tarock.deck import NAMES
from mazzo.games.tarock.fillings import Fillings
from mazzo.games.tarock.moves import CALLING, HIDDEN_LAY, LAY, NO_CARD, OVER
from mazzo.games.tarock.public import Public, copied
from mazzo.games.tarock.setup import FIRST_SIX, SEATS, TALON
from mazzo.kernel import contract
from mazzo.kernel.bits import INDEX, TOP, named
from mazzo.kernel.compiling import final, mypyc_attr
from mazzo.kernel.contract import NOBODY, Deal, whose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng


# Players look at every card that they decide about: the memory of the last look is kept for the next.
@final
@mypyc_attr(free_list_len=1)
class View(contract.View):
    """What a viewer knows, and nothing else."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("public", "seat")

    _fillings: Fillings | None = None
    """Counted when the first world is asked for."""

    def __init__(self, public: Public, seat: i64) -> None:
        self.public = public
        self.seat = seat
        self.hand: i64 = 0
        """The viewer's own cards."""
        self.open_hands: list[int] | None = None
        """All hands, once they lie open."""
        self.legal: i64 = 0
        """What the viewer may do now, as bits of the phase."""
        self.called: i64 = -1
        """The called king, if he knows it."""
        self.stock: i64 = exchange.COVERED
        self.taken: i64 = 0
        """What the declarer has taken of the talon, as far as it is known."""
        self.laid: i64 = 0
        self.log: list[int] | None = None
        """The moves so far as he knows them, as seat << 32 | move."""

    def __repr__(self) -> str:
        return f"<View of tarock by {whose(self.seat)}: hand {named(self.hand, NAMES)}, {self.public.written()}>"

    def deciding(self) -> i64:
        return self.seat if self.seat >= 0 and self.seat == self.public.turn else NOBODY

    def moves(self) -> list[int]:
        found: list[int] = []
        bits = self.legal
        while bits:
            found.append(self.move_of(INDEX[(bits & -bits) % 67]))
            bits &= bits - 1
        return found

    def move_of(self, number: i64) -> i64:
        """The move that a bit of `legal` stands for."""
        return exchange.move_of(self.public.phase, self.legal, self.stock, self.called, number)

    def knows_hand(self, seat: i64) -> bool:
        """Whether this viewer sees a seat's cards: his own, and all once they lie open."""
        return seat == self.seat or self.open_hands is not None

    def hand_of(self, seat: i64) -> i64:
        """The cards of a seat, if he sees them."""
        if seat == self.seat:
            return self.hand
        return 0 if self.open_hands is None else self.open_hands[seat]

    def discarded(self) -> i64:
        """What he knows to be laid away, as a set."""
        return exchange.cards_from(self.laid, 0, self.public.lays)

    def holds_king(self) -> bool:
        """Whether he holds the called king, or has played it."""
        return self.called >= 0 and (self.hand | self.public.played(self.seat)) & (TOP >> (61 - self.called)) != 0

    def partner(self) -> i64:
        """The declarer's partner as far as this viewer knows: he has the king, has played it, or has said so."""
        public = self.public
        declarer = public.declarer
        if self.called >= 0:
            one = TOP >> (61 - self.called)
            if self.hand & one and self.seat != declarer:
                return self.seat
            seat: i64 = 0
            while seat < SEATS:
                if seat != declarer and public.played(seat) & one:
                    return seat
                seat += 1
        holder = announcer(public.said, ULTIMO)
        if holder < 0 or holder == declarer:
            # Who plays with the declarer is not told by what he says himself.
            holder = public.recontra_by
        return holder if holder != declarer else -1

    def known(self) -> rounds.Round:
        """The round with all cards that this viewer sees; what he does not see is empty, or NO_CARD."""
        round = rounds.Round(self.public.setup)
        round.take(self.public)
        seat: i64 = 0
        while seat < SEATS:
            round.set_hand(seat, self.hand_of(seat))
            seat += 1
        round.legal = self.legal
        round.stock = self.stock
        round.taken = self.taken
        round.laid = self.laid
        round.called = self.called
        return round

    def world(self, rng: Rng) -> rounds.Round:
        if self._fillings is None:
            self._fillings = worlds.fillings(self)
        return worlds.world(self, self._fillings, rng)

    def history(self) -> list[int]:
        if self.log is None:
            raise ValueError("a copied round keeps no history")
        return self.log

    def shown(self) -> list[tuple[int, int]]:
        return [(entry >> 32, entry & 0xFFFFFFFF) for entry in self.history()]

    def past(self, world: contract.Round) -> tuple[Deal, list[tuple[int, int]]]:
        assert isinstance(world, rounds.Round)
        moves = [(entry >> 32, entry & 0xFFFFFFFF) for entry in with_discards(self.history(), world.laid, world.lays)]
        return world.dealt(), moves


def of(round: rounds.Round, seat: i64) -> View:
    """What a seat, or a WATCHER, knows of a round."""
    view = View(copied(round), seat)
    look(view, round)
    if round.log is not None:
        # The log has what everybody saw; this viewer may know more.
        view.log = with_discards(round.log, view.laid, round.lays)
    return view


def glimpse(round: rounds.Round, seat: i64) -> View:
    """What a seat knows, for as long as it takes to decide: nothing is copied, so it goes with the round."""
    view = View(round, seat)
    look(view, round)
    return view


def look(view: View, round: rounds.Round) -> None:
    """Let a viewer see what is his to see."""
    seat = view.seat
    over = round.phase == OVER
    if over or round.hands_are_open():
        view.open_hands = [round.h0, round.h1, round.h2, round.h3]
    if seat >= 0:
        view.hand = round.hand(seat)
        if seat == round.turn:
            view.legal = round.legal
    if over or round.knows_king(seat):
        view.called = round.called
    if over or (seat >= 0 and seat == round.declarer):
        view.laid = round.laid
        view.taken = round.taken
    else:
        if round.lays:
            view.laid = shown_discards(round)
        if round.contract != SEI:
            view.taken = round.taken
    view.stock = round.stock if over else shown_talon(round, seat)


def shown_discards(round: rounds.Round) -> i64:
    """The discards as everybody else sees them: face up, or NO_CARD."""
    found: i64 = 0
    face_down = exchange.laid_face_down(round.contract)
    place: i64 = 0
    while place < round.lays:
        card = exchange.card_at(round.laid, place)
        if face_down & (TOP >> (61 - card)):
            card = NO_CARD
        found |= card << (6 * place)
        place += 1
    return found


def shown_talon(round: rounds.Round, seat: i64) -> i64:
    """The talon as a viewer sees it: turned up, taken by himself, or card by card with the tricks of a TRISAC."""
    if round.phase <= CALLING:
        return exchange.COVERED
    if contracts.takes_packet(round.contract) or (round.contract == SEI and seat == round.declarer):
        return round.stock
    if round.contract == TRISAC and round.setup.trisac_talon == FIRST_SIX:
        found = round.stock
        place = round.done
        while place < TALON:
            found |= NO_CARD * (TOP >> (61 - 6 * place))
            place += 1
        return found
    return exchange.COVERED


def with_discards(log: list[int], laid: i64, lays: i64) -> list[int]:
    """The moves of a log with these discards, in order, in place of those that it has."""
    found = list(log)
    number: i64 = 0
    place: i64 = 0
    while place < lays and number < len(found):
        if LAY <= found[number] & 0xFFFFFFFF <= HIDDEN_LAY:
            found[number] = found[number] >> 32 << 32 | LAY + exchange.card_at(laid, place)
            place += 1
        number += 1
    return found
