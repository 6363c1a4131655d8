"""The count, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.primiera.public import PLAYS
from mazzo.games.primiera.round import Round
from mazzo.games.primiera.scene import Scene
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Reason
from mazzo.kernel.scene import Tally
from mazzo.testing.support.play import Setting, setting

SETTINGS = [setting("primiera", variant=variant) for variant in ("heralds", "classic", "two", "three", "robot")]


def line(tally: Tally, key: str) -> Sequence[int | None]:
    return next(each.values for each in tally.lines if each.key == key)


def counted(setting: Setting, seed: int) -> tuple[Round, Scene]:
    """A round that was played to its end, and what a watcher sees of it then."""
    round, match = setting.played(seed, PLAYS + 4).round, setting.match(seed)
    assert isinstance(round, Round)
    found = setting.game.scene(round.view(WATCHER), match.counted(round))
    assert isinstance(found, Scene)
    return round, found


@given(st.sampled_from(SETTINGS), st.integers(0, 10**6))
def test_the_tally_says_what_the_sheet_says(setting: Setting, seed: int) -> None:
    round, found = counted(setting, seed)
    tally = found.tally
    assert tally is not None
    sheets = [next(side for side in found.sheet if seats[0] in side.seats) for seats in tally.columns]
    assert sorted(seat for seats in tally.columns for seat in seats) == list(range(setting.seats))
    for number, (seats, sheet) in enumerate(zip(tally.columns, sheets, strict=True)):
        for seat in seats:
            assert line(tally, "points")[number] == round.scores()[seat] == sheet.points
            assert line(tally, "total")[number] == found.totals[seat]
    assert line(tally, "cards") == [side.cards for side in sheets]
    assert line(tally, "coins") == [side.coins for side in sheets]
    assert line(tally, "primiera") == [side.primiera or None for side in sheets]
    assert line(tally, "sweeps") == [side.sweeps for side in sheets]
    assert line(tally, "seven") == [1 if side.seven_of_coins else None for side in sheets]
    categories = zip(tally.lines, ("most_cards", "most_coins", "seven_of_coins", "best_primiera"), strict=False)
    for each, category in categories:
        assert each.won == [category in side.won for side in sheets]
    best = [note.params["cards"] for note in tally.notes if note.code == "best"]
    assert best == [side.best for side in found.sheet if side.best]
    assert (Reason("doubled") in tally.notes) == found.doubled


def test_partners_for_good_share_a_column_partners_for_a_round_do_not() -> None:
    _, found = counted(setting("primiera", variant="classic"), 3)
    assert found.tally is not None
    assert sorted(map(sorted, found.tally.columns)) == [[0, 2], [1, 3]]
    for seed in range(20):
        _, found = counted(setting("primiera"), seed)
        assert found.tally is not None
        assert [len(seats) for seats in found.tally.columns] == [1, 1, 1, 1]
        together = [note for note in found.tally.notes if note.code == "together"]
        assert bool(together) == (found.sides != [])
