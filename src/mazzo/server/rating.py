"""How a rated match changes what is thought of those who played it: places decide, never points.

Plackett–Luce of openskill: everybody has a strength `mu` and a doubt `sigma`; what is shown is what one has at least.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache

from msgspec import Struct
from openskill.models import PlackettLuce

SETTLED = 20
"""After so many matches a rating is no longer provisional."""
AGAINST_NEWCOMERS = 0.25
"""How much of a change a settled rating takes from matches against provisional ones alone."""


class Standing(Struct, frozen=True):
    """What is thought of somebody."""

    mu: float
    sigma: float
    matches: int = 0

    @property
    def ordinal(self) -> float:
        """What is nearly sure: by this people are ranked."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        return self.matches < SETTLED


class Rated(Struct, frozen=True):
    """Somebody in a rated match."""

    standing: Standing
    team: int
    place: int
    quit: bool = False


class Change(Struct, frozen=True):
    """What a match does to somebody's standing."""

    place: int
    """By which it was rated."""
    weight: float
    """The part of the change that counts."""
    after: Standing


@cache
def model() -> PlackettLuce:
    return PlackettLuce()


@cache
def beginner() -> Standing:
    """Where everybody begins, each season."""
    fresh = model().rating()
    return Standing(fresh.mu, fresh.sigma)


def shown(ordinal: float) -> int:
    """A rating as people read it: a beginner has 1000."""
    return round(1000 + 40 * ordinal)


def season(at: int) -> int:
    """The half of a year that a time in milliseconds is in: 20261, 20262."""
    found = datetime.fromtimestamp(at / 1000, UTC)
    return found.year * 10 + (1 if found.month <= 6 else 2)


def changes(players: Sequence[Rated]) -> list[Change]:
    """What a match changes, for each player in the same order. Who left is last, with those who play together; but
    who stayed beside a partner who left loses nothing."""
    teams = sorted({player.team for player in players})
    members = {team: [player for player in players if player.team == team] for team in teams}
    left = {team for team in teams if any(player.quit for player in members[team])}
    stayed = max((player.place for player in players if player.team not in left), default=0)
    places = {team: stayed + 1 if team in left else members[team][0].place for team in teams}
    ratings = [
        [model().rating(mu=each.standing.mu, sigma=each.standing.sigma) for each in members[team]] for team in teams
    ]
    rated = model().rate(ratings, ranks=[places[team] for team in teams])
    found = []
    for player in players:
        team = teams.index(player.team)
        new = rated[team][members[player.team].index(player)]
        loyal = player.team in left and not player.quit
        weight = 0.0 if loyal and new.mu < player.standing.mu else weight_of(player, players)
        found.append(Change(places[player.team], weight, after(player.standing, new.mu, new.sigma, weight)))
    return found


def weight_of(player: Rated, players: Sequence[Rated]) -> float:
    """A settled rating moves the less, the more of the others are provisional: nobody climbs on newcomers."""
    others = [each for each in players if each.team != player.team]
    if player.standing.provisional or not others:
        return 1.0
    newcomers = sum(each.standing.provisional for each in others) / len(others)
    return 1.0 - (1.0 - AGAINST_NEWCOMERS) * newcomers


def after(before: Standing, mu: float, sigma: float, weight: float) -> Standing:
    return Standing(
        before.mu + weight * (mu - before.mu), before.sigma + weight * (sigma - before.sigma), before.matches + 1
    )
