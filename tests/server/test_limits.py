"""Limits that whoever runs a server sets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mazzo.cli.app import app
from mazzo.server.limits import LEAST, USUAL, limits
from mazzo.server.settings import Settings
from mazzo.words import Refusal, Words, languages

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_what_is_set_is_so(tmp_path: Path) -> None:
    given = limits(["guests_an_hour=100", "thinking_refill = 0.5", "unfinished_days=0", "guests_an_hour=50"])
    settings = Settings(data=tmp_path, **given)
    assert (settings.guests_an_hour, settings.thinking_refill, settings.unfinished_days) == (50, 0.5, 0)
    assert limits([]) == {}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("guests=5", "error-limit-unknown"),
        ("database=x", "error-limit-unknown"),
        ("guests_an_hour", "error-limit-value"),
        ("guests_an_hour=", "error-limit-value"),
        ("guests_an_hour=0", "error-limit-value"),
        ("guests_an_hour=-3", "error-limit-value"),
        ("guests_an_hour=1.5", "error-limit-value"),
        ("thinking_store=nan", "error-limit-value"),
        ("thinking_store=inf", "error-limit-value"),
    ],
)
def test_what_is_no_limit_is_said_in_one_line(text: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        limits([text])
    assert refused.value.key == key
    for language in languages():
        said = Words(language)(key, **refused.value.params)
        assert said.startswith(text)
        assert "\n" not in said


def test_the_environment_sets_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZZO_LIMIT", "guests_an_hour=100 tables_a_person=5")
    for command in ([], ["worker", "--database", "postgresql://db"]):
        _, given, _ = app.parse_args(command, exit_on_error=False, print_error=False)
        assert given.arguments["limit"] == ["guests_an_hour=100", "tables_a_person=5"]


def test_all_of_them_are_documented_with_what_is_usual() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name: float(value.replace(",", "")) for name, value in rows} == USUAL
    assert USUAL.keys() == LEAST.keys()
