"""The players that sit at tables by themselves. They get a view, never a round: what they know is what a seat knows."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mazzo.kernel.contract import View
    from mazzo.kernel.game import Game
    from mazzo.kernel.rng import Rng

DEFAULT_LEVEL = "club"

AS = "@"
"""Between a player and the bot of the house whose temperament it has: `club@fosca`."""


def levels(game: Game) -> list[str]:
    """The levels of play that a table offers, weakest first."""
    return list(game.levels)


def known(game: Game, name: str) -> bool:
    """Whether there is such a player: a level, or one of the quick policies that the arena knows."""
    return name in game.levels or name in game.policies


def plain(name: str) -> str:
    """A player without a temperament."""
    return name.partition(AS)[0]


def searches(game: Game, name: str) -> bool:
    """Whether a player tries moves out, which takes a while."""
    name = plain(name)
    return name in game.levels and game.levels[name].searches


def choose(game: Game, level: str, view: View, rng: Rng) -> int:
    """The move that a player of that level makes for the one whose view it is."""
    # Searching takes a while to load, which a table need not wait for.
    from mazzo.bots.players import player

    return player(game, level)(view, rng)
