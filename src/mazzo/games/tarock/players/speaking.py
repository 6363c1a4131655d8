"""What `club` says before the play: bids, the call, the talon, discards, announcements, contra.

By tables of hand strength, tuned in play between equals; nothing but the seat's own hand and what was said counts.
"""

from __future__ import annotations

from mazzo.games.tarock import contracts, exchange
from mazzo.games.tarock.bonuses import DOPPIOSACCO, RE, SACCO, TRULL, ULTIMO, VALAT
from mazzo.games.tarock.contracts import (
    CHIAMATA,
    CHIAMATA_MEGLIO,
    CHIAMATA_SOLO,
    MENDICANTE,
    MENDICANTE_OUVERT,
    PICCOLO,
    PICCOLO_OUVERT,
    PROPRIO,
    PROPRIO_SEMI,
    SEI,
    SOLO_PROPRIO,
    SOLO_SEMI,
    TRISAC,
)
from mazzo.games.tarock.deck import KINGS, SUIT, TAROCK, VALUE, ones
from mazzo.games.tarock.deck import TRULL as TRULL_CARDS
from mazzo.games.tarock.exchange import king_of
from mazzo.games.tarock.moves import (
    ACCANTO,
    ANNOUNCE,
    ANNOUNCING,
    AUCTION,
    BASE,
    BID,
    CALLING,
    CHOICE,
    CONTRA,
    FOURTH,
    HOLD,
    LAYING,
    OK,
    PASS,
    RECONTRA,
    SAY,
    TAKING,
)
from mazzo.games.tarock.players import strength
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import INDEX, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

SEI_COUNT: Final = 10
CHIAMATA_COUNT: Final = 7
CALL_SOLO_COUNT: Final = 10
PROPRIO_COUNT: Final = 11
SOLO_COUNT: Final = 15
"""By `strength.count`: from which count on a contract is bid."""
PARTNERS_KING_COUNT: Final = 15
"""The same for a declarer who announces the king of his partner: then two of three come last."""
SEMI_TRICKS: Final = 5
SOLO_SEMI_TRICKS: Final = 7
"""Sure tricks in the suits."""
OPEN_BEGGAR: Final = 8
BEGGAR: Final = 12
OPEN_SMALL: Final = 9
SMALL: Final = 15
"""By `strength.danger`: up to which danger a negative contract is bid, for PICCOLO that of all cards but the king."""


def wishes(hand: i64) -> i64:
    """The contracts that a hand is good for, as a set."""
    found: i64 = 0
    total = strength.count(hand)
    if total >= SOLO_COUNT:
        found |= TOP >> (61 - SOLO_PROPRIO)
    if total >= PROPRIO_COUNT:
        found |= TOP >> (61 - PROPRIO)
    if total >= CALL_SOLO_COUNT and strength.tarocks(hand) >= 5 and strength.has_mondo_or_matto(hand) and hand & KINGS:
        found |= TOP >> (61 - CHIAMATA_SOLO)
    if strength.best_bird(hand) >= 0:
        found |= TOP >> (61 - CHIAMATA_MEGLIO)
    sure = strength.sure_suit_tricks(hand)
    if sure >= SOLO_SEMI_TRICKS:
        found |= TOP >> (61 - SOLO_SEMI)
    if sure >= SEMI_TRICKS:
        found |= TOP >> (61 - PROPRIO_SEMI)
    risk = strength.danger(hand)
    if risk <= OPEN_BEGGAR:
        found |= TOP >> (61 - MENDICANTE_OUVERT)
    if risk <= BEGGAR:
        found |= TOP >> (61 - MENDICANTE)
    risk = strength.danger(hand & ~KINGS)
    if strength.has_short_king(hand):
        if risk <= OPEN_SMALL:
            found |= TOP >> (61 - PICCOLO_OUVERT)
        if risk <= SMALL:
            found |= TOP >> (61 - PICCOLO)
    return found


def speak(view: View) -> i64:
    """A word of the auction: the highest contract that is worth it, or to hold or join one that is."""
    hand = view.hand
    wanted = wishes(hand)
    standing = view.public.contract
    if standing >= 0 and wanted & (TOP >> (61 - standing)):
        if view.legal & (TOP >> (61 - HOLD)):
            return SAY + HOLD
        if view.legal & (TOP >> (61 - ACCANTO)):
            return SAY + ACCANTO
    bids = (view.legal >> BID) & wanted
    return SAY + BID + highest(bids) if bids else SAY + PASS


def highest(bids: i64) -> i64:
    """The highest of some contracts."""
    while bids & (bids - 1):
        bids &= bids - 1
    return INDEX[bids % 67]


def choose(view: View) -> i64:
    """Forehand's choice when everybody has passed."""
    hand = view.hand
    offered = view.legal >> BID
    bids = offered & wishes(hand)
    if bids:
        return SAY + BID + highest(bids)
    total = strength.count(hand)
    if total >= SEI_COUNT:
        return SAY + BID + SEI
    if total >= CHIAMATA_COUNT and offered & (TOP >> (61 - CHIAMATA)):
        return SAY + BID + CHIAMATA
    return SAY + BID + TRISAC


def call(view: View) -> i64:
    """Call a king whose suit is short but not missing; the fourth without naming it."""
    hand = view.hand
    if view.legal & (TOP >> (61 - FOURTH)):
        return BASE[CALLING] + FOURTH
    best: i64 = -1
    most: i64 = -100
    suit: i64 = 0
    while suit < 4:
        if view.legal & (TOP >> (61 - suit)):
            length = ones(strength.suit(hand, suit))
            worth = -length if length else -5
            if hand & (TOP >> (61 - king_of(suit) + 1)):
                # A queen in hand is safe behind the partner's king.
                worth += 1
            if worth > most:
                best, most = suit, worth
        suit += 1
    return BASE[CALLING] + best


def take(view: View) -> i64:
    """The part of the talon that helps most: tarocks, kings, points, or in a colour game the high cards of suits."""
    hand = view.hand
    best: i64 = -1
    most: i64 = -1000
    rest = view.legal
    named = rest > exchange.EITHER
    while rest:
        number: i64 = INDEX[(rest & -rest) % 67]
        rest &= rest - 1
        if named:
            # What stays in the talon is for the others.
            worth = -usefulness(view.public.contract, hand, TOP >> (61 - number))
        else:
            worth = usefulness(view.public.contract, hand, exchange.packet(view.stock, number))
        if worth > most:
            best, most = number, worth
    return view.move_of(best)


def usefulness(contract: i64, hand: i64, cards: i64) -> i64:
    """What some cards of the talon add to a hand."""
    found: i64 = 0
    colour = contracts.is_colour(contract)
    while cards:
        card: i64 = INDEX[(cards & -cards) % 67]
        cards &= cards - 1
        found += 3 * VALUE[card]
        if SUIT[card] == TAROCK:
            if not colour:
                found += 6 + (card - 32) // 2
        elif colour:
            found += 2 * (card & 7) + ones(strength.suit(hand, SUIT[card]))
        elif not strength.suit(hand, SUIT[card]):
            found -= 2
    return found


def lay(view: View) -> i64:
    """Lay away points and short suits, keep a card of the called suit and what a king protects."""
    hand = view.hand
    best: i64 = -1
    most: i64 = -1000
    rest = view.legal
    while rest:
        card: i64 = INDEX[(rest & -rest) % 67]
        rest &= rest - 1
        worth: i64 = 3 * VALUE[card]
        number: i64 = SUIT[card]
        if number == TAROCK:
            # Below any suit card: with more tarocks one has more tricks.
            worth = -card
        else:
            cards = strength.suit(hand, number)
            length = ones(cards)
            colour = contracts.is_colour(view.public.contract)
            worth += 0 if colour else 6 - 2 * length
            if cards & 128:
                worth -= 6
            if view.called >= 0 and number == SUIT[view.called] and length == 1:
                worth -= 12
        if worth > most:
            best, most = card, worth
    return BASE[LAYING] + best


def announce(view: View) -> i64:
    """What the hand is likely to bring home, then contra or recontra, then ok."""
    hand = view.hand
    legal = view.legal
    total = strength.count(hand)
    declarer = view.seat == view.public.declarer
    side = declarer or view.holds_king()
    colour = contracts.is_colour(view.public.contract)
    if legal & 15 and not colour:
        bird = strength.best_bird(hand)
        if bird >= 0 and legal & (TOP >> (61 - bird)) and (side or total >= 15):
            return ANNOUNCE + bird
        if not legal & (TOP >> (61 - OK)):
            return ANNOUNCE + INDEX[(legal & -legal) % 67]
    if declarer and not colour:
        if total >= 21 and legal & (TOP >> (61 - VALAT)):
            return ANNOUNCE + VALAT
        if total >= 19 and legal & (TOP >> (61 - DOPPIOSACCO)):
            return ANNOUNCE + DOPPIOSACCO
        if total >= 17 and legal & (TOP >> (61 - SACCO)):
            return ANNOUNCE + SACCO
        if ones(hand & KINGS) == 4 and total >= 14 and legal & (TOP >> (61 - RE)):
            return ANNOUNCE + RE
        if view.public.fourth and total >= 14 and legal & (TOP >> (61 - RE)):
            return ANNOUNCE + RE
    if not colour and hand & TRULL_CARDS == TRULL_CARDS and total >= 12 and legal & (TOP >> (61 - TRULL)):
        return ANNOUNCE + TRULL
    if side and not declarer and total >= 12 and legal & (TOP >> (61 - ULTIMO)) and lone(hand, view.called):
        return ANNOUNCE + ULTIMO
    if declarer and legal & (TOP >> (61 - ULTIMO)) and total >= PARTNERS_KING_COUNT and has_partner(view):
        return ANNOUNCE + ULTIMO
    if legal & (TOP >> (61 - CONTRA)) and total >= (16 if contracts.is_solo(view.public.contract) else 14):
        return ANNOUNCE + CONTRA
    if legal & (TOP >> (61 - RECONTRA)) and total >= 18:
        return ANNOUNCE + RECONTRA
    return ANNOUNCE + OK


def lone(hand: i64, king: i64) -> bool:
    """Whether a king has company of two cards at least, so that it need not be played early."""
    return king >= 0 and ones(strength.suit(hand, SUIT[king])) >= 3


def has_partner(view: View) -> bool:
    """Whether the called king is neither the caller's own, from the talon, nor perhaps in a closed talon."""
    return not view.holds_king() and not contracts.is_solo(view.public.contract)


def answer(view: View) -> i64:
    """Contra to a beggar with a hand that can stay below anything; recontra with a hand that is safe."""
    hand = view.hand
    if view.seat == view.public.accused:
        safe = strength.danger(hand) <= 1 and view.public.contract in (MENDICANTE, MENDICANTE_OUVERT)
        return ANNOUNCE + (RECONTRA if safe else OK)
    low = strength.danger(hand) <= 12 and strength.voids(hand) == 0
    return ANNOUNCE + (CONTRA if low else OK)


def before_play(view: View) -> i64:
    """What to do in any phase before the cards are played."""
    if view.public.phase == AUCTION:
        return speak(view)
    if view.public.phase == CHOICE:
        return choose(view)
    if view.public.phase == CALLING:
        return call(view)
    if view.public.phase == TAKING:
        return take(view)
    if view.public.phase == LAYING:
        return lay(view)
    if view.public.phase == ANNOUNCING:
        return announce(view)
    return answer(view)
