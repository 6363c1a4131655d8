"""What a viewer sees, as texts."""

from __future__ import annotations

import pytest

from mazzo.games.nain_jaune.round import Round
from mazzo.games.nain_jaune.scene import Box, Laid, Player, Rest, Scene, scene_of
from mazzo.games.nain_jaune.sheet import Line
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Reason
from mazzo.kernel.rng import Rng
from mazzo.kernel.scene import Area, Choice, Fact, TallyLine
from mazzo.testing.support.play import Setting, play_on, settings
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
    takes = Reason("takes", {"card": "Qs", "tokens": 6})
    assert scene.moves == [Choice(move="Qs", card="Qs", to="box", label=takes), Choice(move="5c", card="5c")]
    assert scene.sheet == []
    assert seen(holding("Qs 5c", "2s 3s"), WATCHER).hand == []


def test_what_an_announcement_does() -> None:
    scene = seen(holding("Qs 5c", "2s 3s", announce="manual"), 0)
    assert scene.manual
    assert scene.moves == [
        Choice(move="Qs", card="Qs", label=Reason("silent", {"card": "Qs", "tokens": 6})),
        Choice(move="Qs!", card="Qs", to="box", label=Reason("takes", {"card": "Qs", "tokens": 6})),
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
    assert seen(round, 0).moves == [Choice(move="6c", card="6c"), Choice(move="stop", label=Reason("stop"))]
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


def purses(*tokens: int) -> list[Area]:
    return [Area(key="purse", kind="tokens", count=count, seat=seat) for seat, count in enumerate(tokens)]


def test_areas_of_any_board() -> None:
    scene = seen(play(holding("Qs 5c 5h", "6s 2s", stock="9s 9h"), "5c", "pass", "6s"), 0)
    assert scene.areas == [
        Area(key="box", kind="box", name="10d", count=2),
        Area(key="box", kind="box", name="Jc", count=4),
        Area(key="box", kind="box", name="Qs", count=6),
        Area(key="box", kind="box", name="Kh", count=8),
        Area(key="box", kind="box", name="7d", count=10),
        Area(key="pile", cards=["5c", "6s"], seats=[0, 1], count=2),
        Area(key="stock", kind="pile", cards=["??"], count=2),
        *purses(34, 34),
    ]
    laid = seen(play(holding("Qs 5c", "2s 3s"), "Qs"), 1).areas
    assert laid[2] == Area(key="box_laid", kind="box", name="Qs")
    assert laid[5:] == [Area(key="pile", cards=["Qs"], seats=[0], count=1), *purses(40, 34)]


def test_of_a_long_pile_the_latest_cards_are_shown() -> None:
    run = [f"{rank}c" for rank in ("A", *range(2, 11))]
    scene = seen(play(holding(" ".join(run) + " Qh", "2s 3s"), *run), 1)
    [pile] = [area for area in scene.areas if area.key == "pile"]
    assert pile == Area(key="pile", cards=run[1:], seats=[0] * 9, count=10)


def test_facts_and_notes_of_any_board() -> None:
    round = play(holding("5c 6c 9c", "6s 2s", "8s 8h", keep_going="free"), "5c", "stop", "pass", "pass", "9c", "pass")
    scene = seen(round, WATCHER)
    assert scene.facts[:4] == [
        Fact(seat=0, key="cards", value=1, drawn=True),
        Fact(seat=0, key="tokens", value=34, primary=True, drawn=True),
        Fact(seat=0, key="without", value=["10"], kind="rank"),
        Fact(seat=0, key="holds", value=["6"], kind="rank"),
    ]
    assert scene.facts[4:6] == [
        Fact(seat=1, key="cards", value=2, drawn=True),
        Fact(seat=1, key="tokens", value=34, primary=True, drawn=True),
    ]
    assert scene.notes == [
        Reason("needed", {"rank": "10"}),
        Reason("lacking", {"seats": [0], "rank": "10"}),
        Reason("laid_last", {"seat": 0}),
    ]
    assert seen(holding("Qs 5c", "2s 3s"), 1).notes == [Reason("any")]


def test_what_is_asked() -> None:
    round = holding("5c 6c 6h 9c", "7s 2s", keep_going="free")
    assert seen(round, 0).asked == Reason("any", {"count": 4})
    assert seen(round, 1).asked is None
    assert seen(round, WATCHER).asked is None
    assert seen(play(round, "5c"), 0).asked == Reason("go_on", {"rank": "6", "count": 2})
    assert seen(play(round, "6h", "pass"), 1).asked == Reason("enter", {"rank": "7", "count": 1})
    bound = play(holding("5c 6c 9c", "7s 2s"), "5c")
    assert seen(bound, 0).asked == Reason("lay", {"rank": "6", "count": 1})
    assert seen(play(bound, "6c"), 0).asked == Reason("pass", {"rank": "7"})


def test_a_pass_says_why_if_it_must() -> None:
    bound = play(holding("5c 9c", "6s 2s"), "5c")
    assert seen(bound, 0).moves == [Choice(move="pass", label=Reason("without", {"rank": "6"}))]
    assert seen(play(bound, "pass"), 1).moves[-1] == Choice(move="pass", label=Reason("pass"))


def test_the_count_of_any_board() -> None:
    round = holding("7d 8d", "Kh 2s", "3s Qs", held_box_card="double_box")
    scene = seen(play(round, "7d", "8d"), 1)
    assert scene.tally is not None
    assert scene.tally.columns == [[0], [1], [2]]
    assert scene.tally.lines == [
        TallyLine(key="before", values=[49, 49, 49]),
        TallyLine(key="stake", values=[-15, -15, -15], signed=True),
        TallyLine(key="boxes", values=[15, 0, 0], signed=True),
        TallyLine(key="grand_opera", values=[30, 0, 0], signed=True),
        TallyLine(key="cards", values=[4, -2, -2], signed=True),
        TallyLine(key="change", values=[34, -17, -17], signed=True, total=True),
        TallyLine(key="total", values=[83, 32, 32], total=True),
    ]
    assert scene.tally.notes == [
        Reason("out", {"seat": 0}),
        Reason("grand_opera", {"seat": 0, "tokens": 30, "left": 0}),
    ]
    assert [area for area in scene.areas if area.key == "left"] == [
        Area(key="left", kind="fan", cards=["3s", "Qs"], count=2, seat=2)
    ]


@pytest.mark.parametrize("setting", settings("nain_jaune"), ids=str)
def test_the_count_adds_up(setting: Setting) -> None:
    for seed in range(20):
        course = setting.start(seed)
        play_on(course, Rng(seed))
        tally = setting.game.scene(course.round.view(WATCHER), setting.match(seed)).tally
        assert tally is not None
        parts = [line for line in tally.lines if not line.total]
        changes = [line for line in parts if line.signed]
        assert [sum(column) for column in zip(*(line.values for line in parts), strict=True)] == tally.lines[-1].values
        assert [sum(column) for column in zip(*(line.values for line in changes), strict=True)] == course.round.scores()
        assert tally.lines[-2].values == course.round.scores()
