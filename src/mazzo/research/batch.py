"""Many rounds at once, as arrays. A round that is over is dealt anew at once: there is always something to decide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any

import numpy as np

from mazzo.kernel.actions import NoAction
from mazzo.kernel.deal import Step, deal
from mazzo.kernel.numbers import Numbers
from mazzo.kernel.rng import Rng
from mazzo.research.arrays import Layout
from mazzo.research.episode import Form
from mazzo.research.stepping import Rows, Start, Target

NO_ID = -1
"""Fills up rows of legal ids."""
BYTE = 8


class Batch:
    """So many rounds of a game, each up to its next decision. The fields are as of now, one row a round; a step puts
    new arrays in their place, so what was kept of them stays as it was."""

    players: Any
    """Who decides."""
    words: Any
    """What that player sees, as packed words; `observations` unpacks them."""
    legal: Any
    """The ids of what he may do, the lowest first, then NO_ID."""
    counts: Any
    """How many these are."""
    rewards: Any
    """What the latest decision has brought each seat, of the round that it ended, if it did."""
    ended: Any
    """Whether the latest decision ended a round; all else is then about the next one."""

    def __init__(
        self,
        game: str | Form,
        number: int,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        *,
        seats: int | None = None,
    ) -> None:
        """A game by its name, with these options, or in a form. The seed decides all deals. Rounds are dealt in turn by
        those who may. Raises UnknownGame, OptionError or ValueError."""
        form = Form(game, options, seats) if isinstance(game, str) else game
        if number < 1:
            raise ValueError(f"a batch has at least one round, not {number}")
        if form.rounds != 1:
            raise ValueError("in a batch an episode is one round")
        if isinstance(game, Form) and (options is not None or seats is not None):
            raise ValueError("a form has its options and seats already")
        self.form = form
        self.layout = Layout(form)
        self.number = number
        self._packs = [list(pack) for pack in form.game.packs(form.options, form.seats)]
        self._rows = Rows(
            list(self._starts()),
            self._packs,
            number,
            Rng(seed),
            form.observation.packer(form.seats),
            Numbers(form.actions.size),
            form.observation.write,
            form.actions.put,
            form.actions.meant,
            form.actions.fixed,
        )
        self._look()

    def observations(self) -> Any:
        """What those who decide see, as 0 and 1."""
        return self.layout.unpacked(self.words)

    def masks(self) -> Any:
        """Ones at what those who decide may do, as bits that `numpy.unpackbits` with `bitorder="little"` unpacks."""
        rows, places = np.nonzero(self.legal != NO_ID)
        ids = self.legal[rows, places]
        found = np.zeros((self.number, -(-self.form.actions.size // BYTE)), np.uint8)
        # Several ids of a row may lie in one byte.
        np.bitwise_or.at(found, (rows, ids // BYTE), np.left_shift(1, ids % BYTE).astype(np.uint8))
        return found

    def step(self, actions: Sequence[int] | Any) -> None:
        """Make a decision in each round. Raises NoAction or ValueError before anything is changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.number,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a batch takes {self.number} ids, not {chosen.dtype} of the shape {chosen.shape}")
        counts = np.array(self._rows.counts)
        same = self._legal_ids() == np.repeat(chosen, counts)
        legal = np.logical_or.reduceat(same, np.cumsum(counts) - counts)
        if not legal.all():
            wrong = int(legal.argmin())
            raise NoAction(int(chosen[wrong]), f"not legal in round {wrong}")
        self._rows.step(chosen.tolist())
        self._look()

    def _legal_ids(self) -> Any:
        """The ids of all rows, one after the other."""
        return np.frombuffer(self._rows.legal, "<i4")

    def _starts(self) -> Iterator[Start]:
        """How rounds begin, for each who may deal first."""
        form = self.form
        for dealer in form.game.first_dealers(form.options, form.seats):
            match = form.game.match(form.options, form.seats, dealer)
            plan = form.game.plan(form.options, form.seats, match.order())
            targets = [target(step, self._packs, form.seats) for step in plan]
            yield Start(match.start(deal(plan, self._packs, form.seats)), match.order(), targets)

    def _look(self) -> None:
        """Arrays of what those who decide see."""
        rows, number = self._rows, self.number
        self.players = np.array(rows.players, np.int8)
        words = rows.packer.words
        self.words = np.fromiter(words, np.int64, len(words)).view(np.uint64).reshape(number, -1)
        self.counts = np.array(rows.counts, np.int32)
        self.legal = np.full((number, self.counts.max()), NO_ID, np.int32)
        self.legal[np.arange(self.legal.shape[1]) < self.counts[:, None]] = self._legal_ids()
        self.rewards = np.zeros((number, self.form.seats), np.float32)
        self.ended = np.zeros(number, np.bool_)
        for row, scores in zip(rows.ended, rows.scores, strict=True):
            mean = sum(scores) / len(scores)
            self.rewards[row] += [score - mean for score in scores]
            self.ended[row] = True


def target(step: Step, packs: Sequence[Sequence[int]], seats: int) -> Target:
    """A step of a plan, for packs that are put in a row."""
    firsts = [0, *accumulate(map(len, packs))]
    place = step.seat if step.place == "hand" else seats + ("table", "stock").index(step.place)
    cards = [firsts[pack] + position for pack, position in step.cards]
    if step.through < 0:
        return Target(place, cards, [])
    numbers = step.positions or range(len(packs[step.through]))
    return Target(place, cards, [firsts[step.through] + position for position in numbers])
