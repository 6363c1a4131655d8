"""`mazzo review`: what the decisions of a match were worth, on the screen, as JSON and as a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mazzo import build
from mazzo.arena.pool import Pool
from mazzo.cli.inputs import load, working
from mazzo.cli.replay import replayed
from mazzo.record.course import Course
from mazzo.record.record import Record
from mazzo.review.decisions import Decision, decisions
from mazzo.review.journal import Journal
from mazzo.review.judging import Judgement
from mazzo.review.offered import choices
from mazzo.review.plot import bars, svg
from mazzo.review.reviewing import Judged, Review, Summary, judged_in, reviewed
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import Screen
from mazzo.words import Refusal, local

WIDEST = 100
"""Of the drawing in the terminal."""
AT_STAKE = "*"
"""Marks what is valued by what it does for the match."""


def print_review(
    path: Path,
    *,
    level: str,
    seat: int | None,
    everything: bool,
    json: str | None,
    plot: Path | None,
    folder: Path,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Judge a match and show it."""
    record = load(path)
    seats = seats_of(record, seat)
    course = replayed(path, record, None)
    if not course.closed:
        raise Refusal("error-review-unfinished", path=str(path))
    data = path.read_bytes()
    journal = Journal(folder, data, course.game, level)
    decided = {each.number: each for each in decisions(course, seats)}
    with working(jobs, cluster) as pool:
        judgements = list(found(list(decided), data, seats, level, journal, pool))
    review = reviewed(course, seats, level, judgements)
    shown = Shown(record, course, decided, review)
    if plot:
        save(plot, svg(review, shown.title(), {seat: shown.name(seat) for seat in seats}).encode())
    if json == "-":
        sys.stdout.write(msgspec.json.encode(review).decode() + "\n")
        return
    if json:
        save(Path(json), msgspec.json.encode(review))
    shown.print(everything)


def save(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise Refusal("error-file", path=str(path), problem=error.strerror or str(error)) from None


def seats_of(record: Record, seat: int | None) -> list[int]:
    """Whose decisions are judged."""
    if seat is None:
        people = [each for each, player in enumerate(record.players) if player.kind == "person"]
        return people or [each for each, player in enumerate(record.players) if player.kind == "bot"]
    if not 0 <= seat < record.seats:
        raise Refusal("error-no-such-seat", seat=seat, last=record.seats - 1)
    if record.players[seat].kind == "nobody":
        raise Refusal("error-review-nobody", seat=seat)
    return [seat]


def found(
    asked: Sequence[int], data: bytes, seats: Sequence[int], level: str, journal: Journal, pool: Pool
) -> Iterator[Judged]:
    """The judgements of these decisions, with a bar that shows how many there are; those that were made before come at
    once."""
    known = journal.read()
    missing = [number for number in asked if number not in known]
    judgements = pool.map(judged_in, ((data, tuple(seats), number, level) for number in missing))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for number in progress.track(asked, description=local()("review-judging")):
            each = known.get(number)
            if each is None:
                each = next(judgements)
                if each is not None:
                    journal.add(each)
            if each is not None:
                yield each


def estimated(value: float, error: float) -> float:
    """As exact as an estimate with that standard error deserves."""
    return round(value) if error >= 10 else round(value, 1 if error >= 1 else 2)


def is_better(judgement: Judgement) -> bool:
    """Whether the best move was better than the one that was made, also in the worlds that had not chosen it."""
    return judgement.made > 0 and round(judgement.cost, 2) > 0


class Shown:
    """A review in words, for those who played."""

    def __init__(self, record: Record, course: Course, decided: Mapping[int, Decision], review: Review) -> None:
        self.words = local()
        self.screen = Screen()
        self.course = course
        self.decided = decided
        """By the number of the move."""
        self.review = review
        self.players = [
            player if player.name else replace(player, name=self.words("record-seat", seat=seat))
            for seat, player in enumerate(record.players)
        ]

    def name(self, seat: int) -> str:
        return self.players[seat].name

    def title(self) -> str:
        unit = self.words(f"unit-{self.review.unit}")
        return self.words("review-lead", game=self.words(f"{self.review.game}-name"), unit=unit)

    def print(self, everything: bool) -> None:
        for summary in self.review.summaries:
            mine = [each for each in self.review.decisions if each.player == summary.seat]
            listed = [each for each in mine if everything or each.judgement.sure]
            self.screen.say("", Text(self.name(summary.seat), "strong"))
            if summary.seat in self.review.curves:
                self.screen.say(self.title())
                drawn = bars(self.review.curves[summary.seat], min(self.screen.width, WIDEST) - 1)
                self.screen.show(map(Text, drawn))
            for line in self.summed(summary):
                self.screen.say(line)
            if listed:
                self.screen.console.print(self.table(listed), width=self.screen.width)
            if any(each.judgement.stake > 1 for each in listed):
                self.screen.say(f"{AT_STAKE} {self.words('review-stake')}")
        if not build.compiled():
            self.screen.say("", self.words("review-rougher"))

    def summed(self, summary: Summary) -> Iterator[str]:
        """What a person understands of it: what a decision cost, the costliest mistake, the finest move."""
        words, unit = self.words, self.words(f"unit-{self.review.unit}")
        yield words(
            "review-decisions",
            count=summary.decisions,
            cost=round(summary.cost, 2),
            error=round(summary.error, 2),
            unit=unit,
        )
        if summary.costliest is None:
            yield words("review-no-mistakes")
        else:
            yield words("review-mistakes", count=summary.mistakes, number=summary.costliest)
        if summary.finest is not None:
            yield words("review-finest", number=summary.finest)

    def table(self, listed: Sequence[Judged]) -> Table:
        """One row a decision."""
        words = self.words
        table = Table(show_lines=True)
        table.add_column(words("review-number"), justify="right")
        table.add_column(words("review-played"))
        table.add_column(words("review-better"))
        table.add_column(words("review-cost", unit=words(f"unit-{self.review.unit}")), justify="right")
        table.add_column(words("review-why"), ratio=1)
        for each in listed:
            judgement = each.judgement
            better = self.said(each, judgement.best.moves) if is_better(judgement) else ""
            played = self.said(each, judgement.played.moves)
            cells = (str(each.number), played, better, self.cost(each), self.why(each))
            table.add_row(*(self.screen.fit(cell) for cell in cells))
        return table

    def phrases(self, each: Judged) -> Phrases:
        return Phrases(drawing(self.course.game.name), self.words, self.players, each.player)

    def said(self, each: Judged, line: Sequence[str]) -> str:
        """What was or could have been decided there."""
        decision = self.decided[each.number]
        offered = choices(self.course.game, decision.view, decision.played.match, line)
        return self.phrases(each).chosen(offered)

    def cost(self, each: Judged) -> str:
        judgement, words = each.judgement, self.words
        if not is_better(judgement):
            return ""
        cost, error = (estimated(each, judgement.error) for each in (judgement.cost, judgement.error))
        said = words("review-cost-value", cost=cost, error=error)
        said = said if judgement.sure else words("review-unsure", cost=said)
        return f"{said} {AT_STAKE}" if judgement.stake > 1 else said

    def why(self, each: Judged) -> str:
        """Why the best move is, how hard it was to find, and what was best with all cards open."""
        words, judgement = self.words, each.judgement
        said = [words(f"review-hardness-{judgement.hardness}")]
        if judgement.made == 0 or is_better(judgement):
            said.insert(0, self.phrases(each).advice(judgement.advice))
        if each.openly:
            best = [self.said(each, [move]) for move in each.openly.best]
            said.append(words("review-openly", moves=words.joined(best, "list-or")))
        return " ".join(said)
