"""Writes docs/tarock-bids.md: how often the club player of Tarock plays each contract. `make bids`."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

from mazzo.games import game
from mazzo.games.tarock.contracts import NAMES
from mazzo.games.tarock.round import Round
from mazzo.kernel.bits import lowest
from mazzo.kernel.rng import Rng
from mazzo.kernel.shuffle import shuffled

DEALS = 10_000
PAGE = Path(__file__).parent.parent / "docs" / "tarock-bids.md"


def contract_of(deal: int) -> str:
    """The contract that four club players come to in one deal."""
    tarock = game("tarock")
    options = tarock.options({})
    match = tarock.match(options, 4, deal % 4)
    key = sha256(f"mazzo/bids/{deal}".encode()).digest()
    round = match.start(tarock.deal(match, shuffled(key, tarock.packs(options, 4))))
    assert isinstance(round, Round)
    rng = Rng(deal)
    while waiting := round.waiting():
        seat = lowest(waiting)
        round.play(seat, tarock.policies["club"](round, seat, rng))
    return NAMES[round.contract]


def page() -> str:
    played = Counter(contract_of(deal) for deal in range(DEALS))
    rows = [f"| `{name}` | {100 * played[name] / DEALS:.2f} % |" for name in NAMES]
    return "\n".join(
        [
            "# What the club player of Tarock plays",
            "",
            f"The contracts of {DEALS:,} deals between four `club` players under the default options, whether bid or",
            "chosen by forehand when everybody has passed. Written by `make bids`.",
            "",
            "| Contract | Share |",
            "|---|--:|",
            *rows,
            "",
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
