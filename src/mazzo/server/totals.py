"""What the results of each person add up to, in each form of each game: kept, because to count them would take long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, and_, delete, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from mazzo.server import schema

totals, results, matches = schema.totals.c, schema.results.c, schema.matches.c

Key = tuple[str, str, str, bool]
"""Person, game, form, and whether the matches are rated."""
Row = Mapping[str, Any] | RowMapping
FEATS = msgspec.json.Decoder(dict[str, int])


class Total(Struct):
    """What some results add up to."""

    matches: int = 0
    won: int = 0
    places: int = 0
    points: int = 0
    feats: Counter[str] = msgspec.field(default_factory=Counter)

    def count(self, row: Row) -> None:
        """One more result."""
        self.matches += 1
        self.won += bool(row["won"])
        self.places += row["place"]
        self.points += row["points"]
        self.feats.update(FEATS.decode(row["feats"]))

    def merge(self, row: Row) -> None:
        """What was kept before."""
        self.matches += row["matches"]
        self.won += row["won"]
        self.places += row["places"]
        self.points += row["points"]
        self.feats.update(FEATS.decode(row["feats"]))


def key_of(row: Row) -> Key:
    return row["person"], row["game"], row["form"], bool(row["rated"])


async def add(connection: AsyncConnection, rows: Iterable[Row]) -> None:
    """Results of a match that was played to its end; nobody else may write totals meanwhile."""
    found: dict[Key, Total] = {}
    for row in rows:
        found.setdefault(key_of(row), Total()).count(row)
    if not found:
        return
    same = tuple_(totals.person, totals.game, totals.form, totals.rated).in_(list(found))
    for before in (await connection.execute(select(schema.totals).where(same))).mappings().all():
        found[key_of(before)].merge(before)
    await connection.execute(delete(schema.totals).where(same))
    await keep(connection, found)


async def recount(connection: AsyncConnection, person: str) -> None:
    """All of somebody's totals, from the results: after some of them became somebody's or nobody's."""
    counted = and_(results.person == person, results.place > 0, matches.outcome == "won")
    query = select(schema.results).join(schema.matches, matches.id == results.match_id).where(counted)
    found: dict[Key, Total] = {}
    for row in (await connection.execute(query)).mappings():
        found.setdefault(key_of(row), Total()).count(row)
    await connection.execute(delete(schema.totals).where(totals.person == person))
    await keep(connection, found)


async def keep(connection: AsyncConnection, found: Mapping[Key, Total]) -> None:
    rows = [
        {
            "person": person,
            "game": game,
            "form": form,
            "rated": rated,
            "matches": total.matches,
            "won": total.won,
            "places": total.places,
            "points": total.points,
            "feats": msgspec.json.encode(total.feats),
        }
        for (person, game, form, rated), total in found.items()
    ]
    if rows:
        await connection.execute(insert(schema.totals), rows)
