"""Worlds are uniform over the placements of hidden cards that fit every move shown.

What fits is found by brute force: small hands, all placements of the unseen cards, and of each the deal that would have
led to it, in which every move shown must have been legal in the second reading of the rules. All seeds are fixed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from mazzo.games.nain_jaune.notation import DECK, print_move
from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.view import View
from mazzo.games.nain_jaune.worlds import known_round, placements
from mazzo.kernel.bits import bit, gathered, listed
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.testing.support.chi_square import evenly, fits
from mazzo.testing.support.play import any_move, setting
from tests.games.nain_jaune.positions import BOXES, holding, names, play
from tests.games.nain_jaune.reference import Reference

Placement = tuple[int, ...]
"""The cards of each hidden hand, then the stock."""

RULES = [
    {"enter": enter, "keep_going": keep_going}
    for enter in ("optional", "mandatory")
    for keep_going in ("mandatory", "free")
]
PACK = "4s 4h 4d 5s 5h 5d 6s 6h 6d 7s 7h 7d"
"""Three cards of four ranks: sequences often meet, and often break."""


def small(seats: int, seed: int, rules: dict[str, str]) -> Round:
    """A round in which three hold three cards, or two hold four, and three or four lie aside."""
    pack = [DECK.card(name) for name in PACK.split()]
    Rng(seed).shuffle(pack)
    size = 3 if seats == 3 else 4
    hands = [" ".join(DECK.name(card) for card in pack[size * seat : size * seat + size]) for seat in range(seats)]
    stock = " ".join(DECK.name(card) for card in pack[seats * size :])
    return holding(*hands, stock=stock, enter=rules["enter"], keep_going=rules["keep_going"])


def positions(seats: int, seed: int, rules: dict[str, str]) -> Iterator[Round]:
    """Each position of a random small round, the end too."""
    round, rng = small(seats, seed, rules), Rng(seed)
    while round.waiting():
        yield round
        round.play(round.turn, any_move(round, round.turn, rng))
    yield round


def hidden(round: Round, view: View) -> Placement:
    return (*(round.hand(seat) for seat in view.hidden_seats()), round.stock)


def possible(view: View, rules: dict[str, str]) -> set[Placement]:
    """Every placement of the unseen cards that the moves shown allow."""
    rooms = [view.held[seat] for seat in view.hidden_seats()]
    found: set[Placement] = set()

    def fill(place: int, rest: frozenset[int], hands: Placement) -> None:
        if place == len(rooms):
            placement = (*hands, gathered(rest))
            if allowed(view, placement, rules):
                found.add(placement)
            return
        for cards in combinations(sorted(rest), rooms[place]):
            fill(place + 1, rest - set(cards), (*hands, gathered(cards)))

    fill(0, frozenset(listed(view.unseen())), ())
    return found


def allowed(view: View, placement: Placement, rules: dict[str, str]) -> bool:
    """Whether every move shown was legal, had these cards been dealt."""
    world = known_round(view)
    for seat, cards in zip(view.hidden_seats(), placement, strict=False):
        world.set_hand(seat, cards)
    hands = [names(world.hand(seat)).split() for seat in range(view.public.setup.seats)]
    shown = [(seat, print_move(move)) for seat, move in view.shown()]
    for seat, text in shown:
        if text not in ("pass", "stop"):
            hands[seat].append(text)
    options: dict[str, str | int] = {"grand_opera": "off", "announce": "auto", "held_box_card": "none"}
    options |= {"hand_payment": "count", **rules}
    plain = Reference(options, list(view.public.setup.order), hands, [49] * len(hands), dict.fromkeys(BOXES, 0))
    for seat, text in shown:
        if text not in plain.legal(seat):
            return False
        plain.play(seat, text)
    return True


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(rules.values()))
@pytest.mark.parametrize(("seats", "deals"), [(2, 8), (3, 4)])
def test_worlds_are_all_that_moves_allow(seats: int, deals: int, rules: dict[str, str]) -> None:
    """As many, and none that is not among them: nothing that is proved is forgotten, and nothing else is assumed."""
    rng = Rng(1)
    for seed in range(deals):
        for number, round in enumerate(positions(seats, seed, rules)):
            if number > 1:
                view = round.view(number % seats)
                found = possible(view, rules)
                assert placements(view).total == len(found)
                assert all(hidden(view.world(rng), view) in found for _ in range(3))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(rules.values()))
def test_a_watcher_has_all_that_moves_allow(rules: dict[str, str]) -> None:
    for seed in range(3):
        for number, round in enumerate(positions(2, seed, rules)):
            if number > 5:
                view = round.view(WATCHER)
                assert placements(view).total == len(possible(view, rules))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(rules.values()))
def test_worlds_are_uniform(rules: dict[str, str]) -> None:
    checked = 0
    for seed in range(10):
        for number, round in enumerate(positions(3, seed, rules)):
            view = round.view(seed % 3)
            if number == 6 and round.waiting():
                outcomes = possible(view, rules)
                rng = Rng(seed)
                counted = Counter(hidden(view.world(rng), view) for _ in range(8 * len(outcomes) + 50))
                assert fits(counted, evenly(outcomes))
                checked += len(outcomes) > 1
    assert checked > 3


def test_what_is_proved_matters() -> None:
    """Without the proofs there would be more worlds: a sampler that forgets them is found out."""
    rules = {"enter": "mandatory", "keep_going": "free"}
    fewer = 0
    for seed in range(8):
        for round in positions(3, seed, rules):
            view = round.view(0)
            forgetful = round.view(0)
            forgetful.public.voids = forgetful.public.holds = 0
            fewer += placements(view).total < placements(forgetful).total
    assert fewer > 20


def test_a_stop_is_respected_until_a_card_of_the_rank_is_laid() -> None:
    round = holding("4s 5s 5h 9s", "6s 7s 8s", "5d 9d 9h", stock="9c 10c 10s 10h", keep_going="free")
    play(round, "4s", "stop")
    view, rng = round.view(1), Rng(1)
    for _ in range(200):
        assert view.world(rng).h0 & DECK.set("5s 5h 5d")
    play(round, "pass", "pass", "5h")
    view = round.view(1)
    assert {bool(view.world(rng).h0 & DECK.set("5s 5d")) for _ in range(100)} == {True, False}


def test_all_hands_lie_open_at_the_end() -> None:
    """Then only the stock is unknown, and there is one world."""
    chosen = setting("nain_jaune")
    for seats in (2, 3, 4):
        round = chosen._replace(seats=seats).played(1, 10**9).round
        assert isinstance(round, Round)
        for viewer in range(WATCHER, seats):
            view = round.view(viewer)
            assert placements(view).total == 1
            world = view.world(Rng(1))
            assert (world.h0, world.h1, world.h2, world.h3) == (round.h0, round.h1, round.h2, round.h3)
            assert world.stock == round.stock


def test_worlds_reach_every_card() -> None:
    """At the deal every unseen card is as likely in any other hand, and in the stock."""
    chosen = setting("nain_jaune")
    view, rng = chosen.start(0).round.view(0), Rng(9)
    assert isinstance(view, View)
    hands: Counter[int] = Counter()
    stocks: Counter[int] = Counter()
    for _ in range(1500):
        world = view.world(rng)
        hands[listed(world.h2)[rng.below(12)]] += 1
        stocks[listed(world.stock)[rng.below(4)]] += 1
    unseen = set(listed(view.unseen()))
    assert len(unseen) == 40
    assert not any(view.hand & bit(card) for card in unseen)
    assert fits(hands, evenly(unseen))
    assert fits(stocks, evenly(unseen))
