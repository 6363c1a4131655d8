"""Why a move of Primo is advised, on positions where a card player would say the same."""

from __future__ import annotations

from mazzo.games.primo.game import GAME
from mazzo.games.primo.round import Round
from mazzo.kernel.errors import Reason
from tests.games.primo.positions import at_table, play

BLOCKED = "A 9 | B 7 | C 5 | D 3 | E 1 | F 1"


def why(round: Round, text: str) -> Reason:
    view = round.view(round.turn)
    return GAME.advise(view, GAME.parse(text, view))


def test_cards_that_fit() -> None:
    round = at_table(BLOCKED, "8y 7y 6b 13y", "1y 1y")
    assert why(round, "8y>A") == Reason("lays_run", {"count": 3, "column": "A"})
    assert why(at_table(BLOCKED, "8y 13y", "1y 1y"), "8y>A") == Reason("fits", {"card": "8y", "column": "A"})
    last = at_table("A 2 | B 7 | C 5 | D 3 | E 1 | F 1", "1y top nimm 13y", "1y 1y")
    assert why(last, "1y>A") == Reason("fits", {"card": "1y", "column": "A"}), "no special follows a 1"


def test_the_last_card_of_all() -> None:
    assert why(at_table(BLOCKED, "8y", "1y", piles=["", "1b"]), "8y>A") == Reason("finishes")


def test_a_row_is_completed() -> None:
    long = "A 13 12 11 10 9 8 7 6 5 4 3 2 | B 7 | C 5 | D 3 | E 4 | F 6"
    assert why(at_table(long, "1y 12y", "1y 2y"), "1y>A") == Reason("completes_row", {"column": "A"})
    ends = "A 13 12 11 10 9 8 7 | B 6 5 4 3 2 1 | C 5 | D 3 | E 4 | F 6"
    assert why(at_table(ends, "1y 12y", "1y 2y"), "B6>A") == Reason("completes_row", {"column": "A"})


def test_an_empty_row_is_taken_or_opened() -> None:
    one = "A 9 | B 7 | C 5 | D 3 | E 1"
    assert why(at_table(one, "13y 11b", "1y 2y"), "13y>F") == Reason("takes_empty_row", {"card": "13y", "column": "F"})
    two = "A 9 | B 7 | C 5 | D 3"
    assert why(at_table(two, "13y 11b", "1y 2y"), "13y>F") == Reason("opens_row", {"card": "13y", "column": "F"})


def test_shifts() -> None:
    """On top of the 9 the 8 makes room for what follows the 10."""
    round = at_table("A 10 | B 9 8 | C 5 | D 3 | E 1 | F 1", "13y 7b 2y", "1y 2y")
    assert why(round, "B9>A") == Reason("shift_unlocks", {"count": 1})
    nothing = at_table("A 10 | B 9 8 | C | D 5 | E 1 | F 1", "7b 2y", "1y 2y")
    assert why(nothing, "B9>A") == Reason("shift_empties", {"column": "B"})
    parts = at_table("A 10 9 | B 10 9 8 | C 5 | D 3 | E 1 | F 1", "13y 12y", "1y 2y")
    assert why(parts, "B8>A") == Reason("shift_prepares", {"column": "A"})


def test_top_and_nimm() -> None:
    round = at_table(BLOCKED, "top nimm 8y 9b 13y", "1y 2y 3y", "1b 2b 3b")
    assert why(round, "top>B") == Reason("top_unlocks", {"count": 2, "column": "B"})
    assert why(round, "top>C") == Reason("top_rid")
    assert why(round, "nimm>A") == Reason("nimm", {"count": 2})
    assert why(play(round, "top>B"), "8y^B") == Reason("lays_on_top", {"card": "8y", "column": "B"})
    late = at_table(BLOCKED, "nimm 13y", "1y 2y", "1b 2b 3b", piles=["5y 6y 7y", "", "5b 6b 7b 8b 9b 9y"])
    assert why(late, "nimm>A") == Reason("nimm_near_end", {"seat": 1, "count": 2})


def test_exchanges_and_passes() -> None:
    round = at_table(BLOCKED, "8y 13y 12b", "1y 2y")
    swapped = why(round, "swap 12b+13y")
    assert swapped.code == "swap_unfit"
    assert swapped.params["cards"] == ["12b", "13y"]
    assert 0 < int(str(swapped.params["percent"])) < 100
    assert why(round, "swap 8y+12b+13y").code == "swap_all"
    assert why(round, "pass") == Reason("pass_keeps")
    assert why(at_table(BLOCKED, "13y 13b", "1y", piles=["", ""]), "pass") == Reason("pass_empty")


def test_ends() -> None:
    assert why(play(at_table(BLOCKED, "8y 4y 13y", "1y 2y"), "8y>A"), "end") == Reason("end_enough")
    assert why(play(at_table(BLOCKED, "8y top 13y", "1y 2y"), "8y>A"), "end") == Reason(
        "end_keeps_special", {"cards": ["top"]}
    )
    shiftable = play(at_table("A 9 | B 8 | C 5 | D 3 | E 1 | F 1", "4y 13y", "1y 2y"), "4y>C")
    assert why(shiftable, "end") == Reason("end_nothing_fits")
    open_row = play(at_table("A 9 | B 7 | C 5 | D 3 | E 1", "8y 13y", "1y 2y"), "8y>A")
    assert why(open_row, "end") == Reason("end_denies_row", {"column": "F"})
