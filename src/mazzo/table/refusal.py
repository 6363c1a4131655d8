"""Why a table refuses a command: a code with parameters, as for moves."""

from __future__ import annotations

from collections.abc import Mapping

from mazzo.kernel.errors import Param, Reason
from mazzo.kernel.says import Kind, Says, says

REASONS: Mapping[str, Says] = {
    "barred": says(),
    "table_locked": says(),
    "table_closed": says(most=Kind.NUMBER),
    "table_full": says(most=Kind.NUMBER),
    "is_so": says(),
    "not_host": says(),
    "not_your_seat": says(number=Kind.NUMBER),
    "no_such_seat": says(number=Kind.NUMBER),
    "seat_taken": says(number=Kind.NUMBER),
    "seat_free": says(number=Kind.NUMBER),
    "seats_and_names": says(),
    "name_empty": says(),
    "name_long": says(most=Kind.NUMBER),
    "name_marks": says(most=Kind.NUMBER),
    "name_scripts": says(),
    "name_taken": says(name=Kind.TEXT),
    "no_such_bot": says(name=Kind.TEXT, allowed=Kind.TEXT),
    "no_such_level": says(level=Kind.TEXT, allowed=Kind.TEXT),
    "match_running": says(),
    "others_play": says(),
    "no_match_running": says(),
    "not_playing": says(),
    "match_over": says(),
    "nobody_seated": says(),
    "not_seated": says(),
    "not_shuffling": says(),
    "committed_before": says(),
    "commitments_closed": says(),
    "commitments_open": says(),
    "not_committed": says(),
    "revealed_before": says(),
    "other_list": says(),
    "other_bytes": says(),
    "reveal_pending": says(seat=Kind.SEAT),
    "not_your_turn": says(seat=Kind.SEAT),
    "stale_decision": says(seat=Kind.SEAT),
    "no_hints": says(),
    "no_programs": says(),
    "program_one_seat": says(),
    "program_may_not": says(),
    "bot_plays": says(seat=Kind.SEAT),
    "you_play": says(seat=Kind.SEAT),
    "person_present": says(seat=Kind.SEAT),
    "nothing_to_take_back": says(),
    "cards_were_revealed": says(),
    "take_back_pending": says(),
    "no_take_back_pending": says(),
    "take_back_denied": says(),
    "not_asked": says(),
    "answered_before": says(),
    "round_not_over": says(),
    "ready_before": says(),
    "match_not_over": says(),
    "rated_one_seat": says(),
    "rated_no_bots": says(),
    "rated_no_hints": says(),
    "rated_no_take_back": says(),
    "rated_goes_on": says(),
    "no_such_phrase": says(),
    "no_such_speaker": says(),
    "talk_off": says(),
    "talk_rated": says(),
    "talk_empty": says(),
    "talk_no_text": says(),
    "talk_accounts": says(),
    "talk_silenced": says(),
    "talk_muted": says(reason=Kind.TEXT, until=Kind.TEXT),
}
"""Every reason, with the kinds of its parameters: `seat` stands for who sits there, `number` for the place. A move has
the reasons of its game besides."""


class Refused(Exception):
    """A command that a table does not accept; nothing has changed."""

    def __init__(self, code: str, **params: Param) -> None:
        self.reason = Reason(code, params)
        super().__init__(f"{code} {params}" if params else code)
