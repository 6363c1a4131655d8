"""Nain Jaune in the terminal: what is drawn, asked and offered, at 80 columns and 24 lines."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.text import Text

from mazzo.games import game
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import Ended, Screen
from mazzo.terminal.turn import Turn
from mazzo.testing.support.play import Setting, looked_at, random_moves, settings
from mazzo.words import english
from tests.games.nain_jaune.positions import holding, match, play

GAME = game("nain_jaune")
DRAWING = drawing("nain_jaune")
PLAYERS = [Player("person"), *(Player("bot", name, "club") for name in ("Berta", "Carlo", "Emilio Fortebraccio"))]


def phrases(viewer: int = 0) -> Phrases:
    return Phrases(DRAWING, english(), PLAYERS, viewer)


def drawn(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def table(round: Round, viewer: int = 0, width: int = 80) -> list[str]:
    scene = GAME.scene(round.view(viewer), match(round.setup.seats))
    return drawn(DRAWING.table(scene, phrases(viewer), width))


def ask(round: Round, *lines: str) -> tuple[str, str]:
    """Ask seat 0 for a move: what is chosen and what is said, in letters that every terminal has."""
    view, output = round.view(0), StringIO()
    screen = Screen(StringIO("".join(f"{line}\n" for line in lines)), output)
    scene = GAME.scene(view, match(2))
    try:
        move = Turn(screen, phrases(), {}).choose(scene, lambda text: GAME.print(GAME.parse(text, view)))
    except Ended:
        move = ""
    return move, output.getvalue()


def test_the_table() -> None:
    round = play(holding("5c 6c 7d 9s", "7s Jc", "8h 9h", stock="2s 2h"), "5c", "6c")
    assert table(round) == [
        "Round 1          cards tokens",
        "  Berta              2     34",
        "  Carlo              2     34",
        "▸ You                2     34  deals",
        "Needed: 7 · You laid last",
        "╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮  Pile, 2 cards",
        "│10   │ │J    │ │Q    │ │K    │ │7    │  5♣ 6♣",
        "│♦    │ │♣    │ │♠    │ │♥    │ │♦    │  Set aside, face down: 2 cards",
        "╰──3──╯ ╰──6──╯ ╰──9──╯ ╰──12─╯ ╰──15─╯",
        "Your hand",
        "╭──1──╮ ╭─────╮",
        "│7    │ │9    │",
        "│♦    │ │♠    │",
        "╰──15─╯ ╰─────╯",
    ]


def test_proofs_are_noted() -> None:
    round = play(holding("5c 9c", "7s 2s", "8h 9h", enter="mandatory"), "5c", "pass", "pass")
    assert "  Berta              2     34  no 6" in table(round)
    round = play(holding("5c 6c 9c", "7s 2s", keep_going="free"), "5c", "stop")
    assert any(line.endswith("has 6, deals") for line in table(round))


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("setting", settings("nain_jaune"), ids=str)
def test_every_position_fits(setting: Setting, width: int) -> None:
    course, of = setting.start(1), setting.match(1)
    for seat, move in random_moves(course, Rng(1)):
        for viewer in (WATCHER, 0) if looked_at(setting, len(course.moves)) else ():
            lines = DRAWING.table(GAME.scene(course.round.view(viewer), of), phrases(viewer), width)
            assert max(line.cell_len for line in lines) <= width
            assert width < 80 or len(lines) <= 22, "with the prompt, and the line before"
        course.play(seat, move)
    lines = DRAWING.sheet(GAME.scene(course.round.view(0), of.counted(course.round)), phrases(), 80)
    assert max(line.cell_len for line in lines) <= 80
    assert len(lines) <= 22


def test_the_settlement_adds_up() -> None:
    round = holding("7d 8d", "Kh 2s", "3s Qs", held_box_card="double_box", grand_opera="off")
    of = match(3, dealer=2).counted(play(round, "7d", "8d"))
    lines = drawn(DRAWING.sheet(GAME.scene(round.view(0), of), phrases(), 80))
    assert lines == SHEET


SHEET = [
    "╭─ Round 1, counted ──────────────────────────────────────────────────────────╮",
    "│                You  Berta  Carlo                                            │",
    "│ Before          49     49     49                                            │",
    "│ Stake          -15    -15    -15                                            │",
    "│ Boxes          +15      0      0                                            │",
    "│ Cards left      +4     -2     -2                                            │",
    "│ Fines            0    -12     -9                                            │",
    "├─────────────────────────────────────────────────────────────────────────────┤",
    "│ This round      +4    -29    -26                                            │",
    "│ Tokens          53     20     23                                            │",
    "├─────────────────────────────────────────────────────────────────────────────┤",
    "│ Pile, 2 cards  7♦ 8♦                                                        │",
    "│ Berta: Left in hand: 2 cards  2♠ K♥                                         │",
    "│ Carlo: Left in hand: 2 cards  3♠ Q♠                                         │",
    "│ 10♦: 3 tokens · J♣: 6 tokens · Q♠: 18 tokens · K♥: 24 tokens · 7♦, laid: no │",
    "│ tokens                                                                      │",
    "╰─ You are out ───────────────────────────────────────────────────────────────╯",
]


@pytest.mark.parametrize(
    ("round", "typed", "move"),
    [
        (holding("7d 5c", "2s 3s"), "1", "5c"),
        (holding("7d 5c", "2s 3s"), "2", "7d"),
        (holding("Kc Kd", "2s 3s"), "Kd", "Kd"),
        (play(holding("7d 5c", "2s 3s"), "5c"), "0", "pass"),
        (play(holding("7d 5c", "2s 3s"), "5c"), "pass", "pass"),
        (play(holding("6d 5c", "2s 3s", keep_going="free"), "5c"), "0", "stop"),
        (play(holding("6d 5c 9c", "2s 3s"), "5c"), "1", "6d"),
    ],
)
def test_numbers_are_of_the_cards_that_may_be_laid(round: Round, typed: str, move: str) -> None:
    assert ask(round, typed)[0] == move


def test_what_is_asked() -> None:
    assert "lay any card (1 to 2, ? for help): " in ask(holding("7d 5c", "2s 3s"))[1]
    assert "you have no 6, so pass (1, ? for help): " in ask(play(holding("7d 5c", "2s 3s"), "5c"))[1]
    assert "lay your 6 (1, ? for help): " in ask(play(holding("6d 5c", "2s 3s"), "5c"))[1]
    assert (
        "lay your 6, or stop (1, 0: Stop here, ? for help): "
        in ask(play(holding("6d 5c", "2s 3s", keep_going="free"), "5c"))[1]
    )
    entering = play(holding("7d 5c Js Jh", "10s 9s 2s", keep_going="free"), "5c", "pass", "pass", "7d", "pass", "pass")
    assert "lay any card" in ask(entering)[1]
    assert "There is no 2 here" in ask(play(holding("7d 5c", "2s 3s"), "5c"), "2")[1]
    assert "There is no 0 here: choose 1 to 2." in ask(holding("7d 5c", "2s 3s"), "0")[1]
    assert "You cannot lay 7d now. Needed: 6." in ask(play(holding("7d 5c", "2s 3s"), "5c"), "7d")[1]


def test_an_announcement_is_offered() -> None:
    round = holding("7d 5c", "2s 3s", announce="manual")
    move, said = ask(round, "2", "2")
    assert "  1  7d without a word: 10 tokens left in the box" in said
    assert "  2  7d takes all! (10 tokens)" in said
    assert move == "7d!"
    assert ask(round, "2", "1")[0] == "7d"
    assert ask(round, "1")[0] == "5c", "a card without a box is laid at once"


def test_equal_ranks_are_offered_by_card() -> None:
    move, said = ask(holding("Qs Qh 2s", "2h 3s"), "Q", "2")
    assert "  1  Qs takes all!" in said
    assert "  2  Qh\n" in said
    assert move == "Qh"
