"""The door: what is offered is found; what cannot be loaded is left out and named, and breaks nothing else."""

from __future__ import annotations

import importlib.metadata
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from mazzo import cli, games

Offer = Callable[..., None]
CACHED = (games.offered, games.registered, games.names, games.sound, games.broken, games.looked_up)


def forget() -> None:
    for each in CACHED:
        each.cache_clear()


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Offers more games: `offer(name="module:attribute")`, before those that are installed."""
    real = importlib.metadata.entry_points(group=games.GROUP)

    def offered(**offers: str) -> None:
        more = [EntryPoint(name, value, games.GROUP) for name, value in offers.items()]
        monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [*more, *real])
        forget()

    yield offered
    monkeypatch.undo()
    forget()


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """An empty module that can be imported."""
    made = ModuleType("tests_offered")
    monkeypatch.setitem(sys.modules, made.__name__, made)
    monkeypatch.setitem(sys.modules, f"{made.__name__}.game", made)
    return made


BROKEN = {
    "no_module": ("tests_no_such_module:GAME", "ModuleNotFoundError: No module named 'tests_no_such_module'"),
    "no_game": ("tests_offered:GAME", "AttributeError: module 'tests_offered' has no attribute 'GAME'"),
    "no_object": ("tests_offered.game:TEXT", "tests_offered.game:TEXT is no mazzo.kernel.game.Game"),
    "no_package": ("tests_offered:TEXT", "tests_offered is not in a package: offer tests_offered.game:TEXT"),
}


def refusal(name: str) -> str:
    """What the command line says of one of these."""
    value, why = BROKEN[name]
    package = re.split("[.:]", value)[0]
    return f"mazzo: the game {name} cannot be loaded; repair or uninstall {package}: {why}"


@pytest.fixture
def broken(offer: Offer, module: ModuleType) -> None:
    setattr(module, "TEXT", "no game")  # noqa: B010 of a module
    offer(**{name: value for name, (value, _) in BROKEN.items()})


@pytest.mark.usefixtures("broken")
def test_what_cannot_be_loaded_is_left_out_and_named() -> None:
    assert set(BROKEN) < set(games.registered())
    assert not set(BROKEN) & set(games.names())
    assert len(games.names()) == len(games.registered()) - len(BROKEN)
    assert set(games.sound()) == set(games.names())
    assert {each.name: each.why for each in games.broken()} == {name: why for name, (_, why) in BROKEN.items()}
    assert games.default() == games.names()[0]
    for name, (_, why) in BROKEN.items():
        with pytest.raises(games.BrokenGame) as found:
            games.game(name)
        assert (found.value.name, found.value.why) == (name, why)


@pytest.mark.usefixtures("broken")
def test_the_list_of_games_says_what_is_broken_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games"]) == 0
    out, err = capsys.readouterr()
    listed = [line.partition(":")[0] for line in out.splitlines() if not line.startswith(" ")]
    assert listed == list(games.names())
    assert err.splitlines() == [refusal(name) for name in BROKEN]


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("command", [("play",), ("trace",), ("arena", "--bots", "random,greedy")])
def test_a_command_for_a_broken_game_is_refused_in_one_line(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    name, *options = command
    assert cli.run([name, "no_module", *options]) == cli.BAD_INPUT
    out, err = capsys.readouterr()
    assert out == ""
    assert err == refusal("no_module") + "\n"


def test_nobody_can_take_the_name_of_a_game(offer: Offer) -> None:
    name = games.names()[0]
    ours = games.game(name)
    offer(**{name: "tests_offered.game:GAME"})
    assert games.game(name) is ours
    (late,) = games.broken()
    assert (late.name, late.package) == (name, "tests_offered")
    assert late.why.endswith("has that name already; tests_offered.game:GAME needs another")


def test_what_fails_is_loaded_once(offer: Offer, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    monkeypatch.setattr(EntryPoint, "load", lambda entry: tried.append(entry.name))
    offer(fails="tests_offered.game:GAME")
    for _ in range(3):
        with pytest.raises(games.BrokenGame):
            games.game("fails")
    assert tried == ["fails"]


LEAN = """
import pkgutil, sys
import mazzo.games, mazzo.kernel, mazzo.bots, mazzo.table.state, mazzo.record.course
assert "importlib.metadata" not in sys.modules
mazzo.games.names()
assert "importlib.metadata" in sys.modules
"""


def test_entry_points_are_not_read_on_import() -> None:
    """It takes a tenth of a second, which an engine alone does not need."""
    subprocess.run([sys.executable, "-c", LEAN], check=True)


def test_what_nobody_offers_is_unknown() -> None:
    for ask in (games.game, games.package_of):
        with pytest.raises(games.UnknownGame) as found:
            ask("no_such_game")
        assert found.value.name == "no_such_game"
        assert games.names()[0] in str(found.value)


def test_a_game_is_looked_up_in_its_package() -> None:
    for name in games.names():
        assert games.game(name).name == name
        assert type(games.game(name)).__module__.startswith(games.package_of(name))
