"""What lies on the table of Primo and what everybody may know of a seat, for boards that know no game."""

from __future__ import annotations

from itertools import takewhile

from mazzo.games.primo import rows
from mazzo.games.primo.deck import NAMES
from mazzo.games.primo.facts import UNKNOWN
from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.view import View
from mazzo.kernel import cards
from mazzo.kernel.scene import Area, Fact

MOST_KNOWN = 6
"""How many cards at either end of a pile are shown, if they are known."""


def areas(view: View) -> list[Area]:
    """The six columns, what has left the game, then each seat's pile."""
    columns = zip(LETTERS, view.public.table, strict=True)
    found = [Area(key="column", kind="column", name=letter, cards=row_cards(row)) for letter, row in columns]
    gone = sum(view.public.gone)
    if gone:
        found.append(Area(key="gone", kind="pile", cards=[cards.HIDDEN], count=gone))
    return [*found, *(pile_area(view, seat) for seat in view.public.setup.order)]


def row_cards(row: int) -> list[str]:
    """A row from its head to its tail."""
    return [NAMES[kind] for kind in rows.kinds_of(row)]


def pile_area(view: View, seat: int) -> Area:
    """A pile with what is known to lie on top, or the back of what is not."""
    pile = view.piles[seat]
    top = [NAMES[kind] for kind in takewhile(lambda kind: kind != UNKNOWN, pile)][:MOST_KNOWN]
    hidden = [cards.HIDDEN] if pile and not top else []
    return Area(key="pile", kind="pile", cards=top[::-1] or hidden, count=len(pile), seat=seat)


def known_under(view: View) -> list[str]:
    """What lies lowest in the viewer's own pile, where something unseen lies above it."""
    pile = view.piles[view.seat] if view.seat >= 0 else b""
    if UNKNOWN not in pile:
        return []
    lowest = takewhile(lambda kind: kind != UNKNOWN, reversed(pile))
    return [NAMES[kind] for kind in lowest][:MOST_KNOWN][::-1]


def facts(view: View) -> list[Fact]:
    """Cards in hand, and cards in the pile."""
    found: list[Fact] = []
    for seat in range(view.public.setup.seats):
        found.append(Fact(seat=seat, key="cards", value=view.held[seat], primary=True, drawn=True))
        found.append(Fact(seat=seat, key="pile", value=len(view.piles[seat]), primary=True, drawn=True))
    return found
