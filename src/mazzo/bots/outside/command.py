"""How a program is named as a player: `cmd:python my_bot.py`, or `cmd/slow:…` if it may think longer."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from shutil import which

from msgspec import Struct

PREFIX = "cmd"
TIMES = {"quick": 1000, "usual": 5000, "slow": 60_000}
"""Levels of time: how many milliseconds a decision may take."""
USUAL = "usual"
FORM = re.compile(rf"{PREFIX}(?:/({'|'.join(TIMES)}))?:(.*)", re.DOTALL)


class BadCommand(ValueError):
    """No program can be started by that name."""


class Command(Struct, frozen=True):
    """A program with its arguments, and how long it may think."""

    arguments: tuple[str, ...]
    time: str = USUAL

    @property
    def milliseconds(self) -> int:
        return TIMES[self.time]

    @property
    def title(self) -> str:
        """What it is called as long as it has not told its name: the last file that the command names."""
        files = [each for each in self.arguments if not each.startswith("-")]
        return Path(files[-1]).stem if files else self.arguments[0]

    def fingerprint(self) -> str:
        """The same as long as the files that it names are: a program that was changed is another player."""
        seen = sha256(repr((self.arguments, self.time)).encode())
        for each in self.arguments[1:]:
            path = Path(each)
            if path.is_file():
                seen.update(path.read_bytes())
        return seen.hexdigest()


def is_command(name: str) -> bool:
    """Whether a name means a program."""
    return name.startswith((f"{PREFIX}:", f"{PREFIX}/"))


def command(name: str) -> Command:
    """The program of that name. Raises BadCommand."""
    found = FORM.fullmatch(name)
    if not found:
        raise BadCommand(name)
    try:
        arguments = shlex.split(found[2])
    except ValueError:
        raise BadCommand(name) from None
    if not arguments or which(arguments[0]) is None:
        raise BadCommand(name)
    return Command(tuple(arguments), found[1] or USUAL)


def names_in(text: str) -> list[str]:
    r"""The players that a text lists with commas between them; a comma of a command is written `\,`."""
    return [each.replace(r"\,", ",").strip() for each in re.split(r"(?<!\\),", text)]


def listed(names: Sequence[str]) -> str:
    """The text that lists these players."""
    return ",".join(each.replace(",", r"\,") for each in names)
