"""What is asked of a player, how moves are said, and notes."""

from __future__ import annotations

import pytest

from mazzo.games.primiera.notation import DECK
from mazzo.games.primiera.round import Round
from mazzo.kernel.errors import Reason
from tests.games.primiera.positions import at_table, at_turn, dealt, opened, options, order, play, scene


def test_the_opening_is_asked_of_those_who_have_not_laid() -> None:
    round = Round.start(options().setup(order("heralds")), dealt({0: "2s", 1: "3s"}))
    round.play(0, DECK.card("2s"))
    assert (scene(round, 0).asked, scene(round, 1).asked) == (None, Reason("opening"))
    label = next(choice.label for choice in scene(round, 1).moves if choice.card == "3s")
    assert label == Reason("opening", {"card": "3s"})


@pytest.mark.parametrize(("hand", "code"), [("7d 2s", "take_or_lay"), ("7d 3d", "take"), ("2s 9b", "lay")])
def test_what_is_asked_says_whether_something_can_be_taken(hand: str, code: str) -> None:
    assert scene(at_table("3s 4b", hand), 0, "classic").asked == Reason(code)
    assert scene(at_table("3s 4b", hand), 1, "classic").asked is None


def test_when_all_heralds_have_opened_everyone_is_alone() -> None:
    laid = {0: "1s", 1: "1b", 2: "1c", 3: "1d"}
    assert scene(opened(laid, laid), 0).notes[0] == Reason("no_herald")


def test_who_would_take_what_is_left() -> None:
    round = play(at_turn(at_table("7s 2b", "7d 2s", "5s"), 28), "7d x 7s")
    assert scene(round, 1, "classic").notes == [Reason("rest", {"seat": 0}), Reason("target", {"target": 11})]
