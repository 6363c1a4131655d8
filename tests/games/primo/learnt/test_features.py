"""The inputs of the nets: what they say of ends of turns, that they fit a byte, and that they read a view alone."""

from __future__ import annotations

import pytest

from mazzo.games.primo.learnt.features import FLAG, INPUTS, NAMES
from mazzo.games.primo.learnt.policy import ending
from mazzo.games.primo.moves import END
from mazzo.games.primo.notation import parse
from mazzo.games.primo.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, random_moves, settings
from tests.games.primo.positions import at_table, play

FORMS = settings("primo")[:3]


def described(round: Round, move: int) -> dict[str, int]:
    """The inputs that are not zero, by name."""
    row = ending(round, round.turn, move)
    assert row is not None
    return {name: value for name, value in zip(NAMES, row, strict=True) if value}


def exchange(round: Round, text: str) -> int:
    return int(parse(text, round.view(round.turn)))


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(NAMES) == INPUTS == len(set(NAMES))


def test_a_move_that_ends_no_turn_has_none() -> None:
    round = at_table("A 9 | B 7", "8y 3y", "1y")
    assert ending(round, 0, exchange(round, "8y>A")) is None
    won = at_table("A 9", "8y", "1y 2y", piles=["", ""])
    assert ending(won, 0, exchange(won, "8y>A")) is None, "nor one that ends the game"


def test_it_says_what_was_kept_and_what_fits_where() -> None:
    round = at_table("A 9 | B 7 | C 13 | D 3 | E 1 | F 1", "8y 5y 6b top nimm 3b", "1y", piles=["2y", "2b"])
    play(round, "8y>A")
    found = described(round, END)
    assert found["own_left"] == 6
    assert found["next_left"] == 2
    assert found["cards_kept"] == 5 * 8
    assert found["cards_drawn"] == 8
    assert found["top_kept"] == found["nimm_kept"] == FLAG
    assert found["kept_3"] == found["kept_5"] == found["kept_6"] == FLAG
    assert found["kept_runs"] == FLAG, "five and six"


def test_a_row_that_goes_under_another_makes_room() -> None:
    """A seven goes under an eight, where no other seven fits then."""
    held = "7y 2y 13b", "1y"
    kept = "swap 13b"
    apart, together = (
        at_table("A 8 | B 5 | C 3 | D 1 | E 11 | F 11", *held),
        at_table("A 8 | B 7 | C 3 | D 1 | E 11 | F 11", *held),
    )
    assert "room" not in described(apart, exchange(apart, kept))
    assert described(apart, exchange(apart, kept))["kept_fit"] == 2 * FLAG
    found = described(together, exchange(together, kept))
    assert found["room"] == found["room_one"] == FLAG
    assert "empty" not in found
    assert "tail_8" not in found
    assert found["kept_fit"] == FLAG, "the two under the three"


@pytest.mark.parametrize("setting", FORMS, ids=str)
def test_they_do_not_change_with_what_the_seat_does_not_see(setting: Setting) -> None:
    course = setting.start(5)
    looked = 0
    for seat, move in random_moves(course, Rng(6)):
        round = course.round
        assert isinstance(round, Round)
        row = ending(round, seat, move)
        if row:
            assert len(row) == INPUTS
            assert max(row) < 64
            view = round.view(seat)
            for _ in range(3):
                assert ending(view.guess(Rng(looked)), seat, move) == row
                looked += 1
        course.play(seat, move)
    assert looked > 30
