"""Why a table refuses a command: a code with parameters, as for moves."""

from __future__ import annotations

from mazzo.kernel.errors import Param, Reason

REASONS: dict[str, tuple[str, ...]] = {
    "barred": (),
    "table_locked": (),
    "not_host": (),
    "not_your_seat": ("number",),
    "no_such_seat": ("number",),
    "seat_taken": ("number",),
    "seat_free": ("number",),
    "seats_and_names": (),
    "name_empty": (),
    "name_taken": ("name",),
    "no_such_level": ("level", "allowed"),
    "match_running": (),
    "no_match_running": (),
    "not_playing": (),
    "match_over": (),
    "nobody_seated": (),
    "not_seated": (),
    "not_shuffling": (),
    "contributed_before": (),
    "not_your_turn": ("seat",),
    "stale_decision": ("seat",),
    "no_hints": (),
    "bot_plays": ("seat",),
    "you_play": ("seat",),
    "person_present": ("seat",),
    "nothing_to_take_back": (),
    "cards_were_revealed": (),
    "take_back_pending": (),
    "no_take_back_pending": (),
    "take_back_denied": (),
    "not_asked": (),
    "answered_before": (),
    "round_not_over": (),
    "ready_before": (),
    "match_not_over": (),
}
"""Every reason, with the names of its parameters: `seat` stands for who sits there, `number` for the place. A move has
the reasons of its game besides."""


class Refused(Exception):
    """A command that a table does not accept; nothing has changed."""

    def __init__(self, code: str, **params: Param) -> None:
        self.reason = Reason(code, params)
        super().__init__(f"{code} {params}" if params else code)
