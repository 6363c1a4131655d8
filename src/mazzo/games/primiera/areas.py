"""What lies on the table of Primiera and what everybody may know of a seat, for boards that know no game."""

from __future__ import annotations

from mazzo.games.primiera import scoring
from mazzo.games.primiera.deck import NAMES
from mazzo.games.primiera.events import names
from mazzo.games.primiera.public import NO_CARD, PLAYS
from mazzo.games.primiera.setup import ALONE, ROBOT_SEAT, UNDECIDED
from mazzo.games.primiera.view import View
from mazzo.kernel import cards
from mazzo.kernel.bits import bit, gathered, size
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.scene import Area, Fact


def areas(view: View) -> list[Area]:
    """The opening cards until all are laid, then the table; the stock; what each seat has taken; the robot's cards once
    they lie open."""
    public = view.public
    if public.in_opening():
        laid = [seat for seat in public.setup.order if public.has_laid(seat)]
        return [Area(key="openings", cards=[opening(view, seat) for seat in laid], seats=laid), *won(view)]
    found = [Area(key="table", cards=table(view))]
    if view.stock:
        found.append(Area(key="stock", kind="pile", cards=[cards.HIDDEN], count=view.stock))
    found += won(view)
    # Whoever chooses among them has them before them, as a hand.
    if open_hand(view, ROBOT_SEAT) and view.deciding() != ROBOT_SEAT:
        found.append(Area(key="robot", kind="fan", cards=open_hand(view, ROBOT_SEAT), seat=ROBOT_SEAT))
    return found


def table(view: View) -> list[str]:
    """In deck order; in the robot game as the row lies."""
    public = view.public
    return [NAMES[card] for card in public.row] if public.setup.has_robot else names(public.table)


def won(view: View) -> list[Area]:
    """What each seat has taken, with the cards by which it swept the table lying crosswise."""
    public, swept = view.public, sweeping(view)
    return [
        Area(
            key="won",
            kind="pile",
            count=size(public.captured(seat)),
            crossed=[NAMES[card] for by, card in swept if by == seat],
            seat=seat,
        )
        for seat in public.setup.order
    ]


def sweeping(view: View) -> list[tuple[int, int]]:
    """The seats and cards that swept the table since the history begins, as the round counts them."""
    began = view.began
    if began is None or view.public.in_opening():
        return []
    opened = [view.public.opening_card(seat) for seat in began.setup.order] if began.in_opening() else []
    lying = began.table | gathered(opened)
    found = []
    for turn, (seat, move) in enumerate(view.history(), began.turn):
        taken = move >> 6
        lying = lying & ~taken if taken else lying | bit(move & NO_CARD)
        if not lying and turn != PLAYS - 1:
            found.append((seat, move & NO_CARD))
    return found


def opening(view: View, seat: int) -> str:
    """The opening card a seat has laid: its name, `??` while it lies face down, empty before."""
    card = view.opening_card(seat)
    if card != NO_CARD:
        return NAMES[card]
    return cards.HIDDEN if view.public.in_opening() and view.public.has_laid(seat) else ""


def open_hand(view: View, seat: int) -> list[str]:
    """The cards that lie open before everybody: those of a robot that has a partner."""
    return names(view.robot_hand) if view.public.setup.is_robot(seat) and view.knows_hand(seat) else []


def choosable(view: View) -> list[str]:
    """The robot's cards, if it is for the viewer to choose among them."""
    chosen_for = view.deciding()
    return [] if chosen_for in (NOBODY, view.seat) else names(view.hand_of(chosen_for))


def facts(view: View) -> list[Fact]:
    """Cards in hand, cards taken, sweeps."""
    public = view.public
    found: list[Fact] = []
    for seat in range(public.setup.seats):
        found += [
            Fact(seat=seat, key="cards", value=public.held(seat), primary=True, drawn=True),
            Fact(seat=seat, key="taken", value=size(public.captured(seat)), drawn=True),
            Fact(seat=seat, key="sweeps", value=scoring.sweeps_of(public.sweeps, seat), drawn=True),
        ]
    return found


def sides(view: View) -> list[list[int]]:
    """Who plays together, once that is known; nobody where everyone plays alone."""
    public = view.public
    if public.teams in (UNDECIDED, ALONE):
        return []
    pairs = {tuple(sorted((seat, public.partner(seat)))) for seat in public.setup.order}
    return [list(pair) for pair in sorted(pairs)]
