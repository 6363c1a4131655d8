"""Events, reasons, moves and cards in words for one viewer. What a parameter is, its game declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mazzo.games import game
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.game import Event
from mazzo.kernel.says import TERM, Kind, Says
from mazzo.kernel.scene import Choice
from mazzo.record.record import Player
from mazzo.terminal.draw import Drawing
from mazzo.words import Value, Words, dashed, plain, unsaid

YOU = "you"
"""The viewer's own seat in a sentence; the words choose the person of the verb by it."""


class Phrases:
    """How one viewer is told things."""

    def __init__(
        self,
        drawing: Drawing,
        words: Words,
        players: Sequence[Player],
        viewer: int = WATCHER,
        choices: Sequence[Choice] = (),
    ) -> None:
        """`choices` are the moves that the viewer may make now."""
        self.drawing = drawing
        self.game = game(drawing.game)
        self.words = words
        self.players = players
        self.viewer = viewer
        self.choices = {choice.move: choice for choice in choices}

    def among(self, choices: Sequence[Choice]) -> Phrases:
        """The same when these moves can be made."""
        return Phrases(self.drawing, self.words, self.players, self.viewer, choices)

    # Who

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

    # Cards

    def card(self, card: str) -> str:
        """A card in a sentence; what is not a card stays as it is."""
        own = f"{self.game.name}-card-{card.lower()}"
        return self.words(own) if own in self.words else self.short(card)

    def cards(self, cards: Sequence[str], key: str = "list-and") -> str:
        return self.words.joined([self.card(card) for card in cards], key)

    def short(self, card: str) -> str:
        """A card as any game with this deck says it."""
        if card == HIDDEN:
            return self.words("card-hidden")
        whole = self.deck("card", card)
        if whole in self.words:
            return self.words(whole)
        rank, suit = FAMILIES[self.game.deck].parts(card)
        if not suit:
            return card
        return self.words(self.deck("card"), rank=self.corner(rank), suit=self.words(self.deck("suit", suit)))

    def corner(self, rank: str) -> str:
        """A rank as it is printed in the corner of a card."""
        key = self.deck("rank", rank)
        return self.words(key) if key in self.words else rank

    def rank(self, rank: str) -> str:
        """A rank by itself."""
        full = self.deck("full", "rank", rank)
        return self.words(full) if full in self.words else self.corner(rank)

    def suit(self, suit: str) -> str:
        """A suit by itself."""
        full = self.deck("full", "suit", suit)
        return self.term(full if full in self.words else self.deck("suit", suit), suit)

    def deck(self, *parts: str) -> str:
        """The key of some words of the deck."""
        return "-".join(["deck", self.game.deck, *parts]).lower()

    # Moves

    def move(self, move: str) -> str:
        """A move that the viewer may make now; any other in notation."""
        return self.choice(self.choices[move]) if move in self.choices else move

    def choice(self, choice: Choice) -> str:
        """A move by its label, else as its card."""
        if choice.label and self.says("move", choice.label.code):
            return self.said("move", choice.label)
        return self.card(choice.card) if choice.card and not choice.label else choice.move

    def chosen(self, choices: Sequence[Choice]) -> str:
        """A move in words; the moves of a turn in notation, as one would type them."""
        return self.choice(choices[0]) if len(choices) == 1 else ", ".join(each.move for each in choices)

    # Sentences

    def event(self, event: Event) -> str:
        """What happened."""
        return self.said("event", Reason(event.key, event.params))

    def reason(self, reason: Reason) -> str:
        """Why a move is refused."""
        return self.said("reason", reason)

    def advice(self, reason: Reason) -> str:
        """Why a move is advised."""
        return self.said("advice", reason)

    def said(self, family: str, reason: Reason) -> str:
        """A code of one of the game's families of sentences."""
        kinds = self.game.sentences()[family].get(reason.code, {})
        return self.words(self.key(family, reason.code), **self.spoken(reason.params, kinds))

    def says(self, family: str, code: str) -> bool:
        """Whether there are words for a code."""
        return self.key(family, code) in self.words

    def key(self, family: str, code: str) -> str:
        """A game has words of its own where the shared ones would not do."""
        return self.words.key(self.game.name, family, code)

    def spoken(self, params: Mapping[str, Param], kinds: Says) -> dict[str, Value]:
        """Parameters in words; what is not declared, or is not what it is declared to be, as it is."""
        return {name: self.spoken_or_plain(name, kinds.get(name, ""), value) for name, value in params.items()}

    def spoken_or_plain(self, name: str, kind: str, value: Param) -> Value:
        """What a game from elsewhere says wrongly must not end a match."""
        try:
            if not kind:
                raise ValueError("not declared")
            return self.spoken_value(kind, value)
        except (IndexError, TypeError, ValueError) as problem:
            unsaid.add(f"{self.game.name}: {name} is {value!r}, {kind}: {problem}")
            return str(plain(value))

    def spoken_value(self, kind: str, value: Param) -> Value:
        """A parameter in words."""
        many = [value] if isinstance(value, str | int) else value
        match kind:
            case Kind.SEAT | Kind.SEATS:
                if not set(many) <= set(range(len(self.players))):
                    raise ValueError("no seat")
                # The viewer first: "you and Berta".
                return self.all_of(sorted(map(int, many), key=lambda seat: seat != self.viewer))
            case Kind.CARD | Kind.CARDS:
                return self.cards([str(card) for card in many])
            case Kind.ANY_CARD:
                return self.cards([str(card) for card in many], "list-or")
            case Kind.RANK:
                return self.words.joined([self.rank(str(rank)) for rank in many])
            case Kind.SUIT:
                return self.words.joined([self.suit(str(suit)) for suit in many])
            case Kind.MOVES:
                return self.words.joined([self.move(str(move)) for move in many], "list-or")
            case Kind.FLAG:
                return "yes" if value else "no"
            case Kind.NUMBER | Kind.POINTS | Kind.TEXT:
                return value
        family = f"{self.game.name}-{kind.removeprefix(TERM)}"
        return self.words.joined([self.term(f"{family}-{dashed(str(each))}", str(each)) for each in many])

    def term(self, key: str, value: str) -> str:
        """The word for a value; without one, the value."""
        if key in self.words:
            return self.words(key)
        unsaid.add(key)
        return value
