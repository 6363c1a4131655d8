"""Runs pytest for make and prints what a person needs: what is done and how far it is, what failed, and how it ended.

`python tools/calmly.py 'What is done' [arguments of pytest]`. On a terminal the share that is done counts up in place.
"""

from __future__ import annotations

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


def main(title: str, *arguments: str) -> int:
    sys.stdout.write(f"{title} ..." if sys.stdout.isatty() else f"{title} ...\n")
    sys.stdout.flush()
    colour = "yes" if sys.stdout.isatty() else "auto"
    command = [sys.executable, "-m", "pytest", "--quiet", "--no-header", f"--color={colour}", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1) as running:
        assert running.stdout
        try:
            for shown in calm(running.stdout, title):
                sys.stdout.write(shown)
                sys.stdout.flush()
        except KeyboardInterrupt:
            # It hears Ctrl-C itself, and ends what it has started.
            running.communicate()
            print("\nStopped.")
            return INTERRUPTED
    return running.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
