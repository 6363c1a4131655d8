"""Why a server refuses something before any table is asked: a code with parameters, as for commands and moves."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    "no_identity": (),
    "too_many_tables": ("most",),
    "seats_not_allowed": ("seats", "allowed"),
    "link_expired": (),
    "option": ("option", "value", "allowed"),
    "no_such_table": (),
    "no_such_game": ("game",),
    "no_such_match": (),
    "no_such_round": (),
    "no_such_record": (),
    "no_such_page": (),
    "malformed_message": ("problem",),
    "malformed_request": ("problem",),
    "hello_first": (),
    "hint_pending": (),
    "too_many_messages": ("a_second",),
    "too_many_requests": (),
    "too_slow": (),
    "server_stopping": (),
    "server_error": (),
    "foreign_origin": (),
}
"""Every reason, with the names of its parameters. Some come with a `problem` besides, which no sentence needs."""
