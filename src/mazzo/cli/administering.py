"""The commands of whoever sits at the machine of a server: `mazzo admin …`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from mazzo.cli.base import Database, Language, app
from mazzo.record.folders import data_folder
from mazzo.words import speak

admin = App(name="admin", help="Decide at the machine of a server who moderates it, who is kept out, and what counts.")
app.command(admin)


@dataclass
class Of:
    """Of which server."""

    data: Path | None = None
    """The folder of the server; also set by MAZZO_DATA."""
    database: Database = ""
    """The PostgreSQL of the server, if it has one; also set by MAZZO_DATABASE."""
    lang: Language = None

    @property
    def place(self) -> tuple[Path, str]:
        """Where it keeps everything."""
        speak(self.lang)
        return self.data or data_folder(), self.database


Server = Annotated[Of | None, Parameter(name="*")]
HERE = Of()


@admin.default
def make(name: str, /, *, server: Server = None) -> None:
    """Make an account an admin; the first is made so.

    Parameters
    ----------
    name
        The name of the account.
    """
    from mazzo.cli.admin import give_role

    give_role(*(server or HERE).place, name, "admin")


@admin.command
def role(name: str, role: str, /, *, server: Server = None) -> None:
    """Give an account a role, or take it away.

    Parameters
    ----------
    name
        The name of the account.
    role
        moderator, admin or none.
    """
    from mazzo.cli.admin import give_role

    give_role(*(server or HERE).place, name, role)


@admin.command(name="list")
def list_all(*, server: Server = None) -> None:
    """List who has a role, who is banned or muted, and how many reports wait."""
    from mazzo.cli.admin import print_list

    print_list(*(server or HERE).place)


@admin.command
def ban(name: str, /, *, reason: str, days: int = 0, server: Server = None) -> None:
    """Keep an account out; its connections end within seconds, and whoever comes back is told the reason.

    Parameters
    ----------
    name
        The name of the account.
    reason
        What they are told.
    days
        For how long; 0 for good.
    """
    from mazzo.cli.admin import ban as keep_out

    keep_out(*(server or HERE).place, name, days, reason)


@admin.command
def lift(name: str, /, *, server: Server = None) -> None:
    """End every ban and mute of an account.

    Parameters
    ----------
    name
        The name of the account.
    """
    from mazzo.cli.admin import lift as let_in

    let_in(*(server or HERE).place, name)


@admin.command
def rename(name: str, to: str, /, *, server: Server = None) -> None:
    """Give an account another name.

    Parameters
    ----------
    name
        The name of the account.
    to
        The name that it gets.
    """
    from mazzo.cli.admin import rename as call

    call(*(server or HERE).place, name, to)


@admin.command
def void(match: str, /, *, reason: str, server: Server = None) -> None:
    """Let a match count for nothing, in ratings and in statistics; ratings that came after it are worked out again.

    Parameters
    ----------
    match
        The address of its replay, or its id: that of the table and the number of the match, as k7qf3m2xab-1.
    reason
        Why, for the audit.
    """
    from mazzo.cli.admin import void as let_count_for_nothing

    let_count_for_nothing(*(server or HERE).place, match, reason)
