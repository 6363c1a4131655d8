"""What players do tells their code apart: a row of `make strength` lapses with a change of a policy, and only then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import strength
from mazzo.arena.deals import Pairing
from mazzo.arena.pool import Pool
from mazzo.games import default, game
from mazzo.kernel.levels import HALVING, Level
from strength_code import PLAYOUTS, code_of, doing, small
from strength_rows import Row

NAME = default()
RULES = game(NAME)
SEATS = RULES.seats(RULES.options({}))[0]
ROW = Row(game=NAME, seats=SEATS, a="club", b="random", deals=3)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What players did before a policy was changed, and after."""
    doing.cache_clear()
    yield
    doing.cache_clear()


def pairing(a: str = "club", b: str = "random") -> Pairing:
    return Pairing(game=NAME, options=RULES.options({}).dump(), seats=SEATS, a=a, b=b, seed="any")


def with_policies(monkeypatch: pytest.MonkeyPatch, policies: Mapping[str, Any]) -> None:
    doing.cache_clear()
    monkeypatch.setattr(type(RULES), "policies", {**RULES.policies, **policies})


def test_another_policy_of_the_same_name_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before, other = code_of(pairing()), code_of(pairing("greedy", "random"))
    club = RULES.policies["club"]
    with_policies(monkeypatch, {"club": lambda round, seat, rng: club(round, seat, rng)})
    assert code_of(pairing()) == before, "written in another way, it does the same"
    with_policies(monkeypatch, {"club": RULES.policies["greedy"]})
    assert code_of(pairing()) != before
    assert code_of(pairing("greedy", "random")) == other, "nothing has changed for these two"


def test_a_row_of_a_changed_policy_is_not_shown_and_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    with Pool(1) as pool:
        strength.measure(ROW, 3, pool, float("inf"))
        shown = strength.known(ROW)
        assert shown is not None
        assert len(strength.listed([ROW])) == 3
        with_policies(monkeypatch, {"club": RULES.policies["greedy"]})
        assert strength.known(ROW) is None
        assert len(strength.listed([ROW])) == 2, "its head alone"
        monkeypatch.undo()
        monkeypatch.setattr(strength, "FOLDER", tmp_path)
        doing.cache_clear()
        assert strength.known(ROW) == shown, "what was measured of it still holds"


def test_a_search_is_known_by_few_playouts_and_without_a_clock() -> None:
    level = Level(search=HALVING, compiled=1000, interpreted=5, milliseconds=100)
    assert small(level) == replace(level, compiled=PLAYOUTS, milliseconds=0)
