"""How Primo learns: `make train GAME=primo` writes `learnt/weights.py` and `learnt/card.md`."""

from __future__ import annotations

from mazzo.games.primo.learnt.features import NAMES
from mazzo.games.primo.learnt.policy import ending, player
from mazzo.kernel.learning import Learning

LEARNING = Learning(
    inputs=NAMES,
    ending=ending,
    player=player,
    forms={"two": {}},
    seats={"two": 2},
    deals=2_200,
    teacher="brisk",
)
