"""The commands: what they print, and how they refuse."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mazzo import __version__, build, cli
from mazzo.games import default, game
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.record.reading import read
from mazzo.record.record import Player, seen, whole
from mazzo.record.writing import write
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.words import english

Capture = pytest.CaptureFixture[str]
GAME = default()
MAZZO = [sys.executable, "-c", "from mazzo.cli import main; main()"]


def ran(capsys: Capture, *arguments: str) -> str:
    """What a command prints that goes well."""
    assert cli.run(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: Capture, *arguments: str) -> str:
    """The one line of a command that is refused."""
    assert cli.run(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("mazzo: ")
    assert err.count("\n") == 1
    return err.removeprefix("mazzo: ").rstrip("\n")


@pytest.fixture(scope="module")
def course() -> Course:
    rules = game(GAME)
    course = Course(rules, rules.options({"target": 1}), 4, bytes(32))
    rng = Rng(1)
    while not course.finished:
        while not course.over:
            seat = course.to_act()[-1]
            course.play(seat, course.round.nth(seat, rng.below(course.round.count(seat))))
        course.advance()
    return course


@pytest.fixture
def players() -> list[Player]:
    return [Player("person", "Anna"), Player("bot", "Rosa", "club"), Player("bot", "", "club"), Player("nobody")]


@pytest.fixture
def complete(tmp_path: Path, course: Course, players: list[Player]) -> str:
    path = tmp_path / "match.mazzo"
    path.write_bytes(write(whole(course, players)))
    return str(path)


@pytest.fixture
def of_seat_2(tmp_path: Path, course: Course, players: list[Player]) -> str:
    path = tmp_path / "seat.mazzo"
    path.write_bytes(write(seen(course, players, 2)))
    return str(path)


def test_version(capsys: Capture) -> None:
    said, strength = ran(capsys, "--version").splitlines()
    assert said == f"mazzo {__version__} ({build.kind()})"
    assert ("at full strength" in strength) is build.compiled()


def test_version_loads_neither_the_command_line_nor_the_games() -> None:
    code = "import sys; from mazzo import cli; cli.run(['--version']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "mazzo.build" in loaded
    assert not {"cyclopts", "rich", "msgspec", "fluent.runtime", "mazzo.games"} & set(loaded)


def test_games(capsys: Capture) -> None:
    out = ran(capsys, "games")
    assert re.search(rf"^{GAME}: ", out, re.MULTILINE)
    assert "heralds, classic, two, three, robot (default heralds)" in out
    assert "1–99 (default 21 for heralds, 11 for classic" in out
    for field in game(GAME).options_type.describe():
        assert f"--option {field.key} " in out


def test_help(capsys: Capture) -> None:
    out = ran(capsys, "--help")
    for command in ("games", "play", "trace", "replay", "verify"):
        assert command in out


# --- trace ---


def test_trace(capsys: Capture) -> None:
    out = ran(capsys, "trace", GAME, "--seed", "s", "--option", "variant=two", "--option", "target=5")
    lines = [json.loads(line) for line in out.splitlines()]
    assert lines[0]["options"]["variant"] == "two"
    assert lines[0]["options"]["target"] == 5
    assert lines[0]["seats"] == 2
    assert "winners" in lines[-1]


def test_trace_of_several_matches(capsys: Capture) -> None:
    arguments = ("trace", GAME, "--seats", "4", "--matches", "2", "--option", "target=1")
    out = ran(capsys, *arguments, "--players", "random,greedy,club,greedy")
    assert out.count('"winners"') == 2
    assert ran(capsys, *arguments) != out


def test_trace_gives_its_players_to_the_seats_in_turn(capsys: Capture) -> None:
    arguments = ("trace", GAME, "--seed", "s", "--option", "target=1", "--players")
    assert ran(capsys, *arguments, "club,greedy") == ran(capsys, *arguments, "club,greedy,club,greedy")
    assert ran(capsys, *arguments, "club,greedy") != ran(capsys, *arguments, "club,club,greedy,greedy")


@pytest.mark.parametrize("players", ["beginner,expert/50", "pimc-4", "open-expert/50,club"])
def test_trace_takes_every_player(capsys: Capture, players: str) -> None:
    arguments = ("trace", GAME, "--seed", "s", "--option", "variant=two", "--option", "target=1", "--players")
    out = ran(capsys, *arguments, players)
    assert out == ran(capsys, *arguments, players)
    assert out != ran(capsys, *arguments, "random")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["trace"], "GAME"),
        (["trace", "poker"], f"there is no game poker; choose from {GAME}"),
        (["trace", GAME, "--seats", "3"], f"{GAME} takes 4 players here, not 3"),
        (["trace", GAME, "--seats", "x"], "--seats"),
        (["trace", GAME, "--matches", "0"], "--matches must be at least 1, not 0"),
        (["trace", GAME, "--option", "target"], "--option takes KEY=VALUE, not target"),
        (["trace", GAME, "--option", "goal=5"], "there is no option goal; choose from variant, opening_herald"),
        (["trace", GAME, "--option", "target=100"], "option target cannot be 100; allowed: 1–99"),
        (["trace", GAME, "--option", "target=1", "--option", "target=2"], "option target is given twice"),
        (["trace", GAME, "--players", "random,random,random,random,random"], "at most 4 names"),
        (
            ["trace", GAME, "--players", "clever"],
            "there is no player clever; choose from random, greedy, learnt, beginner, club",
        ),
        (["trace", GAME, "--seed", "\udcff"], "--seed takes a text"),
        (["trace", GAME, "--sed", "x"], "--sed"),
        (["sing"], "sing"),
    ],
)
def test_bad_arguments(capsys: Capture, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, *arguments)


# --- records ---


def test_verify(capsys: Capture, complete: str, course: Course) -> None:
    moves = sum(len(played.moves) for played in course.rounds)
    assert f"{moves} moves in" in ran(capsys, "verify", complete)
    assert "Shuffle 1: the players added their parts in the open" in ran(capsys, "verify", complete)


def test_verify_tells_how_a_match_was_shuffled(capsys: Capture, tmp_path: Path) -> None:
    text = (Path(__file__).parents[1] / "docs" / "record.md").read_text(encoding="utf-8")
    path = tmp_path / "sealed.mazzo"
    (example,) = re.findall(r"```text\n(mazzo record 2\n.*?)```", text, re.DOTALL)
    path.write_bytes(example.encode())
    out = ran(capsys, "verify", str(path))
    assert "one player had committed to a part before any was revealed" in out
    assert "seat 1 (Bert) had committed to a part and never revealed it" in out
    record = read(example.encode())
    assert record.sealed is not None
    assert record.sealed.listing(record.commitment).hex() in out


def test_replay_prints_everything(capsys: Capture, complete: str, course: Course) -> None:
    out = ran(capsys, "replay", complete)
    assert "Anna (a person)" in out
    for played in course.rounds:
        assert f"Round {played.number}, dealt by seat {played.dealer}" in out
    for number, (seat, move) in enumerate(course.rounds[0].listed(), 1):
        assert f"{number:4}  {seat}  {course.game.print(move)}\n" in out
    assert "has won" in out


def test_replay_to_a_move_draws_the_table(
    capsys: Capture, complete: str, course: Course, players: list[Player]
) -> None:
    out = ran(capsys, "replay", complete, "--move", "2")
    moves = [course.game.print(move) for _, move in course.rounds[0].listed()]
    assert f"  {moves[1]}\n" in out
    assert f"  {moves[2]}\n" not in out
    assert "Position after move 2 of" in out
    assert "Opening cards" in out, "the table is drawn"
    spoken = Phrases(drawing(GAME), english(), players)
    for seat in course.rounds[0].order[2:]:
        label = "Robot" if players[seat].kind == "nobody" else players[seat].name or f"seat {seat}"
        (shown,) = re.findall(rf"^{label}: (.*)$", out, re.MULTILINE)
        hand = [spoken.card(course.game.card(card)) for card in course.rounds[0].dealt.hands[seat]]
        assert sorted(shown.split(", ")) == sorted(hand)


def test_replay_for_a_seat_shows_no_more_than_it_saw(capsys: Capture, complete: str, course: Course) -> None:
    seats = course.rounds[0].order
    laid = {seat: course.game.print(move) for seat, move in course.rounds[0].listed()[:4]}
    out = ran(capsys, "replay", complete, "--move", "2", "--seat", str(seats[1]))
    assert f"   1  {seats[0]}  ??\n" in out
    assert f"   2  {seats[1]}  {laid[seats[1]]}\n" in out
    hidden = {
        course.game.card(card) for seat in seats if seat != seats[1] for card in course.rounds[0].dealt.hands[seat]
    }
    assert not hidden & set(re.findall(r"\b\d+[sbcd]\b", out))
    drawn = out[out.index("Your hand") :]
    assert drawn.count("╭") == len(course.rounds[0].dealt.hands[seats[1]]) - 1, "one card is laid"


def test_replay_for_a_seat_without_a_name_calls_it_you(capsys: Capture, complete: str) -> None:
    out = ran(capsys, "replay", complete, "--move", "2", "--seat", "2")
    drawn = out[out.index("Position after move") :]
    assert re.search("^. You ", drawn, re.MULTILINE)
    assert "seat 2" not in drawn


def test_replay_of_a_viewers_record(capsys: Capture, of_seat_2: str) -> None:
    assert "what seat 2 saw" in ran(capsys, "replay", of_seat_2)
    assert "seat 2" in ran(capsys, "replay", of_seat_2, "--seat", "2")
    assert "does not show what seat 1 saw" in refused(capsys, "replay", of_seat_2, "--seat", "1")
    assert "no positions" in refused(capsys, "replay", of_seat_2, "--move", "1")
    assert "line 2: this record shows only what one viewer saw" in refused(capsys, "verify", of_seat_2)


def test_bad_moves_and_seats(capsys: Capture, complete: str) -> None:
    assert "there is no move 9999" in refused(capsys, "replay", complete, "--move", "9999")
    assert "there is no move -1" in refused(capsys, "replay", complete, "--move=-1")
    assert "the seats are 0 to 3" in refused(capsys, "replay", complete, "--seat", "4")


def test_bad_files(capsys: Capture, tmp_path: Path, complete: str) -> None:
    for command in ("replay", "verify"):
        assert "no such file" in refused(capsys, command, str(tmp_path / "none"))
        assert "is a folder" in refused(capsys, command, str(tmp_path))
        foreign = tmp_path / "foreign"
        foreign.write_bytes(b"\x89PNG\r\n")
        assert "line 1: this is not a Mazzo record" in refused(capsys, command, str(foreign))
        broken = tmp_path / "broken"
        broken.write_bytes(b"".join(Path(complete).read_bytes().splitlines(keepends=True)[:30]))
        assert "line 30: the record breaks off" in refused(capsys, command, str(broken))
        altered = tmp_path / "altered"
        altered.write_bytes(Path(complete).read_bytes().replace(b"Anna", b"Otto"))
        assert "the checksum does not fit" in refused(capsys, command, str(altered))


def test_every_reason_against_a_record_has_words() -> None:
    sources = (Path(cli.__file__).parents[1] / "record").glob("*.py")
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    codes = set(re.findall(r'RecordError\([^"]*?, "(\w+)"', code)) | set(re.findall(r'same\([^"]*?, "(\w+)"', code))
    assert len(codes) > 15
    for each in codes:
        assert f"error-record-{each.replace('_', '-')}" in english()


# --- as a process ---


def test_a_closed_pipe_is_no_error() -> None:
    command = [*MAZZO, "trace", GAME, "--matches", "100"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_ctrl_c() -> None:
    # What a run in the background starts would ignore Ctrl-C as it does itself.
    def heed() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    command = [*MAZZO, "trace", GAME, "--matches", "1000000"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, preexec_fn=heed, stdout=pipe, stderr=pipe) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert err == b""
        assert process.returncode == 130
