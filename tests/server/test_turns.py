from __future__ import annotations

from mazzo.server.turns import Turns


def served(turns: Turns[str]) -> list[str]:
    found = []
    while job := turns.take():
        found.append(job)
    return found


def test_hosts_are_served_in_turn_however_much_each_wants() -> None:
    turns: Turns[str] = Turns()
    for number in range(20):
        turns.put("many", f"many {number}")
    turns.put("one", "one")
    turns.put("two", "two 0")
    turns.put("two", "two 1")
    assert len(turns) == 23
    assert served(turns)[:6] == ["many 0", "one", "two 0", "many 1", "two 1", "many 2"]
    assert len(turns) == 0


def test_who_comes_later_waits_for_one_job_of_each_other() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        turns.put("many", f"many {number}")
    assert turns.take() == "many 0"
    turns.put("late", "late")
    assert served(turns) == ["many 1", "late", "many 2"]


def test_what_is_pressing_comes_before_what_else_the_host_wants() -> None:
    turns: Turns[str] = Turns()
    turns.put("other", "other")
    turns.put("host", "bot")
    turns.put("host", "hint", first=True)
    assert served(turns) == ["other", "hint", "bot"]


def test_what_nobody_waits_for_is_dropped() -> None:
    turns: Turns[str] = Turns()
    turns.put("host", "first")
    turns.put("host", "second")
    turns.drop("host", "first")
    turns.drop("host", "never put")
    turns.drop("stranger", "second")
    assert served(turns) == ["second"]
    turns.put("host", "third")
    turns.drop("host", "third")
    assert not turns.of
