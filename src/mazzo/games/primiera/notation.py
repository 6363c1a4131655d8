"""Moves as text: `7d`, `7d x 7c`, `7d x 3b+4c`; and why a text is no legal move now.

Reading is a little wider than printing: a suit may be left out, and so may the captured cards, as long as one legal
move fits: `7 x`, `7 x 3+4`. A text that fits several is ambiguous.
"""

from __future__ import annotations

import re

from mazzo.games.primiera.deck import NAMES, RANK
from mazzo.games.primiera.public import HIDDEN
from mazzo.games.primiera.view import View
from mazzo.kernel import cards
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, MoveError, Reason
from mazzo.kernel.says import Kind, says

DECK = cards.Deck(NAMES)

REASONS = {
    "not_a_move": says(text=Kind.TEXT),
    "unknown_card": says(card=Kind.TEXT),
    "card_twice": says(card=Kind.CARD),
    "several_moves": says(text=Kind.TEXT, moves=Kind.MOVES),
    "watching": says(),
    "round_over": says(),
    "already_laid": says(card=Kind.CARD),
    "not_your_turn": says(seat=Kind.SEAT),
    "robot_chooses_nothing": says(),
    "card_not_held": says(card=Kind.CARD),
    "opening_takes_nothing": says(card=Kind.CARD),
    "herald_may_not_open": says(card=Kind.CARD),
    "must_capture": says(card=Kind.CARD, moves=Kind.MOVES),
    "nothing_to_take": says(card=Kind.CARD),
    "not_on_table": says(card=Kind.CARD),
    "one_equal_card": says(card=Kind.CARD, equal=Kind.ANY_CARD),
    "equal_card_first": says(card=Kind.CARD, equal=Kind.ANY_CARD),
    "wrong_sum": says(card=Kind.CARD, sum=Kind.NUMBER, needed=Kind.NUMBER),
}
"""Every reason for which a text is refused, with the kinds of its parameters."""

MOVE = re.compile(r"(?P<card>[^ +]+)(?P<x> x(?: (?P<takes>[^ ]+))?)?")
CARD = re.compile(r"(?P<rank>[1-9]|10)(?P<suit>[sbcd]?)")


def print_move(move: int) -> str:
    """A move in notation; an opening card that lies face down is `??`."""
    if move == HIDDEN:
        return cards.HIDDEN
    card, taken = NAMES[move & 63], move >> 6
    return f"{card} x {DECK.text(taken)}" if taken else card


def parse(text: str, view: View) -> int:
    """The one legal move that a text means to the viewer. Raises Malformed, Ambiguous or Illegal."""
    match = MOVE.fullmatch(text)
    if not match:
        raise Malformed("not_a_move", text=text)
    card = pattern(match["card"])
    takes = [pattern(each) for each in match["takes"].split("+")] if match["takes"] else []
    for each in takes:
        if each in DECK and takes.count(each) > 1:
            raise Malformed("card_twice", card=each)
    fitting = [move for move in view.moves() if fits(move, card, match["x"] is not None, takes)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Ambiguous("several_moves", text=text, moves=[print_move(move) for move in fitting])
    raise why_illegal(view, card, match["x"] is not None, takes)


def pattern(text: str) -> str:
    """A card's name, or a rank alone. Raises Malformed."""
    if not CARD.fullmatch(text):
        raise Malformed("unknown_card", card=text)
    return text


def same(card: int, name: str) -> bool:
    """Whether a card is the one named, or of the rank named."""
    return NAMES[card] == name or str(RANK[card]) == name


def fits(move: int, card: str, capturing: bool, takes: list[str]) -> bool:
    """Whether a move is one that the parts of a text describe."""
    taken = DECK.cards(move >> 6)
    if not same(move & 63, card) or capturing != bool(taken):
        return False
    if not takes:
        return True
    if len(takes) != len(taken):
        return False
    named = [name for name in takes if name in DECK]
    others = [each for each in taken if NAMES[each] not in named]
    ranks = sorted(name for name in takes if name not in DECK)
    return len(others) == len(ranks) and sorted(str(RANK[each]) for each in others) == ranks


def not_now(view: View) -> MoveError | None:
    """Why the viewer decides nothing now, if it does not."""
    if view.deciding() != NOBODY:
        return None
    if view.seat == WATCHER:
        return Illegal("watching")
    if view.public.over():
        return Illegal("round_over")
    if view.public.setup.is_robot(view.seat):
        return Illegal("robot_chooses_nothing")
    if view.public.in_opening():
        return Illegal("already_laid", card=NAMES[view.opening_card(view.seat)])
    return Illegal("not_your_turn", seat=view.public.setup.order[view.public.place])


def why_illegal(view: View, card: str, capturing: bool, takes: list[str]) -> MoveError:
    """What is wrong with a move that no legal one fits."""
    refused = not_now(view)
    if refused:
        return refused
    held = [each for each in DECK.cards(view.hand_of(view.deciding())) if same(each, card)]
    if not held:
        return Illegal("card_not_held", card=card)
    name = NAMES[held[0]]
    if view.public.in_opening():
        return Illegal("opening_takes_nothing" if capturing else "herald_may_not_open", card=name)
    possible = [print_move(move) for each in held for move in view.public.choices(1 << each)]
    if not capturing:
        return Illegal("must_capture", card=name, moves=possible)
    return why_not_taken(view, held[0], takes)


def why_not_taken(view: View, card: int, takes: list[str]) -> MoveError:
    """What is wrong with taking these cards."""
    name, rank = NAMES[card], RANK[card]
    table = DECK.cards(view.public.table)
    missing = not_there(table, takes)
    if missing:
        return Illegal("not_on_table", card=missing)
    equal = [NAMES[each] for each in table if RANK[each] == rank]
    if equal:
        several = all(RANK[DECK.card(each)] == rank if each in DECK else each == str(rank) for each in takes)
        return Illegal("one_equal_card" if several else "equal_card_first", card=name, equal=equal)
    if not takes:
        return Illegal("nothing_to_take", card=name)
    total = sum(int(each.rstrip("sbcd")) for each in takes)
    return Illegal("wrong_sum", card=name, sum=total, needed=rank)


def not_there(table: list[int], takes: list[str]) -> str | None:
    """The first of the cards or ranks named, full names before ranks, that the table has not, or not so often."""
    rest = list(table)
    for each in sorted(takes, key=lambda name: name not in DECK):
        found = next((card for card in rest if same(card, each)), None)
        if found is None:
            return each
        rest.remove(found)
    return None


def why_not(view: View) -> dict[str, Reason]:
    """For each card before the viewer that cannot be played now, the reason."""
    deciding = view.deciding()
    seats = [seat for seat in range(view.public.setup.seats) if view.knows_hand(seat)]
    found: dict[str, Reason] = {}
    for seat in seats:
        for card in DECK.cards(view.hand_of(seat)):
            if seat != deciding:
                refused = not_now(view) or Illegal("not_your_turn", seat=deciding)
                found[NAMES[card]] = refused.reason
            elif view.public.in_opening() and not any(move == card for move in view.moves()):
                found[NAMES[card]] = Reason("herald_may_not_open", {"card": NAMES[card]})
    return found
