"""One game or four: starting players, totals, winners."""

from __future__ import annotations

from mazzo.games.primo.game import GAME
from mazzo.games.primo.match import Match
from mazzo.games.primo.round import Round
from mazzo.record.course import Course
from mazzo.testing.support.play import Setting
from tests.games.primo.positions import at_table, options, play


def counted(match: Match, scores: list[int]) -> Match:
    """The match after a game in which each seat still has so many cards, or has finished, which is written as 3."""
    hands = ["1y" if points < 0 else "" for points in scores]
    piles = [" ".join(["1y"] * (-points - 1)) for points in scores]
    round = at_table("", *hands, piles=piles)
    round.finisher = scores.index(3) if 3 in scores else -1
    assert round.scores() == scores
    return match.after(round)


def test_PO_T13_A24_the_match_of_four() -> None:
    match = Match(options(games=4), 3, 0)
    for scores in ([3, -6, -5], [-4, 3, -7], [-9, -2, 3], [3, -8, -1]):
        assert not match.finished
        match = counted(match, scores)
    assert match.totals == [-7, -13, -10]
    assert match.finished
    assert match.winners == [0]


def test_PO_A23_a_tie_is_shared() -> None:
    match = Match(options(games=4), 2, 0)
    for scores in ([3, -6], [-6, 3], [3, -1], [-1, 3]):
        match = counted(match, scores)
    assert match.totals == [-1, -1]
    assert match.winners == [0, 1]


def test_PO_A19_a_blocked_game_is_won_by_the_fewest_cards() -> None:
    match = Match(options(), 3, 0)
    match = counted(match, [-2, -5, -2])
    assert match.finished
    assert match.winners == [0, 2]


def test_PO_A24_points_are_the_same_when_there_is_one_game() -> None:
    match = Match(options(), 2, 0)
    round = play(at_table("A 5", "4y", "1y", piles=["", "2y 3y"]), "4y>A")
    match = match.after(round)
    assert round.scores() == match.totals == [3, -3]
    assert match.winners == [0]


def test_PO_A22_the_next_player_starts_the_next_game() -> None:
    setting = Setting(GAME, options(games=4), 5)
    for dealer in range(5):
        match = setting.match(dealer)
        assert isinstance(match, Match)
        for number in range(4):
            order = match.order()
            assert order[0] == (dealer + 1 + number) % 5
            assert order == [(order[0] + place) % 5 for place in range(5)]
            assert match.dealer == order[-1], "the last in turn"
            round = match.start(setting.deal(match, number))
            assert isinstance(round, Round)
            assert round.turn == order[0]
            match = counted(match, [-1, -2, -3, -4, -5])
    assert list(GAME.first_dealers(options(), 5)) == [0, 1, 2, 3, 4], "anybody may start the first"


def test_PO_T18_the_first_seat_begins() -> None:
    setting = Setting(GAME, options(starter="first_seat", games=4), 3)
    match = setting.match(7)
    assert isinstance(match, Match)
    orders, dealers = [], []
    for _ in range(4):
        orders.append(match.order())
        dealers.append(match.dealer)
        match = counted(match, [-1, -2, -3])
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert dealers == [2, 0, 1, 2]
    five = Setting(GAME, options(starter="first_seat"), 5)
    assert [len(cards) for cards in five.deal(five.match(7), 0).hands] == [22, 22, 22, 21, 21]
    course = Course(GAME, options(starter="first_seat"), 5, bytes(32))
    assert course.match.dealer == 4, "nothing is drawn"


def test_seats() -> None:
    assert GAME.seats(options())[0] == 4
    assert sorted(GAME.seats(options())) == [2, 3, 4, 5, 6]
