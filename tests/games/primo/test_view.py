"""What a viewer knows, and that its worlds have pasts that were shown the same, also late in long games."""

from __future__ import annotations

import json

import pytest

from mazzo.games.primo import policy
from mazzo.games.primo.deck import copies, hand_list
from mazzo.games.primo.facts import UNKNOWN
from mazzo.games.primo.game import GAME
from mazzo.games.primo.match import Match
from mazzo.games.primo.round import Round
from mazzo.games.primo.view import View
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.game import Policy
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, setting
from tests.games.primo.positions import at_table, counted, options, play

ROWS = "A 9 | B 8 | C 5 | D 2 | E 2 | F 13"


def test_PO_A30_a_pile_as_each_viewer_knows_it() -> None:
    """One knows what one has exchanged, everybody what Nimm has given, nobody what was dealt."""
    round = at_table(ROWS, "nimm 7y 1y 1b 3y 3b", "2y 2b 4y 4b 6y 6b")
    play(round, "nimm>A", "end", "swap 2y+6b")
    exchanged = [list(round.view(viewer).piles[1][-2:]) for viewer in (0, 1, WATCHER)]
    assert exchanged == [[UNKNOWN] * 2, [2, 11], [UNKNOWN] * 2]
    assert set(round.view(1).piles[1][:-2]) == {UNKNOWN}
    round = play(at_table(ROWS, "nimm 7y", "2y 2b"), "nimm>A", "end")
    assert [round.view(viewer).piles[1][0] for viewer in (0, 1, WATCHER)] == [16] * 3, "the 9 of A"


def test_unseen_and_seen_are_all_cards() -> None:
    round = setting("primo").played(3, 60).round
    assert isinstance(round, Round)
    for viewer in (WATCHER, 0, 2):
        view = round.view(viewer)
        hidden = sum([len(pile) - pile.count(UNKNOWN) for pile in view.piles])
        others = sum(view.held[seat] for seat in range(4) if seat != viewer)
        assert sum(view.unseen()) == others + sum(len(pile) for pile in view.piles) - hidden
        world = view.world(Rng(1))
        assert counted(world) == copies(5)


def test_a_view_is_text_and_back() -> None:
    round = setting("primo").played(5, 80).round
    for viewer in (WATCHER, 0, 1, 2, 3):
        view = round.view(viewer)
        assert isinstance(view, View)
        again = GAME.load_view(json.loads(json.dumps(view.dump())))
        assert again.dump() == view.dump()
        assert again.world(Rng(4)).hands == view.world(Rng(4)).hands


def test_moves_are_those_of_the_round() -> None:
    course, rng = setting("primo").start(2), Rng(2)
    round = course.round
    assert isinstance(round, Round)
    for _ in range(40):
        seat = round.turn
        assert round.view(seat).moves() == round.moves(seat)
        assert round.view((seat + 1) % 4).moves() == []
        course.play(seat, policy.random(round, seat, rng))


def replayed(match: Match, view: View, world: Round) -> Round:
    """The world, played again from its own past."""
    dealt, moves = view.past(world)
    round = match.start(dealt)
    assert isinstance(round, Round)
    for seat, move in moves:
        assert move in round.moves(seat)
        round.play(seat, move)
    return round


def checked(match: Match, round: Round, viewer: int, rng: Rng) -> None:
    view = round.view(viewer)
    world = view.world(rng)
    again = replayed(match, view, world)
    assert (again.hands, again.piles) == (world.hands, world.piles)
    assert again.view(viewer).dump() == view.dump()
    for seat in range(round.setup.seats):
        assert seat != viewer or hand_list(world.hands[seat]) == hand_list(round.hands[seat])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("player", "chosen", "moves"),
    [
        (policy.random, {"colours": "alternating", "top_cards": 1}, 500),
        (policy.greedy, {"colours": "monochrome", "top_cards": 0}, 250),
        (policy.greedy, {"shift_to_empty": "yes"}, 150),
    ],
)
def test_worlds_late_in_a_game(player: Policy, chosen: dict[str, str | int], moves: int, seats: int) -> None:
    """Long games with many exchanges, much Nimm, and turns of shifts alone."""
    game = Setting(setting("primo").game, options(**chosen), seats)
    course, rng = game.start(seats), Rng(seats)
    round = course.round
    match = game.match(seats)
    assert isinstance(round, Round)
    assert isinstance(match, Match)
    while round.waiting() and len(course.moves) < moves:
        course.play(round.turn, player(round, round.turn, rng))
    checked(match, round, rng.below(seats + 1) - 1, rng)


def test_the_past_of_a_copy_is_found_again() -> None:
    """A world that was copied does not remember its past."""
    game = Setting(setting("primo").game, options(), 3)
    course, match = game.played(4, 60), game.match(4)
    view = course.round.view(1)
    world = view.world(Rng(1)).copy()
    assert isinstance(world, Round)
    assert isinstance(view, View)
    assert isinstance(match, Match)
    assert replayed(match, view, world).view(1).dump() == view.dump()


def test_a_round_of_other_facts_has_no_past_here() -> None:
    view = setting("primo").played(1, 20).round.view(0)
    other = setting("primo").played(2, 20).round
    with pytest.raises(ValueError, match="no world of this view"):
        view.past(other)
