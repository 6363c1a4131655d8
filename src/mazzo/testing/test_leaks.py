"""Whole matches over the wire: every byte that a viewer was given is what that viewer may know.

Three checks. No message holds a secret as such: the seed, who people are, what signs them. Each message is what
`mazzo.table.showing` makes for that viewer of the stored events, or the difference of two such that the viewer was
shown one after the other, and nothing else. And what it makes does not depend on hidden cards: folded again with the
hidden cards elsewhere, it comes out the same to the byte.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from mazzo.games import game
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Scene
from mazzo.record.course import PlayedRound
from mazzo.record.record import seen
from mazzo.record.writing import write
from mazzo.table.answering import Said
from mazzo.table.events import Dealt, Entry, Moved, Started
from mazzo.table.patching import difference
from mazzo.table.showing import TableShown, news, scene, table_shown
from mazzo.table.state import Table
from mazzo.table.telling import Dealing
from mazzo.testing.support.play import settings, wide
from mazzo.testing.support.server import Client, Guest, Server, guest, run, serving, shortest

FEW, USUAL = 2, 8
"""At how many moments of a match others are tried, for each viewer: at few where random matches are long, and worlds
dear."""


class Given(NamedTuple):
    """What somebody was given."""

    person: str
    viewer: int
    socket: int
    """Which of the sockets it was: changes are against what was given there before."""
    text: str


class RecordGiven(NamedTuple):
    """A record that was asked for while the table was at a number from `first` to `last`."""

    viewer: int
    first: int
    last: int
    text: bytes


class Heard:
    """All that was delivered during a match."""

    def __init__(self) -> None:
        self.sockets: list[Given] = []
        self.clients: list[Client] = []
        """Kept, so that each socket has a name of its own."""
        self.records: list[RecordGiven] = []
        self.others: list[tuple[bool, bytes]] = []
        """Other answers, and whether the match was over."""
        self.secrets: list[str] = []
        """What nobody may ever be told."""


def dear(name: str) -> bool:
    return wide(settings(name)[0])


def few_seats(name: str) -> int:
    """For two players and somebody whose cards both must not know, if so many can play."""
    return min(game(name).seats(settings(name)[0].options), key=lambda seats: (seats < 3, seats))


async def match(server: Server, name: str, heard: Heard) -> str:
    async with guest(server) as anna, guest(server) as bea, guest(server) as walter:
        few = {"seats": few_seats(name)} if dear(name) else {}
        table = await anna.open(name, options=shortest(name), level="random", public=True, **few)
        seats = {anna: 0, bea: 1, walter: WATCHER}
        for somebody in seats:
            heard.secrets += [somebody.id, somebody.http.cookies["mazzo"]]
        async with anna.at(table) as at_anna, bea.at(table) as at_bea, walter.at(table) as at_walter:
            await at_anna.command("sit", seats=[0], names=["Anna"])
            await at_bea.command("sit", seats=[1], names=["Bea"])
            await at_anna.command("start")
            await at_walter.until(lambda: at_walter.status == "playing")
            # Once before anybody has moved: on a quick machine the match may be over before there is time for more.
            await look(table, seats, at_walter, heard)
            playing = [
                client.play_to_end(None if dear(name) else Random(seat).choice, 300)
                for seat, client in enumerate((at_anna, at_bea))
            ]
            await asyncio.gather(*playing, keep_looking(table, seats, at_walter, heard))
            for somebody, client in ((anna, at_anna), (bea, at_bea), (walter, at_walter)):
                keep(heard, somebody, seats[somebody], client)
    return table


def keep(heard: Heard, somebody: Guest, viewer: int, client: Client) -> None:
    heard.sockets += [Given(somebody.id, viewer, id(client), text) for text in client.heard]
    heard.clients.append(client)


async def keep_looking(table: str, seats: dict[Guest, int], watching: Client, heard: Heard) -> None:
    while watching.status != "finished":
        await look(table, seats, watching, heard)
        await asyncio.sleep(0.5)


async def look(table: str, seats: dict[Guest, int], watching: Client, heard: Heard) -> None:
    """While the match runs: records, lists, further tabs, and refusals."""
    rng = Random(watching.number)
    for somebody, viewer in seats.items():
        first = watching.number
        for seat in ("", "?seat=0", "?seat=1", "?seat=2", "?seat=-1"):
            record = await somebody.get(f"/api/tables/{table}/records/1{seat}")
            # Walter's own number may lag behind what the record shows.
            if record.status_code == 200 and b"seed" not in record.content:
                heard.records.append(RecordGiven(viewer, first, 10**9, record.content))
        async with somebody.at(table, since=rng.randint(0, watching.number)) as tab:
            await tab.say({"type": "play", "id": "no", "seat": 2, "decision": 1, "move": "?"})
            await tab.say({"type": "show", "seat": 2})
            await tab.say({"type": "beat"})
            await tab.until(lambda tab=tab: "no" in tab.answers)
        keep(heard, somebody, viewer, tab)
        for later in ("proofs/1", "replays/1/1", "replays/1/1?seat=2", "replays/1/1?seat=-1"):
            answer = await somebody.get(f"/api/tables/{table}/{later}")
            if answer.status_code == 200:
                await watching.until(lambda: watching.status == "finished")
        for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{table}", "/api/me"):
            heard.others.append((watching.status == "finished", (await somebody.get(path)).content))
        measures = await asyncio.to_thread(somebody.server.metrics)
        heard.others.append((watching.status == "finished", measures.encode()))


def test_every_byte_is_what_its_viewer_may_know(name: str, tmp_path: Path) -> None:
    heard = Heard()
    tables: list[str] = []

    async def go() -> None:
        tables.append(await match(server, name, heard))

    with serving(tmp_path) as server:
        run(go(), 300)
        entries = server.entries(tables[0])
        log = server.log
    seed = next(entry.event.seed for entry in entries if isinstance(entry.event, Started))
    assert len(heard.sockets) > 100
    assert len(heard.records) > 10
    no_secret_as_such(heard, seed, log)
    every_message_follows_from_the_events(heard, entries)
    hidden_cards_make_no_difference(entries, FEW if dear(name) else USUAL)


def no_secret_as_such(heard: Heard, seed: str, log: str) -> None:
    texts = [given.text for given in heard.sockets] + [text.decode() for _, text in heard.others] + [log]
    for text in texts:
        assert not any(secret in text for secret in heard.secrets)
    assert seed not in log
    for given in heard.sockets:
        if seed in given.text:
            told = json.loads(given.text)
            status = told["table"]["status"]
            assert (status if told["type"] == "news" else status[0]) == "finished"
            assert given.text.count(seed) == 1
    assert not any(seed.encode() in text for over, text in heard.others if not over)
    assert not any(seed.encode() in record.text for record in heard.records)


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def every_message_follows_from_the_events(heard: Heard, entries: list[Entry]) -> None:
    at: dict[int, list[tuple[Given, dict[str, Any], int]]] = defaultdict(list)
    numbers: dict[int, int] = {}
    for given in heard.sockets:
        told = json.loads(given.text)
        before = numbers.get(given.socket, 0)
        if told["type"] == "news":
            numbers[given.socket] = told["number"]
        elif told["type"] == "change":
            numbers[given.socket] = told["events"][-1]["number"]
        else:
            assert_harmless(told)
            continue
        at[numbers[given.socket]].append((given, told, before))
    checked = 0
    sights: dict[tuple[int, str, int], tuple[TableShown, Scene | None]] = {}
    expected_records: dict[tuple[int, bytes], int] = {}
    table = Table(entries[0])
    for entry in [None, *entries[1:]]:
        if entry:
            table.apply(entry)
        for given, told, before in at[table.number]:
            viewer = given.viewer if table.seats_of(given.person) else WATCHER
            since = told["events"][0]["number"] - 1 if told["events"] else table.number
            assert told["events"] == plain(news(table, viewer, since))
            shown = table_shown(table, given.person, viewer), scene(table, viewer)
            sights[table.number, given.person, viewer] = shown
            if told["type"] == "news":
                assert set(told) == {"type", "fresh", "more", "number", "now", "events", "table", "scene"}
                assert (told["table"], told["scene"]) == (plain(shown[0]), plain(shown[1]))
            else:
                assert set(told) == {"type", "events", "table", "scene"}
                assert since == before
                earlier = sights[before, given.person, viewer]
                assert told["table"] == plain(difference(earlier[0], shown[0]))
                assert told["scene"] == plain(difference(earlier[1], shown[1]))
            checked += 1
        if table.course and table.status != "finished":
            for viewer in (WATCHER, 0, 1):
                expected_records[viewer, write(seen(table.course, table.players, viewer))] = table.number
    assert checked == sum(map(len, at.values()))
    for record in heard.records:
        assert expected_records[record.viewer, record.text] >= record.first


def assert_harmless(told: dict[str, Any]) -> None:
    """The other messages have no room for a card."""
    if told["type"] == "talk":
        # Nobody says anything here; of what bots say, `mazzo.table.answering` knows only what has happened.
        assert all(set(line) == {"number", "at", "seat", "name", "kind", "key"} for line in told["lines"])
        assert all(line["kind"] == "bot" and line["key"] in get_args(Said) for line in told["lines"])
    elif told["type"] == "refused":
        assert told["id"] == "no" or told["reason"]["code"] in ("stale_decision", "not_your_turn", "round_not_over")
    else:
        assert set(told) in ({"type", "id", "number"}, {"type"})


def hidden_cards_make_no_difference(entries: list[Entry], most: int) -> None:
    rng, luck = Rng(1), Random(1)
    moments = [place for place, entry in enumerate(entries, 1) if isinstance(entry.event, Moved)]
    differed = 0
    for viewer in (WATCHER, 0, 1):
        for moment in sorted(luck.sample(moments, min(most, len(moments)))):
            table = Table.folded(entries[:moment])
            if table.played().over:
                continue
            other = elsewhere(entries[:moment], table, viewer, rng)
            differed += other.played().dealt.hands != table.played().dealt.hands
            assert given_by(other, viewer) == given_by(table, viewer)
    assert differed > 0


def elsewhere(entries: list[Entry], table: Table, viewer: int, rng: Rng) -> Table:
    """The same table with the hidden cards of the present round in other places, and a past that leads there."""
    view = table.played().round.view(viewer)
    dealt, moves = view.past(view.world(rng))
    deal = max(place for place, entry in enumerate(entries, 1) if isinstance(entry.event, Dealt))
    other = Table.folded(entries[:deal])
    course = other.played()
    course.put(PlayedRound(course.match, dealt))
    other.log[-1].moment = other.moment = Dealing(course.match, dealt)
    # Simultaneous moves are listed in turn order; they came in as they came in.
    of_seat: dict[int, list[int]] = defaultdict(list)
    for seat, move in moves:
        of_seat[seat].append(move)
    for entry in entries[deal:]:
        event = entry.event
        if isinstance(event, Moved):
            text = other.game.print(of_seat[event.seat].pop(0))
            entry = msgspec.structs.replace(entry, event=msgspec.structs.replace(event, move=text))
        other.apply(entry)
    return other


def given_by(table: Table, viewer: int) -> list[bytes]:
    person = table.seats[viewer].person if viewer != WATCHER else ""
    course = table.played()
    return [
        msgspec.json.encode(news(table, viewer, 0)),
        msgspec.json.encode(table_shown(table, person, viewer)),
        msgspec.json.encode(scene(table, viewer)),
        write(seen(course, table.players, viewer)),
    ]
