"""What puzzles of Primiera are about, by the reason for the best move."""

from __future__ import annotations

THEMES = {
    "sweep": ("sweep", "leaves_no_sweep", "for_partner"),
    "herald": ("makes_team", "makes_alone", "opens_with_herald", "keeps_herald"),
    "seven": ("takes_seven",),
    "coins": ("takes_coins",),
    "primiera": ("builds_primiera",),
    "capture": ("takes_cards", "takes_last"),
    "laying": ("another_held", "dead_rank", "cheap_card", "keeps_others", "opens"),
}
