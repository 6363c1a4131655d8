from __future__ import annotations

from mazzo.testing.support.play import settings
from mazzo.testing.support.revealing import revealing_moves


def test_nothing_is_ever_revealed() -> None:
    """Nothing is drawn, and the stock stays covered."""
    for each in settings("nain_jaune"):
        assert not any(found.says for found in revealing_moves(each, 0))
