"""Fixed ids: they never change, because programs that have learned know them by heart."""

from __future__ import annotations

from mazzo.games.tarock.actions import ACTIONS
from mazzo.games.tarock.notation import print_move
from tests.games.tarock.positions import F, say, start, view


def test_the_ids_stay() -> None:
    assert ACTIONS.size == 212
    seen = view(start({}), F)
    numbers = {0: "4h", 53: "T22", 64: "lay 4h", 128: "call Kh", 132: "call fourth", 136: "take 1", 144: "pass"}
    numbers |= {147: "trisac", 159: "solo_proprio", 176: "bird1", 187: "contra", 189: "ok"}
    for number, text in numbers.items():
        move = ACTIONS.meant(seen, number)
        assert move is not None
        assert print_move(move) == text
        assert ACTIONS.encode(seen, move) == number


def test_cards_taken_by_name_are_places_in_the_talon() -> None:
    talon = "Ks T5 2h 10c T8 Qd"
    seen = view(say(start({F: "Kh"}, talon), "pass, pass, pass, chiamata, call Ks"), F)
    found = {print_move(ACTIONS.decode(seen, number)): number for number in ACTIONS.legal(seen)}
    assert found == {"take Ks+10c+T8": 199, "take Qd+Ks+10c": 200, "take Qd+Ks+T8": 201}


def test_a_covered_talon_has_no_cards_to_take() -> None:
    assert ACTIONS.meant(view(start({}), F), 200) is None
