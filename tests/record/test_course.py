"""The course of a match: deals from the seed, moves in any order, rounds that are closed once."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.errors import Illegal, Malformed, MoveError
from mazzo.kernel.fair import Fairness
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.record.record import Player, whole
from mazzo.record.writing import write
from tests.support.matches import match_of
from tests.support.play import Setting, any_move
from tests.support.play import setting as made


def test_dealer_and_deals_follow_from_the_seed(setting: Setting) -> None:
    course = match_of(setting, 7)
    game, options, seats = setting.game, setting.options, setting.seats
    fairness = Fairness(bytes(31) + bytes([7]), [b""] * seats)
    match = game.match(options, seats, fairness.dealer(game.dealers(options, seats)))
    for played in course.rounds:
        assert (played.number, played.dealer, played.order) == (match.number, match.dealer, match.order())
        dealt = game.deal(match, fairness.decks(match.number, game.packs(options, seats)))
        assert (dealt.hands, dealt.table, dealt.stock) == (played.dealt.hands, played.dealt.table, played.dealt.stock)
        assert match.close(played.round) == played.scores
        assert match.totals == played.totals
    assert match.finished
    assert course.match.winners == match.winners


def test_contributions_change_the_deal() -> None:
    setting = made("primiera", variant="two")
    plain = Course(setting.game, setting.options, 2, bytes(32))
    empty = Course(setting.game, setting.options, 2, bytes(32), [b"", b""])
    added = Course(setting.game, setting.options, 2, bytes(32), [b"", bytes(16)])
    assert plain.dealt.hands == empty.dealt.hands != added.dealt.hands


def test_simultaneous_moves_are_accepted_in_any_order_and_listed_in_turn_order() -> None:
    setting = made("primiera", variant="heralds")
    listed, positions = set(), set()
    for order in permutations(range(4)):
        course = match_of(setting, 1, moves=0)
        assert course.waiting() == course.current.order
        for seat in order:
            course.play(seat, course.round.nth(seat, 3))
        first = course.waiting()[0]
        course.play(first, course.round.nth(first, 0))
        assert [seat for seat, _ in course.current.listed()] == [*course.current.order, first]
        assert [seat for seat, _ in course.current.moves] == [*order, first]
        listed.add(tuple(course.current.listed()))
        positions.add(str([course.round.view(seat).dump() for seat in range(4)]))
    assert len(listed) == len(positions) == 1


def test_what_is_shown_is_listed_in_turn_order_too() -> None:
    course = match_of(made("primiera", variant="heralds"), 1, moves=0)
    order = course.current.order
    for seat in (order[2], order[0]):
        course.play(seat, course.round.nth(seat, 3))
    assert [seat for seat, _ in course.current.shown(order[1])] == [order[0], order[2]]
    own = course.current.shown(order[2])
    assert own[1] == course.current.listed()[1]
    assert own[0] == course.current.shown(WATCHER)[0] != course.current.listed()[0]


def test_moves_that_nobody_decides() -> None:
    course = match_of(made("primiera", variant="robot"), 1, moves=0)
    due = course.automatic()
    assert due is not None
    seat, move = due
    assert course.round.chooser(seat) == NOBODY
    assert course.round.moves(seat) == [move]
    course.play(seat, move)
    assert course.automatic() is None


def test_what_may_not_be_taken_back_stays(setting: Setting) -> None:
    """In most games a move is final; where a turn is a series of moves, its closing is."""
    course, rng = match_of(setting, 2, moves=0), Rng(2)
    for _ in range(12):
        if not course.round.undoable():
            with pytest.raises(ValueError, match="nothing can be taken back"):
                course.take_back()
        if not course.over:
            seat = course.waiting()[0]
            course.play(seat, any_move(course.round, seat, rng))


def test_moves_of_the_running_turn_are_taken_back() -> None:
    """The round is as it was before each, and so are its history and the record."""
    setting = made("primo")
    for seed in range(4):
        course, rng = match_of(setting, seed, moves=40), Rng(seed)
        while course.round.undoable():
            course.take_back()
        before = [snapshot(course)]
        for _ in range(3):
            seat = course.waiting()[0]
            plays = [move for move in course.round.moves(seat) if setting.game.print(move)[0] in "123456789ABCDEFtn"]
            if not plays or course.round.undoable() != len(before) - 1:
                break
            course.play(seat, plays[rng.below(len(plays))])
            before.append(snapshot(course))
        while course.round.undoable():
            made_last = course.current.moves[-1]
            before.pop()
            assert course.take_back() == made_last
            assert snapshot(course) == before[-1]


def snapshot(course: Course) -> list[str]:
    """All that the round holds and every viewer knows, and the record."""
    views = [course.round.view(viewer) for viewer in (WATCHER, *range(course.seats))]
    players = [Player("person")] * course.seats
    return [str([view.dump() for view in views]), write(whole(course, players)).decode(), str(course.current.listed())]


def test_a_round_is_closed_once_and_then_the_next_is_dealt() -> None:
    course = match_of(made("primiera", variant="two"), 3, moves=35)
    with pytest.raises(ValueError, match="not over"):
        course.close()
    with pytest.raises(ValueError, match="no next round"):
        course.deal()
    (seat,) = course.waiting()
    course.play(seat, course.round.nth(seat, 0))
    assert course.over
    assert not course.closed
    scores = course.close()
    assert course.current.scores == scores == course.match.totals
    with pytest.raises(ValueError, match="counted before"):
        course.close()
    course.advance()
    assert [played.number for played in course.rounds] == [1, 2]
    assert not course.over
    assert not course.closed


def test_a_counted_round_is_seen_as_what_it_was(setting: Setting) -> None:
    """The match has moved on to the next round: a scene shows its totals, in the count too, and nothing else of it."""
    course, rng = match_of(setting, 5, moves=0), Rng(5)
    while not course.over:
        seat = course.waiting()[0]
        course.play(seat, any_move(course.round, seat, rng))
    viewers = (WATCHER, *range(course.seats))
    before = [course.scene(viewer) for viewer in viewers]
    assert before == [course.game.scene(course.round.view(viewer), course.match) for viewer in viewers]
    course.close()
    after = [course.scene(viewer) for viewer in viewers]
    for was, scene in zip(before, after, strict=True):
        assert scene == replace(was, totals=course.match.totals, tally=scene.tally)
    assert {scene.round for scene in after} == {1}
    if not course.finished:
        course.deal()
        assert course.scene(WATCHER).round == 2


def test_nothing_is_dealt_after_the_match() -> None:
    course = match_of(made("primiera", variant="two", target=1), 3)
    assert course.finished
    with pytest.raises(ValueError, match="no more"):
        course.deal()


def test_reading_takes_the_written_form_only() -> None:
    course = match_of(made("primiera", variant="classic"), 1, moves=0)
    (seat,) = course.waiting()
    for move in course.round.moves(seat):
        assert course.read(seat, course.game.print(move)) == move
    with pytest.raises(MoveError) as refused:
        course.read(seat, "11d")
    assert refused.value.reason.code == "unknown_card"
    with pytest.raises(Illegal):
        course.read((seat + 1) % 4, course.game.print(course.round.nth(seat, 0)))
    alone = next(rank for rank in range(1, 11) if fits_once(course, seat, rank))
    with pytest.raises(Malformed):
        course.read(seat, str(alone))


def fits_once(course: Course, seat: int, rank: int) -> bool:
    try:
        course.game.parse(str(rank), course.round.view(seat))
    except MoveError:
        return False
    return True


def test_wrong_numbers_are_refused() -> None:
    setting = made("primiera", variant="two")
    with pytest.raises(ValueError, match="4 seats"):
        Course(setting.game, setting.options, 4, bytes(32))
    with pytest.raises(ValueError, match="3 contributions"):
        Course(setting.game, setting.options, 2, bytes(32), [b""] * 3)
