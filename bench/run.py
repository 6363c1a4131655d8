"""Prints how fast each game is beside other engines, plain C and its own interpreted build: `make bench`."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time

import builds
import imports
import load
import nain_jaune
import primiera
import primo
import report
import slices
import tarock

GAMES = {"Primiera": primiera, "Primo": primo, "Nain Jaune": nain_jaune, "Tarock": tarock}
"""A game's module has MODULES, IMPORTED and rows(compiled, interpreted)."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=25, help="how many slices each contender gets")
    parser.add_argument("--seconds", type=float, default=0.06, help="the length of a slice")
    parser.add_argument("--only", default="", help="only rows whose text contains this")
    parser.add_argument("--write", type=Path, metavar="FILE", help="also write the report into this file")
    arguments = parser.parse_args()

    modules = sorted({module for game in GAMES.values() for module in game.MODULES})
    compiled = builds.load("compiled", modules)
    interpreted = builds.load("interpreted", modules)
    rows = [
        (name, row)
        for name, game in GAMES.items()
        for row in game.rows(compiled, interpreted)
        if arguments.only in row.label
    ]
    rates = slices.measure([row for _, row in rows], arguments.turns, arguments.seconds, process_time)
    imported = [
        (game.IMPORTED, build.name, imports.milliseconds(build.folder, game.IMPORTED, arguments.turns))
        for game in GAMES.values()
        for build in (compiled, interpreted)
    ]
    table = "\n".join([report.machine(), "", *report.lines(rows, rates), "", *report.import_lines(imported)])
    print(table)
    if arguments.write:
        arguments.write.parent.mkdir(parents=True, exist_ok=True)
        kept = report.section(arguments.write, load.TITLE)
        arguments.write.write_text(report.document(table) + kept, encoding="utf-8")


if __name__ == "__main__":
    main()
