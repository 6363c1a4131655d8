"""How Primiera learns: `make train GAME=primiera` writes `learnt/weights.py` and `learnt/card.md`."""

from __future__ import annotations

from mazzo.games.primiera.learnt.features import NAMES
from mazzo.games.primiera.learnt.policy import inputs, player
from mazzo.games.primiera.setup import VARIANTS
from mazzo.kernel.learning import Learning

LEARNING = Learning(
    inputs=NAMES,
    rows=inputs,
    player=player,
    forms={variant: {"variant": variant} for variant in VARIANTS},
    teacher="club",
)
