"""Why a server refuses something before any table is asked: a code with parameters, as for commands and moves."""

from __future__ import annotations

from collections.abc import Mapping

from mazzo.kernel.says import Kind, Says, says

REASONS: Mapping[str, Says] = {
    "no_identity": says(),
    "too_many_tables": says(most=Kind.NUMBER),
    "seats_not_allowed": says(seats=Kind.NUMBER, allowed=Kind.TEXT),
    "link_expired": says(),
    "option": says(option=Kind.TEXT, value=Kind.TEXT, allowed=Kind.TEXT),
    "no_such_table": says(),
    "no_such_game": says(game=Kind.TEXT),
    "no_such_match": says(),
    "no_such_round": says(),
    "no_such_record": says(),
    "no_such_page": says(),
    "malformed_message": says(problem=Kind.TEXT),
    "malformed_request": says(problem=Kind.TEXT),
    "hello_first": says(),
    "hint_pending": says(),
    "too_many_messages": says(a_second=Kind.NUMBER),
    "too_many_requests": says(),
    "too_slow": says(),
    "server_stopping": says(),
    "server_error": says(),
    "foreign_origin": says(),
}
"""Every reason, with the kinds of its parameters. Some come with a `problem` besides, which no sentence needs."""
