"""What one viewer sees of a round of Nain Jaune, as structs of text."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple, Self

from msgspec import Struct

from mazzo.games.nain_jaune import areas, captions, notation
from mazzo.games.nain_jaune.areas import names, of_seats, ranks
from mazzo.games.nain_jaune.deck import BOX_CARDS, NAMES, RANKS
from mazzo.games.nain_jaune.notation import SEVERAL
from mazzo.games.nain_jaune.public import FREE, HOLDS, LACKS, lays_card
from mazzo.games.nain_jaune.sheet import Line, line
from mazzo.games.nain_jaune.tally import tally
from mazzo.games.nain_jaune.tokens import fewest
from mazzo.games.nain_jaune.view import View
from mazzo.kernel import scene
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Match
from mazzo.kernel.scene import Area, Choice, Fact

PROVED = {LACKS: "without", HOLDS: "holds"}


class Box(Struct, frozen=True, kw_only=True, gc=False):
    """One box of the board."""

    card: str
    tokens: int
    stack: list[int]
    """The values of the fewest tokens that make the amount, for a client that draws them."""


class Player(Struct, frozen=True, kw_only=True, gc=False):
    """One seat, as everybody sees it."""

    seat: int
    cards: int
    """How many cards it holds."""
    tokens: int
    stack: list[int]
    without: list[str]
    """The ranks that it has proved not to hold."""
    holds: list[str]
    """The ranks of which it has proved to hold a card."""
    left: list[str]
    """Its hand, laid open when the round is over."""


class Laid(Struct, frozen=True, gc=False):
    """A card on the pile, and who laid it."""

    seat: int
    card: str


class Rest(Struct, frozen=True, kw_only=True, gc=False):
    """The end of a turn that came by a move: who passed or stopped on which rank, and when."""

    seat: int
    rank: str
    laid: int
    """How many cards lay on the pile."""
    proved: str
    """`without` or `holds`, if the rules make it a proof; empty if the seat could have entered."""


class Scene(scene.Scene, frozen=True, kw_only=True, gc=False):
    """The table of Nain Jaune."""

    phase: str
    """`play` or `over`."""
    manual: bool
    """Whether a box is taken only by announcing its card."""
    hand: list[str]
    boxes: list[Box]
    pile: list[Laid]
    """In the order in which the cards were laid."""
    rests: list[Rest]
    """Likewise."""
    needed: str
    """The rank needed; empty when any card may be laid."""
    going: bool
    """Whether the seat on turn has laid a card in this turn."""
    last: int
    """Who laid the latest card, or -1."""
    stock: int
    players: list[Player]
    """By seat."""
    out: int
    """Who is out, or -1."""
    sheet: list[Line]
    """The settlement by seat, once the round is over."""


class Seen(NamedTuple):
    """What all viewers see alike."""

    order: list[int]
    held: list[int]
    waiting: list[int]
    boxes: list[Box]
    pile: list[Laid]
    rests: list[Rest]
    players: list[Player]
    areas: list[Area]
    facts: list[Fact]
    notes: list[Reason]

    @classmethod
    def of(cls, view: View) -> Self:
        pile = areas.pile(view)
        return cls(
            order=list(view.public.setup.order),
            held=list(view.held),
            waiting=listed(view.public.waiting()),
            boxes=[box(number, view.public.box(number)) for number in range(5)],
            pile=[laid(seat, card) for seat, card in pile],
            rests=rests(view),
            players=players(view),
            areas=areas.areas(view, pile),
            facts=areas.facts(view),
            notes=captions.notes(view),
        )


KEPT: dict[tuple[object, ...], Seen] = {}
MOST_KEPT = 64
NOTHING: list[Any] = []
"""One for all scenes, which nobody changes: what is new is looked at when garbage is looked for."""


def scene_of(view: View, match: Match) -> Scene:
    """What the viewer sees."""
    public = view.public
    over = public.over()
    seen = seen_by_all(view)
    sheet = [line(view, seat) for seat in range(public.setup.seats)] if over else NOTHING
    deciding = view.deciding()
    return Scene(
        game="nain_jaune",
        viewer=view.seat,
        round=match.number,
        dealer=match.dealer,
        order=seen.order,
        factor=match.factor,
        totals=list(match.totals),
        held=seen.held,
        waiting=seen.waiting,
        deciding=deciding,
        moves=[choice(view, move) for move in view.moves()] if deciding != NOBODY else NOTHING,
        refused=notation.why_not(view),
        phase="over" if over else "play",
        manual=public.setup.manual,
        hand=names(view.hand),
        boxes=seen.boxes,
        pile=seen.pile,
        rests=seen.rests,
        needed="" if public.need == FREE or over else RANKS[public.need - 1],
        going=bool(public.going),
        last=public.last,
        stock=view.stock,
        players=seen.players,
        out=public.last if over else -1,
        sheet=sheet,
        choosable=NOTHING,
        asked=captions.asked(view) if deciding != NOBODY else None,
        areas=seen.areas,
        facts=seen.facts,
        sides=NOTHING,
        notes=seen.notes,
        tally=tally(view, sheet) if over else None,
    )


def seen_by_all(view: View) -> Seen:
    """Made once for all viewers of a position, who look at it one after the other.

    It is kept by everything it is made of, all of which is public. When the round is over the hands are laid open, and
    lie elsewhere for each viewer.
    """
    public = view.public
    if public.over() or view.log is None:
        return Seen.of(view)
    made_of = public.setup, public.tokens, public.boxes, public.voids, public.holds, public.turn, public.need
    key = (
        *made_of,
        public.going,
        public.last,
        public.gone,
        public.rested,
        public.laid,
        view.began,
        view.stock,
        *view.held,
        *view.log,
    )
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = Seen.of(view)
    return found


def choice(view: View, move: int) -> Choice:
    """A move with its parts; one that takes a box goes `to` it."""
    label = captions.label(view, move)
    if label is None:
        return plain(move)
    text = notation.print_move(move)
    if not lays_card(move):
        return Choice(move=text, label=label)
    return Choice(
        move=text, card=NAMES[move & 63], to="box" if view.public.setup.takes_box(move) else None, label=label
    )


@cache
def plain(move: int) -> Choice:
    """A card that takes nothing."""
    return Choice(move=notation.print_move(move), card=NAMES[move & 63])


@lru_cache(SEVERAL)
def box(number: int, tokens: int) -> Box:
    return Box(card=NAMES[BOX_CARDS[number]], tokens=tokens, stack=fewest(tokens))


@cache
def laid(seat: int, card: int) -> Laid:
    return Laid(seat, NAMES[card])


def players(view: View) -> list[Player]:
    public, held, left = view.public, view.held, view.left
    without, holds = of_seats(public.voids), of_seats(public.holds)
    return [
        player_with(seat, held[seat], public.tokens_of(seat), without[seat], holds[seat], left[seat] if left else 0)
        for seat in range(public.setup.seats)
    ]


@lru_cache(SEVERAL)
def player_with(seat: int, cards: int, tokens: int, without: int, holds: int, left: int) -> Player:
    return Player(
        seat=seat,
        cards=cards,
        tokens=tokens,
        stack=fewest(tokens),
        without=ranks(without),
        holds=ranks(holds),
        left=names(left),
    )


def rests(view: View) -> list[Rest]:
    """Every turn that ended, with what that proved."""
    return [rest(*each) for each in view.rests()]


@lru_cache(SEVERAL)
def rest(laid: int, seat: int, rank: int, proof: int) -> Rest:
    return Rest(seat=seat, rank=RANKS[rank - 1], laid=laid, proved=PROVED.get(proof, ""))
