"""Where matches may count for ratings, and a whole rated match over sockets."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mazzo.games import default, game, names
from mazzo.record.results import is_standard
from mazzo.server.rateable import check_rateable
from mazzo.table.events import Clock, Opened
from mazzo.table.names import skeleton_of
from mazzo.table.refusal import Refused
from mazzo.table.seating import automatic_seats
from mazzo.testing.support.server import Guest, Refusal, Server, run, serving

RULES = game(default())
GOOD = Opened(
    game=default(),
    options=RULES.options({}).dump(),
    seats=RULES.seats(RULES.options({}))[0],
    host="anna",
    host_name="Anna",
    public=True,
    level="club",
    clock=Clock(30, 60),
    rated=True,
)


def refusal(opened: Opened, account: bool = True) -> str:
    try:
        check_rateable(opened, account=account)
    except Refused as refused:
        return refused.reason.code
    return ""


def test_where_matches_may_count() -> None:
    assert refusal(GOOD) == ""
    assert refusal(GOOD, account=False) == "rated_needs_account"
    assert refusal(replace(GOOD, public=False)) == "rated_needs_public"
    assert refusal(replace(GOOD, clock=None)) == "rated_needs_clock"
    assert refusal(replace(GOOD, hints=True)) == "rated_no_hints"
    short = {**GOOD.options, **RULES.short}
    assert refusal(replace(GOOD, options=short, seats=RULES.seats(RULES.options(short))[0])) == "rated_needs_rules"


def kinds(name: str) -> list[dict[str, str | int]]:
    rules = game(name)
    found = next((field.values for field in rules.options_type.describe() if field.key == rules.family), ())
    return [{}, *({rules.family: value} for value in found)]


def smallest() -> tuple[str, dict[str, str | int], int]:
    """What two people can play for ratings."""
    for name in names():
        for options in kinds(name):
            rules, chosen = game(name), game(name).options(options)
            for seats in rules.seats(chosen):
                if seats == 2 and is_standard(rules, chosen) and not automatic_seats(rules, chosen, seats):
                    return name, options, seats
    raise AssertionError("nothing is played by two")


def test_matches_with_a_robot_do_not_count() -> None:
    for name in names():
        for options in kinds(name):
            rules, chosen = game(name), game(name).options(options)
            seats = rules.seats(chosen)[0]
            opened = replace(GOOD, game=name, options=chosen.dump(), seats=seats)
            robot = bool(automatic_seats(rules, chosen, seats))
            assert refusal(opened) == ("rated_without_robot" if robot else ""), (name, options)


@pytest.fixture
def own(tmp_path: Path) -> Any:
    with serving(tmp_path, linger=150) as running:
        yield running


def make_account(server: Server, person: str, name: str) -> None:
    account = "UPDATE people SET kind = 'account', name = ?, skeleton = ?, created_at = 0 WHERE id = ?"
    server.rows(account, name, skeleton_of(name), person)
    totals = "INSERT INTO totals VALUES (?, 'before', '2', false, 5, 0, 0, 0, ?)"
    server.rows(totals, person, b"{}")


def test_a_rated_match_over_sockets(own: Server) -> None:
    name, options, seats = smallest()

    async def go() -> None:
        async with AsyncExitStack() as stack:
            people = {each: Guest(own, address) for each, address in (("Anna", "127.0.0.2"), ("Bert", "127.0.0.3"))}
            stranger = Guest(own)
            for each in (*people.values(), stranger):
                stack.push_async_callback(each.http.aclose)
                await each.become()
            for called, each in people.items():
                make_account(own, each.id, called)
            anna, bert = people.values()
            wanted = {"options": options, "seats": seats, "public": True, "rated": True, "clock": {"seconds": 600}}
            table = await anna.open(name, **wanted)
            async with anna.at(table) as first, bert.at(table) as second, stranger.at(table) as third:
                with pytest.raises(Refusal, match="rated_needs_account"):
                    await third.command("sit", seats=[1], names=["Somebody"])
                await first.command("sit", seats=[0], names=["Anna"])
                await second.command("sit", seats=[1], names=["Bert"])
                await first.command("start")
                await asyncio.gather(first.play_to_end(), second.play_to_end())
            while not (found := (await stranger.get(f"/api/tables/{table}/ratings/1")).json())["filed"]:
                await asyncio.sleep(0.05)
            assert found["rated"], found
            changes = [each["change"] for each in found["changes"]]
            assert [each["before"] for each in changes] == [1000, 1000]
            assert sorted(each["after"] > 1000 for each in changes)[-1]
            (rating,) = (await stranger.get("/api/people/anna/ratings")).json()
            assert (rating["matches"], rating["provisional"]) == (1, True)
            (played,) = (await stranger.get("/api/people/Anna/matches")).json()["matches"]
            assert (played["rated"], [seat["account"] for seat in played["seats"]]) == (True, ["Anna", "Bert"])
            for each in (anna, bert, stranger):
                heard = b"".join(each.heard).decode()
                assert anna.id not in heard
                assert bert.id not in heard

    run(go())
