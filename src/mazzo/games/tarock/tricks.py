"""The play of the cards (4.8): which cards are legal, which one wins, and what a card that was played proves.

A trick is given by the number of its cards, the suit led, the card that wins so far, its cards as a set, and its cards
in order, six bits each. What a card proves is a set of cards that its player cannot hold any more.
"""

from __future__ import annotations

from mazzo.games.tarock.birds import bound_birds, due_bird
from mazzo.games.tarock.bonuses import LAST_TRICK
from mazzo.games.tarock.contracts import is_colour, is_negative
from mazzo.games.tarock.deck import (
    ALL,
    BAGATO,
    BAGATO_BIT,
    MATTO,
    MATTO_BIT,
    MONDO,
    MONDO_BIT,
    SUIT,
    SUITED,
    TAROCK,
    TAROCKS,
    TRULL,
)
from mazzo.games.tarock.moves import NO_CARD
from mazzo.games.tarock.setup import ANY_ORDER, NO_KAISER
from mazzo.kernel.bits import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mypy_extensions import i64

    from mazzo.games.tarock.setup import Setup


def of_suit(suit: i64) -> i64:
    """All cards of a suit."""
    if suit == TAROCK:
        return TAROCKS
    return (TOP >> (61 - 8 * suit)) * 255


def place_of(trick: i64, card: i64) -> i64:
    """At which place of a trick a card lies."""
    place: i64 = 0
    while (trick >> (6 * place)) & NO_CARD != card:
        place += 1
    return place


def bagato_would_win(setup: Setup, cards: i64, trick: i64) -> bool:
    """Whether T1 would now make Caesar's trick: T21 and T22 lie there, in the order that the house wants (TK-A23)."""
    if cards & TRULL != MONDO_BIT | MATTO_BIT or setup.kaiser == NO_KAISER:
        return False
    return setup.kaiser == ANY_ORDER or place_of(trick, MONDO) < place_of(trick, MATTO)


def makes_caesar(setup: Setup, card: i64, cards: i64, trick: i64) -> bool:
    """Whether a card, added to a trick, completes Caesar's trick: T1 then wins it."""
    if (cards | (TOP >> (61 - card))) & TRULL != TRULL or not TRULL & (TOP >> (61 - card)):
        return False
    if card == BAGATO:
        return bagato_would_win(setup, cards, trick)
    return setup.kaiser == ANY_ORDER


def caesar_counts(contract: i64, led: i64) -> bool:
    """In colour games only if a tarock was led (4.8.6)."""
    return led == TAROCK or not is_colour(contract)


def beats(contract: i64, best: i64, card: i64) -> bool:
    """Whether a card beats the best one so far, Caesar's trick aside."""
    suit: i64 = SUIT[card]
    if suit == SUIT[best]:
        return card > best
    return suit == TAROCK and not is_colour(contract)


def beaters(setup: Setup, best: i64, cards: i64, trick: i64, candidates: i64) -> i64:
    """Which of some cards, all of the suit led or all tarocks, would win a trick of a negative contract; none of a suit
    beats a tarock (TK-A43)."""
    if cards & TRULL == TRULL:
        return 0
    if SUIT[best] == TAROCK or not candidates & TAROCKS:
        if candidates & TAROCKS == 0 and SUIT[best] == TAROCK:
            return 0
        found = candidates & ~(((TOP >> (61 - best)) << 1) - 1)
        if best == MONDO and cards & BAGATO_BIT and setup.kaiser == ANY_ORDER:
            # T22 would complete Caesar's trick, for T1.
            found &= ~MATTO_BIT
        elif best == MATTO and bagato_would_win(setup, cards, trick):
            found |= candidates & BAGATO_BIT
        return found
    return candidates


def legal(setup: Setup, contract: i64, hand: i64, number: i64, led: i64, best: i64, cards: i64, trick: i64) -> i64:
    """The cards of a hand that may be played, announced cards not yet considered."""
    if not number:
        return leads(contract, hand)
    found = hand & of_suit(led)
    if not found:
        if setup.literal_colour and is_colour(contract):
            found = hand & SUITED
        if not found:
            found = hand & TAROCKS
        if not found:
            # Neither suit nor tarock: any card (TK-A22).
            return hand
    if not is_negative(contract):
        return found
    over = beaters(setup, best, cards, trick, found)
    if found & BAGATO_BIT and found != BAGATO_BIT and not bagato_would_win(setup, cards, trick):
        # T1 only as the last tarock; Caesar's trick overrides that (4.8.4, TK-A24, A44).
        found &= ~BAGATO_BIT
        over &= ~BAGATO_BIT
    return over if over else found


def leads(contract: i64, hand: i64) -> i64:
    """The cards that may be led; nobody has to draw tarocks first (TK-A42)."""
    if is_colour(contract):
        suited = hand & SUITED
        return suited if suited else hand
    if is_negative(contract) and hand & BAGATO_BIT and hand & TAROCKS != BAGATO_BIT:
        return hand & ~BAGATO_BIT
    return hand


def bound(cards: i64, said: i64, seat: i64, trick: i64, ultimo: i64) -> i64:
    """Which of the otherwise legal cards announced ones leave: in its trick an announced bird has to come, before it
    only when nothing else is left; `ultimo` is the announced king as a set (4.7.9, TK-A36)."""
    due = due_bird(said, seat, trick) & cards
    if due:
        return due
    birds = bound_birds(said, seat, trick)
    if trick == LAST_TRICK:
        ultimo = 0
    found = cards & ~(birds | ultimo)
    if found:
        return found
    birds &= cards
    while birds & (birds - 1):
        birds &= birds - 1
    return birds | (ultimo & cards)


def lacks(setup: Setup, contract: i64, card: i64, number: i64, led: i64, best: i64, cards: i64, trick: i64) -> i64:
    """What the player of a card cannot hold: he followed suit, beat if he could, kept T1, as the rules oblige him."""
    suit: i64 = SUIT[card]
    if not number:
        if is_colour(contract):
            return SUITED if suit == TAROCK else 0
        return TAROCKS if card == BAGATO and is_negative(contract) else 0
    found: i64 = 0
    if suit != led:
        found = of_suit(led)
        if setup.literal_colour and is_colour(contract) and led != TAROCK:
            if suit == TAROCK:
                found |= SUITED
        elif suit != TAROCK:
            found |= TAROCKS
    if is_negative(contract) and suit in (led, TAROCK):
        over = beaters(setup, best, cards, trick, of_suit(suit))
        if card == BAGATO and not bagato_would_win(setup, cards, trick):
            found |= TAROCKS
        elif not over & (TOP >> (61 - card)):
            found |= over
    return found


def lacks_by_binding(card: i64, number: i64, led: i64, birds: i64, ultimo: i64) -> i64:
    """What the player of an announced card cannot hold if its trick was still to come: any other card that he might
    have played, but for announced ones. `birds` and `ultimo` are those that bind him."""
    one = TOP >> (61 - card)
    if not one & (birds | ultimo):
        return 0
    suit: i64 = SUIT[card]
    choice = of_suit(suit) if number and suit in (led, TAROCK) else ALL
    if one & birds:
        return choice & ~(birds & (one - 1)) & ~ultimo
    return choice & ~birds
