"""Which moves are worth a search."""

from __future__ import annotations

from mazzo.games.nain_jaune.candidates import alike, candidates
from mazzo.games.nain_jaune.notation import print_move
from mazzo.games.nain_jaune.public import PASS, STOP
from mazzo.games.nain_jaune.round import Round
from tests.games.nain_jaune.positions import holding, play


def found(round: Round) -> set[str]:
    return {print_move(move) for move in candidates(round.view(round.turn))}


def test_one_card_of_a_rank_but_for_the_box_card() -> None:
    assert found(holding("4s 4h 7s 7d", "2s 3s")) in ({"4s", "7s", "7d"}, {"4h", "7s", "7d"})


def test_nobody_forgets_on_purpose() -> None:
    assert found(holding("7d 2c", "2s 3s", announce="manual")) == {"7d!", "2c"}


def test_to_pass_and_to_stop_are_moves() -> None:
    assert found(play(holding("6s 9s", "8s 2c", "2s 3s"), "6s", "pass")) == {"pass"}
    assert found(play(holding("6s 7s 2c", "2s 3s", keep_going="free"), "6s")) == {"7s", "stop"}


def test_suits_are_alike_but_for_boxes_and_announcements() -> None:
    round = holding("4s 4h 7s 7d", "2s 3s", announce="manual")
    of = {print_move(move): move for move in round.moves(round.turn)}
    assert alike(of["4s"], of["4h"])
    assert not alike(of["4s"], of["7s"])
    assert not alike(of["7s"], of["7d!"])
    assert not alike(of["7d"], of["7d!"])
    assert alike(PASS, PASS)
    assert not alike(PASS, STOP)
    assert not alike(of["4s"], PASS)
