"""The bots of the house by name, each with a temperament of its own."""

from __future__ import annotations

from mazzo.bots import AS
from mazzo.kernel import temper
from mazzo.kernel.levels import LEVELS

HOUSE = {
    "berta": temper.SURE,
    "carlo": temper.BOLD,
    "dora": temper.MINDFUL,
    "emilio": temper.PATIENT,
    "fosca": temper.GREEDY,
    "gino": temper.HASTY,
    "ida": temper.MERCILESS,
    "lino": temper.WHIMSICAL,
    "mirko": temper.DEEP,
    "nives": temper.GUARDED,
    "oskar": temper.LOYAL,
    "pina": temper.PLAYFUL,
}
"""The bots of the house, and what each of them likes where moves are about equally good."""


def tempered(level: str, bot: str) -> str:
    """The player of a level with the temperament that goes with its name; without one, where that is no bot of the
    house, or what is named is no level."""
    return f"{level}{AS}{bot.lower()}" if bot.lower() in HOUSE and level in LEVELS else level
