"""Tables in lists: whose turn it is, and for whom."""

from __future__ import annotations

import msgspec

from mazzo.server.listing import DAY, awaited, going, listed, read, shown, written
from mazzo.table import commands as asked
from mazzo.testing.support.fitting import PLAIN
from mazzo.testing.support.table import Trial, open_table


def played_by_two() -> Trial:
    return open_table(PLAIN, {"anna": 0, "bert": 1})


def test_before_a_match_nobody_is_waited_for() -> None:
    trial = played_by_two()
    found = listed("a", trial.table).shown_to("anna")
    assert (found.waiting, found.since, found.yours, found.round, found.totals) == ([], 0, False, 0, [])
    assert [seat.yours for seat in found.seats] == [True, False, False, False]


def test_whose_turn_it_is() -> None:
    trial = played_by_two()
    seat = trial.turn_of("bert")
    kept = listed("a", trial.table)
    anna, bert, stranger = (kept.shown_to(person) for person in ("anna", "bert", ""))
    assert (bert.waiting, bert.yours, anna.yours, stranger.yours) == ([1], True, False, False)
    assert bert.since == trial.table.asked[seat].began
    assert (bert.round, bert.totals) == (1, trial.table.played().match.totals)
    assert (anna.hosting, bert.hosting, stranger.hosting) == (True, False, False)
    assert not any(each.yours for each in stranger.seats)


def test_nobody_waits_for_a_bot() -> None:
    trial = played_by_two()
    trial.turn_of("bert")
    trial.do("bert", asked.Stand, seat=1)
    assert awaited(trial.table) == ([], 0)


def test_who_has_not_seen_the_count() -> None:
    trial = played_by_two().until("counted")
    found = listed("a", trial.table).shown_to("anna")
    assert (found.waiting, found.since, found.yours) == ([0, 1], trial.table.since, True)
    assert found.totals == trial.table.played().match.totals
    trial.do("anna", asked.Ready)
    found = listed("a", trial.table).shown_to("anna")
    assert (found.waiting, found.yours) == ([1], False)


def test_who_has_to_answer() -> None:
    trial = played_by_two()
    trial.play(trial.turn_of("anna"))
    trial.do("anna", asked.TakeBack, seat=0)
    wish = trial.table.wish
    assert wish
    assert awaited(trial.table) == ([1], wish.at)


def test_who_sits_where_is_kept_but_shown_to_nobody() -> None:
    trial = played_by_two()
    trial.turn_of("bert")
    kept = written("a", trial.table)
    assert read(kept).people == [seat.person for seat in trial.table.seats]
    told = msgspec.json.encode(shown([kept], "anna"))
    assert b'"anna"' in kept
    assert b'"anna"' not in told


def test_what_waits_for_whoever_asks_comes_first() -> None:
    trial = played_by_two()
    trial.turn_of("bert")
    hers = written("hers", trial.table)
    trial.turn_of("anna")
    rows = [hers, written("his", trial.table), hers]
    assert [each.id for each in shown(rows, "anna")] == ["his", "hers", "hers"]
    assert [each.id for each in shown(rows, "")] == ["hers", "his", "hers"]


def test_a_row_of_an_earlier_version_is_read() -> None:
    new = ("round", "totals", "waiting", "since", "yours")
    row = msgspec.json.decode(msgspec.json.encode(listed("a", played_by_two().table).summary))
    earlier = {key: value for key, value in row.items() if key not in new}
    earlier["seats"] = [{"kind": seat["kind"], "name": seat["name"]} for seat in row["seats"]]
    found = read(msgspec.json.encode(earlier)).shown_to("anna")
    assert (found.id, found.waiting, found.yours) == ("a", [], False)
    assert len(found.seats) == len(row["seats"])


def test_when_a_table_goes_that_nobody_uses() -> None:
    open, finished, again = (open_table() for _ in range(3))
    finished.until("finished")
    again.until("finished").do("anna", asked.Rematch)
    summaries = [listed("a", trial.table).shown_to("anna") for trial in (open, finished, again)]
    last = open.entries[-1].at
    assert [each.goes_at for each in going(summaries, 90)] == [last + 90 * DAY, 0, 0], "what was played out stays"
    assert [each.goes_at for each in going(summaries, 0)] == [0, 0, 0]
