"""What runs in the processes in which bots think. They load nothing of the server but this."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from time import process_time
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from mazzo import build
from mazzo.bots import choose
from mazzo.games import game, names
from mazzo.kernel.errors import Reason
from mazzo.kernel.rng import Rng

if TYPE_CHECKING:
    from mazzo.kernel.contract import Round
    from mazzo.review.judging import Budget, Judgement
    from mazzo.review.reviewing import Openly

GENTLY = 15
"""By how much those who are in no hurry let others go first."""

Work = Callable[..., Any]


class Advised(Struct, frozen=True):
    """A hint, its moves in notation."""

    move: str
    reason: Reason
    values: list[tuple[str, float, float]]
    """Each move, its value and the standard error of that."""


def think(name: str, level: str, view: dict[str, Any], seed: int) -> str:
    """The move of a bot, from what its seat knows and a generator of its own."""
    played = game(name)
    return played.print(choose(played, level, played.load_view(view), Rng(seed)))


def advise(name: str, view: dict[str, Any], seed: int) -> Advised:
    """A hint, from what a seat knows and a generator of its own."""
    # It loads what searches, which a server that only plays quick bots need not have.
    from mazzo.bots.hint import HINT_LEVEL, hint

    played = game(name)
    found = hint(played, HINT_LEVEL, played.load_view(view), Rng(seed))
    values = [(played.print(each.move), round(each.value, 2), round(each.error, 2)) for each in found.values]
    return Advised(played.print(found.move), found.reason, values)


def judge(name: str, view: dict[str, Any], line: list[int], budget: Budget, seed: str) -> Judgement | None:
    """What a decision was worth, from what whoever made it knew then; None where there was nothing to choose."""
    from mazzo.review import judging

    played = game(name)
    return judging.judge(played, played.load_view(view), line, budget, seed)


def judge_openly(name: str, round: Round, seat: int, line: list[int], judgement: Judgement) -> Openly | None:
    """Beside it, what was best with every card open. It is labelled so, and nothing else may ask it."""
    from mazzo.review.reviewing import openly

    return openly(game(name), round, seat, line, judgement)


def attend(questions: Connection, deadline: float, gently: bool = False) -> None:
    """Say of which build the engine is here, and do what is asked, until the server is gone; gently, so that
    everything else goes first."""
    if gently and hasattr(os, "nice"):
        os.nice(GENTLY)
    # It ends with its server, which hears both itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()
    # Loads them all.
    names()
    try:
        questions.send(build.kind())
        while True:
            work, given = questions.recv()
            end_after(2 * deadline)
            answer = answered(work, given)
            end_after(0)
            questions.send(answer)
    except (EOFError, OSError):
        pass


def answered(work: Work, given: tuple[Any, ...]) -> tuple[Any, float, str]:
    """What comes of a work, the processor time, and what went wrong."""
    began = process_time()
    try:
        return work(*given), process_time() - began, ""
    except Exception:
        return None, process_time() - began, traceback.format_exc()


def end_with_server() -> None:
    """However the server ends."""
    server = parent_process()
    if server:
        server.join()
        os._exit(0)


def end_after(seconds: float) -> None:
    """The system itself ends a compiled search that hangs after its server has gone: no thread gets a word in."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
