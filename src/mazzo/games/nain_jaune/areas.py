"""What lies on the table of Nain Jaune and what everybody may know of a seat, for boards that know no game."""

from __future__ import annotations

from functools import cache, lru_cache

from mazzo.games.nain_jaune.deck import BOX_CARDS, NAMES, RANKS
from mazzo.games.nain_jaune.notation import DECK, SEVERAL
from mazzo.games.nain_jaune.public import lays_card
from mazzo.games.nain_jaune.view import View
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.says import Kind
from mazzo.kernel.scene import Area, Fact

MOST_SEATS = 4
LATEST = 9
"""How many cards of the pile are shown."""


def pile(view: View) -> list[tuple[int, int]]:
    """Who laid which card, in the order in which they were laid."""
    return [(seat, move & 63) for seat, move in view.shown() if lays_card(move)]


def areas(view: View, laid: list[tuple[int, int]]) -> list[Area]:
    """The board, the pile, what lies aside, the purses, and the hands that are laid open in the end."""
    public = view.public
    gone = {card for _, card in laid}
    found = [box(number, public.box(number), card in gone) for number, card in enumerate(BOX_CARDS)]
    latest = laid[-LATEST:]
    cards = [NAMES[card] for _, card in latest]
    found.append(Area(key="pile", cards=cards, seats=[seat for seat, _ in latest], count=len(laid)))
    if view.stock:
        found.append(Area(key="stock", kind="pile", cards=[HIDDEN], count=view.stock))
    found += [purse(seat, public.tokens_of(seat)) for seat in public.setup.order]
    for seat, left in enumerate(view.left):
        if left and seat != view.seat:
            found.append(Area(key="left", kind="fan", cards=names(left), count=view.held[seat], seat=seat))
    return found


@lru_cache(SEVERAL)
def box(number: int, tokens: int, laid: bool) -> Area:
    """A box of the board; its card is its name, for the card itself lies elsewhere."""
    key = "box_laid" if laid else "box"
    return Area(key=key, kind="box", name=NAMES[BOX_CARDS[number]], count=tokens)


@lru_cache(SEVERAL)
def purse(seat: int, tokens: int) -> Area:
    """The tokens of a seat."""
    return Area(key="purse", kind="tokens", count=tokens, seat=seat)


def facts(view: View) -> list[Fact]:
    """Of each seat its cards and tokens, and the ranks that it is proved to have or not."""
    public = view.public
    found: list[Fact] = []
    without, holds = of_seats(public.voids), of_seats(public.holds)
    for seat in range(public.setup.seats):
        found += (cards_fact(seat, view.held[seat]), tokens_fact(seat, public.tokens_of(seat)))
        if without[seat]:
            found.append(proved_fact(seat, "without", without[seat]))
        if holds[seat]:
            found.append(proved_fact(seat, "holds", holds[seat]))
    return found


@lru_cache(SEVERAL)
def cards_fact(seat: int, count: int) -> Fact:
    return Fact(seat=seat, key="cards", value=count, drawn=True)


@lru_cache(SEVERAL)
def tokens_fact(seat: int, tokens: int) -> Fact:
    return Fact(seat=seat, key="tokens", value=tokens, primary=True, drawn=True)


@lru_cache(SEVERAL)
def proved_fact(seat: int, key: str, which: int) -> Fact:
    return Fact(seat=seat, key=key, value=ranks(which), kind=Kind.RANK)


@lru_cache(SEVERAL)
def of_seats(facts: int) -> tuple[int, ...]:
    """What is proved about all seats, as the thirteen bits of each."""
    return tuple(facts >> 13 * seat & (1 << len(RANKS)) - 1 for seat in range(MOST_SEATS))


@cache
def ranks(facts: int) -> list[str]:
    """The ranks of thirteen bits."""
    return [rank for bit, rank in enumerate(RANKS) if facts >> bit & 1]


@lru_cache(SEVERAL)
def names(mask: int) -> list[str]:
    """The cards of a set in notation, in deck order."""
    return [NAMES[card] for card in DECK.cards(mask)]
