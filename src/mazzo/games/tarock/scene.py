"""The table of Tarock as one viewer sees it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mazzo.games.tarock import areas, bonuses, captions, contracts, exchange, refusals
from mazzo.games.tarock import moves as plays
from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.deck import NAMES, thirds
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.notation import names, print_move
from mazzo.games.tarock.scoring import Parties
from mazzo.games.tarock.setup import PACKET, SEATS, TALON
from mazzo.games.tarock.sheet import Line, lines_of
from mazzo.games.tarock.tally import tally
from mazzo.games.tarock.tricks import of_suit
from mazzo.games.tarock.view import View
from mazzo.kernel import scene
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.scene import Choice

SUIT_NAMES = ("h", "d", "s", "c", "T")


class Said(Struct, frozen=True, gc=False):
    """Something said, and by whom: a word of the auction, an announcement."""

    seat: int
    word: str


class Played(Struct, frozen=True, gc=False):
    """A card of a trick, and who played it."""

    seat: int
    card: str


class Trick(Struct, frozen=True, kw_only=True, gc=False):
    """A trick that is over."""

    leader: int
    winner: int
    cards: list[str]
    """In the order in which they were played."""
    talon: str
    """What the talon added to it (TRISAC), or nothing."""


class Contra(Struct, frozen=True, gc=False):
    """A contra in a negative contract: its level is 1, after a recontra 2."""

    declarer: int
    seat: int
    level: int


class Player(Struct, frozen=True, kw_only=True, gc=False):
    """One seat, as everybody sees it."""

    seat: int
    cards: int
    """How many cards it holds."""
    open: list[str]
    """Its hand, if that lies open."""
    tricks: int
    thirds: int
    """What its tricks count, in thirds of a point."""
    void: list[str]
    """The suits of which it has proved to hold no card."""
    declarer: bool


class Scene(scene.Scene, frozen=True, kw_only=True, gc=False):
    """The table of Tarock."""

    deals: int
    """How many deals the session has."""
    phase: str
    hand: list[str]
    auction: list[Said]
    contract: str
    """What stands, or is played; empty before the first bid."""
    declarer: int
    joined: list[int]
    """The accanto players."""
    called: str
    """The called king, `fourth` if the viewer does not know which that is, or nothing."""
    partner: int
    """Who plays with the declarer, if the viewer knows, or -1."""
    talon: list[str]
    """Six cards, the first packet first; `??` if covered."""
    taken: list[str]
    """What the declarer has taken of it, as far as it is known."""
    discards: list[str]
    announced: list[Said]
    level: int
    """1 after contra, 2 after recontra (positive contracts)."""
    contras: list[Contra]
    accused: int
    """The declarer of a negative contract to whom contra may be said now, or -1."""
    trick: list[Played]
    tricks: list[Trick]
    players: list[Player]
    """By seat."""
    sheet: list[Line]
    """The settlement, once the round is over."""
    thirds: int
    """What the declarer's side has, once a positive contract is over."""


def scene_of(view: View, match: Match) -> Scene:
    """What the viewer sees."""
    public = view.public
    over = public.phase == plays.OVER
    shown, refused = view.shown(), refusals.why_not(view)
    positive = over and not contracts.is_negative(public.contract)
    seen = Scene(
        game="tarock",
        viewer=view.seat,
        round=match.number,
        dealer=match.dealer,
        order=list(public.setup.order),
        factor=public.setup.factor,
        totals=list(match.totals),
        held=[public.held(seat) for seat in range(SEATS)],
        waiting=[] if over else [public.turn],
        deciding=view.deciding(),
        moves=[choice(view, move) for move in view.moves()],
        refused=refused,
        asked=captions.asked(view, refused),
        deals=match.options.deals,
        phase=plays.PHASES[public.phase],
        hand=names(view.hand),
        auction=[Said(seat, print_move(move)) for seat, move in shown if plays.SAY <= move < plays.ANNOUNCE],
        contract=contracts.NAMES[public.contract] if public.contract >= 0 else "",
        declarer=public.declarer,
        joined=[seat for seat in range(SEATS) if public.joined >> seat & 1],
        called=NAMES[view.called] if view.called >= 0 else "fourth" if public.fourth else "",
        partner=view.partner(),
        talon=[card_text(exchange.card_at(view.stock, place)) for place in range(TALON)],
        taken=names(view.taken),
        discards=[card_text(exchange.card_at(view.laid, place)) for place in range(public.lays)],
        announced=announced(view),
        level=public.level,
        contras=contras(view),
        accused=public.accused if public.phase == plays.ANSWERING else -1,
        trick=running_trick(view),
        tricks=past_tricks(view, shown),
        players=[player(view, seat) for seat in range(SEATS)],
        sheet=lines_of(view.known()) if over else [],
        thirds=Parties(view.known()).thirds if positive else 0,
    )
    # What boards draw that know no game comes from what is seen already, so that it tells no more.
    return replace(
        seen,
        areas=areas.areas(seen),
        facts=areas.facts(seen),
        sides=areas.sides(seen),
        notes=captions.notes(seen),
        tally=tally(seen) if over else None,
    )


def choice(view: View, move: int) -> Choice:
    """A move with its parts."""
    text, label = print_move(move), captions.label(view, move)
    if plays.takes_cards(move):
        cards = [NAMES[plays.card_of(move, number)] for number in range(PACKET)]
        return Choice(move=text, takes=cards, to="take", label=label)
    if move < plays.LAY:
        return Choice(move=text, card=NAMES[move])
    if move < plays.CALL:
        return Choice(move=text, card=NAMES[move - plays.LAY], to="discards", label=label)
    if plays.TAKE <= move < plays.SAY:
        return Choice(move=text, to=f"packet{move - plays.TAKE + 1}", label=label)
    return Choice(move=text, to="call" if move < plays.TAKE else None, label=label)


def card_text(card: int) -> str:
    return HIDDEN if card == plays.NO_CARD else NAMES[card]


def announced(view: View) -> list[Said]:
    """Who has announced what, in the order of the bonuses."""
    found = [Said(announcer(view.public.said, kind), name) for kind, name in enumerate(bonuses.NAMES)]
    return [each for each in found if each.seat >= 0]


def contras(view: View) -> list[Contra]:
    """Who has said contra to whom in a negative contract."""
    pairs = [(declarer, seat) for declarer in range(SEATS) for seat in range(SEATS)]
    found = [Contra(declarer, seat, view.public.contra_of(declarer, seat)) for declarer, seat in pairs]
    return [each for each in found if each.level]


def running_trick(view: View) -> list[Played]:
    """The cards of the trick that is being played."""
    public = view.public
    places = [public.setup.order.index(public.leader)] if public.number else []
    return [
        Played(public.setup.order[(start + place) % SEATS], NAMES[public.trick >> 6 * place & 63])
        for start in places
        for place in range(public.number)
    ]


def past_tricks(view: View, shown: list[tuple[int, int]]) -> list[Trick]:
    """The tricks that are over and that anybody remembers; the winner of each leads to the next."""
    public = view.public
    played = [(seat, move) for seat, move in shown if move < plays.LAY]
    found = []
    forgotten = public.origin.done if public.origin else 0
    for number in range(public.done - forgotten):
        cards = played[SEATS * number : SEATS * (number + 1)]
        winner = played[SEATS * (number + 1)][0] if len(played) > SEATS * (number + 1) else public.leader
        added = trisac_card(view, forgotten + number)
        found.append(Trick(leader=cards[0][0], winner=winner, cards=[NAMES[card] for _, card in cards], talon=added))
    return found


def trisac_card(view: View, number: int) -> str:
    """What the talon has added to a trick."""
    public = view.public
    if public.contract != contracts.TRISAC or public.setup.trisac_talon or number >= TALON:
        return ""
    return card_text(exchange.card_at(view.stock, number))


def player(view: View, seat: int) -> Player:
    public = view.public
    lacks = public.lacks(seat)
    return Player(
        seat=seat,
        cards=public.held(seat),
        open=names(view.hand_of(seat)) if public.phase in (plays.PLAY, plays.OVER) and view.knows_hand(seat) else [],
        tricks=public.tricks_of(seat),
        thirds=thirds(public.won(seat)),
        void=[name for suit, name in enumerate(SUIT_NAMES) if of_suit(suit) & ~lacks == 0],
        declarer=public.is_declarer(seat),
    )
