"""A piece of `make soak`: whatever is tried, no table is stuck, nothing is lost, and nothing fails in the server.

`MAZZO_SOAK=60` makes it a minute, which CI runs by itself: other tests would wait for a machine that is flooded. How
long people wait is printed and judged by nobody: it depends on the machine.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from attacks import ATTACKS, TURNED_AWAY
from honest import Party, Sample
from mazzo.server.settings import Settings
from mazzo.testing.support.server import run
from soak import STUCK, Soak, soak
from soak_course import AIM, KILLS, LONG, MOST_GROWTH, Course, Memory, Phase, summary
from soak_plot import plotted

SECONDS = float(os.environ.get("MAZZO_SOAK", "0"))


@pytest.mark.skipif(not SECONDS, reason="MAZZO_SOAK says for how many seconds")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs the addresses and processes of Linux")
def test_a_server_under_attack_loses_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        course = await soak(tmp_path, SECONDS)
        print(summary(course), *course.above, sep="\n")
        assert course.stuck == []
        assert course.lost == []
        assert course.problems == []
        assert course.failures == []
        assert course.verified == course.matches > 0
        assert {each.name for each in ATTACKS} < {phase.name for phase in course.phases}
        assert course.acknowledged >= len(course.samples) > 0
        assert plotted(course).count("<polyline") == 3

    run(go(), 600 + 4 * SECONDS)


def course(seconds: float = 0.1, growth: float = 0.0, minutes: int = 30, came: str = "") -> Course:
    """One phase in which people waited so long, and a server that grew by so many megabytes a minute."""
    end = 60.0 * minutes
    return Course(
        began=0.0,
        phases=[Phase(KILLS, 0.0, 1.0), Phase("floods", 1.0, end, came)],
        memory=[Memory(at, 100 + growth * at / 60, 0.0, 1) for at in range(0, int(end) + 1, 10)],
        samples=[Sample(0.5, 9.0), *(Sample(1.0 + each, seconds) for each in range(50))] if seconds else [],
        bots=[],
        stuck=[],
        lost=[],
        problems=[],
        failures=[],
        acknowledged=0,
        matches=0,
        verified=0,
    )


def test_times_and_memory_are_judged_beside_what_is_sound() -> None:
    assert course().above == []
    (slow,) = course(seconds=2 * AIM).above
    assert slow.startswith("floods: p99 600 ms")
    (large,) = course(growth=2 * MOST_GROWTH).above
    assert large.startswith("memory: +1.00 MB a minute")
    assert course(growth=2 * MOST_GROWTH, minutes=LONG // 60).above == [], "too short a life to tell"
    assert course(seconds=2 * AIM, growth=2 * MOST_GROWTH).sound


def test_an_attack_that_nobody_has_seen_proves_nothing() -> None:
    assert course(came=f"{TURNED_AWAY}: Refusal 1").above == ["floods: not tried: the attacker was turned away"]
    assert course(seconds=0).above == ["floods: nobody was answered"]


def party(soak: Soak, name: str, *, silent: bool) -> Party:
    found = Party(soak.server, name, [], "club", soak.seen)
    found.table = name
    found.moved -= 2 * STUCK * silent
    return found


def test_only_who_still_plays_is_stuck(tmp_path: Path) -> None:
    soak = Soak(tmp_path, 0.0, 1)
    soak.phases.append(Phase("after", 0.0))
    playing = [party(soak, "one", silent=True), party(soak, "other", silent=False), party(soak, "third", silent=True)]
    playing[2].over = True
    silent: set[str] = set()
    for _ in range(2):
        soak.note_silence(playing, silent)
    assert soak.stuck == ["one, table one: nothing happens, in after"]


def test_the_last_matches_are_waited_for_as_long_as_anything_happens(tmp_path: Path) -> None:
    async def go() -> None:
        soak = Soak(tmp_path, 0.0, 1)
        never = asyncio.Event()
        turns: list[int] = []

        async def play() -> None:
            for turn in range(3):
                await asyncio.sleep(0)
                turns.append(turn)

        async def hang() -> None:
            await never.wait()

        playing, hanging = asyncio.create_task(play()), asyncio.create_task(hang())
        assert await soak.last_matches({playing: party(soak, "one", silent=False)}) == set()
        assert len(turns) == 3
        assert await soak.last_matches({hanging: party(soak, "other", silent=True)}) == {hanging}
        never.set()
        await hanging

    run(go())


def test_it_is_a_server_for_the_public_that_is_attacked(tmp_path: Path) -> None:
    chosen = Soak(tmp_path, 1.0, 1).server.settings
    assert chosen["origins"], "or no quota would hold"
    assert chosen["proxies"] == [], "or no address would be counted"
    usual = Settings(data=tmp_path)
    for name in ("requests_a_minute", "connections_of_address", "guests_an_hour", "thinking_refill_of_guest"):
        assert chosen[name] == getattr(usual, name)
