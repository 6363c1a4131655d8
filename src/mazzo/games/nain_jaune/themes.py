"""What puzzles of Nain Jaune are about, by the reason for the best move."""

from __future__ import annotations

THEMES = {
    "box": ("takes_box", "silent_box", "keeps_box_card", "run_to_box"),
    "stopper": ("stops_the_others", "leads_to_dead", "keeps_stopper"),
    "king": ("king_leads", "leads_to_king"),
    "waiting": ("waits", "stops", "must_pass"),
    "unloading": ("unloads",),
    "run": ("goes_out", "run_out", "longest_run", "goes_on"),
    "leading": ("leads_low", "leads"),
}
