"""The commands of those who let others play: a server, its bots elsewhere, and the tables that it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mazzo.cli.base import Database, Language, Limits, Switch, app
from mazzo.record.folders import data_folder
from mazzo.words import speak


@app.default
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    lan: Switch = False,
    browser: Annotated[bool, Parameter(show_default=False)] = True,
    origin: Annotated[list[str] | None, Parameter(negative="", env_var="MAZZO_ORIGIN")] = None,
    proxy: Annotated[list[str] | None, Parameter(negative="", env_var="MAZZO_PROXY")] = None,
    metrics: int | None = None,
    limit: Limits = None,
    database: Database = "",
    redis: Annotated[str, Parameter(show_default=False, env_var="MAZZO_REDIS")] = "",
    processes: Annotated[int, Parameter(env_var="MAZZO_PROCESSES")] = 1,
    bots_elsewhere: Switch = False,
    lang: Language = None,
) -> None:
    """Start the server, and open its page in the browser.

    Parameters
    ----------
    host
        The address to listen on; by default 127.0.0.1, which only this machine reaches.
    port
        The port; by default 8000, or the next that is free.
    data
        The folder for tables and records; also set by MAZZO_DATA.
    lan
        Let others in the home network join, with a code that phones can read; the same as --host 0.0.0.0.
    browser
        Open the page in the browser, or do not.
    origin
        Where people reach the server, for example https://cards.example; may be repeated. It answers under that name
        alone, and if that is https, browsers use nothing else. At home it is not needed. Also set by MAZZO_ORIGIN.
    proxy
        The address or network of a proxy that says for whom it asks; may be repeated. With --origin this machine is
        one, unless others are named. Also set by MAZZO_PROXY.
    metrics
        A port on this machine alone where Prometheus can read how the server does; of several processes each has the
        next one.
    limit
        A limit other than the usual one, as guests_an_hour=100; may be repeated. docs/hosting.md lists them. Also set
        by MAZZO_LIMIT, with spaces between them.
    database
        A PostgreSQL, as postgresql://user@host/name, for a server of several processes; by default SQLite in the
        folder. Also set by MAZZO_DATABASE.
    redis
        A Redis, as redis://host, by which the processes tell each other what is new and what was used of limits;
        without it they do so by PostgreSQL, and share limits out. Also set by MAZZO_REDIS.
    processes
        How many processes serve here, on one port together and on the ports after it each alone, for a proxy. SIGHUP
        renews them one by one. Also set by MAZZO_PROCESSES.
    bots_elsewhere
        Leave the bots to `mazzo worker`.
    """
    speak(lang)
    from mazzo.server.run import Club
    from mazzo.server.run import serve as run

    run(
        host=host,
        port=port,
        data=data,
        lan=lan,
        browser=browser,
        origins=origin or (),
        proxies=proxy,
        metrics=metrics,
        limits=limit or (),
        club=Club(database, redis, processes, bots_elsewhere),
    )


@app.command
def worker(
    *,
    database: Annotated[str, Parameter(env_var="MAZZO_DATABASE")],
    redis: Annotated[str, Parameter(show_default=False, env_var="MAZZO_REDIS")] = "",
    origin: Annotated[list[str] | None, Parameter(negative="", env_var="MAZZO_ORIGIN")] = None,
    bots: int | None = None,
    metrics: int | None = None,
    limit: Limits = None,
    lang: Language = None,
) -> None:
    """Move the bots of a server with several processes, on this machine or another. It runs until Ctrl-C.

    Parameters
    ----------
    database
        The PostgreSQL of the server; also set by MAZZO_DATABASE.
    redis
        Its Redis, if it has one; also set by MAZZO_REDIS.
    origin
        Where people reach the server: then every host's bots have their share of time, as they have there. Also set by
        MAZZO_ORIGIN.
    bots
        How many bots think at the same time; by default as many as this machine has cores.
    metrics
        A port on this machine alone where Prometheus can read how it does.
    limit
        A limit other than the usual one, as thinking_store=600; the same as the server's. Also set by MAZZO_LIMIT.
    """
    speak(lang)
    from mazzo.server.bots_only import work

    work(database, redis, origin or (), bots, metrics, limit or ())


@app.command
def backup(file: Path, /, *, data: Path | None = None, database: Database = "", lang: Language = None) -> None:
    """Write everything that a server keeps to one file; the server may run meanwhile.

    Parameters
    ----------
    file
        Where to write it. It is as secret as the original: it holds the cards of running matches.
    data
        The folder of the server; also set by MAZZO_DATA.
    database
        The PostgreSQL of the server, if it has one; its own tools save it. Also set by MAZZO_DATABASE.
    """
    speak(lang)
    from mazzo.cli.keeping import check_kept_in_folder, print_back_up

    if data is None:
        check_kept_in_folder(database)
    print_back_up(data or data_folder(), file)


@app.command
def restore(file: Path, /, *, data: Path | None = None, database: Database = "", lang: Language = None) -> None:
    """Put a back-up in the place of what a server keeps. A running server goes on with it; nothing is thrown away.

    Parameters
    ----------
    file
        The file that `mazzo backup` wrote.
    data
        The folder of the server; also set by MAZZO_DATA.
    database
        The PostgreSQL of the server, if it has one; its own tools restore it. Also set by MAZZO_DATABASE.
    """
    speak(lang)
    from mazzo.cli.keeping import check_kept_in_folder, print_restored

    if data is None:
        check_kept_in_folder(database)
    print_restored(data or data_folder(), file)


@app.command
def check(
    file: Path | None = None, /, *, data: Path | None = None, database: Database = "", lang: Language = None
) -> None:
    """Read everything that a server keeps, play it all again, and say what is damaged; the server may run meanwhile.

    Parameters
    ----------
    file
        A back-up to check instead.
    data
        The folder of the server; also set by MAZZO_DATA.
    database
        The PostgreSQL of the server, if it has one; also set by MAZZO_DATABASE.
    """
    speak(lang)
    from mazzo.cli.keeping import print_check, print_check_of_postgres

    if database and data is None and file is None:
        print_check_of_postgres(database)
    else:
        print_check(data or data_folder(), file)


@app.command
def migrate_data(
    *,
    database: Annotated[str, Parameter(env_var="MAZZO_DATABASE")],
    data: Path | None = None,
    lang: Language = None,
) -> None:
    """Copy everything that a server keeps in its folder to an empty PostgreSQL, and compare every row. Stop the server
    first; the folder stays as it is.

    Parameters
    ----------
    database
        The PostgreSQL, as postgresql://user@host/name; also set by MAZZO_DATABASE.
    data
        The folder of the server; also set by MAZZO_DATA.
    """
    speak(lang)
    from mazzo.cli.keeping import print_moved

    print_moved(data or data_folder(), database)
