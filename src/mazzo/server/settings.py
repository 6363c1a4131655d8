"""What can be set about a server. Without any setting it runs alone, on SQLite in the user's data folder."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from mazzo.table.due import PACE, USUAL, Waits

DATABASE = "mazzo.db"


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server process."""

    data: Path
    database: str = ""
    """A SQLAlchemy address; by default SQLite in the data folder."""
    pace: int = PACE
    """How long bots seem to think, in milliseconds."""
    waits: Waits = USUAL
    """How long tables wait for people."""
    bot_processes: int = 1
    linger: int = 3_000
    """How long a lost connection counts as present, in milliseconds: a reload is no departure."""
    patience: int = 10_000
    """How long a client may take to say hello, or to read a message, in milliseconds."""
    requests_a_minute: int = 600
    """For each address."""
    messages_a_second: int = 20
    """For each socket, with bursts of three times that."""
    tables_a_person: int = 20
    """How many tables that are not finished one person may have opened."""
    secure: bool = False
    """Whether people reach the server through TLS: then cookies are sent over nothing else."""

    network: str = ""
    """The address under which others on the network reach the server, with a slash at its end, if that is known."""

    @property
    def address(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / DATABASE}"
