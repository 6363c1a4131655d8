"""Matches between players as data: what each saw at each decision, what it could do and did, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from mazzo.arena.sitting import Sitting
from mazzo.bots.outside.command import is_command
from mazzo.bots.outside.messages import Thought
from mazzo.bots.outside.program import Program
from mazzo.games import game
from mazzo.kernel.contract import NOBODY, View
from mazzo.kernel.game import Game
from mazzo.kernel.rng import Rng
from mazzo.record.course import Course
from mazzo.record.reading import read
from mazzo.record.record import Player, RecordError, whole
from mazzo.record.replay import replay
from mazzo.record.writing import write

FORMAT = 1


class Plan(Struct, frozen=True, kw_only=True):
    """What a data set is made of: the same plan, the same data set."""

    format: int = FORMAT
    mazzo: str
    build: str
    game: str
    options: dict[str, str | int]
    seats: int
    players: list[str]
    """By seat."""
    seed: str


class Thinking(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a program told of a decision (docs/bot-protocol.md)."""

    move: str = ""
    value: float | None = None
    tried: int = 0
    text: str = ""


class Decision(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move that somebody chose among several."""

    round: int
    number: int
    """Which move of the match it is, from 1, as `mazzo replay` numbers them."""
    seat: int
    player: int
    """The seat that decides: the same, or one that plays for it. The view is this one's."""
    view: dict[str, Any]
    """What it knows; `mazzo.Game.load_view` reads it."""
    legal: list[str]
    """The legal moves in notation."""
    move: str
    """The one that was made."""
    ids: list[int] = []
    """The fixed ids of the legal moves in the same order (docs/action-ids.md), where the game has ids."""
    action: int = -1
    """The id of the one that was made."""
    thought: Thinking | None = None


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match: one line of a file."""

    match: int
    """Its number in the data set, from 0."""
    game: str
    record: str
    """The whole match as `docs/record.md` describes it: it replays and can be proved."""
    decisions: list[Decision]
    scores: list[list[int]]
    """Of each round, by seat."""
    totals: list[int]
    winners: list[int]
    places: list[int]
    """Of each seat, from 1."""
    lost: list[int] = []
    """The seats of programs that failed, once for each decision that the quick policy made for them."""


class Dropped(Exception):
    """A program has failed too often: the match is not what was asked for."""

    def __init__(self, name: str, match: int) -> None:
        self.name = name
        self.match = match
        super().__init__(name, match)


class Untrue(Exception):
    """An entry that does not follow from its record."""


def line(plan: Plan, number: int) -> tuple[bytes, int]:
    """The line of a match, and how many decisions it has. Raises Dropped."""
    entry = played(plan, number)
    return msgspec.json.encode(entry) + b"\n", len(entry.decisions)


def played(plan: Plan, number: int) -> Entry:
    """Play a match of the plan. Raises Dropped."""
    rules = game(plan.game)
    options = rules.options(plan.options)
    course = Course(rules, options, plan.seats, digest(plan, "shuffle", number))
    rngs = [Rng(int.from_bytes(digest(plan, f"player/{seat}", number)[:8], "big")) for seat in range(plan.seats)]
    sitting = Sitting(rules, options, plan.players)
    sitting.begin(rngs)
    decisions: list[Decision] = []
    count = 0
    while True:
        while not course.over:
            seat = course.to_act()[0]
            chooser = course.round.chooser(seat)
            count += 1
            if chooser == NOBODY:
                course.current.play(seat, course.round.nth(seat, 0))
                continue
            view = course.round.view(chooser)
            move = sitting.decide(course.current.match, course.round, chooser, rngs[chooser])
            if len(view.moves()) > 1:
                thought = told(sitting.thought(chooser))
                decisions.append(decided(rules, course.current.number, count, seat, view, chooser, move, thought))
            course.current.play(seat, move)
        course.close()
        if course.finished:
            break
        course.deal()
    sitting.over(course.match.totals)
    if sitting.dropped:
        raise Dropped(plan.players[sitting.dropped[0]], number)
    return entered(number, course, players(plan, sitting), decisions, [failure.seat for failure in sitting.failures])


def told(thought: Thought | None) -> Thinking | None:
    if thought is None:
        return None
    return Thinking(move=thought.move, value=thought.value, tried=thought.tried, text=thought.text)


def decided(
    rules: Game, round: int, number: int, seat: int, view: View, chooser: int, move: int, thought: Thinking | None
) -> Decision:
    moves = view.moves()
    ids = [rules.actions.encode(view, each) for each in moves] if rules.actions else []
    return Decision(
        round=round,
        number=number,
        seat=seat,
        player=chooser,
        view=view.dump(),
        legal=[rules.print(each) for each in moves],
        move=rules.print(move),
        ids=ids,
        action=ids[moves.index(move)] if ids else -1,
        thought=thought,
    )


def entered(number: int, course: Course, seated: list[Player], decisions: list[Decision], lost: list[int]) -> Entry:
    return Entry(
        match=number,
        game=course.game.name,
        record=write(whole(course, seated)).decode(),
        decisions=decisions,
        scores=[list(each.scores or ()) for each in course.rounds],
        totals=list(course.match.totals),
        winners=sorted(course.match.winners),
        places=list(course.match.places()),
        lost=lost,
    )


def players(plan: Plan, sitting: Sitting) -> list[Player]:
    """Who the record names: a program by what it calls itself, not by the command that starts it."""
    seated = []
    for name, player in zip(plan.players, sitting.players, strict=True):
        own = player.name if isinstance(player, Program) else ""
        seated.append(Player("bot", own, "program" if is_command(name) else name))
    return seated


def check(entry: Entry) -> None:
    """Play a match again from its record, and compare everything. Raises Untrue."""
    try:
        record = read(entry.record.encode())
        course = replay(record)
    except RecordError as error:
        raise Untrue(str(error)) from None
    again = entered(entry.match, course, list(record.players), list(decided_again(course, entry)), entry.lost)
    for field in entry.__struct_fields__:
        if getattr(again, field) != getattr(entry, field):
            raise Untrue(field)


def decided_again(course: Course, entry: Entry) -> Iterator[Decision]:
    thoughts = {each.number: each.thought for each in entry.decisions}
    count = 0
    for past in course.rounds:
        round = past.match.start(past.dealt)
        for seat, move in past.listed():
            count += 1
            chooser = round.chooser(seat)
            view = round.view(chooser) if chooser != NOBODY else None
            if view and len(view.moves()) > 1:
                thought = thoughts.get(count)
                yield decided(course.game, past.number, count, seat, view, chooser, move, thought)
            round.play(seat, move)


def digest(plan: Plan, purpose: str, number: int) -> bytes:
    return sha256(f"mazzo/dataset/{purpose}/{number}/{plan.seed}".encode()).digest()
