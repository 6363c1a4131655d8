"""What happens at a table and why it refuses something, as sentences."""

from __future__ import annotations

from mazzo.kernel.errors import Param, Reason
from mazzo.server import refusal as server_refusal
from mazzo.table import refusal
from mazzo.table.showing import TOLD, EventShown, TableShown
from mazzo.terminal.online.seen import Seen
from mazzo.terminal.phrases import Phrases
from mazzo.words import Words, dashed

SILENT = ("opened", "contributed", "promised", "committed", "revealed", "dealt", "moved", "counted")
"""Events that the game itself has words for, or that nobody needs to hear of."""
OWN_SILENT = ("got_ready", "arrived", "departed")


def event(event: EventShown, table: TableShown, phrases: Phrases) -> list[str]:
    """What a viewer is told of an event."""
    words = phrases.words
    told = [phrases.event(each) for each in event.happened]
    seats = event.seats if event.seat is None else [event.seat]
    own = any(table.seats[seat].yours for seat in seats)
    if event.type in SILENT or (own and event.type in OWN_SILENT):
        return told
    what = event.cause if event.type == "finished" else event.type
    if what == "won":
        return told
    if event.type == "started":
        return [*told, words("play-commitment", commitment=table.commitment)]
    params: dict[str, Param] = {
        "who": seats,
        "moves": event.moves,
        "cause": event.cause,
        "locked": table.locked,
        "hints": table.hints,
        "programs": table.programs,
    }
    kinds = TOLD[what]
    said = phrases.spoken({name: params[name] for name in kinds}, kinds)
    if not seats and "who" in kinds:
        # A host without a seat.
        said["who"] = words.joined(event.names)
    return [*told, words(f"table-event-{dashed(what)}", **said)]


def is_of_table(reason: Reason, words: Words) -> bool:
    """Whether the table refuses, rather than the rules of the game."""
    return f"table-reason-{dashed(reason.code)}" in words


def reason(reason: Reason, words: Words, phrases: Phrases | None = None) -> str:
    """Why something was refused: by the table, by the game, or by a server that is newer than these words."""
    kinds = {**refusal.REASONS, **server_refusal.REASONS}.get(reason.code)
    if kinds is not None and set(kinds) <= set(reason.params):
        # Some come with more than the sentence needs.
        params = {name: reason.params[name] for name in kinds}
        return words(f"table-reason-{dashed(reason.code)}", **(phrases.spoken(params, kinds) if phrases else params))
    if kinds is None and phrases and phrases.says("reason", reason.code):
        return phrases.reason(reason)
    return words("online-refused", code=reason.code)


def waited_for(seen: Seen, phrases: Phrases) -> str:
    """Whose turn it is; before a match, whoever begins it."""
    words, seats = phrases.words, seen.waited_for()
    if not seen.running:
        return seen.table.host_name
    return words.joined([phrases.name(seat) for seat in seats]) if seats else words("online-others")


def time_left(seconds: int, words: Words) -> str:
    """In seconds, or from an hour on in whole hours or days."""
    hours = seconds // 3600
    if hours >= 24:
        return words("online-days", days=hours // 24)
    return words("online-hours", hours=hours) if hours else words("online-clock", seconds=seconds)
