"""Where matches may count for ratings: what is checked when a table is opened, and when somebody sits down."""

from __future__ import annotations

from mazzo.games import game
from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.results import is_standard
from mazzo.table.events import Opened
from mazzo.table.refusal import Refused
from mazzo.table.seating import automatic_seats


def check_rateable(opened: Opened, *, account: bool) -> None:
    """Whether the matches at such a table can count, if somebody like that is the host. Raises Refused."""
    rules = game(opened.game)
    options = rules.options(opened.options)
    if not account:
        raise Refused("rated_needs_account")
    if not opened.public and not opened.club:
        raise Refused("rated_needs_public")
    if opened.clock is None:
        raise Refused("rated_needs_clock")
    if opened.hints:
        raise Refused("rated_no_hints")
    if reason := unrated_by_options(rules, options, opened.seats):
        raise Refused(reason)


def unrated_by_options(rules: Game, options: Options, seats: int) -> str:
    """Why matches with these options cannot count: the code of a reason, or nothing."""
    if automatic_seats(rules, options, seats):
        return Refused("rated_without_robot").reason.code
    return "" if is_standard(rules, options) else Refused("rated_needs_rules").reason.code
