"""Writes src/mazzo/games/tarock/players/bidding_table.py: what the club player gets, on average, from each contract
with a hand of given features, and from passing. `make bidding`.

Every deal is played for each seat and each contract that is not hopeless, with club players from the fixed contract on;
and for each seat that comes to speak it is played once as if that seat had passed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from mazzo.bots.rollout import roll_out
from mazzo.games import game
from mazzo.games.tarock.auction import possible
from mazzo.games.tarock.contracts import FOREHAND, NAMES, NO_BID
from mazzo.games.tarock.moves import AUCTION, PASS, SAY
from mazzo.games.tarock.players.bidding import FEATURES, KNOT_COUNT, PASSING, SITUATIONS, features, fits
from mazzo.games.tarock.round import Round
from mazzo.kernel.rng import Rng
from mazzo.kernel.shuffle import shuffled

FILE = Path(__file__).parent.parent / "src" / "mazzo" / "games" / "tarock" / "players" / "bidding_table.py"
TENTHS = 10
RIDGE = 20.0
"""How much each weight is drawn to nothing, in samples; the first one, which is the mean, is not."""
FEWEST = 150
"""With fewer samples a situation has its mean alone."""
CAP = 4000
"""A single result counts no more than this, in tenths of a cent: a rare Valat would drown what is common."""

Sample = tuple[list[int], int]


def dealt(seed: str, deal: int) -> Round:
    tarock = game("tarock")
    options = tarock.options({})
    match = tarock.match(options, 4, deal % 4)
    key = sha256(f"mazzo/bidding/{seed}/{deal}".encode()).digest()
    round = match.start(tarock.deal(match, shuffled(key, tarock.packs(options, 4))))
    assert isinstance(round, Round)
    return round


def result(round: Round, seat: int, rng: Rng) -> int:
    """What a seat gets if club players play on."""
    roll_out(round, game("tarock").policies["club"], rng)
    return max(-CAP, min(CAP, TENTHS * round.scores()[seat]))


def collect(seed: str, deal: int, samples: list[list[Sample]]) -> None:
    """Add what one deal shows."""
    start = dealt(seed, deal)
    rng = Rng(int.from_bytes(sha256(f"{seed}/{deal}".encode()).digest()[:8], "big"))
    for place, seat in enumerate(start.setup.order):
        hand = start.hand(seat)
        counted = features(hand, place)
        for contract in range(len(NAMES)):
            if not possible(hand) >> contract & 1 or not fits(contract, hand):
                continue
            if FOREHAND >> contract & 1 and place:
                continue
            round = start.copy()
            round.contract, round.declarer, round.active = contract, seat, 1 << seat
            round.fix()
            round.offer()
            samples[contract].append((counted, result(round, seat, rng)))
    auction = start.copy()
    heard: set[int] = set()
    while auction.phase == AUCTION:
        seat = auction.turn
        if seat not in heard:
            heard.add(seat)
            round = auction.copy()
            situation = PASSING if round.contract == NO_BID else PASSING + 1 + round.contract
            round.play(seat, SAY + PASS)
            counted = features(start.hand(seat), start.setup.order.index(seat))
            samples[situation].append((counted, result(round, seat, rng)))
        auction.play(seat, game("tarock").policies["club"](auction, seat, rng))


def weights(samples: Sequence[Sample]) -> list[float]:
    """Of the features, so that their sum comes nearest to the results: least squares, drawn to nothing a little."""
    matrix = [[0.0] * (FEATURES + 1) for _ in range(FEATURES)]
    for counted, found in samples:
        for row, value in enumerate(counted):
            if value:
                line = matrix[row]
                for column, other in enumerate(counted):
                    line[column] += value * other
                line[FEATURES] += value * found
    for row in range(1, FEATURES):
        matrix[row][row] += RIDGE
    for row in range(FEATURES):
        pivot = matrix[row][row] or 1e-9
        for other in range(FEATURES):
            if other != row:
                share = matrix[other][row] / pivot
                for column in range(row, FEATURES + 1):
                    matrix[other][column] -= share * matrix[row][column]
    return [matrix[row][FEATURES] / (matrix[row][row] or 1e-9) for row in range(FEATURES)]


def knots(samples: Sequence[Sample], found: Sequence[int]) -> list[tuple[int, int]]:
    """By the sum of the weights: the mean sum of equally many samples and their mean result. More good hands pay than
    bad ones matter, so the upper half is cut finer."""
    ordered = sorted((sum(w * f for w, f in zip(found, counted, strict=True)), got) for counted, got in samples)
    number = len(ordered)
    shares = [0, 0.2, 0.35, 0.5, 0.6, 0.7, 0.78, 0.85, 0.9, 0.94, 0.97, 0.985, 1]
    cuts = [round(share * number) for share in shares]
    rows: list[tuple[int, int]] = []
    for low, high in pairwise(cuts):
        part = ordered[low:high]
        at = round(sum(each[0] for each in part) / len(part))
        rows.append((max(at, rows[-1][0] + 1) if rows else at, round(sum(each[1] for each in part) / len(part))))
    return rows


def table(samples: Sequence[Sequence[Sample]], deals: int, seed: str) -> str:
    lines = [
        f'"""Written by `bench/tarock_bidding.py --deals {deals} --seed {seed}`. See `bidding` for what it means."""',
        "",
        "from __future__ import annotations",
        "",
        "TYPE_CHECKING = False",
        "if TYPE_CHECKING:",
        "    from typing import Final",
        "",
        "# fmt: off",
    ]
    columns: dict[str, list[str]] = {"WEIGHTS": [], "SUMS": [], "RESULTS": []}
    for situation, those in enumerate(samples):
        mean = round(sum(got for _, got in those) / len(those)) if those else 0
        found = [mean, *[0] * (FEATURES - 1)]
        points = [(mean + place, mean) for place in range(KNOT_COUNT)]
        if len(those) >= FEWEST:
            found = [round(weight) for weight in weights(those)]
            points = knots(those, found)
        name = NAMES[situation] if situation < PASSING else "pass"
        if situation > PASSING:
            name = f"pass over {NAMES[situation - PASSING - 1]}"
        columns["WEIGHTS"].append(f"    # {name}, {len(those):,} samples")
        sums, results = [point[0] for point in points], [point[1] for point in points]
        for column, numbers in (("WEIGHTS", found), ("SUMS", sums), ("RESULTS", results)):
            columns[column].append(f"    {', '.join(map(str, numbers))},")
    for column, rows in columns.items():
        lines += [f"{column}: Final[list[int]] = [", *rows, "]"]
    return "\n".join([*lines, "# fmt: on", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=30_000)
    parser.add_argument("--seed", default="mazzo")
    parser.add_argument("--file", type=Path, default=FILE)
    wanted = parser.parse_args()
    samples: list[list[Sample]] = [[] for _ in range(SITUATIONS)]
    for deal in range(wanted.deals):
        collect(wanted.seed, deal, samples)
        if deal % 100 == 99 or deal + 1 == wanted.deals:
            print(f"\r{deal + 1:,} of {wanted.deals:,} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    wanted.file.write_text(table(samples, wanted.deals, wanted.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
