"""The end of a round, solved."""

from __future__ import annotations

from mazzo.games.nain_jaune.solver import solve
from tests.games.nain_jaune.positions import holding


def test_too_many_cards_are_not_looked_at() -> None:
    assert solve(holding("4s 5h 6d 7s 9c Jd", "2s 2h 2d 2c 3s 3h", "8s 8h 8d 10s 10h Qd")) is None


def test_the_lead_that_goes_out_is_found() -> None:
    """The king keeps the lead, and the other card ends the round."""
    scores = solve(holding("Ks 4h", "3s 6s", "3h 6h"))
    assert scores is not None
    assert scores[0] > 0 > max(scores[1:])


def test_nothing_to_choose() -> None:
    scores = solve(holding("4s", "2s 3s"))
    assert scores is not None
    assert scores[0] > scores[1]
