"""Sessions and wheels."""

from __future__ import annotations

import pytest

from mazzo.games.tarock.contracts import PROPRIO, TRISAC
from mazzo.games.tarock.match import Match, triggers_wheel
from mazzo.games.tarock.round import Round
from tests.games.tarock.positions import B, F, finished, options, worth

PLAIN = worth(107, "T1 Kh", "T21 Kd")


def over(match: Match, kind: str) -> Round:
    """A finished deal: `trisac`, `zero`, or an ordinary one."""
    round = finished("proprio", PLAIN, factor=match.factor)
    if kind == "trisac":
        round.contract = TRISAC
        round.declarer = -1
        round.tricks = 3 | 3 << 4 | 3 << 8 | 3 << 12
    elif kind == "zero":
        round.said |= 1 << 3 * 7 | 1 << 3 * 8
    return round


def factors(kinds: str, deals: int = 12, overlap: str = "multiply") -> list[int]:
    """The factor of each deal, if the deals so far were of these kinds: t, z, or anything else."""
    match = Match(options(deals=deals, wheel_overlap=overlap), 0)
    found = []
    for number in range(deals):
        found.append(match.factor)
        kind = {"t": "trisac", "z": "zero"}.get(kinds[number : number + 1], "other")
        match = match.after(over(match, kind))
    assert match.finished
    return found


def test_zero_is_zero() -> None:
    """TK_A46."""
    match = Match(options(), 0)
    assert over(match, "zero").scores() == [0, 0, 0, 0]
    assert triggers_wheel(over(match, "zero"))
    assert triggers_wheel(over(match, "trisac"))
    assert not triggers_wheel(over(match, "other"))
    assert over(match, "other").contract == PROPRIO


def test_TK_A48_a_caught_mondo_begins_no_wheel() -> None:
    round = over(Match(options(), 0), "other")
    round.caught = (F + 1) | (B + 1) << 3
    assert round.scores()[F] == 75
    assert not triggers_wheel(round)


def test_TK_A49_the_last_four_are_doubled() -> None:
    assert factors("-") == [1] * 8 + [2] * 4
    assert factors("-", deals=4) == [2] * 4


@pytest.mark.parametrize("trigger", ["t", "z"])
def test_a_wheel_of_four(trigger: str) -> None:
    """TK_A46: a TRISAC, or a deal in which nobody pays."""
    assert factors(trigger) == [1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2]


def test_TK_A47_overlapping_wheels() -> None:
    assert factors("t-t") == [1, 2, 2, 4, 4, 2, 2, 1, 2, 2, 2, 2]
    assert factors("t-t", overlap="append") == [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    assert factors("t", overlap="append") == [1, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2]


def test_wheels_meet_the_last_four() -> None:
    assert factors("------t") == [1] * 7 + [2, 4, 4, 4, 2]
    assert factors("---------t") == [1] * 8 + [2, 2, 4, 4]
    assert factors("---------t", overlap="append") == [1] * 8 + [2] * 4


def test_dealers_and_winners() -> None:
    """TK_A01, TK_A03: everybody deals, every hand is played."""
    match = Match(options(deals=4), 2)
    dealers = []
    while not match.finished:
        dealers.append(match.dealer)
        assert match.order()[0] == (match.dealer + 1) % 4
        match = match.after(over(match, "other"))
    assert dealers == [2, 3, 0, 1]
    assert match.totals == [480, -160, -160, -160]
    assert match.winners == [0]


def test_equal_totals_share_the_victory() -> None:
    match = Match(options(deals=4), 0)
    while not match.finished:
        match = match.after(over(match, "zero"))
    assert match.winners == [0, 1, 2, 3]
