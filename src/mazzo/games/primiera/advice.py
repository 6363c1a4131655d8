"""Why a sensible player makes a move: a key with parameters, from what the one who decides knows, and no more.

The weightiest reason is named, for a move may have several: a sweep before the seven of Coins, that before Coins.
"""

from __future__ import annotations

from mazzo.games.primiera.captures import left
from mazzo.games.primiera.deck import ALL, NAMES, ONES, PRIMIERA, RANK, SEVEN_OF_COINS, SUIT_OF_COINS
from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.policy import VALUE
from mazzo.games.primiera.public import PLAYS
from mazzo.games.primiera.scoring import best_of_suits
from mazzo.games.primiera.setup import ALONE, UNDECIDED
from mazzo.games.primiera.view import View
from mazzo.kernel.bits import bit, size
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says

ADVICE = {
    "only_move": says(),
    "sweep": says(takes=Kind.CARDS),
    "takes_seven": says(),
    "makes_team": says(card=Kind.CARD, seat=Kind.SEAT),
    "makes_alone": says(card=Kind.CARD),
    "takes_last": says(),
    "takes_coins": says(count=Kind.NUMBER),
    "builds_primiera": says(cards=Kind.CARDS),
    "takes_cards": says(count=Kind.NUMBER),
    "opens_with_herald": says(card=Kind.CARD),
    "opens": says(card=Kind.CARD),
    "leaves_no_sweep": says(),
    "for_partner": says(seat=Kind.SEAT),
    "another_held": says(card=Kind.CARD, left=Kind.CARDS),
    "dead_rank": says(card=Kind.CARD),
    "keeps_herald": says(card=Kind.CARD),
    "cheap_card": says(card=Kind.CARD),
    "keeps_others": says(card=Kind.CARD),
}
"""Every reason for a move, with the kinds of its parameters."""

DEAR = 16
"""What the cards are worth for the sake of which one builds a primiera: sevens, sixes and Heralds."""


def advise(view: View, move: int) -> Reason:
    """Why the one who decides would make this move."""
    if len(view.moves()) == 1:
        return Reason("only_move")
    if view.public.in_opening():
        return opening(view, move & 63)
    return capture(view, move) if move >> 6 else lay(view, move & 63)


def opening(view: View, card: int) -> Reason:
    """A card is laid face down; nobody can take with it."""
    if RANK[card] == 1:
        return Reason("opens_with_herald", {"card": NAMES[card]})
    return held_twice(view, card) or Reason("opens", {"card": NAMES[card]})


def capture(view: View, move: int) -> Reason:
    taken, card = move >> 6, move & 63
    gain = taken | bit(card)
    if taken == view.public.table and view.public.turn != PLAYS - 1:
        return Reason("sweep", {"takes": DECK.text(taken).split("+")})
    if gain & SEVEN_OF_COINS:
        return Reason("takes_seven")
    if team := makes_team(view, card):
        return team
    if PLAYS - view.public.turn <= view.public.setup.seats:
        return Reason("takes_last")
    if coins := size(gain & SUIT_OF_COINS):
        return Reason("takes_coins", {"count": int(coins)})
    if counting := for_primiera(own_pile(view), gain):
        return Reason("builds_primiera", {"cards": [NAMES[each] for each in counting]})
    return Reason("takes_cards", {"count": int(size(gain))})


def lay(view: View, card: int) -> Reason:
    name = NAMES[card]
    if team := makes_team(view, card):
        return team
    partner = view.public.partner(view.deciding())
    if live_sweep(view, card):
        if partner >= 0 and partner == following(view):
            return Reason("for_partner", {"seat": int(partner)})
    elif any(live_sweep(view, other) for other in view.moves()):
        return Reason("leaves_no_sweep")
    if twice := held_twice(view, card):
        return twice
    if not view.unseen() & same_rank(card):
        return Reason("dead_rank", {"card": name})
    herald = view.hand_of(view.deciding()) & ONES
    if view.public.setup.heralds and view.public.teams == UNDECIDED and herald:
        return Reason("keeps_herald", {"card": DECK.text(herald & -herald)})
    if VALUE[card] == min(VALUE[other & 63] for other in view.moves()):
        return Reason("cheap_card", {"card": name})
    return Reason("keeps_others", {"card": name})


def makes_team(view: View, card: int) -> Reason | None:
    """What the first Herald does, if this is it."""
    setup, seat = view.public.setup, view.deciding()
    if RANK[card] != 1 or not setup.heralds or view.public.teams != UNDECIDED:
        return None
    teams = setup.teams_by(card, seat)
    if teams == ALONE:
        return Reason("makes_alone", {"card": NAMES[card]})
    return Reason("makes_team", {"card": NAMES[card], "seat": int(setup.partner(seat, teams))})


def held_twice(view: View, card: int) -> Reason | None:
    """That others of the rank are held, with which the card can be taken back."""
    others = view.hand_of(view.deciding()) & same_rank(card) & ~bit(card)
    return Reason("another_held", {"card": NAMES[card], "left": DECK.text(others).split("+")}) if others else None


def same_rank(card: int) -> int:
    return ONES << (RANK[card] - 1)


def own_pile(view: View) -> int:
    """What counts together with the cards of the one who decides."""
    public, seat = view.public, view.deciding()
    partner = public.partner(seat)
    return public.captured(seat) | (public.captured(partner) if partner >= 0 else 0)


def for_primiera(pile: int, gain: int) -> list[int]:
    """The new cards that would better a primiera and are worth it."""
    return [card for card in best_of_suits(pile | gain) if gain >> card & 1 and PRIMIERA[RANK[card]] >= DEAR]


def live_sweep(view: View, move: int) -> bool:
    """Whether somebody else may hold the card that would sweep what a move leaves."""
    total = sum(RANK[card] for card in DECK.cards(left(view.public.table, move)))
    if not 1 <= total <= 10:
        return False
    # The robot's cards lie open; whoever plays for it knows them, and so do its opponents.
    others = ALL & (view.unseen() | view.robot_hand) & ~view.hand_of(view.deciding())
    return bool(others & ONES << (total - 1))


def following(view: View) -> int:
    """The seat that plays next."""
    setup = view.public.setup
    return setup.order[(setup.places[view.deciding()] + 1) % setup.seats]
