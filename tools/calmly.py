"""Runs pytest for make and prints what a person needs: what is done and how far it is, what failed, and how it ended.

`python tools/calmly.py 'What is done' [arguments of pytest]`. On a terminal the share that is done counts up in place.

With CI set, a few tests that failed are tried once more, alone: what passes then depends on luck or load. It is named,
to be mended, and does not stop a change that did not break it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
PROGRESS = re.compile(r"[.FEsxX]* *\[ *(\d+)%\]|[.FEsxX]+")
"""Letters of tests that are done, and at the end of a line which part of all they are."""
NOISE = ("bringing up nodes...",)
INTERRUPTED = 130
"""The code with which a shell reports Ctrl-C."""
FAILED = re.compile(r"(?:FAILED|ERROR) (.+?)(?: - .*)?\n?")
SOME_FAILED = 1
"""The code of pytest for that."""
MOST_AGAIN = 5
"""Where more have failed, it was not by luck."""
ALONE = ("-n", "0", "--last-failed", "--last-failed-no-failures", "none")


def calm(lines: Iterable[str], title: str) -> Iterator[str]:
    """What is shown of the lines that pytest prints: not its progress, and nothing empty before there is anything."""
    said = False
    for line in lines:
        plain = COLOUR.sub("", line).strip()
        progress = PROGRESS.fullmatch(plain)
        if progress:
            if progress[1] and sys.stdout.isatty():
                yield f"\r{title} ... {progress[1]} %"
        elif plain not in NOISE and (plain or said):
            yield line if said or not sys.stdout.isatty() else f"\n{line}"
            said = True


def tested(title: str, arguments: Iterable[str]) -> tuple[int, list[str]]:
    """Pytest's code, and the names of what failed. Raises KeyboardInterrupt."""
    sys.stdout.write(f"{title} ..." if sys.stdout.isatty() else f"{title} ...\n")
    sys.stdout.flush()
    colour = "yes" if sys.stdout.isatty() else "auto"
    command = [sys.executable, "-m", "pytest", "--quiet", "--no-header", f"--color={colour}", *arguments]
    failed: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1) as running:
        assert running.stdout
        try:
            for shown in calm(running.stdout, title):
                if named := FAILED.fullmatch(COLOUR.sub("", shown)):
                    failed.append(named[1])
                sys.stdout.write(shown)
                sys.stdout.flush()
        except KeyboardInterrupt:
            # It hears Ctrl-C itself, and ends what it has started.
            running.communicate()
            raise
    return running.returncode, failed


def main(title: str, *arguments: str) -> int:
    try:
        code, failed = tested(title, arguments)
        if os.environ.get("CI") and code == SOME_FAILED and 0 < len(failed) <= MOST_AGAIN:
            code, _ = tested("Testing what failed once more, alone", [*arguments, *ALONE])
            if code == 0:
                print("Failed once, and passed when tried alone:", *failed, sep="\n  ")
    except KeyboardInterrupt:
        print("\nStopped.")
        return INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
