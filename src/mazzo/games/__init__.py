"""The door: games are found through the entry-point group `mazzo.games`, those of this folder like any other.

No other layer names a game; each asks here. Entry points are read when a game is first looked up, never on import.
"""

from __future__ import annotations

from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from mazzo.kernel.game import Game

GROUP = "mazzo.games"


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"unknown game {name!r}; choose from {', '.join(names())}")


class BrokenGame(ValueError):
    """A package offers a game that cannot be loaded."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self.why = why
        super().__init__(f"the game {name!r} cannot be loaded: {why}")


@cache
def registered() -> dict[str, EntryPoint]:
    """What is offered, by name; of two offers under one name the first counts. Loads no game."""
    # Takes tens of milliseconds to load and to read, which an engine alone does not need.
    from importlib.metadata import entry_points

    found: dict[str, EntryPoint] = {}
    for each in entry_points(group=GROUP):
        found.setdefault(each.name, each)
    return found


@cache
def names() -> tuple[str, ...]:
    """The games that can be played, in the order in which people are shown them. Loads all of them."""
    return tuple(name for _, name in sorted((each.place, each.name) for each in sound().values()))


@cache
def sound() -> dict[str, Game]:
    """Every game that can be loaded."""
    found = {}
    for name in registered():
        try:
            found[name] = game(name)
        except BrokenGame:
            continue
    return found


@cache
def broken() -> dict[str, str]:
    """Why each of the others cannot be played."""
    found = {}
    for name in registered():
        try:
            game(name)
        except BrokenGame as problem:
            found[name] = problem.why
    return found


def default() -> str:
    """What is played if nobody says what."""
    return names()[0]


@cache
def game(name: str) -> Game:
    """The game of that name; its modules are loaded when it is first asked for. Raises UnknownGame or BrokenGame."""
    offered = registered().get(name)
    if offered is None:
        raise UnknownGame(name)
    try:
        found: Game = offered.load()
    except Exception as problem:
        raise BrokenGame(name, f"{type(problem).__name__}: {problem}") from problem
    if getattr(found, "name", None) != name:
        raise BrokenGame(name, f"{offered.value} is no game of that name")
    return found


def package_of(name: str) -> str:
    """The package that holds everything of a game: its modules, words and drawings. Raises UnknownGame."""
    offered = registered().get(name)
    if offered is None:
        raise UnknownGame(name)
    return offered.module.rpartition(".")[0]
