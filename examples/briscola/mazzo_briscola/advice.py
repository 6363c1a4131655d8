"""Why a sensible player makes a move."""

from __future__ import annotations

from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says
from mazzo.kernel.simple import CARD, View
from mazzo_briscola.round import NAMES, POINTS, SWAP, Round

ADVICE = {"only_move": says(), "swaps": says(card=Kind.CARD, takes=Kind.CARD)}
ADVICE |= dict.fromkeys(("leads_cheap", "leads_trump", "throws"), says(card=Kind.CARD))
ADVICE |= dict.fromkeys(("leads_dear", "takes", "trumps", "loads", "gives"), says(card=Kind.CARD, points=Kind.NUMBER))


def advise(view: View[Round], move: int) -> Reason:
    seen, card = view.seen, move & CARD
    if move & SWAP:
        return Reason("swaps", {"card": NAMES[card], "takes": NAMES[seen.under]})
    if len(view.moves()) == 1:
        return Reason("only_move")
    code, points = judged(seen, view.seat, card)
    counted = "points" in ADVICE[code]
    return Reason(code, {"card": NAMES[card], "points": points} if counted else {"card": NAMES[card]})


def judged(seen: Round, seat: int, card: int) -> tuple[str, int]:
    """What a card does, and the points that it is about."""
    trump, points = card // 10 == seen.trump, POINTS[card]
    if not seen.trick:
        return "leads_trump" if trump else "leads_dear" if points else "leads_cheap", points
    if seen.beats(card, seen.best()):
        return "trumps" if trump else "takes", points + sum(POINTS[each] for each in seen.trick)
    if not points:
        return "throws", 0
    return "loads" if seen.winning() == seen.partner(seat) else "gives", points
