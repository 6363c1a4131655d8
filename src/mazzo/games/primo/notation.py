"""Moves as text: `5y>E`, `8b^C`, `A10>E`, `top>C`, `nimm>A`, `end`, `swap 12y+13b`, `pass`; and why one is not legal.

Reading is a little wider than printing: the colour may be left out as long as one legal move fits, `5>E`, and the cards
of an exchange may be named in any order.
"""

from __future__ import annotations

import re

from mazzo.games.primo import moves as plays
from mazzo.games.primo import rows
from mazzo.games.primo.deck import HAND, NAMES, NUMBER, hand_list, hand_of
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.view import View
from mazzo.kernel import cards, errors
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, MoveError, Reason
from mazzo.kernel.says import Kind, says

LETTERS = "ABCDEF"

REASONS = {
    "not_a_move": says(text=Kind.TEXT),
    "several_moves": says(text=Kind.TEXT, moves=Kind.MOVES),
    "watching": says(),
    "round_over": says(),
    "not_your_turn": says(seat=Kind.SEAT),
    "card_not_held": says(card=Kind.CARD),
    "turn_begun": says(),
    "nothing_played_yet": says(),
    "can_still_play": says(moves=Kind.MOVES),
    "does_not_follow": says(card=Kind.CARD, column=Kind.TEXT, tail=Kind.CARD),
    "wrong_colour": says(card=Kind.CARD, column=Kind.TEXT, neighbour=Kind.CARD),
    "column_empty": says(column=Kind.TEXT),
    "no_top_here": says(column=Kind.TEXT),
    "does_not_top": says(card=Kind.CARD, column=Kind.TEXT, head=Kind.CARD),
    "only_outer_columns": says(column=Kind.TEXT),
    "number_not_in_row": says(number=Kind.NUMBER, column=Kind.TEXT),
    "same_column": says(column=Kind.TEXT),
    "no_shift_to_empty": says(column=Kind.TEXT),
    "layout_seen": says(),
    "fits_nowhere": says(card=Kind.CARD),
}
"""Every reason for which a text is refused, with the kinds of its parameters."""

LAY = re.compile(r"(?P<number>[1-9]|1[0-3])(?P<colour>[yb]?)(?P<how>[>^])(?P<column>[A-F])")
SHIFT = re.compile(r"(?P<source>[A-F])(?P<number>[1-9]|1[0-3])>(?P<target>[A-F])")
SPECIAL = re.compile(r"(?P<card>top|nimm)>(?P<column>[A-F])")
WORDS = {"end": plays.END, "pass": plays.PASS}


def print_move(move: int) -> str:
    """A move in notation; another's exchange shows only how many cards."""
    if move < 0:
        return "swap " + "+".join([cards.HIDDEN] * -move)
    what = kind_of(move)
    if what == plays.SWAP:
        return "swap " + "+".join(NAMES[kind] for kind in hand_list(move >> 3))
    if what in (plays.LAY, plays.HEAD):
        return NAMES[move >> 3 & 31] + (">" if what == plays.LAY else "^") + LETTERS[move >> 8 & 7]
    if what == plays.SHIFT:
        return f"{LETTERS[move >> 3 & 7]}{move >> 6 & 15}>{LETTERS[move >> 10 & 7]}"
    if what in (plays.PLAY_TOP, plays.PLAY_NIMM):
        return ("top>" if what == plays.PLAY_TOP else "nimm>") + LETTERS[move >> 3 & 7]
    return "end" if what == plays.END else "pass"


def parse(text: str, view: View) -> int:
    """The one legal move that a text means to the viewer. Raises Malformed, Ambiguous or Illegal."""
    possible = meanings(text)
    legal = set(view.moves())
    fitting = [move for move in possible if move in legal]
    if len(fitting) > 1:
        raise Ambiguous("several_moves", text=text, moves=[print_move(move) for move in fitting])
    if not fitting:
        raise why_illegal(view, text)
    return fitting[0]


def meanings(text: str) -> list[int]:
    """The moves, legal or not, that a text may mean: several if it leaves out a colour. Raises Malformed."""
    if text in WORDS:
        return [WORDS[text]]
    if lay := LAY.fullmatch(text):
        make = plays.lay if lay["how"] == ">" else plays.lay_head
        return [make(kind, LETTERS.index(lay["column"])) for kind in named(lay["number"], lay["colour"])]
    if shift := SHIFT.fullmatch(text):
        return [plays.shift(LETTERS.index(shift["source"]), int(shift["number"]), LETTERS.index(shift["target"]))]
    if special := SPECIAL.fullmatch(text):
        what = plays.PLAY_TOP if special["card"] == "top" else plays.PLAY_NIMM
        return [plays.special(what, LETTERS.index(special["column"]))]
    start, _, listed = text.partition(" ")
    names = listed.split("+")
    if start != "swap" or len(names) > HAND or not all(name in NAMES for name in names):
        raise Malformed("not_a_move", text=text)
    return [plays.swap(hand_of([NAMES.index(name) for name in names]))]


def named(number: str, colour: str) -> list[int]:
    """The kinds with this number, of this colour or, if none is given, of both."""
    return [NAMES.index(number + each) for each in colour or "yb"]


def not_now(view: View) -> MoveError | None:
    """Why the viewer decides nothing now, if it does not."""
    return errors.not_now(view.seat, view.deciding(), view.public.turn)


def why_illegal(view: View, text: str) -> MoveError:
    """What is wrong with a move that is notation but not legal."""
    refused = not_now(view)
    if refused:
        return refused
    if text == "end":
        return why_no_end(view)
    if text == "pass":
        return Illegal("turn_begun")
    lay, shift, special = LAY.fullmatch(text), SHIFT.fullmatch(text), SPECIAL.fullmatch(text)
    if lay:
        return why_not_laid(view, lay["number"], lay["colour"], lay["how"], lay["column"])
    if special:
        if special["card"] not in names_held(view):
            return Illegal("card_not_held", card=special["card"])
        return Illegal("only_outer_columns", column=special["column"])
    if shift:
        source, target = LETTERS.index(shift["source"]), LETTERS.index(shift["target"])
        return why_not_shifted(view, source, int(shift["number"]), target)
    return why_not_swapped(view, text)


def names_held(view: View) -> list[str]:
    return [NAMES[kind] for kind in hand_list(view.hand)]


def why_no_end(view: View) -> MoveError:
    """A turn ends once a hand card was played, or after shifts when none can be (PO-A08)."""
    if not view.public.steps:
        return Illegal("nothing_played_yet")
    possible = plays.hand_plays(view.public.setup, view.public.layout, view.public.tops, view.hand)
    return Illegal("can_still_play", moves=[print_move(move) for move in possible])


def why_not_swapped(view: View, text: str) -> MoveError:
    if view.public.steps:
        return Illegal("turn_begun")
    held = names_held(view)
    for name in text.removeprefix("swap ").split("+"):
        if name not in held:
            return Illegal("card_not_held", card=name)
        held.remove(name)
    raise AssertionError("an exchange of cards that are held is legal when a turn begins")


def why_not_laid(view: View, number: str, colour: str, how: str, column: str) -> MoveError:
    """What is wrong with laying a number at a row's tail, or above its head."""
    held = [kind for kind in hand_list(view.hand) if kind in named(number, colour)]
    if not held:
        return Illegal("card_not_held", card=number + colour)
    card, at = NAMES[held[0]], LETTERS.index(column)
    row = view.public.table[at]
    if how == "^":
        if not view.public.tops >> at & 1:
            return Illegal("no_top_here", column=column)
        if row == rows.EMPTY:
            return Illegal("column_empty", column=column)
        head = name_at(row, rows.head(row))
        if NUMBER[held[0]] == rows.head(row) + 1:
            return Illegal("wrong_colour", card=card, column=column, neighbour=head)
        return Illegal("does_not_top", card=card, column=column, head=head)
    tail = name_at(row, rows.tail(row))
    if NUMBER[held[0]] == rows.tail(row) - 1:
        return Illegal("wrong_colour", card=card, column=column, neighbour=tail)
    return Illegal("does_not_follow", card=card, column=column, tail=tail)


def name_at(row: int, number: int) -> str:
    return NAMES[rows.kind_at(row, number)]


def why_not_shifted(view: View, source: int, number: int, target: int) -> MoveError:
    """What is wrong with moving the part of a row that starts at a number."""
    row, other = view.public.table[source], view.public.table[target]
    if row == rows.EMPTY:
        return Illegal("column_empty", column=LETTERS[source])
    if source == target:
        return Illegal("same_column", column=LETTERS[source])
    if not rows.tail(row) <= number <= rows.head(row):
        return Illegal("number_not_in_row", number=number, column=LETTERS[source])
    if other == rows.EMPTY:
        seen = view.public.setup.shift_to_empty
        return Illegal("layout_seen") if seen else Illegal("no_shift_to_empty", column=LETTERS[target])
    card, tail = name_at(row, number), name_at(other, rows.tail(other))
    if rows.tail(other) != number + 1:
        return Illegal("does_not_follow", card=card, column=LETTERS[target], tail=tail)
    if not rows.joins(view.public.setup.colours, rows.colour_at(other, number + 1), rows.colour_at(row, number)):
        return Illegal("wrong_colour", card=card, column=LETTERS[target], neighbour=tail)
    return Illegal("layout_seen")


def why_not(view: View) -> dict[str, Reason]:
    """For each hand card that no legal play uses now, the reason. Any may still be exchanged when a turn begins."""
    refused = not_now(view)
    playable = view.public.playable()
    found: dict[str, Reason] = {}
    for kind in hand_list(view.hand):
        if refused:
            found[NAMES[kind]] = refused.reason
        elif not playable >> kind & 1:
            found[NAMES[kind]] = Reason("fits_nowhere", {"card": NAMES[kind]})
    return found
