"""Judgements that were made are kept, one a line, so that a review can be broken off and goes on where it was."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from mazzo import __version__, build
from mazzo.kernel.game import Game
from mazzo.review.fingerprint import fingerprint
from mazzo.review.judging import JUDGE
from mazzo.review.reviewing import Judged, budget_of


def judge_of(game: Game, level: str, kind: str = "") -> list[str]:
    """Who judges, on a build or on this: another version, build, code, budget or player may judge otherwise."""
    judge = game.levels[JUDGE]
    return [
        __version__,
        kind or build.kind(),
        fingerprint(game.name),
        level,
        repr(budget_of(level, kind)),
        # What else a level says, a judgement does not ask, and it may differ from build to build.
        repr((judge.policy, judge.random_percent, judge.horizon, judge.exact, judge.doubt)),
    ]


class Journal:
    """The judgements of one record at one level by this version and build; a line that was cut off is judged again."""

    def __init__(self, folder: Path, record: bytes, game: Game, level: str) -> None:
        name = sha256(sha256(record).digest() + msgspec.json.encode(judge_of(game, level))).hexdigest()[:20]
        self.path = folder / f"{game.name}-{level}-{name}.jsonl"

    def read(self) -> dict[int, Judged]:
        """What is known, by the number of the move."""
        found: dict[int, Judged] = {}
        for line in self.path.read_bytes().splitlines() if self.path.exists() else ():
            try:
                each = msgspec.json.decode(line, type=Judged)
            except msgspec.DecodeError:
                continue
            found[each.number] = each
        return found

    def add(self, judged: Judged) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # The line break comes first as well: what was cut off before ends here.
        with self.path.open("ab") as file:
            file.write(b"\n" + msgspec.json.encode(judged) + b"\n")
