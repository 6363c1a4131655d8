"""A simple model of a table: who sits where, who may do what. It knows of the table only its events."""

from __future__ import annotations

from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.commands import AnyCommand
from mazzo.table.events import AnyEvent
from mazzo.table.state import Table


class Model:
    """Who sits where and who may do what, as far as it can be said in a few lines."""

    def __init__(self, table: Table) -> None:
        self.owner: list[str] = ["robot" if seat.kind == "nobody" else "" for seat in table.seats]
        """A person, "bot", "robot", or nobody."""
        self.left: set[int] = set()
        """Seats that a bot plays for their person."""
        self.host = table.host
        self.there: set[str] = set()
        self.barred: set[str] = set()
        self.locked = False
        self.hints = table.hints
        self.status = "open"
        self.matches = 0
        self.committed: set[int] = set()
        """The seats that have a part in the shuffle; `fixed` if no other can, `awaited` are those that must reveal."""
        self.awaited: set[int] = set()
        self.fixed = False

    def own(self, person: str) -> list[int]:
        return [seat for seat, owner in enumerate(self.owner) if owner == person]

    def sitting(self) -> set[str]:
        return {owner for owner in self.owner if owner not in ("", "bot", "robot")}

    def owned_by(self, seat: int, *owners: str) -> bool:
        return seat < len(self.owner) and self.owner[seat] in owners

    @property
    def running(self) -> bool:
        return self.status in ("shuffling", "playing", "counted")

    def allows(self, person: str, command: AnyCommand) -> bool | None:
        """Whether a command must be accepted; None where only the rules of a game can say."""
        match command:
            case asked.Sit(seats=seats, names=names):
                free = all(self.owned_by(seat, "") for seat in seats) and len(set(seats)) == len(seats) == len(names)
                barred = person in self.barred or (self.locked and person != self.host)
                # Names are told apart elsewhere.
                return None if free and not barred and not self.running else False
            case asked.Stand(seat=seat):
                return self.owned_by(seat, person) and not (self.running and seat in self.left)
            case asked.Bot(seat=seat, level=level):
                return person == self.host and not self.running and self.owned_by(seat, "") and level != "best"
            case asked.Remove(seat=seat):
                away = self.owned_by(seat, *(self.sitting() - {person})) or (
                    not self.running and self.owned_by(seat, "bot")
                )
                promised = self.running and bool(self.awaited & set(self.own(self.owner[seat] if away else "")))
                return person == self.host and away and not promised
            case asked.Replace(seat=seat):
                gone = self.owned_by(seat, *(self.sitting() - self.there)) and seat not in self.left
                return person == self.host and self.running and gone
            case asked.Lock(locked=locked):
                return person == self.host and locked != self.locked
            case asked.Hints(allowed=allowed):
                return person == self.host and not self.running and allowed != self.hints
            case asked.Start():
                return person == self.host and self.status == "open" and bool(self.sitting())
            case asked.Rematch():
                return person in {self.host, *self.sitting()} and self.status == "finished" and bool(self.sitting())
            case asked.Abandon():
                return person == self.host and self.running
            case asked.TakeOver(seat=seat):
                return self.running and self.owned_by(seat, person) and seat in self.left
            case asked.Commit():
                own = self.own(person) if person in self.sitting() else []
                may = self.status == "shuffling" and not self.fixed and bool(set(own) - self.left)
                return may and own[0] not in self.committed
            case asked.Reveal():
                own = self.own(person) if person in self.sitting() else []
                # Whether the bytes are the right ones is seen elsewhere.
                return None if self.status == "shuffling" and set(own) & self.awaited else False
            case asked.Ready():
                return None if self.status == "counted" and person in self.sitting() else False
            case asked.TakeBack(seat=seat):
                mine = self.owned_by(seat, person) and seat not in self.left
                return None if self.status == "playing" and mine else False
            case asked.Answer():
                return None if self.status == "playing" and set(self.own(person)) - self.left else False
        return None

    def comes(self, person: str) -> None:
        self.there |= {person} & self.sitting()

    def goes(self, person: str) -> None:
        self.there.discard(person)

    def learn(self, events: list[AnyEvent]) -> None:
        for event in events:
            match event:
                case happened.Sat(person=person, seats=seats):
                    self.there.add(person)
                    for seat in seats:
                        self.owner[seat] = person
                case happened.Stood(seat=seat):
                    self.owner[seat] = ""
                    self.left.discard(seat)
                case happened.BotSat(seat=seat):
                    self.owner[seat] = "bot"
                case happened.Removed(person=person):
                    self.barred.add(person)
                    for seat in self.own(person):
                        self.owner[seat] = "bot" if self.running else ""
                        self.left.discard(seat)
                        if not self.fixed:
                            self.committed.discard(seat)
                case happened.StoodIn(seat=seat):
                    self.left.add(seat)
                case happened.TookOver(seat=seat):
                    self.left.remove(seat)
                case happened.HostPassed(person=person):
                    assert person in self.there & self.sitting()
                    self.host = person
                case happened.HintsAllowed(allowed=allowed):
                    self.hints = allowed
                case happened.Locked(locked=locked):
                    self.locked = locked
                case happened.Arrived(person=person):
                    self.there.add(person)
                case happened.Departed(person=person):
                    self.there.discard(person)
                case happened.Rematched():
                    places = [seat for seat, owner in enumerate(self.owner) if owner != "robot"]
                    owners = [self.owner[seat] for seat in places]
                    for seat, owner in zip(places, owners[-1:] + owners[:-1], strict=True):
                        self.owner[seat] = owner
                    self.left = set()
                case happened.Started(match=number):
                    self.matches += self.status != "shuffling"
                    assert number == self.matches
                    self.status = "shuffling"
                    self.committed, self.awaited, self.fixed = set(), set(), False
                case happened.Promised(seat=seat):
                    self.committed.add(seat)
                case happened.Committed(commits=commits):
                    assert [bool(commit) for commit in commits] == [
                        seat in self.committed for seat in range(len(self.owner))
                    ]
                    self.awaited, self.fixed = set(self.committed), True
                case happened.Revealed(seat=seat):
                    self.awaited.remove(seat)
                case happened.Voided(seats=seats, open=reopened):
                    assert set(seats) == self.awaited
                    self.left |= {seat for missing in seats for seat in self.own(self.owner[missing])}
                    if reopened:
                        self.status, self.left = "open", set()
                        self.matches -= 1
                        self.awaited = set()
                case happened.Dealt():
                    assert self.status == "counted" or (self.fixed and not self.awaited)
                    self.status = "playing"
                case happened.Counted():
                    self.status = "counted"
                case happened.Finished():
                    self.status = "finished"
            self.there &= self.sitting()
