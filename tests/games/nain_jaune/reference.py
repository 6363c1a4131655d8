"""Nain Jaune a second time, straight from the rules, slow and plain: cards are texts, purses are dictionaries.

It shares nothing with the engine but the deal, so that what both say alike is not one mistake made once. What moves
prove is read off the whole history, each time anew.
"""

from __future__ import annotations

from collections.abc import Iterable

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
STAKES = {"10d": 1, "Jc": 2, "Qs": 3, "Kh": 4, "7d": 5}


def rank(card: str) -> int:
    """From 1, the ace, to 13, the king."""
    return RANKS.index(card[:-1]) + 1


def in_deck_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: ("shdc".index(card[-1]), rank(card)))


class Reference:
    """A round in which every card is known."""

    def __init__(
        self,
        options: dict[str, str | int],
        order: list[int],
        hands: list[list[str]],
        stacks: list[int],
        boxes: dict[str, int],
    ) -> None:
        self.options = options
        self.order = order
        self.seats = len(hands)
        self.hands = [set(hand) for hand in hands]
        self.before = list(stacks)
        self.stacks = [stack - sum(STAKES.values()) for stack in stacks]
        self.boxes = {card: boxes[card] + self.seats * stake for card, stake in STAKES.items()}
        self.turn: int | None = order[0]
        self.history: list[tuple[int, str, int | None]] = []
        """Each move with the rank that was needed then."""

    def cards_laid(self) -> list[tuple[int, str]]:
        return [(seat, text.rstrip("!")) for seat, text, _ in self.history if text not in ("pass", "stop")]

    @property
    def last(self) -> int | None:
        laid = self.cards_laid()
        return laid[-1][0] if laid else None

    @property
    def need(self) -> int | None:
        """3.3: any card at first, after a king, and when the turn is back at whoever laid last; else the next rank."""
        laid = self.cards_laid()
        if not laid or rank(laid[-1][1]) == 13:
            return None
        came_round = self.turn == self.last and self.history[-1][1] in ("pass", "stop")
        return None if came_round else rank(laid[-1][1]) + 1

    @property
    def going(self) -> bool:
        """Whether the seat on turn has laid a card in this turn."""
        return bool(self.history) and self.history[-1][0] == self.turn and self.history[-1][1] not in ("pass", "stop")

    def legal(self, seat: int) -> set[str]:
        if seat != self.turn:
            return set()
        need = self.need
        fitting = {card for card in self.hands[seat] if need in (None, rank(card))}
        moves = set(fitting)
        if self.options["announce"] == "manual":
            moves |= {f"{card}!" for card in fitting & set(STAKES)}
        if need is None:
            return moves
        if not fitting:
            return {"pass"}
        if self.going and self.options["keep_going"] == "free":
            moves.add("stop")
        if not self.going and self.options["enter"] == "optional":
            moves.add("pass")
        return moves

    def play(self, seat: int, text: str) -> None:
        self.history.append((seat, text, self.need))
        if text in ("pass", "stop"):
            self.turn = self.next(seat)
            return
        card = text.rstrip("!")
        self.hands[seat].remove(card)
        if card in STAKES and (self.options["announce"] == "auto" or text.endswith("!")):
            self.take(seat, card)
        if not self.hands[seat]:
            self.settle(seat)

    def next(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % self.seats]

    def take(self, seat: int, card: str) -> None:
        self.stacks[seat] += self.boxes[card]
        self.boxes[card] = 0

    def settle(self, out: int) -> None:
        """3.5b, in its order."""
        self.turn = None
        if self.grand_opera(out):
            for card in set(STAKES) - self.forgotten():
                self.take(out, card)
        for seat in range(self.seats):
            if seat != out:
                paid = min(self.cost(self.hands[seat]), self.stacks[seat])
                self.stacks[seat] -= paid
                self.stacks[out] += paid
        if self.options["held_box_card"] == "double_box":
            for seat in range(self.seats):
                for card in STAKES:
                    if card in self.hands[seat]:
                        fine = min(self.boxes[card], self.stacks[seat])
                        self.stacks[seat] -= fine
                        self.boxes[card] += fine

    def forgotten(self) -> set[str]:
        """The boxes that Grand Opéra leaves: their card was laid in this round without an exclamation mark (NJ-A29)."""
        stays = self.options["announce"] == "manual" and self.options["forgotten_box"] == "stays"
        return {text for _, text, _ in self.history if text in STAKES} if stays else set()

    def cost(self, hand: set[str]) -> int:
        pips = self.options["hand_payment"] == "pips"
        return sum(min(10, rank(card)) if pips else 1 for card in hand)

    def grand_opera(self, out: int) -> bool:
        """NJ-A08."""
        if self.options["grand_opera"] == "first_turn":
            return all(seat != out for seat, text, _ in self.history if text in ("pass", "stop"))
        if self.options["grand_opera"] == "no_opponent_has_played":
            return {seat for seat, _ in self.cards_laid()} == {out}
        return False

    def lacks(self) -> set[tuple[int, int]]:
        """Who has proved to have no card of which rank: by passing right after own cards, or where one must enter."""
        found = set()
        for number, (seat, text, need) in enumerate(self.history):
            own = number and self.history[number - 1][0] == seat
            if text == "pass" and need and (own or self.options["enter"] == "mandatory"):
                found.add((seat, need))
        return found

    def has(self) -> set[tuple[int, int]]:
        """Who has proved to have a card of which rank: by a stop, as long as that seat has laid none of it since."""
        found = set()
        for seat, text, need in self.history:
            if text == "stop" and need:
                found.add((seat, need))
            elif text not in ("pass", "stop"):
                found.discard((seat, rank(text.rstrip("!"))))
        return found

    def scores(self) -> list[int]:
        return [stack - before for stack, before in zip(self.stacks, self.before, strict=True)]
