"""Views as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from mazzo.research.arrays import Layout
from mazzo.research.episode import Form
from tests.research.forms import named, variants
from tests.research.test_episode import played


@pytest.mark.parametrize("form", variants(), ids=named)
def test_each_piece_has_the_bits_of_its_word(form: Form) -> None:
    layout = Layout(form)
    views = [played(form, 7, most).view(seat) for most in (0, 9, 40) for seat in range(form.seats)]
    words = layout.words(views)
    many = layout.unpacked(words)
    assert many.shape == (len(views), layout.size) == (len(views), form.observation.size(form.seats))
    for row, view in zip(many, views, strict=True):
        assert np.array_equal(row, layout.observed(view))
        for piece, word in zip(form.pieces, form.observation.values(view), strict=True):
            bits = row[layout.slices[piece.name]]
            assert sum(int(bit) << place for place, bit in enumerate(bits)) == word


def test_a_mask_has_ones_at_its_ids() -> None:
    form = variants()[0]
    mask = Layout(form).mask([3, 5])
    assert mask.shape == (form.actions.size,)
    assert np.flatnonzero(mask).tolist() == [3, 5]
