"""What a soak has shown, as figures and as a table."""

from __future__ import annotations

from msgspec import Struct

from attacks import TURNED_AWAY
from honest import Sample

AIM = 0.3
"""Seconds within which 99 of 100 commands are to be answered, whatever is tried."""
MOST_GROWTH = 0.5
"""Megabytes a minute that a server may grow which has lived for long."""
LONG = 300
"""Seconds in which such a growth shows: in fewer it may be what tables and answers are kept for a while."""
KILLS = "kills"
"""Then nobody answers for a moment, and how long people waited says nothing."""


class Phase(Struct):
    """A part of the time, and what was tried in it."""

    name: str
    began: float
    ended: float = 0.0
    came: str = ""
    """What came of the attack, as the attacker saw it."""


class Memory(Struct, frozen=True):
    """How much memory the server has at a time, in megabytes, with those who think and without."""

    at: float
    server: float
    workers: float
    process: int


class Course(Struct):
    """What a soak has shown."""

    began: float
    phases: list[Phase]
    memory: list[Memory]
    samples: list[Sample]
    bots: list[Sample]
    stuck: list[str]
    lost: list[str]
    problems: list[str]
    failures: list[str]
    """Of the server, from its log."""
    acknowledged: int
    matches: int
    verified: int

    def waits(self, phase: Phase, samples: list[Sample]) -> list[float]:
        """How long something took then, the shortest first. What began in a phase belongs to it."""
        return sorted(each.seconds for each in samples if phase.began <= each.at < phase.ended)

    @property
    def sound(self) -> bool:
        """Whether nothing went wrong, however long it took."""
        return not (self.stuck or self.lost or self.problems or self.failures) and self.verified == self.matches

    @property
    def above(self) -> list[str]:
        """What took too long or too much; on a machine that is busy with other things that says little."""
        found = [f"{each.name}: {said}" for each in self.phases if each.name != KILLS and (said := self.fault(each))]
        grown = growth(self.memory)
        if grown > MOST_GROWTH and lived(self.memory) >= 2 * LONG:
            found.append(f"memory: {grown:+.2f} MB a minute is above {MOST_GROWTH}")
        return found

    def fault(self, phase: Phase) -> str:
        """Why a part of the time does not prove what it should, if that is so."""
        waits = self.waits(phase, self.samples)
        p99 = percentile(waits, 99)
        if p99 > AIM:
            return f"p99 {p99 * 1000:.0f} ms is above {AIM * 1000:.0f}"
        if TURNED_AWAY in phase.came:
            return "not tried: the attacker was turned away"
        return "" if waits else "nobody was answered"


def percentile(values: list[float], of_hundred: float) -> float:
    """Of sorted values."""
    return values[min(len(values) - 1, int(len(values) * of_hundred / 100))] if values else 0.0


def last_process(memory: list[Memory]) -> list[Memory]:
    return [each for each in memory if each.process == memory[-1].process] if memory else []


def lived(memory: list[Memory]) -> float:
    """Seconds that the last process of the server was looked at."""
    last = last_process(memory)
    return last[-1].at - last[0].at if last else 0.0


def growth(memory: list[Memory]) -> float:
    """Megabytes a minute that the last process of the server has grown in the second half of its life."""
    last = last_process(memory)
    last = last[len(last) // 2 :]
    if len(last) < 3:
        return 0.0
    at = sum(each.at for each in last) / len(last)
    size = sum(each.server for each in last) / len(last)
    spread = sum((each.at - at) ** 2 for each in last)
    return 60 * sum((each.at - at) * (each.server - size) for each in last) / spread


def summary(course: Course) -> str:
    """The table that is printed in the end."""
    lines = [
        f"{'while':16}{'answers':>8}{'p50 ms':>9}{'p99 ms':>9}{'most ms':>9}{'bots p99':>9}   aim {AIM * 1000:.0f} ms"
    ]
    for phase in course.phases:
        waits = course.waits(phase, course.samples)
        bots = course.waits(phase, course.bots)
        p99 = percentile(waits, 99)
        most = waits[-1] if waits else 0.0
        times = "".join(f"{each * 1000:9.0f}" for each in (percentile(waits, 50), p99, most, percentile(bots, 99)))
        lines.append(f"{phase.name:16}{len(waits):8}{times}   {course.fault(phase)}")
    sizes = [each.server for each in course.memory]
    lines += [
        "",
        f"memory of the server {min(sizes, default=0):.0f} to {max(sizes, default=0):.0f} MB; "
        f"its last process grew {growth(course.memory):+.2f} MB a minute in the second half of its life",
        f"{course.acknowledged} commands acknowledged, {len(course.lost)} lost; "
        f"{course.matches} matches played, {course.verified} records verified; {len(course.stuck)} tables stuck; "
        f"{len(course.failures)} failures in the server's log",
        *course.stuck,
        *course.lost[:20],
        *course.problems[:20],
        *(each[:2000] for each in course.failures[:5]),
    ]
    return "\n".join(lines)
