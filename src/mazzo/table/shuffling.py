"""Committing to a part of the shuffle, the list of commitments, revealing, and shuffles that come to nothing.

Nobody may know anything about the deal while somebody can still choose. So nothing is revealed before the list is
fixed, and when a reveal does not come the shuffle is void, in public and by name: to do without it would be a choice.
"""

from __future__ import annotations

from mazzo.kernel.fair import new_context, new_seed
from mazzo.record.record import Player
from mazzo.table import commands as asked
from mazzo.table import events as happened
from mazzo.table.events import AnyEvent
from mazzo.table.refusal import Refused
from mazzo.table.sealing import COMMIT_AND_REVEAL, MOST_VOIDS, Shuffle
from mazzo.table.state import Table


def started(match: int, players: list[Player], early: Shuffle | None = None) -> happened.Started:
    """A match begins, or its shuffle once more; or with one that people have committed to when they sat down."""
    seed, context = (early.seed.hex(), early.context.hex()) if early else (new_seed().hex(), new_context().hex())
    return happened.Started(match=match, seed=seed, players=players, shuffle=COMMIT_AND_REVEAL, context=context)


def prepared() -> happened.Prepared:
    """A first shuffle to which people commit when they sit down."""
    return happened.Prepared(seed=new_seed().hex(), context=new_context().hex())


def shuffled_now(table: Table, person: str) -> tuple[Shuffle, int]:
    """The shuffle that is being prepared, and the seat at which a person takes part. Raises Refused."""
    if table.status != "shuffling" or table.shuffle is None or table.shuffle.version != COMMIT_AND_REVEAL:
        raise Refused("not_shuffling")
    if person not in table.people:
        raise Refused("not_seated")
    return table.shuffle, table.seats_of(person)[0]


def commit(table: Table, command: asked.Commit, person: str, now: int) -> list[AnyEvent]:
    if table.early:
        return commit_early(table, table.early, command, person)
    shuffle, seat = shuffled_now(table, person)
    if seat in shuffle.commits:
        raise Refused("committed_before")
    if not shuffle.committing:
        raise Refused("commitments_closed")
    if person not in table.others(""):
        raise Refused("bot_plays", seat=seat)
    promised = happened.Promised(seat=seat, commit=command.commit)
    if uncommitted(table) - {person}:
        return [promised]
    return [promised, committed(table, shuffle.commits | {seat: bytes.fromhex(command.commit)})]


def commit_early(table: Table, early: Shuffle, command: asked.Commit, person: str) -> list[AnyEvent]:
    """When somebody sits down at a table over days: the list is fixed when the match begins."""
    if person not in table.people:
        raise Refused("not_seated")
    seat = table.seats_of(person)[0]
    if seat in early.commits:
        raise Refused("committed_before")
    return [happened.Promised(seat=seat, commit=command.commit)]


def uncommitted(table: Table) -> set[str]:
    """The people who play and have not committed to anything yet."""
    shuffle = table.early or table.shuffle
    commits = shuffle.commits if shuffle else {}
    return {person for person in table.others("") if table.seats_of(person)[0] not in commits}


def committed(table: Table, commits: dict[int, bytes]) -> happened.Committed:
    return happened.Committed(commits=[commits.get(seat, b"").hex() for seat in range(len(table.seats))])


def listed(table: Table) -> list[AnyEvent]:
    """The list is fixed. If nobody has committed to anything there is nothing to wait for."""
    assert table.shuffle is not None
    commits = table.shuffle.commits
    return [committed(table, commits), *([] if commits else [happened.Dealt(round=1)])]


def reveal(table: Table, command: asked.Reveal, person: str, now: int) -> list[AnyEvent]:
    shuffle, seat = shuffled_now(table, person)
    sealed = shuffle.sealed
    if sealed is None:
        raise Refused("commitments_open")
    if not sealed.commits[seat]:
        raise Refused("not_committed")
    if seat in shuffle.contributions:
        raise Refused("revealed_before")
    if command.listing != shuffle.listing.hex():
        raise Refused("other_list")
    if not sealed.opened_by(seat, bytes.fromhex(command.bytes)):
        raise Refused("other_bytes")
    revealed = happened.Revealed(seat=seat, bytes=command.bytes)
    return [revealed] if shuffle.pending() != [seat] else [revealed, happened.Dealt(round=1)]


def voided(table: Table) -> list[AnyEvent]:
    """Somebody has not revealed: once more with a new seed, or the table is open again."""
    assert table.shuffle is not None
    missing = table.shuffle.pending()
    if table.voids.in_a_row + 1 >= MOST_VOIDS:
        return [happened.Voided(seats=missing, open=True)]
    players = [seat.player() for seat in table.seats]
    return [happened.Voided(seats=missing), started(table.match, players)]


def check_may_go(table: Table, person: str) -> None:
    """Nobody is sent away who has to reveal something first: that would be a way to choose. Raises Refused."""
    if table.status == "shuffling" and table.shuffle and set(table.shuffle.pending()) & set(table.seats_of(person)):
        raise Refused("reveal_pending", seat=table.seats_of(person)[0])
