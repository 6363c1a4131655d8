"""Which card `club` plays: the one with the best expectation for its side, by what the table tells.

In thirds of a point, times a thousand. Where tricks are worth having: the chance to win the trick times what lies in
it, less what the card could do later. Where they are not: the chance to be left with it, and how good it is to be
rid of a card. No look-ahead.
"""

from __future__ import annotations

from mazzo.games.tarock import contracts, tricks
from mazzo.games.tarock.announcements import bound_king
from mazzo.games.tarock.deck import BAGATO, SUIT, TAROCK, TAROCKS, VALUE, ones, thirds
from mazzo.games.tarock.players.chances import SURE, Chances
from mazzo.games.tarock.setup import SEATS
from mazzo.games.tarock.view import View
from mazzo.kernel.bits import INDEX, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64

    from mazzo.kernel.rng import Rng

TO_COME: Final = 4
"""What a card that is still to come is worth, in thirds."""
LEAD: Final = 3
"""What it is worth to have the lead."""
DRAW: Final = 9
"""What it is worth to the declarer to draw tarocks while he has more than the others on average."""
DEFENDER_TAROCK: Final = 5
"""What it costs an opponent to help him with that."""
LIKELY: Final = 650
"""From this chance on the one trick of a PICCOLO is tried for at once."""
FATAL: Final = 300
"""What a trick too many costs who must take none."""


def play(view: View, rng: Rng) -> i64:
    """The best card, of equal ones any."""
    rest = kept(view)
    chances = Chances(view)
    best: i64 = -1
    most: i64 = 0
    ties: i64 = 0
    while rest:
        card: i64 = INDEX[(rest & -rest) % 67]
        rest &= rest - 1
        worth = avoiding(chances, card) if chances.alone else winning(chances, card)
        if best < 0 or worth > most:
            best, most, ties = card, worth, 1
        elif worth == most:
            ties += 1
            if not rng.below(ties):
                best = card
    return best


def kept(view: View) -> i64:
    """The cards to choose from: where announced ones may be played at any time they still wait for their trick."""
    public = view.public
    if not public.setup.soft or not public.binders & (TOP >> (61 - view.seat)):
        return view.legal
    return tricks.bound(view.legal, public.said, view.seat, public.done + 1, bound_king(public.said, view.called))


def wins_now(chances: Chances, card: i64) -> bool:
    """Whether a card would lead the trick once it is played."""
    public = chances.public
    if not public.number:
        return True
    if public.makes_caesar(card):
        return card == BAGATO
    return tricks.beats(public.contract, public.best, card)


def winning(chances: Chances, card: i64) -> i64:
    """What a card is worth in a positive contract."""
    public = chances.public
    seat = chances.seat
    led: i64 = public.led if public.number else SUIT[card]
    first = wins_now(chances, card)
    best = card if first else public.best
    friend = SURE if first else chances.friend(public.best_seat)
    hold: i64 = SURE
    catch: i64 = SURE
    later = SEATS - 1 - public.number
    other: i64 = public.setup.following[seat]
    left = later
    while left:
        side = chances.friend(other)
        chance = chances.beats(other, led, best)
        hold = hold * (SURE - chance * (SURE - side) // SURE) // SURE
        catch = catch * (SURE - chance * side // SURE) // SURE
        other = public.setup.following[other]
        left -= 1
    win = (friend * hold + (SURE - friend) * (SURE - catch)) // SURE
    points = thirds(public.cards | (TOP >> (61 - card))) + TO_COME * later + LEAD
    worth = (2 * win - SURE) * points
    worth -= SURE * power(chances, card)
    if not public.number:
        worth += SURE * lead_bonus(chances, card)
    return worth


def power(chances: Chances, card: i64) -> i64:
    """What a card could still do later: high tarocks draw and stop; a king that is still to win."""
    if SUIT[card] == TAROCK:
        if chances.colour:
            return 0
        return 3 + (card - BAGATO) // 4
    return 0


def lead_bonus(chances: Chances, card: i64) -> i64:
    """What a lead is good for beyond its trick."""
    public = chances.public
    suit: i64 = SUIT[card]
    mine = chances.seat in (public.declarer, chances.partner)
    if chances.colour:
        return 0
    if suit == TAROCK:
        own = ones(chances.hand & TAROCKS)
        others = ones(chances.unseen & TAROCKS)
        if not mine:
            return -DEFENDER_TAROCK
        return DRAW if others and 3 * own > others else 0
    if chances.king >= 0 and suit == SUIT[chances.king] and not mine:
        # The called suit: where the declarer's side is weakest, or finds itself too early.
        return 2
    return 0


def avoiding(chances: Chances, card: i64) -> i64:
    """What a card is worth where tricks are to be avoided, or to be left to a lone declarer."""
    public = chances.public
    seat = chances.seat
    led: i64 = public.led if public.number else SUIT[card]
    first = wins_now(chances, card)
    best = card if first else public.best
    winner = seat if first else public.best_seat
    # Follow the trick: who is likely to be left with it.
    mine: i64 = SURE if winner == seat else 0
    theirs: i64 = SURE if winner != seat and public.is_declarer(winner) else 0
    other: i64 = public.setup.following[seat]
    left = SEATS - 1 - public.number
    while left:
        chance = chances.beats(other, led, best)
        mine = mine * (SURE - chance) // SURE
        theirs = theirs * (SURE - chance) // SURE
        if public.is_declarer(other):
            theirs += chance
        other = public.setup.following[other]
        left -= 1
    rid = SURE * riddance(card) // 2
    if public.contract == contracts.TRISAC:
        points = thirds(public.cards | (TOP >> (61 - card))) + TO_COME * (SEATS - 1 - public.number)
        return rid - mine * (points + 4)
    if not public.is_declarer(seat):
        return rid // 4 + theirs * 30 - mine
    tricks = public.tricks_of(seat)
    if contracts.wants_one_trick(public.contract) and not tricks:
        # The one trick: at once if it is sure, in the end at any price.
        want: i64 = FATAL if mine > LIKELY or public.done > 7 else -FATAL
        return rid + mine * want
    return rid - mine * FATAL


def riddance(card: i64) -> i64:
    """How good it is to be rid of a card where tricks are to be avoided: the higher the better."""
    if SUIT[card] == TAROCK:
        return 6 + (card - BAGATO) // 2
    return (card & 7) + VALUE[card]
