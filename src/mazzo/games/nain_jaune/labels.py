"""How a move of Nain Jaune is said that is not just a card, and what is asked of the one on turn."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, NAMES, NO_BOX, RANKS, of_rank
from mazzo.games.nain_jaune.round import FREE, PASS, STOP, may_decline
from mazzo.games.nain_jaune.scoring import amount
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.bits import size
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says

LABELS = {
    "takes": says(card=Kind.CARD, tokens=Kind.NUMBER),
    "silent": says(card=Kind.CARD, tokens=Kind.NUMBER),
    "without": says(rank=Kind.RANK),
    "pass": says(),
    "stop": says(),
}
"""Every label of a move."""

ASKS = {
    "any": says(count=Kind.NUMBER),
    "lay": says(rank=Kind.RANK, count=Kind.NUMBER),
    "enter": says(rank=Kind.RANK, count=Kind.NUMBER),
    "go_on": says(rank=Kind.RANK, count=Kind.NUMBER),
    "pass": says(rank=Kind.RANK),
}
"""Everything that is asked; `count` is how many cards may be laid."""


def takes_box(view: View, move: int) -> bool:
    """Whether a card that is laid so takes its box."""
    card = move & 63
    return BOX[card] != NO_BOX and (move != card or not view.setup.manual)


def label(view: View, move: int) -> Reason | None:
    """How a move is said; None if it is just its card."""
    if move == STOP:
        return Reason("stop")
    if move == PASS:
        # Only who has none says so: the rules leave open why somebody passes who need not enter.
        return Reason("pass") if of_rank(view.hand, view.need) else Reason("without", {"rank": RANKS[view.need - 1]})
    box = BOX[move & 63]
    if box == NO_BOX:
        return None
    code = "takes" if takes_box(view, move) else "silent"
    return Reason(code, {"card": NAMES[move & 63], "tokens": amount(view.boxes, box)})


def asked(view: View) -> Reason | None:
    """What is asked of the viewer, if he decides."""
    if view.deciding() == NOBODY:
        return None
    if view.need == FREE:
        return Reason("any", {"count": size(view.hand)})
    rank = RANKS[view.need - 1]
    count = size(of_rank(view.hand, view.need))
    if not count:
        return Reason("pass", {"rank": rank})
    code = "lay" if not may_decline(view.setup, view.going) else "go_on" if view.going else "enter"
    return Reason(code, {"rank": rank, "count": count})
