"""What boards that know no game say around the table of Primo: labels of moves, what is asked, and notes."""

from __future__ import annotations

from mazzo.games.primo import areas, rows
from mazzo.games.primo import moves as plays
from mazzo.games.primo.deck import NAMES, hand_list
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.setup import IDLE_ROUNDS
from mazzo.games.primo.view import View
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.errors import Reason
from mazzo.kernel.says import Kind, says

LABELS = {
    "lay": says(card=Kind.CARD, column=Kind.TEXT),
    "open": says(card=Kind.CARD, column=Kind.TEXT),
    "above": says(card=Kind.CARD, column=Kind.TEXT),
    "shift": says(card=Kind.CARD, count=Kind.NUMBER, column=Kind.TEXT, target=Kind.TEXT),
    "top": says(column=Kind.TEXT),
    "nimm": says(column=Kind.TEXT),
    "swap": says(cards=Kind.CARDS),
    "pass": says(),
    "end": says(),
}
"""How moves are said; a shift by the highest card that is moved and how many they are."""

ASKS = {
    "begin": says(),
    "nothing_fits": says(),
    "play_too": says(),
    "go_on": says(),
    "end": says(),
}
"""What a player can be asked."""

NOTES = {
    "alternating": says(),
    "monochrome": says(),
    "match": says(games=Kind.NUMBER),
    "top": says(column=Kind.TEXT),
    "gone": says(count=Kind.NUMBER),
    "idle": says(count=Kind.NUMBER, limit=Kind.NUMBER),
    "under": says(cards=Kind.CARDS),
    "blocked": says(),
}
"""What else is to be known; that a game was blocked stands below its count."""


def label(view: View, move: int) -> Reason:
    """How a move of the viewer is said."""
    what = kind_of(move)
    if what == plays.SWAP:
        return Reason("swap", {"cards": [NAMES[kind] for kind in hand_list(move >> 3)]})
    if what in (plays.PASS, plays.END):
        return Reason("pass" if what == plays.PASS else "end")
    if what in (plays.PLAY_TOP, plays.PLAY_NIMM):
        return Reason("top" if what == plays.PLAY_TOP else "nimm", {"column": LETTERS[move >> 3 & 7]})
    if what == plays.SHIFT:
        source, target = move >> 3 & 7, move >> 10 & 7
        part = areas.row_cards(rows.part_from(view.public.table[source], move >> 6 & 15))
        return Reason(
            "shift", {"card": part[0], "count": len(part), "column": LETTERS[source], "target": LETTERS[target]}
        )
    column = move >> 8 & 7
    laid = "open" if view.public.table[column] == rows.EMPTY else "lay"
    code = "above" if what == plays.HEAD else laid
    return Reason(code, {"card": NAMES[move >> 3 & 31], "column": LETTERS[column]})


def asked(view: View) -> Reason | None:
    """What the viewer has to do now."""
    if view.deciding() == NOBODY:
        return None
    whats = {kind_of(move) for move in view.moves()}
    if not view.public.steps:
        return Reason("nothing_fits" if whats <= {plays.SWAP, plays.PASS} else "begin")
    if plays.END not in whats:
        return Reason("play_too")
    return Reason("go_on" if len(whats) > 1 else "end")


def notes(view: View, options: PrimoOptions) -> list[Reason]:
    """The rule of colours, how long the match is, and what is special in this turn."""
    found = [Reason(options.colours)] if options.colours != "ignored" else []
    if options.games > 1:
        found.append(Reason("match", {"games": options.games}))
    tops = [letter for column, letter in enumerate(LETTERS) if view.public.tops >> column & 1]
    found += [Reason("top", {"column": letter}) for letter in tops]
    if sum(view.public.gone):
        found.append(Reason("gone", {"count": sum(view.public.gone)}))
    if view.public.setup.seats <= view.public.idle:
        found.append(Reason("idle", {"count": view.public.idle, "limit": IDLE_ROUNDS * view.public.setup.seats}))
    under = areas.known_under(view)
    return [*found, Reason("under", {"cards": under})] if under else found
