"""What viewers are sent: bounded, made once for all who see the same, and made of what they may see."""

from __future__ import annotations

from typing import Any

import msgspec

from mazzo.kernel.contract import WATCHER
from mazzo.server.viewing import MOST_EVENTS, Views
from mazzo.table import commands as asked
from mazzo.table.due import due, happen
from mazzo.table.patching import patched
from mazzo.table.showing import public_table, scene, table_shown
from mazzo.testing.support.table import Trial, open_table


def told(message: bytes) -> Any:
    return msgspec.json.decode(message)


def restless(times: int) -> Trial:
    trial = open_table()
    for _ in range(times):
        trial.do("anna", asked.Lock, locked=not trial.table.locked)
    return trial


def test_who_comes_anew_is_told_the_latest_events_and_that_there_were_more() -> None:
    table = restless(MOST_EVENTS + 50).table
    views = Views(table)
    news = told(views.whole(views.sight("anna", 0), None, 0))
    assert [event["number"] for event in news["events"]] == list(
        range(table.number - MOST_EVENTS + 1, table.number + 1)
    )
    assert (news["fresh"], news["more"]) == (True, True)


def test_who_comes_anew_is_told_everything_if_it_is_not_too_much() -> None:
    table = restless(5).table
    views = Views(table)
    news = told(views.whole(views.sight("anna", 0), None, 0))
    assert [event["number"] for event in news["events"]] == list(range(1, table.number + 1))
    assert not news["more"]


def test_events_begin_with_the_deal() -> None:
    trial = open_table().until("playing")
    views = Views(trial.table)
    assert told(views.whole(views.sight("anna", 0), None, 0))["events"][0]["type"] == "dealt"


def test_watchers_share_what_they_are_sent() -> None:
    trial = open_table().until("playing")
    views = Views(trial.table)
    before = views.sight("stranger", WATCHER)
    assert views.sight("another", WATCHER) is before
    assert views.sight("anna", 0) is not before
    trial.step()
    views.clear()
    after = views.sight("stranger", WATCHER)
    assert after is not before
    assert views.change(before, after) is views.change(before, after)


def test_a_change_makes_one_sight_of_the_other_for_everybody() -> None:
    trial = open_table().until("playing")
    table = trial.table
    views = Views(table)
    looking = [("anna", 0), ("bert", 1), ("", WATCHER)]
    for _ in range(12):
        before = {who: views.sight(*who) for who in looking}
        trial.step()
        views.clear()
        for who in looking:
            now = views.sight(*who)
            change = told(views.change(before[who], now))
            was_table, was_scene = (told(msgspec.json.encode(each)) for each in (before[who].table, before[who].scene))
            assert patched(was_table, change["table"]) == told(msgspec.json.encode(table_shown(table, *who)))
            assert patched(was_scene, change["scene"]) == told(msgspec.json.encode(scene(table, who[1])))


def test_a_move_below_a_bots_level_is_shown_though_only_moves_have_happened() -> None:
    trial = open_table("", {"anna": 0}).until("playing")
    table = trial.table
    views = Views(table)
    while not (bots := [what for what in due(table) if what.kind == "bot"]):
        trial.step()
    seat = table.decider(bots[0].seat)
    assert not views.sight("anna", 0).table.seats[seat].below
    trial.apply(happen(table, bots[0], bots[0].at, trial.move(bots[0].seat), below=True))
    views.clear()
    assert views.sight("anna", 0).table.seats[seat].below


def test_somebody_without_a_seat_sees_what_is_public() -> None:
    table = open_table().until("playing").table
    assert table_shown(table, "stranger", WATCHER) == public_table(table)


def test_what_was_seen_long_ago_is_not_kept() -> None:
    """Each change is kept with the sight before it."""
    trial = open_table().until("playing")
    views = Views(trial.table)
    seen = [views.sight("anna", 0)]
    for _ in range(3):
        trial.step()
        views.clear()
        seen.append(views.sight("anna", 0))
        views.change(*seen[-2:])
    assert list(views.changes) == [(seen[-2], seen[-1])]


def test_what_was_told_to_everybody_is_made_again_for_who_is_late() -> None:
    trial = open_table().until("playing")
    views = Views(trial.table)
    before = views.sight("anna", 0)
    trial.step()
    views.clear()
    now = views.sight("anna", 0)
    told = views.change(before, now)
    views.forget_made()
    assert not views.changes
    assert views.sight("anna", 0) is now
    assert views.change(before, now) == told


def test_whose_cards_somebody_is_given_follows_who_sits_where() -> None:
    trial = open_table()
    views = Views(trial.table)
    assert (views.viewer("anna", None), views.viewer("stranger", 0)) == (0, WATCHER)
    trial.do("anna", asked.Stand, seat=0)
    views.clear()
    assert views.viewer("anna", 0) == WATCHER
    trial.do("anna", asked.Sit, seats=[1, 2], names=["Anna", "Bert"])
    views.clear()
    assert [views.viewer("anna", wanted) for wanted in (None, 1, 2)] == [WATCHER, 1, 2]
