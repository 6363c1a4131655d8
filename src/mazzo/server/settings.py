"""What can be set about a server. Without any setting it runs alone, on SQLite in the user's data folder."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from mazzo.server.addresses import LOOPBACK
from mazzo.table.due import PACE, USUAL, Waits

DATABASE = "mazzo.db"


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of one server process."""

    data: Path
    database: str = ""
    """`postgresql://…`; by default SQLite in the data folder."""
    redis: str = ""
    """`redis://…`, by which several processes tell each other what they have written; without it they do by the
    database."""
    bots_elsewhere: bool = False
    """Whether bots think in processes of `mazzo worker`."""
    bots_late: int = 10_000
    """How late they may be there before a server moves them after all, in milliseconds."""
    pace: int = PACE
    """How long bots seem to think, in milliseconds."""
    waits: Waits = USUAL
    """How long tables wait for people."""
    bot_processes: int = 1
    """In which bots search; those that need not search have one more."""
    thinking_deadline: int = 10_000
    """How long a bot may take to decide, in milliseconds; then it plays as a quick one."""
    thinking_refill: float = 0.2
    """How long the bots of a host's tables may search: seconds a second, as far as there are `origins`."""
    thinking_store: float = 180.0
    """What is saved up of that, in seconds."""
    thinking_refill_of_guest: float = 0.1
    thinking_store_of_guest: float = 60.0
    """The same for the tables of a guest."""
    reviewing_refill: float = 0.2
    """How long matches may be judged for somebody who asks for reviews: seconds a second, as far as there are
    `origins`. It is a share of its own: a review takes nothing from bots."""
    reviewing_store: float = 300.0
    """What is saved up of that, in seconds."""
    reviewing_refill_of_guest: float = 0.1
    reviewing_store_of_guest: float = 120.0
    """The same for a guest."""
    reviews_at_once: int = 3
    """How many reviews that are not done one person may have asked for."""
    linger: int = 3_000
    """How long a lost connection counts as present, in milliseconds: a reload is no departure."""
    patience: int = 10_000
    """How long a client may take to say hello, or to read a message or some of an answer, in milliseconds."""
    requests_a_minute: int = 600
    """For each account, sockets included; where there are no `origins`, for each address."""
    requests_a_minute_of_guest: int = 300
    """For each address, of all who ask from there without an account, as far as there are `origins`."""
    connections: int = 0
    """At most, of everybody; by default as many as the system allows files, but for some."""
    connections_of_address: int = 40
    half_open_of_address: int = 10
    """Connections on which a request is awaited or has not arrived in full; above that the oldest goes."""
    head_patience: int = 10_000
    """How long the head of a request may take, in milliseconds."""
    body_patience: int = 15_000
    """The same for its body."""
    messages_a_second: int = 20
    """For each socket, with bursts of three times that."""
    origins: tuple[str, ...] = ()
    """Where people reach the server, as browsers name it: `https://cards.example`. At home there is none: the server is
    known by the addresses and the name of its machine, and the quotas that follow do not hold."""
    public_tables_a_person: int = 2
    """How many of their tables may be public, of somebody with an account."""
    public_tables_a_guest: int = 0
    tables_a_guest: int = 5
    """How many tables that are not finished a guest may have opened."""
    listed_of_an_address: int = 6
    """How many public tables are listed whose hosts have the same address."""
    hints_a_minute: int = 12
    """For each account; `hellos_a_minute` too."""
    hints_a_minute_of_guest: int = 6
    hellos_a_minute: int = 30
    hellos_a_minute_of_guest: int = 20
    learning_a_minute: int = 180
    """Steps of lessons and first deals, for each address."""
    sockets_a_person: int = 12
    sockets_a_guest: int = 6
    reports_a_day: int = 10
    reports_a_day_of_guest: int = 3
    friends_an_hour: int = 60
    """Requests of somebody to others: for their friendship, to a table, to a club."""
    clubs_a_person: int = 5
    """How many clubs one person may run."""
    guests_an_hour: int = 20
    """New ones, for each address."""
    tables_a_person: int = 20
    """How many tables that are not finished one person may have opened, at home too."""
    codes_an_hour: int = 30
    """By which other devices ask to become somebody, for each address, at home too."""
    wrong_codes_an_hour: int = 5
    """For each person and each address, at home too."""
    sign_ins_of_name: int = 5
    """Tries in a quarter of an hour, at home too; who succeeds has not tried."""
    sign_ins_of_address: int = 20
    exports_an_hour: int = 5
    """Of one person, at home too."""
    unfinished_days: int = 90
    """After how many days without any change a table goes at which no match was played to its end; 0 for never."""
    proxies: tuple[str, ...] | None = None
    """The addresses and networks of proxies, which say for whom they ask; by default this machine where there is an
    origin, else none."""
    network: str = ""
    """The address under which others on the network reach the server, with a slash at its end, if that is known."""

    @property
    def secure(self) -> bool:
        """Whether people reach the server through TLS alone: then cookies are sent over nothing else."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def trusted(self) -> tuple[str, ...]:
        """The proxies whose word is believed."""
        return (LOOPBACK if self.origins else ()) if self.proxies is None else self.proxies

    @property
    def address(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / DATABASE}"
