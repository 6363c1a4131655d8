"""What a client knows of a table from the news that it was sent, and what its person should be asked now."""

from __future__ import annotations

import time
from typing import Literal

import msgspec
from msgspec import Struct

from mazzo.games import game
from mazzo.kernel.game import Event
from mazzo.kernel.options import Options
from mazzo.kernel.scene import Scene
from mazzo.record.record import Player
from mazzo.server.messages import News
from mazzo.table.showing import DecisionShown, EventShown, TableShown

Kind = Literal["sit", "host", "wait", "answer", "take_over", "decide", "ready", "over"]


class Question(Struct, frozen=True):
    """What a person is asked; another question has another kind or other numbers."""

    kind: Kind
    about: tuple[int, ...] = ()


class Seen:
    """A table as this client has been told of it."""

    def __init__(self, news: News) -> None:
        self.game = game(news.table.game)
        self.options: Options = self.game.options(news.table.options)
        self.number = 0
        self.log: list[EventShown] = []
        """The events since the last deal; what was taken back is not among them."""
        self.names: dict[int, str] = {}
        """Who sits on each seat, or sat there last."""
        self.told = -1
        """The number of the last event that the person knows of; -1 before any."""
        self.scene: Scene | None = None
        self.take(news)

    def take(self, news: News) -> list[EventShown]:
        """Note the news; the events that the person has not been told."""
        if news.fresh:
            self.log = []
        for event in news.events:
            self.note(event)
        self.table: TableShown = news.table
        self.names |= {number: seat.name for number, seat in enumerate(news.table.seats) if seat.name}
        self.number = news.number
        self.ahead = news.now - time.time_ns() // 1_000_000
        """How far the server's clock is ahead of ours, in milliseconds."""
        self.scene = msgspec.json.decode(news.scene, type=self.game.scene_type | None)
        if self.told < 0:
            self.told = self.last_own_move()
        untold = [event for event in news.events if event.number > self.told]
        self.told = news.number
        return untold

    def note(self, event: EventShown) -> None:
        if event.type == "dealt":
            self.log = []
        if event.type == "taken_back":
            moves = [place for place, told in enumerate(self.log) if told.type == "moved"]
            # Of a long round only the latest events were told, perhaps fewer than were taken back.
            del self.log[moves[-event.moves] if event.moves <= len(moves) else 0 :]
        self.log.append(event)

    def last_own_move(self) -> int:
        """What came before one's last move one knows; who has made none knows everything."""
        own = [event.number for event in self.log if event.type == "moved" and event.seat in self.own]
        return own[-1] if own else self.number

    @property
    def own(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.yours]

    @property
    def free(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.kind == "free"]

    @property
    def below(self) -> set[int]:
        """The seats where a bot plays below its level for now."""
        return {number for number, seat in enumerate(self.table.seats) if seat.below}

    @property
    def viewer(self) -> int:
        return self.table.showing

    @property
    def running(self) -> bool:
        return self.table.status not in ("open", "finished")

    @property
    def happened(self) -> list[Event]:
        """What happened in the round so far."""
        return [each for event in self.log for each in event.happened]

    def players(self, free: str) -> list[Player]:
        """As sentences name them; `free` is the name of a seat that nobody had. Whoever looks is `you`."""
        names = self.names | {self.viewer: ""}
        return [
            Player("nobody") if seat.kind == "nobody" else Player("person", names.get(number, free))
            for number, seat in enumerate(self.table.seats)
        ]

    def decision(self) -> DecisionShown | None:
        """What the viewer has to decide now."""
        if self.scene is None or self.table.status != "playing" or self.scene.deciding < 0:
            return None
        return next((each for each in self.table.decisions if each.seat == self.scene.deciding), None)

    def seconds_left(self, decision: DecisionShown) -> int | None:
        """On the clock, if there is one."""
        if decision.deadline is None:
            return None
        return max(0, (decision.deadline - self.ahead - time.time_ns() // 1_000_000) // 1000)

    def question(self, watching: bool) -> Question:
        """What the person should be asked now. `watching` is whether they do not want a seat."""
        table, own = self.table, self.own
        decision = self.decision()
        if table.wish and table.wish.answer:
            return Question("answer", (table.wish.seat, table.wish.moves))
        if not own and not self.running and self.free and not table.locked and not watching:
            return Question("sit", tuple(self.free))
        if table.status == "finished":
            return Question("over", (table.match,))
        if not self.running:
            return Question("host" if table.host else "wait")
        left = [seat for seat in own if table.seats[seat].stand_in]
        if left:
            return Question("take_over", tuple(left))
        if decision and not table.wish:
            return Question("decide", (table.match, decision.number))
        if table.status == "counted" and any(not table.seats[seat].ready for seat in own):
            return Question("ready", (table.match, self.scene.round if self.scene else 0))
        return Question("wait", self.waited_for())

    def waited_for(self) -> tuple[int, ...]:
        """The seats without which nothing goes on; none if that is not a matter of seats."""
        table = self.table
        if table.status == "playing" and not table.wish:
            return tuple(sorted({each.by if each.by >= 0 else each.seat for each in table.decisions}))
        if table.status == "counted":
            waited_for = [seat.kind == "person" and seat.present and not seat.ready for seat in table.seats]
            return tuple(seat for seat, waits in enumerate(waited_for) if waits)
        return ()
