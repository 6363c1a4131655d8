"""The rules of Primo once more, in plain Python with lists of names, written from the rules and not from the engine."""

from __future__ import annotations

from itertools import combinations

ORDER = [f"{number}{colour}" for number in range(1, 14) for colour in "yb"] + ["top", "nimm"]
COLUMNS = "ABCDEF"
Layout = tuple[tuple[str, ...], ...]


def number(card: str) -> int:
    return int(card[:-1])


def may_follow(upper: str, lower: str, colours: str) -> bool:
    """Whether a card may lie directly below another."""
    if number(lower) != number(upper) - 1:
        return False
    if colours == "alternating":
        return upper[-1] != lower[-1]
    return colours == "ignored" or upper[-1] == lower[-1]


class Game:
    """A game from the deal on. `hands` is all cards of each seat, the top of the pile first."""

    def __init__(
        self,
        order: list[int],
        heads: list[str],
        hands: list[list[str]],
        colours: str,
        shift_to_empty: bool,
        pass_draws: bool,
    ) -> None:
        self.order = order
        self.colours = colours
        self.shift_to_empty = shift_to_empty
        self.pass_draws = pass_draws
        self.columns: list[list[str]] = [[head] for head in heads]
        self.hands = [cards[:6] for cards in hands]
        self.piles = [cards[6:] for cards in hands]
        self.seat = order[0]
        self.over = False
        self.finisher: int | None = None
        self.idle = 0
        self.new_turn()

    def new_turn(self) -> None:
        self.moved = False
        self.used = 0
        self.tops: set[int] = set()
        self.seen: list[Layout] = [self.layout()]

    def layout(self) -> Layout:
        return tuple(tuple(column) for column in self.columns)

    def hand(self) -> list[str]:
        return self.hands[self.seat]

    def from_hand(self) -> set[str]:
        """The plays that use a hand card."""
        found = set()
        for card in set(self.hand()):
            if card == "top":
                found |= {f"top>{letter}" for letter in COLUMNS}
            elif card == "nimm":
                found |= {"nimm>A", "nimm>F"}
            else:
                for place, column in enumerate(self.columns):
                    if not column or may_follow(column[-1], card, self.colours):
                        found.add(f"{card}>{COLUMNS[place]}")
                    if column and place in self.tops and may_follow(card, column[0], self.colours):
                        found.add(f"{card}^{COLUMNS[place]}")
        return found

    def shifts(self) -> dict[str, list[list[str]]]:
        """Each shift with the columns after it."""
        found = {}
        for source, column in enumerate(self.columns):
            for start in range(len(column)):
                for target, other in enumerate(self.columns):
                    if source == target:
                        continue
                    if other and not may_follow(other[-1], column[start], self.colours):
                        continue
                    if not other and not self.shift_to_empty:
                        continue
                    after = [list(each) for each in self.columns]
                    after[target] += after[source][start:]
                    del after[source][start:]
                    if len(after[target]) == 13:
                        after[target] = []
                    found[f"{COLUMNS[source]}{number(column[start])}>{COLUMNS[target]}"] = after
        return found

    def legal(self) -> set[str]:
        if self.over:
            return set()
        cards = self.from_hand()
        found = set(cards)
        for text, after in self.shifts().items():
            if tuple(map(tuple, after)) not in self.seen:
                found.add(text)
        if not self.moved:
            found.add("pass")
            hand = sorted(self.hand(), key=ORDER.index)
            for size in range(1, len(hand) + 1):
                found |= {"swap " + "+".join(chosen) for chosen in combinations(hand, size)}
        elif self.used or not cards:
            found.add("end")
        return found

    def play(self, text: str) -> None:
        if text.startswith("swap "):
            for card in text.removeprefix("swap ").split("+"):
                self.hand().remove(card)
                self.piles[self.seat].append(card)
            self.end_turn()
        elif text in ("pass", "end"):
            self.end_turn(draws=text == "end" or self.pass_draws)
        elif text[0] in COLUMNS:
            self.moved = True
            self.columns = self.shifts()[text]
            self.seen.append(self.layout())
        else:
            self.moved = True
            self.use(text)

    def use(self, text: str) -> None:
        above = "^" in text
        card, letter = text.replace("^", ">").split(">")
        place = COLUMNS.index(letter)
        self.hand().remove(card)
        self.used += 1
        won = not self.hand() and not self.piles[self.seat]
        if card == "top":
            self.tops.add(place)
        elif card == "nimm":
            if not won:
                self.nimm(place)
        else:
            self.columns[place].insert(0 if above else len(self.columns[place]), card)
            if len(self.columns[place]) == 13:
                self.columns[place] = []
        if won:
            self.over, self.finisher = True, self.seat
        elif not self.hand():
            self.end_turn()
        else:
            self.seen = [self.layout()]

    def others(self) -> list[int]:
        """The other seats, the next one first."""
        here = self.order.index(self.seat)
        return self.order[here + 1 :] + self.order[:here]

    def nimm(self, place: int) -> None:
        inward = self.columns if place == 0 else self.columns[::-1]
        full = [column for column in inward if column]
        for seat, column in zip(self.others(), full, strict=False):
            self.piles[seat].insert(0, column.pop(0))

    def end_turn(self, draws: bool = True) -> None:
        hand, pile = self.hand(), self.piles[self.seat]
        while draws and len(hand) < 6 and pile:
            hand.append(pile.pop(0))
        self.idle = 0 if self.used else self.idle + 1
        self.seat = self.others()[0]
        self.over = self.idle == 10 * len(self.order) or not self.can_ever_play()
        self.new_turn()

    def can_ever_play(self) -> bool:
        """Whether anybody will ever be able to play a card, whatever rows are shifted: by trying all of it."""
        held = {card for cards in (*self.hands, *self.piles) for card in cards}
        if held & {"top", "nimm"}:
            return True
        start = self.columns
        if self.colours == "ignored":
            start = [[f"{number(card)}y" for card in column] for column in start]
        found, seen = [start], {tuple(map(tuple, start))}
        while found:
            columns = found.pop()
            for column in columns:
                if not column or any(may_follow(column[-1], card, self.colours) for card in held):
                    return True
            trial = Game.__new__(Game)
            trial.__dict__.update(self.__dict__, columns=columns)
            for after in trial.shifts().values():
                key = tuple(map(tuple, after))
                if key not in seen:
                    seen.add(key)
                    found.append(after)
        return False

    def scores(self) -> list[int]:
        left = [-len(hand) - len(pile) for hand, pile in zip(self.hands, self.piles, strict=True)]
        if self.finisher is not None:
            left[self.finisher] += 3
        return left
