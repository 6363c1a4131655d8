"""Makes the puzzles that come with the games, or searches all of them again. `make puzzles`, `make puzzles-check`.

Of each game, rounds between bots in all its presets in turn are looked into until there are enough, some of each theme.
What was found in a round is kept in build/puzzles, so that it can be broken off and goes on where it was. The same
command finds the same puzzles on every machine with a compiled engine.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from mazzo import build
from mazzo.games import game, names
from mazzo.presets import Preset, presets
from mazzo.review.puzzles import Puzzle, found, holds, played_from, read, written
from mazzo.review.shelf import FILE

ENOUGH = 64
"""Puzzles of each game."""
RESERVED = 5
"""Of these, for each theme."""
MOST_OF_A_THEME = 24
PATIENCE = 250
"""After so many rounds the places of a theme of which there are too few are anybody's."""
SEED = "starter"
CONFIRM = "check"
"""The seed of the search that a puzzle has to stand when it is made."""
CHECK = "again"
"""That of `make puzzles-check`: a search by which none was chosen."""
ROOT = Path(__file__).parent.parent
WORK = ROOT / "build" / "puzzles"
GAMES = ROOT / "src" / "mazzo" / "games"


def main(arguments: list[str]) -> int:
    """Make them, or with `check` search them again; of all games, or of those that are named."""
    if not build.compiled():
        print("This takes hours on the interpreted engine: `make puzzles` compiles it first.", file=sys.stderr)
        return 2
    checking = arguments[:1] == ["check"]
    failed = 0
    for name in arguments[checking:] or names():
        failed += check(name) if checking else make(name)
    return int(failed > 0)


def make(name: str) -> int:
    """Write the puzzles of a game; how many are lacking."""
    themes = list(game(name).themes)
    chosen: list[Puzzle] = []
    number = 0
    while len(chosen) < ENOUGH and number < 2 * PATIENCE:
        for puzzle in looked_into(name, number, places(themes, chosen, number)):
            if len(chosen) < ENOUGH and puzzle.theme in places(themes, chosen, number):
                chosen.append(puzzle)
        number += 1
    (GAMES / name / FILE).write_bytes(written(sorted(chosen, key=lambda each: (themes.index(each.theme), each.id))))
    counted = Counter(each.theme for each in chosen)
    print(f"{name}: {len(chosen)} puzzles from {number} rounds, { {theme: counted[theme] for theme in themes} }")
    return ENOUGH - len(chosen)


def places(themes: list[str], chosen: list[Puzzle], number: int) -> list[str]:
    """The themes of which the next round may bring a puzzle: those that lack some, and others while there is room
    beside what is reserved."""
    counted = Counter(each.theme for each in chosen)
    lacking = {theme: max(0, RESERVED - counted[theme]) for theme in themes}
    if len(chosen) + sum(lacking.values()) < ENOUGH or number >= PATIENCE:
        return [theme for theme in themes if counted[theme] < MOST_OF_A_THEME or number >= PATIENCE]
    return [theme for theme in themes if lacking[theme]]


def looked_into(name: str, number: int, themes: list[str]) -> list[Puzzle]:
    """The confirmed puzzles of one round, of these themes, from the file of that round if there is one."""
    kept = WORK / name / f"{number:04}.jsonl"
    if not kept.exists():
        rules = game(name)
        form = forms(name)[number % len(forms(name))]
        course = played_from(rules, rules.options(form.options), form.seats, f"{SEED}/{number}")
        confirmed = [puzzle for puzzle in found(course, themes) if holds(rules, puzzle, CONFIRM)]
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.with_suffix(".new").write_bytes(written(confirmed))
        kept.with_suffix(".new").rename(kept)
        print(f"{name} {number}: {', '.join(each.theme for each in confirmed) or '-'}", file=sys.stderr, flush=True)
    return read(kept.read_bytes())


def forms(name: str) -> list[Preset]:
    """What is played: each form of the game once."""
    return list({(tuple(each.options.items()), each.seats): each for each in presets(name)}.values())


def check(name: str) -> int:
    """Search the puzzles of a game again; how many are not confirmed."""
    wrong = 0
    for puzzle in read((GAMES / name / FILE).read_bytes()):
        if not holds(game(name), puzzle, CHECK):
            wrong += 1
            print(f"{name}: {puzzle.id} ({puzzle.theme}) is not confirmed", file=sys.stderr)
    print(f"{name}: {wrong or 'none'} not confirmed")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
