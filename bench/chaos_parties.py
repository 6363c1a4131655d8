"""The parties of `bench/chaos.py`: one of every game with a bot, one of accounts whose matches count for ratings, and
one that plays over days."""

from __future__ import annotations

import random
from typing import Any

import httpx

from chaos_club import DAY, Club
from chaos_people import Party, Seen, Wanderer
from mazzo.games import game, names
from mazzo.record.results import is_standard
from mazzo.server.conditions import FIRST_MATCHES
from mazzo.server.reach import LOCAL
from mazzo.table.seating import automatic_seats
from mazzo.testing.support.server import Client, Guest

LEVELS = ("club", "expert", "random", "beginner")
"""Of the bots, table by table."""
PATIENCE = 10
"""Seconds for an answer to a request: a process may be frozen."""
ACCOUNTS = 4
"""That meet in pairs: a pair is rated only so often a day."""
DAWDLES = 30
"""Over days, one decision of so many is left until the time is up, and the first of whoever opened the table."""
EARLIER = "before"
"""The game of the matches that an account has played before, as its totals have it."""
OLD = "UPDATE people SET created_at = 0 WHERE id = $1"
EXPERIENCED = f"INSERT INTO totals VALUES ($1, '{EARLIER}', '2', false, {FIRST_MATCHES}, 0, 0, 0, '{{}}')"


class RatedParty(Party):
    """Two accounts at a public table with a clock, without a bot, by the usual rules."""

    kind = "rated"

    def wanted(self) -> dict[str, Any]:
        # Less than a day a turn, and a bank for whatever happens.
        clock = {"seconds": DAY - 5, "bank": 7200}
        wanted = {"name": self.called(0), "options": {}, "seats": len(self.guests), "clock": clock}
        return {**wanted, "public": True, "rated": True}

    def next_guests(self) -> list[Guest]:
        return self.rng.sample(self.everybody, 2)

    def called(self, seat: int) -> str:
        return name_of(self.everybody.index(self.guests[seat]))


class Dawdler(Wanderer):
    """Leaves some decisions until a bot decides."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        # Not the generator of the moves: how often it is looked depends on the machine.
        self.whim = random.Random(f"whim/{self.seat}")
        self.weighed = 0
        self.left_alone = 0
        """The number of the decision that is."""

    async def act(self, client: Client) -> None:
        decision = client.decision()
        if decision and decision["number"] != self.weighed:
            first = not self.weighed and self.seat == 0
            self.weighed = decision["number"]
            if first or not self.whim.randrange(DAWDLES):
                self.left_alone = self.weighed
        if decision is None or decision["number"] != self.left_alone:
            await super().act(client)


class DaysParty(Party):
    """At a table over days, with a bot."""

    kind = "days"
    player = Dawdler

    def wanted(self) -> dict[str, Any]:
        return {"days": {"days": 1}}


def name_of(place: int) -> str:
    """By which an account is known."""
    return f"Account {place + 1}"


def for_two() -> str:
    """A game that two can play for ratings."""
    for name in names():
        rules, usual = game(name), game(name).options({})
        if 2 in rules.seats(usual) and is_standard(rules, usual) and not automatic_seats(rules, usual, 2):
            return name
    raise AssertionError("nothing is played by two")


async def guests_at(club: Club, addresses: list[str]) -> list[Guest]:
    found = [Guest(club.processes[0].server, address) for address in addresses]
    for guest in found:
        await guest.become()
        guest.http.timeout = httpx.Timeout(PATIENCE)
    return found


async def accounts(club: Club) -> list[Guest]:
    """Old enough to be rated, and each from a place of its own."""
    found = await guests_at(club, [f"127.0.0.{place + 2}" for place in range(ACCOUNTS)])
    for place, guest in enumerate(found):
        wanted = {"name": name_of(place), "password": f"correct horse {place}"}
        (await guest.http.post("/api/accounts", json=wanted)).raise_for_status()
        person = await club.person(guest.http.cookies["mazzo"])
        for statement in (OLD, EXPERIENCED):
            await club.rows(statement, person)
    return found


async def parties(club: Club, seen: Seen, seed: int) -> list[Party]:
    """One for each game, one that is rated, and one over days."""
    found: list[Party] = []
    for place, name in enumerate(names()):
        level = LEVELS[place % len(LEVELS)]
        found.append(Party(club, name, await guests_at(club, beside_a_bot(name)), level, seen, seed))
    small = for_two()
    found.append(RatedParty(club, small, await accounts(club), LEVELS[0], seen, seed))
    found.append(DaysParty(club, small, await guests_at(club, beside_a_bot(small)), LEVELS[0], seen, seed))
    return found


def beside_a_bot(name: str) -> list[str]:
    """The addresses of those who play a game with a bot: about three at a table."""
    allowed = game(name).seats(game(name).options({}))
    return [LOCAL] * (min(allowed, key=lambda seats: abs(seats - 3)) - 1)
