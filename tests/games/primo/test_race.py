"""The end race: every way to end a turn, and a race that only a turn that stops short wins."""

from __future__ import annotations

from msgspec.structs import replace

from mazzo.bots.players import decide
from mazzo.games import game
from mazzo.games.primo.notation import print_move
from mazzo.games.primo.planning import best_turn, turns
from mazzo.games.primo.race import MOST, NEAR, endings, is_near, outcome, spread
from mazzo.games.primo.round import Round
from mazzo.games.primo.view import View
from mazzo.games.primo.worth import SHREWD
from mazzo.kernel.rng import Rng
from tests.games.primo.positions import at_table, cards, options, play

PRIMO = game("primo")
MANY = 10**6
RACE = "A 9 | B 6 | C 3 | D 1 | E 1 | F 1"
TABLES = (
    RACE,
    "A 9 8 | B 7 6 | C 10 | D 4 | E 13 12 | F 3 2 1",
    "A 13 12 11 10 9 8 7 6 | B 5 4 3 2 1 | C 9 | D 2 | E 1 | F 1",
)


def every_end(round: Round, seat: int, seen: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    """Where any series of moves of a turn may end, by trying them all."""
    found: set[tuple[int, ...]] = set()
    for move in round.plays():
        after = round.copy()
        after.play(seat, move)
        if after.turn != seat:
            found.add(outcome(after, seat))
        elif (state := (*after.table, after.tops, after.hands[seat])) not in seen:
            seen.add(state)
            found |= every_end(after, seat, seen)
    return found


def after(round: Round, line: list[int]) -> Round:
    twin = round.copy()
    for move in line:
        assert twin.turn == round.turn
        assert move in twin.plays()
        twin.play(round.turn, move)
    return twin


def test_endings_are_all_there_are() -> None:
    for text in TABLES:
        for hand in ("8y 5y", "8y 7b 2y", "3b 12y", "11y 9b 5y", "8y nimm", "10y top"):
            round = at_table(text, hand, "7y", piles=["1y 4y", ""])
            lines = endings(round, 0, MANY)
            ends = [outcome(after(round, line), 0) for line in lines]
            assert len(set(ends)) == len(ends)
            assert set(ends) == every_end(round, 0, set())
            assert [len(line) for line in lines] == sorted(len(line) for line in lines)


def test_a_turn_that_wins_is_the_only_one() -> None:
    round = at_table(RACE, "8y 5y", "7y", piles=["", ""])
    assert after(round, endings(round, 0, MANY)[0]).finisher == 0
    assert len(endings(round, 0, MANY)) == len(turns(round, 0, 300)) == 1


def test_not_more_are_compared_than_there_is_time_for() -> None:
    lines = [[number] for number in range(5 * MOST + 1)]
    assert len(spread(lines, MOST)) <= MOST
    assert spread(lines, MOST)[0] == [0]
    assert spread(lines[:MOST], MOST) == lines[:MOST]
    round = at_table("A 9 | B 8 | C 7 | D 4 | E 13 | F 11", "3y 6y 7y 10y 12y top", "1y", piles=["1y", ""])
    assert len(endings(round, 0, 20)) < len(endings(round, 0, 200))


def test_the_race_of_two_begins_when_one_has_few_cards() -> None:
    piles = [" ".join(["1y"] * NEAR), " ".join(["1y"] * (NEAR - 1))]
    assert is_near(at_table(RACE, "8y", "7y", piles=piles))
    assert not is_near(at_table(RACE, "8y", "7y", piles=[piles[0], piles[0]]))
    assert not is_near(at_table(RACE, "8y", "7y", "7b", piles=[piles[1], piles[1], piles[1]]))


def to_the_wire() -> View:
    """The 7 and the 2 are unseen. Who lays the 8 now lets a 7 win; with the 5 alone, the 8 and the 2 win next time."""
    table = [cards(row.strip()[1:]) for row in RACE.split("|")]
    setup = options().setup(range(2))
    return Round.arranged(setup, table, [cards("8y 5y"), cards("7y")], [cards("2y"), []]).view(0)


def test_most_cards_lose_a_race_that_a_short_turn_wins() -> None:
    view = to_the_wire()
    quick = best_turn(view.sketch(Rng(1)), 0, SHREWD, 300)
    assert {print_move(move) for move in quick} == {"8y>A", "5y>B"}
    for name in ("expert", "master"):
        level = replace(PRIMO.levels[name], compiled=60, interpreted=60, milliseconds=0)
        for seed in range(5):
            assert print_move(decide(PRIMO, level, view, Rng(seed))) == "5y>B"


def test_the_short_turn_is_carried_out() -> None:
    round = to_the_wire().sketch(Rng(1))
    round.piles = [bytes(cards("2y")), b""]
    play(round, "5y>B")
    view = round.view(0)
    level = replace(PRIMO.levels["expert"], compiled=60, interpreted=60, milliseconds=0)
    assert print_move(decide(PRIMO, level, view, Rng(1))) == "end"


def test_what_is_compared_follows_from_the_view_alone() -> None:
    view = to_the_wire()
    found = PRIMO.lines(view, Rng(1))
    assert PRIMO.lines(PRIMO.load_view(view.dump()), Rng(2)) == found
    assert PRIMO.lines(to_the_wire(), Rng(3)) == found
