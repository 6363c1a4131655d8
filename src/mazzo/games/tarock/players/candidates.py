"""Which moves are worth a search: what `bidder` and `club` do, and what a good player would at least think of.

Of cards that come to the same only one; of bids and announcements those that the hand is not far from. Only the view
decides.
"""

from __future__ import annotations

from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.bonuses import BIRD4, DOPPIOSACCO, RE, SACCO, TRULL, ULTIMO, VALAT
from mazzo.games.tarock.contracts import is_colour
from mazzo.games.tarock.deck import KINGS, SUIT, ones
from mazzo.games.tarock.deck import TRULL as TRULL_CARDS
from mazzo.games.tarock.exchange import first_choice
from mazzo.games.tarock.players import bidding, speaking, strength
from mazzo.games.tarock.players.alike import distinct
from mazzo.games.tarock.players.chances import Chances
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import gathered, listed

NEAR = 150
"""What the table may promise less of a contract than of passing, in tenths of a cent, and it is worth a thought."""


def candidates(view: View) -> list[int]:
    """The moves that are worth a search, what `bidder` and `club` do first; of cards in the play one of each kind."""
    phase = view.public.phase
    if phase in (plays.PLAY, plays.LAYING):
        cards = view.legal if phase == plays.PLAY else worth_laying(view)
        found = [view.move_of(card) for card in listed(distinct(view.public, cards, others(view)))]
        if phase == plays.PLAY:
            return found
    elif phase == plays.AUCTION:
        found = plausible_words(view)
    elif phase == plays.ANNOUNCING:
        found = [move for move in view.moves() if plausible_saying(view, move - plays.ANNOUNCE)]
    else:
        found = view.moves()
    firsts = [bidding.before_play(view), speaking.before_play(view)]
    return list(dict.fromkeys([*firsts, *found]))


def worth_laying(view: View) -> int:
    """The cards that might go; no tarock, though the house may allow it, as long as suit cards can."""
    return view.legal & first_choice(view.public.contract) or view.legal


def others(view: View) -> int:
    """The cards that may still meet those that are legal now."""
    return (Chances(view).unseen | view.public.cards | view.hand) & ~view.legal


def alike(view: View, one: int, other: int) -> bool:
    """Whether two moves lay cards of one kind."""
    if one == other or view.public.phase not in (plays.PLAY, plays.LAYING):
        return one == other
    cards = gathered(card for card in listed(view.legal) if view.move_of(card) in (one, other))
    return ones(distinct(view.public, cards, others(view))) == 1


def plausible_words(view: View) -> list[int]:
    """To pass, and the bids, holds and joins that the table of self-play does not speak against."""
    hand = view.hand
    counted = bidding.features(hand, bidding.place_of(view.public, view.seat))
    least = bidding.to_pass(view.public, counted) - NEAR
    found = [(0, plays.SAY + plays.PASS)]
    for word in listed(view.legal):
        if word != plays.PASS:
            promised = bidding.expected(word - plays.BID if word >= plays.BID else view.public.contract, hand, counted)
            if promised >= least:
                found.append((-promised, plays.SAY + word))
    return [move for _, move in sorted(found)]


def plausible_saying(view: View, word: int) -> bool:
    """Whether an announcement, contra or recontra deserves a thought."""
    hand = view.hand
    total = strength.count(hand)
    mine = view.seat == view.public.declarer or view.holds_king()
    if word == plays.OK:
        return True
    if word == plays.CONTRA:
        return total >= 10 or strength.sure_suit_tricks(hand) >= 4
    if word == plays.RECONTRA:
        return total >= 13
    if word <= ULTIMO and is_colour(view.public.contract):
        # There a bird has to be led, or to find a lower tarock led.
        return False
    if word <= BIRD4:
        return strength.tarocks(hand) >= 6 + word
    if word == ULTIMO and not view.holds_king():
        return total >= 14
    if word == ULTIMO:
        return total >= 8 and ones(strength.suit(hand, SUIT[view.called])) >= 2
    if word == TRULL:
        return not is_colour(view.public.contract) and total >= 9 and ones(hand & TRULL_CARDS) >= 2
    if word == RE:
        return mine and total >= 10 and ones(hand & KINGS) + (view.called >= 0) >= 3
    wanted = {SACCO: 14, DOPPIOSACCO: 17, VALAT: 19}
    return mine and word in wanted and total >= wanted[word]
