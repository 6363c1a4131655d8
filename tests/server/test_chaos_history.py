"""What the chaos test looks for in the history: nothing in one that is right, and each thing that can be wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from chaos import rateable
from chaos_history import TABLES, wrong_changes, wrong_filing, wrong_ratings, wrong_totals
from mazzo.server import schema
from mazzo.server.ratings import Player
from mazzo.testing.support.filing import become_accounts, filing, play, rated_match, rows
from mazzo.testing.support.table import open_table
from tests.server.test_store import stored

PEOPLE = ("anna", "bert", "carl", "dora")


def test_a_wrong_history_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.server.filed.is_standard", lambda game, options: True)
    people = PEOPLE[: len(open_table().table.seats)]
    kept: dict[str, list[dict[str, Any]]] = {}
    played: dict[str, Sequence[Player]] = {}

    async def go() -> None:
        async with stored(f"sqlite+aiosqlite:///{tmp_path / 'mazzo.db'}") as store, filing(store) as found:
            await become_accounts(store, people)
            for number in range(3):
                trial = rated_match(people, seed=number)
                played.update(rateable(f"t{number}", trial.entries))
                await play(found, f"t{number}", trial, by=number * 60_000)
            for name in TABLES:
                kept[name] = [dict(row) for row in await rows(store, getattr(schema, name))]

    asyncio.run(go())
    matches, results, changes, ratings = (kept[name] for name in ("matches", "results", "rating_changes", "ratings"))
    # Five matches of before are totals alone.
    totals = [row for row in kept["totals"] if row["game"] != "before"]
    finished = {f"t{number}": 1 for number in range(3)}
    assert changes
    assert [*wrong_filing(finished, matches, results), *wrong_totals(matches, results, totals)] == []
    assert wrong_changes(matches, played, changes) == []
    assert wrong_ratings(changes, ratings) == []
    assert wrong_filing(finished, matches[1:], results)
    assert wrong_filing(finished, [*matches, {**matches[0], "number": 2}], results)
    assert wrong_filing(finished, [{**matches[0], "filed_at": None}, *matches[1:]], results)
    assert wrong_filing(finished, matches, [*results, results[0]])
    assert wrong_totals(matches, results, [{**totals[0], "matches": 4}, *totals[1:]])
    assert wrong_totals(matches, results, totals[1:])
    assert wrong_changes(matches, played, changes[1:])
    assert wrong_changes(matches, played, [*changes, changes[0]])
    assert wrong_changes(matches, played, [{**changes[0], "quit": True}, *changes[1:]])
    assert wrong_changes([{**matches[0], "rated": False}, *matches[1:]], played, changes)
    assert wrong_changes(matches, {id: players for id, players in played.items() if id != "t0-1"}, changes)
    assert wrong_ratings(changes, [{**ratings[0], "mu": ratings[0]["mu"] + 0.1}, *ratings[1:]])
    assert wrong_ratings(changes[len(people) :], ratings)
    assert wrong_ratings(changes, ratings[1:])
