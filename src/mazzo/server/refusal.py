"""Why a server refuses something before any table is asked: a code with parameters, as for commands and moves."""

from __future__ import annotations

from collections.abc import Mapping

from mazzo.kernel.says import Kind, Says, says

REASONS: Mapping[str, Says] = {
    "no_identity": says(),
    "signed_out": says(),
    "no_such_session": says(),
    "too_many_guests": says(most=Kind.NUMBER),
    "too_many_tables": says(most=Kind.NUMBER),
    "too_many_public_tables": says(most=Kind.NUMBER),
    "public_needs_clock": says(),
    "seats_not_allowed": says(seats=Kind.NUMBER, allowed=Kind.TEXT),
    "no_such_code": says(),
    "code_expired": says(),
    "wrong_number": says(),
    "pairing_refused": says(),
    "not_offered": says(),
    "too_many_codes": says(most=Kind.NUMBER),
    "too_many_wrong_codes": says(most=Kind.NUMBER),
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
    "client_too_old": says(),
    "hint_pending": says(),
    "too_many_hints": says(most=Kind.NUMBER),
    "too_many_hellos": says(most=Kind.NUMBER),
    "too_many_sockets": says(most=Kind.NUMBER),
    "hint_unfinished": says(),
    "too_many_messages": says(a_second=Kind.NUMBER),
    "too_many_requests": says(),
    "too_many_connections": says(most=Kind.NUMBER),
    "head_too_long": says(most=Kind.NUMBER),
    "too_slow": says(),
    "server_stopping": says(),
    "not_saved": says(),
    "table_damaged": says(),
    "not_ready": says(problem=Kind.TEXT),
    "server_error": says(),
    "foreign_origin": says(),
    "wrong_host": says(host=Kind.TEXT),
}
"""Every reason, with the kinds of its parameters. Some come with a `problem` besides, which no sentence needs."""
