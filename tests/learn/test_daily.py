"""The deal of a day: it follows from the day's secret, the seat and the moves, and from nothing else."""

from __future__ import annotations

import msgspec
import pytest

from mazzo.games import game, names
from mazzo.kernel.errors import MoveError
from mazzo.learn.daily import YOU, Daily, derived, promised, replayed
from mazzo.record.course import Course
from mazzo.record.reading import read
from mazzo.record.replay import verify

SECRET, DAY = bytes(range(32)), "2026-11-18"


def deal(name: str, secret: bytes = SECRET, day: str = DAY) -> Daily:
    rules = game(name)
    options = rules.options({})
    return Daily(rules, options, rules.seats(options)[0], secret, day)


def played_out(daily: Daily) -> list[str]:
    """The round to its end, with the first legal move each time."""
    made = []
    while not daily.over:
        made.append(daily.stage.scene().moves[0].move)
        daily.play(made[-1])
    return made


@pytest.mark.parametrize("name", names())
def test_the_same_moves_lead_to_the_same_end(name: str) -> None:
    first = deal(name)
    made = played_out(first)
    rules = game(name)
    options = rules.options({})
    again = replayed(rules, options, rules.seats(options)[0], SECRET, DAY, made)
    assert again.moves == first.moves
    assert again.result() == first.result()
    assert again.stage.round.scores() == first.stage.round.scores()


@pytest.mark.parametrize("name", names())
def test_another_secret_day_or_game_is_another_deal(name: str) -> None:
    begun = msgspec.json.encode(deal(name).stage.scene().hand)
    assert msgspec.json.encode(deal(name, secret=bytes(32)).stage.scene().hand) != begun
    assert msgspec.json.encode(deal(name, day="2026-11-19").stage.scene().hand) != begun


@pytest.mark.parametrize("name", names())
def test_neither_the_secret_nor_what_follows_from_it_is_in_what_is_seen(name: str) -> None:
    daily = deal(name)
    seen = msgspec.json.encode([daily.frames, daily.stage.scene()]).decode()
    for hidden in (SECRET, derived(SECRET, "deal", DAY, name)):
        assert hidden.hex() not in seen
    assert promised(SECRET) not in (SECRET.hex(), derived(SECRET, "deal", DAY, name).hex())


def test_bots_choose_by_secret_seat_and_moves_alone() -> None:
    name = names()[0]
    daily = deal(name)
    same, other = daily.rng(1).word(), daily.rng(2).word()
    assert deal(name).rng(1).word() == same != other
    daily.play(daily.stage.scene().moves[0].move)
    assert daily.rng(1).word() != same


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    daily = deal(names()[0])
    before = list(daily.moves)
    with pytest.raises(MoveError):
        daily.play("nothing")
    assert daily.moves == before


@pytest.mark.parametrize("name", names())
def test_what_others_hide_is_told_as_it_was_seen(name: str) -> None:
    daily = deal(name)
    seen: list[tuple[int, str]] = []
    while not daily.over:
        seen += [(frame.seat, frame.move) for frame in daily.frames if frame.move]
        daily.play(daily.stage.scene().moves[0].move)
    seen += [(frame.seat, frame.move) for frame in daily.frames]
    rules = game(name)
    again = Course(rules, daily.course.options, daily.course.seats, daily.course.fairness.seed)
    for told, (seat, move) in zip(seen, daily.moves, strict=True):
        assert told == (seat, rules.print(again.round.seen(seat, move, YOU)))
        again.round.play(seat, move)


@pytest.mark.parametrize("name", names())
def test_the_record_of_a_day_proves_its_deal(name: str) -> None:
    daily = deal(name)
    played_out(daily)
    record = read(daily.record())
    assert record.seed == derived(SECRET, "deal", DAY, name)
    assert verify(record).current.scores == list(daily.stage.round.scores())
    assert [player.kind for player in record.players][YOU] == "person"
