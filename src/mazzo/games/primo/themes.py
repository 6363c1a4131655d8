"""What puzzles of Primo are about: of the best turn the most unusual thing in it."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.primo import moves as plays
from mazzo.games.primo.moves import kind_of

THEMES = {
    "shift": ("shift_unlocks", "shift_empties", "shift_prepares"),
    "top": ("top_unlocks", "top_rid", "lays_on_top"),
    "nimm": ("nimm_near_end", "nimm"),
    "exchange": ("swap_unfit", "swap_all"),
    "patience": ("pass_keeps", "pass_empty", "end_keeps_special", "end_nothing_fits", "end_denies_row", "end_enough"),
    "laying": ("finishes", "completes_row", "lays_run", "fits", "takes_empty_row", "opens_row"),
}

TELLING = (
    (plays.PLAY_NIMM, "nimm"),
    (plays.PLAY_TOP, "top"),
    (plays.HEAD, "top"),
    (plays.SHIFT, "shift"),
    (plays.SWAP, "exchange"),
    (plays.LAY, "laying"),
)


def theme_of(line: Sequence[int]) -> str:
    """What a turn is about."""
    kinds = {int(kind_of(move)) for move in line}
    return next((theme for kind, theme in TELLING if kind in kinds), "patience")
