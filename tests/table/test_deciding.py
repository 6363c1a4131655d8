"""A command is accepted once, and the time of a table never runs backwards."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.table import commands as asked
from mazzo.table.commands import AnyCommand
from mazzo.table.deciding import DECIDERS, decide
from mazzo.table.refusal import REASONS, Refused
from mazzo.testing.support.table import open_table


def test_every_command_is_decided() -> None:
    assert set(DECIDERS) == set(AnyCommand.__args__)


def test_a_command_is_accepted_once_for_each_person() -> None:
    trial = open_table(people={})
    trial.ask("anna", asked.Sit(id="a", seats=[0], names=["Anna"]))
    number = trial.table.number
    assert decide(trial.table, asked.Sit(id="a", seats=[0], names=["Anna"]), "anna", trial.now) == []
    assert trial.table.accepted["anna", "a"] == number
    trial.ask("bert", asked.Sit(id="a", seats=[1], names=["Bert"]))
    assert trial.table.seats_of("bert") == [1]


def test_a_refused_command_may_be_tried_again() -> None:
    trial = open_table(people={"anna": 0, "bert": 1})
    start = asked.Start(id="s")
    with pytest.raises(Refused, match="not_host"):
        decide(trial.table, start, "bert", trial.now)
    trial.do("anna", asked.Stand, seat=0)
    assert trial.ask("bert", start)


def test_the_answer_to_a_command_of_several_events_is_its_last_number() -> None:
    trial = open_table()
    trial.ask("anna", asked.Start(id="s"))
    assert trial.table.accepted["anna", "s"] == trial.table.number


def test_time_never_runs_backwards() -> None:
    trial = open_table()
    trial.now -= 3_600_000
    trial.do("anna", asked.Lock, locked=True)
    assert trial.entries[-1].at == trial.entries[0].at


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "sit", "id": "c1", "seats": [0], "names": ["Anna"], "more": 1}',
        '{"type": "sit", "id": "", "seats": [0], "names": ["Anna"]}',
        '{"type": "sit", "id": "c1", "seats": [-1], "names": ["Anna"]}',
        '{"type": "sit", "id": "c1", "seats": [8], "names": ["Anna"]}',
        '{"type": "sit", "id": "c1", "seats": [], "names": []}',
        '{"type": "contribute", "id": "c1", "bytes": "bf4fccd616251b678c56b9cb7a46819b"}',
        '{"type": "commit", "id": "c1", "commit": "bf4f"}',
        f'{{"type": "commit", "id": "c1", "commit": "{"BF" * 32}"}}',
        f'{{"type": "reveal", "id": "c1", "bytes": "{"bf" * 32}"}}',
        '{"type": "play", "id": "c1", "seat": 0, "decision": 1, "move": ""}',
        '{"type": "bluff", "id": "c1"}',
    ],
)
def test_what_is_no_command(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AnyCommand)


def test_a_refusal_tells_its_reason() -> None:
    refused = Refused("seat_taken", number=3)
    assert (refused.reason.code, refused.reason.params) == ("seat_taken", {"number": 3})
    assert str(refused) == "seat_taken {'number': 3}"
    assert set(refused.reason.params) == set(REASONS["seat_taken"])
