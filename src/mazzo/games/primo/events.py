"""What happened, as keys with parameters. Seats are numbers, cards and columns are texts, hidden cards are `??`."""

from __future__ import annotations

from mazzo.games.primo import moves as plays
from mazzo.games.primo import rows
from mazzo.games.primo.deck import COLUMNS, NAMES, hand_list
from mazzo.games.primo.moves import kind_of
from mazzo.games.primo.notation import LETTERS
from mazzo.games.primo.round import Round
from mazzo.kernel import cards
from mazzo.kernel.errors import Param
from mazzo.kernel.game import Event, Match
from mazzo.kernel.says import Kind, says

EVENTS = {
    "dealt": says(round=Kind.NUMBER, dealer=Kind.SEAT, first=Kind.SEAT),
    "swapped": says(seat=Kind.SEAT, cards=Kind.CARDS, number=Kind.NUMBER),
    "passed": says(seat=Kind.SEAT),
    "laid": says(seat=Kind.SEAT, card=Kind.CARD, column=Kind.TEXT),
    "opened": says(seat=Kind.SEAT, card=Kind.CARD, column=Kind.TEXT),
    "topped": says(seat=Kind.SEAT, card=Kind.CARD, column=Kind.TEXT),
    "shifted": says(seat=Kind.SEAT, cards=Kind.CARDS, column=Kind.TEXT, target=Kind.TEXT),
    "top": says(seat=Kind.SEAT, column=Kind.TEXT),
    "nimm": says(seat=Kind.SEAT, column=Kind.TEXT),
    "took": says(seat=Kind.SEAT, card=Kind.CARD, column=Kind.TEXT),
    "cleared": says(column=Kind.TEXT),
    "ended": says(seat=Kind.SEAT),
    "drew": says(seat=Kind.SEAT, cards=Kind.CARDS, number=Kind.NUMBER),
    "out": says(seat=Kind.SEAT),
    "blocked": says(),
    "scored": says(seat=Kind.SEAT, points=Kind.POINTS, total=Kind.POINTS),
    "won": says(seats=Kind.SEATS),
}
"""Every event with the kinds of its parameters."""


def opening_events(match: Match) -> list[Event]:
    """A game begins; everybody has a hand."""
    return [Event("dealt", {"round": match.number, "dealer": match.dealer, "first": match.order()[0]})]


def drew(seat: int, kinds: list[int], viewer: int) -> Event:
    """A seat has drawn; only itself sees what."""
    return Event("drew", {"seat": seat, "cards": seen(seat, kinds, viewer), "number": len(kinds)})


def seen(seat: int, kinds: list[int], viewer: int) -> list[str]:
    """A seat's own cards as a viewer sees them."""
    return [NAMES[kind] if seat == viewer else cards.HIDDEN for kind in kinds]


def events(before: Round, seat: int, move: int, after: Round, viewer: int) -> list[Event]:
    """A seat has made one move of its turn; where that closes the turn, it has also drawn."""
    found = [move_event(before, seat, move, viewer), *table_events(before, seat, move, after)]
    if after.turn == seat:
        return found
    number = drawn_number(before, seat, move, after)
    if number:
        # What was drawn lay on top of the pile, after what the exchange put under it.
        pile = before.piles[seat] + bytes(hand_list(move >> 3) if kind_of(move) == plays.SWAP else [])
        found.append(drew(seat, list(pile[:number]), viewer))
    if after.finisher >= 0:
        found.append(Event("out", {"seat": after.finisher}))
    elif after.turn < 0:
        found.append(Event("blocked"))
    return found


def move_event(before: Round, seat: int, move: int, viewer: int) -> Event:
    """The move itself."""
    what = kind_of(move)
    if what == plays.SWAP:
        kinds = hand_list(move >> 3)
        return Event("swapped", {"seat": seat, "cards": seen(seat, kinds, viewer), "number": len(kinds)})
    if what in (plays.LAY, plays.HEAD):
        column = move >> 8 & 7
        opening = before.table[column] == rows.EMPTY
        key = "topped" if what == plays.HEAD else "opened" if opening else "laid"
        return Event(key, {"seat": seat, "card": NAMES[move >> 3 & 31], "column": LETTERS[column]})
    if what == plays.SHIFT:
        return shift_event(before, seat, move)
    if what in (plays.PLAY_TOP, plays.PLAY_NIMM):
        key = "top" if what == plays.PLAY_TOP else "nimm"
        return Event(key, {"seat": seat, "column": LETTERS[move >> 3 & 7]})
    return Event("ended" if what == plays.END else "passed", {"seat": seat})


def shift_event(before: Round, seat: int, move: int) -> Event:
    source, target = move >> 3 & 7, move >> 10 & 7
    part = rows.part_from(before.table[source], move >> 6 & 15)
    names: list[str] = [NAMES[kind] for kind in rows.kinds_of(part)]
    params: dict[str, Param] = {"seat": seat, "cards": names, "column": LETTERS[source], "target": LETTERS[target]}
    return Event("shifted", params)


def table_events(before: Round, seat: int, move: int, after: Round) -> list[Event]:
    """What the move did to the rows: who took a head, and whether a row is complete."""
    what = kind_of(move)
    found: list[Event] = []
    if what == plays.PLAY_NIMM:
        order = list(range(COLUMNS)) if move >> 3 & 7 == 0 else list(range(COLUMNS - 1, -1, -1))
        taker = before.setup.following[seat]
        for column in order:
            row = before.table[column]
            if after.table[column] != row:
                card = NAMES[rows.kinds_of(row)[0]]
                found.append(Event("took", {"seat": taker, "card": card, "column": LETTERS[column]}))
                taker = before.setup.following[taker]
    elif sum(after.gone) - sum(before.gone) == rows.FULL:
        column = move >> 10 & 7 if what == plays.SHIFT else move >> 8 & 7
        found.append(Event("cleared", {"column": LETTERS[column]}))
    return found


def drawn_number(before: Round, seat: int, move: int, after: Round) -> int:
    """How many cards the seat drew when its turn closed."""
    put_under = len(hand_list(move >> 3)) if kind_of(move) == plays.SWAP else 0
    return len(before.piles[seat]) + put_under - len(after.piles[seat])


def closing_events(round: Round, match: Match) -> list[Event]:
    """What each seat has scored, and who has won."""
    found = [
        Event("scored", {"seat": seat, "points": points, "total": match.totals[seat]})
        for seat, points in enumerate(round.scores())
    ]
    if match.finished:
        found.append(Event("won", {"seats": match.winners}))
    return found
