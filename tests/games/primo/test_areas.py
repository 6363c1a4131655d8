"""What lies on the table, and what is known of each seat."""

from __future__ import annotations

from mazzo.games.primo.game import GAME
from mazzo.games.primo.round import Round
from mazzo.games.primo.scene import Scene
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.scene import Area, Fact
from mazzo.testing.support.play import Setting
from tests.games.primo.positions import at_table, cards, options, play, seen

ROWS = "A 9y 8b 7y | B 10y 9b | D 2 | E 2 | F 13"


def test_six_columns_then_the_piles_in_turn_order() -> None:
    scene = seen(at_table(ROWS, "1y 12b top", "2y 3y", order=(1, 0)), 0)
    columns, piles = scene.areas[:6], scene.areas[6:]
    assert columns[0] == Area(key="column", kind="column", name="A", cards=["9y", "8b", "7y"])
    assert columns[2] == Area(key="column", kind="column", name="C")
    assert [area.name for area in columns] == list("ABCDEF")
    assert [area.cards for area in columns] == scene.columns
    assert piles == [Area(key="pile", kind="pile", cards=["??"], count=48, seat=seat) for seat in (1, 0)]


def test_facts_are_cards_and_pile() -> None:
    assert seen(at_table(ROWS, "1y 12b top", "2y 3y"), WATCHER).facts == [
        Fact(seat=0, key="cards", value=3, primary=True, drawn=True),
        Fact(seat=0, key="pile", value=48, primary=True, drawn=True),
        Fact(seat=1, key="cards", value=2, primary=True, drawn=True),
        Fact(seat=1, key="pile", value=48, primary=True, drawn=True),
    ]


def test_of_a_pile_is_shown_what_everybody_knows_on_top_and_to_its_owner_what_lies_below() -> None:
    """Nimm's cards lie on top; what one has exchanged lies below, and only oneself knows what that was."""
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
        piles = {area.seat: area for area in scene.areas if area.key == "pile"}
        assert piles[0].cards == piles[1].cards == ["??"]
        assert piles[2].cards == [heads[1]], "the last is on top"
        assert [piles[seat].count for seat in range(3)] == [len(player.pile) for player in scene.players]
        under = [note.params["cards"] for note in scene.notes if note.code == "under"]
        assert under == ([own[:2]] if viewer == 1 else [])
