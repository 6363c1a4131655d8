"""Tarock a second time, straight from the rules, slow and plain: cards and moves are texts, and the deal is one story.

It shares nothing with the engine but the cards dealt. Each phase is a generator that yields who decides and what is
legal, and is sent the move; so a phase reads as the rules tell it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from itertools import combinations

from tests.games.tarock.reference_cards import (
    BIRDS,
    CALL,
    COLOUR,
    KINGS,
    POSITIVE,
    in_deck_order,
    layable,
    playable,
    winning_card,
)
from tests.games.tarock.reference_settlement import Played, Trick, failed, scores

Phase = Generator[tuple[int, set[str]], str, None]

FOREHAND_GAMES = ["trisac", "chiamata", "sei"]
COMMON = [
    "piccolo",
    "chiamata_solo",
    "chiamata_meglio",
    "mendicante",
    "proprio_semi",
    "proprio",
    "piccolo_ouvert",
    "mendicante_ouvert",
    "solo_semi",
    "solo_proprio",
]
"""By rank, 4.4."""

SACKS = {"sacco", "doppiosacco"}


class Reference:
    """A deal in which every card is known."""

    def __init__(
        self,
        options: Mapping[str, str | int],
        dealer: int,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        factor: int = 1,
    ) -> None:
        self.options = options
        self.order = [(dealer + place) % 4 for place in (1, 2, 3, 4)]
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.factor = factor
        self.contract = ""
        self.declarers: list[int] = []
        """The one whose bid stands, then those beside him; nobody in TRISAC."""
        self.partner: int | None = None
        self.called = ""
        self.left_open: set[str] = set()
        """What lies face up of the talon, since the declarer has not taken it."""
        self.won: list[str] = []
        """What counts for the declarer beside his tricks: discards, at times cards of the talon."""
        self.announced: dict[str, int] = {}
        """Who announced a kind."""
        self.contra = 1
        self.contras: dict[tuple[int, int], int] = {}
        """In negative contracts, of a declarer and an opponent."""
        self.tricks: list[Trick] = []
        self.trick: list[str] = []
        """The cards on the table, in the order of play."""
        self.decision: tuple[int, set[str]] | None = None
        self._story = self.deal()
        self.decision = next(self._story)

    def play(self, move: str) -> None:
        assert self.decision is not None
        assert move in self.decision[1]
        try:
            self.decision = self._story.send(move)
        except StopIteration:
            self.decision = None

    def deal(self) -> Phase:
        yield from self.auction()
        if self.contract in CALL:
            yield from self.call()
        if self.contract in POSITIVE:
            yield from self.talon()
            yield from self.announcements()
        elif self.contract != "trisac":
            yield from self.negative_contras()
        yield from self.tricks_of_the_deal()

    def after(self, seat: int) -> list[int]:
        """The other three, in turn order after a seat."""
        place = self.order.index(seat)
        return [self.order[(place + step) % 4] for step in (1, 2, 3)]

    def may_declare(self, contract: str, seat: int) -> bool:
        """4.5 (7), TK-A09, TK-A17: the hand conditions."""
        kings = [card for card in self.hands[seat] if card in KINGS]
        birds = [card for card in self.hands[seat] if card in BIRDS.values()]
        return not (contract in CALL and len(kings) == 4) and not (contract == "chiamata_meglio" and not birds)

    def auction(self) -> Phase:
        """4.5, 4.11b."""
        forehand = seat = self.order[0]
        active = set(self.order)
        beside: set[int] = set()
        bid, bidder = "", -1
        while not (active == {forehand} and not bid) and not (bid and active <= {bidder} | beside):
            seat = self.after(seat)[0]
            if seat not in active or seat == bidder or seat in beside:
                continue
            move = yield seat, self.bids(seat, bid, beside)
            if move == "pass":
                active.remove(seat)
            elif move == "accanto":
                beside.add(seat)
            elif move == "hold":
                bidder = seat
            else:
                bid, bidder, beside = move, seat, set()
        if not bid:
            bidder = forehand
            bid = yield forehand, self.forehand_choice()
        self.contract = bid
        if bid != "trisac":
            self.declarers = [bidder, *(other for other in self.after(bidder) if other in beside)]

    def bids(self, seat: int, bid: str, beside: set[int]) -> set[str]:
        higher = COMMON[COMMON.index(bid) + 1 :] if bid else COMMON
        legal = {"pass", *(contract for contract in higher if self.may_declare(contract, seat))}
        holds = self.options["hold"] == "forehand" and seat == self.order[0]
        if bid and holds and self.may_declare(bid, seat):
            legal.add("hold")  # TK-A07
        places = {"on": 3, "one": 1, "off": 0}[str(self.options["accanto"])]
        if bid in ("piccolo", "mendicante") and len(beside) < places:
            legal.add("accanto")  # TK-A08, TK-A58
        return legal

    def forehand_choice(self) -> set[str]:
        """4.5 (6), TK-A05, TK-A57."""
        games = FOREHAND_GAMES if self.options["forehand_choice"] == "three" else FOREHAND_GAMES + COMMON
        return {contract for contract in games if self.may_declare(contract, self.order[0])}

    @property
    def declarer(self) -> int:
        return self.declarers[0]

    def call(self) -> Phase:
        """4.6 (1): the missing king may be called without its name."""
        missing = [king for king in KINGS if king not in self.hands[self.declarer]]
        legal = {f"call {king}" for king in missing}
        if len(missing) == 1:
            legal.add("call fourth")
        move = yield self.declarer, legal
        self.called = missing[0] if move == "call fourth" else move.removeprefix("call ")
        self.partner = next((seat for seat in self.order if self.called in self.hands[seat]), None)

    def talon(self) -> Phase:
        """4.6 (2) to (7): what the declarer takes and discards."""
        hand = self.hands[self.declarer]
        packets = [self.stock[:3], self.stock[3:]]
        if self.contract == "chiamata_solo" and self.called in self.stock:
            if self.options["solo_king_in_talon"] == "half_with_king":
                self.won += next(packet for packet in packets if self.called in packet)
            elif self.options["solo_king_in_talon"] == "all_to_declarer":
                self.won += self.stock
        if self.contract in ("chiamata_solo", "solo_semi", "solo_proprio"):
            return
        if self.contract == "sei":
            taken = list(self.stock)
        else:
            choices = self.takes(packets)
            move = yield self.declarer, set(choices)
            taken = choices[move]
            self.left_open = set(self.stock) - set(taken)
        hand += taken
        for _ in taken:
            fitting = layable(hand, self.contract, str(self.options["tarock_discard"]))
            move = yield self.declarer, {f"lay {card}" for card in fitting}
            card = move.removeprefix("lay ")
            hand.remove(card)
            self.won.append(card)

    def takes(self, packets: list[list[str]]) -> dict[str, list[str]]:
        """TK-A10."""
        either = {"take 1": packets[0], "take 2": packets[1]}
        if self.called not in self.stock or self.options["king_in_talon"] == "free":
            return either
        if self.options["king_in_talon"] == "king_packet":
            return {move: packet for move, packet in either.items() if self.called in packet}
        other = next(packet for packet in packets if self.called not in packet)
        sets = [in_deck_order([self.called, *two]) for two in combinations(other, 2)]
        return {f"take {'+'.join(cards)}": cards for cards in sets}

    def announcements(self) -> Phase:
        """4.7 (7) and 4.11b."""
        seat, first, in_a_row = self.declarer, True, 0
        said_bene: set[int] = set()
        while in_a_row < 3:
            spoken = False
            while True:
                legal = self.contra_words(seat)
                if seat not in said_bene:
                    legal |= self.kinds_to_announce(seat)
                if not (self.contract == "chiamata_meglio" and first and not BIRDS.keys() & self.announced.keys()):
                    legal.add("ok")
                move = yield seat, legal
                if move == "ok":
                    break
                spoken = True
                if move in ("contra", "recontra"):
                    self.contra *= 2
                else:
                    self.announced[move] = seat
            if spoken:
                in_a_row = 0
            elif not first:
                said_bene.add(seat)
                in_a_row += 1
            first = False
            seat = self.after(seat)[0]

    def contra_words(self, seat: int) -> set[str]:
        """TK-A33, TK-A55."""
        declaring = seat in (self.declarer, self.partner)
        if self.contra == 1 and not declaring:
            return {"contra"}
        return {"recontra"} if self.contra == 2 and declaring else set()

    def kinds_to_announce(self, seat: int) -> set[str]:
        """4.7 (2) and (6), TK-A29, TK-A35."""
        kinds = {"kings", "valat"} | SACKS
        if self.contract not in COLOUR or self.options["colour_bonuses"] == "all":  # TK-A19, TK-A27
            kinds |= {"trull", "mondo"} | {bird for bird, card in BIRDS.items() if card in self.hands[seat]}
        if self.called in self.hands[seat] or self.declarer_may_say_ultimo(seat):
            kinds.add("ultimo")
        if self.announced.keys() & SACKS:
            kinds -= SACKS
        return kinds - self.announced.keys()

    def declarer_may_say_ultimo(self, seat: int) -> bool:
        """TK-A35 and 4.11b: whether the king is a partner's, or lies in a closed talon, makes no difference."""
        if self.options["ultimo_by"] == "holder" or not self.called:
            return False
        return seat == self.declarer and self.called not in self.left_open

    def negative_contras(self) -> Phase:
        """TK-A34."""
        for declarer in self.declarers:
            for opponent in self.after(declarer):
                level = 1
                if (yield opponent, {"contra", "ok"}) == "contra":
                    level = 4 if (yield declarer, {"recontra", "ok"}) == "recontra" else 2
                self.contras[declarer, opponent] = level

    def tricks_of_the_deal(self) -> Phase:
        """4.8."""
        leader = self.order[0] if self.contract in POSITIVE | {"trisac"} else self.declarer
        for number in range(1, 13):
            cards: list[str] = []
            self.trick = cards
            seats = [leader, *self.after(leader)]
            for seat in seats:
                legal = playable(self.hands[seat], cards, number, self.contract, self.bound_cards(seat), self.options)
                card = yield seat, legal
                self.hands[seat].remove(card)
                cards.append(card)
            winner = seats[cards.index(winning_card(cards, self.contract, str(self.options["kaiser"])))]
            self.tricks.append(Trick(seats, cards, winner, self.talon_card(number)))
            leader = winner
            if self.contract not in POSITIVE | {"trisac"} and all(
                failed(self.contract, self.tricks, declarer) for declarer in self.declarers
            ):
                return

    def bound_cards(self, seat: int) -> dict[str, str]:
        """TK-A36: the announced cards that a seat holds, whoever has announced them, by kind."""
        if self.options["announced_card"] == "soft":
            return {}
        cards = BIRDS | {"ultimo": self.called}
        return {kind: cards[kind] for kind in self.announced if kind in cards and cards[kind] in self.hands[seat]}

    def talon_card(self, number: int) -> list[str]:
        """TK-A38: what goes with a trick of TRISAC."""
        if self.contract != "trisac":
            return []
        if self.options["trisac_talon"] == "first_six":
            return self.stock[number - 1 : number]
        return self.stock if self.options["trisac_talon"] == "last_trick" and number == 12 else []

    def played(self) -> Played:
        assert self.decision is None
        return Played(
            options=self.options,
            contract=self.contract,
            order=self.order,
            declarers=self.declarers,
            partner=self.partner,
            called=self.called,
            tricks=self.tricks,
            won=self.won,
            announced=self.announced,
            contra=self.contra,
            contras=self.contras,
            factor=self.factor,
        )

    def scores(self) -> list[int]:
        return scores(self.played())
