"""Packages that are wrong in every way that their authors may think of. None takes anything down, each is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mazzo import cli, games, presets, words
from mazzo.kernel.families import FAMILIES
from mazzo.learn import reading
from mazzo.record.course import Course
from mazzo.record.record import Player
from mazzo.server import games as offered
from mazzo.server import modules
from mazzo.terminal.draw import Drawing, drawing
from mazzo.terminal.phrases import Phrases
from tests.games.test_door import forget

GAME = """
from mazzo.kernel.simple import *
from mazzo.kernel.bits import listed
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.options import Options
from mazzo.kernel.says import Kind, says

class NoOptions(Options, frozen=True, kw_only=True):
    pass

class OwnRound(Round):
    def legal(self, seat):
        return listed(self.hands[seat])

    def make(self, seat, move):
        self.lose(seat, move)
        self.tell("laid", seat=seat, card=move)
        self.turn = self.after(seat) if any(self.hands) else NOBODY

    def scores(self):
        return [0] * self.seats

class OwnGame(Game):
    name = {name!r}
    deck, emblem, clockwise = "italian", ("1s", "2s", "3s"), True
    names, hand = ("1s", "2s", "3s", "4s"), 2
    options_type, round_type = NoOptions, OwnRound
    event_keys = {{**EVENTS, "laid": says(seat=Kind.SEAT, card=Kind.CARD)}}

    def seats(self, options):
        return (2,)

    {more}

GAME = OwnGame()
"""
WORDS = """
{name}-name = {name}
{name}-short = {name}
{name}-event-dealt = Round {{ $round }}, {{ $dealer }} deals to {{ $first }}.
{name}-event-laid = {{ $seat }} lays {{ $card }}.
"""
LEFT_OUT = {
    "exits": ("raise SystemExit(3)", "SystemExit: 3"),
    "stops": ("raise GeneratorExit('really')", "GeneratorExit: really"),
    "shouts": ("raise ValueError('one\\ntwo\\x1b[2J three')", "ValueError: one two [2J three"),
    "a_class": (GAME + "GAME = OwnGame", "a_class.game:GAME is a class, not a game: offer OwnGame()"),
    "a_module": ("from tests import games as GAME", "a_module.game:GAME is no mazzo.kernel.game.Game"),
    "called_otherwise": (
        GAME.replace("{name!r}", "'x'"),
        "called_otherwise.game:GAME is no game of that name, but 'x'",
    ),
    "error": (GAME, "keys of words that are no game's begin with error-: choose another name"),
    "Capital": (GAME, "a name is made of small letters, digits and _, and has at most 40 of them"),
    "with-dash": (GAME, "a name is made of small letters, digits and _, and has at most 40 of them"),
    "../above": (GAME, "a name is made of small letters, digits and _, and has at most 40 of them"),
    "l" + 40 * "o" + "ng": (GAME, "a name is made of small letters, digits and _, and has at most 40 of them"),
}
"""The source of a game's module, and what is said of it."""
WRONG = {
    "deck": ("deck = 'martian'", f"deck is 'martian'; choose from {', '.join(FAMILIES)}"),
    "emblem": (
        "emblem = ('1s', '', '99x')",
        "emblem is ('1s', '', '99x'): these are not all cards of the deck italian",
    ),
    "two_cards": ("emblem = ('1s', '2s')", "emblem is ('1s', '2s'): it takes three cards"),
    "place": ("place = 'first'", "place is 'first': it takes a number"),
    "direction": ("clockwise = None", "clockwise is None: it takes True or False"),
    "options": ("options_type = None", "options_type is None: it takes a class of mazzo.kernel.options.Options"),
    "nobody": ("seats = lambda self, options: ()", "seats allows no number of seats under the default options"),
    "fails": (
        "seats = lambda self, options: options.none",
        "AttributeError: 'NoOptions' object has no attribute 'none'",
    ),
    "levels": ("levels = {}", "policies needs 'random', and levels one level at least"),
    "kinds": ("notes = {'x': {'y': 'z'}}", "note x: y is of no known kind, 'z'"),
    "events": ("event_keys = None", "AttributeError: 'NoneType' object has no attribute 'items'"),
}
"""A line in the class of the game, and what is said of it."""
PLAYED: dict[str, tuple[dict[str, bytes], str]] = {
    "no_toml": ({"presets.toml": b"[x"}, "presets.toml cannot be read: Expected ']'"),
    "no_text": ({"presets.toml": b"\xff"}, "presets.toml cannot be read: 'utf-8' codec can't decode"),
    "no_preset": ({"presets.toml": b"x = 1"}, "presets.toml, x: Expected `object`, got `int`"),
    "no_such_option": (
        {"presets.toml": b"x = {seats = 2, options = {y = 1}}"},
        "presets.toml, x: there is no option y; there are",
    ),
    "no_such_seats": (
        {"presets.toml": b"x = {seats = 9}"},
        "presets.toml, x: 9 is no number of seats under these options",
    ),
    "no_such_level": (
        {"presets.toml": b"x = {seats = 2, level = 'clever'}"},
        "presets.toml, x: there are no bots of level clever",
    ),
    "two_newcomers": (
        {"presets.toml": b"x = {seats = 2, newcomer = true}\ny = {seats = 2, newcomer = true}"},
        "presets.toml: more than one preset is for newcomers",
    ),
    "no_drawing": ({"terminal.py": b""}, "terminal.py cannot be used: AttributeError: module 'no_drawing.terminal'"),
    "ends_there": ({"terminal.py": b"raise SystemExit"}, "terminal.py cannot be used: SystemExit:"),
    "number": (
        {"terminal.py": b"DRAWING = 3"},
        "terminal.py cannot be used: DRAWING is no mazzo.terminal.draw.Drawing",
    ),
    "no_book": ({"book/en.md": b"# T\n## No id"}, "book/en.md cannot be read: a heading without an id"),
    "no_rule": (
        {"book/de.md": b"# T\n## A {#a}\n{none=x: y}"},
        "book/de.md cannot be read: there is no option none",
    ),
    "no_term": ({"book/en.md": b"# T\n", "terms/en.toml": b"x = 1"}, "book/en.md cannot be read: Expected `object`"),
    "no_places": (
        {"book/en.md": b"# T\n", "book/places.toml": b"[x]"},
        "book/en.md cannot be read: there are no places of x",
    ),
    "no_index": ({"web/other.js": b""}, "web/index.js is missing: the browser draws the game without that folder"),
    "no_fluent": ({"words/de.ftl": b"no_fluent-short = {"}, "words/de.ftl has what is no message: no_fluent-short = {"),
    "no_utf": ({"words/de.ftl": b"no_utf-short = \xff"}, "words/de.ftl cannot be read: 'utf-8' codec can't decode"),
    "bossy": ({"words/de.ftl": b"list-and = mine"}, "words/de.ftl: list-and is left out, it has to begin with bossy-"),
    "silent": ({"words/en.ftl": b""}, "words/en.ftl does not say silent-name: it needs words in English"),
}
"""Files in a package whose game can be played, and what is said of it."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All these packages, installed."""
    made = tmp_path_factory.mktemp("packages")
    for name, (source, _) in LEFT_OUT.items():
        install(made, name, source)
    for name, (more, _) in WRONG.items():
        install(made, f"wrong_{name}", GAME, more)
    for name, (extra, _) in PLAYED.items():
        install(made, name, GAME, "place = -1", extra)
    (made / "last.dist-info").mkdir()
    (made / "last.dist-info" / "METADATA").write_text("Name: last\nVersion: 1")
    (made / "last.dist-info" / "entry_points.txt").write_text("[mazzo.games]\nno_place = what is this?\n")
    return made


def install(made: Path, name: str, source: str, more: str = "", extra: dict[str, bytes] | None = None) -> None:
    package = made / name.replace("/", "").replace(".", "").replace("-", "_")
    source = source.format(name=name, more=more) if "class OwnGame" in source else source
    files = {"__init__.py": b"", "game.py": source.encode(), "words/en.ftl": WORDS.format(name=name).encode()}
    for path, content in (files | (extra or {})).items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_bytes(content)
    info = made / f"{package.name}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: the-{package.name}\nVersion: 1")
    (info / "entry_points.txt").write_text(f"[mazzo.games]\n{name} = {package.name}.game:GAME\n")


def forget_all() -> None:
    forget()
    for each in (presets.read_presets, words.words_in, offered.shown, offered.words_of_games, modules.folder_of):
        each.cache_clear()
    reading.read_book.cache_clear()


@pytest.fixture(autouse=True)
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(folder))
    forget_all()
    yield
    monkeypatch.undo()
    forget_all()


def test_what_cannot_be_played_is_left_out_and_said_why() -> None:
    said = {each.name: each.why for each in games.broken()}
    expected = {name: why for name, (_, why) in LEFT_OUT.items()}
    expected |= {f"wrong_{name}": why for name, (_, why) in WRONG.items()}
    expected["no_place"] = "ValueError: 'what is this?' is no place of a game, such as some_package.game:GAME"
    assert {name: said.get(name) for name in expected} == expected
    assert not set(expected) & set(games.names())
    assert set(PLAYED) < set(games.names())


def test_the_list_of_games_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert "mazzo: the game exits cannot be loaded; repair or uninstall the-exits: SystemExit: 3" in lines
    for name, (_, why) in PLAYED.items():
        (line,) = (line for line in lines if line.startswith(f"mazzo: {name}: "))
        assert line.startswith(f"mazzo: {name}: {why}")


def test_a_server_shows_all_others() -> None:
    shown = json.loads(msgspec.json.encode([offered.shown(name) for name in games.names()]))
    assert {each["name"]: each["presets"] for each in shown if each["name"] in PLAYED} == {name: [] for name in PLAYED}
    assert all(each["module"] == "" for each in shown)
    taught = {each["name"]: (each["book"], each["lessons"]) for each in shown}
    assert {taught[name] for name in PLAYED} == {(False, 0)}
    assert all(book and lessons > 8 for name, (book, lessons) in taught.items() if games.is_own(name))
    said, _ = offered.words_of_games("de")
    assert "bossy-name" in said
    assert "list-and" not in said


def test_no_game_speaks_for_another() -> None:
    german = words.Words("de")
    assert german("bossy-name") == "bossy"
    assert german("list-and", most="a", last="b") == "a und b"


@pytest.mark.parametrize("name", PLAYED)
def test_those_with_a_fault_are_played(name: str) -> None:
    rules = games.game(name)
    assert type(drawing(name)) is Drawing
    course = Course(rules, rules.options({}), 2, bytes(32))
    players = [Player("person"), Player("bot", "Berta", "club")]
    for language in ("en", "de"):
        phrases = Phrases(drawing(name), words.Words(language), players, 0)
        assert drawing(name).table(course.scene(0), phrases, 80)
        told = phrases.event(rules.opening_events(course.round, course.match, 0)[0])
        assert told.startswith("event-dealt: 1, " if name == "silent" else "Round 1, ")
    words.unsaid.clear()


def test_a_preset_that_cannot_be_read_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "no_toml", "--preset", "x"]) == cli.BAD_INPUT
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("mazzo: no_toml: presets.toml cannot be read")
