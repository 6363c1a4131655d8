"""The turn solver against trying every turn."""

from __future__ import annotations

import pytest

from mazzo.games.primo import moves, rows
from mazzo.games.primo.deck import hand_of, hand_size
from mazzo.games.primo.round import Round
from mazzo.games.primo.setup import COLOURS
from mazzo.games.primo.solver import CARD, FINISH, NOTHING, Solver
from mazzo.kernel.rng import Rng
from tests.games.primo.positions import at_table, cards, options, table
from tests.games.primo.test_dead import packed_row, random_row

MANY = 10**6
TOO_MANY = -1


def solved(round: Round, cap: int = MANY) -> tuple[Solver, int]:
    solver = Solver(round.setup, round.owned(0), not round.piles[0], round.setup.seats - 1, cap)
    move = solver.solve(round.layout, round.hands[0], round.tops, round.plays(), -FINISH)
    return solver, move


@pytest.mark.parametrize("colours", COLOURS)
def test_the_solver_finds_the_most_cards(colours: str) -> None:
    """A card is worth more than all that a table and a hand may be worth besides."""
    rng = Rng(8)
    counts: list[int] = []
    while len(counts) < 12:
        round = at_table("", "1y", "1y", colours=colours)
        # Where colours are ignored, all yellow: else layouts that differ in colours alone would be too many to try.
        rows_colours = "monochrome" if colours == "ignored" else colours
        round.table = [packed_row(random_row(rng, rows_colours)) for _ in range(6)]
        round.hands[0] = hand_of([rng.below(26) for _ in range(3)])
        most = deepest(round)
        if most != TOO_MANY:
            counts.append(most)
            assert (solved(round)[1] == NOTHING) == (most == 0)
            assert followed(round) == most
    assert len(set(counts)) > 2


def deepest(round: Round) -> int:
    """How many cards can be played in a turn at most, by trying every move of the engine."""
    reached = {position(round)}
    found = [round]
    size = hand_size(round.hands[0])
    most = 0
    while found:
        before = found.pop()
        for move in before.plays():
            if moves.kind_of(move) == moves.END:
                continue
            after = before.copy()
            after.play(0, move)
            most = max(most, size - hand_size(after.hands[0]) if after.turn == 0 else size)
            if after.turn == 0 and position(after) not in reached:
                reached.add(position(after))
                found.append(after)
        if len(reached) > 300:
            return TOO_MANY
    return most


def position(round: Round) -> tuple[int, ...]:
    """Without specials it does not matter which row lies where."""
    return (*sorted(round.table), round.hands[0])


def followed(round: Round) -> int:
    """How many cards are played if the solver is asked again after each move."""
    twin = round.copy()
    played = 0
    while twin.turn == 0:
        solver = Solver(twin.setup, twin.owned(0), not twin.piles[0], 1, MANY)
        stopping = solver.leaf(twin.layout, twin.hands[0]) if twin.played else -FINISH
        move = solver.solve(twin.layout, twin.hands[0], twin.tops, twin.plays(), stopping)
        if move == NOTHING:
            break
        twin.play(0, move)
        played += moves.kind_of(move) != moves.SHIFT
    return played


def test_finishing_is_worth_more_than_anything() -> None:
    solver, _ = solved(at_table("A 5", "4y", "1y", piles=["", ""]))
    assert solver.best >= FINISH
    solver, _ = solved(at_table("A 5", "4y", "1y", piles=["1y", ""]))
    assert solver.best < FINISH


def test_specials_are_kept_while_the_end_is_far() -> None:
    text = "A 9 | B 7 | C 5 | D 3 | E 1 | F 1"
    far, _ = solved(at_table(text, "8y top", "1y"))
    assert far.best < 2 * CARD, "one card, and Top stays"
    near, _ = solved(at_table(text, "8y top", "1y", piles=["1y", ""]))
    assert near.best > CARD + CARD // 2, "both"


def test_top_is_played_where_it_frees_cards() -> None:
    round = at_table("A 7 | B 2 | C 2 | D 2 | E 2 | F 2", "8y 9y 10y 11y top", "1y")
    _, move = solved(round)
    round.play(0, move)
    assert round.tops == 1


def test_the_cap_ends_the_search() -> None:
    round = at_table("A 9y | B 9b 8y 7b | C 9y | D 9b 8b | E 9y | F 8y 7y", "6y 6b 5y 4y 13y 13b", "1y")
    whole, _ = solved(round)
    capped, move = solved(round, 20)
    assert capped.nodes < whole.nodes
    assert move in round.plays()


def test_no_empty_column_is_left_without_need() -> None:
    """The 13 can open the column that the shift empties; with nothing to put there, the shift is not made."""
    round = at_table("A 9 | B 8 | C 4 | D 1 | E 1 | F 1", "3y 11y", "1y")
    solver, move = solved(round)
    assert move == moves.lay(cards("3y")[0], 2) or moves.kind_of(move) == moves.SHIFT
    assert solver.best <= 2 * CARD


def test_the_way_to_an_empty_column_is_short() -> None:
    """Tails may be exchanged in many ways here, but one shift of a whole row is enough."""
    found = {13: "13 12 11 10", 10: "10 9 8", 9: "9 8 7 6 5 4 3 2", 6: "6 5 4 3 2"}
    text = (
        f"A {found[10]} | B {found[13]} 9 8 7 6 5 4 3 | C {found[6]} | D {found[13]} | E 10 {found[9]} | F {found[9]}"
    )
    for cap in (80, MANY):
        solver, _ = solved(at_table(text, "13y 12b 11b", "1y"), cap)
        assert len([move for move in solver.line if moves.kind_of(move) == moves.SHIFT]) <= 2
        assert solver.best > 2 * CARD


def test_rows_that_differ_in_order_only_are_one_position() -> None:
    setup = options().setup([0, 1])
    solver = Solver(setup, 20, False, 1, MANY)
    hand = hand_of(cards("3y 4y"))
    solver.hand = hand
    some, other = rows.packed(table("A 9 8 | C 4")), rows.packed(table("B 4 | F 9b 8b"))
    assert solver.key(some, hand, 0) == solver.key(other, hand, 0)
    assert solver.key(some, hand, 1) != solver.key(other, hand, 1), "a Top makes columns differ"
    special = hand_of(cards("3y nimm"))
    solver.hand = special
    assert solver.key(some, special, 0) != solver.key(other, special, 0)
