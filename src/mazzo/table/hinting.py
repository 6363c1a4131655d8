"""Who may ask for a hint, and what it is made from: the view of the seat that decides, and nothing else."""

from __future__ import annotations

from mazzo.kernel.contract import NOBODY, View
from mazzo.table.lobby import own_seat, seat_at
from mazzo.table.refusal import Refused
from mazzo.table.state import Table


def hinted(table: Table, seat: int, decision: int, person: str, viewer: int) -> View:
    """What a person who asks for a hint knows. Raises Refused unless the decision is theirs, and what is shown to them
    is the seat that decides: two at one device do not look into each other's cards."""
    if not table.hints:
        raise Refused("no_hints")
    if table.status != "playing":
        raise Refused("not_playing")
    seat_at(table, seat)
    decider = table.decider(seat)
    if seat not in table.asked or decider == NOBODY:
        raise Refused("not_your_turn", seat=seat)
    if own_seat(table, decider, person).stand_in:
        raise Refused("bot_plays", seat=seat)
    if viewer != decider:
        raise Refused("not_your_turn", seat=seat)
    if table.asked[seat].number != decision:
        raise Refused("stale_decision", seat=seat)
    return table.played().round.view(decider)
