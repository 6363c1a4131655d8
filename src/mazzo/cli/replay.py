"""`mazzo replay` and `mazzo verify`: a record for reading, and the proof that it is true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path

from msgspec.structs import replace

from mazzo.cli.games import window_width
from mazzo.cli.inputs import load
from mazzo.cli.refusal import BadRecord
from mazzo.kernel.contract import WATCHER
from mazzo.record.course import Course
from mazzo.record.record import Player, Record, RecordedRound, RecordError, seen, whole
from mazzo.record.replay import replay
from mazzo.terminal.draw import drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import USUAL_WIDTH
from mazzo.words import Refusal, Words, local


def print_verdict(path: Path) -> None:
    record = load(path)
    replayed(path, record, None)
    words = local()
    print(words("record-verified", moves=record.moves, rounds=len(record.rounds)))
    show(shuffle_lines(record, words))


def shuffle_lines(record: Record, words: Words) -> Iterator[str]:
    """How the shuffles were made, and which of them do not count."""
    if record.sealed is None:
        yield words("record-shuffle-open")
        return
    yield words("record-shuffle-sealed", count=sum(map(bool, record.sealed.commits)))
    yield words("record-listing")
    yield record.sealed.listing(record.commitment).hex()
    for void in record.voids:
        for seat, name in void.missing:
            yield words("record-void", seat=seat, name=name)


def print_record(path: Path, move: int | None, seat: int | None) -> None:
    record, words = load(path), local()
    check(record, move, seat)
    if record.viewer is not None:
        show(header_lines(record, words), rounds_lines(record, None, words), result_lines(record, words))
        return
    course = replayed(path, record, move)
    players, voids = record.players, record.voids
    shown = whole(course, players, voids) if seat is None else seen(course, players, seat, voids)
    show(header_lines(record, words), rounds_lines(shown, course if seat is None else None, words))
    if move is None:
        show(result_lines(record, words))
    else:
        show(["", words("record-position", move=move, moves=record.moves)], position_lines(course, record, seat, words))


def check(record: Record, move: int | None, seat: int | None) -> None:
    """Refuse a move or a seat that the record does not have."""
    if seat is not None and not 0 <= seat < record.seats:
        raise Refusal("error-no-such-seat", seat=seat, last=record.seats - 1)
    if move is not None and not 0 <= move <= record.moves:
        raise Refusal("error-no-such-move", move=move, moves=record.moves)
    if record.viewer is None:
        return
    if seat is not None and seat != record.viewer:
        raise Refusal("error-not-that-seat", seat=seat)
    if move is not None:
        raise Refusal("error-no-position")


def replayed(path: Path, record: Record, moves: int | None) -> Course:
    try:
        return replay(record, moves)
    except RecordError as error:
        raise BadRecord(str(path), error) from None


def show(*parts: Iterable[str]) -> None:
    for line in chain(*parts):
        print(line)


def header_lines(record: Record, words: Words) -> Iterator[str]:
    yield f"{record.game}: {kind(record, words)}"
    yield from (f"  {key} = {value}" for key, value in record.options.dump().items())
    for seat, player in enumerate(record.players):
        yield f"  {words('record-seat', seat=seat)}: {described(player, words)}"


def rounds_lines(record: Record, course: Course | None, words: Words) -> Iterator[str]:
    """The rounds; with the course also the cards that were dealt."""
    for number, played in enumerate(record.rounds):
        yield ""
        yield words("record-round", number=played.number, dealer=played.dealer)
        if course is not None:
            yield from deal_lines(course, number, words)
        yield from round_lines(played, sum(len(before.moves) for before in record.rounds[:number]), words)


def result_lines(record: Record, words: Words) -> Iterator[str]:
    yield ""
    if record.winners is None:
        yield words("record-unfinished")
    else:
        yield words("record-winners", count=len(record.winners), winners=list(record.winners))


def deal_lines(course: Course, number: int, words: Words) -> Iterator[str]:
    dealt, name = course.rounds[number].dealt, course.game.card
    for seat, hand in enumerate(dealt.hands):
        yield "  " + words("record-hand", seat=seat, cards=" ".join(map(name, hand)))
    if dealt.stock:
        yield "  " + words("record-stock", cards=" ".join(map(name, dealt.stock)))


def round_lines(played: RecordedRound, before: int, words: Words) -> Iterator[str]:
    """A round; its moves are numbered through the match, as `--move` counts them."""
    if played.table:
        yield "  " + words("record-table", cards=" ".join(played.table))
    for number, (seat, move) in enumerate(played.moves, before + 1):
        yield f"  {number:4}  {seat}  {move}"
    if played.scores is not None:
        yield "  " + words("record-scores", scores=listed(played.scores), totals=listed(played.totals or ()))


def position_lines(course: Course, record: Record, seat: int | None, words: Words) -> Iterator[str]:
    """The table as a seat sees it; or as everybody sees it, and then the cards of each seat."""
    drawn = drawing(course.game.name)
    players = [
        player if player.name or number == seat else replace(player, name=words("record-seat", seat=number))
        for number, player in enumerate(record.players)
    ]
    phrases = Phrases(drawn, words, players, WATCHER if seat is None else seat)
    scene = course.scene(phrases.viewer)
    yield from (line.plain for line in drawn.table(scene, phrases.among(scene.moves), window_width(USUAL_WIDTH)))
    hands = {each: drawn.held(course.scene(each)) for each in range(course.seats)} if seat is None else {}
    for each, cards in hands.items():
        if cards:
            yield f"{phrases.name(each)}: {drawn.compact(cards, phrases)}"


def listed(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def kind(record: Record, words: Words) -> str:
    if record.viewer is None:
        return words("record-kind-unfinished" if record.winners is None else "record-kind-complete")
    if record.viewer == WATCHER:
        return words("record-kind-watcher")
    return words("record-kind-seat", seat=record.viewer)


def described(player: Player, words: Words) -> str:
    who = words(f"record-player-{player.kind}", **({"level": words.level(player.level)} if player.level else {}))
    return f"{player.name} ({who})" if player.name else who
