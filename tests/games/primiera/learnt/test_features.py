"""The inputs of the nets: what they say in plain situations, that they fit a byte, and that they read a view alone."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.learnt.features import FLAG, INPUTS, NAMES
from mazzo.games.primiera.learnt.policy import inputs
from mazzo.games.primiera.notation import print_move
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import VARIANTS
from mazzo.kernel.contract import NOBODY
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, random_moves, settings
from tests.games.primiera.positions import at_table, opened, play

FORMS = [each for each in settings("primiera") if str(each.options.dump()["variant"]) in VARIANTS][: len(VARIANTS)]


def described(round: Round, seat: int = 0) -> dict[str, dict[str, int]]:
    """By move, the inputs that are not zero, by name."""
    rows = zip(round.moves(seat), inputs(round, seat), strict=True)
    return {
        print_move(move): {name: value for name, value in zip(NAMES, row, strict=True) if value} for move, row in rows
    }


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(NAMES) == INPUTS == len(set(NAMES))


def test_a_sweep_is_told_from_a_capture_and_from_a_card_laid_down() -> None:
    found = described(at_table("3s 4b", "7d 3c 10s", "1s", "1b", "1c"))
    sweep, capture, laid = found["7d x 3s+4b"], found["3c x 3s"], found["10s"]
    assert sweep["takes"] == sweep["sweeps"] == sweep["seven_of_coins"] == sweep["left_nothing"] == FLAG
    assert capture["takes"] == FLAG
    assert "sweeps" not in capture
    assert "takes" not in laid
    assert laid["left_total"] == 17


def test_danger_is_what_the_next_player_may_sweep() -> None:
    """Four cards are left on the table or in hands; the seven of them that are unseen may be with the next player."""
    found = described(at_table("2s", "5b 10s", "7d 7s", "6b 6c", "9c 9d"))
    assert found["5b"]["danger"] > 0, "seven is live"
    assert "danger" not in found["10s"], "twelve is no rank"


def test_a_herald_says_whom_it_makes_the_partner() -> None:
    hands = {0: "1c 2s 3s", 1: "1d", 2: "1s", 3: "1b"}
    laid = {0: "2s", 1: "5b", 2: "6c", 3: "9d"}
    round = opened({**hands, 1: "1d 5b", 2: "1s 6c", 3: "1b 9d"}, laid)
    assert described(round)["1c"]["herald_opposite"] == FLAG
    assert not any(name.startswith("herald") for name in described(round)["3s"])


@pytest.mark.parametrize("setting", FORMS, ids=str)
def test_they_do_not_change_with_what_the_seat_does_not_see(setting: Setting) -> None:
    course, rng = setting.start(5), Rng(5)
    looked = 0
    for seat, move in random_moves(course, Rng(6)):
        round = course.round
        assert isinstance(round, Round)
        chooser = round.chooser(seat)
        if chooser != NOBODY:
            rows = inputs(round, seat)
            assert len(rows) == round.count(seat)
            assert {len(row) for row in rows} == {INPUTS}
            view = round.view(chooser)
            for _ in range(3):
                assert inputs(view.world(rng), seat) == rows
                looked += 1
        course.play(seat, move)
    assert looked > 30


def test_the_test_above_can_fail() -> None:
    """Where something is seen, inputs do change."""
    round = at_table("2s 9d", "5b 10s", "7d 7s", "6b 6c", "9c 1d")
    before = inputs(round, 0)
    play(round, "10s", "7d", "6b", "9c x 9d")
    assert inputs(round, 0) != before[:1]
