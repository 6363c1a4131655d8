"""What a viewer sees, as a client gets it."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primiera.notation import DECK, parse
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.scene import Scene
from mazzo.kernel.bits import size
from mazzo.kernel.contract import NOBODY, WATCHER
from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Choice
from mazzo.testing.support.play import Setting, setting, waiting
from tests.games.primiera.positions import at_table, dealt, opened, options, order, play, scene

SETTINGS = [setting("primiera", variant=variant) for variant in ("heralds", "classic", "two", "three", "robot")]


@given(st.sampled_from(SETTINGS), st.integers(0, 10**6), st.integers(0, 40))
def test_a_scene_says_what_the_view_knows(setting: Setting, seed: int, stop: int) -> None:
    round, match = setting.played(seed, stop).round, setting.match(seed)
    assert isinstance(round, Round)
    for viewer in setting.viewers():
        view = round.view(viewer)
        found = setting.game.scene(view, match)
        assert isinstance(found, Scene)
        assert found.waiting == sorted(waiting(round))
        assert found.hand == [DECK.name(card) for card in DECK.cards(view.hand)]
        assert set(found.table) == set(DECK.text(round.table).split("+")) - {""}
        assert [player.cards for player in found.players] == [size(round.hand(seat)) for seat in range(setting.seats)]
        assert [parse(choice.move, view) for choice in found.moves] == view.moves()
        assert (found.order, found.dealer, found.deciding) == (match.order(), match.dealer, view.deciding())
        assert (found.phase == "over") == (found.sheet != []) == (not found.waiting)
        assert msgspec.json.decode(msgspec.json.encode(found), type=Scene) == found


def test_each_move_comes_in_parts() -> None:
    found = scene(at_table("3s 4b", "7d 2s"), 0, "classic")
    label = Reason("capture", {"card": "7d", "takes": ["3s", "4b"]})
    assert found.moves == [
        Choice(move="2s", card="2s"),
        Choice(move="7d x 3s+4b", card="7d", takes=["3s", "4b"], label=label),
    ]


def test_the_opening() -> None:
    round = Round.start(options().setup(order("heralds")), dealt({0: "2s", 1: "3s"}))
    round.play(0, DECK.card("2s"))
    assert [player.opening for player in scene(round, 0).players] == ["2s", "", "", ""]
    assert [player.opening for player in scene(round, 1).players] == ["??", "", "", ""]
    assert (scene(round, 1).phase, scene(round, 1).waiting) == ("opening", [1, 2, 3])
    assert (scene(round, 0).deciding, scene(round, 0).moves) == (NOBODY, [])
    assert {reason.code for reason in scene(round, 0).refused.values()} == {"already_laid"}


def test_partners_and_open_cards() -> None:
    round = opened({0: "2s 1d", 3: "9c"}, {0: "2s", 1: "3s", 2: "4s"}, variant="robot")
    assert [player.partner for player in scene(round, 0, "robot").players] == [-1, -1, -1, -1]
    play(round, "1d")
    for viewer in (WATCHER, 0, 1, 2, 3):
        found = scene(round, viewer, "robot")
        assert [player.partner for player in found.players] == [3, 2, 1, 0]
        assert [len(player.open_hand) for player in found.players] == [0, 0, 0, 9]
        assert (found.teams_known, found.herald, found.herald_seat) == (True, "1d", 0)
        assert found.deciding == (3 if viewer == 0 else NOBODY)
        assert bool(found.moves) == (viewer == 0)


def test_the_row_of_the_robot_game_keeps_its_order() -> None:
    round = opened({0: "9s", 1: "3s", 2: "2s", 3: "5b"}, {0: "9s", 1: "3s", 2: "2s"}, variant="robot")
    assert scene(round, 0, "robot").table == ["9s", "5b", "3s", "2s"]


def test_the_sheet() -> None:
    chosen = setting("primiera", variant="classic")
    round = chosen.played(3, 36).round
    sheet = chosen.game.scene(round.view(WATCHER), chosen.match(3))
    assert isinstance(sheet, Scene)
    assert sorted(seat for side in sheet.sheet for seat in side.seats) == [0, 1, 2, 3]
    assert sum(side.cards for side in sheet.sheet) == 40
    assert sum(side.coins for side in sheet.sheet) == 10
    assert [side.seven_of_coins for side in sheet.sheet].count(True) == 1
    for side in sheet.sheet:
        assert side.points == len(side.won) + side.sweeps == round.scores()[side.seats[0]]
