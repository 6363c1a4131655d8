"""The rulings on play: who may lay what, when a turn ends, what is claimed."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune.round import Round
from mazzo.kernel.contract import Deal
from tests.games.nain_jaune.positions import boxes, cards, holding, legal, options, play, proved, stacks


def test_NJ_T01_as_far_as_possible() -> None:
    """Starting with 2 of 2♦ 4♥ 5♣ 7♥ 3♦: lays 2, 3, 4, 5, then is without 6; the 7 cannot be laid."""
    round = holding("2d 4h 5c 7h 3d", "6s 8s", "9s 10s")
    for card in ("2d", "3d", "4h", "5c"):
        assert card in legal(round)
        play(round, card)
        assert round.turn == 0
    assert legal(round) == ["pass"]
    play(round, "pass")
    assert proved(round.voids, 0) == "6"


def test_NJ_T02_the_next_player_begins_with_exactly_that_rank() -> None:
    round = holding("5c 9c", "5s 6s 6h 7s", "8s 2s")
    play(round, "5c", "pass")
    assert (round.turn, legal(round)) == (1, ["6s", "6h", "pass"])
    play(round, "6h")
    assert legal(round) == ["7s"]


def test_NJ_T03_a_box_card_takes_its_whole_box() -> None:
    round = holding("Qs 2s", "3s 4s", boxes=[0, 0, 21, 0, 0])
    play(round, "Qs")
    assert stacks(round) == [34 + 27, 34]
    assert boxes(round) == [2, 4, 0, 8, 10]


def test_NJ_A02_to_enter_is_optional_or_not() -> None:
    for enter, expected in (("optional", ["6s", "pass"]), ("mandatory", ["6s"])):
        round = play(holding("5c 9c", "6s 2s", "8s 2h", enter=enter), "5c", "pass")
        assert legal(round) == expected


def test_NJ_A02_NJ_A32_a_pass_proves_a_void_only_where_one_must_enter() -> None:
    for enter, expected in (("optional", ""), ("mandatory", "6")):
        round = play(holding("5c 9c", "7s 2s", "8s 2h", enter=enter), "5c", "pass", "pass")
        assert proved(round.voids, 0) == "6", "after own cards it always does"
        assert proved(round.voids, 1) == expected


@pytest.mark.parametrize(("keep_going", "expected"), [("mandatory", ["2d"]), ("free", ["2d", "stop"])])
def test_NJ_T10_NJ_A03_stopping(keep_going: str, expected: list[str]) -> None:
    round = play(holding("As 2d 9c", "3s 4s", keep_going=keep_going), "As")
    assert legal(round) == expected


def test_NJ_A03_NJ_A32_a_stop_leaves_the_rank_needed_and_proves_that_it_is_held() -> None:
    round = play(holding("As 2d 2s 9c", "2c 4s", "5s 6s", keep_going="free"), "As", "stop")
    assert (round.turn, round.need) == (1, 2)
    assert legal(round) == ["2c", "pass"]
    assert proved(round.holds, 0) == "2"
    play(round, "2c", "pass", "pass")
    assert proved(round.holds, 0) == "2"
    play(round, "pass", "4s")
    assert round.waiting() == 0


def test_NJ_A03_NJ_A32_a_card_of_the_rank_ends_that_proof() -> None:
    round = play(holding("As 2d 2s 9c", "5s 6s", keep_going="free"), "As", "stop", "pass", "2d")
    assert proved(round.holds, 0) == "", "a second 2 may be there or not"


def test_3_5b_who_cannot_go_on_passes() -> None:
    round = play(holding("As 3d 9c", "5s 6s", keep_going="free"), "As")
    assert legal(round) == ["pass"]


def test_3_5b_no_stop_before_a_card_and_no_pass_after_one() -> None:
    round = play(holding("As 9c", "2s 3s 3h 6s", keep_going="free"), "As", "pass")
    assert legal(round) == ["2s", "pass"]
    play(round, "2s")
    assert legal(round) == ["3s", "3h", "stop"]


def test_NJ_T11_two_players_restart() -> None:
    round = play(holding("9c Kc 2d", "2s 3s"), "9c", "pass")
    assert (round.turn, legal(round)) == (1, ["pass"])
    play(round, "pass")
    assert (round.turn, legal(round)) == (0, ["2d", "Kc"]), "any card"


def test_NJ_A04_passes_of_players_who_could_play_count() -> None:
    round = play(holding("5c 9c", "6s 2s", "6h 2h"), "5c", "pass", "pass", "pass")
    assert (round.turn, legal(round)) == (0, ["9c"])


@pytest.mark.parametrize("keep_going", ["mandatory", "free"])
def test_NJ_A05_whoever_restarts_must_lay(keep_going: str) -> None:
    round = play(holding("5c 9c", "2s 3s", keep_going=keep_going, enter="optional"), "5c", "pass", "pass")
    assert legal(round) == ["9c"]
    assert holding("5c 9c", "2s", keep_going=keep_going).moves(0) == holding("5c 9c", "2s").moves(0)


def test_NJ_A06_a_restart_is_a_new_series_of_the_same_round() -> None:
    round = play(holding("5c 9c 10c", "2s 3s"), "5c", "pass", "pass", "9c")
    assert stacks(round) == [34, 34]
    assert legal(round) == ["10c"]


@pytest.mark.parametrize("king", ["Ks", "Kh", "Kd", "Kc"])
def test_NJ_A28_a_king_restarts_with_any_card(king: str) -> None:
    for keep_going in ("mandatory", "free"):
        round = play(holding(f"Qd {king} 2s 7c", "3s 4s", keep_going=keep_going), "Qd", king)
        assert round.turn == 0
        assert legal(round) == ["2s", "7c"]


def test_NJ_A07_any_card_restarts() -> None:
    round = play(holding("5c 2c 7c Ac", "2s 3s"), "5c", "pass", "pass")
    assert legal(round) == ["Ac", "2c", "7c"], "not only the 7 after the missing 6"


def test_NJ_A16_NJ_A34_announcing_by_hand() -> None:
    """To announce or not is one move."""
    round = holding("Qs Qh 2s", "3s 4s", announce="manual")
    assert legal(round) == ["2s", "Qs", "Qs!", "Qh"], "only a box card has two moves"
    assert stacks(play(round.copy(), "Qs!")) == [40, 34]
    forgotten = play(round, "Qs")
    assert stacks(forgotten) == [34, 34]
    assert boxes(forgotten) == [2, 4, 6, 8, 10]


def test_NJ_A15_what_was_forgotten_stays_for_the_next_round() -> None:
    round = play(holding("Qs", "3s 4s", announce="manual", grand_opera="off"), "Qs")
    assert boxes(round)[2] == 6
    again = holding("Qs 2s", "3s", tokens=stacks(round), boxes=boxes(round), announce="manual")
    assert boxes(again)[2] == 12
    assert stacks(play(again, "Qs!"))[0] == stacks(round)[0] - 15 + 12


@pytest.mark.parametrize(("forgotten_box", "opera", "left"), [("opera_collects", 30, 0), ("stays", 24, 6)])
def test_NJ_A29_grand_opera_and_a_forgotten_box(forgotten_box: str, opera: int, left: int) -> None:
    """The last card of all counts as the others do."""
    round = play(holding("Qs", "3s 4s", announce="manual", forgotten_box=forgotten_box), "Qs")
    assert round.opera == opera
    assert boxes(round) == [0, 0, left, 0, 0]


def test_NJ_A29_only_where_announcing_is_left_to_players() -> None:
    round = play(holding("Qs 2s", "3s 4s", forgotten_box="stays"), "Qs", "pass", "pass", "2s")
    assert boxes(round) == [2, 4, 0, 8, 10], "no Grand Opéra, and nothing forgotten"
    assert boxes(play(holding("Kh 2s", "3s 4s", forgotten_box="stays"), "Kh", "2s")) == [0, 0, 0, 0, 0]


FIRST = "first_turn"
NOBODY_ELSE = "no_opponent_has_played"


@pytest.mark.parametrize("grand_opera", [FIRST, NOBODY_ELSE])
def test_NJ_A08_king_restarts_belong_to_the_first_turn(grand_opera: str) -> None:
    round = play(holding("Kc Kd 2s", "3s 4s", grand_opera=grand_opera), "Kc", "Kd", "2s")
    assert round.opera == 30


@pytest.mark.parametrize(("grand_opera", "opera"), [(FIRST, -1), (NOBODY_ELSE, 30), ("off", -1)])
def test_NJ_A08_a_restart_after_all_passed_is_a_second_turn(grand_opera: str, opera: int) -> None:
    round = play(holding("5c 9c", "3s 4s", grand_opera=grand_opera), "5c", "pass", "pass", "9c")
    assert round.opera == opera


@pytest.mark.parametrize(("grand_opera", "opera"), [(FIRST, 30), (NOBODY_ELSE, -1), ("off", -1)])
def test_NJ_A08_a_later_seat_has_a_first_turn_too(grand_opera: str, opera: int) -> None:
    round = play(holding("5c 9c", "6s", grand_opera=grand_opera), "5c", "pass", "6s")
    assert round.opera == opera


def test_NJ_A08_NJ_A33_a_pass_ends_the_first_turn() -> None:
    round = holding("5c 9c 2c", "6s", "3s 8s 9s")
    play(round, "5c", "pass", "pass", "pass", "2c", "pass", "pass", "3s", "pass")
    assert round.turn == 0, "seat 1 has passed when it could have gone out"
    play(round, "pass", "pass", "8s", "9s")
    assert round.opera == -1


def test_NJ_A08_NJ_A33_a_stop_ends_the_first_turn() -> None:
    round = play(holding("5c 6c", "9s 10s", keep_going="free"), "5c", "stop", "pass", "6c")
    assert round.opera == -1


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [0, 2, 1]])
def test_turns_follow_the_order_not_the_seats(order: list[int]) -> None:
    dealt = Deal([cards("2s 9s"), cards("4s 9h"), cards("7s 9d")], [], [])
    round = Round.start(options().setup(order), dealt, [49] * 3, [0] * 5)
    seats = []
    for _ in range(4):
        seats.append(round.turn)
        play(round, legal(round)[0])
        if len(seats) == 1:
            play(round, "pass")
    assert seats == [*order, order[0]]
