"""How a comparison becomes a judgement."""

from __future__ import annotations

from mazzo.review.judging import Sample, doubted, error_of, level_mean, mean_of, sure_by, surely


def sample(*values: float) -> Sample:
    found = Sample([0])
    found.values = list(values)
    return found


def test_what_is_better_in_three_worlds_is_sure_and_in_two_it_is_not() -> None:
    assert surely([1.0, 1.0, 1.0], 1.5)
    assert not surely([1.0, 1.0], 1.5)
    assert not surely([-1.0, -1.0, -1.0], 1.5)
    assert not surely([3.0, -3.0, 3.0, -2.0], 1.5)
    assert not surely([0.0] * 10, 1.5)


def test_the_doubt_that_is_overcome_is_the_one_that_the_test_asks_for() -> None:
    differences = [2.0, -1.0, 3.0, 1.0, 0.0]
    by = sure_by(differences)
    assert surely(differences, by - 0.01)
    assert not surely(differences, by + 0.01)


def test_the_luckiest_of_equal_moves_is_not_better() -> None:
    """Each of two rivals did well in one half of the worlds alone: what looks best there is not, in the other."""
    made = sample(0, 0, 0, 0, 0, 0)
    lucky, other = sample(5, -5, 5, -5, 5, -5), sample(-5, 5, -5, 5, -5, 5)
    assert mean_of(doubted(made, [made, lucky, other])) < 0
    better = sample(1, 2, 1, 2, 1, 2)
    assert doubted(made, [made, better]) == better.values


def test_a_move_that_was_tried_in_fewer_worlds_is_compared_in_these() -> None:
    made = sample(1, 3, 10, 10)
    assert level_mean(sample(2, 4), made) == made.mean() + 1
    assert level_mean(made, made) == made.mean()


def test_the_error_of_a_mean() -> None:
    assert error_of([1.0]) == 0
    assert error_of([1.0, 1.0, 1.0]) == 0
    assert error_of([0.0, 2.0]) == 1
