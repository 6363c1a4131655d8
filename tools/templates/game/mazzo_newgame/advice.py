"""Why a sensible player makes a move: what a hint says. Follows from the view alone."""

from __future__ import annotations

from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says
from mazzo.kernel.simple import View
from mazzo_newgame.policy import those_that_take
from mazzo_newgame.round import NAMES, Round

# Each has words, `newgame-advice-takes` and so on.
ADVICE = {"only_move": says()}
ADVICE |= dict.fromkeys(("leads_strong", "leads_weak", "takes", "takes_last", "throws"), says(card=Kind.CARD))

STRONG = 7
"""With that many cards of its suit below it, a card is a strong one to lead."""


def advise(view: View[Round], move: int) -> Reason:
    if len(view.moves()) == 1:
        return Reason("only_move")
    return Reason(judged(view.seen, view.seat, move), {"card": NAMES[move]})


def judged(seen: Round, seat: int, card: int) -> str:
    """What a card does."""
    if not seen.trick:
        weaker = sum(seen.strength(each) < seen.strength(card) for each in range(10))
        return "leads_strong" if weaker >= STRONG else "leads_weak"
    if card not in those_that_take(seen, seat):
        return "throws"
    return "takes_last" if len(seen.trick) == seen.seats - 1 else "takes"
