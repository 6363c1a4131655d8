"""This terminal's part in a shuffle of version 2 (docs/shuffle.md).

What the server shows is never just believed: whatever does not fit what was seen before is a warning, and then nothing
is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from mazzo.kernel.contract import NOBODY
from mazzo.kernel.fair import Sealed, commit, committed
from mazzo.table.showing import ShuffleShown, TableShown, VoidShown

Alarm = Literal["missing", "elsewhere", "list", "changed", "blamed", "revealed", "void"]
"""What does not fit; the words are `shuffle-warning-…`."""


class Try(Struct, frozen=True, kw_only=True):
    """One shuffle: what was promised, and one's own part in it."""

    commitment: str
    seat: int = NOBODY
    secret: str = ""
    """What is committed to, kept before it is."""
    commits: list[str] = []
    """The list of commitments as it was shown, and its digest."""
    listing: str = ""
    revealed: bool = False
    """Whether the secret has been sent."""


class Step(Struct, frozen=True, kw_only=True):
    """What to do about a shuffle now."""

    commit: str = ""
    reveal: bool = False
    keep: Try | None = None
    """To be kept before anything is sent."""
    warning: Alarm | None = None


def next_step(table: TableShown, before: Try | None, draw: Callable[[], bytes]) -> Step:
    """Commit, then, if the list fits, reveal; `before` is what is known of this shuffle."""
    shuffle = table.shuffle
    if shuffle is None or not shuffle.context:
        return Step()
    try:
        # Before the match somebody may sit down elsewhere: nothing was revealed, so another part is drawn.
        moved = table.status == "open" and before is not None and before.seat != shuffle.seat
        return step_in(shuffle, table.commitment, None if moved else before, draw)
    except ValueError:
        # Bytes that are none, or too many.
        return Step(warning="list")


def step_in(shuffle: ShuffleShown, commitment: str, before: Try | None, draw: Callable[[], bytes]) -> Step:
    if before and before.commitment != commitment:
        return Step(warning="changed")
    if shuffle.asks == "commit":
        # A context comes once: to commit again to what was revealed would be to play with open cards.
        if before and (before.listing or (before.secret and before.seat != shuffle.seat)):
            return Step(warning="changed")
        secret = before.secret if before and before.secret else draw().hex()
        return Step(
            commit=commit_of(shuffle.context, shuffle.seat, secret),
            keep=Try(commitment=commitment, seat=shuffle.seat, secret=secret),
        )
    known = before or Try(commitment=commitment)
    if not shuffle.commits:
        return Step(keep=None if before else known)
    listing = listing_of(commitment, shuffle.context, shuffle.commits)
    if known.listing and known.listing != listing:
        return Step(warning="changed")
    if listing != shuffle.listing:
        return Step(warning="list")
    keep = replace(known, commits=shuffle.commits, listing=listing)
    if not known.secret:
        return Step(keep=keep)
    mine = shuffle.commits[known.seat] if known.seat < len(shuffle.commits) else ""
    if mine != commit_of(shuffle.context, known.seat, known.secret):
        return Step(keep=keep, warning="elsewhere" if mine else "missing")
    reveal = shuffle.asks == "reveal"
    return Step(reveal=reveal, keep=replace(keep, revealed=known.revealed or reveal))


def doubts(table: TableShown, tries: Mapping[str, Try]) -> Iterator[tuple[str, Alarm]]:
    """Where a shuffle that does not count, or one from which cards were dealt, is not the one that was seen here."""
    void = {each.context for each in table.voids}
    for shown in table.voids:
        warning = doubt_of_void(shown, tries[shown.context]) if shown.context in tries else None
        if warning:
            yield shown.context, warning
    # Those that came before all that are shown may be void as well; the record will tell.
    since = next((place for place, context in enumerate(tries) if context in void), -1) if table.earlier_voids else 0
    for context, known in list(tries.items())[since:]:
        if not table.contributions or context in void or not known.listing:
            continue
        if known.commitment != table.commitment:
            yield context, "changed"
        elif not opened(context, known.commits, table.contributions):
            yield context, "revealed"


def doubt_of_void(shown: VoidShown, known: Try) -> Alarm | None:
    try:
        if committed(bytes.fromhex(shown.seed)).hex() != known.commitment:
            return "void"
        if known.listing and listing_of(known.commitment, shown.context, shown.commits) != known.listing:
            return "changed"
    except ValueError:
        return "void"
    return "blamed" if known.revealed and known.seat in shown.seats else None


def opened(context: str, commits: list[str], added: list[str]) -> bool:
    """Whether everybody has added exactly what they had committed to."""
    try:
        return commits == [commit_of(context, seat, each) if each else "" for seat, each in enumerate(added)]
    except ValueError:
        return False


def commit_of(context: str, seat: int, secret: str) -> str:
    return commit(bytes.fromhex(context), seat, bytes.fromhex(secret)).hex()


def listing_of(commitment: str, context: str, commits: list[str]) -> str:
    return Sealed(bytes.fromhex(context), tuple(map(bytes.fromhex, commits))).listing(bytes.fromhex(commitment)).hex()
