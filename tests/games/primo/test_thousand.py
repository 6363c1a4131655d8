"""A thousand games of every kind, the same interpreted and compiled: `python -m tests.games.primo.test_thousand`."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from mazzo.games.primo.policy import greedy
from mazzo.games.primo.round import Round
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import settings
from tests.games.primo.positions import layout

STORED = Path(__file__).parent / "stored" / "thousand.txt"
GAMES = 1000


def checksum() -> str:
    """Of every move, the rows at the end and the scores. Greedy players, because their games are short."""
    digest, every = sha256(), settings("primo")
    for number in range(GAMES):
        course, rng = every[number % len(every)].start(number), Rng(number)
        round = course.round
        assert isinstance(round, Round)
        while round.waiting():
            seat = round.turn
            course.play(seat, greedy(round, seat, rng))
        digest.update(f"{course.moves} {layout(round, colours=True)} {round.gone.hex()} {round.scores()}\n".encode())
    return digest.hexdigest()


def test_a_thousand_games() -> None:
    assert checksum() == STORED.read_text(encoding="utf-8").strip()


if __name__ == "__main__":
    STORED.parent.mkdir(exist_ok=True)
    STORED.write_text(f"{checksum()}\n", encoding="utf-8")
