"""Anybody does anything at any time: what Hypothesis thinks of, and long evenings by a plain generator."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import settings

from mazzo.games import names
from mazzo.table import commands as asked
from mazzo.table.commands import AnyCommand
from mazzo.table.deciding import DECIDERS
from mazzo.table.events import Clock
from tests.table.anything import BYTES, HOST, OWN, Anything
from tests.table.looking import PEOPLE, STRANGER

TestAnything = Anything.TestCase
TestAnything.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)

STEPS = 200


def a_long_evening(seed: int) -> Anything:
    """The same rules by a plain generator: less clever, but every command comes up in every state."""
    chance, machine = Random(seed), Anything()
    name = names()[seed % len(names())]
    clock = Clock(10, 5) if chance.random() < 0.5 else None
    machine.open(name, chance.randrange(100), clock, chance.choices([0, 1, 2, 3, -1], k=4), seed, 0)
    for _ in range(STEPS):
        person, own = (
            chance.choice([*PEOPLE, *PEOPLE, HOST, HOST, HOST, STRANGER]),
            chance.choice([OWN, OWN, 0, 1, 2, 3, 7]),
        )
        machine.time_passes(chance.choice([-5_000, 1, 800, 9_000]))
        match chance.randrange(14):
            case 0 | 1 | 2 | 3:
                machine.somebody_asks(person, any_command(chance, own), chance.randrange(10_000))
            case 4 | 5 if machine.table.asked:
                machine.somebody_plays(person, own, chance.choice(["", "nonsense"]), chance.choice([0, 0, 1]))
            case 6 | 7 if machine.table.running:
                machine.go_on(chance.choice([1, 2, 3, 6]))
            case 8 if machine.table.asked:
                machine.somebody_takes_back(
                    chance.choice(PEOPLE), chance.choices([True, True, True, False], k=chance.randrange(5))
                )
            case 9 if not machine.table.running and machine.table.people:
                machine.begin()
            case 10:
                machine.due_things_happen(chance.choice([0, 1_000, 22_000, 100_000]))
            case 11:
                machine.somebody_goes(person)
            case 12 if machine.table.status == "shuffling":
                machine.somebody_takes_part(person, chance.choice(["", "", "bytes", "listing"]))
            case 13 if machine.table.status == "shuffling":
                machine.somebody_never_reveals()
            case _:
                machine.somebody_comes(person)
        for holds in (
            machine.the_model_agrees,
            machine.events_are_numbered_and_time_runs_forward,
            machine.whatever_is_due_changes_something,
            machine.a_shuffle_is_fixed_before_anything_is_revealed,
            machine.nobody_is_given_secrets,
            machine.what_is_kept_of_the_last_look_is_as_if_made_anew,
            machine.every_viewer_is_told_every_number_once,
            machine.sometimes_the_dear_things_hold,
        ):
            holds()
    machine.teardown()
    return machine


def any_command(chance: Random, seat: int) -> tuple[type[AnyCommand], dict[str, Any]]:
    number = chance.randrange(1, 3)
    parts: dict[str, Any] = {
        "seats": chance.choices(range(5), k=number),
        "names": chance.choices(["Anna", "anna", "Bert", "Guest 1", " "], k=chance.choice([number, number, 1])),
        "seat": seat,
        "level": chance.choice(["greedy", "best"]),
        "name": chance.choice(["", "Fosca", "Bert"]),
        "locked": chance.random() < 0.3,
        "allowed": chance.random() < 0.5,
        "agree": chance.random() < 0.5,
        "bytes": BYTES,
        "commit": BYTES,
        "listing": BYTES,
    }
    rare: list[type[AnyCommand]] = [asked.Abandon, asked.Remove]
    often = [kind for kind in DECIDERS if kind not in (*rare, asked.Play)]
    kind: type[AnyCommand] = chance.choice(rare if chance.random() < 0.04 else often)
    return kind, {field: parts[field] for field in kind.__struct_fields__ if field != "id"}


# One for each game, and more of them where it is quick.
EVENINGS = [pytest.param(seed, marks=pytest.mark.long if seed >= len(names()) else ()) for seed in range(8)]


@pytest.mark.parametrize("seed", EVENINGS)
def test_long_evenings(seed: int) -> None:
    machine = a_long_evening(seed)
    assert machine.table.number > STEPS // 5
