"""What a rated match changes: places decide, who leaves is last, and nobody climbs on newcomers."""

from __future__ import annotations

from mazzo.server.rating import AGAINST_NEWCOMERS, SETTLED, Rated, Standing, beginner, changes, season, shown

NEW = beginner()


def settled(mu: float = 25.0, sigma: float = 2.0) -> Standing:
    return Standing(mu, sigma, SETTLED)


def test_a_beginner_has_a_thousand() -> None:
    assert shown(NEW.ordinal) == 1000
    assert NEW.provisional
    assert not settled().provisional


def test_the_better_place_gains_and_equal_places_are_alike() -> None:
    first, second, third = changes([Rated(NEW, seat, place) for seat, place in enumerate((1, 2, 2))])
    assert first.after.mu > NEW.mu > second.after.mu
    assert second.after == third.after
    assert first.after.matches == 1


def test_partners_are_a_team() -> None:
    one, other, *losers = changes([Rated(NEW, team, place) for team, place in ((0, 1), (1, 2), (0, 1), (1, 2))])
    assert one.after == losers[0].after
    assert other.after == losers[1].after
    assert one.after.mu > other.after.mu


def test_who_left_is_last_even_with_the_best_place() -> None:
    quitter, loser, winner = changes([Rated(NEW, 0, 1, quit=True), Rated(NEW, 1, 3), Rated(NEW, 2, 2)])
    assert (quitter.place, loser.place, winner.place) == (4, 3, 2)
    assert winner.after.mu > loser.after.mu > quitter.after.mu


def test_who_stayed_beside_a_partner_who_left_loses_nothing() -> None:
    quitter, _, loyal, _ = changes([Rated(NEW, 0, 1, quit=True), Rated(NEW, 1, 2), Rated(NEW, 0, 1), Rated(NEW, 1, 2)])
    assert quitter.after.mu < NEW.mu
    assert (loyal.after.mu, loyal.after.sigma, loyal.weight) == (NEW.mu, NEW.sigma, 0)


def test_a_settled_rating_moves_little_against_newcomers() -> None:
    alone, _ = changes([Rated(settled(), 0, 1), Rated(NEW, 1, 2)])
    equal, _ = changes([Rated(settled(), 0, 1), Rated(Standing(NEW.mu, NEW.sigma, SETTLED), 1, 2)])
    gained, whole = alone.after.mu - 25, equal.after.mu - 25
    assert abs(gained - AGAINST_NEWCOMERS * whole) < 1e-9
    mixed, *_ = changes([Rated(settled(), 0, 1), Rated(NEW, 1, 2), Rated(settled(), 2, 3)])
    assert AGAINST_NEWCOMERS < mixed.weight < 1
    newcomer = changes([Rated(settled(), 0, 1), Rated(NEW, 1, 2)])[1]
    assert newcomer.weight == 1


def test_seasons_are_halves_of_a_year() -> None:
    assert season(1_767_225_599_999) == 20252
    assert season(1_767_225_600_000) == 20261
    assert season(1_782_864_000_000) == 20262
