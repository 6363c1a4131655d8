"""Where the hidden cards of a round may be, as one viewer knows it: all that past moves prove, counted.

The places are the hands that the viewer does not see, in the order of the seats, then the covered discards, then the
covered talon. What a seat cannot hold is in the round; what several cards prove together are facts.
"""

from __future__ import annotations

from mazzo.games.tarock import announcements, exchange
from mazzo.games.tarock.birds import bird_card
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import CHIAMATA_MEGLIO, SEI
from mazzo.games.tarock.deck import ALL, BIRDS, KINGS
from mazzo.games.tarock.fillings import Fact, Fillings
from mazzo.games.tarock.moves import LAYING, NO_CARD, PLAY
from mazzo.games.tarock.setup import SEATS, TALON
from mazzo.kernel.bits import INDEX, TOP, listed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mypy_extensions import i64

    from mazzo.games.tarock.round import Round
    from mazzo.games.tarock.view import View
    from mazzo.kernel.rng import Rng


def fillings(view: View) -> Fillings:
    """All placements of the cards that a viewer does not see."""
    return Knowledge(view).placements()


def world(view: View, places: Fillings, rng: Rng) -> Round:
    """The round as the viewer sees it, with the hidden cards in one of their placements."""
    found = view.known()
    cards = places.draw(rng)
    place: i64 = 0
    seat: i64 = 0
    while seat < SEATS:
        if not view.knows_hand(seat):
            found.set_hand(seat, cards[place])
            place += 1
        seat += 1
    found.laid = filled(found.laid, found.lays, cards[place], rng)
    found.stock = filled(found.stock, TALON, cards[place + 1], rng)
    if found.contract == SEI and found.declarer >= 0 and exchange.card_at(found.stock, 0) == NO_CARD:
        imagine_talon(found, rng)
    if found.fourth and found.called < 0:
        found.called = fourth_king(found)
    found.offer()
    return found


def filled(places: i64, number: i64, cards: i64, rng: Rng) -> i64:
    """Cards of six bits each in which every NO_CARD is replaced by one of these cards, in any order."""
    covered = listed(cards)
    rng.shuffle(covered)
    place: i64 = 0
    while place < number and covered:
        if (places >> (6 * place)) & NO_CARD == NO_CARD:
            card: i64 = covered.pop()
            places ^= (card ^ NO_CARD) << (6 * place)
        place += 1
    return places


def imagine_talon(world: Round, rng: Rng) -> None:
    """Six of the eighteen cards that the declarer of SEI has had came from the talon; nobody else knows which."""
    cards = listed(world.hand(world.declarer) | world.played(world.declarer) | world.discarded())
    rng.shuffle(cards)
    world.stock = exchange.packed(cards[:TALON])
    world.taken = exchange.everything(world.stock)


def fourth_king(world: Round) -> i64:
    """The king that the caller of the fourth has not had."""
    missing = KINGS & ~(world.hand(world.declarer) | world.played(world.declarer))
    return INDEX[missing % 67]


class Knowledge:
    """What one viewer knows about the places of the cards he does not see: `may` holds, for each place, what it may."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.public = view.public
        self.seats: list[int] = []
        self.rooms: list[int] = []
        self.may: list[int] = []
        self.facts: list[Fact] = []
        left = exchange.everything(view.stock) & ~view.taken
        self.unseen: i64 = ALL & ~(view.discarded() | left | view.public.gone())
        seat: i64 = 0
        while seat < SEATS:
            self.unseen &= ~(view.public.played(seat) | view.hand_of(seat))
            seat += 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Knowledge, (self.view,)

    def placements(self) -> Fillings:
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
        return Fillings(self.rooms, allowed, self.facts)

    def list_places(self) -> None:
        """The hidden hands, the covered discards, the covered talon."""
        public = self.public
        elsewhere = self.unseen & ~self.view.taken
        seat: i64 = 0
        while seat < SEATS:
            if not self.view.knows_hand(seat):
                cards = self.unseen if seat == public.declarer else elsewhere
                self.seats.append(seat)
                self.rooms.append(public.held(seat))
                self.may.append(cards & ~public.lacks(seat))
            seat += 1
        covered = uncounted(self.view.laid, public.lays)
        self.rooms.append(covered)
        self.may.append(self.unseen & exchange.laid_face_down(public.contract) if covered else 0)
        covered = 0 if public.contract == SEI else uncounted(self.view.stock, TALON)
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
        public = self.public
        kind: i64 = 0
        while kind < 4:
            seat = announcements.announcer(public.said, kind)
            if seat >= 0:
                self.pin(self.unseen & (TOP >> (61 - bird_card(kind))), seat)
            kind += 1

    def note_kings(self) -> None:
        """What the call, ULTIMO and a recontra prove about the called king, and bids about four kings in one hand."""
        public = self.public
        caller = self.place_of(public.declarer)
        holder = announcements.announcer(public.said, ULTIMO)
        if holder < 0 or holder == public.declarer:
            # The declarer's word proves nothing: a king that he has taken is seen to be his (TK-A35).
            holder = public.recontra_by if public.recontra_by != public.declarer else -1
        if self.view.called >= 0:
            king = TOP >> (61 - self.view.called)
            if holder >= 0:
                self.pin(self.unseen & king, holder)
            if public.fourth:
                self.pin(self.unseen & KINGS & ~king, public.declarer)
                self.exclude(king & ~self.view.taken, caller)
        elif public.fourth:
            # The caller has three of them; which one is missing is a secret.
            self.require(KINGS, self.everywhere() & ~caller, 1, 1)
            if holder >= 0:
                self.require(KINGS, self.place_of(holder), 1, 1)
        seat: i64 = 0
        while seat < SEATS:
            called = seat == public.declarer and (self.view.called >= 0 or public.fourth != 0)
            place = self.place_of(seat)
            elsewhere = KINGS & (self.view.taken | ~(self.unseen | public.played(seat)))
            if public.callers & (TOP >> (61 - seat)) and place and not called and not elsewhere:
                self.require(KINGS, self.everywhere() & ~place, 1, 4)
            seat += 1

    def note_birds(self) -> None:
        """Whoever bid or held CHIAMATA_MEGLIO was dealt one of T1–T4; its declarer keeps one to announce (TK-A17)."""
        public = self.public
        discards = TOP >> (61 - len(self.seats))
        seat: i64 = 0
        while seat < SEATS:
            place = self.place_of(seat)
            if place and public.birders & (TOP >> (61 - seat)):
                dealt: i64 = BIRDS
                shown = public.played(seat)
                if seat == public.declarer:
                    dealt &= ~self.view.taken
                    shown |= self.view.discarded()
                    if public.contract == CHIAMATA_MEGLIO and LAYING <= public.phase < PLAY:
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
        if exchange.card_at(places, place) == NO_CARD:
            found += 1
        place += 1
    return found
