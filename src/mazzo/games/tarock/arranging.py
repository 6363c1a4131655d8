"""Positions in the play of the cards that are put together by hand, without the auction and the tricks before.

What was said and played before proves nothing about the hands here, but for the called king and announced cards.
"""

from __future__ import annotations

from mazzo.games.tarock import contracts, exchange
from mazzo.games.tarock import round as rounds
from mazzo.games.tarock.birds import bird_card
from mazzo.games.tarock.bonuses import BIRD4, KINDS, ULTIMO
from mazzo.games.tarock.contracts import SEI, TRISAC
from mazzo.games.tarock.deck import ALL, CARDS, FIVES, KINGS, NAMES
from mazzo.games.tarock.public import Origin
from mazzo.games.tarock.setup import FIRST_SIX, HAND, PACKET, SEATS, TALON
from mazzo.kernel.bits import apart, bit, gathered, listed, size
from mazzo.kernel.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from mypy_extensions import i64

    from mazzo.games.tarock.setup import Setup
    from mazzo.kernel.contract import Deal


class Arrangement(State):
    """Where every card lies, and what is played. In TRISAC nobody is the declarer."""

    MADE_WITH: ClassVar[tuple[str, ...] | None] = ("contract", "declarer", "hands", "stock")

    def __init__(self, contract: i64, declarer: i64, hands: list[list[int]], stock: list[int]) -> None:
        self.contract = contract
        self.declarer = declarer
        self.hands = hands
        """What each seat holds now."""
        self.stock = stock
        """The talon as it was dealt."""
        self.taken: list[int] = []
        """What the declarer has taken of it."""
        self.laid: list[int] = []
        """His discards."""
        self.called: i64 = -1
        """The called king."""
        self.fourth = False
        """Whether it was called as 'the fourth'."""
        self.partner: i64 = -1
        """Who has played the called king, if it lies in a trick that is over."""
        self.joined: list[int] = []
        """The accanto players."""
        self.announced: list[list[int]] = []
        """Announcements: seat and bonus of each."""
        self.level: i64 = 0
        """1 after a contra of a positive contract, 2 after the recontra."""
        self.won: list[list[int]] = [[], [], [], []]
        """The tricks of each seat, in any order; those of a TRISAC with what the talon has added."""
        self.leader: i64 = -1
        """Who has led to the running trick, or leads now; nobody is who begins the play."""
        self.trick: list[int] = []
        """The cards of the running trick, in order."""


def begin(setup: Setup, wanted: Arrangement) -> rounds.Round:
    """The round that begins with this position; it keeps its history from the running trick on."""
    check_parts(setup, wanted)
    round = rounds.Round(setup)
    round.contract = wanted.contract
    round.declarer = wanted.declarer
    round.joined = gathered(wanted.joined)
    round.called = wanted.called
    round.fourth = 1 if wanted.fourth else 0
    round.level = wanted.level
    round.stock = exchange.packed(wanted.stock)
    round.taken = gathered(wanted.taken)
    round.laid = exchange.packed(wanted.laid)
    round.lays = len(wanted.laid)
    for seat, cards in enumerate(wanted.hands):
        round.set_hand(seat, gathered(cards))
    for seat, kind in wanted.announced:
        round.note_announcement(seat, kind)
    put_tricks(round, wanted)
    check_cards(round, wanted)
    if wanted.called >= 0 and not wanted.fourth:
        round.set_lacks(wanted.declarer, bit(wanted.called) & ~round.taken)
    begins = wanted.declarer if contracts.is_negative(wanted.contract) and wanted.declarer >= 0 else setup.forehand
    leader = wanted.leader if wanted.leader >= 0 else begins
    if not round.done and leader != begins:
        raise ValueError(f"seat {begins} leads to the first trick, not seat {leader}")
    seat = leader
    for card in wanted.trick:
        round.set_hand(seat, round.hand(seat) | bit(card))
        seat = setup.following[seat]
    check_secrets(round, wanted)
    for seat in range(SEATS):
        if size(round.hand(seat)) != HAND - round.done:
            raise ValueError(f"seat {seat} has a wrong number of cards: {size(round.hand(seat))} before this trick")
    if round.done == HAND or round.all_failed():
        raise ValueError("the round is over")
    assert round.origin is not None
    round.origin.leader = leader
    round.begin(leader)
    round.log = []
    round.offer()
    for card in wanted.trick:
        if not round.legal & bit(card):
            raise ValueError(f"seat {round.turn} could not play {NAMES[card]}")
        round.play(round.turn, card)
    if not round.number and wanted.trick:
        raise ValueError("a trick of four cards is over: it belongs to its winner")
    return round


def put_tricks(round: rounds.Round, wanted: Arrangement) -> None:
    """Give each seat its tricks. Of kings alone it is known who has played them: the called one, the caller's three."""
    origin = Origin()
    added = gathered(wanted.stock) if wanted.contract == TRISAC else 0
    for seat, cards in enumerate(wanted.won):
        pile = gathered(cards)
        number = size(pile & ~added)
        if number % SEATS:
            raise ValueError(f"seat {seat} has {number} cards in tricks of four")
        origin.won[seat] = pile
        origin.gone |= pile
        origin.tricks |= (number // SEATS) << (4 * seat)
        origin.done += number // SEATS
    if wanted.called >= 0:
        king = bit(wanted.called)
        if origin.gone & king:
            if not 0 <= wanted.partner < SEATS:
                raise ValueError(f"{NAMES[wanted.called]} was played, but by whom?")
            origin.played[wanted.partner] |= king
        if wanted.fourth:
            origin.played[wanted.declarer] |= origin.gone & KINGS & ~king
    round.origin = origin
    round.w0, round.w1, round.w2, round.w3 = origin.won
    round.p0, round.p1, round.p2, round.p3 = origin.played
    round.tricks = origin.tricks
    round.done = origin.done


def check_parts(setup: Setup, wanted: Arrangement) -> None:
    """What can be wrong before it is known where each card lies."""
    contract = wanted.contract
    if not 0 <= contract < len(contracts.NAMES):
        raise ValueError(f"there is no contract {contract}")
    name = contracts.NAMES[contract]
    if (wanted.declarer >= 0) == (contract == TRISAC) or not -1 <= wanted.declarer < SEATS:
        raise ValueError(f"{name} cannot have the declarer {wanted.declarer}")
    if len(wanted.hands) != SEATS or len(wanted.won) != SEATS:
        raise ValueError("there are four seats")
    if not -1 <= wanted.leader < SEATS or len(wanted.trick) >= SEATS:
        raise ValueError("a running trick has a leader and up to three cards")
    if len(wanted.stock) != TALON:
        raise ValueError(f"the talon has {len(wanted.stock)} cards")
    taken = TALON if contract == SEI else PACKET if contracts.takes_packet(contract) else 0
    if len(wanted.taken) != taken or len(wanted.laid) != contracts.discards(contract):
        raise ValueError(f"the declarer of {name} takes and lays away {taken} cards")
    for cards in [*wanted.hands, *wanted.won, wanted.stock, wanted.taken, wanted.laid, wanted.trick]:
        for card in cards:
            if not 0 <= card < CARDS:
                raise ValueError(f"{card} is no card")
    for seat in wanted.joined:
        if not contracts.allows_accanto(contract) or seat == wanted.declarer or not 0 <= seat < SEATS:
            raise ValueError(f"seat {seat} cannot join {name}")
    check_announced(wanted)
    if not 0 <= wanted.level <= (0 if contracts.is_negative(contract) else 2):
        raise ValueError(f"{name} cannot be at the level {wanted.level}")
    king = wanted.called
    if contracts.calls(contract) != (king >= 0) or (king >= 0 and not (king < CARDS and bit(king) & KINGS)):
        raise ValueError(f"{name} cannot have the called king {king}")
    if wanted.fourth and king < 0:
        raise ValueError("no king is called")


def check_announced(wanted: Arrangement) -> None:
    """In positive contracts, each bonus by one seat."""
    kinds: i64 = 0
    for said in wanted.announced:
        if len(said) != 2:
            raise ValueError(f"{said} is no announcement: it has a seat and a bonus")
        seat, kind = said
        if contracts.is_negative(wanted.contract) or not 0 <= seat < SEATS or not 0 <= kind < KINDS:
            raise ValueError(f"seat {seat} cannot have announced the bonus {kind}")
        if kinds & bit(kind):
            raise ValueError(f"the bonus {kind} is announced twice")
        kinds |= bit(kind)


def check_cards(round: rounds.Round, wanted: Arrangement) -> None:
    """Every card lies in one place, and where the rules allow it."""
    assert round.origin is not None
    stock = apart([wanted.stock], NAMES)
    elsewhere = apart([wanted.taken], NAMES)
    if wanted.contract == TRISAC and round.setup.trisac_talon == FIRST_SIX:
        # What the first tricks have got of the talon lies with them.
        elsewhere = gathered(wanted.stock[: round.done])
        if elsewhere & ~round.origin.gone or stock & round.origin.gone & ~elsewhere:
            raise ValueError("the tricks have other cards of the talon than it has given")
        for seat in range(SEATS):
            if size(round.won(seat) & stock) > round.tricks_of(seat):
                raise ValueError(f"seat {seat} has more cards of the talon than tricks")
    if elsewhere & ~stock:
        raise ValueError("only cards of the talon can be taken")
    places = [*wanted.hands, *wanted.won, wanted.laid, wanted.trick, listed(stock & ~elsewhere)]
    missing = ALL & ~apart(places, NAMES)
    if missing:
        raise ValueError(f"missing: {' '.join(NAMES[card] for card in listed(missing))}")
    if gathered(wanted.laid) & FIVES:
        raise ValueError("five-point cards are never laid away")


def check_secrets(round: rounds.Round, wanted: Arrangement) -> None:
    """The cards that a declarer, a caller and an announcer must have or cannot have, before the running trick."""
    assert round.origin is not None
    gone = round.origin.gone
    for seat in range(SEATS):
        if seat != wanted.declarer and round.hand(seat) & round.taken:
            raise ValueError(f"seat {seat} holds what the declarer has taken")
    if wanted.called >= 0:
        king = bit(wanted.called) & ~round.taken
        mine = (round.hand(wanted.declarer) | gone) & ~round.taken
        if round.hand(wanted.declarer) & king or (wanted.partner == wanted.declarer and gone & king):
            raise ValueError(f"the caller has {NAMES[wanted.called]}")
        if wanted.fourth and KINGS & ~(mine | bit(wanted.called)):
            raise ValueError("whoever calls the fourth has three kings")
    for seat, kind in wanted.announced:
        card = bird_card(kind) if kind <= BIRD4 else wanted.called
        if kind == ULTIMO and seat == wanted.declarer and round.may_announce_king(seat):
            continue
        passed = kind == ULTIMO and seat != wanted.partner
        if kind <= ULTIMO and (card < 0 or not (round.hand(seat) | (0 if passed else gone)) & bit(card)):
            raise ValueError(f"seat {seat} cannot have announced the bonus {kind}")


def again(round: rounds.Round, dealt: Deal) -> rounds.Round:
    """The position that a round has begun with, with other cards: those of the hands, of the talon and the discards."""
    origin = round.origin
    assert origin is not None
    found = Arrangement(round.contract, round.declarer, dealt.hands, dealt.stock[:TALON])
    found.laid = dealt.stock[TALON:]
    found.taken = found.stock if round.contract == SEI else listed(round.taken)
    found.fourth = round.fourth != 0
    found.called = round.called
    if found.fourth and round.public_king() < 0:
        mine = gathered(dealt.hands[round.declarer]) | origin.played[round.declarer]
        found.called = listed(KINGS & ~mine)[0]
    for seat in range(SEATS):
        if found.called >= 0 and origin.played[seat] & bit(found.called):
            found.partner = seat
        found.won[seat] = listed(origin.won[seat])
        if round.joined & bit(seat):
            found.joined.append(seat)
    for kind in range(KINDS):
        if round.said >> (3 * kind) & 7:
            found.announced.append([(round.said >> (3 * kind) & 7) - 1, kind])
    found.level = round.level
    found.leader = origin.leader
    return begin(round.setup, found)
