"""What a viewer sees, as texts."""

from __future__ import annotations

from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.scene import Box, Laid, Line, Player, Rest, Scene, scene_of
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.scene import Choice
from tests.games.nain_jaune.positions import holding, match, play


def seen(round: Round, viewer: int) -> Scene:
    return scene_of(round.view(viewer), match(round.setup.seats, dealer=round.setup.seats - 1))


def test_the_board_and_the_hand() -> None:
    scene = seen(holding("Qs 5c", "2s 3s", stock="9s 9h"), 0)
    assert (scene.game, scene.phase, scene.viewer, scene.deciding, scene.waiting) == ("nain_jaune", "play", 0, 0, [0])
    assert scene.hand == ["Qs", "5c"]
    assert scene.boxes == [
        Box(card="10d", tokens=2, stack=[2]),
        Box(card="Jc", tokens=4, stack=[4]),
        Box(card="Qs", tokens=6, stack=[5, 1]),
        Box(card="Kh", tokens=8, stack=[5, 3]),
        Box(card="7d", tokens=10, stack=[5, 5]),
    ]
    assert (scene.needed, scene.going, scene.last, scene.stock, scene.out) == ("", False, -1, 2, -1)
    assert scene.moves == [Choice(move="Qs", card="Qs", to="box"), Choice(move="5c", card="5c")]
    assert scene.sheet == []
    assert seen(holding("Qs 5c", "2s 3s"), WATCHER).hand == []


def test_what_an_announcement_does() -> None:
    scene = seen(holding("Qs 5c", "2s 3s", announce="manual"), 0)
    assert scene.manual
    assert scene.moves == [
        Choice(move="Qs", card="Qs"),
        Choice(move="Qs!", card="Qs", to="box"),
        Choice(move="5c", card="5c"),
    ]


def test_pile_rests_and_proofs() -> None:
    round = play(holding("5c 6c 9c", "6s 2s", "8s 8h", keep_going="free"), "5c", "stop", "pass", "pass", "9c", "pass")
    for viewer in (WATCHER, 0, 1, 2):
        scene = seen(round, viewer)
        assert scene.pile == [Laid(0, "5c"), Laid(0, "9c")]
        assert scene.rests == [
            Rest(seat=0, rank="6", laid=1, proved="holds"),
            Rest(seat=1, rank="6", laid=1, proved=""),
            Rest(seat=2, rank="6", laid=1, proved=""),
            Rest(seat=0, rank="10", laid=2, proved="without"),
        ]
        assert (scene.needed, scene.last, scene.going) == ("10", 0, False)
        assert scene.players[0] == Player(
            seat=0, cards=1, tokens=34, stack=[5] * 6 + [4], without=["10"], holds=["6"], left=[]
        )


def test_rests_prove_more_where_one_must_enter() -> None:
    round = play(holding("5c 9c", "7s 2s", "8s 8h", enter="mandatory"), "5c", "pass", "pass")
    assert [rest.proved for rest in seen(round, 2).rests] == ["without", "without"]


def test_moves_without_a_card() -> None:
    round = play(holding("5c 6c 9c", "6s 2s", keep_going="free"), "5c")
    assert seen(round, 0).moves == [Choice(move="6c", card="6c"), Choice(move="stop")]
    assert seen(round, 0).going
    assert seen(round, 1).moves == []
    assert set(seen(round, 1).refused) == {"6s", "2s"}


def test_the_settlement() -> None:
    round = holding("7d 8d", "Kh 2s", "3s Qs", held_box_card="double_box", grand_opera="off")
    scene = seen(play(round, "7d", "8d"), 1)
    assert (scene.phase, scene.out, scene.needed, scene.waiting, scene.moves) == ("over", 0, "", [], [])
    assert [player.left for player in scene.players] == [[], ["2s", "Kh"], ["3s", "Qs"]]
    assert scene.sheet == [
        Line(seat=0, stake=-15, boxes=15, grand_opera=0, cards=4, fines=0, change=4),
        Line(seat=1, stake=-15, boxes=0, grand_opera=0, cards=-2, fines=-12, change=-29),
        Line(seat=2, stake=-15, boxes=0, grand_opera=0, cards=-2, fines=-9, change=-26),
    ]
    assert {reason.code for reason in scene.refused.values()} == {"round_over"}


def test_the_settlement_of_a_grand_opera() -> None:
    scene = seen(play(holding("7d 8d", "Kh 2s"), "7d", "8d"), 0)
    assert scene.sheet == [
        Line(seat=0, stake=-15, boxes=10, grand_opera=20, cards=2, fines=0, change=17),
        Line(seat=1, stake=-15, boxes=0, grand_opera=0, cards=-2, fines=0, change=-17),
    ]
