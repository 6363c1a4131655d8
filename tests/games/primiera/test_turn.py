"""What a person can type, and what is answered."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest

from mazzo.games import game
from mazzo.kernel.contract import Deal
from mazzo.kernel.errors import Param, Reason
from mazzo.record.record import Player
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import Ended, Screen
from mazzo.terminal.turn import Turn
from mazzo.testing.support.terminal import Play
from mazzo.words import english

Ask = Callable[..., tuple[str, str]]
GAME = game("primiera")
NAMES = [GAME.card(card) for card in range(40)]


def cards(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


@pytest.fixture
def ask() -> Ask:
    """Ask the first player of a two-player round, who holds `hand`, for a move: what is chosen and what is said."""

    def asked(hand: str, table: str, *lines: str) -> tuple[str, str]:
        match = GAME.match(GAME.options({"variant": "two"}), 2, 1)
        others = [card for card in range(40) if card not in cards(f"{hand} {table}")]
        held = len(cards(hand))
        round = match.start(Deal([cards(hand), others[:held]], cards(table), others[held:]))
        view = round.view(0)
        output = StringIO()
        screen = Screen(StringIO("".join(f"{line}\n" for line in lines)), output)
        phrases = Phrases(drawing("primiera"), english(), [Player("person"), Player("bot", "Berta", "club")], 0)
        scene = GAME.scene(view, match)
        turn = Turn(screen, phrases, {"log": lambda: screen.say("the log"), "help": lambda: screen.say("the help")})
        try:
            move = turn.choose(scene, lambda text: GAME.print(GAME.parse(text, view)))
        except Ended:
            move = ""
        return move, output.getvalue()

    return asked


def test_a_number_plays_that_card(ask: Ask) -> None:
    assert ask("5d 8s 9c", "1s 2s 4c 10d", "2")[0] == "9c", "the hand is in deck order"


def test_the_only_capture_is_made_at_once(ask: Ask) -> None:
    assert ask("7d 8s 9c", "7c 3s 4b 10d", "3")[0] == "7d x 7c"


def test_several_captures_are_offered(ask: Ask) -> None:
    move, said = ask("10s 8s 9c", "7c 3s 2b 5d", "2", "2")
    assert "  1  3 of Swords, 2 of Clubs and 5 of Coins" in said
    assert "  2  3 of Swords and 7 of Cups" in said
    assert "10 of Swords: which capture, 1 to 2?" in said
    assert move == "10s x 3s+7c"


def test_an_offer_can_be_declined_by_another_move(ask: Ask) -> None:
    assert ask("10s 8s 9c", "7c 3s 2b 5d", "2", "9c x 7c+2b")[0] == "9c x 2b+7c"
    move, said = ask("10s 8s 9c", "7c 3s 2b 5d", "2", "3", "1")
    assert "There is no 3 here: choose 1 to 2." in said
    assert move.startswith("8s x"), "after that, 1 is a card again"


def test_ambiguous_notation_offers_the_moves_that_fit(ask: Ask) -> None:
    assert ask("10s 10c 9c", "10b 3s 2b 5d", "10 x", "2")[0] == "10c x 10b"
    _, said = ask("10s 10c 9c", "10b 3s 2b 5d", "10 x")
    assert "  1  10 of Swords takes 10 of Clubs" in said


def test_notation_may_be_short_and_loose(ask: Ask) -> None:
    assert ask("7d 8s 9c", "7c 3s 4b 10d", "  7   x ")[0] == "7d x 7c"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7 d", '"7 d" is not a move. Type the number of a card, or ? for help.'),
        ("foo", '"foo" is not a card.'),
        ("4", "There is no 4 here: choose 1 to 3."),
        ("99999999999999999999", '"99999999999999999999" is not a card.'),
        ("2d", "2 of Coins is not among the cards you can play."),
        ("7d", "The 7 of Coins can capture, so it must: 7 of Coins takes 7 of Clubs or 7 of Coins takes 7 of Cups."),
        ("7d x 3s+4s", "equal card before any sum: 7 of Clubs or 7 of Cups."),
        ("7d x 7b+7c", "The 7 of Coins captures only one equal card. Choose 7 of Clubs or 7 of Cups."),
        ("7d x 7s", "There is no 7 of Swords on the table."),
        ("9c x 3s+3s", "The 3 of Swords is named twice."),
        ("9c x 3s+4s", "These cards add up to 7, but the 9 of Cups captures exactly 9."),
        ("9c x", "The 9 of Cups captures nothing"),
        ("\x1b[31mred", '"[31mred" is not a card.'),
    ],
)
def test_a_refusal_says_why(ask: Ask, typed: str, answer: str) -> None:
    move, said = ask("7d 8s 9c", "7c 7b 3s 4s", typed, "1")
    lines = " ".join(said.split())
    assert answer in lines
    assert "\x1b" not in said
    assert move == "8s", "then it asks again"


def test_commands_change_nothing(ask: Ask) -> None:
    move, said = ask("7d 8s 9c", "7c 3s 4b 10d", "log", "?", "HELP", "3")
    assert said.count("the help") == 2
    assert "the log" in said
    assert move == "7d x 7c"


@pytest.mark.parametrize("word", ["quit", "q", "Quit"])
def test_quitting(ask: Ask, word: str) -> None:
    assert ask("7d 8s 9c", "7c 3s 4b 10d", word, "2")[0] == ""


def test_the_pages(play: Play) -> None:
    arguments = ["--option", "opening_herald=forbidden", "--option", "target=30", "--seed", "pages"]
    out = play(["?", "log", "score", "rules", "", "table", "1", "log", "quit"], *arguments)
    assert "captures the 4 of Clubs and the 3 of Cups with it" in out
    assert out.count("Carlo lays a card face down.") == 3, "told once, and twice in the log"
    assert "╭─ Score ─" in out
    assert "A Herald laid as opening card: is not allowed" in out
    assert "Target: 30" in out
    assert "Variant:" not in out, "what is as usual is not listed"
    assert out.count("Your hand") == 4


def test_reasons_of_the_opening(play: Play) -> None:
    script = [*(f"1{suit}" for suit in "sbcd"), *(f"{rank}s x 2c" for rank in range(1, 11))]
    out = play(script, "--option", "opening_herald=forbidden", "--seed", "opening")
    assert "You cannot open with the Herald of" in out
    assert "An opening card captures nothing. Lay the" in out


def test_every_reason_can_be_said() -> None:
    phrases = Phrases(drawing("primiera"), english(), [Player("person"), Player("bot", "Berta", "club")], 0)
    for code, params in GAME.reasons.items():
        samples: dict[str, Param] = {
            "seat": 1,
            "sum": 3,
            "needed": 4,
            "moves": ["7d x 7c", "7d x 7b"],
            "equal": ["7c", "7b"],
        }
        assert phrases.reason(Reason(code, {param: samples.get(param, "7d") for param in params}))
    assert phrases.reason(Reason("not_your_turn", {"seat": 1})) == "It is Berta’s turn."
