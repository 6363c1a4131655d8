"""The course of a match of any game: deals from the seed, rounds that are closed once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mazzo.kernel.contract import WATCHER, Deal
from mazzo.kernel.errors import MoveError
from mazzo.kernel.fair import Fairness
from mazzo.kernel.rng import Rng
from mazzo.testing.support.matches import match_of
from mazzo.testing.support.play import Setting, any_move, looked_at


def test_dealer_and_deals_follow_from_the_seed(short_setting: Setting) -> None:
    course = match_of(short_setting, 7)
    game, options, seats = short_setting.game, short_setting.options, short_setting.seats
    fairness = Fairness(bytes(31) + bytes([7]), [b""] * seats)
    match = game.match(options, seats, fairness.dealer(game.first_dealers(options, seats)))
    for played in course.rounds:
        assert (played.number, played.dealer, played.order) == (match.number, match.dealer, match.order())
        dealt = game.deal(match, fairness.decks(match.number, game.packs(options, seats)))
        assert (dealt.hands, dealt.table, dealt.stock) == (played.dealt.hands, played.dealt.table, played.dealt.stock)
        assert played.round.scores() == played.scores
        match = match.after(played.round)
        assert match.totals == played.totals
    assert match.finished
    assert course.match.winners == match.winners


def test_a_printed_move_is_read_as_itself(short_setting: Setting) -> None:
    """No two moves of a seat are printed alike: strictly, and however people write, each is read as what it is."""
    course, rng = match_of(short_setting, 3, moves=0), Rng(3)
    while not course.over:
        seat = course.to_act()[0]
        if looked_at(short_setting, len(course.current.moves)):
            for each in course.to_act():
                moves = course.round.moves(each)
                texts = [course.game.print(move) for move in moves]
                assert [course.read(each, text) for text in texts] == moves
                assert [course.meant(each, text) for text in texts] == moves
        course.play(seat, any_move(course.round, seat, rng))


def test_what_may_not_be_taken_back_stays(short_setting: Setting) -> None:
    """In most games a move is final; where a turn is a series of moves, its closing is."""
    course, rng = match_of(short_setting, 2, moves=0), Rng(2)
    for _ in range(12):
        if not course.round.undoable():
            with pytest.raises(ValueError, match="nothing can be taken back"):
                course.take_back()
        if not course.over:
            seat = course.to_act()[0]
            course.play(seat, any_move(course.round, seat, rng))


def test_a_counted_round_is_seen_as_what_it_was(short_setting: Setting) -> None:
    """The match has moved on to the next round: a scene shows its totals, in the count too, and nothing else of it."""
    course, rng = match_of(short_setting, 5, moves=0), Rng(5)
    while not course.over:
        seat = course.to_act()[0]
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


def test_the_door_takes_legal_moves_alone(short_setting: Setting) -> None:
    """Anything else is refused with a reason, and leaves the round as it is."""
    course, rng = match_of(short_setting, 5, moves=0), Rng(5)
    everything = {move for seat in range(course.seats) for move in course.round.moves(seat)}
    while not course.over:
        everything.update(course.round.moves(course.to_act()[0]))
        course.play(course.to_act()[0], any_move(course.round, course.to_act()[0], rng))
    course.rewind(len(course.current.moves) // 2)
    for seat in range(-1, course.seats + 1):
        legal = course.round.moves(seat) if seat in range(course.seats) else []
        for move in [*sorted(everything.difference(legal))[:200], -7, 10**6, 10**15, 10**30]:
            before = len(course.current.moves)
            with pytest.raises(MoveError) as refused:
                course.play(seat, move)
            assert refused.value.reason.code in {*course.game.reasons, "not_now", "not_written_so"}
            assert len(course.current.moves) == before
        with pytest.raises(MoveError):
            course.play(seat, "no such move")
    seat = course.to_act()[0]
    move = any_move(course.round, seat, rng)
    course.play(seat, course.game.print(move))
    assert course.current.moves[-1] == (seat, move)


def test_what_is_printed_says_the_position(short_setting: Setting) -> None:
    """In notation: all hands of a round, and of a view the hand of its viewer alone."""
    course = match_of(short_setting, 6, moves=0)
    for seat in range(course.seats):
        view, hand = course.round.view(seat), course.scene(seat).hand
        assert repr(view).partition("hand ")[2].partition(",")[0] == (" ".join(hand) or "-")
        assert " ".join(hand) in repr(course.round)
        assert f"by seat {seat}" in repr(view)
    assert "by a watcher" in repr(course.round.view(WATCHER))
    assert repr(course.game) == f"<Game {course.game.name}>"
    assert course.game.name in repr(course)
    assert "to act" in repr(course.round)
    assert repr(course.round) in repr(course.current)
    assert f"round 1 dealt by seat {course.current.dealer}" in repr(course.match)
    assert repr(course.options) in repr(course.match)
    hands = [" ".join(map(course.game.card, hand)) or "-" for hand in course.dealt.hands]
    assert course.game.written(course.dealt).startswith(f"hands {' | '.join(hands)}, table ")


def test_what_makes_a_deal_and_options_again_is_printed(short_setting: Setting) -> None:
    course = match_of(short_setting, 6, moves=0)
    assert eval(repr(course.dealt), {"Deal": Deal}).dump() == course.dealt.dump()
    options = type(course.options)
    assert eval(repr(course.options), {options.__name__: options}) == course.options
    assert repr(options()) == f"{options.__name__}()"
