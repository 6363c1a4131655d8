"""Primiera a second time, straight from the rules, slow and plain: cards are texts, sets are sets, sums are tried out.

It shares nothing with the engine but the deal, so that what both say alike is not one mistake made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations

SUITS = "sbcd"
VALUES = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}
ROBOT = 3


def rank(card: str) -> int:
    return int(card[:-1])


def in_deck_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (SUITS.index(card[-1]), rank(card)))


def captures(card: str, table: Sequence[str]) -> list[frozenset[str]]:
    """All that a card may take, 1.2 (5): one equal card, else a set of two or more with its sum, else nothing."""
    equal = [frozenset([other]) for other in table if rank(other) == rank(card)]
    if equal:
        return equal
    sizes = range(2, len(table) + 1)
    sets = [frozenset(some) for size in sizes for some in combinations(table, size)]
    sums = [some for some in sets if sum(map(rank, some)) == rank(card)]
    return sums or [frozenset()]


def written(card: str, taken: Iterable[str]) -> str:
    cards = in_deck_order(taken)
    return f"{card} x {'+'.join(cards)}" if cards else card


def leftmost(card: str, row: Sequence[str], by_mean: bool) -> frozenset[str]:
    """What the robot takes, PM-A14: the candidates' places as rising lists, compared word by word or first by mean."""

    def key(taken: frozenset[str]) -> tuple[Fraction, list[int]]:
        places = sorted(row.index(other) for other in taken)
        mean = Fraction(sum(places), len(places)) if by_mean and places else Fraction(0)
        return mean, places

    return min(captures(card, row), key=key)


def turn_order(variant: str, seats: int, dealer: int) -> list[int]:
    if variant == "robot":
        return [(dealer + 1) % 3, ROBOT, (dealer + 2) % 3, dealer]
    return [(dealer + 1 + place) % seats for place in range(seats)]


class Reference:
    """A round in which every card is known."""

    def __init__(
        self,
        options: dict[str, str | int],
        dealer: int,
        hands: list[list[str]],
        table: list[str],
        stock: list[str],
    ) -> None:
        self.options = options
        self.variant = str(options["variant"])
        self.seats = len(hands)
        self.order = turn_order(self.variant, self.seats, dealer)
        self.hands = [list(hand) for hand in hands]
        self.table = list(table)
        """From left to right."""
        self.stock = list(stock)
        self.piles: list[set[str]] = [set() for _ in hands]
        self.sweeps = [0 for _ in hands]
        self.laid: dict[int, str] = {}
        self.played = 0
        self.last_capturer: int | None = None
        self.with_heralds = self.variant in ("heralds", "robot")
        self.teams: list[set[int]] | None = None
        """None until the first Herald has decided; one seat each where everybody plays alone."""
        if self.variant == "classic":
            self.teams = [{0, 2}, {1, 3}]
        elif not self.with_heralds:
            self.teams = [{seat} for seat in range(self.seats)]

    @property
    def opening(self) -> bool:
        return self.with_heralds and len(self.laid) < 4

    def partner(self, seat: int) -> int | None:
        team = next((team for team in self.teams or [] if seat in team), {seat})
        return next(iter(team - {seat}), None)

    def automatic(self, seat: int) -> bool:
        return self.variant == "robot" and seat == ROBOT and self.partner(ROBOT) is None

    def chooser(self, seat: int) -> int | None:
        if self.automatic(seat):
            return None
        return self.partner(ROBOT) if self.variant == "robot" and seat == ROBOT else seat

    def to_act(self) -> list[int]:
        if self.opening:
            return [seat for seat in range(self.seats) if seat not in self.laid]
        return [self.order[self.played % self.seats]] if self.played < 36 else []

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        hand = self.hands[seat]
        if self.automatic(seat):
            # Opening card first, then the pile from its top.
            taken = frozenset() if self.opening else leftmost(hand[0], self.table, self.by_mean)
            return {written(hand[0], taken)}
        if self.opening:
            forbidden = self.options["opening_herald"] == "forbidden"
            return {card for card in hand if not (forbidden and rank(card) == 1)}
        return {written(card, taken) for card in hand for taken in captures(card, self.table)}

    @property
    def by_mean(self) -> bool:
        return self.options["robot_sum"] == "min_mean_position"

    def play(self, seat: int, text: str) -> None:
        card, _, cards = text.partition(" x ")
        self.hands[seat].remove(card)
        if self.opening:
            self.lay(seat, card)
            return
        self.played += 1
        if cards:
            taken = cards.split("+")
            self.table = [other for other in self.table if other not in taken]
            self.piles[seat] |= {card, *taken}
            self.last_capturer = seat
            if not self.table and self.played != 36:
                self.sweeps[seat] += 1
        else:
            self.table.append(card)
        if rank(card) == 1:
            self.herald(card, seat)
        if self.played == 36:
            assert self.last_capturer is not None
            self.piles[self.last_capturer] |= set(self.table)
            self.table = []
        elif self.stock and not any(self.hands):
            number = 3 if self.variant == "two" else 6
            for each in self.order:
                self.hands[each], self.stock = self.stock[:number], self.stock[number:]

    def lay(self, seat: int, card: str) -> None:
        self.laid[seat] = card
        if self.opening:
            return
        self.table = [self.laid[each] for each in self.order]
        if self.options["opening_herald"] == "counts":
            for each in self.order:
                if rank(self.laid[each]) == 1:
                    self.herald(self.laid[each], each)

    def herald(self, card: str, seat: int) -> None:
        """The first Herald decides, by the table of 1.2 (7)."""
        if self.teams is not None:
            return
        partner_at = {"c": 2, "b": -1, "d": 1, "s": 0}[card[-1]]
        if partner_at == 0:
            self.teams = [{each} for each in range(self.seats)]
            return
        place = self.order.index(seat)
        team = {seat, self.order[(place + partner_at) % 4]}
        self.teams = [team, set(range(4)) - team]

    def scores(self) -> list[int]:
        sides = self.teams or [{seat} for seat in range(self.seats)]
        worth = 2 if self.with_heralds and len(sides) == 4 else 1
        points = {id(side): sum(self.sweeps[seat] for seat in side) for side in sides}
        piles = [set().union(*(self.piles[seat] for seat in side)) for side in sides]
        categories = (
            [len(pile) for pile in piles],
            [sum(card[-1] == "d" for card in pile) for pile in piles],
            [int("7d" in pile) for pile in piles],
            [self.primiera(pile) for pile in piles],
        )
        for amounts in categories:
            best = max(amounts)
            if best and amounts.count(best) == 1:
                points[id(sides[amounts.index(best)])] += worth
        return [next(points[id(side)] for side in sides if seat in side) for seat in range(self.seats)]

    def primiera(self, pile: set[str]) -> int:
        suits = [[VALUES[rank(card)] for card in pile if card[-1] == suit] for suit in SUITS]
        if not all(suits) and self.options["missing_suit"] == "ineligible":
            return 0
        return sum(max(values, default=0) for values in suits)
