"""The fingerprint of the code that judges: the same wherever that code is, and another as soon as a line changes."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from mazzo import build
from mazzo.games import game
from mazzo.review import fingerprint as module
from mazzo.review import journal
from mazzo.review.fingerprint import JUDGES, digest_in, digest_of, fingerprint, sources
from mazzo.review.journal import Journal, judge_of
from mazzo.review.judging import JUDGE
from mazzo.server.reviews import engine_of
from tests.support.words import OWN_GAMES

SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "inner").mkdir()
    (tmp_path / "policy.py").write_text("CLUB = 1\n")
    (tmp_path / "inner" / "round.py").write_text("SEATS = 2\n")
    return tmp_path


def test_any_change_of_a_source_changes_it_and_nothing_else_does(folder: Path) -> None:
    before = digest_in(folder)
    (folder / "policy.so").write_bytes(b"compiled")
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "old.py").write_text("")
    (folder / "puzzles.jsonl").write_text("{}\n")
    assert digest_in(folder) == before
    (folder / "inner" / "round.py").write_text("SEATS = 3\n")
    changed = digest_in(folder)
    (folder / "inner" / "round.py").rename(folder / "inner" / "play.py")
    assert len({before, changed, digest_in(folder)}) == 3


@pytest.mark.parametrize("package", JUDGES)
def test_the_build_that_runs_has_that_of_its_sources(package: str) -> None:
    found = SOURCE / package.replace(".", "/")
    assert sources(found, "")
    assert digest_of(package) == digest_in(found)


def test_each_game_has_its_own() -> None:
    assert len({fingerprint(name) for name in OWN_GAMES}) == len(OWN_GAMES)


def judges(folder: Path) -> tuple[object, ...]:
    """By what is known who judges a game."""
    rules = game(OWN_GAMES[0])
    kept = Journal(folder, b"record", rules, "quick").path
    return judge_of(rules, "quick"), engine_of(rules, "quick", build.kind()), kept


def test_what_another_code_has_judged_is_not_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Under the same version, build, level and budget."""
    before = judges(tmp_path)
    monkeypatch.setattr(journal, "fingerprint", lambda name: "another")
    assert all(one != other for one, other in zip(before, judges(tmp_path), strict=True))


def test_both_builds_know_a_judge_by_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a level thinks in play differs from build to build; what one has judged has to be found by the other."""
    rules = game(OWN_GAMES[0])
    before, level = judge_of(rules, "quick", build.COMPILED), rules.levels[JUDGE]
    monkeypatch.setitem(rules.levels, JUDGE, replace(level, compiled=1, interpreted=2, milliseconds=3))
    assert judge_of(rules, "quick", build.COMPILED) == before
    assert judge_of(rules, "quick", build.INTERPRETED) != before
    monkeypatch.setitem(rules.levels, JUDGE, replace(level, doubt=level.doubt + 1))
    assert judge_of(rules, "quick", build.COMPILED) != before


def test_sources_are_read_once_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    found = fingerprint(OWN_GAMES[0])
    monkeypatch.setattr(module, "files", None)
    assert fingerprint(OWN_GAMES[0]) == found
