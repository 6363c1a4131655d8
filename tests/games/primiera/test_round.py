"""The rulings on a round: openings, Heralds, sweeps, later deals."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import ALONE, UNDECIDED
from mazzo.kernel.contract import Deal
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import any_move, setting, waiting
from tests.games.primiera.positions import (
    at_table,
    at_turn,
    cards,
    dealt,
    legal,
    names,
    opened,
    options,
    order,
    play,
    points,
    teams,
)

FOUR_HERALDS = {0: "1s", 1: "1b", 2: "1c", 3: "1d"}
PLAIN = {0: "10s", 1: "10b", 2: "10c", 3: "10d"}


def both(first: dict[int, str], second: dict[int, str]) -> dict[int, str]:
    return {seat: f"{first.get(seat, '')} {second.get(seat, '')}" for seat in range(4)}


def sweeps(round: Round) -> list[int]:
    return [round.sweeps >> 8 * seat & 255 for seat in range(round.setup.seats)]


def test_all_lay_before_any_card_is_turned() -> None:
    round = Round.start(options().setup(order("heralds")), dealt(both(FOUR_HERALDS, PLAIN)))
    for seat in (2, 0, 3):
        assert waiting(round) == [each for each in range(4) if each not in (2, 0, 3)[: (2, 0, 3).index(seat)]]
        round.play(seat, DECK.card(PLAIN[seat]))
        assert round.moves(seat) == []
        assert round.table == 0
    round.play(1, DECK.card("10b"))
    assert names(round.table) == "10s 10b 10c 10d"
    assert waiting(round) == [0]


def test_opening_cards_capture_nothing() -> None:
    """1.2 (3): four equal cards, or a sum, lie there side by side."""
    held = {0: "3s", 1: "3b", 2: "6c", 3: "9d"}
    assert names(opened(held, held).table) == "3s 3b 6c 9d"


def test_PM_A02_inert_a_laid_herald_is_a_plain_one() -> None:
    laid = {0: "1s", 1: "10b", 2: "10c", 3: "10d"}
    round = opened(both(FOUR_HERALDS, PLAIN), laid)
    assert round.teams == UNDECIDED
    play(round, legal(round)[0], "1b x 1s")
    assert teams(round) == [[0, 1], [2, 3]], "the first Herald that is played decides: Clubs, the left neighbour"


def test_PM_A02_forbidden_no_herald_may_open() -> None:
    forbidding = options(opening_herald="forbidden").setup(order("heralds"))
    round = Round.start(forbidding, dealt(both(FOUR_HERALDS, PLAIN)))
    for seat in range(4):
        assert len(legal(round, seat)) == round.count(seat) == 9
        assert FOUR_HERALDS[seat] not in legal(round, seat)
    assert "1s" in legal(Round.start(options().setup(order("heralds")), dealt(FOUR_HERALDS)), 0)


@pytest.mark.parametrize(
    ("openers", "expected"),
    [
        ([1], [[0, 1], [2, 3]]),
        ([2], [[0, 2], [1, 3]]),
        ([3], [[0, 3], [1, 2]]),
        ([0], [[0], [1], [2], [3]]),
        ([2, 1], [[0, 1], [2, 3]]),
        ([3, 2, 1, 0], [[0], [1], [2], [3]]),
    ],
)
def test_PM_A02_counts_the_first_laid_herald_decides(openers: list[int], expected: list[list[int]]) -> None:
    """Seat 1 holds Clubs, 2 Cups, 3 Coins; of several the first in turn order counts, whoever laid first."""
    laid = {seat: FOUR_HERALDS[seat] if seat in openers else PLAIN[seat] for seat in range(4)}
    round = opened(both(FOUR_HERALDS, PLAIN), laid, opening_herald="counts")
    assert sorted(teams(round)) == expected
    assert round.herald_seat == min(openers)


def test_PM_A02_counts_goes_by_turn_order_not_by_seat() -> None:
    counting = options(opening_herald="counts").setup(order("heralds", 1))
    round = Round.start(counting, dealt(both(FOUR_HERALDS, PLAIN)))
    for seat in range(4):
        round.play(seat, DECK.card(FOUR_HERALDS[seat]))
    assert round.herald_seat == 2, "dealer 1: the order is 2, 3, 0, 1"
    assert DECK.name(round.herald) == "1c"


def test_PM_A02_counts_a_later_herald_changes_nothing() -> None:
    laid = {**PLAIN, 2: "1c"}
    round = opened(both(FOUR_HERALDS, PLAIN), laid, opening_herald="counts")
    play(round, next(text for text in legal(round) if text.startswith("1s")))
    assert sorted(teams(round)) == [[0, 2], [1, 3]]


def test_PM_A03_four_opened_heralds_make_an_individual_round() -> None:
    round = opened(FOUR_HERALDS, FOUR_HERALDS)
    assert round.teams == ALONE, "known as soon as the cards are turned"
    rng = Rng(3)
    while waiting(round):
        seat = waiting(round)[0]
        round.play(seat, any_move(round, seat, rng))
    assert sorted(teams(round)) == [[0], [1], [2], [3]]
    assert points(round, ["7d", "1s 2s", "", ""]) == [4, 2, 0, 0], "doubled: Coins and their seven, most cards"


def test_only_the_first_herald_decides() -> None:
    round = opened(both(FOUR_HERALDS, PLAIN), PLAIN)
    play(round, "1s", "1b x 1s")
    assert round.teams == ALONE
    assert (round.herald, round.herald_seat) == (DECK.card("1s"), 0)


def test_a_herald_decides_whether_or_not_it_captures() -> None:
    laid = {**PLAIN, 0: "1s"}
    round = opened(both(FOUR_HERALDS, PLAIN), laid)
    play(round, legal(round)[0], "1b x 1s")
    assert round.herald_seat == 1


def test_PM_A13_a_sweep_is_a_capture_that_empties_the_table() -> None:
    round = at_table("3s 4b", "7d 2s", "5c 1c", "8d 2b", "9d 2d")
    play(round, "7d x 3s+4b")
    assert sweeps(round) == [1, 0, 0, 0]
    play(round, "5c")
    assert sweeps(round) == [1, 0, 0, 0]


def test_PM_T14_the_last_card_never_sweeps() -> None:
    round = at_turn(at_table("3s 4b", "", "", "", "7d"), 35)
    play(round, "7d x 3s+4b")
    assert sweeps(round) == [0, 0, 0, 0]
    assert names(round.captured(3)) == "3s 4b 7d"
    assert waiting(round) == []
    # The card before it does.
    earlier = at_turn(at_table("3s 4b", "", "", "7d", "10s"), 34)
    assert sweeps(play(earlier, "7d x 3s+4b")) == [0, 0, 1, 0]


def test_leftovers_go_to_the_last_capturer() -> None:
    """1.2 (6), PM-A13: also when they are the whole table, it is no sweep."""
    round = at_turn(at_table("3s 4b 10b", "", "", "7d", "9s"), 34)
    play(round, "7d x 3s+4b", "9s")
    assert names(round.captured(2)) == "3s 9s 4b 10b 7d"
    assert sweeps(round) == [0, 0, 0, 0]
    assert round.table == 0


def two_players() -> Round:
    chosen = setting("primiera", variant="two")
    found = chosen.start(1).round
    assert isinstance(found, Round)
    return found


def test_PM_T22_two_players_have_six_deals() -> None:
    round = two_players()
    leads, stocks, plays = [], [], 0
    while waiting(round):
        if not plays % 6:
            leads.append(waiting(round)[0])
            stocks.append(len(round.stock))
            assert [len(names(round.hand(seat)).split()) for seat in (0, 1)] == [3, 3]
        round.play(waiting(round)[0], round.moves(waiting(round)[0])[0])
        plays += 1
    assert stocks == [30, 24, 18, 12, 6, 0]
    assert plays == 36
    assert leads == [0] * 6, "dealer 1: the other leads each deal (PM-A23)"


@pytest.mark.parametrize(("turn", "swept"), [(17, 1), (35, 0)])
def test_PM_T22_the_last_card_of_a_deal_sweeps_but_not_of_the_round(turn: int, swept: int) -> None:
    round = at_turn(at_table("3s 4b", "", "7d", variant="two"), turn)
    if turn < 35:
        round.stock = bytes(cards("1s 2s 3b 1b 2b 4s"))
    play(round, "7d x 3s+4b")
    assert sweeps(round) == [0, swept]


@pytest.mark.parametrize(("variant", "packet"), [("two", 3), ("three", 6)])
def test_1_7b_later_deals_are_packets_from_the_front_of_the_stock(variant: str, packet: int) -> None:
    chosen = setting("primiera", variant=variant)
    course = chosen.start(1)
    round, rng, stock = course.round, Rng(1), list(course.dealt.stock)
    assert isinstance(round, Round)
    table = round.table
    while stock:
        for _ in range(packet * chosen.seats):
            seat = waiting(round)[0]
            round.play(seat, any_move(round, seat, rng))
        for seat in course.order:
            assert round.hand(seat) == sum(1 << card for card in stock[:packet])
            stock = stock[packet:]
        assert list(round.stock) == stock
    assert table == sum(1 << card for card in course.dealt.table), "never more to the table"


def test_PM_A22_tens_on_the_table_stay() -> None:
    for variant in ("classic", "two", "three"):
        round = at_table("10s 10b 10c 10d", "1s 2s", "3s 4s", variant=variant)
        assert names(round.table) == "10s 10b 10c 10d"
        assert legal(round) == ["1s", "2s"]


@pytest.mark.parametrize("variant", ["heralds", "classic", "two", "three", "robot"])
def test_PM_A23_the_dealers_right_leads_and_the_dealer_ends(variant: str) -> None:
    chosen = setting("primiera", variant=variant)
    for dealer in chosen.game.first_dealers(chosen.options, chosen.seats):
        match = chosen.match(dealer)
        round = match.start(chosen.deal(match, dealer))
        assert isinstance(round, Round)
        seats, rng = [], Rng(dealer)
        while waiting(round):
            seat = waiting(round)[0]
            if round.laid == round.setup.everyone:
                seats.append(seat)
            round.play(seat, any_move(round, seat, rng))
        people = 3 if variant == "robot" else chosen.seats
        assert seats[0] == (dealer + 1) % people
        assert seats[-1] == dealer
        assert seats == match.order() * (36 // chosen.seats)


def test_a_deal_is_started_as_given() -> None:
    round = Round.start(options(variant="two").setup([0, 1]), Deal([cards("1s 2s 3s"), cards("4s")], cards("9d"), []))
    assert (names(round.h0), names(round.h1), names(round.table)) == ("1s 2s 3s", "4s", "9d")
