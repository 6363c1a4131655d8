"""How the match stands: public, part of what a view knows, and what a search plays for where a round may end it."""

from __future__ import annotations

import pytest
from msgspec import json

from mazzo.bots.hint import hint
from mazzo.bots.players import decide, weighed
from mazzo.games.primiera.game import GAME
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.notation import DECK, print_move
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import VARIANTS
from mazzo.games.primiera.target import STAKE, VICTORY, Race
from mazzo.kernel.contract import WATCHER, Deal
from mazzo.kernel.levels import HALVING, TREE, Level
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import setting
from tests.games.primiera.positions import at_turn, cards, options

SEARCHES = [
    Level(search=HALVING, compiled=200, interpreted=200, worlds=20, milliseconds=0),
    Level(search=TREE, compiled=400, interpreted=400, milliseconds=0),
]


def race(*totals: int, variant: str = "two", match_end: str = "unique_leader", extra_played: bool = False) -> Race:
    found = options(variant=variant, match_end=match_end).race(list(totals), extra_played)
    assert found
    return found


def four_plays_before_the_end(totals: list[int] | None) -> Round:
    """Seat 0 may end ahead by 2 to 1, or with 3 to 3."""
    chosen = options(variant="two")
    setup = chosen.setup([0, 1], chosen.race(totals, False) if totals else None)
    round = Round.start(setup, Deal([cards("10s 3c"), cards("2c 3d")], cards("3s 7c"), []))
    round.c0 = DECK.set("2s 4s 5s 7s 8s 5b 7b 8b 9b 1c 1d 2d 6d 7d")
    round.c1 = DECK.set("1s 6s 9s 1b 2b 3b 4b 6b 10b 4c 5c 6c 8c 9c 10c 4d 5d 8d 9d 10d")
    round.sweeps = 1 << 8
    round.last = 1
    return at_turn(round, 32)


@pytest.mark.parametrize("level", SEARCHES, ids=["halving", "tree"])
def test_with_the_target_near_a_search_takes_the_point_that_wins(level: Level) -> None:
    def chosen(totals: list[int] | None) -> str:
        return print_move(decide(GAME, level, four_plays_before_the_end(totals).view(0), Rng(1)))

    assert chosen(None) == chosen([0, 0]) == chosen([2, 1]) == "3c x 3s"
    assert chosen([8, 7]) == "10s x 3s+7c", "11 to 10 wins; 10 to 8 plays on"


def test_a_hint_values_moves_in_points_or_not_at_all() -> None:
    far, near = (hint(GAME, "club", four_plays_before_the_end(totals).view(0), Rng(1)) for totals in ([2, 1], [8, 7]))
    assert len(far.values) == 2
    assert near.values == []


@pytest.mark.parametrize("level", SEARCHES, ids=["halving", "tree"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_far_from_the_target_every_value_is_as_without_a_match(variant: str, level: Level) -> None:
    course = setting("primiera", variant=variant).start(3)
    while course.round.turn < 24:  # type: ignore[attr-defined]  # a round of Primiera
        seat = int(course.round.waiting()).bit_length() - 1
        course.play(seat, course.round.nth(seat, 0))
    round = course.round
    assert isinstance(round, Round)
    seat = round.setup.order[round.place]
    if round.chooser(seat) < 0:
        round.play(seat, round.nth(seat, 0))
        seat = round.setup.order[round.place]
    found = []
    for totals in ([0] * round.setup.seats, [3] + [2] * (round.setup.seats - 1)):
        standing = options(variant=variant).race(totals, False)
        round.setup = options(variant=variant).setup(list(round.setup.order), standing)
        view = round.view(round.chooser(seat))
        lines = [[move] for move in view.moves()]
        found.append([(each.move, each.count, each.total) for each in weighed(GAME, level, view, Rng(2), lines)])
    assert found[0] == found[1]


def test_everybody_knows_how_the_match_stands() -> None:
    match = Match(options(variant="two"), 0)
    match.totals = [9, 10]
    round = match.start(GAME.deal(match, [list(range(40))]))
    for seat in (WATCHER, 0, 1):
        view = round.view(seat)
        data = view.dump()
        again = GAME.load_view(json.decode(json.encode(data)))
        assert again.dump() == data
        for each in (view, again):
            assert each.public.setup.race is not None
            assert each.public.setup.race.totals == [9, 10]
            assert each.stake() == STAKE
    match.totals[0] = 11
    assert round.setup.race is not None
    assert round.setup.race.totals == [9, 10], "a round keeps what was true when it began"


def test_a_round_by_itself_has_no_race() -> None:
    round = four_plays_before_the_end(None)
    assert round.view(0).stake() == 1
    assert GAME.load_view(round.view(0).dump()).public.setup.race is None


@pytest.mark.parametrize("match_end", ["unique_leader", "extra_if_two_reach"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_that_is_won_is_worth_most_to_its_winners_alone(variant: str, match_end: str) -> None:
    """Whatever the totals come to: certain exactly where the match ends, and then for who has won it."""
    for seed in range(200):
        rng = Rng(seed)
        match = Match(options(variant=variant, match_end=match_end), 0)
        target = match.options.target
        points = [[target - 4 + rng.below(6), rng.below(6)] for _ in range(match.seats)]
        if variant == "classic":
            points[2:] = points[:2]
        match.totals = [total for total, _ in points]
        scores = [score for _, score in points]
        chances = race(*match.totals, variant=variant, match_end=match_end).chances(scores)
        match.totals = [total + score for total, score in points]
        winners = match.leaders_who_won()
        assert sum(chances) == pytest.approx(2 if variant == "classic" else 1)
        if winners:
            assert [seat for seat, chance in enumerate(chances) if chance == 1.0] == winners
        else:
            assert max(chances) < 1.0
            assert [seat for seat, chance in enumerate(chances) if chance == max(chances)] == [
                seat for seat, total in enumerate(match.totals) if total == max(match.totals)
            ]


def test_PM_A10_the_extra_round_is_played_once() -> None:
    reached = [2, 1, 0, 0]
    assert race(20, 20, 5, 5, variant="heralds").chances(reached)[0] == 1.0
    german = race(20, 20, 5, 5, variant="heralds", match_end="extra_if_two_reach")
    assert german.chances(reached)[0] < 1.0
    played = race(20, 20, 5, 5, variant="heralds", match_end="extra_if_two_reach", extra_played=True)
    assert played.chances(reached)[0] == 1.0


def test_the_more_is_to_be_played_the_less_a_lead_decides() -> None:
    leads = [race(total, total).chances([2, 0])[0] for total in (1, 5, 8)]
    assert leads == sorted(leads)
    assert 0.5 < leads[0] < leads[-1] < 1.0


def test_points_still_decide_between_rounds_that_win_alike() -> None:
    near = race(9, 3)
    assert near.worth([3, 1]) == [3 + VICTORY, 1]
    assert near.worth([3, 0])[1] < near.worth([3, 1])[1]
