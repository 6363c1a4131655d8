"""The count, line by line."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mazzo.games.primo.game import GAME
from mazzo.games.primo.moves import PASS
from mazzo.games.primo.scene import Scene
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Reason
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Tally
from mazzo.testing.support.play import Setting
from tests.games.primo.positions import options


def values(tally: Tally) -> dict[str, Sequence[int | None]]:
    return {line.key: line.values for line in tally.lines}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_tally_is_the_score(seats: int) -> None:
    setting = Setting(GAME, options(games=4), seats)
    for seed in range(3):
        course, match, rng = setting.start(seed), setting.match(seed), Rng(seed)
        while course.round.waiting():
            (seat,) = (each for each in course.order if course.round.waiting() >> each & 1)
            course.play(seat, setting.game.policies["greedy"](course.round, seat, rng))
        match = match.counted(course.round)
        found = setting.game.scene(course.round.view(WATCHER), match)
        assert isinstance(found, Scene)
        assert found.tally is not None
        assert found.tally.columns == [[seat] for seat in course.order]
        lines, scores = values(found.tally), course.round.scores()
        assert lines["points"] == [scores[seat] for seat in course.order]
        assert lines["total"] == [match.totals[seat] for seat in course.order]
        assert lines["out"] == [3 if seat == found.out else None for seat in course.order]
        parts = zip(lines["cards"], lines["out"], strict=True)
        assert [(left or 0) + (gain or 0) for left, gain in parts] == lines["points"]
        assert found.tally.notes == ([] if found.out >= 0 else [Reason("blocked")])


def test_a_blocked_game_says_so_and_one_game_has_no_total() -> None:
    setting = Setting(GAME, options(), 2)
    course, match = setting.start(1), setting.match(1)
    for number in range(20):
        assert setting.game.scene(course.round.view(number % 2), match).tally is None
        course.play(course.order[number % 2], PASS)
    tally = setting.game.scene(course.round.view(0), match).tally
    assert tally is not None
    assert tally.notes == [Reason("blocked")]
    assert values(tally) == {"cards": [-54, -54], "out": [None, None], "points": [-54, -54]}
