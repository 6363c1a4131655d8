"""`mazzo check`, `mazzo backup`, `mazzo restore` and `mazzo migrate-data`: the tables of a server, looked after."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from mazzo.server.backup import back_up, database_in, kept_before, restore
from mazzo.server.checking import Checked, check_pages, check_tables, checked_tables, table_ids
from mazzo.server.moving import Progress, move
from mazzo.server.postgres import without_password
from mazzo.server.preparing import refused
from mazzo.server.trouble import Unsaved
from mazzo.words import Refusal, Words, local

OFTEN = 20
"""After how many tables the progress is shown again."""


def check_kept_in_folder(database: str) -> None:
    """PostgreSQL has tools of its own. Raises Refusal."""
    if database:
        raise Refusal("error-database-back-up", address=without_password(database))


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
        ids = table_ids(database)
        damaged = check_all(str(database), check_tables(database, ids), len(ids), words)
    except Unsaved as unsaved:
        raise refused(database, unsaved) from None
    finally:
        show_progress("")
    if damaged:
        raise Refusal("error-check", path=str(database), tables=damaged)


def print_check_of_postgres(address: str) -> None:
    """The same for a database of its own, which looks after its pages itself. Raises Refusal."""
    words, shown = local(), without_password(address)
    try:
        show_progress(words("check-pages", path=shown))
        with checked_tables(address) as (number, tables):
            damaged = check_all(shown, tables, number, words)
    except Unsaved as unsaved:
        raise Refusal("error-database", address=shown, problem=unsaved.problem) from None
    finally:
        show_progress("")
    if damaged:
        raise Refusal("error-check", path=shown, tables=damaged)


def print_moved(folder: Path, address: str) -> None:
    """Raises Refusal."""
    words, shown = local(), without_password(address)

    def tell(progress: Progress) -> None:
        if progress.comparing:
            show_progress(words("move-checking", what=progress.what, all=progress.all))
        else:
            show_progress(words("move-progress", what=progress.what, done=progress.done, all=progress.all))

    try:
        counts = move(folder, address, tell)
    finally:
        show_progress("")
    print(words("move-done", tables=counts["tables"], events=counts["events"], address=shown))
    print(words("move-next", path=str(folder)))


def check_all(path: str, checked: Iterable[Checked], number: int, words: Words) -> int:
    """Look at every table; how many are damaged. Raises Unsaved."""
    tables = events = records = damaged = 0
    missing: Counter[str] = Counter()
    for done, found in enumerate(checked, 1):
        if done % OFTEN == 0:
            show_progress(words("check-progress", done=done, all=number))
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
        print(words("check-whole", path=path, tables=tables, events=events, records=records))
    return damaged


def show_progress(text: str) -> None:
    """In one line that the next replaces, where somebody looks on."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
