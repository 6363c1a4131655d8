"""Where the hidden cards of a round may be, as one viewer knows it: all that past moves prove, counted.

The places are the hands that the viewer does not see, in the order of the seats, then the covered discards, then the
covered talon. What a seat cannot hold is in the round; what several cards prove together are facts.
"""

from __future__ import annotations

from mazzo.games.tarock import announcements, contracts, talon
from mazzo.games.tarock.bonuses import ULTIMO, bird_card
from mazzo.games.tarock.contracts import CHIAMATA_MEGLIO, SEI, TRISAC
from mazzo.games.tarock.deck import ALL, BIRDS, KINGS
from mazzo.games.tarock.discards import first_choice
from mazzo.games.tarock.hidden import Fact, Hidden
from mazzo.games.tarock.moves import CALLING, LAYING, NO_CARD, OVER, PLAY
from mazzo.games.tarock.setup import FIRST_SIX, HAND, SEATS, TALON
from mazzo.games.tarock.state import Table
from mazzo.kernel.bits import INDEX, TOP, size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64


def shown_discards(round: Table) -> i64:
    """The discards as everybody else sees them: face up, or NO_CARD."""
    found: i64 = 0
    hidden = first_choice(round.contract)
    place: i64 = 0
    while place < round.lays:
        card = talon.card_at(round.laid, place)
        if hidden & (TOP >> (61 - card)):
            card = NO_CARD
        found |= card << (6 * place)
        place += 1
    return found


def shown_talon(round: Table, seat: i64) -> i64:
    """The talon as a viewer sees it: turned up, taken by himself, or card by card with the tricks of a TRISAC."""
    if round.phase <= CALLING:
        return talon.COVERED
    if contracts.takes_packet(round.contract) or (round.contract == SEI and seat == round.declarer):
        return round.stock
    if round.contract == TRISAC and round.setup.trisac_talon == FIRST_SIX:
        found = round.stock
        place = round.done
        while place < TALON:
            found |= NO_CARD * (TOP >> (61 - 6 * place))
            place += 1
        return found
    return talon.COVERED


def held(table: Table, seat: i64) -> i64:
    """How many cards a seat holds."""
    number = HAND - size(table.played(seat))
    if seat == table.declarer and table.phase == LAYING:
        number += contracts.discards(table.contract) - table.lays
    return number


def hidden(table: Table, viewer: i64) -> Hidden:
    """All placements of the cards that a viewer does not see, in the round as he sees it."""
    return Knowledge(table, viewer).placements()


def fourth_king(world: Table) -> i64:
    """The king that the caller of the fourth has not had."""
    missing = KINGS & ~(world.hand(world.declarer) | world.played(world.declarer))
    return INDEX[missing % 67]


class Knowledge:
    """What one viewer knows about the places of the cards he does not see: `may` holds, for each place, what it may."""

    def __init__(self, table: Table, viewer: i64) -> None:
        self.table = table
        self.viewer = viewer
        self.seats: list[int] = []
        self.rooms: list[int] = []
        self.may: list[int] = []
        self.facts: list[Fact] = []
        self.unseen: i64 = ALL & ~(table.discarded() | (talon.everything(table.stock) & ~table.taken))
        seat: i64 = 0
        while seat < SEATS:
            self.unseen &= ~table.played(seat)
            if self.knows_hand(seat):
                self.unseen &= ~table.hand(seat)
            seat += 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Knowledge, (self.table, self.viewer)

    def knows_hand(self, seat: i64) -> bool:
        return seat == self.viewer or self.table.phase == OVER or self.table.hands_are_open()

    def placements(self) -> Hidden:
        self.list_places()
        self.note_announced()
        self.note_kings()
        self.note_birds()
        allowed: dict[int, int] = {}
        rest = self.unseen
        while rest:
            one = rest & -rest
            rest ^= one
            places: i64 = 0
            place: i64 = 0
            while place < len(self.may):
                if self.may[place] & one:
                    places |= TOP >> (61 - place)
                place += 1
            allowed[places] = allowed.get(places, 0) | one
        return Hidden(self.rooms, allowed, self.facts)

    def list_places(self) -> None:
        """The hidden hands, the covered discards, the covered talon."""
        table = self.table
        elsewhere = self.unseen & ~table.taken
        seat: i64 = 0
        while seat < SEATS:
            if not self.knows_hand(seat):
                cards = self.unseen if seat == table.declarer else elsewhere
                self.seats.append(seat)
                self.rooms.append(held(table, seat))
                self.may.append(cards & ~table.lacks(seat))
            seat += 1
        covered = uncounted(table.laid, table.lays)
        self.rooms.append(covered)
        self.may.append(self.unseen & first_choice(table.contract) if covered else 0)
        covered = 0 if table.contract == SEI else uncounted(table.stock, TALON)
        self.rooms.append(covered)
        self.may.append(elsewhere if covered else 0)

    def place_of(self, seat: i64) -> i64:
        """The place of a hidden hand as a set, or nothing."""
        place: i64 = 0
        while place < len(self.seats):
            if self.seats[place] == seat:
                return TOP >> (61 - place)
            place += 1
        return 0

    def pin(self, cards: i64, seat: i64) -> None:
        """A seat is known to hold some cards, if they have not been seen by now."""
        mine = self.place_of(seat)
        place: i64 = 0
        while place < len(self.may):
            if not mine & (TOP >> (61 - place)):
                self.may[place] &= ~cards
            place += 1

    def require(self, cards: i64, places: i64, low: int, high: int) -> None:
        self.facts.append(Fact(cards & self.unseen, places, low, high))

    def note_announced(self) -> None:
        """Whoever announces a bird holds it, until it is played (TK-A35)."""
        table = self.table
        kind: i64 = 0
        while kind < 4:
            seat = announcements.announcer(table.said, kind)
            if seat >= 0:
                self.pin(self.unseen & (TOP >> (61 - bird_card(kind))), seat)
            kind += 1

    def note_kings(self) -> None:
        """What the call, ULTIMO and a recontra prove about the called king, and bids about four kings in one hand."""
        table = self.table
        caller = self.place_of(table.declarer)
        holder = announcements.announcer(table.said, ULTIMO)
        if holder < 0 and table.recontra_by >= 0 and table.recontra_by != table.declarer:
            holder = table.recontra_by
        if table.called >= 0:
            king = TOP >> (61 - table.called)
            if holder >= 0:
                self.pin(self.unseen & king, holder)
            if table.fourth:
                self.pin(self.unseen & KINGS & ~king, table.declarer)
                self.exclude(king & ~table.taken, caller)
        elif table.fourth:
            # The caller has three of them; which one is missing is a secret.
            self.require(KINGS, self.everywhere() & ~caller, 1, 1)
            if holder >= 0:
                self.require(KINGS, self.place_of(holder), 1, 1)
        seat: i64 = 0
        while seat < SEATS:
            called = seat == table.declarer and (table.called >= 0 or table.fourth != 0)
            place = self.place_of(seat)
            elsewhere = KINGS & (table.taken | ~(self.unseen | table.played(seat)))
            if table.callers & (TOP >> (61 - seat)) and place and not called and not elsewhere:
                self.require(KINGS, self.everywhere() & ~place, 1, 4)
            seat += 1

    def note_birds(self) -> None:
        """Whoever bid or held CHIAMATA_MEGLIO was dealt one of T1–T4; its declarer keeps one to announce (TK-A17)."""
        table = self.table
        discards = TOP >> (61 - len(self.seats))
        seat: i64 = 0
        while seat < SEATS:
            place = self.place_of(seat)
            if place and table.birders & (TOP >> (61 - seat)):
                dealt: i64 = BIRDS
                shown = table.played(seat)
                if seat == table.declarer:
                    dealt &= ~table.taken
                    shown |= table.discarded()
                    if table.contract == CHIAMATA_MEGLIO and LAYING <= table.phase < PLAY:
                        self.require(BIRDS, place, 1, 4)
                    place |= discards
                if not shown & dealt:
                    self.require(dealt, place, 1, 4)
            seat += 1

    def exclude(self, cards: i64, places: i64) -> None:
        """Some cards lie in none of some places."""
        place: i64 = 0
        while place < len(self.may):
            if places & (TOP >> (61 - place)):
                self.may[place] &= ~cards
            place += 1

    def everywhere(self) -> i64:
        """All places."""
        return (TOP >> (61 - len(self.may))) - 1


def uncounted(places: i64, number: i64) -> i64:
    """How many of the cards at some places, six bits each, are covered."""
    found: i64 = 0
    place: i64 = 0
    while place < number:
        if talon.card_at(places, place) == NO_CARD:
            found += 1
        place += 1
    return found
