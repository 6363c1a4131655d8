"""Sitting down, bots, the host's rights, and how matches begin and are given up."""

from __future__ import annotations

from mazzo.bots import known, levels
from mazzo.kernel.game import Game
from mazzo.record.record import Player
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.events import AnyEvent
from mazzo.table.names import checked_name, looks
from mazzo.table.refusal import Refused
from mazzo.table.seating import BOTS, Seat, bot_name, free_bots, is_program
from mazzo.table.shuffling import check_may_go, started
from mazzo.table.state import Table

MOST_RESTLESS = 300
"""With so much happening and no move, a table is closed: its events are kept for good, and everybody is told them."""
MOST_HAPPENED = 20_000
"""After so much a table begins no other match, and takes back no move: whoever comes to it has all of it read again."""


def sit(table: Table, command: asked.Sit, person: str, now: int) -> list[AnyEvent]:
    check_open(table)
    if table.running:
        raise Refused("match_running")
    if person in table.barred:
        raise Refused("barred")
    if table.locked and person != table.host:
        raise Refused("table_locked")
    if is_program(person):
        if not table.programs:
            raise Refused("no_programs")
        if len(command.seats) > 1 or table.seats_of(person):
            raise Refused("program_one_seat")
    if len(command.names) != len(command.seats) or len(set(command.seats)) != len(command.seats):
        raise Refused("seats_and_names")
    if table.opening.rated and (len(command.seats) > 1 or table.seats_of(person)):
        raise Refused("rated_one_seat")
    names: list[str] = []
    taken = {each for seat in table.seats if seat.name for each in looks(seat.name)}
    for number, given in zip(command.seats, command.names, strict=True):
        if seat_at(table, number).kind != "free":
            raise Refused("seat_taken", number=number)
        name = checked_name(given)
        if not taken.isdisjoint(looks(name)):
            raise Refused("name_taken", name=name)
        taken |= looks(name)
        names.append(name)
    return [happened.Sat(person=person, seats=command.seats, names=names)]


def stand(table: Table, command: asked.Stand, person: str, now: int) -> list[AnyEvent]:
    """Before a match the seat is free again. While one runs it stays the person's, who may come back to it."""
    seat = own_seat(table, command.seat, person)
    if not table.running:
        return [happened.Stood(seat=command.seat), *passed_host(table, person, [command.seat])]
    if seat.stand_in:
        raise Refused("bot_plays", seat=command.seat)
    check_open(table)
    return [happened.StoodIn(seat=command.seat, cause="left")]


def passed_host(table: Table, person: str, leaving: list[int]) -> list[AnyEvent]:
    """If the host leaves the last of the own seats, the next person who is there becomes the host."""
    if person != table.host or not set(table.seats_of(person)) <= set(leaving):
        return []
    others = [seat.person for seat in table.seats if seat.person not in ("", person) and not is_program(seat.person)]
    there = [other for other in others if table.people[other].present]
    return [happened.HostPassed(person=there[0])] if there else []


def leave(table: Table, person: str) -> list[AnyEvent]:
    """Stand up from all seats, for good. What was played stays as it was: after a match everybody keeps the seat."""
    own = table.seats_of(person)
    if table.running:
        return [happened.StoodIn(seat=seat, cause="left") for seat in own if not table.seats[seat].stand_in]
    if table.status == "finished" or not own:
        return []
    return [*(happened.Stood(seat=seat) for seat in own), *passed_host(table, person, own)]


def check_deletable(table: Table, person: str) -> None:
    """Only the host deletes a table, and no match that others play."""
    only_host(table, person)
    if table.running and any(seat.person not in ("", person) for seat in table.seats):
        raise Refused("others_play")


def bot(table: Table, command: asked.Bot, person: str, now: int) -> list[AnyEvent]:
    only_host(table, person)
    check_open(table)
    if table.running:
        raise Refused("match_running")
    if seat_at(table, command.seat).kind != "free":
        raise Refused("seat_taken", number=command.seat)
    if table.opening.rated:
        raise Refused("rated_no_bots")
    check_level_of(table.game, command.level)
    taken = {seat.name for seat in table.seats}
    if not command.name:
        return [seated_bot(command.seat, command.level, taken)]
    if command.name not in BOTS:
        raise Refused("no_such_bot", name=command.name, allowed=list(BOTS))
    if command.name not in free_bots(taken):
        raise Refused("name_taken", name=command.name)
    return [happened.BotSat(seat=command.seat, level=command.level, name=command.name)]


def seated_bot(seat: int, level: str, taken: set[str]) -> happened.BotSat:
    return happened.BotSat(seat=seat, level=level, name=bot_name(taken))


def check_level_of(game: Game, level: str) -> None:
    if not known(game, level):
        raise Refused("no_such_level", level=level, allowed=levels(game))


def remove(table: Table, command: asked.Remove, person: str, now: int) -> list[AnyEvent]:
    only_host(table, person)
    seat = seat_at(table, command.seat)
    if seat.kind == "person" and seat.person != person:
        check_goes_on(table)
        check_may_go(table, seat.person)
        return [happened.Removed(person=seat.person)]
    if table.running:
        raise Refused("match_running")
    if seat.kind != "bot":
        raise Refused("seat_free", number=command.seat)
    return [happened.Stood(seat=command.seat)]


def replace(table: Table, command: asked.Replace, person: str, now: int) -> list[AnyEvent]:
    only_host(table, person)
    seat = seat_at(table, command.seat)
    if not table.running:
        raise Refused("no_match_running")
    if seat.kind != "person" or seat.stand_in:
        raise Refused("bot_plays", seat=command.seat)
    if table.people[seat.person].present:
        raise Refused("person_present", seat=command.seat)
    check_goes_on(table)
    return [happened.StoodIn(seat=command.seat, cause="replaced")]


def lock(table: Table, command: asked.Lock, person: str, now: int) -> list[AnyEvent]:
    only_host(table, person)
    check_open(table)
    if command.locked == table.locked:
        raise Refused("is_so")
    return [happened.Locked(locked=command.locked)]


def hints(table: Table, command: asked.Hints, person: str, now: int) -> list[AnyEvent]:
    only_host(table, person)
    check_open(table)
    if table.running:
        raise Refused("match_running")
    if command.allowed == table.hints:
        raise Refused("is_so")
    if table.opening.rated:
        raise Refused("rated_no_hints")
    return [happened.HintsAllowed(allowed=command.allowed)]


def programs(table: Table, command: asked.Programs, person: str, now: int) -> list[AnyEvent]:
    """Those that sit already stay; the host can send them away."""
    only_host(table, person)
    check_open(table)
    if table.running:
        raise Refused("match_running")
    if command.allowed == table.programs:
        raise Refused("is_so")
    if table.opening.rated:
        raise Refused("rated_no_bots")
    return [happened.ProgramsAllowed(allowed=command.allowed)]


def start(table: Table, command: asked.Start, person: str, now: int) -> list[AnyEvent]:
    only_host(table, person)
    check_open(table)
    check_room(table)
    if table.status == "finished":
        raise Refused("match_over")
    if table.running:
        raise Refused("match_running")
    return filled_and_started(table, table.seats)


def rematch(table: Table, command: asked.Rematch, person: str, now: int) -> list[AnyEvent]:
    if person != table.host and not table.seats_of(person):
        raise Refused("not_seated")
    check_open(table)
    check_room(table)
    if table.status != "finished":
        raise Refused("match_not_over")
    places = [number for number, seat in enumerate(table.seats) if seat.kind != "nobody"]
    rotated = list(table.seats)
    for place, before in zip(places, places[-1:] + places[:-1], strict=True):
        rotated[place] = table.seats[before]
    return [happened.Rematched(), *filled_and_started(table, rotated)]


def filled_and_started(table: Table, seats: list[Seat]) -> list[AnyEvent]:
    """Bots on the free ones of these seats, then the match."""
    if not any(seat.kind == "person" for seat in seats):
        raise Refused("nobody_seated")
    if table.opening.rated and any(seat.kind != "person" for seat in seats):
        raise Refused("rated_no_bots")
    events: list[AnyEvent] = []
    players: list[Player] = []
    taken = {seat.name for seat in seats}
    for number, seat in enumerate(seats):
        if seat.kind == "free":
            sat = seated_bot(number, table.opening.level, taken)
            taken.add(sat.name)
            events.append(sat)
            players.append(Player("bot", sat.name, sat.level))
        else:
            players.append(seat.player())
    return [*events, *presence(table), started(table.match + 1, players, table.early)]


def presence(table: Table) -> list[AnyEvent]:
    """Who came and went since the last match, of which there are no events: in a match it matters."""
    events: list[AnyEvent] = []
    for person, there in table.people.items():
        if there.present and not there.logged:
            events.append(happened.Arrived(person=person))
        elif there.logged and not there.present:
            events.append(happened.Departed(person=person))
    return events


def abandon(table: Table, command: asked.Abandon, person: str, now: int) -> list[AnyEvent]:
    only_host(table, person)
    if not table.running:
        raise Refused("no_match_running")
    check_goes_on(table)
    return [happened.Finished(winners=[], abandoned=True)]


def check_goes_on(table: Table) -> None:
    """A rated match is played to its end by those who began it: else a host who loses would see to it that it does not
    count."""
    if table.running and table.opening.rated:
        raise Refused("rated_goes_on")


def check_open(table: Table) -> None:
    if table.restless >= MOST_RESTLESS:
        raise Refused("table_closed", most=MOST_RESTLESS)


def check_room(table: Table) -> None:
    """A match that runs always comes to its end, but without take-backs."""
    if table.number >= MOST_HAPPENED:
        raise Refused("table_full", most=MOST_HAPPENED)


def only_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Refused("not_host")


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("no_such_seat", number=number)
    return table.seats[number]


def own_seat(table: Table, number: int, person: str) -> Seat:
    """A seat that belongs to a person: checked for every command that names one."""
    seat = seat_at(table, number)
    if seat.kind != "person" or seat.person != person:
        raise Refused("not_your_seat", number=number)
    return seat
