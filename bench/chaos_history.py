"""What `bench/chaos.py` finds in the history in the end: every match filed once, totals and ratings as recounted."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from math import isclose
from operator import itemgetter
from time import monotonic
from typing import Any

from chaos_club import Club
from chaos_parties import EARLIER
from mazzo.server.rating import Rated, Standing, beginner, changes
from mazzo.server.ratings import Player
from mazzo.server.totals import Total, key_of

Row = Mapping[str, Any]
PATIENCE = 60.0
"""Seconds until the last match is in the history."""
TABLES = ("matches", "results", "totals", "rating_changes", "ratings")


async def wrong_history(
    club: Club, finished: Mapping[str, int], rateable: Mapping[str, Sequence[Player]], slack: float
) -> list[str]:
    """What is wrong with it; of each table it is known how many matches have ended there, and of each match that may
    count who has played it."""
    end = monotonic() + PATIENCE * slack
    while await club.rows("SELECT id FROM matches WHERE filed_at IS NULL LIMIT 1") and monotonic() < end:
        await asyncio.sleep(0.2)
    rows = {name: [dict(row) for row in await club.rows(f"SELECT * FROM {name}")] for name in TABLES}
    return [
        *wrong_filing(finished, rows["matches"], rows["results"]),
        *wrong_totals(rows["matches"], rows["results"], [row for row in rows["totals"] if row["game"] != EARLIER]),
        *wrong_changes(rows["matches"], rateable, rows["rating_changes"]),
        *wrong_ratings(rows["rating_changes"], rows["ratings"]),
    ]


def wrong_filing(finished: Mapping[str, int], matches: Sequence[Row], results: Sequence[Row]) -> list[str]:
    """Every match that has ended is there once, filed, and with every seat once."""
    found = [f"{each['id']}: not filed" for each in matches if each["filed_at"] is None]
    filed = Counter(each["table_id"] for each in matches)
    found += [
        f"{table}: {filed[table]} of {count} matches filed"
        for table, count in finished.items()
        if filed[table] != count
    ]
    seats = {id: sorted(each["seat"] for each in group) for id, group in grouped(results, "match_id")}
    for each in matches:
        if each["filed_at"] is not None and seats.get(each["id"], []) != list(range(len(seats.get(each["id"], [0])))):
            found.append(f"{each['id']}: results of the seats {seats.get(each['id'])}")
    return found


def wrong_totals(matches: Sequence[Row], results: Sequence[Row], totals: Sequence[Row]) -> list[str]:
    """What the results of each person add up to."""
    won = {each["id"] for each in matches if each["outcome"] == "won"}
    counted: dict[Any, Total] = {}
    for row in results:
        if row["person"] and row["place"] and row["match_id"] in won:
            counted.setdefault(key_of(row), Total()).count(row)
    kept: dict[Any, Total] = {}
    for row in totals:
        kept.setdefault(key_of(row), Total()).merge(row)
    return [
        f"the totals of {key} are {kept.get(key)}, and counted {counted.get(key)}"
        for key in sorted({*counted, *kept})
        if kept.get(key) != counted.get(key)
    ]


def wrong_changes(
    matches: Sequence[Row], rateable: Mapping[str, Sequence[Player]], changed: Sequence[Row]
) -> list[str]:
    """Every rated match has changed the ratings of all who played it, once, by how it ended for them; others none."""
    rated = {each["id"]: counted(rateable.get(each["id"], ())) for each in matches if each["rated"]}
    found = {
        id: counted([Player(row["person"], row["team"], row["place"], row["quit"]) for row in group])
        for id, group in grouped(changed, "match_id")
    }
    return [
        f"{id}: rated as {found.get(id)}, and played {rated.get(id)}"
        for id in sorted({*rated, *found})
        if found.get(id) != rated.get(id)
    ]


def counted(players: Iterable[Player]) -> Counter[tuple[str, int, int, bool]]:
    return Counter((each.person, each.team, each.place, each.quit) for each in players)


def wrong_ratings(changed: Sequence[Row], ratings: Sequence[Row]) -> list[str]:
    """What the matches of each form lead to, one after the other."""
    known: dict[tuple[Any, ...], Standing] = {}
    ordered = sorted(changed, key=itemgetter("season", "game", "form", "at", "match_id", "team", "person"))
    for _, group in groupby(ordered, key=itemgetter("season", "game", "form", "at", "match_id")):
        rows = list(group)
        keys = [(row["season"], row["game"], row["form"], row["person"]) for row in rows]
        rated = [
            Rated(known.get(key, beginner()), row["team"], row["place"], row["quit"])
            for key, row in zip(keys, rows, strict=True)
        ]
        known.update({key: change.after for key, change in zip(keys, changes(rated), strict=True)})
    kept = {
        (row["season"], row["game"], row["form"], row["person"]): Standing(row["mu"], row["sigma"], row["matches"])
        for row in ratings
    }
    return [
        f"the rating of {key} is {kept.get(key)}, and worked out {known.get(key)}"
        for key in sorted({*kept, *known})
        if not same(kept.get(key), known.get(key))
    ]


def same(one: Standing | None, other: Standing | None) -> bool:
    if one is None or other is None:
        return one is other
    alike = isclose(one.mu, other.mu, rel_tol=1e-9) and isclose(one.sigma, other.sigma, rel_tol=1e-9)
    return alike and one.matches == other.matches


def grouped(rows: Iterable[Row], key: str) -> list[tuple[Any, list[Row]]]:
    ordered = sorted(rows, key=itemgetter(key))
    return [(value, list(group)) for value, group in groupby(ordered, key=itemgetter(key))]
