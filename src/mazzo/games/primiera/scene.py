"""What one viewer sees of a round of Primiera, as structs of text."""

from __future__ import annotations

from msgspec import Struct

from mazzo.games.primiera import notation, scoring
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.events import CATEGORIES, names
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.round import NO_CARD, PLAYS
from mazzo.games.primiera.setup import ROBOT_SEAT, UNDECIDED
from mazzo.games.primiera.view import View
from mazzo.kernel import cards, scene
from mazzo.kernel.bits import listed, size
from mazzo.kernel.scene import Choice


class Player(Struct, frozen=True, kw_only=True):
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


class SideSheet(Struct, frozen=True, kw_only=True):
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


class Scene(scene.Scene, frozen=True, kw_only=True):
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
    setup = view.setup
    over = view.turn == PLAYS and not view.in_opening()
    return Scene(
        game="primiera",
        viewer=view.seat,
        round=match.number,
        dealer=match.dealer,
        order=list(setup.order),
        factor=match.factor,
        totals=list(match.totals),
        waiting=waiting(view),
        deciding=view.deciding(),
        moves=[choice(move) for move in view.moves()],
        refused=notation.why_not(view),
        variant=match.options.variant,
        target=match.options.target,
        phase="opening" if view.in_opening() else "over" if over else "play",
        hand=names(view.hand),
        table=[NAMES[card] for card in view.row] if setup.has_robot else names(view.table),
        stock=view.stock,
        players=[player(view, seat) for seat in range(setup.seats)],
        teams_known=view.teams != UNDECIDED,
        herald=NAMES[view.herald] if view.herald >= 0 else "",
        herald_seat=view.herald_seat,
        last_capture=view.last,
        doubled=scoring.is_doubled(setup, view.teams),
        sheet=sheet(view) if over else [],
    )


def waiting(view: View) -> list[int]:
    """The seats that may act now."""
    setup = view.setup
    if view.in_opening():
        return listed(setup.everyone & ~view.laid)
    return [] if view.turn == PLAYS else [setup.order[view.place]]


def choice(move: int) -> Choice:
    return Choice(move=notation.print_move(move), card=NAMES[move & 63], takes=names(move >> 6))


def player(view: View, seat: int) -> Player:
    setup = view.setup
    opening = ""
    if setup.heralds and view.laid >> seat & 1:
        card = view.opening_card(seat)
        opening = cards.HIDDEN if card == NO_CARD else NAMES[card]
    open_robot = setup.has_robot and seat == ROBOT_SEAT and view.knows_hand(seat)
    return Player(
        seat=seat,
        cards=view.held(seat),
        captured=size(view.captured[seat]),
        sweeps=scoring.sweeps_of(view.sweeps, seat),
        partner=setup.partner(seat, view.teams),
        opening=opening,
        open_hand=names(view.robot_hand) if open_robot else [],
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
        for side in scoring.sides(view.setup, view.captured, view.sweeps, view.teams)
    ]
