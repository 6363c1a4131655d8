"""How a match went for each seat, and in which form of its game: what statistics and ratings are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from mazzo.kernel.game import Game
from mazzo.kernel.options import Options
from mazzo.record.course import Course


class SeatResult(Struct, frozen=True, kw_only=True):
    """What a seat has come to."""

    place: int
    """From 1; 0 in a match that nobody has won."""
    points: int
    won: bool
    team: int
    """The lowest seat of those who play together from the first card on."""
    feats: dict[str, int]
    """How often it did what its game counts; what it never did is left out."""


def form_of(game: Game, options: Options, seats: int) -> str:
    """The form of a game in which results can be compared: the number of seats and, where a game has several kinds, its
    kind. `4`, `4-classic`."""
    return f"{seats}-{options.dump()[game.family]}" if game.family else str(seats)


def parts_of(form: str) -> tuple[int, str]:
    """The seats of a form, and its kind. Raises ValueError."""
    seats, _, family = form.partition("-")
    return int(seats), family


def is_standard(game: Game, options: Options) -> bool:
    """Whether all options that matter are as the rules have them; the kind of game may be any."""
    values = options.dump()
    matter = (field for field in options.describe() if field.key != game.family and field.matters(values))
    return all(values[field.key] == field.usual(values) for field in matter)


def teams_of(game: Game, options: Options, seats: int) -> list[int]:
    """Of each seat its team."""
    return [seat % 2 for seat in range(seats)] if game.across(options) and seats % 2 == 0 else list(range(seats))


def places_of(course: Course, late: Sequence[int]) -> list[int]:
    """Of each seat its place, from 1; 0 in a match that nobody has won. Who came too late is last, with those who play
    together; among the others what they have decides."""
    match = course.match
    if not late:
        return match.places() if match.finished else [0] * course.seats
    teams = teams_of(course.game, course.options, course.seats)
    last = {teams[seat] for seat in late}
    others = sorted(-int(match.totals[seat]) for seat in range(course.seats) if teams[seat] not in last)
    return [
        1 + (len(others) if teams[seat] in last else others.index(-int(match.totals[seat])))
        for seat in range(course.seats)
    ]


def results_of(course: Course, late: Sequence[int] = ()) -> list[SeatResult]:
    """For each seat, of a match that is won or given up, or ended by seats that came too late; rounds that were not
    counted count for nothing."""
    match = course.match
    places = places_of(course, late)
    teams = teams_of(course.game, course.options, course.seats)
    feats: list[Counter[str]] = [Counter() for _ in range(course.seats)]
    for played in course.rounds:
        if played.scores is not None:
            for counts, found in zip(feats, course.game.feats_of(played.round), strict=False):
                counts.update(found)
    return [
        SeatResult(
            place=places[seat],
            points=int(match.totals[seat]),
            won=places[seat] == 1 and seat not in late if late else seat in match.winners,
            team=teams[seat],
            feats={key: count for key, count in feats[seat].items() if count},
        )
        for seat in range(course.seats)
    ]
