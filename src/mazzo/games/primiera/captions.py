"""What boards that know no game say around the table of Primiera: labels of moves, what is asked, and notes."""

from __future__ import annotations

from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.events import names
from mazzo.games.primiera.setup import ALONE, UNDECIDED
from mazzo.games.primiera.view import View
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says

LABELS = {
    "opening": says(card=Kind.CARD),
    "capture": says(card=Kind.CARD, takes=Kind.CARDS),
}
"""How moves are said; a card that is laid on the table is said as itself."""

ASKS = {
    "opening": says(),
    "take": says(),
    "lay": says(),
    "take_or_lay": says(),
    "robot": says(),
}
"""What a player can be asked."""

NOTES = {
    "teams_open": says(),
    "teams": says(seat=Kind.SEAT, card=Kind.CARD, team=Kind.SEATS, others=Kind.SEATS),
    "alone": says(seat=Kind.SEAT, card=Kind.CARD),
    "no_herald": says(),
    "rest": says(seat=Kind.SEAT),
    "target": says(target=Kind.NUMBER),
    "best": says(seats=Kind.SEATS, cards=Kind.CARDS),
    "together": says(team=Kind.SEATS, others=Kind.SEATS),
    "doubled": says(),
}
"""What else is to be known; the last four stand below a count."""


def label(view: View, move: int) -> Reason | None:
    """How a move of the viewer is said."""
    if view.public.in_opening():
        return Reason("opening", {"card": NAMES[move]})
    taken = move >> 6
    return Reason("capture", {"card": NAMES[move & 63], "takes": names(taken)}) if taken else None


def asked(view: View) -> Reason | None:
    """What the viewer has to do now."""
    seat = view.deciding()
    if seat == NOBODY:
        return None
    if view.public.in_opening():
        return Reason("opening")
    if seat != view.seat:
        return Reason("robot")
    taking = {move >> 6 > 0 for move in view.moves()}
    if taking == {True}:
        return Reason("take")
    return Reason("take_or_lay") if True in taking else Reason("lay")


def notes(view: View, target: int) -> list[Reason]:
    """Who plays with whom and why, who would take what is left, and how far the game goes."""
    found = team_notes(view)
    if view.public.last >= 0 and not view.public.over():
        found.append(Reason("rest", {"seat": view.public.last}))
    return [*found, Reason("target", {"target": target})]


def team_notes(view: View) -> list[Reason]:
    """Where Heralds decide: whether one has, and which."""
    public = view.public
    if not public.setup.heralds:
        return []
    if public.teams == UNDECIDED:
        return [Reason("teams_open")]
    if public.herald < 0:
        return [Reason("no_herald")]
    seat, card = public.herald_seat, NAMES[public.herald]
    if public.teams == ALONE:
        return [Reason("alone", {"seat": seat, "card": card})]
    team = [seat, public.partner(seat)]
    others = [each for each in public.setup.order if each not in team]
    return [Reason("teams", {"seat": seat, "card": card, "team": team, "others": others})]
