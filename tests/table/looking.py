"""What people are given of a table, and whether it tells of hidden cards."""

from __future__ import annotations

import msgspec

from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from mazzo.record.record import seen
from mazzo.table.showing import EventShown, news, scene, table_shown, viewer
from mazzo.table.state import Table

PEOPLE = ["person-anna", "person-bert", "person-carla", "person-dora"]
STRANGER = "person-nobody-knows"
EVERYBODY = [*PEOPLE, STRANGER]


def shown_to(table: Table, person: str, looking: int, since: int = 0) -> bytes:
    """Everything that a person is given who looks from a seat and has seen the events up to a number."""
    parts = (table_shown(table, person, looking), scene(table, looking), news(table, looking, since))
    return msgspec.json.encode(parts)


def viewers(table: Table) -> range:
    """Every seat, and the WATCHER."""
    return range(WATCHER, len(table.seats))


def viewings(table: Table) -> list[tuple[str, int]]:
    """Every person with every viewer that is possible now."""
    found = [(person, viewer(table, person, wanted)) for person in EVERYBODY for wanted in (None, *range(6))]
    return sorted(set(found))


def leaks_nothing(table: Table, looking: int) -> bool:
    """Whether a round with other hidden cards would have been shown to a viewer in the same way, take-backs and all."""
    course = table.played()
    together = int(PlayedRound(course.match, course.dealt).round.waiting()).bit_count()
    told: list[tuple[int, str, bytes]] = []
    for event in news(table, looking, 0):
        match event:
            case EventShown(type="dealt"):
                told = []
            case EventShown(type="moved", seat=int(seat), move=text):
                told.append((seat, text, msgspec.json.encode(event.happened)))
            case EventShown(type="taken_back", moves=moves):
                del told[-moves:]
    view = course.round.view(looking)
    dealt, past = view.past(view.world(Rng(table.number)))
    again, found = PlayedRound(course.match, dealt), []
    for seat, move in past:
        before = again.round.copy()
        text = table.game.print(before.seen(seat, move, looking))
        again.play(seat, move)
        events = table.game.events(before, seat, move, again.round, looking)
        found.append((seat, text, msgspec.json.encode(events)))
    # Who lays an opening card first is known to all; what is listed later is in turn order.
    in_order = [each[:2] for each in sorted(told[:together])] == [each[:2] for each in sorted(found[:together])]
    same_scene = msgspec.json.encode(table.game.scene(again.round.view(looking), course.match)) == msgspec.json.encode(
        scene(table, looking)
    )
    record = seen(course, table.players, looking)
    assert record.seed is None
    return in_order and told[together:] == found[together:] and same_scene
