"""The table as a viewer sees it."""

from __future__ import annotations

from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scene import Scene
from tests.games.tarock.positions import B, C, D, F, offered, options, say, start

HANDS = {F: "Kh Kd Kc 4h 3h 2h", C: "Ks T21"}


def seen(round: Round, viewer: int) -> Scene:
    return GAME.scene(round.view(viewer), GAME.match(options(), 4, 3))


def test_before_the_play() -> None:
    round = say(start(HANDS, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass")
    scene = seen(round, F)
    assert scene.phase == "choice"
    assert [said.word for said in scene.auction] == ["pass"] * 3
    assert [choice.move for choice in scene.moves] == offered(round)
    assert scene.talon == ["??"] * 6
    assert seen(round, B).moves == []
    say(round, "chiamata, call fourth")
    assert [seen(round, seat).called for seat in (F, B, C, -1)] == ["Ks", "fourth", "Ks", "fourth"]
    assert [seen(round, seat).partner for seat in (F, B, C, D)] == [-1, -1, C, -1]
    assert seen(round, D).talon == ["4d", "3d", "2d", "7s", "8s", "9s"]
    assert [choice.to for choice in seen(round, F).moves] == ["packet1", "packet2"]
    say(round, "take 1, lay 4h, lay 3h")
    assert seen(round, B).discards == ["??", "??"]
    assert seen(round, F).discards == ["4h", "3h"]
    assert seen(round, B).taken == ["4d", "3d", "2d"]
    assert seen(round, B).players[F].cards == 13


def test_the_play() -> None:
    round = say(start(HANDS, "4d 3d 2d 7s 8s 9s"), "pass, pass, pass, chiamata, call Ks, take 1")
    say(round, "lay 4h, lay 3h, lay 2h, ok, ok, ok, ok")
    while round.done < 2:
        say(round, offered(round)[0])
    say(round, offered(round)[0])
    scene = seen(round, -1)
    assert len(scene.tricks) == 2
    assert scene.tricks[0].leader == F
    assert scene.tricks[1].leader == scene.tricks[0].winner
    assert len(scene.trick) == 1
    assert scene.trick[0].seat == scene.tricks[1].winner
    assert scene.hand == []
    assert set(seen(round, round.turn).hand) - set(seen(round, round.turn).refused) == set(offered(round))


def test_the_end() -> None:
    round = say(start({B: "T22"}), "solo_proprio, pass, pass, pass, ok, ok, ok, ok")
    while round.waiting():
        say(round, offered(round)[0])
    scene = seen(round, C)
    assert scene.phase == "over"
    assert "??" not in scene.talon
    assert len(scene.tricks) == 12
    assert scene.waiting == []
