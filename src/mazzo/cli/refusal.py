"""Bad input, turned into one line of words."""

from __future__ import annotations

import re

from cyclopts import CycloptsError

from mazzo.games import BrokenGame, FaultyGame, UnknownGame, names
from mazzo.kernel.errors import OptionError, UnknownOption
from mazzo.record.record import RecordError
from mazzo.words import Refusal, Words, dashed, local


class BadRecord(Exception):
    """A RecordError with the path of the file."""

    def __init__(self, path: str, error: RecordError) -> None:
        self.path = path
        self.error = error
        super().__init__(path)


REFUSED = (Refusal, BadRecord, OptionError, UnknownGame, BrokenGame, FaultyGame)


def one_line(error: Exception) -> str:
    """What is wrong, in one line; spaces that do not break, as French has them, stay."""
    return re.sub(r"[ \t\r\n]+", " ", words_for(error, local())).strip()


def words_for(error: Exception, words: Words) -> str:
    match error:
        case Refusal(key=key, params=params):
            return words(key, **params)
        case BadRecord(path=path, error=wrong):
            reason = words(f"error-record-{dashed(wrong.reason.code)}", **wrong.reason.params)
            return words("error-record", path=path, line=wrong.line, reason=reason)
        case UnknownOption(key=key, allowed=allowed):
            return words("error-unknown-option", key=key, allowed=allowed.split(", "))
        case OptionError(key=key, value=value, allowed=allowed):
            return words("error-option", key=key, value=str(value), allowed=allowed)
        case UnknownGame(name=name):
            return words("error-unknown-game", name=name, allowed=list(names()))
        case BrokenGame(name=name, package=package, why=why):
            return words("error-broken-game", name=name, package=package, why=why)
        case FaultyGame(name=name, why=why):
            return words("error-faulty-game", name=name, why=why)
        case CycloptsError():
            return words("error-arguments", problem=str(error))
    raise error
