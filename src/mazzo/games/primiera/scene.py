"""What one viewer sees of a round of Primiera, as structs of text."""

from __future__ import annotations

from msgspec import Struct

from mazzo.games.primiera import areas, captions, notation, scoring
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.events import CATEGORIES, names
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.setup import UNDECIDED
from mazzo.games.primiera.tally import tally
from mazzo.games.primiera.view import View
from mazzo.kernel import scene
from mazzo.kernel.bits import listed, size
from mazzo.kernel.scene import Choice


class Player(Struct, frozen=True, kw_only=True, gc=False):
    """One seat, as everybody sees it."""

    seat: int
    cards: int
    """How many cards it holds."""
    captured: int
    sweeps: int
    partner: int
    """The partner's seat, or -1."""
    opening: str
    """The opening card it has laid: its name, `??` while it lies face down, empty before."""
    open_hand: list[str]
    """The cards that lie open before everybody: those of a robot that has a partner."""


class SideSheet(Struct, frozen=True, kw_only=True, gc=False):
    """The count of one side at the end of a round."""

    seats: list[int]
    cards: int
    coins: int
    seven_of_coins: bool
    primiera: int
    best: list[str]
    """The best card of each suit it has taken; four make a primiera."""
    sweeps: int
    won: list[str]
    """The categories it won."""
    points: int


class Scene(scene.Scene, frozen=True, kw_only=True, gc=False):
    """The table of Primiera."""

    variant: str
    target: int
    phase: str
    """`opening`, `play` or `over`."""
    hand: list[str]
    table: list[str]
    """In deck order; in the robot game as the row lies."""
    stock: int
    players: list[Player]
    """By seat."""
    teams_known: bool
    herald: str
    """The Herald that decided the teams, else empty."""
    herald_seat: int
    last_capture: int
    """The seat that would take what is left on the table, or -1."""
    doubled: bool
    """Whether each category is worth two points."""
    sheet: list[SideSheet]
    """The count, once the round is over."""


def scene_of(view: View, match: Match) -> Scene:
    """What the viewer sees."""
    public = view.public
    over = public.over()
    return Scene(
        game="primiera",
        viewer=view.seat,
        round=match.number,
        dealer=match.dealer,
        order=list(public.setup.order),
        factor=match.factor,
        totals=list(match.totals),
        held=[public.held(seat) for seat in range(public.setup.seats)],
        waiting=listed(public.waiting()),
        deciding=view.deciding(),
        moves=[choice(view, move) for move in view.moves()],
        refused=notation.why_not(view),
        choosable=areas.choosable(view),
        asked=captions.asked(view),
        areas=areas.areas(view),
        facts=areas.facts(view),
        sides=areas.sides(view),
        notes=captions.notes(view, match.options.target),
        tally=tally(view, match) if over else None,
        variant=match.options.variant,
        target=match.options.target,
        phase="opening" if public.in_opening() else "over" if over else "play",
        hand=names(view.hand),
        table=areas.table(view),
        stock=view.stock,
        players=[player(view, seat) for seat in range(public.setup.seats)],
        teams_known=public.teams != UNDECIDED,
        herald=NAMES[public.herald] if public.herald >= 0 else "",
        herald_seat=public.herald_seat,
        last_capture=public.last,
        doubled=scoring.is_doubled(public.setup, public.teams),
        sheet=sheet(view) if over else [],
    )


def choice(view: View, move: int) -> Choice:
    label = captions.label(view, move)
    return Choice(move=notation.print_move(move), card=NAMES[move & 63], takes=names(move >> 6), label=label)


def player(view: View, seat: int) -> Player:
    return Player(
        seat=seat,
        cards=view.public.held(seat),
        captured=size(view.public.captured(seat)),
        sweeps=scoring.sweeps_of(view.public.sweeps, seat),
        partner=view.public.partner(seat),
        opening=areas.opening(view, seat),
        open_hand=areas.open_hand(view, seat),
    )


def sheet(view: View) -> list[SideSheet]:
    """The count of each side."""
    return [
        SideSheet(
            seats=side.seats,
            cards=side.cards,
            coins=side.coins,
            seven_of_coins=bool(side.won & scoring.SEVEN),
            primiera=side.primiera,
            best=[NAMES[card] for card in scoring.best_of_suits(side.pile)],
            sweeps=side.sweeps,
            won=[key for category, key in CATEGORIES.items() if side.won & category],
            points=side.points,
        )
        for side in view.public.sides()
    ]
