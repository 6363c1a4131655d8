"""What lies on the table of Nain Jaune and what everybody may know of a seat, for boards that know no game."""

from __future__ import annotations

from functools import cache

from mazzo.games.nain_jaune.deck import BOX_CARDS, NAMES, RANKS
from mazzo.games.nain_jaune.notation import DECK
from mazzo.games.nain_jaune.public import lays_card
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.says import Kind
from mazzo.kernel.scene import Area, Fact

LATEST = 9
"""How many cards of the pile are shown."""


def areas(view: View) -> list[Area]:
    """The board, the pile, what lies aside, the purses, and the hands that are laid open in the end."""
    laid = [(seat, move & 63) for seat, move in view.shown() if lays_card(move)]
    gone = {card for _, card in laid}
    found = [box(view, number, laid=card in gone) for number, card in enumerate(BOX_CARDS)]
    latest = laid[-LATEST:]
    cards = [NAMES[card] for _, card in latest]
    found.append(Area(key="pile", cards=cards, seats=[seat for seat, _ in latest], count=len(laid)))
    if view.stock:
        found.append(Area(key="stock", kind="pile", cards=[HIDDEN], count=view.stock))
    found += [purse(view, seat) for seat in view.public.setup.order]
    for seat, left in enumerate(view.left):
        if left and seat != view.seat:
            found.append(Area(key="left", kind="fan", cards=names(left), count=view.held[seat], seat=seat))
    return found


def box(view: View, number: int, laid: bool) -> Area:
    """A box of the board; its card is its name, for the card itself lies elsewhere."""
    key = "box_laid" if laid else "box"
    return Area(key=key, kind="box", name=NAMES[BOX_CARDS[number]], count=view.public.box(number))


def purse(view: View, seat: int) -> Area:
    """The tokens of a seat."""
    return Area(key="purse", kind="tokens", count=view.public.tokens_of(seat), seat=seat)


def facts(view: View) -> list[Fact]:
    """Of each seat its cards and tokens, and the ranks that it is proved to have or not."""
    public = view.public
    found: list[Fact] = []
    for seat in range(public.setup.seats):
        found.append(Fact(seat=seat, key="cards", value=view.held[seat], drawn=True))
        found.append(Fact(seat=seat, key="tokens", value=public.tokens_of(seat), primary=True, drawn=True))
        for key, proved in (("without", public.voids), ("holds", public.holds)):
            listed = ranks(proved >> 13 * seat)
            if listed:
                found.append(Fact(seat=seat, key=key, value=listed, kind=Kind.RANK))
    return found


def ranks(facts: int) -> list[str]:
    """The ranks of thirteen bits."""
    return listed(facts & (1 << len(RANKS)) - 1)


@cache
def listed(facts: int) -> list[str]:
    return [rank for bit, rank in enumerate(RANKS) if facts >> bit & 1]


def names(mask: int) -> list[str]:
    """The cards of a set in notation, in deck order."""
    return [NAMES[card] for card in DECK.cards(mask)]
