"""Quick players: `random`, which spreads what it says; `greedy`, which looks at the trick alone; `club`; `bidder`.

Each reads only what its seat knows: its own hand, what was said, shown, played and proved. Scores are whole numbers, so
that both builds choose alike.
"""

from __future__ import annotations

from mazzo.games.tarock import round as rounds
from mazzo.games.tarock.deck import TAROCKS, VALUE
from mazzo.games.tarock.moves import (
    ACCANTO,
    ANNOUNCE,
    ANNOUNCING,
    ANSWERING,
    AUCTION,
    BID,
    CONTRA,
    HOLD,
    OK,
    PASS,
    PLAY,
    RECONTRA,
    SAY,
)
from mazzo.games.tarock.players import bidding, card_choice, speaking
from mazzo.games.tarock.players.chances import SURE, Chances
from mazzo.games.tarock.view import glimpse
from mazzo.kernel.bits import INDEX, TOP, nth, size

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng


def random(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Any card; what is said is spread so that everything occurs: most pass, low bids are likelier, few announce."""
    legal = round.legal
    if round.phase == AUCTION:
        return SAY + random_word(legal, rng)
    if round.phase == ANNOUNCING and legal & (TOP >> (61 - OK)) and rng.below(8) < 5:
        return ANNOUNCE + OK
    if round.phase == ANSWERING:
        again = legal & (TOP >> (61 - RECONTRA)) != 0
        if rng.below(2 if again else 4):
            return ANNOUNCE + OK
        return ANNOUNCE + (RECONTRA if again else CONTRA)
    return round.nth(seat, rng.below(round.count(seat)))


def random_word(legal: i64, rng: Rng) -> i64:
    """A word of the auction."""
    if legal & (TOP >> (61 - HOLD)) and not rng.below(4):
        return HOLD
    if legal & (TOP >> (61 - ACCANTO)) and not rng.below(3):
        return ACCANTO
    bids = legal >> BID
    number = size(bids)
    if not number or rng.below(8) < 5:
        return PASS
    if rng.below(2):
        number = min(number, 3)
    return BID + nth(bids, rng.below(number))


def greedy(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Say what `club` says; win what can be won at once, give points only to a sure friend, else the least."""
    if round.phase != PLAY:
        return speaking.before_play(glimpse(round, seat))
    view = glimpse(round, seat)
    chances = Chances(view)
    best: i64 = -1
    most: i64 = 0
    rest = card_choice.kept(view)
    while rest:
        card: i64 = INDEX[(rest & -rest) % 67]
        rest &= rest - 1
        worth: i64 = VALUE[card]
        wins = card_choice.wins_now(chances, card)
        if chances.alone:
            worth = card_choice.riddance(card) - (40 if wins else 0)
        elif wins:
            worth = 10 - worth if round.number else worth - 4
        elif not round.number or chances.friend(round.best_seat) < SURE:
            worth = -worth
        worth = 100 * worth - (card if TAROCKS & (TOP >> (61 - card)) else 0)
        if best < 0 or worth > most:
            best, most = card, worth
    return best


def club(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Bid and announce by the strength of the hand, play by chances."""
    if round.phase != PLAY:
        return speaking.before_play(glimpse(round, seat))
    return best_card(round, seat, rng)


def bidder(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """Bid by what such hands have got in self-play, the rest as `club`."""
    if round.phase != PLAY:
        return bidding.before_play(glimpse(round, seat))
    return best_card(round, seat, rng)


def best_card(round: rounds.Round, seat: i64, rng: Rng) -> i64:
    """The only card, or the one with the best expectation."""
    legal = round.legal
    if not legal & (legal - 1):
        return INDEX[legal % 67]
    return card_choice.play(glimpse(round, seat), rng)
