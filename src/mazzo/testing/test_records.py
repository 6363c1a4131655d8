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
from mazzo.testing.support.matches import match_of, sealed, written
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
        assert again.to_act() == course.to_act()
        assert [again.round.view(seat).dump() for seat in range(course.seats)] == [
            course.round.view(seat).dump() for seat in range(course.seats)
        ]


def test_an_option_that_an_older_record_lacks_has_its_default(short_setting: Setting) -> None:
    """Records from before a game had it, in a match that does not use it, are as true as they were."""
    course = match_of(short_setting, 2, moves=41)
    data = written(course)
    kept = course.options.dump()
    for key in list(kept):
        fewer = {other: value for other, value in kept.items() if other != key}
        if course.game.options(fewer) == course.options:
            kept = fewer
    lines = data.decode().splitlines(keepends=True)[:-1]
    older = [line for line in lines if not line.startswith("option ") or line.split(" ")[1] in kept]
    record = read(sealed("".join(older)))
    assert record.options == course.options
    assert written(replay(record)) == data


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
            course.put(other)
            assert written(course, viewer) == expected
            course.put(real)
