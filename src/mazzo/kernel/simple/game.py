"""A simple game as the layers above know it: all that follows from its cards and its round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic

from mazzo.kernel import game, position
from mazzo.kernel.actions import Listed
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import NOBODY, Deal
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.errors import Reason
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.levels import BEGINNER, CLUB, DOUBT, HALVING, Level
from mazzo.kernel.observation import Observation
from mazzo.kernel.options import Options
from mazzo.kernel.playout import random
from mazzo.kernel.says import Kind, says
from mazzo.kernel.scene import Choice, Fact, Scene
from mazzo.kernel.simple import observing
from mazzo.kernel.simple.fields import Played
from mazzo.kernel.simple.match import Match
from mazzo.kernel.simple.notation import CARD, MOST_CARDS, REASONS, Notation, not_now
from mazzo.kernel.simple.observing import listed_moves
from mazzo.kernel.simple.telling import EVENTS, Teller
from mazzo.kernel.simple.view import View, load

# Interpreted rounds take about as long on both builds.
LEVELS = {
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": Level(search=HALVING, compiled=120, interpreted=80, worlds=60, doubt=DOUBT, milliseconds=100),
    "master": Level(search=HALVING, compiled=1200, interpreted=800, worlds=400, doubt=DOUBT, milliseconds=1000),
}


class Game(game.Game[Played, View[Played], Match, Options], Generic[Played]):
    """A game states its name, cards, options, round and the numbers of seats; whatever else it says better."""

    hand: int
    """How many cards each seat is dealt."""
    turned_up: int = 0
    """How many cards are then turned up; the others are the stock."""
    verbs: Mapping[int, str] = {}
    """What is written before the card of a move that has this bit."""
    calls: Mapping[int, str] = {}
    """How moves without a card are written."""
    round_type: type[Played]
    match_type: type[Match] = Match
    policies = {"random": random, "greedy": random, "club": random}
    levels = LEVELS
    observation = Observation(observing.pieces, observing.write)
    reasons = REASONS
    event_keys = EVENTS
    advice = {"only_move": says(), "good_move": says()}
    asks = {"play": says()}

    def __init__(self) -> None:
        if len(self.names) > MOST_CARDS or len(set(self.names)) < len(self.names):
            raise ValueError(f"names has {len(self.names)} cards; a simple game has at most {MOST_CARDS}, no two alike")
        odd = [move for move in (*self.verbs, *self.calls) if move <= CARD]
        if odd:
            raise ValueError(f"verbs and calls have {odd}, which are cards: take numbers from {CARD + 1} on")
        self.round_type.card_names = tuple(self.names)

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.names, self.verbs, self.calls, FAMILIES[self.deck])

    @cached_property
    def actions(self) -> Listed[View[Played]]:  # type: ignore[override]  # worked out when it is first asked for
        """Cards in deck order, then with each verb those again, then calls, both by their numbers."""
        return listed_moves(len(self.names), self.verbs, self.calls)

    @cached_property
    def teller(self) -> Teller:
        return Teller(self.event_keys, self.card)

    # The deal and the match.

    def packs(self, options: Options, seats: int) -> list[Pack]:
        return [tuple(range(len(self.names)))]

    def plan(self, options: Options, seats: int, order: Sequence[int]) -> list[Step]:
        """One card at a time to each in turn, then those that are turned up, then the stock."""
        dealt, number = self.hand * seats, len(self.packs(options, seats)[0])
        hands = [
            Step("hand", tuple((0, place) for place in range(first, dealt, seats)), seat=seat)
            for first, seat in enumerate(order)
        ]
        middle = dealt + self.turned_up
        table = Step("table", tuple((0, place) for place in range(dealt, middle)))
        return [*hands, table, Step("stock", tuple((0, place) for place in range(middle, number)))]

    def match(self, options: Options, seats: int, dealer: int) -> Match:
        return self.match_type(self.round_type, options, seats, dealer)

    def position(self, options: Options, seats: int, lines: Mapping[str, str]) -> tuple[Match, Played]:
        """A deal, in which seat 0 begins: what `hands`, `table` and `stock` do not name follows in deck order."""
        hands = position.by_seat(self.names, lines.get("hands", ""), seats)
        table, stock = (position.listed(self.names, lines.get(place, "")) for place in ("table", "stock"))
        rest = position.unnamed(self.names, [*hands, table, stock])
        position.fill([*hands, table], [self.hand] * seats + [self.turned_up], rest)
        match = self.match(options, seats, seats - 1)
        # Its rounds are of the game's own type.
        round: Any = match.start(Deal(hands, table, stock + rest))
        return match, round

    # Moves as text.

    def cards(self, cards: int) -> list[str]:
        """A set of cards in notation."""
        return [self.names[card] for card in listed(cards)]

    def print(self, move: int) -> str:
        return self.notation.print(move)

    def parse(self, text: str, view: View[Played]) -> int:
        return self.notation.parse(text, view, lambda move: self.why(view, move))

    def why(self, view: View[Played], move: int) -> Reason:
        """Why a move is not legal for the one who decides, although it has the card."""
        return Reason("not_allowed", {"moves": [self.print(each) for each in view.moves()]})

    def why_not(self, view: View[Played]) -> dict[str, Reason]:
        refused = not_now(view)
        playable = {self.notation.card(move) for move in view.moves()}
        return {
            self.names[card]: refused or self.why(view, card)
            for card in listed(view.hand())
            if refused or card not in playable
        }

    def advise(self, view: View[Played], move: int) -> Reason:
        return Reason("only_move" if len(view.moves()) == 1 else "good_move")

    # Views and what happened.

    def load_view(self, data: Mapping[str, Any]) -> View[Played]:
        return load(self.round_type, self.options_type, data)

    def reveals(self, before: Played, after: Played) -> bool:
        """A card was drawn or turned up, or somebody has come to see a hand."""
        return len(before.stock) != len(after.stock) or any(
            after.open_to(viewer, seat) and not before.open_to(viewer, seat)
            for viewer in range(-1, after.seats)
            for seat in range(after.seats)
        )

    def opening_events(self, round: Played, match: Match, viewer: int) -> list[game.Event]:
        return self.teller.opening(round, match, viewer)

    def events(self, before: Played, seat: int, move: int, after: Played, viewer: int) -> list[game.Event]:
        return self.teller.move(before, seat, move, viewer)

    def closing_events(self, round: Played, match: Match, viewer: int) -> list[game.Event]:
        return self.teller.closing(round, match)

    # What is seen.

    def choice(self, view: View[Played], move: int) -> Choice:
        """A move with its parts; one that is not just a card is labelled with its verb or call."""
        card = self.notation.card(move)
        if card is None:
            return Choice(move=self.print(move), label=Reason(self.calls[move]))
        if move == card:
            return Choice(move=self.print(move), card=self.names[card])
        label = Reason(self.verbs[move - card], {"card": self.names[card]})
        return Choice(move=self.print(move), card=self.names[card], label=label)

    def asked(self, view: View[Played]) -> Reason:
        """What is asked of the one who decides."""
        return Reason("play")

    def frame(self, view: View[Played], match: Match) -> Scene:
        """Of a scene what follows by itself: all but areas, facts beyond the numbers of cards, notes and the count."""
        seen, deciding = view.seen, view.deciding()
        sides = seen.sides()
        return Scene(
            game=self.name,
            viewer=view.seat,
            round=match.number,
            dealer=match.dealer,
            order=list(seen.order),
            factor=match.factor,
            totals=list(match.totals),
            held=list(view.held),
            waiting=[seen.turn] if seen.turn != NOBODY else [],
            deciding=deciding,
            moves=[self.choice(view, move) for move in view.moves()],
            refused=self.why_not(view),
            hand=self.cards(view.hand()),
            asked=self.asked(view) if deciding != NOBODY else None,
            facts=[
                Fact(seat=seat, key="cards", value=held, kind=Kind.NUMBER, primary=True, drawn=True)
                for seat, held in enumerate(view.held)
            ],
            sides=sides if len(sides) < seen.seats else [],
        )

    def scene(self, view: View[Played], match: Match) -> Scene:
        return self.frame(view, match)
