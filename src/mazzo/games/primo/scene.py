"""What one viewer sees of a game of Primo, as structs of text."""

from __future__ import annotations

import re

from msgspec import Struct

from mazzo.games.primo import areas, captions, notation, rows
from mazzo.games.primo import moves as plays
from mazzo.games.primo.deck import NAMES, hand_list
from mazzo.games.primo.facts import UNKNOWN
from mazzo.games.primo.match import Match
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.setup import IDLE_ROUNDS
from mazzo.games.primo.tally import tally
from mazzo.games.primo.view import View
from mazzo.kernel import cards, scene
from mazzo.kernel.scene import Choice


class Player(Struct, frozen=True, kw_only=True, gc=False):
    """One seat, as the viewer sees it."""

    seat: int
    cards: int
    """How many cards it has in hand."""
    pile: list[str]
    """Its pile from the top, `??` where the viewer does not know the card."""


class Scene(scene.Scene, frozen=True, kw_only=True, gc=False):
    """The table of Primo."""

    colours: str
    games: int
    phase: str
    """`play` or `over`."""
    hand: list[str]
    columns: list[list[str]]
    """The rows A to F, each from its head to its tail."""
    tops: list[str]
    """The columns where Top was played in this turn."""
    played: int
    """How many hand cards were played in this turn."""
    undoable: int
    """How many moves of this turn can be taken back."""
    gone: int
    """How many cards have left the game."""
    players: list[Player]
    """By seat."""
    idle: int
    """Turns in a row without a played card; with `idle_limit` of them the game is blocked."""
    idle_limit: int
    out: int
    """Who has finished, or -1; in a blocked game nobody has."""


def scene_of(view: View, match: Match) -> Scene:
    """What the viewer sees."""
    over = view.public.turn < 0
    return Scene(
        game="primo",
        viewer=view.seat,
        round=match.number,
        dealer=match.dealer,
        order=list(view.public.setup.order),
        factor=match.factor,
        totals=list(match.totals),
        held=list(view.held),
        waiting=[] if over else [view.public.turn],
        deciding=view.deciding(),
        moves=[choice(view, move) for move in view.moves()],
        refused=notation.why_not(view),
        asked=captions.asked(view),
        areas=areas.areas(view),
        facts=areas.facts(view),
        notes=captions.notes(view, match.options),
        tally=tally(view, match) if over else None,
        colours=match.options.colours,
        games=match.options.games,
        phase="over" if over else "play",
        hand=[NAMES[kind] for kind in hand_list(view.hand)],
        columns=[areas.row_cards(row) for row in view.public.table],
        tops=[letter for column, letter in enumerate(LETTERS) if view.public.tops >> column & 1],
        played=view.public.played,
        undoable=view.public.steps if view.deciding() >= 0 else 0,
        gone=sum(view.public.gone),
        players=[player(view, seat) for seat in range(view.public.setup.seats)],
        idle=view.public.idle,
        idle_limit=IDLE_ROUNDS * view.public.setup.seats,
        out=view.public.finisher,
    )


def choice(view: View, move: int) -> Choice:
    """A move with its parts: `card` is played from the hand; an exchange `takes` hand cards, a shift those of a row."""
    text, label, what = notation.print_move(move), captions.label(view, move), kind_of(move)
    if what == plays.SWAP:
        return Choice(move=text, takes=[NAMES[kind] for kind in hand_list(move >> 3)], label=label)
    if what in (plays.END, plays.PASS):
        return Choice(move=text, label=label)
    if what == plays.SHIFT:
        source, target = move >> 3 & 7, move >> 10 & 7
        takes = areas.row_cards(rows.part_from(view.public.table[source], move >> 6 & 15))
        return Choice(move=text, takes=takes, source=LETTERS[source], to=LETTERS[target], label=label)
    card, column = re.split("[>^]", text)
    return Choice(move=text, card=card, to=column, above=what == plays.HEAD, label=label)


def player(view: View, seat: int) -> Player:
    pile = [cards.HIDDEN if kind == UNKNOWN else NAMES[kind] for kind in view.piles[seat]]
    return Player(seat=seat, cards=view.held[seat], pile=pile)
