"""Matches that are over at the server of the tests in a browser, and who has played them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from zlib import crc32

from msgspec.json import encode
from playwright.sync_api import Page

from mazzo import build
from mazzo.record.course import Course
from mazzo.review.decisions import decisions
from mazzo.review.judging import Budget, judge
from mazzo.review.reviewing import judged_so
from mazzo.server.judged import DecisionJudged, ReviewShown, review_shown
from mazzo.server.listing import written
from mazzo.server.reviewing import moved_by_people
from mazzo.server.reviews import engine_of
from mazzo.server.settings import DATABASE
from mazzo.server.store import DECODER, ENCODER
from mazzo.table.state import Table
from mazzo.testing.support.server import Server
from mazzo.testing.support.table import Trial, open_table

FEW = Budget(8, 6, 8)


def person_of(site: Server, page: Page) -> str:
    """Whoever is on a page."""
    page.request.post("/api/me", headers={"x-mazzo": "1"})
    return site.person(next(each["value"] for each in page.context.cookies() if each["name"] == "mazzo"))


def put_match(site: Server, page: Page, id: str, game: str) -> None:
    """A match of a game that whoever is on a page has just played to its end, against bots."""
    # Each table has its own cards, and the same every time.
    put_trial(site, id, game, person_of(site, page), open_table(game, seed=crc32(id.encode())).until("finished"))


def put_trial(site: Server, id: str, game: str, person: str, trial: Trial) -> None:
    """What Anna has played there, as if it had been this person. Who plays adds to the shuffle, so it is Anna for whom
    the cards are the same every time."""
    entries = [
        DECODER.decode(ENCODER.encode(each).replace(b'"anna"', f'"{person}"'.encode())) for each in trial.entries
    ]
    summary = written(id, Table.folded(entries))
    last = entries[-1]
    row = (id, game, False, False, person, entries[0].at, "finished", last.at, summary, None, last.number, "", 0)
    with closing(sqlite3.connect(site.data / DATABASE, timeout=30)) as connection:
        columns = "id, game, public, rated, host, opened_at, status, changed_at, summary, due_at, number"
        columns += ", claimed_by, claimed_until"
        connection.execute(f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * len(row))})", row)
        bodies = [(id, each.number, ENCODER.encode(each)) for each in entries]
        connection.executemany("INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)", bodies)
        connection.commit()


def put_review(
    site: Server, page: Page, id: str, game: str, fits: Callable[[Course, DecisionJudged], object]
) -> tuple[Course, list[DecisionJudged]]:
    """Such a match, filed and judged in a few worlds, and what of it is an exercise; one of these fits."""
    person = person_of(site, page)
    for seed in count(1):
        trial = open_table(game, seed=seed).until("finished")
        course, review = trial.table.played(), reviewed(trial)
        exercises = [each for each in review.decisions if each.accepted]
        if any(fits(course, each) for each in exercises):
            break
    put_trial(site, id, game, person, trial)
    at = trial.entries[-1].at
    match = (f"{id}-1", id, 1, game, "", b"{}", False, 1, at, at, "won")
    kept = (
        id,
        f"{id}-1",
        "thorough",
        engine_of(course.game, "thorough", build.kind()),
        "",
        at,
        "done",
        1,
        1,
        1,
        0,
        encode(review),
    )
    rows = {
        "matches": ("id, table_id, number, game, form, options, rated, shuffle, started_at, ended_at, outcome", match),
        "reviews": (
            "id, match_id, level, engine, person, asked_at, state, judged, total, ready, claimed_until, body",
            kept,
        ),
    }
    with closing(sqlite3.connect(site.data / DATABASE, timeout=30)) as connection:
        for name, (columns, row) in rows.items():
            connection.execute(f"INSERT INTO {name} ({columns}) VALUES ({', '.join('?' * len(row))})", row)
        connection.commit()
    # The server files it.
    while not page.request.get("/api/me/matches").json()["matches"]:
        page.wait_for_timeout(50)
    return course, exercises


def reviewed(trial: Trial) -> ReviewShown:
    course = trial.table.played()
    told = [
        (decision, judged_so(decision, judgement, None))
        for decision in decisions(course, [0])
        if (judgement := judge(course.game, decision.view, decision.line, FEW, str(decision.number)))
    ]
    return review_shown(course, "thorough", build.kind(), [0], told, moved_by_people(trial.table, course))
