"""Whoever sits at the terminal is spoken to in their language: that of the system, or the one that they ask for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from mazzo import cli
from mazzo.cli.base import Language
from mazzo.games import names
from mazzo.testing.support.terminal import numbers
from mazzo.words import languages, local, speak, system_language, words_in

Capture = pytest.CaptureFixture[str]
SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture(autouse=True)
def unset(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("MAZZO_DATA", str(tmp_path))
    yield
    speak(None)


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_CH.UTF-8@euro"}, "it"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "POSIX", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "rm:fr_CH:it"}, "fr"),
        ({"LANG": "pt_BR.UTF-8", "LANGUAGE": "pt:es"}, "en"),
        ({"LANGUAGE": "it"}, "it"),
    ],
)
def test_the_language_of_the_system(settings: dict[str, str], language: str) -> None:
    assert system_language(settings) == language


def test_what_is_asked_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert local().language == "de"
    speak("fr")
    assert local().language == "fr"
    speak(None)
    assert local().language == "de"


def test_every_language_can_be_asked_for() -> None:
    (choice, _), *_ = (each.__args__ for each in [Language.__origin__])  # type: ignore[attr-defined]
    assert sorted(choice.__args__) == languages()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_a_game_is_played_in_a_language(
    name: str, language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that was ever said in English is said in another language, as far as it is the terminal that says it."""
    script = ["?", "log", "score", "rules", "x", "99", *numbers(12)]
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in script)))
    assert cli.run(["play", name, "--level", "greedy", "--seed", "s", "--lang", language]) == 0
    out = capsys.readouterr().out
    words = words_in(language)
    for key in ("play-how", "play-saved", "board-hand", "score-title"):
        assert words(key) in out, key
    assert words(f"{name}-notation").partition("\n")[0] in out
    if language != "en":
        for key in ("play-how", "play-saved", "board-hand", "turn-yours", "turn-log-empty"):
            assert words_in("en")(key) not in out, key


@pytest.mark.parametrize("language", languages())
def test_refusals_are_in_the_language(language: str, capsys: Capture) -> None:
    assert cli.run(["play", "whist", "--lang", language]) == 2
    expected = words_in(language)("error-unknown-game", name="whist", allowed=list(names()))
    assert capsys.readouterr().err == f"mazzo: {expected}\n"


@pytest.mark.parametrize("language", languages())
def test_one_command_leaves_no_language_to_the_next(language: str, capsys: Capture) -> None:
    cli.run(["play", "whist", "--lang", language])
    cli.run(["play", "whist"])
    assert "there is no game whist" in capsys.readouterr().err.splitlines()[1]


def test_another_language_is_refused(capsys: Capture) -> None:
    assert cli.run(["games", "--lang", "es"]) == 2
    assert "--lang" in capsys.readouterr().err


def test_the_settings_of_the_system_count(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert os.environ["LANG"]
    assert cli.run(["verify", "nowhere.mazzo"]) == 2
    assert capsys.readouterr().err == f"mazzo: {words_in('it')('error-file-missing', path='nowhere.mazzo')}\n"
