"""Matches of the bots of the house, to compare what both builds play."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

from mazzo.bots.house import HOUSE, tempered
from mazzo.bots.players import player
from mazzo.kernel.rng import Rng
from mazzo.testing.support.play import Setting, in_turn


def played(setting: Setting, decisions: int) -> str:
    """What the bots of the house play at `club`, each in turn: a checksum of moves, up to so many decisions."""
    total, number = sha256(), 0
    for seed in count():
        course = setting.start(seed)
        while course.round.waiting():
            if number == decisions:
                return total.hexdigest()[:16]
            seat = in_turn(course)
            chooser = course.round.chooser(seat)
            if chooser < 0 or course.round.count(seat) == 1:
                move = course.round.nth(seat, 0)
            else:
                bot = list(HOUSE)[number % len(HOUSE)]
                move = player(setting.game, tempered("club", bot))(course.round.view(chooser), Rng(number))
                number += 1
            total.update(setting.game.print(move).encode() + b"\n")
            course.play(seat, move)
    raise AssertionError("there is always another round")
