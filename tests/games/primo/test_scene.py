"""What one viewer sees."""

from __future__ import annotations

from msgspec.structs import replace

from mazzo.games.primo.game import GAME
from mazzo.games.primo.round import Round
from mazzo.games.primo.scene import Scene
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.scene import Choice
from mazzo.testing.support.play import Setting
from tests.games.primo.positions import at_table, cards, options, play, seen

ROWS = "A 9y 8b 7y | B 10y 9b | D 2 | E 2 | F 13"


def parts(round: Round) -> dict[str, Choice]:
    """The moves of seat 0 without their labels, by notation."""
    return {choice.move: replace(choice, label=None) for choice in seen(round, 0).moves}


def test_the_table() -> None:
    scene = seen(at_table(ROWS, "1y 12b top", "2y 3y"), 0)
    assert scene.columns == [["9y", "8b", "7y"], ["10y", "9b"], [], ["2y"], ["2y"], ["13y"]]
    assert (scene.hand, scene.phase, scene.deciding, scene.waiting) == (["1y", "12b", "top"], "play", 0, [0])
    assert (scene.colours, scene.games, scene.tops, scene.played, scene.undoable) == ("ignored", 1, [], 0, 0)
    assert (scene.idle, scene.idle_limit, scene.out, scene.gone) == (0, 20, -1, 0)
    assert [(player.seat, player.cards, len(player.pile)) for player in scene.players] == [(0, 3, 48), (1, 2, 48)]


def test_moves_travel_with_their_parts() -> None:
    choices = parts(at_table(ROWS, "1y 12b top", "2y"))
    assert choices["12b>F"] == Choice(move="12b>F", card="12b", to="F")
    assert choices["top>C"] == Choice(move="top>C", card="top", to="C")
    assert choices["A8>B"] == Choice(move="A8>B", takes=["8b", "7y"], source="A", to="B")
    assert choices["swap 1y+top"] == Choice(move="swap 1y+top", takes=["1y", "top"])
    assert choices["pass"] == Choice(move="pass")
    choices = parts(play(at_table(ROWS, "1y 11b top", "2y"), "top>B"))
    assert choices["11b^B"] == Choice(move="11b^B", card="11b", to="B", above=True)
    assert choices["end"] == Choice(move="end")


def test_the_running_turn() -> None:
    round = play(at_table(ROWS, "1y 11b top", "2y"), "top>B", "A8>B")
    scene = seen(round, 0)
    assert (scene.tops, scene.played, scene.undoable) == (["B"], 1, 2)
    other = seen(round, 1)
    assert (other.tops, other.undoable, other.deciding, other.moves) == (["B"], 0, -1, [])
    assert set(other.refused) == {"2y"}


def test_a_pile_shows_what_the_viewer_knows() -> None:
    """Nimm's cards to everybody, what one has put under it oneself to nobody else."""
    setting = Setting(GAME, options(), 3)
    match = setting.match(2)
    dealt = setting.deal(match, 1)
    dealt.hands[0][0], dealt.hands[1][0] = cards("nimm 1y")
    round = match.start(dealt)
    assert isinstance(round, Round)
    heads = [GAME.card(kind) for kind in dealt.table]
    own = [GAME.card(kind) for kind in sorted(dealt.hands[1][:6])]
    play(round, "nimm>A", "end", f"swap {own[0]}+{own[1]}")
    for viewer in (WATCHER, 0, 1, 2):
        scene = setting.game.scene(round.view(viewer), match)
        assert isinstance(scene, Scene)
        piles = [player.pile for player in scene.players]
        assert set(piles[0]) == {"??"}
        assert piles[2][0] == heads[1]
        assert set(piles[2][1:]) == {"??"}
        assert piles[1][-2:] == (own[:2] if viewer == 1 else ["??", "??"])
        assert set(piles[1][:-2]) == {"??"}, "the card that Nimm gave was drawn"


def test_the_end() -> None:
    setting = Setting(GAME, options(), 2)
    course = setting.start(1)
    round = course.round
    assert isinstance(round, Round)
    for _ in range(20):
        course.play(round.turn, 7)
    scene = seen(round, 0)
    assert (scene.phase, scene.waiting, scene.moves, scene.out) == ("over", [], [], -1)
