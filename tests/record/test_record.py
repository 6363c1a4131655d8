"""Records replay exactly, tell a viewer no more than it saw, and betray every alteration."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games import names
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.fair import commit
from mazzo.record.reading import read
from mazzo.record.record import Player, Record, RecordError, whole
from mazzo.record.replay import replay, verify
from mazzo.record.writing import write
from mazzo.testing.support.fitting import of_seats, together, usual
from mazzo.testing.support.matches import PERSON, match_of, sealed, written


def line_of(data: bytes, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(data.decode().split("\n"), 1) if line.startswith(start))


@pytest.fixture(scope="module")
def short() -> bytes:
    """A complete record of one or a few rounds."""
    return written(match_of(of_seats(2), 5))


# --- the whole truth ---


def test_a_round_may_be_over_closed_or_followed_by_the_next() -> None:
    setting = usual(of_seats(2))
    over = match_of(setting, 2, moves=len(match_of(setting, 2).rounds[0].moves))
    assert not replay(read(written(over))).closed
    over.close()
    closed = replay(read(written(over)))
    assert closed.closed
    assert len(closed.rounds) == 1
    over.advance()
    assert len(replay(read(written(over))).rounds) == 2


def test_replaying_to_any_move() -> None:
    setting = usual(of_seats(4))
    course = match_of(setting, 4, moves=50)
    record = read(written(course))
    for moves in range(51):
        again = replay(record, moves)
        assert sum(len(played.moves) for played in again.rounds) == moves
        assert [move for played in again.rounds for move in played.listed()] == [
            move for played in course.rounds for move in played.listed()
        ][:moves]


def test_a_move_for_which_the_order_does_not_matter_is_written_in_turn_order() -> None:
    texts = set()
    for turned in (False, True):
        course = match_of(together(), 1, moves=0)
        for seat in reversed(course.to_act()) if turned else course.to_act():
            course.play(seat, course.round.nth(seat, 0))
        texts.add(written(course))
    assert len(texts) == 1


# --- what one viewer saw ---


def test_hidden_moves_are_question_marks_until_they_are_shown() -> None:
    course = match_of(together(), 1, moves=0)
    first, *others = course.to_act()
    course.play(first, course.round.nth(first, 0))
    laid = course.game.print(course.current.moves[0][1])
    assert f"\n{first} {laid}\n".encode() in written(course, first)
    for viewer in (*others, WATCHER):
        assert f"\n{first} ??\n".encode() in written(course, viewer)
    for seat in others:
        course.play(seat, course.round.nth(seat, 0))
    assert b"??" not in written(course, WATCHER)


# --- files that are not what they should be ---


def test_truncated_at_any_line(short: bytes) -> None:
    lines = short.splitlines(keepends=True)
    for count in range(1, len(lines)):
        with pytest.raises(RecordError) as refused:
            read(b"".join(lines[:count]))
        assert (refused.value.line, refused.value.reason.code) == (count, "truncated")


@given(st.data())
def test_truncated_anywhere(short: bytes, data: st.DataObject) -> None:
    end = data.draw(st.integers(0, len(short) - 1))
    with pytest.raises(RecordError) as refused:
        read(short[:end])
    assert refused.value.reason.code in ("truncated", "not_a_record")
    assert refused.value.line == max(1, short[:end].count(b"\n") + (short[end - 1 : end] != b"\n"))


@given(st.data())
def test_any_single_byte_changed(short: bytes, data: st.DataObject) -> None:
    position = data.draw(st.integers(0, len(short) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda each: each != short[position]))
    with pytest.raises(RecordError) as refused:
        read(short[:position] + bytes([byte]) + short[position + 1 :])
    assert 1 <= refused.value.line <= short.count(b"\n") + 1


@pytest.mark.parametrize("operation", ["swap", "drop", "double"])
def test_lines_swapped_dropped_or_doubled(short: bytes, operation: str) -> None:
    lines = short.splitlines(keepends=True)
    for place in range(len(lines) - 1):
        pair = lines[place : place + 2]
        changed = {"swap": pair[::-1], "drop": pair[1:], "double": [pair[0], *pair]}[operation]
        with pytest.raises(RecordError):
            read(b"".join([*lines[:place], *changed, *lines[place + 2 :]]))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not_a_record"),
        (b"\n", "not_a_record"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not_a_record"),
        (b'{"game": "whist"}\n', "not_a_record"),
        (b"mazzo record 1\r\n", "not_a_record"),
        (b"\xef\xbb\xbfmazzo record 1\n", "not_a_record"),
        (b"mazzo record 3\n", "version"),
        (b"mazzo record 2\n", "truncated"),
        (b"mazzo record 1", "truncated"),
        (b"mazzo record 1\n", "truncated"),
    ],
)
def test_foreign_files(data: bytes, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(data)
    assert (refused.value.line, refused.value.reason.code) == (1, code)


def test_bytes_that_are_not_text(short: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        read(short.replace(b"Rosa", b"Ros\xff"))
    assert (refused.value.line, refused.value.reason.code) == (line_of(short, "player 1"), "not_text")


# --- records that lie, with a checksum that is true ---


def test_options_come_in_order_each_once_and_known(short: bytes) -> None:
    lines = short.decode().splitlines(keepends=True)[:-1]
    places = [number for number, line in enumerate(lines) if line.startswith("option ")]
    first, second = places[:2]
    swapped = [*lines[:first], lines[second], lines[first], *lines[second + 1 :]]
    twice = [*lines[: first + 1], *lines[first:]]
    foreign = [*lines[:first], "option weather fine\n", *lines[first:]]
    for changed in (swapped, twice, foreign):
        with pytest.raises(RecordError) as refused:
            read(sealed("".join(changed)))
        assert refused.value.reason.code == "expected"
        assert first < refused.value.line <= second + 1


@given(st.data())
def test_no_move_can_be_replaced(short: bytes, data: st.DataObject) -> None:
    """One move in the place of another plays a card twice."""
    lines = short.decode().split("\n")
    moves = [number for number, line in enumerate(lines) if re.match(r"[01] ", line)]
    number = data.draw(st.sampled_from(moves))
    other = data.draw(st.sampled_from(moves).filter(lambda each: lines[each] != lines[number]))
    lines[number] = lines[other]
    body = "\n".join(lines).rsplit("sha256 ", 1)[0]
    with pytest.raises(RecordError):
        verify(read(sealed(body)))


def test_contributions_are_part_of_the_proof(short: bytes) -> None:
    body = short.decode().rsplit("sha256 ", 1)[0]
    with pytest.raises(RecordError):
        verify(read(sealed(body.replace("contribution 1 -", "contribution 1 " + "00" * 16))))


def test_another_seed_with_its_own_commitment_deals_other_cards(short: bytes) -> None:
    body = short.decode().rsplit("sha256 ", 1)[0]
    seed = bytes(32)
    body = re.sub("seed .*", f"seed {seed.hex()}", body)
    body = re.sub("commitment .*", f"commitment {sha256(seed).hexdigest()}", body)
    with pytest.raises(RecordError):
        verify(read(sealed(body)))


# --- players ---


@given(st.text(), st.text(alphabet="abcdefghij", min_size=1, max_size=8))
def test_any_name_fits_on_its_line(name: str, level: str) -> None:
    course = match_of(of_seats(2), 5, moves=1)
    seated = [Player("person", name), Player("bot", name, level)]
    data = write(whole(course, seated))
    record = read(data)
    assert record.players == tuple(seated)
    assert write(record) == data


def test_ordinary_names_stay_as_they_are() -> None:
    for name in ("Anna", "Jean-Pierre O’Neill", "Åsa Öberg", "Анна", "花子", "person"):
        assert Player("person", name).name == name
    assert Player("person", " a\tb\n\x1b[2J\u2028c ").name == "a b [2J c"


def test_only_bots_have_levels() -> None:
    for kind, level in (("person", "club"), ("bot", ""), ("bot", "very good"), ("nobody", "club")):
        with pytest.raises(ValueError, match="level"):
            Player(kind, "x", level)  # type: ignore[arg-type]  # that is the point


def test_players_fill_the_seats() -> None:
    course = match_of(of_seats(2), 5, moves=1)
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        whole(course, [PERSON])


# --- the documentation ---


def test_the_example_of_the_documentation_is_true() -> None:
    text = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```text\n(mazzo record 1\n.*?)```", text, re.DOTALL)
    record: Record = read(example.encode())
    assert record.game in names()
    assert verify(record).finished


def test_so_is_the_example_of_version_two() -> None:
    record = read(SEALED.encode())
    assert record.version == 2
    assert [void.missing for void in record.voids] == [((1, "Bert"),)]
    assert verify(record).fairness.sealed == record.sealed
    assert write(record) == SEALED.encode()


# --- version 2 ---

(SEALED,) = re.findall(
    r"```text\n(mazzo record 2\n.*?)```",
    (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8"),
    re.DOTALL,
)


@pytest.mark.parametrize(
    ("pattern", "new", "line", "code"),
    [
        (r"contribution 0 ..", "contribution 0 00", "contribution 0", "commit"),
        (r"contribution 0 \w+", "contribution 0 -", "contribution 0", "commit"),
        (r"contribution 1 -", "contribution 1 " + "00" * 32, "contribution 1", "commit"),
        (r"contribution 1 -", "contribution 1 " + "00" * 16, "contribution 1", "expected"),
        (r"void 1 Bert", "void 0 Anna\nvoid 0 Anna", "void 0 Anna", "void"),
        (r"void 1 Bert", "void 1 Bert\nvoid 0 Anna", "void 0", "void"),
        (r"void 1 Bert", "void 7 Bert", "void 7", "void"),
        (r"void 1 Bert", "void 1  Bert", "void 1", "expected"),
        (r"void 1 Bert\n", "", "context", "expected"),
        (r"commit 1 abab\w+", "commit 1 -", "void", "void"),
        (r"seed 02", "seed 03", "seed", "commitment"),
        (r"commit 1 -\n", "", "contribution", "expected"),
        (r"mazzo record 2", "mazzo record 1", "context", "expected"),
    ],
)
def test_what_is_altered_in_a_shuffle_is_found(pattern: str, new: str, line: str, code: str) -> None:
    body, count = re.subn(pattern, new, SEALED[: SEALED.rindex("sha256 ")], count=1)
    assert count == 1
    with pytest.raises(RecordError) as refused:
        read(sealed(body))
    assert refused.value.reason.code == code
    assert body.split("\n")[refused.value.line - 1].startswith(line)


def test_another_list_deals_other_cards() -> None:
    """A commitment that nobody opens would change L, and with it every deal: it cannot be added later."""
    body = SEALED[: SEALED.rindex("sha256 ")]
    context = read(SEALED.encode()).sealed
    assert context is not None
    added = bytes(32)
    promised = commit(context.context, 1, added).hex()
    body = body.replace("commit 1 -", f"commit 1 {promised}").replace(
        "contribution 1 -", f"contribution 1 {added.hex()}"
    )
    with pytest.raises(RecordError) as refused:
        verify(read(sealed(body)))
    assert refused.value.reason.code in ("dealer", "table")


def test_a_name_that_is_missing_in_a_void_line() -> None:
    body = SEALED[: SEALED.rindex("sha256 ")].replace("void 1 Bert", "void 1")
    record = read(sealed(body))
    assert record.voids[0].missing == ((1, ""),)
    assert write(record) == sealed(body)
