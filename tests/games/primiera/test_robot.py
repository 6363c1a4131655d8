"""The robot: what it takes by itself, where it sits, and how its partner plays its cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primiera.deck import RANK
from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.robot import automatic_capture
from mazzo.games.primiera.round import Round
from mazzo.kernel.contract import NOBODY, WATCHER
from tests.games.primiera import reference
from tests.games.primiera.positions import cards, dealt, legal, names, opened, options, order, play, row, teams, view_of

EXAMPLE = "1s 3s 5s 4s 2s 7s"

# Nobody's opening card is a Herald; the robot opens with the nine of Cups, then turns eight, seven, six … of Cups.
ROBOT = "9c 8c 7c 6c 5c 4c 3c 2c 10c"
LAID = {0: "10s", 1: "10b", 2: "10d"}


def taken(row: str, card: str, mean_position: bool = False) -> str:
    return names(automatic_capture(bytes(cards(row)), DECK.card(card), mean_position))


def round_with(robot_herald: str, hands: dict[int, str], **chosen: str) -> Round:
    """After the opening; the robot's Herald comes last in its pile."""
    held = {seat: f"{LAID[seat]} {hands.get(seat, '')}" for seat in range(3)}
    return opened({**held, 3: f"{ROBOT} {robot_herald}"}, LAID, variant="robot", **chosen)


def test_PM_T06_the_eight() -> None:
    assert {names(DECK.set(" ".join(found))) for found in reference.captures("8d", EXAMPLE.split())} == {
        "1s 3s 4s",
        "1s 2s 5s",
        "1s 7s",
        "3s 5s",
    }
    assert taken(EXAMPLE, "8d") == "1s 3s 4s"
    assert taken(EXAMPLE, "8d", mean_position=True) == "1s 3s 4s"


def test_PM_T07_the_six() -> None:
    assert taken(EXAMPLE, "6d") == "1s 2s 3s"
    assert taken(EXAMPLE, "6d", mean_position=True) == "1s 5s"
    assert taken("1s 5s 4s 2s", "6d") == taken("1s 5s 4s 2s", "6d", mean_position=True) == "1s 5s"


def test_of_equal_cards_the_first() -> None:
    for mean_position in (False, True):
        assert taken("2s 7c 7s 7b", "7d", mean_position) == "7c"


def test_PM_A14_equal_means_go_by_the_first_place() -> None:
    # 3+5 at places 1 and 2, 6+2 at places 0 and 3.
    assert taken("6s 3s 5s 2s", "8d", mean_position=True) == "2s 6s"


@st.composite
def rows(draw: st.DrawFn) -> list[int]:
    dealt = draw(st.lists(st.integers(0, 39), min_size=1, max_size=4, unique=True))
    laid = draw(st.lists(st.integers(0, 39), max_size=9, unique_by=lambda card: RANK[card]))
    present = {RANK[card] for card in dealt}
    return draw(st.permutations(dealt + [card for card in laid if RANK[card] not in present]))


@given(rows(), st.integers(0, 39), st.booleans())
def test_PM_A14_the_robot_takes_what_a_second_reading_takes(row: list[int], card: int, by_mean: bool) -> None:
    expected = reference.leftmost(DECK.name(card), [DECK.name(each) for each in row], by_mean)
    found = automatic_capture(bytes(row), card, by_mean)
    assert set(names(found).split()) == expected


@pytest.mark.parametrize(("dealer", "expected"), [(0, [1, 3, 2, 0]), (1, [2, 3, 0, 1]), (2, [0, 3, 1, 2])])
def test_PM_A15_the_robot_sits_opposite_the_dealer(dealer: int, expected: list[int]) -> None:
    assert order("robot", dealer) == expected


def test_PM_A16_the_row_grows_at_the_right_and_gaps_close() -> None:
    round = round_with("1s", {0: "2s 9s", 1: "2d"})
    assert row(round) == "10s 9c 10b 10d", "in turn order"
    play(round, "2s")
    assert row(round) == "10s 9c 10b 10d 2s"
    play(round, "8c", "2d x 2s")
    assert row(round) == "10s 9c 10b 10d 8c"


def test_PM_A26_the_robot_opens_with_the_last_card_dealt_to_it() -> None:
    """1.6 (2): the first of its dealt hand here; nobody decides, and nobody sees it before the others have laid."""
    round = Round.start(options(variant="robot").setup(order("robot")), dealt({3: ROBOT}))
    assert legal(round, 3) == ["9c"]
    assert round.chooser(3) == NOBODY
    round.play(3, round.moves(3)[0])
    for viewer in (WATCHER, 0, 1, 2, 3):
        assert round.view(viewer).shown() == [(3, -1)]


def test_the_robot_turns_its_pile_in_order() -> None:
    round = round_with("1s", {0: "2s 3s", 1: "2b 3b", 2: "2d 3d"})
    play(round, "2s")
    assert legal(round, 3) == ["8c"]
    play(round, "8c", "3b", "2d x 2s", "3s x 3b")
    assert legal(round, 3) == ["7c"]
    assert round.view(WATCHER).robot_hand == 0


def test_in_an_individual_round_it_goes_on_by_itself() -> None:
    round = round_with("1c", {0: "1s"})
    play(round, "1s")
    assert round.chooser(3) == NOBODY
    assert legal(round, 3) == ["8c"]
    assert round.view(0).robot_hand == 0
    assert round.view(0).deciding() == NOBODY


@pytest.mark.parametrize(("herald", "chooser"), [("1c", 2), ("1d", 0), ("1b", 1)])
def test_a_partner_plays_the_robots_open_cards(herald: str, chooser: int) -> None:
    """Seat 0 plays the Herald; the order is 0, 3, 1, 2."""
    round = round_with("1s", {0: herald})
    play(round, herald)
    assert sorted([chooser, 3]) in teams(round)
    assert round.chooser(3) == chooser
    for viewer in (WATCHER, 0, 1, 2, 3):
        view = round.view(viewer)
        assert names(view.robot_hand) == names(round.h3), "they lie open before everybody"
        assert view.deciding() == (3 if viewer == chooser else NOBODY)
    assert {text.split()[0] for text in legal(round, 3)} == set(names(round.h3).split()), "any of its cards"


@pytest.mark.parametrize("robot_sum", ["lexicographic", "min_mean_position"])
def test_a_partner_takes_what_it_likes(robot_sum: str) -> None:
    """1.7b: `robot_sum` is for the automatic robot only."""
    round = round_with("1s", {0: "1c"}, robot_sum=robot_sum)
    play(round, "1c")
    assert view_of(round, 3).seat == 2
    tens = [text for text in legal(round, 3) if text.startswith("10c")]
    assert tens == ["10c x 10s", "10c x 10b", "10c x 10d"]


def test_the_robots_own_herald_still_captures_by_itself() -> None:
    """1.7b: the card that decides the mode is turned by nobody; the next one is chosen."""
    held = {0: "10s 2s 3s", 1: "10b", 2: "10d"}
    round = opened({**held, 3: "9c 1d 8c 7c 6c 5c 4c 3c 2c 10c"}, LAID, variant="robot")
    play(round, "2s")
    assert round.chooser(3) == NOBODY
    assert legal(round, 3) == ["1d"]
    play(round, "1d")
    assert round.chooser(3) == 1, "the right neighbour of the robot's place"
    assert row(round) == "10s 9c 10b 10d 2s 1d"


def test_PM_A27_counting_openings_open_the_robot_at_once() -> None:
    """1.7b: with `opening_herald = counts` the teams are known before the first play."""
    held = {0: "1c 10s", 1: "10b", 2: "10d", 3: ROBOT + " 1s"}
    round = opened(held, {0: "1c", 1: "10b", 2: "10d"}, variant="robot", opening_herald="counts")
    assert teams(round) == [[0, 1], [2, 3]]
    assert round.chooser(3) == 2
    assert names(round.view(WATCHER).robot_hand) == names(round.h3)
    assert len(names(round.h3).split()) == 9


def test_counting_swords_leave_the_robot_alone() -> None:
    held = {0: "1s 10s", 1: "10b", 2: "10d", 3: ROBOT + " 1c"}
    round = opened(held, {0: "1s", 1: "10b", 2: "10d"}, variant="robot", opening_herald="counts")
    assert teams(round) == [[0], [3], [1], [2]]
    assert round.chooser(3) == NOBODY
    assert round.view(WATCHER).robot_hand == 0
