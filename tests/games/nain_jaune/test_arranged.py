"""Positions put together by hand: those that cannot be are refused, the others are shown, sampled and played on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.bots import hint
from mazzo.games.nain_jaune.deck import RANKS
from mazzo.games.nain_jaune.game import GAME
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel.contract import WATCHER, Deal
from mazzo.kernel.rng import Rng
from mazzo.testing.support.arranged import it_travels, no_world_looks_different, random_play, viewers
from tests.games.nain_jaune.positions import boxes, cards, legal, match, options, play, proved, stacks

Position = dict[str, Any]
STAKED = (3, 6, 9, 12, 15)


def arranged(
    *hands: str,
    turn: int = 0,
    need: str = "",
    last: int = -1,
    stock: str = "",
    in_boxes: Sequence[int] = STAKED,
    tokens: Sequence[int] = (),
    voids: Sequence[str] = (),
    **chosen: str,
) -> Round:
    """`need` and `voids` name ranks."""
    return Round.arranged(
        options(**chosen).setup(range(len(hands))),
        Deal([cards(hand) for hand in hands], [], cards(stock)),
        list(tokens) or [34] * len(hands),
        list(in_boxes),
        turn,
        need=RANKS.index(need) + 1 if need else 0,
        last=last,
        voids=[[RANKS.index(rank) + 1 for rank in ranks.split()] for ranks in voids] or None,
    )


def beginning() -> Round:
    """From the lesson: whoever lays everything in the first turn makes Grand Opéra."""
    return arranged("As 2d 3c 9s 10c Jh Qc Kd", "4s 5h 8h", "4c 7s 6d")


def going() -> Round:
    """Seat 1 has laid a 6 and is about to go on."""
    return arranged("2s 9h", "7d 7c Kh", "8s 3s", turn=1, need="7", last=1, stock="4s 5s 8h")


def joining() -> Round:
    """Seat 0 has passed on the 6, seat 1 as well, which proves nothing; seat 2 may join in."""
    return arranged("Jd 2s 7s", "9d 9c 2h 6d", "6h 7c 8h Qc", turn=2, need="6", last=0, stock="6s 7h")


def compulsory() -> Round:
    """The same where one must enter: seat 1 has none."""
    return arranged("Jd 2s", "9d 9c 2h", "6h 7c", turn=2, need="6", last=0, stock="6s 7h 3s", enter="mandatory")


def stopped() -> Round:
    """Seat 2 has stopped before the 10, which it holds."""
    return arranged("Jd 2s", "10d 9c", "10h 7c 3d", turn=0, need="10", last=2, stock="10s 10c 4s", keep_going="free")


def restart() -> Round:
    """Nobody had what was needed; of seat 1 more is known."""
    return arranged("Jd 2s 5s", "9c 10c", "Ks 7d 3d 4d", last=0, stock="Qs Kh", voids=["", "A 2 Q", "10"])


def four() -> Round:
    """With full boxes, poor players and every house rule."""
    hands = ["Qs Kd 4s", "Ks 7d", "3h 4h 5h 6h", "10d Jc 2s"]
    rules = {"announce": "manual", "held_box_card": "double_box", "hand_payment": "pips"}
    return arranged(*hands, turn=0, need="Q", last=3, tokens=[0, 2, 5, 9], in_boxes=(20, 8, 50, 4, 70), **rules)


POSITIONS: list[Callable[[], Round]] = [beginning, going, joining, compulsory, stopped, restart, four]
every_position = pytest.mark.parametrize("made", POSITIONS, ids=lambda made: made.__name__)


@given(st.sampled_from(POSITIONS), st.integers(0, 20), st.integers(0, 10**6))
def test_a_world_shows_the_same_and_so_does_its_past(made: Callable[[], Round], moves: int, seed: int) -> None:
    no_world_looks_different(GAME, match(made().setup.seats), made, moves, seed)


@every_position
def test_it_is_played_to_the_end_and_settled(made: Callable[[], Round]) -> None:
    for seed in range(20):
        round = made()
        all_tokens = sum(stacks(round)) + sum(boxes(round))
        for seat, move in random_play(made(), Rng(seed)):
            before = round.copy()
            round.play(seat, move)
            assert GAME.events(before, seat, move, round, WATCHER)
        assert round.over()
        assert sum(stacks(round)) + sum(boxes(round)) == all_tokens
        for viewer in viewers(match(round.setup.seats)):
            sheet = GAME.scene(round.view(viewer), match(round.setup.seats)).sheet
            assert [line.change for line in sheet] == round.scores()


@every_position
def test_it_travels(made: Callable[[], Round]) -> None:
    it_travels(GAME, match(made().setup.seats), made)


@every_position
def test_whoever_is_on_turn_gets_hints(made: Callable[[], Round]) -> None:
    view = made().view(made().turn)
    for policy in GAME.policies:
        assert GAME.choose(policy, view, Rng(1)) in view.moves()
    for move in view.moves():
        assert GAME.advise(view, move).code in GAME.advice
    for level in ("club", "master"):
        assert hint.hint(GAME, level, view, Rng(1), 0.1).move in view.moves()


def test_a_first_turn_is_one_only_before_the_first_card() -> None:
    assert play(beginning(), "9s", "10c", "Jh", "Qc", "Kd", "As", "2d", "3c").opera == sum(STAKED)
    last = arranged("2s 9h", "7c", "8s 3s", turn=1, need="7", last=1)
    assert play(last, "7c").opera == -1


def test_whoever_is_going_on_is_going() -> None:
    assert legal(going()) == ["7d", "7c"], "one who has begun goes on"
    assert play(going(), "7d").tokens_of(1) == 34 + 15
    assert legal(joining()) == ["6h", "pass"]


def test_turns_since_the_latest_card_prove_what_they_prove() -> None:
    assert [proved(joining().voids, seat) for seat in range(3)] == ["6", "", ""]
    assert [proved(compulsory().voids, seat) for seat in range(3)] == ["6", "6", ""]
    assert [proved(stopped().holds, seat) for seat in range(3)] == ["", "", "10"]
    assert [proved(restart().voids, seat) for seat in range(3)] == ["", "1 2 12", "10"]
    assert proved(going().voids, 1) == ""
    assert play(joining(), "pass").view(0).rests() == [(0, 2, 6, 0)]


def broken(**changed: Any) -> Position:
    position: Position = {
        "hands": ["Jd 2s", "9d 9c 2h", "6h 7c"],
        "stock": "8h 3s 3c 3d",
        "turn": 2,
        "need": "6",
        "last": 0,
    }
    return {**position, **changed}


@pytest.mark.parametrize(
    ("said", "changed"),
    [
        ("seat 1 holds 0 cards", {"hands": ["Jd 2s", "", "6h 7c"]}),
        ("seat 0 holds 16 cards", {"hands": ["As 2s 3h 4s 5s 7s 8s 9s 10s Js Qs Ks Ah 2h 3h 4h", "9d", "6h"]}),
        (
            "seat 0 has all its cards",
            {"hands": ["As 2s 3h 4s 7d 7s 8s 9s 10s Js Qs Ks Ah 2h 3d", "9d", "6h"], "stock": ""},
        ),
        ("more than 7 cards", {"stock": "As Ah Ad Ac 4s 4h 4d 4c"}),
        ("9d is there twice", {"stock": "9d"}),
        ("3 seats and 5 boxes", {"in_boxes": (0, 0, 0, 0)}),
        ("too few tokens", {"tokens": [-1, 2, 3]}),
        ("too few tokens, or too many", {"tokens": [1000, 2, 30]}),
        ("seats are 0 to 2", {"turn": 3}),
        ("seat 0 begins with any card", {"last": -1}),
        ("seat 0 begins with any card", {"last": -1, "need": "", "turn": 1}),
        ("seat 0 laid the latest card and starts again", {"need": ""}),
        ("rank 1 is never needed", {"need": "A"}),
        ("no 5 has been laid", {"stock": "5s 5h 5d 5c"}),
        ("seat 0 holds a 6 and would have laid it", {"hands": ["Jd 6s", "9d 9c 2h", "6h 7c"]}),
        ("seat 1 holds a 6 and would have laid it", {"hands": ["Jd", "6d", "6h 7c"], "enter": "mandatory"}),
        ("proved by 3 seats", {"voids": ["2"]}),
        ("seat 0 holds a J and cannot lack it", {"voids": ["J", "", ""]}),
    ],
)
def test_what_is_wrong_is_said(said: str, changed: Position) -> None:
    position = broken(**changed)
    hands = position.pop("hands")
    with pytest.raises(ValueError, match=said):
        arranged(*hands, **position)


def test_hands_for_every_seat_cards_of_the_pack_and_no_table() -> None:
    setup = options().setup([0, 1])
    wrong = {
        "hands are those of 2 seats": Deal([[1]], [], []),
        "52 is no card": Deal([[52], [1]], [], []),
        "open on the table": Deal([[0], [1]], [2], []),
    }
    for said, dealt in wrong.items():
        with pytest.raises(ValueError, match=said):
            Round.arranged(setup, dealt, [34, 34], [0] * 5, 0)
    with pytest.raises(ValueError, match="14 is no rank"):
        Round.arranged(setup, Deal([[0], [1]], [], []), [34, 34], [0] * 5, 0, voids=[[14], []])
