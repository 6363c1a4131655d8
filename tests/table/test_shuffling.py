"""Commitments, their list, reveals, and shuffles that come to nothing."""

from __future__ import annotations

from hashlib import sha256

import msgspec
import pytest

from mazzo.kernel.contract import WATCHER
from mazzo.kernel.fair import Fairness, SealedFairness, commit, committed
from mazzo.record.reading import read
from mazzo.record.record import seen, whole
from mazzo.record.replay import verify
from mazzo.record.writing import write
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.deciding import decide
from mazzo.table.due import USUAL, due, happen
from mazzo.table.events import AnyEvent, Entry
from mazzo.table.refusal import Refused
from mazzo.table.showing import TableShown, news, table_shown
from mazzo.table.state import Table
from mazzo.testing.support.table import Trial, open_table

NOTHING_TO_REVEAL = "ab" * 32
ANNAS = b"anna's 16 bytes."


def names(events: list[AnyEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


def begun(**people: int | list[int]) -> Trial:
    return open_table(people=people or {"anna": 0, "bert": 1}).until("shuffling")


def shown(trial: Trial, person: str) -> TableShown:
    return table_shown(trial.table, person, WATCHER)


def asks(trial: Trial, person: str) -> str:
    shuffle = shown(trial, person).shuffle
    return shuffle.asks if shuffle else "nothing"


def test_cards_are_dealt_as_soon_as_everybody_has_revealed() -> None:
    trial = begun(anna=[0, 2], bert=1)
    at = trial.now
    assert [asks(trial, person) for person in ("anna", "bert", "carla")] == ["commit", "commit", ""]
    assert names(trial.take_part("anna")) == ["Promised"]
    assert [asks(trial, person) for person in ("anna", "bert")] == ["", "commit"]
    assert names(trial.take_part("bert")) == ["Promised", "Committed"]
    assert [asks(trial, person) for person in ("anna", "bert")] == ["reveal", "reveal"]
    assert names(trial.take_part("anna")) == ["Revealed"]
    assert asks(trial, "anna") == ""
    secrets = [trial.secret("anna"), trial.secret("bert"), b"", b""]
    assert names(trial.take_part("bert")) == ["Revealed", "Dealt"]
    assert list(trial.table.played().fairness.contributions) == secrets, "one for each person, at the first seat"
    assert trial.now == at, "nobody has waited for anything"


def test_each_step_has_its_time_and_its_order() -> None:
    trial = begun()
    fine, listing = {"commit": NOTHING_TO_REVEAL}, {"bytes": "00" * 32, "listing": "00" * 32}
    assert trial.refusal("carla", asked.Commit, **fine) == "not_seated"
    assert trial.refusal("anna", asked.Reveal, **listing) == "commitments_open"
    trial.take_part("anna")
    assert trial.refusal("anna", asked.Commit, **fine) == "committed_before"
    trial.wait(USUAL.commits)
    assert trial.refusal("bert", asked.Commit, **fine) == "commitments_closed"
    assert trial.refusal("bert", asked.Reveal, **listing) == "not_committed"
    right = trial.table.shuffled().listing.hex()
    assert trial.refusal("anna", asked.Reveal, bytes=trial.secret("anna").hex(), listing="00" * 32) == "other_list"
    assert trial.refusal("anna", asked.Reveal, bytes="00" * 32, listing=right) == "other_bytes"
    trial.take_part("anna")
    assert trial.refusal("anna", asked.Commit, **fine) == "not_shuffling"
    assert trial.refusal("anna", asked.Reveal, **listing) == "not_shuffling"


def test_who_reveals_twice_is_told_so() -> None:
    trial = begun()
    for person in ("anna", "bert", "anna"):
        trial.take_part(person)
    listing = trial.table.shuffled().listing.hex()
    assert trial.refusal("anna", asked.Reveal, bytes=trial.secret("anna").hex(), listing=listing) == "revealed_before"


def test_who_commits_to_nothing_has_no_part_which_is_known_before_any_reveal() -> None:
    trial = begun()
    trial.take_part("anna")
    trial.wait(USUAL.commits - 1)
    assert trial.table.shuffled().sealed is None
    trial.wait(1)
    shuffle = shown(trial, "bert").shuffle
    assert shuffle is not None
    assert [bool(each) for each in shuffle.commits] == [True, False, False, False]
    assert asks(trial, "bert") == ""
    trial.take_part("anna")
    assert [bool(each) for each in trial.table.played().fairness.contributions] == [True, False, False, False]


def test_if_nobody_commits_the_cards_are_dealt_after_the_time_for_it() -> None:
    trial = begun()
    trial.wait(USUAL.commits - 1)
    assert trial.table.course is None
    trial.wait(1)
    assert trial.table.status == "playing"
    assert not any(trial.table.played().fairness.contributions)


def test_if_only_bots_play_nothing_is_waited_for() -> None:
    trial = begun()
    for person, seat in (("anna", 0), ("bert", 1)):
        trial.do(person, asked.Stand, seat=seat)
    assert trial.refusal("anna", asked.Commit, commit=NOTHING_TO_REVEAL) == "bot_plays"
    trial.wait(0)
    assert trial.table.status == "playing"


def test_nothing_that_is_revealed_is_shown_before_all_is() -> None:
    trial = begun()
    for person in ("anna", "bert", "anna"):
        trial.take_part(person)
    secret = trial.secret("anna").hex()
    for person, looking in (("anna", 0), ("bert", 1), ("", WATCHER)):
        everything = (table_shown(trial.table, person, looking), news(trial.table, looking, 0))
        assert secret not in msgspec.json.encode(everything).decode()
    trial.take_part("bert")
    assert shown(trial, "bert").contributions[0] == secret


def test_the_list_is_shown_with_its_digest() -> None:
    trial = begun()
    for person in ("anna", "bert"):
        trial.take_part(person)
    table, context = shown(trial, "anna"), trial.table.shuffled().context
    assert table.shuffle is not None
    assert table.shuffle.context == context.hex()
    expected = [commit(context, seat, trial.secret(each)) for seat, each in enumerate(("anna", "bert"))]
    assert table.shuffle.commits == [*(each.hex() for each in expected), "", ""]
    parts = bytes.fromhex(table.commitment) + context + b"".join(b"\x20" + each for each in expected) + b"\0\0"
    assert table.shuffle.listing == sha256(b"mazzo/2/list" + parts).hexdigest()


# --- what never comes ---


def never_revealed(trial: Trial, person: str = "bert") -> list[AnyEvent]:
    """Everybody commits, this person to something that cannot be revealed; what comes of it."""
    trial.do(person, asked.Commit, commit=NOTHING_TO_REVEAL)
    while there := trial.asked_to_shuffle():
        trial.take_part(there[0])
    count = trial.table.number
    trial.wait(USUAL.reveals - 1)
    assert trial.table.number == count
    trial.wait(1)
    return [entry.event for entry in trial.entries[count:]]


def test_a_missing_reveal_makes_the_shuffle_void_by_name_and_it_begins_again() -> None:
    trial = begun(anna=0, bert=[1, 3])
    before = trial.table.shuffled()
    voided, *others = never_revealed(trial)
    assert voided == happened.Voided(seats=[1])
    assert names(others) == ["Started"]
    table = shown(trial, "anna")
    assert (table.status, table.match) == ("shuffling", 1)
    (void,) = table.voids
    assert (void.seats, void.names, void.seed) == ([1], ["Bert"], before.seed.hex())
    assert committed(bytes.fromhex(void.seed)).hex() == void.commitment
    assert table.commitment != void.commitment
    assert trial.table.shuffled().context != before.context
    assert [seat.stand_in for seat in table.seats] == [False, True, False, True], "a bot plays on all seats of Bert"
    told = news(trial.table, 0, 0)[-2]
    assert (told.type, told.names, told.cause) == ("voided", ["Bert"], "again")
    assert [asks(trial, person) for person in ("anna", "bert")] == ["commit", ""]
    trial.take_part("anna")
    trial.take_part("anna")
    assert trial.table.status == "playing", "nobody waits for Bert again"


def test_who_was_missed_may_come_back_and_take_part() -> None:
    trial = begun()
    never_revealed(trial)
    trial.do("bert", asked.TakeOver, seat=1)
    assert asks(trial, "bert") == "commit"
    trial.until("playing")
    assert all(trial.table.played().fairness.contributions[:2])


def test_after_two_the_table_is_open_again() -> None:
    trial = begun()
    never_revealed(trial)
    trial.do("bert", asked.TakeOver, seat=1)
    assert never_revealed(trial) == [happened.Voided(seats=[1], open=True)]
    table = shown(trial, "anna")
    assert (table.status, table.match, table.commitment, len(table.voids)) == ("open", 0, "", 2)
    assert not any(seat.stand_in for seat in table.seats)
    assert not due(trial.table)
    assert news(trial.table, 0, 0)[-1].cause == "open"
    trial.do("bert", asked.Stand, seat=1)
    trial.do("carla", asked.Sit, seats=[1], names=["Carla"])
    trial.do("anna", asked.Start)
    never_revealed(trial, "carla")
    trial.until("playing")
    assert trial.table.match == 1
    record = read(write(whole(trial.table.played(), trial.table.players, trial.table.voids.tries)))
    missed = [void.missing for void in record.voids]
    assert missed == [((1, "Bert"),), ((1, "Bert"),), ((1, "Carla"),)], "every try is told, with the name of that time"


def test_however_often_it_happens_news_stay_small() -> None:
    trial = begun()
    for _ in range(10):
        if trial.table.status == "open":
            trial.do("anna", asked.Start)
        elif trial.table.seats[1].stand_in:
            trial.do("bert", asked.TakeOver, seat=1)
        never_revealed(trial)
    tries = trial.table.voids.tries
    assert len(tries) == 10
    assert [each.seed for each in shown(trial, "anna").voids] == [each.seed.hex() for each in tries[-8:]]
    assert shown(trial, "anna").earlier_voids == 2


def test_another_match_knows_nothing_of_the_void_shuffles_of_the_last() -> None:
    trial = begun()
    never_revealed(trial)
    trial.until("finished")
    table = trial.table
    record = read(write(whole(table.played(), table.players, table.voids.tries)))
    assert [void.missing for void in record.voids] == [((1, "Bert"),)]
    assert verify(record).finished
    running = seen(table.played(), table.players, 0, table.voids.tries)
    assert read(write(running)).voids == record.voids
    trial.do("anna", asked.Rematch)
    assert not trial.table.voids.tries
    assert trial.table.voids.in_a_row == 0


def test_several_are_missed_together() -> None:
    trial = begun(anna=0, bert=1, carla=2)
    trial.do("carla", asked.Commit, commit=NOTHING_TO_REVEAL)
    assert never_revealed(trial)[0] == happened.Voided(seats=[1, 2])


def test_who_has_something_to_reveal_is_not_sent_away() -> None:
    trial = begun()
    trial.take_part("anna")
    trial.take_part("bert")
    assert trial.refusal("anna", asked.Remove, seat=1) == "reveal_pending"
    trial.take_part("bert")
    trial.do("anna", asked.Remove, seat=1)
    trial.take_part("anna")
    assert all(trial.table.played().fairness.contributions[:2]), "what was revealed stays"


def test_who_is_sent_away_before_the_list_has_no_part() -> None:
    trial = begun()
    trial.take_part("bert")
    trial.do("anna", asked.Remove, seat=1)
    trial.take_part("anna")
    trial.take_part("anna")
    assert [bool(each) for each in trial.table.played().fairness.contributions] == [True, False, False, False]


def test_who_is_sent_away_is_not_waited_for() -> None:
    trial = begun()
    trial.take_part("anna")
    trial.do("anna", asked.Remove, seat=1)
    trial.wait(0)
    assert asks(trial, "anna") == "reveal"


def test_who_stands_up_has_still_to_reveal() -> None:
    trial = begun()
    trial.take_part("anna")
    trial.take_part("bert")
    trial.do("bert", asked.Stand, seat=1)
    assert asks(trial, "bert") == "reveal"
    trial.take_part("bert")
    trial.take_part("anna")
    assert trial.table.status == "playing"


def test_a_client_that_comes_again_reveals_what_it_kept() -> None:
    trial = begun()
    trial.take_part("anna")
    trial.take_part("bert")
    trial.depart("bert")
    trial.take_part("anna")
    trial.wait(USUAL.reveals - 1)
    trial.arrive("bert")
    trial.take_part("bert")
    assert trial.table.status == "playing"


def test_nobody_is_missed_while_nobody_is_there() -> None:
    trial = begun()
    trial.take_part("anna")
    trial.take_part("bert")
    for person in ("anna", "bert"):
        trial.depart(person)
    trial.wait(3 * USUAL.reveals)
    trial.arrive("bert")
    trial.wait(USUAL.reveals - 1)
    assert not trial.table.voids.tries, "who comes first begins the time anew"
    trial.wait(1)
    assert trial.table.voids.tries


def test_a_match_may_be_given_up_while_it_is_shuffled() -> None:
    trial = begun()
    never_revealed(trial)
    trial.do("anna", asked.Abandon)
    assert trial.table.status == "finished"
    assert shown(trial, "anna").seed
    trial.do("anna", asked.Rematch)
    assert (trial.table.match, trial.table.voids.tries) == (2, [])


# --- version 1 ---


def of_version_one(trial: Trial) -> list[Entry]:
    """The events as an older server would have stored them, up to the start: no version, no context."""
    started = msgspec.to_builtins(trial.entries[-1])
    for key in ("shuffle", "context"):
        del started["event"][key]
    return [*trial.entries[:-1], msgspec.convert(started, Entry)]


def test_a_table_in_the_middle_of_a_shuffle_of_version_one_goes_on() -> None:
    trial = begun()
    entries = of_version_one(trial)
    added = happened.Contributed(person="bert", bytes="cd" * 16)
    entries.append(Entry(number=len(entries) + 1, at=entries[-1].at, event=added, by="bert", command="c"))
    table = Table.folded(entries)
    assert table.shuffled().version == 1
    part = table_shown(table, "anna", 0).shuffle
    assert part is not None
    assert part.asks == "", "nobody can add anything any more"
    (what,) = due(table)
    for entry in happen(table, what, what.at):
        table.apply(entry)
    fairness = table.played().fairness
    assert fairness.sealed is None
    assert fairness.contributions == (b"", bytes.fromhex("cd" * 16), b"", b"")
    record = read(write(whole(table.played(), table.players)))
    assert write(record).startswith(b"mazzo record 1\n")
    assert verify(record).fairness.contributions == fairness.contributions


# --- the attack ---

WISH = 64
"""A deal that comes once in so many: what a cheat would like."""
TRIES = 40 * WISH


def fits(key: bytes) -> bool:
    return key[0] < 256 // WISH


def test_in_version_one_whoever_knows_the_seed_and_speaks_last_chooses_the_deal() -> None:
    """F7. Bert and the server try contributions until they like the deal, and only then contribute."""
    entries = of_version_one(begun())
    seed, at, number = Table.folded(entries).seed, entries[-1].at, len(entries) + 1
    tried = (tried.to_bytes(16, "big") for tried in range(TRIES))
    chosen = next(each for each in tried if fits(Fairness(seed, [ANNAS, each, b"", b""]).key(1)))
    events: list[AnyEvent] = [
        happened.Contributed(person="anna", bytes=ANNAS.hex()),
        happened.Contributed(person="bert", bytes=chosen.hex()),
        happened.Dealt(round=1),
    ]
    more = [Entry(number=place, at=at, event=event) for place, event in enumerate(events, number)]
    table = Table.folded([*entries, *more])
    assert fits(table.played().fairness.key(1)), "the wished deal, and nobody can tell"


def test_in_version_two_whoever_speaks_last_has_one_deal_to_take_or_to_refuse_by_name() -> None:
    """The same cheat knows the seed and what Anna has revealed, and still has nothing to choose."""
    trial = begun()
    for person in ("anna", "bert", "anna"):
        trial.take_part(person)
    shuffle, own = trial.table.shuffled(), trial.secret("bert")

    def accepted(secret: bytes) -> bool:
        command = asked.Reveal(id="cheat", bytes=secret.hex(), listing=shuffle.listing.hex())
        try:
            return bool(decide(trial.table, command, "bert", trial.now))
        except Refused:
            return False

    tried = [own, *(tried.to_bytes(32, "big") for tried in range(TRIES))]
    assert [each for each in tried if accepted(each)] == [own], "fixed before Anna had revealed anything"
    trial.wait(USUAL.reveals)
    assert trial.table.voids.tries[0].missing == ((1, "Bert"),), "to refuse the deal costs the seat, by name"
    assert trial.table.shuffled().seed != shuffle.seed


def test_no_other_secret_fits_the_list_in_a_record() -> None:
    """Neither can the server write down later what nobody has committed to."""
    trial = begun().until("playing")
    fairness = trial.table.played().fairness
    assert fairness.sealed is not None
    with pytest.raises(ValueError, match="seat 1 has not added what it committed to"):
        SealedFairness(fairness.seed, [fairness.contributions[0], bytes(32), b"", b""], fairness.sealed)
