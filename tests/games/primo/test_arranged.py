"""Positions made by hand: every viewer sees them, is advised, thinks of worlds, and plays on to the end."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from mazzo.bots.players import decide
from mazzo.games.primo import policy
from mazzo.games.primo.deck import copies
from mazzo.games.primo.facts import UNKNOWN
from mazzo.games.primo.game import GAME
from mazzo.games.primo.match import Match
from mazzo.games.primo.round import Round
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import present
from tests.games.primo.positions import cards, counted, hand, layout, legal, options, pile, play, seen

Position = tuple[str, list[str], list[Any]]
"""Rows from A on, hands, and piles as names or just how many cards."""

LAYING = ("9 | 4 | 12 | 6 | 2 | 10", ["8 7b 6 11 13b 8b", "1 3 5 7 9b 10b"], [48, 48])
MAKING_ROOM = ("6 | 7 | 3 | 2b | 9 | 11", ["13 12b 9b 5b 4 13b", "1 1b 2 3b 4b 5"], [12, 12])
LATE = ("13 12b 11 | 10 9b | | 7 6 5 | 3 | 3b", ["top 2b", "12b 11b nimm", "4"], ["1y", 3, ""])
NIMM = ("10 | 5 | 7 | 3b | 12 | 3", ["nimm 13 12b 13b 3b 5b", "6 6b 4 4b 13b 8", "2b 2 4b 8b 11b 1b"], ["7 6", 30, 30])
POSITIONS: dict[str, Position] = {"laying": LAYING, "making room": MAKING_ROOM, "late": LATE, "nimm": NIMM}


def arranged(position: Position, turn: int = 0, **chosen: str | int) -> Round:
    rows, hands, piles = position
    setup = options(**chosen).setup(range(len(hands)))
    listed = [[UNKNOWN] * each if isinstance(each, int) else cards(each) for each in piles]
    return Round.arranged(setup, [cards(row) for row in rows.split("|")], [cards(each) for each in hands], listed, turn)


@pytest.fixture(params=POSITIONS)
def position(request: pytest.FixtureRequest) -> Position:
    return POSITIONS[request.param]


def test_it_is_as_it_was_arranged() -> None:
    round = arranged(LATE, turn=1)
    assert layout(round) == "A 13 12 11 | B 10 9 | C | D 7 6 5 | E 3 | F 3"
    assert [hand(round, seat) for seat in range(3)] == ["2b top", "11b 12b nimm", "4y"]
    assert pile(round, 0) == ["1y"]
    assert [len(pile(round, seat)) for seat in range(3)] == [1, 3, 0]
    assert round.turn == 1
    assert counted(round) == copies(5), "what is nowhere else is gone"


def test_everybody_sees_how_long_the_piles_are(position: Position) -> None:
    round = arranged(position)
    for viewer in range(WATCHER, round.setup.seats):
        players = seen(round, viewer).players
        assert [len(player.pile) for player in players] == [len(each) for each in round.piles]
        assert {card for player in players for card in player.pile} <= {"??"}, "nobody has looked"


def test_lessons_can_be_played(position: Position) -> None:
    round = play(arranged(LAYING), "8y>A", "7b>A", "6y>A", "11y>C", "end")
    assert len(round.piles[0]) == 44
    round = play(arranged(MAKING_ROOM), "A6>B", "13y>A", "12b>A", "5b>B", "4y>B", "end")
    assert layout(round) == "A 13 12 | B 7 6 5 4 | C 3 | D 2 | E 9 | F 11"
    round = play(arranged(NIMM), "nimm>A")
    assert [pile(round, seat)[0] for seat in (1, 2)] == ["10y", "5y"]
    assert "13y>A" in legal(round)


def test_every_viewer_is_given_all_there_is(position: Position) -> None:
    round, rng = arranged(position), Rng(3)
    for number in range(60):
        if not round.waiting():
            break
        seat = round.turn
        if not number % 5:
            for viewer in range(WATCHER, round.setup.seats):
                checked(round, viewer, rng)
        round.play(seat, policy.random(round, seat, rng))


def checked(round: Round, viewer: int, rng: Rng) -> None:
    """A world has the view, and a past that leads to it from the arrangement; a view travels."""
    view = round.view(viewer)
    assert GAME.load_view(json.loads(json.dumps(view.dump()))).dump() == view.dump()
    world = view.world(rng)
    assert present(world.view(viewer)) == present(view)
    dealt, moves = view.past(world)
    again = round.anew(dealt)
    for seat, move in moves:
        assert move in again.moves(seat)
        again.play(seat, move)
    assert (again.hands, again.piles) == (world.hands, world.piles)
    assert again.view(viewer).dump() == view.dump()
    assert view.past(round)[1] == round.view(WATCHER).past(round)[1], "the truth has one past"


def test_hints_are_given(position: Position) -> None:
    round = arranged(position)
    view = round.view(0)
    for level in GAME.levels.values():
        move = decide(GAME, level, view, Rng(1))
        assert move in view.moves()
        assert GAME.advise(view, move).code in GAME.advice
    assert GAME.choose("club", view, Rng(1)) in view.moves()


def test_it_is_copied_and_pickled(position: Position) -> None:
    round = arranged(position)
    assert pickle.loads(pickle.dumps(round)).dump() == round.dump()
    play(round, "pass")
    assert round.copy().view(0).piles == round.view(0).piles
    match = Match(options(), round.setup.seats, 0)
    assert GAME.scene(pickle.loads(pickle.dumps(round)).view(1), match) == GAME.scene(round.view(1), match)


@given(st.integers(0, 10**6), st.integers(2, 6), st.sampled_from(["ignored", "alternating", "monochrome"]))
def test_any_arrangement_is_played_to_its_end(seed: int, seats: int, colours: str) -> None:
    rng, setup = Rng(seed), options(colours=colours).setup(range(seats))
    pack = [kind for kind, number in enumerate(copies(5)) for _ in range(number)]
    rng.shuffle(pack)
    numbers = [kind for kind in pack if kind < 26][:6]
    for kind in numbers:
        pack.remove(kind)
    table = [[kind] if rng.below(4) else [] for kind in numbers]
    hands = [[pack.pop() for _ in range(1 + rng.below(6))] for _ in range(seats)]
    piles = [[pack.pop() if rng.below(2) else UNKNOWN for _ in range(rng.below(4))] for _ in range(seats)]
    try:
        round = Round.arranged(setup, table, hands, piles, rng.below(seats))
    except ValueError as dead:
        # So few cards may be there that none will ever fit.
        if str(dead) != "nobody could ever play a card":
            raise
        reject()
    assert counted(round) == copies(5)
    while round.waiting():
        round.play(round.turn, policy.greedy(round, round.turn, rng))
    assert len(round.scores()) == seats


@pytest.mark.parametrize(
    ("position", "turn", "wrong"),
    [
        (("9 | 4", ["8", "1"], [0, 0]), 0, "6 rows, not 2"),
        (("9 | 4 | | | |", ["8", "1"], [0]), 0, "as many hands and piles"),
        (("9 | 4 | | | |", ["8", ""], [0, 3]), 0, "hand of seat 1 has 0 cards"),
        (("9 | 4 | | | |", ["8 7 6 5 4 3 2", "1"], [0, 0]), 0, "hand of seat 0 has 7 cards"),
        (("9 | 4 | | | |", ["8", "1"], [0, 0]), 2, "no seat 2"),
        (("9 | 9 | 9 | 9 | |", ["8", "9"], [0, 0]), 0, "9y is there once too often"),
        (("9 7 | 4 | | | |", ["8", "1"], [0, 0]), 0, "7y does not follow"),
        (("top | 4 | | | |", ["8", "1"], [0, 0]), 0, "only numbers"),
        (("13 12 11 10 9 8 7 6 5 4 3 2 1 | | | | |", ["8", "1"], [0, 0]), 0, "has left the game"),
        (("9 | 4 | | | |", ["8", "1"], [60, 60]), 0, "more cards than there are"),
        (("1 | 1 | 1 | 1 | 1b | 1b", ["8", "13"], [0, 0]), 0, "nobody could ever play"),
    ],
)
def test_what_cannot_be_is_named(position: Position, turn: int, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        arranged(position, turn)


def test_colours_count_in_rows() -> None:
    arranged(("9 8b | | | | |", ["8", "1"], [3, 3]), colours="alternating")
    with pytest.raises(ValueError, match="8b does not follow"):
        arranged(("9 8b | | | | |", ["8", "1"], [3, 3]), colours="monochrome")


def test_only_cards_are_cards() -> None:
    setup = options().setup(range(2))
    with pytest.raises(ValueError, match="31 is no card"):
        Round.arranged(setup, [[] for _ in range(6)], [[31], [1]], [[], []])
    with pytest.raises(ValueError, match="hand of seat 1 is not known"):
        Round.arranged(setup, [[] for _ in range(6)], [[1], [UNKNOWN]], [[], []])
