"""Tarock in the terminal: what is drawn, asked, offered and refused, at 80 columns and 24 lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from itertools import cycle, islice
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from mazzo.games.tarock import contracts
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.round import Round
from mazzo.games.tarock.scene import Scene
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.rng import Rng
from mazzo.record.reading import read
from mazzo.record.record import Player
from mazzo.record.replay import verify
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import Ended, Screen
from mazzo.terminal.turn import Turn
from mazzo.testing.support.terminal import Play
from mazzo.words import english
from tests.games.tarock.positions import announce, finished, in_trick, options, say, start, worth

DRAWING = drawing("tarock")
PLAYERS = [Player("person"), *(Player("bot", name, "club") for name in ("Berta", "Carlo", "Emilio Fortebraccio"))]
HANDS = {
    0: "4h Kh 1d Js Ks 7c T2 T5 T9 T16 T21 T22",
    1: "2h Jh 2d Nd 7s Qs 9c Kc T3 T8 T12 T20",
    2: "1h Qh 3d Qd 8s 9s 10c Qc T1 T6 T13 T19",
    3: "3h Nh Jd Kd 10s Ns 8c Nc T4 T7 T14 T18",
}
TALON = "4d T10 T11 Jc T15 T17"


def match() -> Match:
    return Match(options(), 3)


def phrases(viewer: int = 0) -> Phrases:
    return Phrases(DRAWING, english(), PLAYERS, viewer)


def scene_of(round: Round, viewer: int = 0, of: Match | None = None) -> Scene:
    return GAME.scene(round.view(viewer), of or match())


def drawn(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def table(round: Round, viewer: int = 0, width: int = 80) -> list[str]:
    return drawn(DRAWING.table(scene_of(round, viewer), phrases(viewer), width))


def sheet(round: Round) -> list[str]:
    scene = scene_of(round, of=match().counted(round))
    return drawn(DRAWING.sheet(scene, phrases(), 80))


def by_hand(round: Round) -> Round:
    """A round that was set up by hand has no history; give it an empty one."""
    round.log, round.done = [], 0
    return round


def ask(round: Round, *lines: str) -> tuple[str, str]:
    """Ask whoever is on turn for a move: what is chosen and what is said, in letters that every terminal has."""
    view, output = round.view(round.turn), StringIO()
    screen = Screen(StringIO("".join(f"{line}\n" for line in lines)), output)
    scene = GAME.scene(view, match())
    try:
        move = Turn(screen, phrases(view.seat), {}).choose(scene, lambda text: GAME.print(GAME.parse(text, view)))
    except Ended:
        move = ""
    return move, " ".join(output.getvalue().split())


def test_the_table_in_a_trick() -> None:
    round = say(start(HANDS, TALON), "pass, pass, pass, chiamata, call Kd, take 1, lay 1d, lay 4d, lay 7c")
    say(round, "trull, ok, contra, ok, ok, ok, ok, 4h, 2h, Qh, Nh, 10c, Nc")
    assert table(round) == [
        "Deal 1 of 12           cards tricks points  total",
        "  Berta                   11      0      0      0",
        "  Carlo                   10      1     6⅓      0",
        "  Emilio Fortebraccio     10      0      0      0  deals",
        "▸ You                     11      0      0      0  declarer",
        "Rufer, played by you (call a king, take a packet) · Called: K♦",
        "Contra: all counts double · Announced: Trull by you · Trick 2, led by Carlo",
        "Carlo   Emilio Fortebraccio  Last trick",
        "╭─────╮ ╭─────╮              You 4♥",
        "│10   │ │N    │              Berta 2♥",
        "│♣    │ │♣    │              Carlo Q♥ ✓",
        "╰─────╯ ╰─────╯              Emilio Fortebraccio N♥",
        "Left in the talon  J♣ XV XVII  Discarded: 3 cards  1♦ 4♦ 7♣",
        "Your hand",
        "╭─(1)─╭─(2)─╭─(3)─╭──4──╭──5──╭──6──╭──7──╭──8──╭──9──╭──10─╭──11─╮",
        "│K    │J    │K    │II   │V    │IX   │X    │XI   │XVI  │XXI  │Matto│",
        "│♥    │♠    │♠    │     │     │     │     │     │     │     │     │",
        "╰─────╰─────╰─────╰─────╰─────╰─────╰─────╰─────╰─────╰─────╰─────╯",
    ]
    assert "partner" not in "\n".join(table(round)), "nobody knows who that is"
    partner = table(round, 3)
    assert "  Emilio Fortebraccio     10      0      0      0  partner, with you, deals" in partner, (
        "but the partner does"
    )
    assert not [line for line in partner if "Discarded" in line], "nor what is discarded"


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_last_trick_is_on_the_table_until_the_next_is_over(width: int) -> None:
    round = say(start(HANDS, TALON), "pass, pass, pass, trisac, 4h")
    assert not [line for line in table(round, width=width) if "Last trick" in line]
    say(round, "2h, Qh, 3h")
    joined = " ".join(line.strip() for line in table(round, 2, width))
    assert "Last trick, talon 4♦  You 4♥ · Berta 2♥ · Carlo Q♥ ✓ · Emilio Fortebraccio 3♥" in joined
    say(round, "10c")
    lines = table(round, 3, width)
    assert [line for line in lines if "Last trick, talon 4♦" in line]
    assert [line for line in lines if "Carlo Q♥ ✓" in line], "beside the trick that has begun"


def test_the_last_trick_on_request() -> None:
    round = say(start(HANDS, TALON), "pass, pass, pass, trisac")
    assert drawn(DRAWING.look("last", scene_of(round), phrases(), 80)) == ["No trick has been taken yet."]
    say(round, "4h, 2h, Qh, 3h, 10c")
    assert drawn(DRAWING.look("last", scene_of(round), phrases(), 80)) == [
        "Trick 1, led by you, taken by Carlo",
        "You     Berta   Carlo   Emilio Fortebraccio talon",
        "╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮             ╭─────╮",
        "│4    │ │2    │ │Q    │ │3    │             │4    │",
        "│♥    │ │♥    │ │♥    │ │♥    │             │♦    │",
        "╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯             ╰─────╯",
    ]


def test_the_bidding() -> None:
    round = say(start(HANDS, TALON), "pass, piccolo, accanto")
    lines = table(round)
    assert lines[1:6] == [
        "  Berta                   12      0  pass",
        "  Carlo                   12      0  Piccolo",
        "  Emilio Fortebraccio     12      0  as well, deals",
        "▸ You                     12      0  forehand, my game",
        "Carlo bids Piccolo",
    ]
    assert lines[-6:] == [
        "  1  Pass                                 7  Farbendreier, 20 ¢",
        "  2  hold                                 8  Dreier, 20 ¢",
        "  3  as well                              9  Piccolo ouvert, 30 ¢",
        "  4  Solorufer, 10 ¢                     10  Bettler ouvert, 40 ¢",
        "  5  Besserrufer, 10 ¢                   11  Farbensolo, 50 ¢",
        "  6  Bettler, 20 ¢                       12  Solodreier, 50 ¢",
    ]
    assert table(say(bidding(), "pass, piccolo_ouvert, pass"))[-5:] == [
        "  1  Pass",
        "  2  Hold: play Piccolo ouvert yourself",
        "  3  Bettler ouvert, 40 ¢ (no trick at all, with open cards)",
        "  4  Farbensolo, 50 ¢ (alone, no talon; tarocks do not trump)",
        "  5  Solodreier, 50 ¢ (alone, no talon, bonuses double)",
    ]


def test_the_talon() -> None:
    round = say(start(HANDS, TALON), "pass, pass, pass, chiamata, call Kd")
    lines = table(round)
    assert "First packet             Second packet" in lines
    assert "│4    │ │X    │ │XI   │  │J    │ │XV   │ │XVII │" in lines
    assert ask(round, "2")[0] == "take 2"
    assert ask(round, "take 1")[0] == "take 1"


def test_the_called_king_in_the_talon() -> None:
    hands = {**HANDS, 3: "3h Nh Jd 4d 10s Ns 8c Nc T4 T7 T14 T18"}
    round = say(start(hands, "Kd T10 T11 Jc T15 T17"), "pass, pass, pass, chiamata, call Kd")
    assert table(round)[-3:] == ["  1  K♦, XV and XVII", "  2  K♦, J♣ and XVII", "  3  K♦, J♣ and XV"]
    assert ask(round, "2")[0] == "take Kd+Jc+T17"
    assert ask(round, "xv, kd, jc")[0] == "take Kd+Jc+T15"
    assert "Kd lies in the talon: take it with two cards of the other packet" in ask(round, "take 1")[1]


def bidding() -> Round:
    return start(HANDS, TALON)


def choosing() -> Round:
    return say(bidding(), "pass, pass, pass")


def calling() -> Round:
    return say(choosing(), "chiamata")


def laying() -> Round:
    return say(calling(), "call Kd, take 1")


def announcing() -> Round:
    return say(laying(), "lay 1d, lay 4d, lay 7c")


def trick(cards: str, hand: str, contract: str = "chiamata") -> Round:
    return by_hand(in_trick(cards, hand, contract))


@pytest.mark.parametrize(
    ("round", "typed", "move"),
    [
        (bidding(), "1", "pass"),
        (bidding(), "Pass", "pass"),
        (bidding(), "2", "piccolo"),
        (choosing(), "2", "chiamata"),
        (calling(), "1", "call Kd"),
        (calling(), "kd", "call Kd"),
        (calling(), "Call ♦", ""),
        (calling(), "K♦", "call Kd"),
        (laying(), "1", "lay 4h"),
        (laying(), "4d", "lay 4d"),
        (laying(), "lay 4D", "lay 4d"),
        (announcing(), "1", "ok"),
        (announcing(), "TRULL", "trull"),
        (announcing(), "2", "bird2"),
        (say(announcing(), "ok, ok, ok, ok"), "1", "4h"),
        (say(announcing(), "ok, ok, ok, ok"), "xxi", "T21"),
        (say(announcing(), "ok, ok, ok, ok"), "t2", "T2"),
        (say(announcing(), "ok, ok, ok, ok"), "Matto", "T22"),
    ],
)
def test_what_may_be_typed(round: Round, typed: str, move: str) -> None:
    assert ask(round, typed)[0] == move


@pytest.mark.parametrize(
    ("round", "typed", "said"),
    [
        (bidding(), "12", "There is no 12 here: choose 1 to 11."),
        (bidding(), "chiamata", "Rufer is a game for forehand alone, after everybody else has passed."),
        (bidding(), "hold", "Nobody has bid yet"),
        (say(bidding(), "solo_semi"), "piccolo", "Piccolo is not higher than Farbensolo, the bid so far."),
        (choosing(), "pass", "so you have to choose: Trischaken, "),
        (start(HANDS, TALON, hold="none"), "hold", "This match is played without that. Taking over"),
        (calling(), "Ks", "You hold Ks yourself."),
        (laying(), "Kh", "Kh counts five points"),
        (laying(), "T9", "you discard suit cards before tarocks. You still have 4h, 4d, 1d, Js and 7c."),
        (announcing(), "bird1", "Only the player who holds I (Pagat) can announce Pagat."),
        (announcing(), "4h", "Not now: this is the time for announcements."),
        (trick("Jh", "4h Kh T5 7s"), "7s", "7s does not follow suit. You can play: 4h and Kh."),
        (trick("Jh", "7s T5 T1"), "7s", "you have to play a tarock. You can play: I (Pagat) and V."),
        (trick("Nh", "4h Kh Jh T5 7s", "mendicante"), "4h", "4h does not beat Nh"),
        (trick("Nh", "4h Kh Jh T5 7s", "mendicante"), "4h", "in this game you have to if you can. You can play: Kh."),
        (trick("", "T1 T5 7s", "trisac"), "I", "In this game I (Pagat) is the last tarock you play."),
        (
            trick("", "T1 T5 7s", "solo_semi"),
            "T5",
            "In this game you cannot lead V as long as you hold suit cards. You can play: 7s.",
        ),
        (trick("Jh", "4h Kh T5 7s"), "4", "V does not follow suit"),
        (trick("Jh", "4h Kh T5 7s"), "Qc", "You do not have Qc."),
        (trick("Jh", "4h Kh T5 7s"), "knave", '"knave" is not a move.'),
    ],
)
def test_a_refusal_names_the_duty_and_what_fulfils_it(round: Round, typed: str, said: str) -> None:
    move, printed = ask(round, typed)
    assert not move
    assert said in printed


def test_the_settlement_adds_up() -> None:
    round = by_hand(
        finished(
            "chiamata_solo", worth(140, "T1 T21 T22", lacking="Kh"), partner=2, talon="7c 8c 9c 4h 3h 2h", factor=2
        )
    )
    announce(round, trull=0, bird1=1)
    round.level = 1
    assert sheet(round) == [
        "╭─ Deal 1 of 12, settled in cents ─────────────────────────────────────────────╮",
        "│                                                                       Emilio │",
        "│                                                                       Forteb │",
        "│                                                     You  Berta  Carlo raccio │",
        "│ Solorufer, won by you and Carlo: 10 × 2 × 2         +40    -40    +40    -40 │",
        "│ Trull, announced, won by you and Carlo: 10 × 2                               │",
        "│ × 2 × 2                                             +80    -80    +80    -80 │",
        "│ Pagat, announced, lost by Berta and Emilio                                   │",
        "│ Fortebraccio: 10 × 2 × 2 × 2                        +80    -80    +80    -80 │",
        "├──────────────────────────────────────────────────────────────────────────────┤",
        "│ This deal, in cents                                +200   -200   +200   -200 │",
        "│ Total                                              +200   -200   +200   -200 │",
        "├──────────────────────────────────────────────────────────────────────────────┤",
        "│ Left in the talon  7♣ 8♣ 9♣ 4♥ 3♥ 2♥                                         │",
        "│ Solorufer, played by you (call a king, no talon, bonuses double)             │",
        "│ Called: K♠ · Carlo is the declarer’s partner                                 │",
        "│ The declarer’s side has 46⅔ points, the others 23⅓; 35⅔ win.                 │",
        "│ solo: bonuses ×2 · Contra: all counts double · Wheel ×2                      │",
        "╰──────────────────────────────────────────────────────────────────────────────╯",
    ]


def played(contract: str, seed: int) -> Iterator[Round]:
    """A round of that contract, again and again after each of its random moves."""
    round, rng = start({}, seed=seed), Rng(seed)
    forehand = contracts.among(contracts.FOREHAND, contracts.NAMES.index(contract))
    while round.waiting():
        yield round
        moves = {GAME.print(move): move for move in round.moves(round.turn)}
        wanted = [contract, "pass"] if forehand else [contract, "accanto", "pass"]
        words = [word for word in wanted if word in moves and round.phase <= 1]
        move = moves[words[0]] if words else round.nth(round.turn, rng.below(round.count(round.turn)))
        round.play(round.turn, move)
    yield round


@pytest.mark.parametrize("contract", contracts.NAMES)
def test_every_position_fits_and_every_settlement_adds_up(contract: str) -> None:
    for seed in range(2):
        for number, round in enumerate(played(contract, seed)):
            for viewer, width in ((0, 80), (WATCHER, 80), (0, 40)):
                if round.waiting() and (number < 20 or number % 9 == 0):
                    lines = DRAWING.table(scene_of(round, viewer), phrases(viewer), width)
                    assert max(line.cell_len for line in lines) <= width
                    assert width < 80 or len(lines) <= 23, "with the prompt"
        scene = scene_of(round)
        assert scene.contract == contract
        assert all(sum(line.cents) == 0 for line in scene.sheet)
        assert [sum(line.cents[seat] for line in scene.sheet) for seat in range(4)] == round.scores()
        settled = sheet(round)
        assert max(map(cell_len, settled)) <= 80
        for line in settled[2:]:
            *label, last = line.strip("│ ").split()
            if re.fullmatch(r"[+-]?\d+ [+-]?\d+ [+-]?\d+ [+-]?\d+", " ".join([*label[-3:], last])):
                assert sum(int(cents) for cents in [*label[-3:], last]) == 0


def numbers(count: int) -> list[str]:
    """A script that tries number after number."""
    return list(islice(cycle(str(number) for number in range(1, 13)), count))


def test_a_script_plays_a_whole_session(play: Play, data: Path) -> None:
    arguments = ["--option", "deals=4", "--seed", "script", "--level", "greedy"]
    out = play(["last", *numbers(3000)], "tarock", *arguments)
    assert "No trick has been taken yet." in out
    assert out.count(", settled in cents") == 4
    assert "Game over: " in out or "You have won" in out
    assert "\x1b" not in out
    assert [line for line in out.splitlines() if cell_len(line) > 80 and str(data) not in line] == []
    (path,) = data.joinpath("records").iterdir()
    assert verify(read(path.read_bytes())).finished


def test_a_plain_terminal_gets_letters() -> None:
    output = StringIO()
    Screen(StringIO(), output).show(DRAWING.table(scene_of(bidding()), phrases(), 80))
    assert output.getvalue().isascii()
    assert "|h    |h    |" in output.getvalue()
