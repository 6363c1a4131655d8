"""Who sits at a table, as a list."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from mazzo.table.showing import SeatShown, TableShown
from mazzo.terminal.draw.blocks import sized
from mazzo.words import Words


def lobby_page(table: TableShown, words: Words) -> list[str]:
    width = max(cell_len(who(seat, words)) for seat in table.seats)
    return [
        f"  {number}  {sized(who(seat, words), width)}  {', '.join(notes(seat, words))}".rstrip()
        for number, seat in enumerate(table.seats, 1)
    ]


def who(seat: SeatShown, words: Words) -> str:
    if seat.kind == "nobody":
        return words("name-robot")
    return seat.name or words("online-free")


def notes(seat: SeatShown, words: Words) -> list[str]:
    """What there is to say about somebody."""
    found = []
    if seat.yours:
        found.append(words("online-note-you"))
    if seat.host:
        found.append(words("online-note-host"))
    if seat.kind == "bot":
        found.append(words("online-note-bot", level=words.level(seat.level)))
    if not seat.present:
        found.append(words("online-note-away"))
    if seat.stand_in:
        found.append(words("online-note-stand-in"))
    if seat.below:
        found.append(words("online-note-below"))
    return found


def free_seat(typed: str, free: Sequence[int]) -> int | None:
    """The free seat that somebody means: its number, or Enter for the first."""
    if not typed:
        return free[0]
    number = int(typed) - 1 if typed.isascii() and typed.isdigit() and len(typed) < 3 else -1
    return number if number in free else None
