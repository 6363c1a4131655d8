"""Fixed ids: they never change, because programs that have learned know them by heart."""

from __future__ import annotations

from mazzo.games.nain_jaune.actions import ACTIONS
from mazzo.games.nain_jaune.notation import print_move


def test_the_ids_stay() -> None:
    assert ACTIONS.size == 128
    assert [print_move(number) for number in (0, 51, 62, 63, 64 + 32)] == [
        "As",
        "Kc",
        "pass",
        "stop",
        "7d!",
    ]
    assert [(block.name, first) for block, first in zip(ACTIONS.blocks, ACTIONS.firsts(), strict=True)] == [
        ("lay", 0),
        ("unused", 52),
        ("pass", 62),
        ("stop", 63),
        ("announce", 64),
        ("unused", 116),
    ]
