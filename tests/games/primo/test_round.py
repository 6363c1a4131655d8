"""The rulings on a game: what a turn is made of, specials, drawing, the end."""

from __future__ import annotations

import pytest

from mazzo.games.primo.deck import NAMES, hand_of
from mazzo.games.primo.moves import swap
from mazzo.games.primo.round import Round
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, play_on, setting
from tests.games.primo.positions import at_table, cards, hand, layout, legal, pile, play, plays

SHEET = "A 13 12 11 | B 4 3 | C 7 | D 9 8 | E 11 10 9 8 7 6 | F 3 2"
"""The layout of the sheet's example; Elisabeth is seat 0, Svenja 1, Michael 2."""
ELISABETH, SVENJA, MICHAEL = "1y 2y 5y 5b 9y 10y", "12y 12y 12b 13y 13b 13b", "8y 9b 12b 13y top nimm"
SIX_ROWS = "A 12 | B 10 | C 8 | D 6 | E 4 | F 2"


def sheet() -> Round:
    return at_table(SHEET, ELISABETH, SVENJA, MICHAEL)


def elisabeth(round: Round) -> Round:
    return play(round, "5y>E", "B4>E", "2y>E", "1y>E", "E10>A", "10y>A", "9y>A", "5b>B")


def test_PO_T01_T02_T03_T04_the_sheets_example_whole() -> None:
    round = sheet()
    play(round, "5y>E", "B4>E", "2y>E", "1y>E")
    assert layout(round) == "A 13 12 11 | B | C 7 | D 9 8 | E 11 10 9 8 7 6 5 4 3 2 1 | F 3 2"
    play(round, "E10>A")
    assert layout(round) == "A | B | C 7 | D 9 8 | E 11 | F 3 2", "13 to 1 leave the game at once"
    assert sum(round.gone) == 13
    before = pile(round, 0)
    play(round, "10y>A", "9y>A", "5b>B")
    assert layout(round) == "A 10 9 | B 5 | C 7 | D 9 8 | E 11 | F 3 2"
    assert round.turn == 1, "her hand is empty: the turn is over"
    assert sorted(cards(hand(round, 0))) == sorted(cards(" ".join(before[:6])))
    # PO_T02: nothing can be laid directly, but row A fits under E and frees a column (PO_A27).
    assert not [text for text in plays(round) if text[0].isdigit()]
    assert "A10>E" in plays(round)
    play(round.copy(), "A10>E", "13y>A", "12b>A")
    before = pile(round, 1)
    play(round, "swap 12y+12y+13b+13b")
    assert hand(round, 1).split() == sorted(["12b", "13y", *before[:4]], key=NAMES.index)
    assert pile(round, 1) == [*before[4:], "12y", "12y", "13b", "13b"]
    # PO_T03: Nimm on A.
    tops = [pile(round, seat) for seat in (0, 1)]
    play(round, "nimm>A")
    assert layout(round) == "A 9 | B | C 7 | D 9 8 | E 11 | F 3 2"
    assert [pile(round, seat) for seat in (0, 1)] == [["10y", *tops[0]], ["5b", *tops[1]]]
    play(round, "13y>B", "12b>B", "top>C")
    # PO_T04: the 9 only after the 8; and the 8 would also fit under the 9 of A.
    assert "9b^C" not in legal(round)
    assert {"8y^C", "8y>A"} <= set(legal(round))
    play(round, "8y^C", "9b^C")
    assert layout(round) == "A 9 | B 13 12 | C 9 8 7 | D 9 8 | E 11 | F 3 2"
    assert round.turn == 0
    assert len(hand(round, 2).split()) == 6
    assert sum(round.gone) == 15, "Nimm and Top have left too"


def test_PO_T06_a_tail_may_be_shifted_not_a_middle() -> None:
    round = at_table("A 9 8 7 6 | B 12 11 10 9 8 | C 2 | D 2 | E 2 | F 2", "1y", "1y")
    assert [text for text in plays(round) if text[0] in "AB" and text[-1] in "AB"] == ["A7>B"]
    assert layout(play(round, "A7>B")).startswith("A 9 8 | B 12 11 10 9 8 7 6 |")


@pytest.mark.parametrize(("allowed", "shifts"), [("no", []), ("yes", ["D6>C", "D5>C"])])
def test_PO_T07_A07_shifting_to_an_empty_column(allowed: str, shifts: list[str]) -> None:
    round = at_table("A 2 | B 2 | D 6 5 | E 2 | F 2", "13y 9b", "1y", shift_to_empty=allowed)
    assert [text for text in plays(round) if text[0] not in "ABEF" and text[-1] == "C"] == ["9b>C", "13y>C", *shifts]


def test_PO_T09_A06_more_takers_than_rows() -> None:
    round = at_table("B 4 3 | D 9 | E 2", "nimm 5y", "1y", "1y", "1y", "1y", "1y")
    sizes = [len(pile(round, seat)) for seat in range(6)]
    play(round, "nimm>A")
    assert [len(pile(round, seat)) - size for seat, size in enumerate(sizes)] == [0, 1, 1, 1, 0, 0]
    assert [pile(round, seat)[0] for seat in (1, 2, 3)] == ["4y", "9y", "2y"]
    assert layout(round) == "A | B 3 | C | D | E | F"


def test_PO_T10_the_last_card_ends_the_game_at_once() -> None:
    round = play(at_table("A 5 | B 9", "4y", "1y 2y", piles=["", "3y"]), "4y>A")
    assert round.waiting() == 0
    assert round.finisher == 0
    assert round.scores() == [3, -3]


def test_PO_T10_also_when_it_completes_a_row() -> None:
    round = play(at_table("A 13 12 11 10 9 8 7 6 5 4 3 2", "1b", "1y", piles=["", ""]), "1b>A")
    assert (round.finisher, round.waiting()) == (0, 0)
    assert layout(round) == "A | B | C | D | E | F"
    assert sum(round.gone) == 13


@pytest.mark.parametrize(
    ("colours", "fitting"),
    [("ignored", ["8y>A", "8b>A"]), ("alternating", ["8b>A"]), ("monochrome", ["8y>A"])],
)
def test_PO_T14_colours_at_the_tail(colours: str, fitting: list[str]) -> None:
    round = at_table("A 9y | B 2 | C 2 | D 2 | E 2 | F 2", "8y 8b", "1y", colours=colours)
    assert plays(round) == fitting


@pytest.mark.parametrize(
    ("colours", "fitting"),
    [("ignored", ["B8>A", "C8>A"]), ("alternating", ["C8>A"]), ("monochrome", ["B8>A"])],
)
def test_PO_T14_colours_where_a_shifted_part_joins(colours: str, fitting: list[str]) -> None:
    round = at_table("A 9y | B 8y | C 8b | D 3 | E 3 | F 3", "13y", "1y", colours=colours)
    assert plays(round) == fitting


@pytest.mark.parametrize(
    ("colours", "fitting"),
    [("ignored", ["8y^A", "8b^A"]), ("alternating", ["8b^A"]), ("monochrome", ["8y^A"])],
)
def test_PO_T14_colours_above_a_head(colours: str, fitting: list[str]) -> None:
    round = play(at_table("A 7y | B 2 | C 2 | D 2 | E 2 | F 2", "8y 8b top", "1y", colours=colours), "top>A")
    assert plays(round) == [*fitting, "end"]
    assert "8b>C" in plays(play(at_table("A 7y | B 2 | D 2 | E 2 | F 2", "8b top", "1y", colours=colours), "top>A"))


def test_PO_A29_equal_cards_make_one_move() -> None:
    round = at_table("A 9 | B 9b | C 2 | D 2 | E 2 | F 2", "8y 8y 8b", "1y")
    assert plays(round) == ["8y>A", "8y>B", "8b>A", "8b>B"]
    swaps = [text for text in legal(round) if text.startswith("swap")]
    assert sorted(swaps) == ["swap 8b", "swap 8y", "swap 8y+8b", "swap 8y+8y", "swap 8y+8y+8b"]


def test_PO_A03_A04_nimm_takes_heads_from_the_chosen_end_inward() -> None:
    before = "A 10 9 | B 5 | C 7 6 | D 4 | E 3 2 | F 12 11"
    round = play(at_table(before, "nimm 5y", "1y", "1y", "1y", order=[2, 0, 3, 1]), "pass", "nimm>F")
    assert [pile(round, seat)[0] for seat in (3, 1, 2)] == ["12y", "3y", "4y"], "the next in turn from F itself"
    assert layout(round) == "A 10 9 | B 5 | C 7 6 | D | E 2 | F 11"


@pytest.mark.parametrize(("text", "taken"), [("nimm>A", ["5y", "4y"]), ("nimm>F", ["2y", "4y"])])
def test_PO_A05_nimm_skips_empty_columns(text: str, taken: list[str]) -> None:
    round = play(at_table("B 5 | D 4 | E 2 1", "nimm 5y", "1y", "1y"), text)
    assert [pile(round, seat)[0] for seat in (1, 2)] == taken


def test_PO_A08_a_turn_of_shifts_needs_a_card_if_one_can_be_played() -> None:
    round = at_table("A 9 | B 8 | C 5 | D 2 | E 2 | F 2", "4y 13y", "1y")
    assert "end" not in legal(round), "a turn does not end before it has begun"
    play(round, "B8>A")
    assert plays(round) == ["4y>B", "4y>C", "13y>B"], "not the end, and a shift back is no longer possible"
    play(round, "4y>C")
    assert "end" in legal(round)


def test_PO_A08_after_shifts_the_turn_ends_where_no_card_can_be_played() -> None:
    rows = "A 12 11 10 9 | B 10 9 8 7 | C 3 | D 3 | E 3 | F 3"
    round = play(at_table(rows, "13y 13b", "1y"), "B8>A")
    assert plays(round) == ["end"]
    play(round, "end")
    assert round.turn == 1
    with_special = play(at_table(rows, "13y top", "1y"), "B8>A")
    assert "end" not in plays(with_special), "a special can always be played"


def test_PO_A08_A09_nothing_but_plays_once_a_turn_has_begun() -> None:
    for first in ("B8>A", "7y>B"):
        after = legal(play(at_table("A 9 | B 8 | C 3 | D 2 | E 2 | F 2", "7y 2b", "1y"), first))
        assert not [text for text in after if text.startswith("swap") or text == "pass"]


def test_PO_A08_moves_of_the_running_turn_can_be_taken_back() -> None:
    round = at_table(SIX_ROWS, "11y 9y 13y", "1y")
    assert round.undoable() == 0
    play(round, "11y>A", "9y>B")
    assert round.undoable() == 2
    play(round, "end")
    assert round.undoable() == 0, "cards were drawn"
    last = play(at_table("A 5", "4y", "1y", piles=["", ""]), "4y>A")
    assert last.undoable() == 0, "the game is over"


def test_PO_A10_only_hand_cards_go_above_a_head() -> None:
    round = play(at_table("A 7 | B 8 | C 2 | D 2 | E 2 | F 2", "top 13y", "1y"), "top>A")
    assert plays(round) == ["A7>B", "end"], "the 8 of B stays below B's marker"


def test_PO_A11_top_stays_with_the_column() -> None:
    round = play(at_table("A 7 | B 8 | C 2 | D 2 | E 2 | F 2", "top 4y 5y 9y", "1y"), "top>A", "A7>B", "4y>A")
    assert "5y^A" in plays(round), "a new row opened there profits"
    assert "9y^B" not in plays(round), "the row that was there does not"
    play(round, "5y^A")
    assert layout(round).startswith("A 5 4 | B 8 7 |")


def test_PO_A11_top_lasts_for_the_turn_only() -> None:
    round = play(at_table("A 7 | B 2 | C 2 | D 2 | E 2 | F 2", "top 8y 8y", "8b"), "top>A", "end")
    assert "8b^A" not in legal(round)
    play(round, "pass")
    assert round.turn == 0
    assert "8y^A" not in legal(round)


def test_PO_A12_A13_specials_may_be_wasted() -> None:
    round = at_table("B 5", "top top nimm 1y", "1y")
    assert [text for text in plays(round) if text.startswith("top")] == [f"top>{column}" for column in "ABCDEF"]
    assert [text for text in plays(round) if text.startswith("nimm")] == ["nimm>A", "nimm>F"]
    play(round, "top>A", "top>A")
    assert round.gone[NAMES.index("top")] == 2


@pytest.mark.parametrize("special", ["nimm>A", "top>A"])
def test_PO_A14_a_special_as_the_very_last_card_has_no_effect(special: str) -> None:
    round = play(at_table("A 5 | B 9", special.split(">", maxsplit=1)[0], "1y", piles=["", ""]), special)
    assert (round.finisher, round.waiting()) == (0, 0)
    assert layout(round) == "A 5 | B 9 | C | D | E | F"
    assert round.scores() == [3, -1]
    assert round.tops == 0


def test_PO_A14_A15_a_special_as_last_hand_card_works_while_there_is_a_pile() -> None:
    round = play(at_table("A 5 | B 9", "nimm", "1y", piles=["13y 12y", "2y"]), "nimm>A")
    assert pile(round, 1) == ["5y", "2y"]
    assert hand(round, 0) == "12y 13y"
    assert (round.turn, round.finisher) == (1, -1)


def test_PO_A15_the_last_hand_card_is_not_the_end_while_there_is_a_pile() -> None:
    round = play(at_table("A 5 | B 9", "4y", "1y", piles=["1y 2y 3y 4b 5b 6b 7b", ""]), "4y>A")
    assert hand(round, 0) == "1y 2y 3y 4b 5b 6b"
    assert pile(round, 0) == ["7b"]
    assert round.turn == 1


@pytest.mark.parametrize("move", ["pass", "swap 2y", "9y>C"])
def test_PO_A16_after_each_own_turn_the_hand_is_full_again(move: str) -> None:
    """Nimm may have reopened the pile of a player with a short hand."""
    round = at_table("A 5 | B 12 | C 10", "1y 2y 9y", "nimm 1b", piles=["", "3y 4y"])
    play(round, "pass", "nimm>A", "end")
    assert (hand(round, 0), pile(round, 0)) == ("1y 2y 9y", ["5y"])
    play(round, move, *(["end"] if ">" in move else []))
    assert pile(round, 0) == []
    assert "5y" in hand(round, 0)


@pytest.mark.parametrize(("pass_draws", "held", "left"), [("yes", "4y 9y 10y", []), ("no", "4y 9y", ["10y"])])
def test_PO_T19_a_pass_draws_or_does_nothing_at_all(pass_draws: str, held: str, left: list[str]) -> None:
    def dealt() -> Round:
        rows = "A 7 6 | B 8 7 | C 3 | D 3 | E 2 | F 12"
        return at_table(rows, "4y 9y", "1b", piles=["10y", "3y"], pass_draws=pass_draws)

    passed = play(dealt(), "pass")
    assert (hand(passed, 0), pile(passed, 0)) == (held, left)
    assert passed.turn == 1
    assert passed.idle == 1
    swapped = play(dealt(), "swap 4y")
    assert (hand(swapped, 0), pile(swapped, 0)) == ("4y 9y 10y", [])
    shifted = play(dealt(), "A6>B", "end")
    assert (hand(shifted, 0), pile(shifted, 0)) == ("4y 9y 10y", [])


def test_PO_A16_what_nimm_gave_is_known_on_the_pile_over_a_pass() -> None:
    round = at_table("A 5 | B 12 | C 10", "1y 2y 9y", "nimm 1b", piles=["", "3y 4y"], pass_draws="no")
    play(round, "pass", "nimm>A", "end", "pass")
    assert [NAMES[kind] for kind in round.view(1).piles[0]] == ["5y"]
    assert round.view(1).held[0] == 3


def test_PO_A17_an_exchange_with_a_short_pile_may_give_back_the_same_cards() -> None:
    round = at_table("A 5 | B 12", "1y 2y 3y", "1b", piles=["9b", ""])
    before = hand(round, 0)
    play(round, "swap 1y+2y")
    assert hand(round, 0) == "1y 2y 3y 9b"
    assert pile(round, 0) == []
    round = play(at_table("A 5 | B 12", before, "1b", piles=["", ""]), f"swap {before.replace(' ', '+')}")
    assert hand(round, 0) == before, "with an empty pile it is a pass"


def test_2_6b_exchanged_cards_lie_in_deck_order_the_last_at_the_bottom() -> None:
    round = at_table(SIX_ROWS, "1b 2y 9y 9b 13y top", "1y", piles=["3y 4y 5y", ""])
    play(round, "swap 2y+9b+top")
    assert (hand(round, 0), pile(round, 0)) == ("1b 3y 4y 5y 9y 13y", ["2y", "9b", "top"])


def test_PO_A18_passing_is_always_possible_when_a_turn_begins() -> None:
    assert "pass" in legal(at_table("A 5", "4y", "1y"))
    assert "pass" in legal(at_table("A 5", "4y", "1y", piles=["", ""]))


def test_PO_A19_idle_rounds_block_the_game() -> None:
    round = at_table(SIX_ROWS, "13y", "13b", "13b", piles=["", "1y 2y", "1y"])
    for _ in range(29):
        play(round, "pass")
        assert round.waiting()
    play(round, "pass")
    assert round.waiting() == 0
    assert round.finisher == NOBODY
    assert round.scores() == [-1, -3, -2], "nobody gets +3"


def test_PO_A19_shifts_alone_are_idle_and_a_card_is_not() -> None:
    rows = "A 12 11 10 9 | B 10 9 8 7 | C 3 | D 3 | E 3 | F 3"
    round = at_table(rows, "13y", "13b", piles=["", ""])
    for _ in range(8):
        play(round, "pass", "pass")
    play(round, "B8>A", "end")
    assert round.idle == 17
    round.hands[1] = hand_of(cards("2y 13b"))
    play(round, "2y>C", "end")
    assert round.idle == 0


def test_PO_A20_a_shift_may_not_restore_a_layout() -> None:
    rows = "A 12 11 10 9 | B 10 9 8 7 | C 3 | D 3 | E 3 | F 3"
    round = at_table(rows, "2y 2b 13y", "1y")
    assert "B8>A" in plays(round)
    play(round, "B8>A")
    assert "A8>B" not in plays(round), "as the turn began"
    play(round, "2y>C")
    assert "A8>B" in plays(round), "a hand card empties the memory"
    play(round, "A8>B")
    assert "B8>A" not in plays(round), "the layout after the card counts"
    play(round, "end", "pass")
    assert "B8>A" in plays(round), "a new turn begins"


def test_PO_A20_a_special_empties_the_memory_too() -> None:
    rows = "A 12 11 10 9 | B 10 9 8 7 | C 3 | D 3 | E 3 | F 3"
    round = play(at_table(rows, "top 2b", "1y"), "B8>A", "top>F")
    assert "A8>B" in plays(round)


def test_PO_A20_layouts_count_columns_and_colours() -> None:
    """Two rows that exchange equal numbers of other colours are not as they were."""
    round = play(at_table("A 9y | B 9b 8y | C 3 | D 3 | E 3 | F 3", "13y", "1y"), "B8>A")
    assert plays(round) == ["end"], "back is a layout that was seen"
    three = play(at_table("A 9y | B 9b 8y | C 9y | D 3 | E 3 | F 3", "13y", "1y"), "B8>A")
    assert plays(three) == ["A8>C", "end"]
    assert plays(play(three, "A8>C")) == ["end"]


def test_PO_A20_turns_are_finite() -> None:
    """As many shifts as possible, never a card: the memory brings the turn to its end."""
    round = at_table("A 9y | B 9b 8y 7b | C 9y | D 9b 8b | E 9y | F 8y 7y", "1y", "1y")
    seen = [round.layout]
    while found := [text for text in plays(round) if text[0] in "ABCDEF"]:
        play(round, found[-1])
        assert round.layout not in seen
        seen.append(round.layout)
    assert len(seen) > 20


def test_a_row_that_a_shift_completes_leaves_at_once() -> None:
    round = at_table("A 13 12 11 10 9 8 7 | B 9 8 7 6 5 4 3 2 1 | C 3 | D 3 | E 3 | F 3", "13y 12y", "1y")
    play(round, "B6>A")
    assert layout(round) == "A | B 9 8 7 | C 3 | D 3 | E 3 | F 3"
    assert "13y>A" in plays(round)


def test_PO_A32_a_row_that_top_completes_leaves_at_once() -> None:
    round = at_table("A 12 11 10 9 8 7 6 5 4 3 2 1 | B 3 | C 3 | D 3 | E 3 | F 3", "13y top 1b", "1y")
    play(round, "top>A", "13y^A")
    assert layout(round).startswith("A | B 3")
    assert "1b>A" in plays(round)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_who_is_on_turn_always_has_a_move(seats: int) -> None:
    """2.6b: no state is reachable without one; a turn begins with the pass, and where it cannot end a card can go."""
    course = Setting(setting("primo").game, setting("primo").options, seats).start(seats)
    round = course.round
    assert isinstance(round, Round)
    while round.waiting():
        seat = round.turn
        assert round.count(seat) == len(round.moves(seat)) > 0
        assert round.chooser(seat) == seat
        assert all(not round.moves(other) for other in range(seats) if other != seat)
        course.play(seat, round.nth(seat, round.count(seat) - 1))
        if len(course.moves) % 7 == 0 and round.waiting():
            course.play(round.turn, round.nth(round.turn, 0))


def test_an_exchange_is_seen_by_its_number_only() -> None:
    round = at_table(SIX_ROWS, "1y 2y 3y", "1y")
    move = swap(hand_of(cards("1y 3y")))
    assert [round.seen(0, move, viewer) for viewer in (0, 1, WATCHER)] == [move, -2, -2]
    assert [round.seen(0, 7, viewer) for viewer in (0, 1)] == [7, 7]


def test_a_game_ends_for_everybody_with_the_cards_they_own() -> None:
    course = setting("primo").start(3)
    play_on(course, Rng(3))
    round = course.round
    assert isinstance(round, Round)
    for seat, points in enumerate(round.scores()):
        assert points == (3 if seat == round.finisher else 0) - round.owned(seat)


def test_a_copy_and_what_it_was_copied_from_go_their_own_ways() -> None:
    """They share their lists until one of them changes."""
    round = sheet()
    twin, view = round.copy(), round.view(WATCHER)
    before, seen = twin.dump(), view.dump()
    elisabeth(round)
    assert (twin.dump(), view.dump()) == (before, seen)
    after, again = round.dump(), twin.copy()
    play(twin, "swap 1y+2y")
    assert round.dump() == after
    assert again.dump() == before
