"""Why a sensible player makes a move: a key with parameters, from what the one who decides knows, and no more.

Here is what is said before the play; the cards themselves are in `advice_in_play`.
"""

from __future__ import annotations

from mazzo.games.tarock import bonuses, contracts, exchange
from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.bonuses import BIRD4, RE, TRULL, ULTIMO
from mazzo.games.tarock.contracts import CHIAMATA_MEGLIO, TRISAC, is_colour, is_negative
from mazzo.games.tarock.deck import KINGS, NAMES, QUEENS, SUIT, TAROCK, TAROCKS, VALUE, ones
from mazzo.games.tarock.deck import TRULL as TRULL_CARDS
from mazzo.games.tarock.exchange import first_choice, king_of
from mazzo.games.tarock.players import strength
from mazzo.games.tarock.players.advice_in_play import play
from mazzo.games.tarock.players.speaking import wishes
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import bit
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says, term

ADVICE = {
    "only_move": says(),
    "pass_weak": says(count=Kind.NUMBER, high=Kind.NUMBER),
    "pass_outbid": says(standing=term("contract")),
    "holds": says(contract=term("contract")),
    "joins": says(contract=term("contract")),
    "bid_strength": says(contract=term("contract"), count=Kind.NUMBER, high=Kind.NUMBER),
    "bid_bird": says(contract=term("contract"), count=Kind.NUMBER),
    "bid_suits": says(contract=term("contract"), tricks=Kind.NUMBER),
    "bid_low": says(contract=term("contract")),
    "chooses_trisac": says(count=Kind.NUMBER),
    "calls_short": says(card=Kind.CARD, count=Kind.NUMBER),
    "calls_void": says(card=Kind.CARD),
    "calls_queen": says(card=Kind.CARD),
    "calls_king": says(card=Kind.CARD),
    "calls_fourth": says(),
    "takes_king": says(card=Kind.CARD),
    "takes_tarocks": says(count=Kind.NUMBER),
    "takes_points": says(cards=Kind.CARDS),
    "takes_packet": says(cards=Kind.CARDS),
    "lays_void": says(card=Kind.CARD),
    "lays_points": says(card=Kind.CARD),
    "lays_short": says(card=Kind.CARD),
    "lays_tarock": says(card=Kind.CARD),
    "shows_tarock": says(card=Kind.CARD),
    "announces_bird": says(kind=term("bonus"), count=Kind.NUMBER, high=Kind.NUMBER),
    "announces_held": says(kind=term("bonus")),
    "announces_strong": says(kind=term("bonus"), count=Kind.NUMBER, high=Kind.NUMBER),
    "announces": says(kind=term("bonus")),
    "contra_strong": says(count=Kind.NUMBER, high=Kind.NUMBER),
    "contra_low": says(),
    "recontra": says(),
    "says_no_more": says(),
    "bird_home": says(card=Kind.CARD),
    "catches": says(card=Kind.CARD),
    "takes_rich": says(points=Kind.POINTS),
    "takes_cheaply": says(card=Kind.CARD),
    "takes_high": says(card=Kind.CARD),
    "smears": says(seat=Kind.SEAT, card=Kind.CARD),
    "saves_bagato": says(card=Kind.CARD),
    "saves_tarocks": says(card=Kind.CARD),
    "gives_little": says(card=Kind.CARD),
    "draws_tarocks": says(count=Kind.NUMBER),
    "leads_king": says(card=Kind.CARD),
    "leads_called_suit": says(card=Kind.CARD),
    "leads_short": says(card=Kind.CARD),
    "leads_quietly": says(card=Kind.CARD),
    "leads_winner": says(card=Kind.CARD),
    "ducks": says(card=Kind.CARD),
    "throws_danger": says(card=Kind.CARD),
    "must_take": says(card=Kind.CARD),
    "takes_the_one": says(card=Kind.CARD),
    "leaves_it_to": says(seat=Kind.SEAT),
    "leads_under": says(card=Kind.CARD),
}
"""Every reason for a move, with the kinds of its parameters."""

POINTS = 3
"""From this value on a card is worth laying away, or taking."""
SHORT = 2
STRONG = 14
"""By `strength.count`: a hand that holds its own against a contract."""


def advise(view: View, move: int) -> Reason:
    """Why the one who decides would make this move."""
    if len(view.moves()) == 1:
        return Reason("only_move")
    phase = view.public.phase
    if phase in (plays.AUCTION, plays.CHOICE):
        return speak(view, move - plays.SAY)
    if phase == plays.CALLING:
        return call(view, move - plays.CALL)
    if phase == plays.TAKING:
        return take(view, move)
    if phase == plays.LAYING:
        return lay(view, move - plays.LAY)
    if phase in (plays.ANNOUNCING, plays.ANSWERING):
        return announce(view, move - plays.ANNOUNCE)
    return play(view, move)


def tarocks(view: View) -> int:
    return int(strength.tarocks(view.hand))


def high(view: View) -> int:
    return int(strength.high(view.hand))


def speak(view: View, word: int) -> Reason:
    """A word of the auction, or forehand's choice."""
    standing = contracts.NAMES[view.public.contract] if view.public.contract >= 0 else ""
    if word == plays.PASS:
        # A hand that is good for a game passes only because that is not to be had any more.
        if standing and wishes(view.hand):
            return Reason("pass_outbid", {"standing": standing})
        return Reason("pass_weak", {"count": tarocks(view), "high": high(view)})
    if word in (plays.HOLD, plays.ACCANTO):
        return Reason("holds" if word == plays.HOLD else "joins", {"contract": standing})
    bid = word - plays.BID
    name = contracts.NAMES[bid]
    if bid == TRISAC:
        return Reason("chooses_trisac", {"count": tarocks(view)})
    if is_negative(bid):
        return Reason("bid_low", {"contract": name})
    if is_colour(bid):
        return Reason("bid_suits", {"contract": name, "tricks": int(strength.sure_suit_tricks(view.hand))})
    if bid == CHIAMATA_MEGLIO:
        return Reason("bid_bird", {"contract": name, "count": tarocks(view)})
    return Reason("bid_strength", {"contract": name, "count": tarocks(view), "high": high(view)})


def call(view: View, suit: int) -> Reason:
    if suit == plays.FOURTH:
        return Reason("calls_fourth")
    king = NAMES[king_of(suit)]
    held = strength.suit(view.hand, suit)
    length = int(ones(held))
    if not length:
        return Reason("calls_void", {"card": king})
    if view.hand & QUEENS & bit(king_of(suit) - 1):
        return Reason("calls_queen", {"card": king})
    if length <= SHORT:
        return Reason("calls_short", {"card": king, "count": length})
    return Reason("calls_king", {"card": king})


def take(view: View, move: int) -> Reason:
    """A packet, or three cards by name, of which one is the called king."""
    if plays.takes_cards(move):
        cards = sum(bit(plays.card_of(move, number)) for number in range(3))
    else:
        cards = exchange.packet(view.stock, move - plays.TAKE)
    if view.called >= 0 and cards & bit(view.called):
        return Reason("takes_king", {"card": NAMES[view.called]})
    colour = is_colour(view.public.contract)
    if not colour and ones(cards & TAROCKS) >= SHORT:
        return Reason("takes_tarocks", {"count": int(ones(cards & TAROCKS))})
    dear = [NAMES[card] for card in range(len(NAMES)) if cards >> card & 1 and VALUE[card] >= POINTS]
    if dear:
        return Reason("takes_points", {"cards": dear})
    return Reason("takes_packet", {"cards": [NAMES[card] for card in range(len(NAMES)) if cards >> card & 1]})


def lay(view: View, card: int) -> Reason:
    named = {"card": NAMES[card]}
    if SUIT[card] == TAROCK:
        forced = not view.legal & first_choice(view.public.contract) & ~TAROCKS
        return Reason("lays_tarock" if forced else "shows_tarock", {**named})
    length = ones(strength.suit(view.hand, SUIT[card]))
    if length == 1 and not is_colour(view.public.contract):
        return Reason("lays_void", {**named})
    return Reason("lays_points" if VALUE[card] >= POINTS else "lays_short", {**named})


def announce(view: View, word: int) -> Reason:
    """A bonus, contra, recontra, or no more."""
    counted = {"count": tarocks(view), "high": high(view)}
    if word == plays.OK:
        return Reason("says_no_more")
    if word == plays.RECONTRA:
        return Reason("recontra")
    if word == plays.CONTRA:
        return Reason("contra_low") if is_negative(view.public.contract) else Reason("contra_strong", {**counted})
    kind = bonuses.NAMES[word]
    if word <= BIRD4:
        return Reason("announces_bird", {"kind": kind, **counted})
    hand = view.hand
    if word == TRULL and ones(hand & TRULL_CARDS) > 1:
        return Reason("announces_held", {"kind": kind})
    if (word == RE and ones(hand & KINGS) > SHORT) or (word == ULTIMO and view.holds_king()):
        return Reason("announces_held", {"kind": kind})
    if strength.count(hand) >= STRONG:
        return Reason("announces_strong", {"kind": kind, **counted})
    return Reason("announces", {"kind": kind})
