"""Events and reasons as sentences for one viewer. What a parameter means shows in its name, the same in all games."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.game import Event
from mazzo.kernel.scene import Choice
from mazzo.record.record import Player
from mazzo.terminal.draw import Drawing
from mazzo.words import Value, Words

SEATS = ("seat", "seats", "dealer", "first", "team", "others", "to", "declarer", "joined", "of")
CARDS = ("card", "cards", "takes", "equal", "head", "tail", "neighbour", "left", "best", "packet1", "packet2")
MOVES = ("moves",)

YOU = "you"
"""The viewer's own seat in a sentence; the words choose the person of the verb by it."""


class Phrases:
    """How one viewer is told things."""

    def __init__(self, drawing: Drawing, words: Words, players: Sequence[Player], viewer: int = WATCHER) -> None:
        self.drawing = drawing
        self.words = words
        self.players = players
        self.viewer = viewer

    def name(self, seat: int) -> str:
        """A seat's name, for labels."""
        player = self.players[seat]
        if player.kind == "nobody":
            return self.words("name-robot")
        return player.name or self.words("name-you")

    def who(self, seat: int) -> str:
        """A seat in a sentence."""
        return YOU if seat == self.viewer or not self.is_named(seat) else self.name(seat)

    def all_of(self, seats: Sequence[int]) -> str:
        """Several seats in a sentence; only one alone chooses the person of the verb."""
        names = [self.who(seat) for seat in seats]
        return self.words.joined(
            [self.words("list-you") if name == YOU else name for name in names] if names[1:] else names
        )

    def is_named(self, seat: int) -> bool:
        return bool(self.players[seat].name) or self.players[seat].kind == "nobody"

    def card(self, card: str) -> str:
        """A card in a sentence."""
        own = f"{self.drawing.game}-card-{card.lower()}"
        return self.words(own, card=self.short(card)) if own in self.words else self.short(card)

    def short(self, card: str) -> str:
        """A card as any game with this deck says it."""
        if card == HIDDEN:
            return self.words("card-hidden")
        whole = self.deck("card", card)
        if whole in self.words:
            return self.words(whole)
        rank, suit = self.drawing.family.parts(card)
        if not suit:
            return card
        return self.words(self.deck("card"), rank=self.corner(rank), suit=self.words(self.deck("suit", suit)))

    def corner(self, rank: str) -> str:
        """A rank as it is printed in the corner of a card."""
        key = self.deck("rank", rank)
        return self.words(key) if key in self.words else rank

    def suit(self, suit: str) -> str:
        """A suit by itself."""
        full = self.deck("full", "suit", suit)
        return self.words(full if full in self.words else self.deck("suit", suit))

    def deck(self, *parts: str) -> str:
        """The key of some words of the deck."""
        return "-".join(["deck", self.drawing.deck, *parts]).lower()

    def cards(self, cards: Sequence[str]) -> str:
        return self.words.joined([self.card(card) for card in cards])

    def choice(self, choice: Choice) -> str:
        """A move as it is offered: by its label, or as its card."""
        if choice.label:
            return self.said("move", choice.label)
        return self.card(choice.card) if choice.card else choice.move

    def event(self, event: Event) -> str:
        """What happened."""
        return self.words(f"{self.drawing.game}-event-{dashed(event.key)}", **self.spoken(event.params))

    def reason(self, reason: Reason) -> str:
        """Why a move is refused; a game has words of its own where the shared ones would not do."""
        return self.said("reason", reason)

    def advice(self, reason: Reason) -> str:
        """Why a move is advised."""
        return self.said("advice", reason)

    def said(self, kind: str, reason: Reason) -> str:
        own = f"{self.drawing.game}-{kind}-{dashed(reason.code)}"
        key = own if own in self.words else f"{kind}-{dashed(reason.code)}"
        return self.words(key, **self.spoken(reason.params))

    def spoken(self, params: dict[str, Param]) -> dict[str, Value]:
        return {name: self.spoken_value(name, value) for name, value in params.items()}

    def spoken_value(self, name: str, value: Param) -> Value:
        """A parameter in words."""
        many = value if isinstance(value, list) else [value]
        if name in SEATS:
            # The viewer first: "you and Berta".
            seats = sorted(many, key=lambda seat: seat != self.viewer)
            return self.all_of([int(seat) for seat in seats])
        if name in CARDS:
            spoken = [self.card(str(card)) for card in many]
            return self.words.joined(spoken, "list-or" if name == "equal" else "list-and")
        if name in MOVES:
            return self.words.joined([self.drawing.move(str(move), self.words) for move in many], "list-or")
        game, key = self.drawing.game, dashed(str(value))
        match name:
            case "category":
                return self.words(f"{game}-category-{key}")
            case "contract" | "standing":
                return self.words(f"{game}-contract-{key}")
            case "kind":
                return self.words(f"{game}-bonus-{key}")
            case "phase":
                return self.words(f"{game}-phase-{key}")
            case "option":
                return self.words(f"{game}-option-{key}")
        return value


def dashed(key: str) -> str:
    """A key as the locales write it."""
    return key.replace("_", "-")
