"""The leak property where it is hardest: calls, the fourth king, hidden discards, announcements that bind."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from mazzo.games.tarock.announcements import announcer
from mazzo.games.tarock.bonuses import ULTIMO
from mazzo.games.tarock.contracts import CHIAMATA_MEGLIO, PROPRIO_SEMI, SOLO_SEMI
from mazzo.games.tarock.exchange import laid_face_down
from mazzo.games.tarock.game import GAME
from mazzo.games.tarock.match import Match
from mazzo.games.tarock.moves import PHASES
from mazzo.kernel.rng import Rng
from mazzo.record.course import PlayedRound
from tests.games.tarock.rich import of, play_on, start

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"king_in_talon": "free", "trisac_talon": "last_trick"},
    {"king_in_talon": "king_packet", "kaiser": "ordered", "hold": "none"},
    {"forehand_choice": "any", "solo_king_in_talon": "half_with_king", "accanto": "off"},
    {"colour_tarock": "literal", "kaiser": "off", "silent_fail": "pays_silent", "trisac_talon": "unused"},
    {"ultimo_by": "side", "tarock_discard": "shown"},
    {"ultimo_by": "side", "announced_card": "soft", "king_in_talon": "free", "accanto": "one"},
    {"colour_bonuses": "all", "tarock_discard": "shown", "mayor": "above_35", "king_in_talon": "king_packet"},
]


def seeds(number: int) -> range:
    return range(100 * number, 100 * number + 30)


def given(match: Match, played: PlayedRound, moves: list[tuple[int, int]], viewer: int) -> list[bytes]:
    """All that a viewer is given while these moves are made, its view after one in three of them and after the last."""
    found = [msgspec.json.encode(GAME.opening_events(of(played), match, viewer))]

    def look() -> None:
        view = of(played).view(viewer)
        found.append(json.dumps(view.dump()).encode())
        found.append(msgspec.json.encode(GAME.scene(view, match)))

    look()
    for number, (seat, move) in enumerate(moves, 1):
        before = of(played).copy()
        assert move in played.round.moves(seat)
        played.play(seat, move)
        found.append(msgspec.json.encode(GAME.events(before, seat, move, of(played), viewer)))
        if number % 3 == 0 or number == len(moves):
            look()
    return found


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_world_cannot_be_told_from_the_truth(number: int) -> None:
    values, phases = OPTIONS[number], Counter[str]()
    for seed in seeds(number):
        rng = Rng(seed)
        _, played = start(seed, values)
        play_on(played, rng)
        moves = played.moves
        for viewer in range(-1, 4):
            match, real = start(seed, values)
            stop = rng.below(len(moves) + 1)
            expected = given(match, real, moves[:stop], viewer)
            view = real.round.view(viewer)
            phases[PHASES[of(real).phase]] += 1
            world = view.world(rng)
            dealt, past = view.past(world)
            assert given(match, PlayedRound(match, dealt), past, viewer) == expected
            # Replayed, the world has become just what was sampled.
            again = PlayedRound(match, dealt)
            for seat, move in past:
                again.play(seat, move)
            assert of(again).copy().dump() == world.dump()
    assert set(phases) >= {"auction", "lay", "announce", "play"}


def test_the_deals_are_of_all_kinds() -> None:
    """Among those of the test above."""
    seen = Counter[str]()
    for number, values in enumerate(OPTIONS):
        for seed in seeds(number):
            _, played = start(seed, values)
            play_on(played, Rng(seed))
            round = of(played)
            seen["fourth"] += round.fourth
            seen["contra and the fourth"] += round.fourth and round.level > 0
            seen["recontra by a partner"] += round.level == 2 and round.recontra_by != round.declarer
            seen["ultimo"] += announcer(round.said, ULTIMO) >= 0
            partner = round.partner() if round.declarer >= 0 else -1
            seen["ultimo of a partner's king"] += announcer(round.said, ULTIMO) == round.declarer and partner >= 0
            seen["bird of a colour game"] += round.contract in (PROPRIO_SEMI, SOLO_SEMI) and round.said & 0xFFF > 0
            seen["meglio outbid"] += bool(round.birders) and round.contract != CHIAMATA_MEGLIO
            seen["call outbid"] += bool(round.callers & ~(1 << max(0, round.declarer)))
            shown = round.discarded() & ~laid_face_down(round.contract)
            seen["shown discard"] += bool(shown)
            seen["shown and covered discards"] += bool(shown) and shown != round.discarded()
            seen["accanto"] += bool(round.joined)
    assert min(seen.values()) > 0, seen
