"""What puzzles of Tarock are about, by the reason for the best move."""

from __future__ import annotations

THEMES = {
    "bird": ("bid_bird", "announces_bird", "bird_home"),
    "called_king": ("calls_short", "calls_void", "calls_queen", "calls_king", "calls_fourth", "leads_called_suit"),
    "negative": (
        "bid_low",
        "contra_low",
        "ducks",
        "throws_danger",
        "must_take",
        "takes_the_one",
        "leaves_it_to",
        "leads_under",
    ),
    "bidding": ("pass_weak", "pass_outbid", "holds", "joins", "bid_strength", "bid_suits", "chooses_trisac"),
    "talon": (
        "takes_king",
        "takes_tarocks",
        "takes_points",
        "takes_packet",
        "lays_void",
        "lays_points",
        "lays_short",
        "lays_tarock",
        "shows_tarock",
    ),
    "announcing": ("announces_held", "announces_strong", "announces", "contra_strong", "recontra", "says_no_more"),
    "tarocks": ("draws_tarocks", "saves_bagato", "saves_tarocks", "catches"),
    "trick": ("takes_rich", "takes_cheaply", "takes_high", "smears", "gives_little"),
    "leading": ("leads_king", "leads_short", "leads_quietly", "leads_winner"),
}
