"""After a match: each of its rounds move by move as any seat saw it, and what proves that its deals were fair."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterator, Sequence

import msgspec
from litestar.exceptions import NotFoundException
from msgspec import Struct
from msgspec.structs import replace

from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.deal import Pack, Step
from mazzo.kernel.scene import Scene
from mazzo.record.course import Course, PlayedRound
from mazzo.server.made import Answer, Made
from mazzo.server.records import finished, rounds_dealt, whole_record
from mazzo.server.room import Room
from mazzo.server.store import Store, decoded
from mazzo.table import events as happened
from mazzo.table.refusal import Refused
from mazzo.table.sealing import COMMIT_AND_REVEAL, OPEN
from mazzo.table.showing import EventShown, TableShown, VoidShown, event_shown, hexadecimal, table_shown, void_shown
from mazzo.table.state import Table
from mazzo.table.telling import Told


class Frame(Struct, frozen=True, kw_only=True):
    """A moment of a round: the event that led to it as the seat saw it, and the cards after it. Nothing is offered."""

    event: EventShown
    scene: Scene
    """The game's own scene."""


# {"match": 1, "rounds": 4, "round": 2, "seat": 0, "table": {…}, "frames": [{"event": {…}, "scene": {…}}, …]}
class Replay(Struct, frozen=True, kw_only=True):
    """A round of a match that is over. The first frame is the deal, the last the count."""

    match: int
    rounds: int
    """How many the match had."""
    round: int
    seat: int
    """Whose cards are seen; -1 if only what everybody saw."""
    table: TableShown
    """As it was when the match ended."""
    frames: list[Frame]


class ProvedRound(Struct, frozen=True, kw_only=True):
    """How a round was dealt: the plan, and the cards in the order in which they were put down."""

    number: int
    dealer: int
    order: list[int]
    plan: list[Step]
    hands: list[list[str]]
    """By seat."""
    table: list[str]
    stock: list[str]


# {"game": "whist", "match": 1, "seed": "…", "commitment": "…", "dealers": [0, 1, …], "packs": […], "rounds": […], …}
class ShuffleProof(Struct, frozen=True, kw_only=True):
    """All that is needed to deal a match again, as docs/shuffle.md tells, and what was dealt."""

    game: str
    match: int
    names: list[str]
    """Of the seats."""
    commitment: str
    seed: str
    contributions: list[str]
    dealers: list[int]
    """The seats from which the first dealer was drawn."""
    cards: list[str]
    """Every card in notation, by its number in the packs."""
    packs: list[Pack]
    """What was shuffled before each round."""
    rounds: list[ProvedRound]
    shuffle: int = 1
    """The version of the shuffle. The rest is of version 2."""
    context: str = ""
    commits: list[str] = []
    """What each seat had committed to, empty where there is nothing."""
    voids: list[VoidShown] = []
    """The shuffles before this one that do not count."""


Make = Callable[[Table, Course], bytes]


class Replays:
    """What is made of matches that are over, for whoever asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.made = Made()

    async def round(self, room: Room, match: int, round: int, person: str, seat: int | None) -> Answer:
        """A round. Raises Refused while the match runs."""
        if seat is not None and not WATCHER <= seat < len(room.table.seats):
            raise Refused("no_such_seat", number=seat)
        # All who never sat there see the same.
        asks = person if has_been_at(room.table, person) else ""

        def make(table: Table, course: Course) -> bytes:
            return msgspec.json.encode(replay(table, course, round, asks, seat))

        return await self.of(room, match, (round, asks, seat), make, round)

    async def proof(self, room: Room, match: int) -> Answer:
        """What proves the deals. Raises Refused while the match runs."""
        return await self.of(room, match, "proof", lambda table, course: msgspec.json.encode(proof(table, course)))

    async def record(self, room: Room, match: int) -> Answer:
        """The whole record. Raises Refused while the match runs."""
        return await self.of(room, match, "record", whole_record)

    async def of(self, room: Room, match: int, what: Hashable, make: Make, round: int = 1) -> Answer:
        check_over(room, match)
        # Whoever was deleted since is named in none of it.
        key = (room.id, match, what, room.table.forgotten)
        return await self.made.get(key, lambda: self.make(room, match, round, make))

    async def make(self, room: Room, match: int, round: int, make: Make) -> bytes:
        """In a thread, because playing everything again takes its time; not for what there never was."""
        if not 0 < round <= dealt_in(room, match):
            raise NotFoundException("no_such_round")
        bodies = await self.store.bodies(room.id)

        def make_it() -> bytes:
            table = Table.folded(finished(decoded(room.id, bodies), match))
            return make(table, table.played())

        return await asyncio.to_thread(make_it)


def check_over(room: Room, match: int) -> None:
    """Whether everybody may see a match. Raises Refused while it runs."""
    if match == room.table.match and room.table.running:
        raise Refused("match_not_over")


def dealt_in(room: Room, match: int) -> int:
    """How many rounds a match had. Raises NotFoundException if there was none, or if it was given up before the first
    card."""
    dealt = rounds_dealt((told.entry for told in room.table.log), match)
    if not dealt:
        raise NotFoundException("no_such_match")
    return dealt


def has_been_at(table: Table, person: str) -> bool:
    """Whether a table is shown to this person otherwise than to strangers, or ever was."""
    happenings = (told.entry.event for told in table.log)
    sat = {event.person for event in happenings if isinstance(event, happened.Sat)}
    return bool(person) and (person in (table.opening.host, table.host) or person in sat or person in table.people)


def replay(table: Table, course: Course, round: int, person: str, seat: int | None) -> Replay:
    """A round as a seat saw it; if none is named, as one's own or the first did."""
    viewer = [*table.seats_of(person), 0][0] if seat is None else seat
    told = tellings(table.log, table.match, round)
    scenes = scenes_of(course, round, viewer)
    return Replay(
        match=table.match,
        rounds=len(course.rounds),
        round=round,
        seat=viewer,
        table=table_shown(table, person, viewer),
        frames=[
            Frame(event=event_shown(table, each, viewer), scene=scene) for each, scene in zip(told, scenes, strict=True)
        ],
    )


def tellings(log: Sequence[Told], match: int, round: int) -> list[Told]:
    """What is told of a round: its deal, the moves that were not taken back, and its count."""
    found: list[Told] = []
    playing = dealing = 0
    for told in log:
        match told.entry.event:
            case happened.Started(match=number):
                playing, dealing = number, 0
            case happened.Dealt(round=number):
                dealing = number
                if (playing, dealing) == (match, round):
                    found = [told]
            case happened.Moved() | happened.Counted() if (playing, dealing) == (match, round):
                found.append(told)
            case happened.TakenBack(moves=moves) if (playing, dealing) == (match, round):
                del found[len(found) - moves :]
    return found


def scenes_of(course: Course, round: int, viewer: int) -> Iterator[Scene]:
    """The deal, what each move led to, and the count: the round is played again in its match."""
    played = course.rounds[round - 1]
    again = PlayedRound(played.match, played.dealt)
    yield watched(again.scene(course.game, viewer))
    for seat, move in played.moves:
        again.play(seat, move)
        yield watched(again.scene(course.game, viewer))
    if played.scores is not None:
        again.count()
        yield watched(again.scene(course.game, viewer))


def watched(scene: Scene) -> Scene:
    """The scene for somebody who only looks on."""
    return replace(scene, deciding=NOBODY, moves=[], refused={}, asked=None)


def proof(table: Table, course: Course) -> ShuffleProof:
    game, fairness, sealed = course.game, course.fairness, course.fairness.sealed
    packs = game.packs(course.options, course.seats)
    rounds = [proved_round(course, played) for played in course.rounds]
    orders = {step.through for played in rounds for step in played.plan}
    cards = max(card for number, pack in enumerate(packs) if number not in orders for card in pack) + 1
    return ShuffleProof(
        game=game.name,
        match=table.match,
        names=[player.name for player in table.players],
        commitment=fairness.commitment.hex(),
        seed=fairness.seed.hex(),
        contributions=hexadecimal(fairness.contributions),
        dealers=list(game.first_dealers(course.options, course.seats)),
        cards=[game.card(card) for card in range(cards)],
        packs=packs,
        rounds=rounds,
        shuffle=COMMIT_AND_REVEAL if sealed else OPEN,
        context=sealed.context.hex() if sealed else "",
        commits=hexadecimal(sealed.commits) if sealed else [],
        voids=[void_shown(void) for void in table.voids.tries],
    )


def proved_round(course: Course, played: PlayedRound) -> ProvedRound:
    def texts(cards: Sequence[int]) -> list[str]:
        return [course.game.card(card) for card in cards]

    return ProvedRound(
        number=played.number,
        dealer=played.dealer,
        order=played.order,
        plan=course.game.plan(course.options, course.seats, played.order),
        hands=[texts(hand) for hand in played.dealt.hands],
        table=texts(played.dealt.table),
        stock=texts(played.dealt.stock),
    )
