"""Moves as text: `5c`, `Qs!`, `pass`, `stop`; and why a text is no legal move now.

Reading is a little wider than printing: the suit may be left out as long as one legal move fits: `5`, `Q!`. A text that
fits several is ambiguous.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from mazzo.games.nain_jaune.deck import BOX, NAMES, NO_BOX, RANK, RANKS, of_rank
from mazzo.games.nain_jaune.public import ANNOUNCED, FREE, PASS, STOP, lays_card
from mazzo.games.nain_jaune.view import View
from mazzo.kernel import cards, errors
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, MoveError, Reason
from mazzo.kernel.says import Kind, says

DECK = cards.Deck(NAMES)
SEVERAL = 2048
"""How many small parts of scenes are kept, of each kind: most are the same from move to move, at all tables."""

REASONS = {
    "not_a_move": says(text=Kind.TEXT),
    "several_moves": says(text=Kind.TEXT, moves=Kind.MOVES),
    "watching": says(),
    "round_over": says(),
    "not_your_turn": says(seat=Kind.SEAT),
    "card_not_held": says(card=Kind.CARD),
    "wrong_rank": says(card=Kind.CARD, needed=Kind.RANK),
    "must_lead": says(),
    "must_enter": says(needed=Kind.RANK, cards=Kind.CARDS),
    "must_go_on": says(needed=Kind.RANK, cards=Kind.CARDS),
    "nothing_laid_yet": says(),
    "stop_instead": says(needed=Kind.RANK),
    "pass_instead": says(needed=Kind.RANK),
    "no_box_card": says(card=Kind.CARD),
    "announced_by_itself": says(card=Kind.CARD),
}
"""Every reason for which a text is refused, with the kinds of its parameters."""

CARD = re.compile(r"(?P<card>(?:A|[2-9]|10|J|Q|K)[shdc]?)(?P<announced>!?)")


@lru_cache(SEVERAL)
def print_move(move: int) -> str:
    """A move in notation."""
    if move == PASS:
        return "pass"
    if move == STOP:
        return "stop"
    return NAMES[move & 63] + ("!" if move & ANNOUNCED else "")


def parse(text: str, view: View) -> int:
    """The one legal move that a text means to the viewer. Raises Malformed, Ambiguous or Illegal."""
    match = CARD.fullmatch(text)
    if not match and text not in ("pass", "stop"):
        raise Malformed("not_a_move", text=text)
    fitting = [move for move in view.moves() if fits(move, text)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Ambiguous("several_moves", text=text, moves=[print_move(move) for move in fitting])
    refused = not_now(view)
    if refused:
        raise refused
    if not match:
        raise why_not_rest(view, text)
    raise why_not_laid(view, match["card"], bool(match["announced"]))


def fits(move: int, text: str) -> bool:
    """Whether a move is the one named, or a card of the rank named."""
    printed = print_move(move)
    if printed == text:
        return True
    return lays_card(move) and printed.replace(NAMES[move & 63], RANKS[RANK[move & 63] - 1]) == text


def not_now(view: View) -> MoveError | None:
    """Why the viewer decides nothing now, if it does not."""
    return errors.not_now(view.seat, view.deciding(), view.public.turn)


def needed(view: View) -> str:
    return RANKS[view.public.need - 1]


def why_not_rest(view: View, text: str) -> MoveError:
    """What is wrong with passing or stopping."""
    if view.public.need == FREE:
        return Illegal("must_lead")
    fitting = [NAMES[card] for card in DECK.cards(of_rank(view.hand, view.public.need))]
    if not fitting:
        return Illegal("pass_instead", needed=needed(view))
    if view.public.going:
        if view.public.setup.must_go_on:
            return Illegal("must_go_on", needed=needed(view), cards=fitting)
        return Illegal("stop_instead", needed=needed(view))
    if text == "stop":
        return Illegal("nothing_laid_yet")
    return Illegal("must_enter", needed=needed(view), cards=fitting)


def why_not_laid(view: View, name: str, announced: bool) -> MoveError:
    """What is wrong with laying a card."""
    held = [card for card in DECK.cards(view.hand) if name in (NAMES[card], RANKS[RANK[card] - 1])]
    if not held:
        return Illegal("card_not_held", card=name)
    card = next((each for each in held if BOX[each] != NO_BOX), held[0])
    if view.public.need not in (FREE, RANK[card]):
        return Illegal("wrong_rank", card=NAMES[card], needed=needed(view))
    assert announced, "a card of the rank needed is legal"
    return Illegal("no_box_card" if BOX[card] == NO_BOX else "announced_by_itself", card=NAMES[card])


def why_not(view: View) -> dict[str, Reason]:
    """For each card of the viewer's hand that cannot be laid now, the reason."""
    if view.deciding() == NOBODY:
        return all_refused(view.hand, view.seat == WATCHER, max(view.public.turn, NOBODY))
    need = view.public.need
    cards = DECK.cards(view.hand)
    return {NAMES[card]: wrong_rank(card, need) for card in cards if need not in (FREE, RANK[card])}


@lru_cache(SEVERAL)
def all_refused(hand: int, watches: bool, turn: int) -> dict[str, Reason]:
    """A hand of which nothing can be laid, because others are on turn or nobody is."""
    return dict.fromkeys([NAMES[card] for card in DECK.cards(hand)], errors.waits(watches, turn))


@cache
def wrong_rank(card: int, need: int) -> Reason:
    return Reason("wrong_rank", {"card": NAMES[card], "needed": RANKS[need - 1]})
