"""The players that sit at tables by themselves. They get a view, never a round: what they know is what a seat knows."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mazzo.kernel.contract import View
    from mazzo.kernel.game import Game
    from mazzo.kernel.rng import Rng

DEFAULT_LEVEL = "club"


def levels(game: Game) -> list[str]:
    """The names of the players of a game, weakest first."""
    return list(game.policies)


def choose(game: Game, level: str, view: View, rng: Rng) -> int:
    """The move that a player of that level makes for the one whose view it is."""
    return game.choose(level, view, rng)
