"""Which limits whoever runs a server can set, as `guests_an_hour=100`: the quotas, and what the door allows."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields

from mazzo.server.settings import Settings
from mazzo.words import Refusal

LEAST = {
    "tables_a_person": 1,
    "tables_a_guest": 1,
    "public_tables_a_person": 0,
    "public_tables_a_guest": 0,
    "listed_of_an_address": 1,
    "thinking_refill": 0,
    "thinking_store": 0,
    "thinking_refill_of_guest": 0,
    "thinking_store_of_guest": 0,
    "thinking_deadline": 100,
    "reviewing_refill": 0,
    "reviewing_store": 0,
    "reviewing_refill_of_guest": 0,
    "reviewing_store_of_guest": 0,
    "reviews_at_once": 1,
    "hints_a_minute": 1,
    "hints_a_minute_of_guest": 1,
    "hellos_a_minute": 1,
    "hellos_a_minute_of_guest": 1,
    "sockets_a_person": 1,
    "sockets_a_guest": 1,
    "guests_an_hour": 1,
    "learning_a_minute": 1,
    "codes_an_hour": 1,
    "wrong_codes_an_hour": 1,
    "sign_ins_of_name": 1,
    "sign_ins_of_address": 1,
    "exports_an_hour": 1,
    "reports_a_day": 1,
    "reports_a_day_of_guest": 1,
    "friends_an_hour": 1,
    "requests_a_minute": 1,
    "requests_a_minute_of_guest": 1,
    "messages_a_second": 1,
    "connections": 0,
    "connections_of_address": 1,
    "half_open_of_address": 1,
    "head_patience": 100,
    "body_patience": 100,
    "patience": 100,
    "clubs_a_person": 1,
    "unfinished_days": 0,
}
"""The limits by their names in `Settings`, and how low each may be."""
USUAL: dict[str, int | float] = {
    field.name: field.default for field in fields(Settings) if field.name in LEAST and field.default is not NODEFAULT
}


def limits(given: Sequence[str]) -> dict[str, Any]:
    """What is set by texts like `guests_an_hour=100`; of two for the same limit the last. Raises Refusal."""
    return dict(map(limit, given))


def limit(text: str) -> tuple[str, int | float]:
    name, _, value = (part.strip() for part in text.partition("="))
    if name not in LEAST:
        raise Refusal("error-limit-unknown", text=text, known=", ".join(sorted(LEAST)))
    try:
        found = type(USUAL[name])(value)
    except ValueError:
        found = -1
    if not isfinite(found) or found < LEAST[name]:
        kind = "number" if isinstance(USUAL[name], float) else "whole"
        raise Refusal("error-limit-value", text=text, kind=kind, least=LEAST[name])
    return name, found
