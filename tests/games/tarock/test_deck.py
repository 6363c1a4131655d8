"""Cards and their count."""

from __future__ import annotations

import pytest

from mazzo.games.tarock.deck import ALL, HALF, NAMES, SUIT, TAROCK, VALUE, WHOLE, ones, thirds
from mazzo.kernel.rng import Rng
from tests.games.tarock.positions import cards


def test_deck_order() -> None:
    assert " ".join(NAMES[:16]) == "4h 3h 2h 1h Jh Nh Qh Kh 4d 3d 2d 1d Jd Nd Qd Kd"
    assert " ".join(NAMES[16:33]) == "7s 8s 9s 10s Js Ns Qs Ks 7c 8c 9c 10c Jc Nc Qc Kc T1"
    assert NAMES[53] == "T22"
    assert SUIT[31] == 3
    assert SUIT[32] == SUIT[53] == TAROCK


def test_TK_T01_whole_pack() -> None:
    assert sum(VALUE) == 106
    assert thirds(ALL) == WHOLE == 3 * 70
    assert HALF == 3 * 35 + 2


@pytest.mark.parametrize(
    ("held", "points", "pips"),
    [
        pytest.param("Kh Qs T7 T22 Jd 10c T15 Nh", 16, 2, id="TK_T02"),
        pytest.param("Kh Qh Nh Jh", 11, 1, id="TK_T03_court"),
        pytest.param("T1 T21 T22 Kh", 17, 1, id="TK_T03_trull"),
        pytest.param("1h 2h 3h 4h", 1, 1, id="TK_T03_pips"),
    ],
)
def test_TK_T02_T03_counting(held: str, points: int, pips: int) -> None:
    assert divmod(thirds(cards(held)), 3) == (points, pips)


def test_thirds_by_the_sheet() -> None:
    """Three times the values less two a card, for any set (TK_A21)."""
    rng = Rng(1)
    for _ in range(300):
        mask = rng.big(1 << 54)
        values = [VALUE[card] for card in range(54) if mask >> card & 1]
        assert ones(mask) == len(values)
        assert thirds(mask) == 3 * sum(values) - 2 * len(values)
