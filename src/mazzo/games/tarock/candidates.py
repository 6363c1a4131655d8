"""Which moves are worth a search: what `bidder` and `club` do, and what a good player would at least think of.

Of cards that come to the same only one; of bids and announcements those that the hand is not far from. Only the view
decides.
"""

from __future__ import annotations

from mazzo.games.tarock import bidding, speaking, strength
from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.alike import distinct
from mazzo.games.tarock.bonuses import BIRD4, DOPPIOSACCO, RE, SACCO, TRULL, ULTIMO, VALAT
from mazzo.games.tarock.deck import KINGS, SUIT, ones
from mazzo.games.tarock.deck import TRULL as TRULL_CARDS
from mazzo.games.tarock.reading import Reading
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import listed

NEAR = 150
"""What the table may promise less of a contract than of passing, in tenths of a cent, and it is worth a thought."""


def candidates(view: View) -> list[int]:
    """The moves that are worth a search, what `bidder` and `club` do first; of cards in the play one of each kind."""
    table, seat = view.table, view.seat
    if table.phase in (plays.PLAY, plays.LAYING):
        found = [table.move_of(card) for card in listed(one_of_each_kind(table, seat))]
        if table.phase == plays.PLAY:
            return found
    elif table.phase == plays.AUCTION:
        found = plausible_words(table, seat)
    elif table.phase == plays.ANNOUNCING:
        found = [move for move in view.moves() if plausible_saying(table, seat, move - plays.ANNOUNCE)]
    else:
        found = view.moves()
    firsts = [bidding.before_play(table, seat), speaking.before_play(table, seat)]
    return list(dict.fromkeys([*firsts, *found]))


def one_of_each_kind(table: Round, seat: int) -> int:
    """The legal cards, of those that come to the same the lowest."""
    return distinct(table, table.legal, others(table, seat))


def others(table: Round, seat: int) -> int:
    """The cards that may still meet those that are legal now."""
    return (Reading(table, seat).unseen | table.cards | table.hand(seat)) & ~table.legal


def alike(view: View, one: int, other: int) -> bool:
    """Whether two moves lay cards of one kind."""
    table = view.table
    if one == other or table.phase not in (plays.PLAY, plays.LAYING):
        return one == other
    cards = sum(1 << card for card in listed(table.legal) if table.move_of(card) in (one, other))
    return ones(distinct(table, cards, others(table, view.seat))) == 1


def plausible_words(table: Round, seat: int) -> list[int]:
    """To pass, and the bids, holds and joins that the table of self-play does not speak against."""
    hand = table.hand(seat)
    counted = bidding.features(hand, bidding.place_of(table, seat))
    least = bidding.to_pass(table, counted) - NEAR
    found = [(0, plays.SAY + plays.PASS)]
    for word in listed(table.legal):
        if word != plays.PASS:
            promised = bidding.expected(word - plays.BID if word >= plays.BID else table.contract, hand, counted)
            if promised >= least:
                found.append((-promised, plays.SAY + word))
    return [move for _, move in sorted(found)]


def plausible_saying(table: Round, seat: int, word: int) -> bool:
    """Whether an announcement, contra or recontra deserves a thought."""
    hand = table.hand(seat)
    total = strength.count(hand)
    mine = seat == table.declarer or (table.knows_king(seat) and table.holds_king(seat))
    if word == plays.OK:
        return True
    if word == plays.CONTRA:
        return total >= 10 or strength.sure_suit_tricks(hand) >= 4
    if word == plays.RECONTRA:
        return total >= 13
    if word <= BIRD4:
        return strength.tarocks(hand) >= 6 + word
    if word == ULTIMO:
        return total >= 8 and ones(strength.suit(hand, SUIT[table.called])) >= 2
    if word == TRULL:
        return total >= 9 and ones(hand & TRULL_CARDS) >= 2
    if word == RE:
        return mine and total >= 10 and ones(hand & KINGS) + (table.called >= 0) >= 3
    wanted = {SACCO: 14, DOPPIOSACCO: 17, VALAT: 19}
    return mine and word in wanted and total >= wanted[word]
