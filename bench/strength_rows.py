"""What `make strength` measures."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from msgspec import Struct

from mazzo.games import game
from mazzo.kernel.levels import LEVELS, POLICY

PART = 20
"""Levels are compared with each other at such a part of their budgets."""


class Row(Struct, frozen=True, kw_only=True):
    """One line of a table: `a` against `b`, or `a` alone."""

    game: str
    seats: int
    a: str
    b: str = ""
    deals: int
    options: Mapping[str, str | int] = {}
    wanted: str = ""
    difference: float = 0.0
    """What the sequential test looks for; none is made with 0."""
    judged: bool = False
    """Whether the last column says which of the two is better, or that it is not decided."""
    sampled: int = 0
    """So many worlds stand for all where these are too many; else such positions are left out."""

    @property
    def title(self) -> str:
        variant = self.options.get("variant")
        return f"{self.game} {variant}" if variant else self.game


CLASSIC: dict[str, str | int] = {"variant": "classic"}


def primiera(a: str, b: str, deals: int, wanted: str = "", difference: float = 0.0) -> Row:
    return Row(game="primiera", options=CLASSIC, seats=4, a=a, b=b, deals=deals, wanted=wanted, difference=difference)


def row(name: str, seats: int, a: str, b: str, deals: int, wanted: str = "", difference: float = 0.0) -> Row:
    return Row(game=name, seats=seats, a=a, b=b, deals=deals, wanted=wanted, difference=difference)


def out_first(b: str, deals: int, two: int, three: int, four: int) -> list[Row]:
    """How often the master is the first to be rid of its cards, in per cent wanted for two, three and four."""
    wanted = {2: two, 3: three, 4: four}
    return [row("nain_jaune", seats, "master", b, deals, f"≥ {wanted[seats]} % out first") for seats in wanted]


SECTIONS: dict[str, list[Row]] = {
    "anchors": [
        primiera("greedy", "random", 10_000, "probe 90.5 / 4.4 / 5.1, +3.94"),
        primiera("club", "greedy", 10_000, "CS-lite 50.3 / 33.3 / 16.4, +0.57 ± 0.02"),
        primiera("club", "random", 3_000, "CS-lite 93.2 / 2.6 / 4.1, +4.37"),
        primiera("ismcts-4000", "greedy", 300, "paper 59.8 won; probe 66.6 / 20.6 / 12.8, +1.48 ± 0.19"),
        primiera("ismcts-4000", "club", 300, "probe 59.0 / 25.7 / 15.3"),
    ],
    "baselines": [
        *(row("nain_jaune", seats, "greedy", "random", 3000) for seats in (2, 3, 4)),
        *(row("nain_jaune", seats, "club", "greedy", 3000) for seats in (2, 3, 4)),
        *(row("primo", seats, "greedy", "random", 100) for seats in (2, 4)),
        *(row("primo", seats, "club", "greedy", 100) for seats in (2, 4)),
        *(row("primo", seats, "shrewd", "solver", 300) for seats in (2, 4)),
        row("primo", 2, "learnt", "solver", 300),
        row("primo", 2, "learnt", "shrewd", 1000),
        row("tarock", 4, "greedy", "random", 1000),
        row("tarock", 4, "club", "random", 1000),
        row("tarock", 4, "club", "greedy", 1000),
        row("tarock", 4, "bidder", "club", 3000),
    ],
    "targets": [
        primiera("master", "random", 100, "≥ 97 won"),
        primiera("master", "greedy", 300, "≥ 68 won"),
        primiera("master", "club", 300, "≥ 62 won"),
        primiera("master", "ismcts-4000", 300, "≥ +0.30"),
        *out_first("greedy", 1000, 75, 51, 38),
        *out_first("random", 300, 80, 57, 44),
        *out_first("pimc-600", 300, 55, 36, 27),
        row("primo", 2, "master", "greedy", 100, "≥ 90 % first"),
        row("primo", 4, "master", "greedy", 100, "≥ 78 % first"),
        row("primo", 2, "master", "solver", 100, "≥ 55 % first"),
        row("primo", 4, "master", "solver", 100, "≥ 29 % first"),
        row("primo", 2, "master", "random", 100, "≥ 97 % first"),
        row("tarock", 4, "master", "random", 100, "≥ +20"),
        row("tarock", 4, "master", "club", 300, "≥ +3.5"),
        row("tarock", 4, "master", "ismcts-5000", 100, "≥ +2.5"),
    ],
    "clairvoyance": [
        primiera(f"open-master/{PART}", f"master/{PART}", 300),
        row("nain_jaune", 3, f"open-master/{PART}", f"master/{PART}", 300),
        row("tarock", 4, f"open-master/{PART}", f"master/{PART}", 100),
    ],
}

FORMS: list[tuple[str, int, dict[str, str | int]]] = [
    ("primiera", 4, {"variant": "heralds"}),
    ("primiera", 4, {"variant": "classic"}),
    ("primiera", 2, {"variant": "two"}),
    ("primiera", 3, {"variant": "three"}),
    ("primiera", 4, {"variant": "robot"}),
    *(("nain_jaune", seats, {}) for seats in (2, 3, 4)),
    *(("primo", seats, {}) for seats in (2, 3, 4, 5, 6)),
    ("tarock", 4, {}),
]
"""Every game with every number of players."""

FULL: dict[str, tuple[int, dict[str, str | int], float]] = {
    "primiera": (4, CLASSIC, 0.1),
    "nain_jaune": (3, {}, 0.7),
    "tarock": (4, {}, 0.5),
}
"""Compared at full budgets as well, with the difference that counts."""


def part_of(name: str, level: str) -> str:
    return level if game(name).levels[level].search == POLICY else f"{level}/{PART}"


def level_pairs() -> list[Row]:
    """Each level against the one below."""
    found = []
    for name, seats, options in FORMS:
        for below, above in pairwise(LEVELS):
            a, b = part_of(name, above), part_of(name, below)
            found.append(Row(game=name, seats=seats, options=options, a=a, b=b, deals=300, judged=True))
    for name, (seats, options, difference) in FULL.items():
        for below, above in pairwise(LEVELS):
            found.append(
                Row(
                    game=name,
                    seats=seats,
                    options=options,
                    a=above,
                    b=below,
                    deals=3000,
                    difference=difference,
                    judged=True,
                )
            )
    return found


SECTIONS["levels"] = level_pairs()

SECTIONS["interpreted"] = [
    Row(game=name, seats=seats, options=options, a=f"interpreted-{above}", b=below, deals=300, judged=True)
    for name, seats, options in FORMS
    for above, below in (("expert", "club"), ("master", "interpreted-expert"))
]
"""The levels as they play where the engine is not compiled: by fewer play-outs, here on the compiled one."""

MIRRORS = [
    Row(game="primiera", options=CLASSIC, seats=4, a="random", deals=20_000),
    *(
        Row(game=name, options=options, seats=seats, a="club", deals=1000 if name != "primo" else 100)
        for name, seats, options in FORMS
    ),
]

REGRETS = [
    *(
        Row(game="primiera", options=options, seats=seats, a=level, deals=deals)
        for seats, options in ((4, CLASSIC), (2, {"variant": "two"}))
        for level, deals in (("club", 60), ("expert", 60), ("master", 10))
    ),
    *(
        Row(game="nain_jaune", seats=seats, a=level, deals=deals, sampled=100)
        for seats in (2, 3)
        for level, deals in (("club", 200), ("expert", 200), ("master", 100))
    ),
    *(
        Row(game="tarock", seats=4, a=level, deals=deals, sampled=100)
        for level, deals in (("club", 60), ("expert", 60), ("master", 25))
    ),
]

BELIEFS = [
    Row(game="primiera", options=CLASSIC, seats=4, a="club", deals=60),
    *(Row(game="nain_jaune", seats=seats, a="club", deals=100) for seats in (2, 3)),
    Row(game="tarock", seats=4, a="club", deals=60),
]
