"""What came of a run of `bench/chaos.py`, as it is printed and judged."""

from __future__ import annotations

from msgspec import Struct, field


class Outcome(Struct):
    """What came of it."""

    seconds: float = 0.0
    faults: dict[str, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    agreed: dict[str, float] = field(default_factory=dict)
    """The longest time after a fault until all were shown the same, by kind of fault; and so on."""
    present: dict[str, float] = field(default_factory=dict)
    pauses: dict[str, float] = field(default_factory=dict)
    acknowledged: int = 0
    resent: int = 0
    stand_ins: int = 0
    deadlines: int = 0
    """How often somebody's time was up at a table over days."""
    matches: int = 0
    rated: int = 0
    """Matches that have changed ratings."""
    told: int = 0

    def summary(self) -> str:
        kinds = [
            f"{kind:24}{count:4}{self.agreed.get(kind, 0):10.1f}{self.present.get(kind, 0):11.1f}"
            f"{self.pauses.get(kind, 0):11.1f}"
            for kind, count in self.faults.items()
        ]
        return "\n".join(
            [
                f"{'seconds at most':28}{'the same':>10}{'presence':>11}{'pause':>11}",
                *kinds,
                f"{sum(self.faults.values())} faults of {len(self.faults)} kinds in {self.seconds:.0f} s",
                f"{self.acknowledged} commands acknowledged, {self.resent} said again",
                f"{self.matches} matches verified, {self.rated} of them rated",
                f"{self.stand_ins} times a bot stood in for somebody, {self.deadlines} times after days",
                f"{self.told} bytes on the fan-out",
                *(self.problems or ["nothing was lost or doubled"]),
            ]
        )
