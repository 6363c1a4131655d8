"""Ratings in the database, and what a crowd of scripted accounts gains by playing with itself: nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import insert

from mazzo.server import schema
from mazzo.server.conditions import A_DAY, FIRST_MATCHES
from mazzo.server.erasing import erase
from mazzo.server.filing import Filing
from mazzo.server.rating import SETTLED, Standing, shown
from mazzo.server.ratings import Form, Player, best, keep, rank, rate
from mazzo.server.store import Store
from mazzo.server.voiding import named_match, void
from mazzo.table import commands as asked
from mazzo.table.due import due
from mazzo.table.events import Clock
from mazzo.testing.support.filing import DAY, become_accounts, filing, play, rated_match, rows
from mazzo.testing.support.table import NOON, open_table
from tests.server.test_store import stored

pytestmark = pytest.mark.more

Test = Callable[[Store, Filing], Any]
PEOPLE = ("anna", "bert", "carl", "dora")


@pytest.fixture(autouse=True)
def short_matches_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else these tests would take as long as whole matches."""
    monkeypatch.setattr("mazzo.server.filed.is_standard", lambda game, options: True)


def seats() -> int:
    return len(open_table().table.seats)


def party(*first: str) -> list[str]:
    """As many people as a table has seats, these first."""
    return [*first, *(person for person in PEOPLE if person not in first)][: seats()]


def tried(address: str, test: Test) -> None:
    async def go() -> None:
        async with stored(address) as store, filing(store) as found:
            await test(store, found)

    asyncio.run(go())


async def reasons(store: Store) -> dict[str, str]:
    """Of each match why it does not count, or that it does."""
    found = sorted(await rows(store, schema.matches), key=lambda each: str(each["id"]))
    return {each["id"]: "rated" if each["rated"] else each["unrated"] for each in found}


async def ratings(store: Store) -> dict[str, float]:
    return {each["person"]: each["ordinal"] for each in await rows(store, schema.ratings)}


def test_a_rated_match_changes_the_ratings_of_those_who_played_it(address: str) -> None:
    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        trial = rated_match(party())
        await play(found, "a", trial)
        assert await reasons(store) == {"a-1": "rated"}
        changes = {each["person"]: each for each in await rows(store, schema.rating_changes)}
        assert set(changes) == set(party())
        winner = party()[trial.table.played().match.winners[0]]
        assert changes[winner]["mu_after"] == max(each["mu_after"] for each in changes.values()) > 25
        assert all(each["rated"] for each in await rows(store, schema.results))

    tried(address, test)


@pytest.mark.parametrize(
    ("reason", "settings"),
    [
        ("new_account", {"created": NOON - DAY // 2}),
        ("few_matches", {"played": FIRST_MATCHES - 1}),
    ],
)
def test_fresh_accounts_are_not_rated(address: str, reason: str, settings: dict[str, int]) -> None:
    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party()[1:])
        await become_accounts(store, party()[:1], **settings)
        await play(found, "a", rated_match(party()))
        assert await reasons(store) == {"a-1": reason}
        assert await ratings(store) == {}

    tried(address, test)


def test_guests_are_not_rated(address: str) -> None:
    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party()[1:])
        await play(found, "a", rated_match(party()))
        assert await reasons(store) == {"a-1": "guests"}

    tried(address, test)


def test_bots_and_house_rules_are_not_rated(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        alone = open_table()
        alone.entries[0] = replace(alone.entries[0], event=replace(alone.table.opening, rated=True))
        await play(found, "a", alone.until("finished"))
        monkeypatch.setattr("mazzo.server.filed.is_standard", lambda game, options: False)
        await play(found, "b", rated_match(party(), seed=2))
        assert await reasons(store) == {"a-1": "bots", "b-1": "options"}

    tried(address, test)


def test_the_same_people_are_rated_so_often_a_day(address: str) -> None:
    """A farm that plays with itself all day gains five matches of it."""

    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        now = NOON
        found.store.clock = lambda: now
        for number in range(A_DAY + 2):
            await play(found, f"t{number}", rated_match(party(), seed=number), by=number * 60_000)
        assert list((await reasons(store)).values()) == ["rated"] * A_DAY + ["same_people"] * 2
        now += 2 * DAY
        await play(found, "later", rated_match(party(), seed=9), by=2 * DAY)
        assert (await reasons(store))["later-1"] == "rated"

    tried(address, test)


@pytest.mark.parametrize("shared", ["network", "device"])
def test_people_in_one_place_are_not_rated(address: str, shared: str) -> None:
    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        one, other = party()[:2]
        if shared == "network":
            for person in (one, other):
                store.note_network("a", person, "192.0.2.1")
            await store.writer.write([])
        else:
            await store.share_device(one, other)
        await play(found, "a", rated_match(party()))
        assert await reasons(store) == {"a-1": "same_place"}

    tried(address, test)


def test_a_network_means_nothing_at_another_table(address: str) -> None:
    async def test(store: Store, found: Filing) -> None:
        for table in ("a", "b"):
            store.note_network(table, "anna", "192.0.2.1")
        await store.writer.write([])
        kept = {each["network"] for each in await rows(store, schema.networks)}
        assert len(kept) == 2
        assert "192.0.2.1" not in kept

    tried(address, test)


def test_a_settled_player_gains_little_by_newcomers(address: str) -> None:
    """Thirty wins against fresh accounts gave 40 in strength; now a quarter of each counts."""

    async def test(store: Store, found: Filing) -> None:
        form, free = Form(20262, "whist", "2"), Form(20262, "whist", "3")
        async with store.engine.begin() as connection:
            for key in (form, free):
                await keep(connection, key, {"anna": Standing(25.0, 4.0, SETTLED)})
            await connection.execute(insert(schema.matches), [match(f"t{number}") for number in range(30)])
            for number in range(30):
                two = [Player("anna", 0, 1, quit=False), Player(f"new{number}", 1, 2, quit=False)]
                await rate(connection, f"t{number}-1", form, NOON, two)
        farmed = {each["person"]: each for each in await rows(store, schema.ratings) if each["form"] == "2"}["anna"]
        assert farmed["mu"] < 32
        assert shown(farmed["ordinal"]) < 1850

    tried(address, test)


def match(table: str) -> dict[str, Any]:
    return {
        "id": f"{table}-1",
        "table_id": table,
        "number": 1,
        "game": "whist",
        "form": "2",
        "options": b"{}",
        "rated": True,
        "shuffle": 2,
        "started_at": NOON,
        "ended_at": NOON,
        "outcome": "won",
        "filed_at": NOON,
    }


def test_voiding_a_match_gives_the_ratings_that_there_would_be_without_it(address: str) -> None:
    trials = [rated_match(party(), seed=number) for number in range(4)]

    async def without(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        for number, trial in enumerate(trials):
            if number != 1:
                await play(found, f"t{number}", trial, by=number * 60_000)

    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        for number, trial in enumerate(trials):
            await play(found, f"t{number}", trial, by=number * 60_000)
        assert await void(store, "t1-1")
        assert not await void(store, "t1-1")
        assert not await void(store, "nothing-1")
        assert await reasons(store) == {f"t{number}-1": "voided" if number == 1 else "rated" for number in range(4)}
        kept.append(await ratings(store))
        played = {each["person"]: each["matches"] for each in await rows(store, schema.totals) if each["rated"]}
        assert set(played.values()) == {len(trials) - 1}
        changes = sorted(await rows(store, schema.rating_changes), key=lambda each: each["at"])
        assert "t1-1" not in {each["match_id"] for each in changes}
        for person in party():
            own = [each for each in changes if each["person"] == person]
            assert all(one["mu_after"] == other["mu_before"] for one, other in pairwise(own))

    kept: list[dict[str, float]] = []
    tried(address, test)

    async def compare(store: Store, found: Filing) -> None:
        await without(store, found)
        assert await ratings(store) == kept[0]

    if address.startswith("sqlite"):
        tried(address.replace("mazzo.db", "other.db"), compare)


def test_a_match_of_somebody_who_is_deleted_can_be_voided(address: str, tmp_path: Path) -> None:
    """The others stand where they would without it, and nothing is kept of whoever is gone."""
    trials = [rated_match(party(), seed=number) for number in range(4)]
    kept: list[dict[str, Any]] = []

    async def played(store: Store, found: Filing, numbers: Collection[int]) -> None:
        await become_accounts(store, party())
        for number in numbers:
            await play(found, f"t{number}", trials[number], by=number * 60_000)
        await erase(store, found.rooms, "bert")

    async def look(store: Store) -> None:
        assert "bert" not in await ratings(store)
        changes = {
            (each["match_id"], each["person"]): each["mu_after"] for each in await rows(store, schema.rating_changes)
        }
        kept.append({"ratings": await ratings(store), "changes": changes})

    async def voided(store: Store, found: Filing) -> None:
        await played(store, found, range(4))
        assert await void(store, "t1-1")
        await look(store)

    async def without(store: Store, found: Filing) -> None:
        await played(store, found, (0, 2, 3))
        await look(store)

    tried(address, voided)
    tried(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}", without)
    assert kept[0] == kept[1]
    assert ("t2-1", "bert") in kept[0]["changes"], "by these the others are worked out again"


def test_a_match_is_named_by_its_id_or_by_the_address_of_its_replay() -> None:
    assert named_match("k7qf3m2xab-1") == "k7qf3m2xab-1"
    assert named_match(" https://cards.example/t/k7qf3m2xab/replay/12\n") == "k7qf3m2xab-12"
    assert named_match("/t/a-b/replay/2") == "a-b-2"
    for nothing in ("", "k7qf3m2xab", "k7qf3m2xab-", "-1", "a b-1", "/t/k7qf3m2xab/replay/"):
        assert named_match(nothing) == ""


def test_who_left_is_rated_last(address: str) -> None:
    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        people = {person: seat for seat, person in enumerate(party())}
        trial = open_table(people=people, rated=True).until("playing")
        trial.do("bert", asked.Stand, seat=1)
        await play(found, "a", trial.until("finished"))
        changes = {each["person"]: each for each in await rows(store, schema.rating_changes)}
        assert changes["bert"]["quit"]
        assert changes["bert"]["mu_after"] == min(each["mu_after"] for each in changes.values())

    tried(address, test)


def test_who_comes_too_late_over_days_is_last_and_the_match_counts(address: str) -> None:
    async def test(store: Store, found: Filing) -> None:
        await become_accounts(store, party())
        people = {person: seat for seat, person in enumerate(party())}
        trial = open_table(people=people, rated=True, clock=Clock(DAY // 1000, 0)).until("playing")
        seat = trial.turn_of("bert")
        while others := [other for other in trial.table.asked if other != seat]:
            trial.play(others[0])
        trial.wait(next(each.at for each in due(trial.table) if each.kind == "time") - trial.now)
        await play(found, "a", trial)
        (match,) = await rows(store, schema.matches)
        assert (match["outcome"], match["rated"], match["unrated"]) == ("won", True, "")
        results = {each["person"]: each for each in await rows(store, schema.results)}
        assert results["bert"]["place"] == max(each["place"] for each in results.values())
        assert [person for person, each in results.items() if each["won"]] == [
            person for person, each in results.items() if each["place"] == 1
        ]
        assert not results["bert"]["won"]
        changes = {each["person"]: each for each in await rows(store, schema.rating_changes)}
        assert changes["bert"]["quit"]
        assert changes["bert"]["mu_after"] < changes["bert"]["mu_before"] < changes["anna"]["mu_after"]
        played = {each["person"]: each["matches"] for each in await rows(store, schema.totals) if each["rated"]}
        assert set(played.values()) == {1}

    tried(address, test)


def test_a_leaderboard_goes_on_after_equals(address: str) -> None:
    async def test(store: Store, found: Filing) -> None:
        form = Form(20262, "whist", "2")
        people = [f"p{number:02d}" for number in range(9)]
        async with store.engine.begin() as connection:
            known = {person: Standing(30.0 - number // 3, 2.0, SETTLED) for number, person in enumerate(people)}
            await keep(connection, form, {**known, "new": Standing(50.0, 2.0, 3)})
            listed: list[str] = []
            after = None
            while page := await best(connection, form, after, most=4):
                listed += [each.person for each in page]
                last = page[-1].ordinal
                after = (last, sum(known[person].ordinal == last for person in listed))
            assert listed == people
            assert [await rank(connection, form, known[person].ordinal, person) for person in people] == [*range(1, 10)]

    tried(address, test)
