"""Fixed ids: they never change, because programs that have learned know them by heart."""

from __future__ import annotations

from zlib import crc32

from mazzo.games.primiera.actions import ACTIONS
from mazzo.games.primiera.deck import CARDS, RANK
from mazzo.games.primiera.ids import captures, moves
from mazzo.games.primiera.notation import print_move
from mazzo.kernel.bits import listed


def test_the_table_stays() -> None:
    texts = [print_move(move) for move in moves()]
    assert ACTIONS.size == len(texts) == len(set(texts)) == 16200
    assert [texts[number] for number in (0, 39, 40, 500, 16199)] == [
        "1s",
        "10d",
        "1s x 1b",
        "7s x 2s+1b+1c+3c",
        "10d x 1d+9d",
    ]
    assert crc32("\n".join(texts).encode()) == 4221943880


def test_every_capture_adds_up() -> None:
    for card in range(CARDS):
        for taken in captures(card):
            ranks = [RANK[each] for each in listed(taken)]
            assert sum(ranks) == RANK[card]
            assert card not in listed(taken)
            assert len(ranks) == 1 or RANK[card] not in ranks
