"""What makes a level of play: which search, how much of it, with what slips. Each game says so in its `levels`.

A budget is a number of play-outs, one for each build, not a time; so a level with a given seed always plays the same.
Lower levels see less far and forget; none sees more.
"""

from __future__ import annotations

from msgspec import Struct

LEVELS = ("beginner", "club", "expert", "master")
"""Weakest first."""

POLICY = "policy"
"""The quick policy decides alone."""
HALVING = "halving"
"""Play-outs on common worlds, with ever fewer moves."""
TREE = "tree"
"""A tree over what the player sees."""

DOUBT = 1.5
"""The doubt of those who try moves out; 1 and 2 have measured no better. Three worlds, if they agree, outweigh it."""


class Level(Struct, frozen=True, kw_only=True, repr_omit_defaults=True):
    """How a player decides."""

    search: str = POLICY
    policy: str = "club"
    """The quick policy that it follows, or rolls out with."""
    slips: int = 0
    """In how many of a hundred decisions it does what comes to mind."""
    compiled: int = 0
    """Play-outs for a decision on the compiled engine; without any the policy decides alone."""
    interpreted: int = 0
    """The same on the interpreted one."""
    worlds: int = 200
    """At most so many worlds are drawn for it."""
    weighted: int = 0
    """How many times more worlds are drawn, to choose the likely ones from; with 0 worlds are taken as they come."""
    random_percent: int = 0
    """In how many of a hundred steps a play-out goes at random."""
    exploration: float = 2.0
    """How curious a tree is, in points."""
    horizon: int = 0
    """After so many turns of anybody a play-out ends and counts as it stands; 0 for the end of the round."""
    exact: bool = False
    """Whether the ends of rounds are solved where the game has a solver."""
    doubt: float = 0.0
    """Halving keeps to what the policy would do, unless another move does better by so many standard errors; with 0 it
    takes whatever did best."""
    most_moves: int = 64
    """With more moves than that the policy decides."""
    temperament: str = ""
    """What it likes where moves are about equally good; the words are those of `mazzo.kernel.temper`."""
    milliseconds: int = 5
    """Nearly every decision takes less; a search that takes three times as long is broken off."""

    @property
    def searches(self) -> bool:
        """Whether it tries moves out."""
        return self.search != POLICY


BEGINNER = Level(policy="greedy", slips=15)
"""Looks at what lies there, and now and then not even at that."""
CLUB = Level(policy="club")
