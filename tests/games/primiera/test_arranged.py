"""Positions put together by hand: those that cannot be are refused, the others are shown, sampled and played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.bots import hint
from mazzo.games.primiera.game import GAME
from mazzo.games.primiera.match import Match
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.setup import SEATS, VARIANTS
from mazzo.kernel.contract import NOBODY, Deal
from mazzo.kernel.rng import Rng
from mazzo.testing.support.arranged import it_travels, no_world_looks_different, random_play, viewers
from mazzo.testing.support.play import waiting
from tests.games.primiera.positions import cards, legal, names, options, order, play, teams

Position = dict[str, Any]


def rest(*named: str) -> list[int]:
    """The cards that are not named, in deck order."""
    there = cards(" ".join(named))
    return [card for card in range(40) if card not in there]


def arranged(
    variant: str, turn: int, hands: list[str], table: str, captured: list[str], stock: str = "", **more: Any
) -> Round:
    """The table or one of the piles may be `*`: all other cards."""
    others = rest(*(place for place in (*hands, table, *captured, stock) if place != "*"))
    chosen = {key: more.pop(key) for key in ("opening_herald",) if key in more}
    dealt = Deal([cards(hand) for hand in hands], others if table == "*" else cards(table), cards(stock))
    piles = [others if pile == "*" else cards(pile) for pile in captured]
    if isinstance(more.get("herald"), str):
        more["herald"] = cards(more["herald"])[0]
    return Round.arranged(options(variant=variant, **chosen).setup(order(variant)), dealt, turn, piles, **more)


def eleven() -> Round:
    """From the lesson: leave more than ten."""
    return arranged("two", 30, ["9s 3b 2c", "7d 6b 10c"], "4c", ["*", ""], last=0)


def dead() -> Round:
    """From the lesson: the card that nobody can take."""
    return arranged("two", 30, ["8c 5s 4b", "7d 5b 10c"], "", ["8s 8b", "*"], last=1, sweeps=[0, 1])


def packets() -> Round:
    """In the middle of a packet, with another to come."""
    hands, stock = ["9s", "7d 6b"], "1s 2s 3s 4s 5s 6s"
    return arranged("two", 27, hands, "4c 9d 2c", ["*", "8s 8b"], stock, last=1)


def three() -> Round:
    return arranged("three", 34, ["", "7d", "6b"], "4c 9d", ["*", "8s 8b", ""], last=0)


def classic() -> Round:
    hands = ["1s 2s", "3s 4s", "5s 6s", "7s 8s"]
    return arranged("classic", 28, hands, "9s 10s 9d", ["*", "1b 1c", "2b 2c 3b 3c", ""], last=2)


def undecided() -> Round:
    """One Herald was an opening card and decided nothing."""
    hands = ["1s 2s 3s", "4s 5s 6s", "1b 7s 8s", "1d 9s 10s"]
    return arranged("heralds", 24, hands, "2b 3b", ["*", "", "1c 6d 7d", ""], last=2)


def decided() -> Round:
    """Seat 1 has played the Herald of Cups, then seat 0 that of Swords."""
    hands = ["3s 5d", "5s 6s", "1b 7s 2s", "1d 9s 4s"]
    return arranged("heralds", 26, hands, "2b", ["*", "1c 6d", "", "1s 2d"], last=0, herald="1c", herald_seat=1)


def nobody_left() -> Round:
    """All four Heralds were opening cards."""
    hands = ["2s", "4s", "5s", "6s"]
    return arranged("heralds", 32, hands, "1s", ["*", "1b 2b", "", ""], last=1)


def robot_alone() -> Round:
    """The robot turns 8s, 1s, 9s in this order."""
    hands = ["1b 2s 3s", "4s 5s 6s", "1d 7s 10d", "8s 1s 9s"]
    return arranged("robot", 24, hands, "4d 3d 8d", ["*", "", "1c 6d 7d", ""], last=2)


def robot_with_partner() -> Round:
    hands, captured = ["2s 3s", "1b 5s 6s", "1d 7s 10d", "8s 1s 9s"], ["*", "", "1c 6d 7d", ""]
    return arranged("robot", 25, hands, "4d 3d 8d", captured, last=2, herald="1c", herald_seat=0)


POSITIONS: list[Callable[[], Round]] = [
    *(eleven, dead, packets, three, classic, undecided, decided, nobody_left, robot_alone, robot_with_partner)
]
every_position = pytest.mark.parametrize("made", POSITIONS, ids=lambda made: made.__name__)


def match_of(round: Round) -> Match:
    return GAME.match(options(variant=VARIANTS[round.setup.variant]), round.setup.seats, 0)


@given(st.sampled_from(POSITIONS), st.integers(0, 40), st.integers(0, 10**6))
def test_a_world_shows_the_same_and_so_does_its_past(made: Callable[[], Round], moves: int, seed: int) -> None:
    no_world_looks_different(GAME, match_of(made()), made, moves, seed)


@every_position
def test_it_is_played_to_the_end_and_counted(made: Callable[[], Round]) -> None:
    for seed in range(20):
        round = made()
        before = round.copy()
        for seat, move in random_play(made(), Rng(seed)):
            round.play(seat, move)
            for viewer in viewers(match_of(round)):
                GAME.events(before, seat, move, round, viewer)
            before = round.copy()
        assert round.over()
        assert sum(len(side.seats) for side in round.sides()) == round.setup.seats
        assert sum(side.cards for side in round.sides()) == 40


@every_position
def test_it_travels(made: Callable[[], Round]) -> None:
    it_travels(GAME, match_of(made()), made)


@every_position
def test_whoever_is_on_turn_gets_hints(made: Callable[[], Round]) -> None:
    round = made()
    seat = waiting(round)[0]
    chooser = round.chooser(seat)
    if chooser == NOBODY:
        return
    view = round.view(chooser)
    for policy in GAME.policies:
        assert GAME.choose(policy, view, Rng(1)) in view.moves()
    assert GAME.advise(view, view.moves()[0]).code in GAME.advice
    assert hint.hint(GAME, "club", view, Rng(1)).move in view.moves()


def test_the_lessons_stand_as_they_are_told() -> None:
    assert legal(eleven()) == ["2c", "3b", "9s"]
    assert names(eleven().c0).split()[:2] == ["1s", "2s"]
    assert play(eleven(), "9s", "10c").turn == 32
    assert legal(dead()) == ["4b", "5s", "8c"]
    assert legal(play(dead(), "8c"), 1) == ["5b", "7d", "10c"]


def test_a_herald_that_was_played_has_made_the_teams() -> None:
    assert teams(decided()) == [[0, 2], [1, 3]]
    assert undecided().teams == 0
    assert undecided().shown_heralds == 0b0010
    assert len(teams(nobody_left())) == 4


def test_the_robot_turns_its_pile_as_it_is_arranged() -> None:
    round = robot_alone()
    turned = [move for seat, move in random_play(round, Rng(3)) if seat == 3]
    assert [move & 63 for move in turned] == cards("8s 1s 9s")
    assert robot_with_partner().chooser(3) == 2


def broken(change: Callable[[Position], None]) -> Position:
    position: Position = {
        "turn": 30,
        "dealt": Deal([cards("9s 3b 2c"), cards("7d 6b 10c")], cards("4c"), []),
        "captured": [rest("9s 3b 2c 7d 6b 10c 4c"), []],
        "last": 0,
    }
    change(position)
    return position


def test_what_is_wrong_is_said() -> None:
    setup = options(variant="two").setup(order("two"))
    wrong: dict[str, Callable[[Position], None]] = {
        "turn 36 is nobody's": lambda position: position.update(turn=36),
        "those of 2 seats": lambda position: position["captured"].append([]),
        "9s is there twice": lambda position: position["dealt"].table.append(cards("9s")[0]),
        "40 is no card": lambda position: position["dealt"].table.append(40),
        "missing: 1s": lambda position: position["captured"][0].remove(0),
        "seat 1 has captured a single card": lambda position: position["captured"][1].append(
            position["captured"][0].pop()
        ),
        "too little for 1 sweeps": lambda position: position.update(sweeps=[0, 1]),
        "seat 1 has captured nothing": lambda position: position.update(last=1),
        "at turn 31 seat 0 holds 2 cards": lambda position: position.update(turn=31),
        "at turn 24 the stock has 6 cards": lambda position: position.update(turn=24),
        "in 15 turns": lambda position: position.update(sweeps=[16, 0]),
        "no Heralds in this variant": lambda position: position.update(herald=0, herald_seat=0),
    }
    for said, change in wrong.items():
        with pytest.raises(ValueError, match=said):
            Round.arranged(setup, **broken(change))


@pytest.mark.parametrize(
    ("said", "changed"),
    [
        ("nobody captured last", {"table": "*", "captured": ["", "", "", ""], "last": 0}),
        ("somebody has captured", {"table": "*", "captured": ["", "", "", ""], "last": -1}),
        (
            "more than one Herald",
            {"hands": ["1s 1c 3s", "4s 5s 6s", "1b 7s 8s", "1d 9s 10s"], "captured": ["*", "", "2s 6d", ""]},
        ),
        ("1s is still in hand", {"herald": "1s", "herald_seat": 0}),
        ("seat 0 has not played its Herald", {"herald": "1c", "herald_seat": 0}),
        ("41 is no Herald", {"herald": 41, "herald_seat": 1}),
        ("say which and whose", {"opening_herald": "counts"}),
    ],
)
def test_what_is_wrong_with_heralds_is_said(said: str, changed: Position) -> None:
    position: Position = {
        "variant": "heralds",
        "turn": 24,
        "hands": ["1s 2s 3s", "4s 5s 6s", "1b 7s 8s", "1d 9s 10s"],
        "table": "2b 3b",
        "captured": ["*", "", "1c 6d 7d", ""],
        "last": 2,
    }
    position.update(changed)
    with pytest.raises(ValueError, match=said):
        arranged(**position)


def test_every_variant_can_be_arranged() -> None:
    assert {made().setup.variant for made in POSITIONS} == set(range(len(SEATS)))


def first_turns(turn: int, hands: list[str], table: str, captured: list[str], **more: Any) -> Round:
    """Hands to which nine cards each are added that nobody named, fewer for those who have played."""
    others = rest(*hands, table, *captured)
    whole = []
    for place, hand in enumerate(hands):
        missing = 9 - (place < turn) - len(cards(hand))
        whole.append(hand + " " + names(sum(1 << others.pop() for _ in range(missing))))
    return arranged(more.pop("variant", "heralds"), turn, whole, table, captured, **more)


def test_nobody_has_captured_or_played_a_herald_without_a_turn() -> None:
    with pytest.raises(ValueError, match="seat 3 has captured more than one can in 0 turns"):
        first_turns(1, ["1s", "1b", "1d", "1c"], "3s 4s 5s", ["", "", "", "2s 2b"], last=3)
    opened: Position = {"hands": ["1s", "1b", "1d", "2c"], "table": "1c 3s 4s 5s", "captured": [""] * 4}
    assert first_turns(0, **opened).shown_heralds == 0b1000
    assert first_turns(0, **opened, opening_herald="counts", herald="1c", herald_seat=3).herald_seat == 3
    with pytest.raises(ValueError, match="seat 3 has opened with its Herald"):
        first_turns(0, **opened, herald="1c", herald_seat=3)
    wrong: list[Position] = [{"opening_herald": "forbidden"}, {"variant": "robot"}]
    for chosen in wrong:
        with pytest.raises(ValueError, match="seat 3 has not played its Herald"):
            first_turns(0, **opened, **chosen)


@pytest.mark.parametrize("herald", [2, 40, 70])
def test_only_a_herald_is_one(herald: int) -> None:
    with pytest.raises(ValueError, match=f"{herald} is no Herald"):
        first_turns(0, ["1s", "1b", "1d", "2c"], "1c 3s 4s 5s", [""] * 4, herald=herald, herald_seat=3)
