"""Records of any game replay exactly, and tell a viewer no more than it saw."""

from __future__ import annotations

import pytest

from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.record.reading import read
from mazzo.record.record import RecordError
from mazzo.record.replay import replay, verify
from mazzo.record.writing import write
from mazzo.testing.support.matches import match_of, written
from mazzo.testing.support.play import Setting


def test_complete_records_replay_to_the_same_bytes(short_setting: Setting) -> None:
    course = match_of(short_setting, 2)
    data = written(course)
    again = verify(read(data))
    assert again.finished
    assert again.match.winners == course.match.winners
    assert written(again) == data


def test_unfinished_records_go_on_where_they_stopped(short_setting: Setting) -> None:
    for moves in (0, 1, 3, 20, 36, 41):
        course = match_of(short_setting, 2, moves=moves)
        data = written(course)
        again = replay(read(data))
        assert written(again) == data
        assert again.waiting() == course.waiting()
        assert [again.round.view(seat).dump() for seat in range(course.seats)] == [
            course.round.view(seat).dump() for seat in range(course.seats)
        ]


def test_a_viewers_record_reads_and_prints_but_does_not_replay(short_setting: Setting) -> None:
    for moves in (2, 17, 60):
        course = match_of(short_setting, 6, moves=moves)
        for viewer in (*range(course.seats), WATCHER):
            data = written(course, viewer)
            record = read(data)
            assert write(record) == data
            assert record.viewer == viewer
            assert record.seed is None
            assert course.fairness.seed.hex() not in data.decode()
            with pytest.raises(RecordError) as refused:
                replay(record)
            assert (refused.value.line, refused.value.reason.code) == (2, "not_whole")


def test_leak_property(short_setting: Setting) -> None:
    """In any world that a viewer cannot tell from the real one, its record is the same to the byte."""
    rng = Rng(11)
    for moves in (1, 2, 5, 23, 39, 44):
        course = match_of(short_setting, moves, moves=moves)
        if course.over:
            continue
        real = course.rounds[-1]
        for viewer in (*range(course.seats), WATCHER):
            expected = written(course, viewer)
            view = real.round.view(viewer)
            dealt, past = view.past(view.world(rng))
            other = PlayedRound(course.match, dealt)
            for seat, move in past:
                other.play(seat, move)
            course.rounds[-1] = other
            assert written(course, viewer) == expected
            course.rounds[-1] = real
