"""The test for a dead game against trying everything."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primo import dead, rows
from mazzo.games.primo.deck import NAMES, copies
from mazzo.games.primo.moves import shifted, shifts
from mazzo.games.primo.setup import COLOURS
from mazzo.kernel.rng import Rng
from tests.games.primo.positions import at_table, cards, options, play, table
from tests.games.primo.reference import Game
from tests.games.primo.test_rows import lists, row

DEAD = "A 8 7 6 5 4 3 2 1 | B 8 7 6 5 4 3 2 1 | C 5 4 3 2 1 | D 4 3 2 1 | E 3 2 1 | F 12 11 10"


def gone(text: str, held: str) -> bytes:
    """What has left the game, if these rows lie there and the players hold just these cards."""
    left = copies(5)
    for packed in table(text):
        for kind in rows.kinds_of(packed):
            left[kind] -= 1
    for kind in cards(held):
        left[kind] -= 1
    return bytes(max(number, 0) for number in left)


def is_dead(text: str, held: str, colours: str = "ignored") -> bool:
    setup = options(colours=colours).setup([0, 1])
    return dead.is_dead(setup, rows.packed(table(text)), gone(text, held))


def test_PO_A19_a_dead_game() -> None:
    assert is_dead(DEAD, "13y 5b")


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (DEAD, "13y top"),
        (DEAD, "13y nimm"),
        (DEAD.replace(" | F 12 11 10", ""), "13y"),
        (DEAD, "9b"),
        (DEAD.replace("B 8 7 6 5 4 3 2 1", "B 2 1").replace("F 12 11 10", "F 4 3"), "13y"),
    ],
    ids=["Top", "Nimm", "an empty column", "a card to lay", "a row to shift"],
)
def test_PO_A19_each_condition_keeps_a_game_alive(text: str, held: str) -> None:
    assert not is_dead(text, held)


@given(
    st.lists(lists() | st.just([]), min_size=6, max_size=6),
    st.binary(min_size=28, max_size=28),
    st.integers(0, 2**26 - 1),
)
def test_somebody_holds_what_is_neither_gone_nor_on_the_table(kinds: list[list[int]], some: bytes, asked: int) -> None:
    packed = rows.packed([row(each) for each in kinds])
    left = bytes(number % 5 for number in some)
    held = dead.held_by_anyone(options().setup([0, 1]), packed, left)
    expected = any(number > 0 and asked >> kind & 1 for kind, number in enumerate(held))
    assert dead.anyone_holds(packed, left, asked) == expected


def test_PO_A19_a_part_that_completes_a_row_keeps_a_game_alive() -> None:
    """Only parts can be shifted, and nobody holds a 6; but shifted under the 7, the part from 6 on completes row F."""
    text = DEAD.replace("F 12 11 10", "F 13 12 11 10 9 8 7")
    assert not is_dead(text, "13y 5b")
    assert is_dead(text.replace("F 13 12", "F 12"), "13y 5b")


def test_PO_T16_a_part_or_a_whole_row_that_completes_another() -> None:
    alive = {down(13, 7): True, down(13, 10): False, down(13, 9): True}
    for text, lives in alive.items():
        assert is_dead(DEAD.replace("12 11 10", text), "13y 5b") != lives, text


def test_PO_T17_several_shifts_and_colours() -> None:
    text = f"A {down(13, 9)} | B {down(10, 4)} | C {down(5, 1)} | D 2 1 | E 2 1 | F 2 1"
    assert not is_dead(text, "11y 12y")
    assert is_dead(text.replace(down(10, 4), down(7, 4)), "11y 12y")
    blue = " ".join(f"{number}b" for number in range(8, 0, -1))
    coloured = f"A {down(13, 7)} | B {blue} | C 1b | D 2 1 | E 2 1 | F 2 1"
    assert is_dead(coloured, "13y 5b", "monochrome")
    assert not is_dead(coloured, "13y 5b")


def down(head: int, tail: int) -> str:
    """A yellow row."""
    return " ".join(map(str, range(head, tail - 1, -1)))


def test_PO_A19_it_may_take_several_shifts() -> None:
    text = "A 13 12 11 10 9 | B 10 9 8 7 6 5 4 | C 6 5 4 3 2 1 | D 2 1 | E 2 1 | F 2 1"
    assert not is_dead(text, "13y")


def test_PO_A19_colours_count() -> None:
    text = "A 9y 8y | B 1 | C 1 | D 1 | E 1 | F 1"
    assert not is_dead(text, "7b")
    assert not is_dead(text, "7y", "monochrome")
    assert is_dead(text, "7b", "monochrome")
    row = "A 9y 8b | B 7y | C 1 | D 1 | E 1 | F 1"
    assert not is_dead(row, "13y", "alternating")
    assert is_dead(row.replace("7y", "7b"), "13y", "alternating")


def test_PO_A19_it_is_tested_after_drawing_at_the_end_of_a_turn() -> None:
    """The last special leaves the game and the turn goes on; when it is over, so is the game."""
    round = at_table(DEAD, "top 13y", "13b", piles=["", ""])
    round.gone = gone(DEAD, "top 13y 13b")
    play(round, "top>A")
    assert round.waiting()
    play(round, "end")
    assert round.waiting() == 0
    assert (round.finisher, round.scores()) == (-1, [-1, -1])


def random_row(rng: Rng, colours: str) -> list[int]:
    """Mostly long, so that little fits."""
    head = 13 - rng.below(13)
    tail = min(head, 1 + rng.below(1 + rng.below(8)))
    colour = rng.below(2)
    kinds = []
    for number in range(head, tail - 1, -1):
        kinds.append(2 * (number - 1) + colour)
        if colours == "alternating":
            colour = 1 - colour
        elif colours == "ignored":
            colour = rng.below(2)
    return kinds


@pytest.mark.parametrize("colours", COLOURS)
def test_PO_A19_the_test_agrees_with_trying_everything(colours: str) -> None:
    """Random rows and few cards held: dead just if no play can be reached by any shifts."""
    rng, found = Rng(COLOURS.index(colours)), {True: 0, False: 0}
    setup = options(colours=colours).setup([0, 1])
    for _ in range(400):
        kinds = [random_row(rng, colours) for _ in range(6)]
        if any(len(each) == 13 for each in kinds):
            continue
        held = [rng.below(26) for _ in range(rng.below(4))]
        game = Game([0, 1], ["1y"] * 6, [[NAMES[kind] for kind in held], []], colours, False, True)
        game.columns = [[NAMES[kind] for kind in each] for each in kinds]
        left = [0] * 28
        for kind in (*held, *(kind for each in kinds for kind in each)):
            left[kind] += 1
        packed = rows.packed([packed_row(each) for each in kinds])
        verdict = dead.is_dead(setup, packed, bytes(max(c - n, 0) for c, n in zip(copies(5), left, strict=True)))
        if max(a - b for a, b in zip(left, copies(5), strict=True)) > 0:
            continue
        assert verdict == (not game.can_ever_play())
        found[verdict] += 1
    assert min(found.values()) > 10


def packed_row(kinds: list[int]) -> int:
    packed = rows.EMPTY
    for kind in kinds:
        packed = rows.appended(packed, rows.single(kind // 2 + 1, kind % 2))
    return packed


@pytest.mark.parametrize("colours", ["alternating", "monochrome"])
def test_shifts_of_parts_keep_the_tails(colours: str) -> None:
    """Why it is enough to look at the tails as they lie, as long as no row is completed."""
    rng = Rng(5)
    setup = options(colours=colours).setup([0, 1])
    checked = 0
    for _ in range(300):
        before = rows.packed([packed_row(random_row(rng, colours)) for _ in range(6)])
        for move in shifts(setup, before):
            after = shifted(before, move)
            if not dead.has_empty(after):
                assert tails(after) == tails(before)
                checked += 1
    assert checked > 50


def tails(packed: tuple[int, int]) -> list[int]:
    return sorted(rows.kind_at(row, rows.tail(row)) for row in rows.unpacked(packed))
