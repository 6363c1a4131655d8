"""Why a sensible player makes a move: a key with parameters, from what the one who decides knows, and no more."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, BOXED, KING, NAMES, NO_BOX, PIPS, RANK, RANKS, of_rank
from mazzo.games.nain_jaune.notation import DECK
from mazzo.games.nain_jaune.public import FREE, PASS, STOP
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.bits import size
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says

ADVICE = {
    "only_move": says(),
    "must_pass": says(rank=Kind.RANK),
    "waits": says(rank=Kind.RANK),
    "stops": says(rank=Kind.RANK),
    "goes_out": says(),
    "takes_box": says(card=Kind.CARD, tokens=Kind.NUMBER),
    "silent_box": says(card=Kind.CARD),
    "keeps_box_card": says(card=Kind.CARD),
    "king_leads": says(),
    "stops_the_others": says(rank=Kind.RANK),
    "goes_on": says(rank=Kind.RANK, count=Kind.NUMBER),
    "run_out": says(count=Kind.NUMBER),
    "leads_to_king": says(count=Kind.NUMBER),
    "leads_to_dead": says(rank=Kind.RANK, count=Kind.NUMBER),
    "unloads": says(seat=Kind.SEAT, count=Kind.NUMBER, points=Kind.POINTS),
    "run_to_box": says(card=Kind.CARD, tokens=Kind.NUMBER),
    "longest_run": says(count=Kind.NUMBER),
    "keeps_stopper": says(card=Kind.CARD),
    "leads_low": says(card=Kind.CARD),
    "leads": says(card=Kind.CARD),
}
"""Every reason for a move, with the kinds of its parameters."""

NEARLY_OUT = 3
"""With so few cards somebody is nearly out, and what is dear should go."""
DEAR = 10
LONG = 2


def advise(view: View, move: int) -> Reason:
    """Why the one who decides would make this move."""
    need = view.public.need
    if move == PASS:
        return Reason("waits" if of_rank(view.hand, need) else "must_pass", {"rank": RANKS[need - 1]})
    if move == STOP:
        return Reason("stops", {"rank": RANKS[need - 1]})
    card = move & 63
    if size(view.hand) == 1:
        return Reason("goes_out")
    if boxed := box(view, move):
        return boxed
    if len(view.moves()) == 1:
        return Reason("only_move")
    return lead(view, card) if need == FREE else go_on(view, card)


def box(view: View, move: int) -> Reason | None:
    """What the move has to do with a box."""
    card = move & 63
    if BOX[card] == NO_BOX:
        missed = of_rank(view.hand, RANK[card]) & BOXED
        return Reason("keeps_box_card", {"card": DECK.text(missed)}) if missed else None
    if not view.public.setup.takes_box(move):
        return Reason("silent_box", {"card": NAMES[card]})
    tokens = int(view.public.box(BOX[card]))
    return Reason("takes_box", {"card": NAMES[card], "tokens": tokens}) if tokens else None


def go_on(view: View, card: int) -> Reason:
    """A card of the rank needed."""
    last = end_of_run(view, RANK[card])
    if last == KING:
        return Reason("king_leads")
    if is_dead(view, last + 1):
        return Reason("stops_the_others", {"rank": RANKS[last]})
    return Reason("goes_on", {"rank": RANKS[RANK[card] - 1], "count": last - RANK[card] + 1})


def lead(view: View, card: int) -> Reason:
    """The first card of a sequence."""
    first = RANK[card]
    last = end_of_run(view, first)
    count = last - first + 1
    if count == size(view.hand):
        return Reason("run_out", {"count": count})
    if last == KING:
        return Reason("leads_to_king", {"count": count})
    if is_dead(view, last + 1):
        return Reason("leads_to_dead", {"rank": RANKS[last], "count": count})
    nearest = min(view.others(), key=lambda seat: view.held[seat])
    if view.held[nearest] <= NEARLY_OUT and PIPS[card] == DEAR:
        return Reason("unloads", {"seat": nearest, "count": view.held[nearest], "points": PIPS[card]})
    if found := box_in_run(view, first, last):
        return found
    if count >= LONG and count == max(end_of_run(view, rank) - rank + 1 for rank in ranks(view.hand)):
        return Reason("longest_run", {"count": count})
    kept = [other for other in DECK.cards(view.hand) if not first <= RANK[other] <= last and is_stopper(view, other)]
    if kept:
        return Reason("keeps_stopper", {"card": NAMES[kept[0]]})
    lowest = first == min(ranks(view.hand))
    return Reason("leads_low" if lowest else "leads", {"card": NAMES[card]})


def box_in_run(view: View, first: int, last: int) -> Reason | None:
    """A box card that comes with the run that is led."""
    for card in DECK.cards(view.hand & BOXED):
        tokens = int(view.public.box(BOX[card]))
        if first < RANK[card] <= last and tokens:
            return Reason("run_to_box", {"card": NAMES[card], "tokens": tokens})
    return None


def ranks(hand: int) -> set[int]:
    return {RANK[card] for card in DECK.cards(hand)}


def end_of_run(view: View, rank: int) -> int:
    """The last rank that can be laid without a break from this one on."""
    while rank < KING and of_rank(view.hand, rank + 1):
        rank += 1
    return rank


def is_dead(view: View, rank: int) -> bool:
    """Whether no other player can have a card of a rank: all were seen, or everybody has proved to have none."""
    if not of_rank(view.unseen(), rank):
        return True
    return all(view.public.lacks(seat, rank) for seat in view.others())


def is_stopper(view: View, card: int) -> bool:
    """Whether whoever lays this card goes on with any other."""
    rank = RANK[card]
    return rank == KING or (is_dead(view, rank + 1) and not of_rank(view.hand, rank + 1))
