"""The fixed ids of moves. An exchange is numbered by the places of its cards in the hand, which is in deck order: bit 0
for the first. Of equal cards those at the first places are meant, so each exchange has one id of its own."""

from __future__ import annotations

from mazzo.games.primo import ids
from mazzo.games.primo import moves as plays
from mazzo.games.primo.deck import COLUMNS, HAND, hand_list, hand_of
from mazzo.games.primo.ids import END, HEAD, NIMM, NUMBERS, SHIFT, SWAP, TOP
from mazzo.games.primo.view import View
from mazzo.kernel.actions import Actions, Block

EXCHANGES = (1 << HAND) - 1


class PrimoActions(Actions[View]):
    blocks = (
        Block("lay", HEAD, "6 · the card in deck order + the column"),
        Block("head", SHIFT - HEAD, "likewise, above the head of a row"),
        Block("shift", TOP - SHIFT, "84 · the column from which + 6 · the number from which on + the column to which"),
        Block("top", COLUMNS, "the column"),
        Block("nimm", COLUMNS, "the column"),
        Block("end", 1, "end the turn"),
        Block("pass", 1, "pass"),
        Block("swap", EXCHANGES, "the places of the exchanged cards in the hand as a bit mask, less 1"),
    )

    ids = staticmethod(ids.ids)

    def meant(self, view: View, number: int) -> int | None:
        if number < SHIFT:
            kind, column = divmod(number % HEAD, COLUMNS)
            return plays.lay(kind, column) if number < HEAD else plays.lay_head(kind, column)
        if number < TOP:
            source, rest = divmod(number - SHIFT, NUMBERS * COLUMNS)
            return plays.shift(source, *divmod(rest, COLUMNS))
        if number < END:
            what, first = (plays.PLAY_TOP, TOP) if number < NIMM else (plays.PLAY_NIMM, NIMM)
            return plays.special(what, number - first)
        if number < SWAP:
            return plays.END if number == END else plays.PASS
        return self.exchange(hand_list(view.hand), number - SWAP + 1)

    def exchange(self, hand: list[int], places: int) -> int | None:
        """The exchange of the cards at these places, if that is how it is numbered."""
        if places >> len(hand):
            return None
        chosen = hand_of([kind for place, kind in enumerate(hand) if places >> place & 1])
        return plays.swap(chosen) if ids.chosen_places(hand_of(hand), chosen) == places else None


ACTIONS = PrimoActions()
