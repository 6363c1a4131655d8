"""Matches as they are read, traced and recorded."""

from __future__ import annotations

import re

import pytest

from mazzo.kernel.errors import Illegal, Malformed, MoveError
from mazzo.record.course import Course
from mazzo.record.reading import read
from mazzo.record.record import RecordError
from mazzo.record.replay import verify
from mazzo.testing.support.matches import match_of, sealed, written
from mazzo.testing.support.play import setting as made
from mazzo.testing.support.tracing import entries, traced


def test_reading_takes_the_written_form_only() -> None:
    course = match_of(made("primiera", variant="classic"), 1, moves=0)
    (seat,) = course.to_act()
    for move in course.round.moves(seat):
        assert course.read(seat, course.game.print(move)) == move
    with pytest.raises(MoveError) as refused:
        course.read(seat, "11d")
    assert refused.value.reason.code == "unknown_card"
    with pytest.raises(Illegal):
        course.read((seat + 1) % 4, course.game.print(course.round.nth(seat, 0)))
    alone = next(rank for rank in range(1, 11) if fits_once(course, seat, rank))
    with pytest.raises(Malformed):
        course.read(seat, str(alone))


def fits_once(course: Course, seat: int, rank: int) -> bool:
    try:
        course.game.parse(str(rank), course.round.view(seat))
    except MoveError:
        return False
    return True


def test_every_card_is_dealt_once() -> None:
    for variant, sizes in {
        "heralds": [10] * 4,
        "classic": [9] * 4,
        "two": [3] * 2,
        "three": [6] * 3,
        "robot": [10] * 4,
    }.items():
        deal = entries(traced(made("primiera", variant=variant)))[1]
        assert [len(hand) for hand in deal["hands"]] == sizes
        cards = [card for hand in deal["hands"] for card in hand] + deal["table"] + deal["stock"]
        assert sorted(cards) == sorted(f"{rank}{suit}" for suit in "sbcd" for rank in range(1, 11))


def test_scores_add_up() -> None:
    totals = [0, 0, 0, 0]
    for entry in entries(traced(made("primiera"))):
        if "scores" in entry:
            assert list(entry) == ["scores", "totals"]
            totals = [total + score for total, score in zip(totals, entry["scores"], strict=True)]
            assert entry["totals"] == totals
        if "winners" in entry:
            assert entry["winners"] == [totals.index(max(totals))]


def test_simultaneous_moves_stand_in_turn_order() -> None:
    lines = entries(traced(made("primiera", variant="robot")))
    for number, entry in enumerate(lines):
        if "round" in entry:
            opening = lines[number + 1 : number + 5]
            assert [move["seat"] for move in opening] == entry["order"]
            (robots,) = (move for move in opening if move["seat"] == 3)
            assert robots["legal"] == [robots["move"]] == [entry["hands"][3][0]]


@pytest.fixture(scope="module")
def short() -> bytes:
    """A complete record of one or a few rounds."""
    return written(match_of(made("primiera", variant="two", target=1), 5))


@pytest.mark.parametrize(
    ("pattern", "replacement", "code"),
    [
        ("game primiera", "game poker", "unknown_game"),
        ("seats 2", "seats 3", "seats"),
        ("seats 2", "seats 02", "expected"),
        ("option variant two", "option variant twelve", "option"),
        ("option target 1", "option target 01", "expected"),
        ("option target 1", "option target 100", "option"),
        ("option target 1", "option goal 1", "expected"),
        ("player 1 bot club Rosa", "player 1 bot", "expected"),
        ("player 1 bot club Rosa", "player 1 bot club  Rosa", "expected"),
        ("player 1 bot club Rosa", "player 1 bot club Ro\x1b[31msa", "expected"),
        ("commitment [0-9a-f]", "commitment g", "expected"),
        ("seed 0", "seed 1", "commitment"),
        ("contribution 0 -", "contribution 0 00", "expected"),
        ("round 1 dealer [01]", "round 1 dealer 2", "dealer"),
        ("round 1 ", "round 2 ", "expected"),
        ("table .*", "table 1s 2s 3s 4s", "table"),
        (r"(?<=\n)0 .*", "0 11s", "illegal_move"),
        (r"(?<=\n)0 .*", "0 ??", "illegal_move"),
        (r"(?<=\n)0 .*\n", "", "illegal_move"),
        (r"(?<=\n)0 ", "1 ", "illegal_move"),
        (r"(?<=\n)0 ", "2 ", "expected"),
        ("scores .*", "scores 9 9", "scores"),
        ("totals .*", "totals 9 9", "totals"),
        ("totals .*\n", "", "expected"),
        ("winners .*", "winners 0 1", "winners"),
        ("winners .*\n", "", "expected"),
        ("kind complete", "kind unfinished", "expected"),
        ("kind complete", "kind seat 5", "seats"),
    ],
)
def test_a_lie_is_found_at_its_line(short: bytes, pattern: str, replacement: str, code: str) -> None:
    body = short.decode().rsplit("sha256 ", 1)[0]
    found = re.search(pattern, body)
    assert found
    lie = body[: found.start()] + found.expand(replacement.replace("\\", "\\\\")) + body[found.end() :]
    with pytest.raises(RecordError) as refused:
        verify(read(sealed(lie)))
    assert refused.value.reason.code == code
    if pattern.startswith(("option", "player", "contribution", "round", "scores", "totals .*", "winners", "game")):
        assert refused.value.line == body[: found.start()].count("\n") + 1
