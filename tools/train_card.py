"""What `make train` writes: the nets as a module, and the card that says how they came about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from textwrap import fill
from typing import Any

from msgspec import Struct

from mazzo.kernel.learning import Learning
from train_fit import HELD_OUT, Fit
from train_samples import AHEAD, ONE_OF, SLIPS

WIDTH = 112


class Taught(Struct, frozen=True, kw_only=True):
    """A net, and what it was fitted to."""

    net: bytes
    positions: int
    moves: int
    fit: Fit


def module(learning: Learning, taught: Mapping[str, Sequence[Taught]]) -> str:
    """The nets of the last generation, in the order of the forms."""
    lines = [
        '"""The nets, as bytes: written by tools/train.py; card.md says how they came about."""',
        "",
        "from __future__ import annotations",
        "",
        "TYPE_CHECKING = False",
        "if TYPE_CHECKING:",
        "    from typing import Final",
        "",
        f'INPUTS_READ: Final = "{learning.fingerprint()}"',
        '"""Which inputs they were fitted to: `Learning.fingerprint`."""',
        "",
        "NETS: Final = (",
    ]
    for form in learning.forms:
        lines += [f"    # {form}", "    bytes.fromhex(", *cut(taught[form][-1].net.hex()), "    ),"]
    return "\n".join([*lines, ")", ""])


def cut(text: str) -> Iterator[str]:
    for begin in range(0, len(text), WIDTH - 12):
        yield f'        "{text[begin : begin + WIDTH - 12]}"'


def card(name: str, learning: Learning, plan: Any, taught: Mapping[str, Sequence[Taught]]) -> str:
    """How the nets came about, in Markdown."""
    size = sum(len(each[-1].net) for each in taught.values())
    hashes = ", ".join(f"{form} {sha256(each[-1].net).hexdigest()[:12]}" for form, each in taught.items())
    facts = (
        f"Command: `make train GAME={name}`, on the compiled engine. Samples are the same everywhere; the fit is in "
        "floating point and may differ in its last digits from machine to machine.",
        f"Deals: {plan.deals:,} of each form in each generation, with the keys "
        f"`mazzo/train/{plan.seed}/GENERATION/FORM/DEAL`. The arena, which measures strength, makes its keys in "
        "another way, so that no deck is in both.",
        *(of_turns(learning) if learning.ending else of_moves(learning, plan)),
        f"Net: {len(learning.inputs)} inputs, {plan.net.hidden} hidden units, one output, for each form; "
        f"{plan.net.epochs} epochs of Adam, seed {plan.net.seed}. Rounded to a byte for each weight of an input and "
        f"four for the others, {size:,} bytes in all.",
        f"Hashes of the nets: {hashes}.",
    )
    table = (
        f"On the positions kept apart, one of {HELD_OUT}, with the rounded net: how much of the variance of the values "
    )
    head = ["form", "generation", "positions", "explained"]
    if learning.ending:
        table += "it explains. Most of it is luck with cards that are still to come."
    else:
        table += (
            "it explains, and by how many points its choice is better than the mean of the moves; beside that the "
            "choice of the player before, and what did best in these very play-outs, which is partly luck."
        )
        head[3:] = ["moves", "explained", "its choice", "the player before", "by hindsight"]
    lines = ["# How the nets were learnt", "", "Written by tools/train.py, like `weights.py`.", ""]
    lines += [fill(f"- {fact}", 120, subsequent_indent="  ", break_on_hyphens=False) for fact in facts]
    lines += ["", fill(table, 120), "", f"| {' | '.join(head)} |", "|---" + "|--:" * (len(head) - 1) + "|"]
    for form, each in taught.items():
        for generation, one in enumerate(each, 1):
            fit = one.fit
            cells = [form, f"{generation}", f"{one.positions:,}", f"{fit.explained:.3f}"]
            if not learning.ending:
                cells[3:3] = [f"{one.moves:,}"]
                cells += [f"{fit.choice:+.3f}", f"{fit.before:+.3f}", f"{fit.best:+.3f}"]
            lines.append(f"| {' | '.join(cells)} |")
    named = ", ".join(f"`{each}`" for each in learning.inputs)
    return "\n".join([*lines, "", fill(f"Inputs ({learning.fingerprint()}): {named}.", 120), ""])


def of_moves(learning: Learning, plan: Any) -> Iterator[str]:
    yield (
        f"Positions: one of {ONE_OF} decisions with a choice, seen as the seat sees them. The player is "
        f"`{learning.teacher}`, in later generations the net before; {SLIPS} of 100 moves are random."
    )
    yield (
        f"Values: each legal move on the same {plan.worlds} worlds that the view allows, played out once in each by "
        "the same player with as many slips: by how many points the seat ends ahead of the others' average, less the "
        "mean of its moves."
    )


def of_turns(learning: Learning) -> Iterator[str]:
    yield (
        "Positions: how each turn ended, seen as the seat sees it before anything is drawn. The player is "
        f"`{learning.teacher}`, in later generations the net before; {SLIPS} of 100 turns are any that a search would "
        "compare."
    )
    yield (
        f"Values: by how many points the seat gained on the others' average in the next {AHEAD} turns of each player, "
        "or to the end if that came sooner."
    )
