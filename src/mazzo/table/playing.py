"""Moves, take-backs, and coming back to one's seat."""

from __future__ import annotations

from mazzo.kernel.contract import NOBODY, Round
from mazzo.kernel.errors import MoveError
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.asking import Wish
from mazzo.table.events import AnyEvent, By
from mazzo.table.lobby import check_room, own_seat, seat_at
from mazzo.table.refusal import Refused
from mazzo.table.state import Table


def play(table: Table, command: asked.Play, person: str, now: int) -> list[AnyEvent]:
    if table.status != "playing":
        raise Refused("not_playing")
    seat_at(table, command.seat)
    if command.seat not in table.asked or table.decider(command.seat) == NOBODY:
        raise Refused("not_your_turn", seat=command.seat)
    if own_seat(table, table.decider(command.seat), person).stand_in:
        raise Refused("bot_plays", seat=command.seat)
    if table.asked[command.seat].number != command.decision:
        raise Refused("stale_decision", seat=command.seat)
    wish = table.wish
    events: list[AnyEvent] = [happened.RefusedBack()] if wish and person != table.seats[wish.seat].person else []
    if wish and not events:
        raise Refused("take_back_pending")
    return [*events, *moved(table, command.seat, meant(table, command.seat, command.move), "person")]


def meant(table: Table, seat: int, text: str) -> int:
    """The move that a person means, however it is written. Raises Refused with the game's reason."""
    try:
        return table.played().meant(seat, text)
    except MoveError as error:
        raise Refused(error.reason.code, **error.reason.params) from None


def moved(table: Table, seat: int, move: int, by: By, below: bool = False) -> list[AnyEvent]:
    """A legal move, as it is printed, and the count if it was the last of the round."""
    events: list[AnyEvent] = [happened.Moved(seat=seat, move=table.game.print(move), by=by, below=below)]
    after = table.played().round.copy()
    after.play(seat, move)
    return events if after.waiting() else [*events, *counted(table, after)]


def counted(table: Table, over: Round) -> list[AnyEvent]:
    """What a finished round leads to."""
    after = table.played().match.after(over)
    events: list[AnyEvent] = [happened.Counted(scores=[int(score) for score in over.scores()], totals=after.totals)]
    if after.finished:
        events.append(happened.Finished(winners=after.winners))
    return events


def take_back(table: Table, command: asked.TakeBack, person: str, now: int) -> list[AnyEvent]:
    if table.status != "playing":
        raise Refused("not_playing")
    if own_seat(table, command.seat, person).stand_in:
        raise Refused("bot_plays", seat=command.seat)
    if table.wish:
        raise Refused("take_back_pending")
    check_room(table)
    course = table.played()
    if course.round.undoable() and course.current.moves[-1][0] == command.seat:
        return [happened.TakenBack(seat=command.seat, moves=1)]
    if table.opening.rated:
        raise Refused("rated_no_take_back")
    moves = undone(table, command.seat)
    if command.seat in table.denied:
        raise Refused("take_back_denied")
    if not table.others(person):
        return [happened.TakenBack(seat=command.seat, moves=moves)]
    return [happened.AskedBack(seat=command.seat, moves=moves)]


def undone(table: Table, seat: int) -> int:
    """How many moves go if a seat takes back its last decision. Raises Refused."""
    course = table.played()
    moves = course.current.moves
    again = course.match.start(course.dealt)
    last, revealed = -1, -1
    for place, (mover, move) in enumerate(moves):
        before = again.copy()
        if before.chooser(mover) == seat:
            last = place
        again.play(mover, move)
        if course.game.reveals(before, again):
            revealed = place
    if last < 0:
        raise Refused("nothing_to_take_back")
    if revealed >= last:
        raise Refused("cards_were_revealed")
    return len(moves) - last


def answer(table: Table, command: asked.Answer, person: str, now: int) -> list[AnyEvent]:
    wish = table.wish
    if wish is None:
        raise Refused("no_take_back_pending")
    if person not in table.others(table.seats[wish.seat].person):
        raise Refused("not_asked")
    if person in wish.agreed:
        raise Refused("answered_before")
    if not command.agree:
        return [happened.RefusedBack()]
    events: list[AnyEvent] = [happened.AnsweredBack(person=person)]
    if agreed(table, wish, person):
        events.append(happened.TakenBack(seat=wish.seat, moves=wish.moves))
    return events


def agreed(table: Table, wish: Wish, also: str = "") -> bool:
    """Whether everybody who is asked has agreed to a take-back; with one who does so now."""
    return table.others(table.seats[wish.seat].person) <= wish.agreed | {also}


def take_over(table: Table, command: asked.TakeOver, person: str, now: int) -> list[AnyEvent]:
    seat = own_seat(table, command.seat, person)
    if not table.running:
        raise Refused("no_match_running")
    if not seat.stand_in:
        raise Refused("you_play", seat=command.seat)
    return [happened.TookOver(seat=command.seat)]


def ready(table: Table, command: asked.Ready, person: str, now: int) -> list[AnyEvent]:
    if table.status != "counted":
        raise Refused("round_not_over")
    if person not in table.people:
        raise Refused("not_seated")
    if person in table.ready:
        raise Refused("ready_before")
    events: list[AnyEvent] = [happened.GotReady(person=person)]
    if table.waited_for() <= {person}:
        events.append(next_deal(table))
    return events


def next_deal(table: Table) -> happened.Dealt:
    return happened.Dealt(round=table.played().match.number if table.course else 1)
