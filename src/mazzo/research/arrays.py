"""Observations and masks as NumPy arrays, for one view or for thousands in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mazzo.kernel.contract import View
from mazzo.research.episode import Form

WORD = 64


class Layout:
    """Where the bits of each piece are in an observation of a form, packed and unpacked."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.used = form.observation.used(form.seats)
        """How many bits of each packed word are used."""
        self.size = sum(self.used)
        self.slices: dict[str, slice] = {}
        """Where each piece is among the bits."""
        first = 0
        for piece in form.pieces:
            self.slices[piece.name] = slice(first, first + piece.bits)
            first += piece.bits

    def words(self, views: Sequence[View]) -> Any:
        """The packed words of views, one row a view: a hundred or two bytes each, for storing."""
        packer = self.form.observation.packer(self.form.seats)
        for view in views:
            self.form.observation.write(view, packer)
            packer.close()
        return np.array(packer.words, "<u8").reshape(len(views), -1)

    def unpacked(self, words: Any) -> Any:
        """The bits of packed words, one row a view, as 0 and 1."""
        packed = np.ascontiguousarray(words, "<u8").view(np.uint8)
        bits = np.unpackbits(packed, axis=-1, bitorder="little")
        found = np.empty((*words.shape[:-1], self.size), np.int8)
        first = 0
        for number, used in enumerate(self.used):
            found[..., first : first + used] = bits[..., WORD * number : WORD * number + used]
            first += used
        return found

    def observed(self, view: View) -> Any:
        """The bits of one view."""
        return self.unpacked(self.words([view]))[0]

    def mask(self, ids: Sequence[int]) -> Any:
        """Ones at these ids, of all that there are."""
        found = np.zeros(self.form.actions.size, dtype=np.int8)
        found[list(ids)] = 1
        return found


def seed_of(generator: Any) -> bytes:
    """The seed of an episode, drawn from a generator of NumPy."""
    drawn: bytes = generator.bytes(32)
    return drawn
