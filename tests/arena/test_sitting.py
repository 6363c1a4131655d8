"""Programs among the players of a tournament, and everywhere else where players are named."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from mazzo.arena.deals import Pairing, observe
from mazzo.arena.pool import Pool
from mazzo.arena.sitting import PROGRAMS, BadCommand, Sitting, UnknownPlayer, check_player, identity
from mazzo.arena.tournament import Journal, contest
from mazzo.cli.app import call
from mazzo.testing.support.fitting import of_seats, usual
from tests.bots.outside.programs import program

TWO = usual(of_seats(2))
BOTS = Path(__file__).parents[2] / "examples" / "bots"
MOST_CARDS = f"cmd/slow:{sys.executable} {BOTS / 'most_cards.py'}"


def named(folder: Path, at: str = "", does: str = "") -> str:
    return "cmd/slow:" + " ".join(program(folder, at, does).arguments)


def pairing(a: str, b: str) -> Pairing:
    return Pairing(game=TWO.game.name, options=TWO.options.dump(), seats=2, a=a, b=b, seed="outside")


def nothing(*_: object) -> None:
    """No progress is shown."""


def test_every_kind_of_player_has_a_name() -> None:
    for name in ("club", "random", "ismcts-20", "master/20", "open-expert", MOST_CARDS):
        check_player(TWO.game, name)
    with pytest.raises(UnknownPlayer):
        check_player(TWO.game, "champion")
    with pytest.raises(BadCommand):
        Sitting(TWO.game, TWO.options, ["club", "cmd:no-such-program-anywhere"])


def test_a_program_plays_the_same_deck_the_same_way_again() -> None:
    one, two = observe(pairing(MOST_CARDS, "random"), 3), observe(pairing(MOST_CARDS, "random"), 3)
    assert (one.lead, one.wins, one.lost_a) == (two.lead, two.wins, 0)


def test_the_program_in_the_docs_plays(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
    [code] = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    lowest = tmp_path / "lowest.py"
    lowest.write_text(code, encoding="utf-8")
    observed = observe(pairing(f"cmd/slow:{sys.executable} {lowest}", "random"), 3)
    assert (observed.lost_a, observed.lost_b) == (0, 0)


def test_each_seat_has_a_process_of_its_own(tmp_path: Path) -> None:
    name = named(tmp_path)
    sitting = Sitting(TWO.game, TWO.options, [name, name])
    (_, first), (_, second) = sitting.programs
    assert first is not second
    assert Sitting(TWO.game, TWO.options, [name, name]).programs[0][1] is first
    assert first in PROGRAMS.values()


def test_a_pairing_ends_when_a_program_is_dropped(tmp_path: Path) -> None:
    wanted = pairing("club", named(tmp_path, "DECIDE", "os._exit(1)"))
    journal = Journal(tmp_path, wanted)
    result = contest(wanted, 5, Pool(1), journal, nothing)
    assert {side: [each.code for each in wrong] for side, wrong in result.dropped.items()} == {"b": ["crashed"] * 3}
    assert result.wins + result.losses + result.ties == 0
    assert journal.read() == {}


def test_mistakes_are_counted(tmp_path: Path) -> None:
    once = "\n        if seen == 3: say(type='move', id=asked['id'], move='all in'); continue"
    wanted = pairing("club", named(tmp_path, "DECIDE", once))
    result = contest(wanted, 2, Pool(1), Journal(tmp_path, wanted), nothing)
    assert (result.dropped, result.lost_a) == ({}, 0)
    assert result.lost_b == 2, "one in each of the processes of the two seats"


def test_a_changed_program_is_measured_anew(tmp_path: Path) -> None:
    name = named(tmp_path)
    before = identity(TWO.game, name)
    next(tmp_path.glob("bot*.py")).write_text("changed")
    assert identity(TWO.game, name) != before


def test_the_command_line_takes_programs(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    two = [part for key, value in TWO.options.dump().items() for part in ("--option", f"{key}={value}")]
    broken = named(tmp_path, "DECIDE", "say(type='move', id=asked['id'], move='all in'); continue")
    data = ["--deals", "2", "--jobs", "1", "--data", str(tmp_path / "data"), "--json", "-"]
    assert call(["arena", TWO.game.name, *two, "--bots", f"club,{MOST_CARDS}", *data]) == 0
    out = json.loads(capfd.readouterr().out)
    assert out["pairs"][0]["b"] == MOST_CARDS
    assert out["pairs"][0]["lost_b"] == 0
    assert out["times"][0].keys() == {"p50_ms", "p95_ms"}
    assert call(["arena", TWO.game.name, *two, "--bots", f"club,{broken}", *data]) == 0
    said = capfd.readouterr().err
    assert said.count("that move is not legal (all in)") == 3
    assert "failed three times" in said
    assert call(["arena", TWO.game.name, *two, "--bots", f"club,{broken}", *data[:-2]]) == 0
    said = capfd.readouterr().out
    assert "0/0/0" in said
    assert "inf" not in said, "nothing was played, so there is no result"
    assert call(["trace", TWO.game.name, *two, "--seed", "s", "--players", f"{broken},{MOST_CARDS}"]) == 0
    traced = capfd.readouterr()
    assert json.loads(traced.out.splitlines()[-1])["winners"]
    assert traced.err.count("(all in)") == 3
    assert call(["trace", TWO.game.name, "--players", "cmd:no-such-program-anywhere"]) == 2
    assert "no program can be started" in capfd.readouterr().err
