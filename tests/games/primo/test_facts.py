"""What everybody sees of a seat's cards, and what that proves."""

from __future__ import annotations

from mazzo.games.primo.deck import NAMES
from mazzo.games.primo.facts import Story, layers
from tests.games.primo.positions import at_table, cards, play
from tests.games.primo.stories import DEALT, told

ROWS = "A 9 | B 8 | C 5 | D 2 | E 2 | F 13"


def bounds(text: str) -> list[tuple[str, list[int]]]:
    """What Nimm has shown: each card with the windows in one of which it was last in hand."""
    story = Story(DEALT, told(text))
    last = len(story.windows) + 1
    return [(NAMES[kind], [number for number in range(last) if mask >> number & 1]) for kind, mask in story.bounds]


def test_a_round_notes_what_everybody_sees() -> None:
    round = at_table(ROWS, "7y nimm 1y", "2b 3b", piles=["4y 6y", "10y 11y"])
    round.facts = [b"", b""]
    play(round, "7y>B", "nimm>A", "end", "swap 2b")
    assert round.facts[0] == told("play 7y, play nimm, draw 2")
    assert round.facts[1] == told("take 9y, swap 1, draw 4")


def test_PO_A31_who_ends_a_turn_of_shifts_had_no_card_to_play() -> None:
    round = at_table("A 12 11 10 9 | B 10 9 8 7 | C 3 | D 3 | E 3 | F 3", "13y 13b", "1y", piles=["", ""])
    round.facts = [b"", b""]
    play(round, "B8>A", "end")
    assert round.facts[0] == told("none 2y 2b 6y 6b 8y 8b top nimm")


def test_where_the_cards_of_a_pile_came_from() -> None:
    assert layers((0, 4), told("draw 2, take 5y, swap 1, draw 1, swap 1, take 6y"), 0) == (1, 2)
    assert layers((0, 2), told("draw 1, swap 1, draw 2"), 0) == (0, 0), "what was exchanged is drawn at last"


def test_PO_A30_what_nimm_gave_is_bound_to_the_hand_and_what_went_from_it() -> None:
    assert bounds("draw 3, take 5y, swap 1, draw 1") == [("5y", [1, 2])]
    assert bounds("draw 3, take 5y, swap 1, draw 1, swap 2, draw 2") == [("5y", [1, 2, 3])]
    assert bounds("draw 3, take 5y, swap 1, draw 1, swap 3, draw 3") == [("5y", [1])], "the whole hand went"


def test_a_card_that_was_played_proves_nothing_any_more() -> None:
    assert bounds("draw 3, take 5y, swap 1, draw 1, play 5y") == []
    assert bounds("draw 3, take 5y, take 5y, swap 2, draw 2, play 5y") == [("5y", [1, 2])]
    assert bounds("draw 3, take 5y, swap 1, draw 1, play 6y") == [("5y", [1, 2])]


def test_games_may_be_long() -> None:
    """More windows than there are bits in a machine's number."""
    assert bounds("draw 3, take 5y, swap 1, draw 1" + ", swap 1, draw 1" * 100)[0][1][:3] == [1, 2, 3]
    assert bounds("draw 3, take 5y, swap 1, draw 1" + ", swap 1, draw 1" * 100 + ", play 5y") == []


def test_what_was_exchanged_together_lies_in_deck_order() -> None:
    story = Story(5, told("draw 5, swap 3, draw 1, swap 2"))
    pile = cards("9y 2y 5y 1y")
    assert story.in_order(pile) == cards("2y 9y 1y 5y")
