"""What boards that know no game say around the table of Nain Jaune: labels of moves, what is asked, and notes."""

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
"""How moves are said that are not just a card."""

ASKS = {
    "any": says(count=Kind.NUMBER),
    "lay": says(rank=Kind.RANK, count=Kind.NUMBER),
    "enter": says(rank=Kind.RANK, count=Kind.NUMBER),
    "go_on": says(rank=Kind.RANK, count=Kind.NUMBER),
    "pass": says(rank=Kind.RANK),
}
"""Everything that is asked; `count` is how many cards may be laid."""

NOTES = {
    "needed": says(rank=Kind.RANK),
    "any": says(),
    "lacking": says(seats=Kind.SEATS, rank=Kind.RANK),
    "laid_last": says(seat=Kind.SEAT),
    "out": says(seat=Kind.SEAT),
    "grand_opera": says(seat=Kind.SEAT, tokens=Kind.NUMBER),
}
"""Every note, of the table and of the count."""


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


def notes(view: View) -> list[Reason]:
    """The rank needed, who has none of it, and who starts again if nobody goes on."""
    if view.turn < 0:
        return [Reason("out", {"seat": view.last})]
    if view.need == FREE:
        return [Reason("any")]
    rank = RANKS[view.need - 1]
    without = [seat for seat in range(view.setup.seats) if view.voids >> (13 * seat + view.need - 1) & 1]
    found = [Reason("needed", {"rank": rank})]
    if without:
        found.append(Reason("lacking", {"seats": without, "rank": rank}))
    return [*found, Reason("laid_last", {"seat": view.last})]
