"""Histories that nobody played: matches between made-up people, as many as are wanted, the same every time. For
measures, and for pages that are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec

from mazzo.games import game, names
from mazzo.record.results import form_of
from mazzo.server.rating import SETTLED, Standing, season
from mazzo.table.names import skeleton_of

DAY = 24 * 3600 * 1000
RECORD = b"mazzo record 2\n" + b"0 play 7d\n" * 200
"""About as long as a short one."""
EVERY_RATED = 5
"""One of so many matches is rated."""

Rows = list[tuple[Any, ...]]


class Piece(NamedTuple):
    """Some rows of each of these tables."""

    matches: Rows
    results: Rows
    rating_changes: Rows


class History:
    """Made-up matches. The first people play most: the first of all in every tenth match."""

    def __init__(self, matches: int, people: Sequence[str], last: int, seed: int = 1) -> None:
        """The last of them ended at a time in milliseconds."""
        self.number = matches
        self.people = people
        self.last = last
        self.rng = Random(seed)
        self.totals: dict[tuple[str, str, str, bool], list[int]] = {}
        self.standings: dict[tuple[int, str, str, str], Standing] = {}
        self.forms = [(name, form_of(game(name), game(name).options({}), seats), seats) for name, seats in seats_of()]

    def pieces(self, together: int = 20_000) -> Iterator[Piece]:
        """All matches, the earliest first."""
        made = (self.match(number) for number in range(self.number))
        while some := list(islice(made, together)):
            rows: list[Rows] = [[], [], []]
            for match, results, changes in some:
                rows[0].append(match)
                rows[1].extend(results)
                rows[2].extend(changes)
            yield Piece(*rows)

    def match(self, number: int) -> tuple[tuple[Any, ...], Rows, Rows]:
        rng = self.rng
        name, form, seats = self.forms[rng.randrange(len(self.forms))]
        ended = self.last - (self.number - number) * 60_000
        rated = number % EVERY_RATED == 0
        table = f"t{number:09d}"
        id = f"{table}-1"
        match = (
            *(id, table, 1, name, form, b"{}", rated, "", 2),
            *(ended - 600_000, ended, "won", ended, 0, RECORD),
        )
        people = self.party(seats, rated)
        points = sorted((rng.randrange(40) for _ in people), reverse=True)
        places = [1 + sum(other > own for other in points) for own in points]
        order = rng.sample(range(seats), seats)
        results: Rows = []
        changes: Rows = []
        for person, place, scored, seat in zip(people, places, points, order, strict=True):
            bot = not person
            results.append(
                (
                    *(id, seat, person or None, "Berta" if bot else f"Player {person}", "bot" if bot else "person"),
                    *("club" if bot else "", seat, place, scored, place == 1, 20, 20 if bot else 0, b"{}"),
                    *(name, form, rated, ended),
                )
            )
            if not bot:
                self.count(person, name, form, rated, place, scored)
            if rated:
                changes.append(self.change(id, person, name, form, ended, seat, place))
        return match, results, changes

    def party(self, seats: int, rated: bool) -> list[str]:
        """Who plays: the first somewhat often, nobody twice, and bots where it is not rated."""
        found: list[str] = []
        while len(found) < seats:
            if not rated and len(found) > 1 and self.rng.random() < 0.5:
                found.append("")
                continue
            chance = self.rng.random()
            person = self.people[0 if chance < 0.03 else int(len(self.people) * chance**2)]
            if person not in found:
                found.append(person)
        return found

    def count(self, person: str, name: str, form: str, rated: bool, place: int, points: int) -> None:
        total = self.totals.setdefault((person, name, form, rated), [0, 0, 0, 0])
        total[0] += 1
        total[1] += place == 1
        total[2] += place
        total[3] += points

    def change(self, id: str, person: str, name: str, form: str, at: int, team: int, place: int) -> tuple[Any, ...]:
        key = (season(at), name, form, person)
        before = self.standings.get(key, Standing(25.0, 25.0 / 3))
        sigma = max(1.0, before.sigma * 0.97)
        after = Standing(before.mu + (2.2 - place) * sigma / 12, sigma, before.matches + 1)
        self.standings[key] = after
        standings = (before.mu, before.sigma, after.mu, after.sigma)
        return (id, person, *key[:3], at, team, place, False, 1.0, *standings)

    def total_rows(self) -> Rows:
        """After all pieces."""
        return [(*key, *total, msgspec.json.encode({})) for key, total in self.totals.items()]

    def rating_rows(self) -> Rows:
        return [
            (*key, each.mu, each.sigma, each.ordinal, each.matches, each.matches < SETTLED)
            for key, each in self.standings.items()
        ]

    def people_rows(self) -> Rows:
        named = [(id, f"Player {id}") for id in self.people]
        created, seen = self.last - 900 * DAY, self.last
        return [(id, "account", name, skeleton_of(name), "", "", created, seen, None, "") for id, name in named]


def seats_of() -> list[tuple[str, int]]:
    """The games, as the rules have them."""
    return [(name, game(name).seats(game(name).options({}))[0]) for name in names()]
