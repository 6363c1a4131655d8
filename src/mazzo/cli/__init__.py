"""The command line: `mazzo …`. What takes time to load is loaded by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130
STRENGTHS = {
    "compiled": "Bots play at full strength: their engine is compiled.",
    "interpreted": "Bots search less far than they can: their engine is not compiled.",
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 if all went well, 2 after one line on stderr if the input was bad."""
    from mazzo import beside

    beside.use(beside.found())
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run a command; its exit code."""
    code = 0
    try:
        try:
            code = dispatch(arguments)
        except KeyboardInterrupt:
            code = INTERRUPTED
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough. What is still buffered goes nowhere, or the exit would complain once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def dispatch(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(version())
        return 0
    from mazzo.cli.app import call

    return call(arguments)


def version() -> str:
    from mazzo import __version__, build

    return f"mazzo {__version__} ({build.kind()})\n{STRENGTHS[build.kind()]}"
