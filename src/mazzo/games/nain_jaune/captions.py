"""What boards that know no game say around the table of Nain Jaune: labels of moves, what is asked, and notes."""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, NAMES, NO_BOX, RANKS, of_rank
from mazzo.games.nain_jaune.public import FREE, PASS, STOP
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.bits import size
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
    "grand_opera": says(seat=Kind.SEAT, tokens=Kind.NUMBER, left=Kind.NUMBER),
}
"""Every note, of the table and of the count."""


def label(view: View, move: int) -> Reason | None:
    """How a move is said; None if it is just its card."""
    if move == STOP:
        return Reason("stop")
    if move == PASS:
        # Only who has none says so: the rules leave open why somebody passes who need not enter.
        need = view.public.need
        return Reason("pass") if of_rank(view.hand, need) else Reason("without", {"rank": RANKS[need - 1]})
    box = BOX[move & 63]
    if box == NO_BOX:
        return None
    code = "takes" if view.public.setup.takes_box(move) else "silent"
    return Reason(code, {"card": NAMES[move & 63], "tokens": view.public.box(box)})


def asked(view: View) -> Reason:
    """What is asked of the viewer, who decides."""
    public = view.public
    if public.need == FREE:
        return Reason("any", {"count": size(view.hand)})
    rank = RANKS[public.need - 1]
    count = size(of_rank(view.hand, public.need))
    if not count:
        return Reason("pass", {"rank": rank})
    code = "lay" if not public.may_decline() else "go_on" if public.going else "enter"
    return Reason(code, {"rank": rank, "count": count})


def notes(view: View) -> list[Reason]:
    """The rank needed, who has none of it, and who starts again if nobody goes on."""
    public = view.public
    if public.over():
        return [Reason("out", {"seat": public.last})]
    if public.need == FREE:
        return [Reason("any")]
    rank = RANKS[public.need - 1]
    without = [seat for seat in range(public.setup.seats) if public.lacks(seat, public.need)]
    found = [Reason("needed", {"rank": rank})]
    if without:
        found.append(Reason("lacking", {"seats": without, "rank": rank}))
    return [*found, Reason("laid_last", {"seat": public.last})]
