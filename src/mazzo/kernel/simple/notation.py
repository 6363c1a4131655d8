"""Moves of a simple game as text, and why a text is no legal move now.

A move is a card, `7d`; a card with a verb before it, `swap 7d`, by a bit above the card; or a call, `pass`. Reading is
a little wider than printing: the suit may be left out as long as one legal move fits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mazzo.kernel import errors
from mazzo.kernel.errors import Ambiguous, Illegal, Malformed, Reason
from mazzo.kernel.families import Family
from mazzo.kernel.says import Kind, Says, says
from mazzo.kernel.simple.round import Round
from mazzo.kernel.simple.view import View

CARD = 63
"""The bits of a move that are its card; verbs are bits above them, calls any numbers from there on."""

MOST_CARDS = 62
"""So many bits a set of cards may have."""

REASONS: Mapping[str, Says] = {
    "not_a_move": says(text=Kind.TEXT),
    "several_moves": says(text=Kind.TEXT, moves=Kind.MOVES),
    "watching": says(),
    "round_over": says(),
    "not_your_turn": says(seat=Kind.SEAT),
    "card_not_held": says(card=Kind.CARD),
    "not_allowed": says(moves=Kind.MOVES),
}
"""Those for which every simple game refuses a move by itself."""


class Notation:
    """How the moves of one game are written."""

    def __init__(
        self, names: Sequence[str], verbs: Mapping[int, str], calls: Mapping[int, str], family: Family
    ) -> None:
        self.names = names
        self.verbs = verbs
        self.calls = calls
        self.ranks = {name: family.parts(name)[0] for name in names}

    def print(self, move: int) -> str:
        if move in self.calls:
            return self.calls[move]
        verb = self.verbs.get(move & ~CARD)
        name = self.names[move & CARD]
        return f"{verb} {name}" if verb else name

    def card(self, move: int) -> int | None:
        """The card of a move, unless it is a call."""
        return None if move in self.calls else move & CARD

    def read(self, text: str) -> list[int]:
        """The moves that a text may mean, legal or not. Raises Malformed."""
        words = text.split()
        called = [move for move, word in self.calls.items() if words == [word]]
        if called:
            return called
        *before, name = words or [""]
        verbs = [bit for bit, verb in self.verbs.items() if before == [verb]] if before else [0]
        cards = [card for card, each in enumerate(self.names) if name in (each, self.ranks[each])]
        if not verbs or not cards:
            raise Malformed("not_a_move", text=text)
        return [bit | card for bit in verbs for card in cards]

    def parse(self, text: str, view: View[Round], why: Callable[[int], Reason]) -> int:
        """The one legal move that a text means. Raises Malformed, Ambiguous or Illegal, for the reason that the game
        has against a move."""
        meant = self.read(text)
        fitting = [move for move in view.moves() if move in meant]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Ambiguous("several_moves", text=text, moves=[self.print(move) for move in fitting])
        held = [move for move in meant if self.is_held(move, view)]
        reason = not_now(view)
        if not reason and held:
            reason = why(held[0])
        if not reason:
            reason = Reason("card_not_held", {"card": self.names[meant[0] & CARD]})
        raise Illegal(reason.code, **reason.params)

    def is_held(self, move: int, view: View[Round]) -> bool:
        """Whether the viewer has the card that a move needs."""
        card = self.card(move)
        return card is None or bool(view.hand() >> card & 1)


def not_now(view: View[Round]) -> Reason | None:
    """Why the viewer decides nothing now, if it does not."""
    refused = errors.not_now(view.seat, view.deciding(), view.seen.turn)
    return refused.reason if refused else None
