"""What temperaments like here, where one leads; who has to go on goes on. Nobody plays with a partner.

All of it can be seen from one seat: its hand, the pile, the boxes, and what others have proved.
"""

from __future__ import annotations

from mazzo.games.nain_jaune.deck import BOX, BOX_CARDS, KING, RANK, of_rank
from mazzo.games.nain_jaune.policy import CARD, KING_LAST, LEAD, LOW, SURE, TOKEN, Others, box_tokens, lay
from mazzo.games.nain_jaune.public import ANNOUNCED, FREE, lays_card
from mazzo.games.nain_jaune.round import Round
from mazzo.kernel import temper
from mazzo.kernel.bits import size
from mazzo.kernel.temper import Liking, Line

SCALE = 60
"""What `club` and `greedy` weigh by, though they give only six for a token in a box: what they expect seldom comes."""


def near(round: Round, seat: int, policy: str, move: int, slack: int) -> list[list[int]]:
    """The leads that the policy expects nearly as much of."""
    if round.need != FREE or policy not in ("club", "greedy") or not lays_card(move):
        return [[move]]
    hand, weighed = round.hand(seat), slack * (SURE if policy == "club" else 1)
    values = expected(round, seat) if policy == "club" else runs(round, seat)
    own = RANK[move & ~ANNOUNCED]
    close = [rank for rank in values if rank != own and values[rank] >= values[own] - weighed]
    return [[move], *([lay(round, of_rank(hand, rank))] for rank in sorted(close, key=lambda rank: -values[rank]))]


def expected(round: Round, seat: int) -> dict[int, int]:
    """What `club` expects of a lead of each rank."""
    hand, others = round.hand(seat), Others(round, seat)
    after_own, after_other = LEAD * SURE, 0
    found = {}
    for rank in range(KING, 0, -1):
        cards = of_rank(hand, rank)
        others.ask(rank)
        if cards:
            after_own += (CARD + LOW * (KING - rank) + TOKEN * box_tokens(round, cards)) * SURE
            after_other = (others.leave * after_own + (SURE - others.leave) * after_other) // SURE
            found[rank] = after_own
        else:
            after_other = (SURE - others.lack) * after_other // SURE
            after_own = others.lack * LEAD + after_other
    return found


def runs(round: Round, seat: int) -> dict[int, int]:
    """What `greedy` gives for a lead of each rank."""
    hand, run, found = round.hand(seat), KING_LAST, {}
    for rank in range(KING, 0, -1):
        cards = of_rank(hand, rank)
        run = run + CARD + TOKEN * box_tokens(round, cards) if cards else 0
        if cards:
            found[rank] = run
    return found


def led(line: Line) -> int:
    """The rank of the card that is laid, 0 for what is no card."""
    return RANK[line[0] & ~ANNOUNCED] if lays_card(line[0]) else 0


def run_of(round: Round, seat: int, line: Line) -> range:
    """The ranks that this seat lays one after the other."""
    first = led(line)
    beyond = first
    while 0 < beyond <= KING and of_rank(round.hand(seat), beyond):
        beyond += 1
    return range(first, beyond)


def bold(round: Round, seat: int, line: Line) -> int:
    """The highest card."""
    return led(line)


def deep(round: Round, seat: int, line: Line) -> int:
    """Own cards above the run, which may come to be laid when others go on."""
    run, hand = run_of(round, seat, line), round.hand(seat)
    return sum(size(of_rank(hand, rank)) for rank in range(run.stop, KING + 1))


def greedy(round: Round, seat: int, line: Line) -> int:
    """The tokens of the boxes that the run empties."""
    return sum(box_tokens(round, of_rank(round.hand(seat), rank)) for rank in run_of(round, seat, line))


def guarded(round: Round, seat: int, line: Line) -> int:
    """No boxes for the others: few tokens where they go on, up to the next own card."""
    run, hand = run_of(round, seat, line), round.hand(seat)
    given = 0
    for rank in range(run.stop, KING + 1):
        if of_rank(hand, rank):
            break
        given += sum(round.box(BOX[card]) for card in BOX_CARDS if RANK[card] == rank)
    return -given


def merciless(round: Round, seat: int, line: Line) -> int:
    """Whoever has fewest cards cannot go on, as far as it has proved so."""
    after, others = run_of(round, seat, line).stop, [each for each in range(round.setup.seats) if each != seat]
    ahead = min(others, key=lambda each: size(round.hand(each)))
    return 1 if after > KING or round.lacks(ahead, after) else 0


def mindful(round: Round, seat: int, line: Line) -> int:
    """The cards of the rank with which others would have to go on are gone, or nobody has them."""
    after = run_of(round, seat, line).stop
    if after > KING:
        return 4
    others = [each for each in range(round.setup.seats) if each != seat]
    return size(of_rank(round.gone, after)) + sum(round.lacks(each, after) for each in others)


def patient(round: Round, seat: int, line: Line) -> int:
    """The low cards first."""
    return -led(line)


def playful(round: Round, seat: int, line: Line) -> int:
    """Of what there is most of."""
    return size(of_rank(round.hand(seat), led(line))) if led(line) else 0


def sure(round: Round, seat: int, line: Line) -> int:
    """The most cards that it lays whatever the others hold."""
    return len(run_of(round, seat, line))


TEMPER = temper.Temper(
    near=near,
    scale=SCALE,
    price=0.2,
    likes={
        temper.BOLD: Liking(bold, 0.2),
        temper.DEEP: Liking(deep, 0.3),
        temper.GREEDY: Liking(greedy, 0.8),
        temper.GUARDED: Liking(guarded, 0.8),
        temper.MERCILESS: Liking(merciless, 0.5),
        temper.MINDFUL: Liking(mindful, 0.25),
        temper.PATIENT: Liking(patient, 0.4),
        temper.PLAYFUL: Liking(playful, 0.4),
        temper.SURE: Liking(sure, 0.3),
    },
)
