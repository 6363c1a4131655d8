"""What happened in a simple round, as events for one viewer: what its moves tell, with hidden cards as `??`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Param
from mazzo.kernel.game import Event, Match
from mazzo.kernel.says import Kind, Says, says
from mazzo.kernel.simple.round import Round

EVENTS: Mapping[str, Says] = {
    "dealt": says(round=Kind.NUMBER, dealer=Kind.SEAT, first=Kind.SEAT),
    "scored": says(seat=Kind.SEAT, points=Kind.POINTS, total=Kind.NUMBER),
    "won": says(seats=Kind.SEATS),
}
"""Those that every simple game tells by itself."""

CARDS = (Kind.CARD, Kind.CARDS, Kind.ANY_CARD)


class Teller:
    """Puts what is told into events."""

    def __init__(self, says: Mapping[str, Says], name: Callable[[int], str]) -> None:
        self.says = says
        self.name = name

    def opening(self, round: Round, match: Match, viewer: int) -> list[Event]:
        """The deal, and what the beginning of the round tells."""
        dealt = Event("dealt", {"round": match.number, "dealer": match.dealer, "first": match.order()[0]})
        return [dealt, *self.told(round.begun(), viewer)]

    def move(self, before: Round, seat: int, move: int, viewer: int) -> list[Event]:
        """The move is made again on a copy, to be listened to."""
        again = before.copy()
        again.listen()
        again.make(seat, move)
        return self.told(again, viewer)

    def closing(self, round: Round, match: Match) -> list[Event]:
        """What each seat has scored, and who has won."""
        found = [
            Event("scored", {"seat": seat, "points": points, "total": match.totals[seat]})
            for seat, points in enumerate(round.scores())
        ]
        return [*found, Event("won", {"seats": match.winners})] if match.finished else found

    def told(self, round: Round, viewer: int) -> list[Event]:
        return [
            Event(key, self.params(key, params, to == WATCHER or round.open_to(viewer, to)))
            for key, params, to in round.heard()
        ]

    def params(self, key: str, params: Mapping[str, Any], seen: bool) -> dict[str, Param]:
        kinds = self.says[key]
        return {name: self.written(kinds[name], value, seen) for name, value in params.items()}

    def written(self, kind: str, value: Any, seen: bool) -> Param:
        """A parameter as text, if it is a card."""
        if kind not in CARDS:
            found: Param = value
            return found
        if isinstance(value, list):
            return [self.name(card) if seen else HIDDEN for card in value]
        return self.name(value) if seen else HIDDEN
