"""`mazzo check`, `mazzo backup` and `mazzo restore`: the tables of a server, looked after."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from mazzo.server.backup import back_up, database_in, kept_before, restore
from mazzo.server.checking import check_pages, check_tables, table_ids
from mazzo.server.preparing import refused
from mazzo.server.trouble import Unsaved
from mazzo.words import Refusal, Words, local

OFTEN = 20
"""After how many tables the progress is shown again."""


def print_back_up(folder: Path, file: Path) -> None:
    tables = back_up(folder, file)
    print(local()("back-up-done", path=str(file), tables=tables))


def print_restored(folder: Path, file: Path) -> None:
    words = local()
    taken = restore(folder, file)
    print(words("restore-taken" if taken else "restore-done", path=str(file)))
    if kept := kept_before(folder):
        print(words("restore-kept", path=str(kept)))


def print_check(folder: Path, file: Path | None) -> None:
    """Say what is wrong, or that nothing is. Raises Refusal."""
    if file is not None and not file.is_file():
        raise Refusal("error-file-folder" if file.is_dir() else "error-file-missing", path=str(file))
    database = database_in(folder) if file is None else file
    words = local()
    try:
        show_progress(words("check-pages", path=str(database)))
        check_pages(database, thorough=True)
        damaged = check_all(database, words)
    except Unsaved as unsaved:
        raise refused(database, unsaved) from None
    finally:
        show_progress("")
    if damaged:
        raise Refusal("error-check", path=str(database), tables=damaged)


def check_all(database: Path, words: Words) -> int:
    """Look at every table; how many are damaged. Raises Unsaved."""
    ids = table_ids(database)
    tables = events = records = damaged = 0
    missing: Counter[str] = Counter()
    for done, found in enumerate(check_tables(database, ids), 1):
        if done % OFTEN == 0:
            show_progress(words("check-progress", done=done, all=len(ids)))
        if found.problem:
            damaged += 1
            show_progress("")
            problem = " ".join(found.problem.problem.split())[:200]
            print(words("check-problem", table=found.table, number=found.problem.number, problem=problem))
        elif found.missing:
            missing[found.missing] += 1
        tables, events, records = tables + 1, events + found.events, records + found.records
    show_progress("")
    for game, count in missing.items():
        print(words("check-missing", tables=count, game=game))
    if not damaged:
        print(words("check-whole", path=str(database), tables=tables, events=events, records=records))
    return damaged


def show_progress(text: str) -> None:
    """In one line that the next replaces, where somebody looks on."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
