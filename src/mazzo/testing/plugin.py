"""What pytest is told of these tests: which games are meant, where their stored files lie, and what is said at the end.

Registered with pytest as an entry point, because options of a package that is named by `--pyargs` come too late
otherwise. It is loaded by every pytest where Mazzo is installed, so it imports nothing of it before it is needed.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

pytest.register_assert_rewrite("mazzo.testing.support")

LINGERING = 60.0
"""Seconds after which a run whose tests are all done, but which does not end, says where it hangs and is ended."""

LEFT_OUT = {"BROWSER: ": "in a browser", "DATABASE: ": "with PostgreSQL or Redis"}
"""How the reason begins why a test was left out, and what kind of test it is."""

UNTRANSLATED = "untranslated"
"""The property of a test by which it tells what a language leaves to English."""
FIGURES = "figures"
"""The property of a test by which it tells what it has measured, where machines differ or a look is worth while."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mazzo", "the games of Mazzo")
    group.addoption("--game", action="append", metavar="NAME", help="a game to test; all that are registered if none")
    group.addoption("--first", action="store_true", help="only in the first setting and variant of each game")
    group.addoption("--stored", type=Path, metavar="FOLDER", help="where the stored files of the game lie")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "club: with a PostgreSQL, a Redis or a proxy")
    config.addinivalue_line("markers", "more: slow, and of what few changes touch: `make test-more`, not `make test`")
    config.addinivalue_line("markers", "long: more of what other tests show already, and slow: not in `make test`")
    for name in config.getoption("game") or ():
        from mazzo.games import BrokenGame, UnknownGame, game

        try:
            game(name)
        except (BrokenGame, UnknownGame) as problem:
            raise pytest.UsageError(str(problem)) from problem


def borrowed_databases() -> Path:
    """Where `mazzo.testing.support.lending` keeps what the tests of this run have borrowed."""
    return Path(tempfile.gettempdir()) / f"mazzo-tests-{os.getpid()}"


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """What the tests have borrowed is ended with them, once all processes are done."""
    if not hasattr(config, "workerinput") and borrowed_databases().exists():
        from mazzo.testing.support.lending import give_back

        give_back()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """A test fails if anything was to be said and had no words, which nobody who plays is told."""
    unsaid: set[str] = getattr(sys.modules.get("mazzo.words"), "unsaid", set())
    unsaid.clear()
    yield
    unsaid = getattr(sys.modules.get("mazzo.words"), "unsaid", set())
    if unsaid:
        pytest.fail(f"no words for: {', '.join(sorted(unsaid))}", pytrace=False)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out because the machine lacks something is said loudly, not as a letter among many."""
    left_out = [report.longrepr for report in terminalreporter.stats.get("skipped", [])]
    said = [str(why[2]) for why in left_out if isinstance(why, tuple)]
    reasons = Counter(
        (kind, reason.partition(sign)[2]) for sign, kind in LEFT_OUT.items() for reason in said if sign in reason
    )
    if reasons:
        terminalreporter.section("NOT EVERYTHING WAS TESTED", "!", red=True, bold=True)
        for (kind, reason), count in reasons.items():
            terminalreporter.line(f"{count} tests {kind} were left out. {reason}", red=True, bold=True)
    tell(terminalreporter, UNTRANSLATED, "said in English in other languages too")
    tell(terminalreporter, FIGURES, "measured")


def tell(terminalreporter: pytest.TerminalReporter, wanted: str, title: str) -> None:
    """What the tests have told by this property, whichever process they ran in."""
    reports = [each for outcome in ("passed", "failed") for each in terminalreporter.stats.get(outcome, [])]
    told = [str(value) for each in reports for key, value in getattr(each, "user_properties", ()) if key == wanted]
    if told:
        terminalreporter.section(title)
        for line in sorted(told):
            terminalreporter.line(line)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A browser, a driver or a server that does not go away must not keep the run: its outcome is known by now."""
    if os.environ.get("MAZZO_BROWSER") != "1" or hasattr(session.config, "workerinput"):
        return

    def give_up() -> None:
        faulthandler.dump_traceback(file=sys.__stderr__ or sys.stderr)
        os._exit(int(exitstatus))

    ending = threading.Timer(LINGERING, give_up)
    ending.daemon = True
    ending.start()
