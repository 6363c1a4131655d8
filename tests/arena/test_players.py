"""Who plays in the arena."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mazzo import build
from mazzo.arena.deals import Pairing, observe
from mazzo.arena.mirror import mirror
from mazzo.arena.players import description, seated
from mazzo.arena.regret import regrets
from mazzo.bots.players import UnknownPlayer, budget_of
from mazzo.games import default, game, names
from mazzo.kernel.rng import Rng
from mazzo.testing.support.fitting import PLAIN, fitting, of_seats, usual
from mazzo.testing.support.play import in_turn

TWO = usual(of_seats(2))


def test_a_part_of_a_budget() -> None:
    whole, part = (description(game(default()), name) for name in ("master", "master/20"))
    assert part.compiled == whole.compiled // 20
    assert part.search == whole.search
    with pytest.raises(UnknownPlayer):
        description(game(default()), "champion/20")


@pytest.mark.parametrize("name", names())
def test_levels_are_measured_as_they_play_without_a_compiler(name: str) -> None:
    found = game(name)
    for level in found.levels:
        slow = description(found, f"interpreted-{level}")
        assert slow.compiled == slow.interpreted
        assert slow.searches == (slow.compiled > 0), "no level searches nothing"
        if not build.compiled():
            assert budget_of(slow) == budget_of(found.levels[level])
            assert replace(slow, compiled=found.levels[level].compiled) == found.levels[level]
    with pytest.raises(UnknownPlayer):
        description(found, "interpreted-champion")


def test_who_sees_every_card_scores_more() -> None:
    """Open cards are worth points, so that the honest player has something to lose."""
    leads = []
    for deck in range(6):
        pairing = Pairing(
            game=TWO.game.name, options=TWO.options.dump(), seats=2, a="open-pimc-24", b="pimc-24", seed="open"
        )
        leads.append(observe(pairing, deck).lead)
    assert sum(leads) > 0


def test_an_honest_player_does_not_see_the_round() -> None:
    course = TWO.start(3)
    seat = in_turn(course)
    move = seated(TWO.game, "pimc-24")(course.round, seat, Rng(1))
    dealt, _ = course.round.view(seat).past(course.round.view(seat).world(Rng(7)))
    assert seated(TWO.game, "pimc-24")(course.round.anew(dealt), seat, Rng(1)) == move


def test_a_mirror_has_a_place_for_each_seat_or_side() -> None:
    played = usual(fitting(lambda each: each.game.across(each.options)))
    sides = mirror(played.game.name, played.options.dump(), played.seats, "random", range(20), "m")
    assert len(sides) == 2
    assert sides[0].wins == sides[1].losses
    assert sides[0].mean == -sides[1].mean
    seats = mirror(PLAIN, {}, 3, "greedy", range(9), "m")
    assert len(seats) == 3
    assert abs(sum(place.mean for place in seats)) < 1e-9


def test_regret_is_never_negative_and_random_play_has_some() -> None:
    found = regrets(TWO.game.name, TWO.options.dump(), 2, "random", range(3), "r")
    assert found
    assert min(found) > -1e-9
    assert max(found) > 0
