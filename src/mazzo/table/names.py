"""What somebody may be called: a name that others can read, and that no other name at the table looks like.

`lookalikes.bin` holds what signs look like, by Unicode's own table (UTS 39), and their scripts; tools/lookalikes.py has
made it. Names in old events were checked by the rules of their time, and are never checked again.
"""

from __future__ import annotations

import unicodedata
import zlib
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from itertools import groupby

from mazzo.record.record import clean
from mazzo.table.refusal import Refused

MOST = 24
"""Signs of a name; what is written above or below another, or joins it with the next, is no sign of its own."""
MOST_MARKS = 2
"""One above the other."""
JOINERS = "\u200c\u200d"
PICTURE = "\ufe0f"
"""Makes a picture of the sign before it."""
EMPTY = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Letters and marks of which nothing is seen."""
ONE_SCRIPT = (
    {"Latn", "Hani", "Hira", "Kana"},
    {"Latn", "Hani", "Hang"},
    {"Latn", "Hani", "Bopo"},
)
"""Scripts that are written together, in Japanese, Korean and Chinese; all others stand alone."""
NEVER_JOINED = {"Latn", "Grek", "Cyrl"}
"""Between their letters a joiner would only hide."""


def checked_name(text: str) -> str:
    """A name as everybody sees it. Raises Refused if it may be nobody's."""
    name = proper_name(text)
    if not name:
        raise Refused("name_empty")
    if signs(name) > MOST:
        raise Refused("name_long", most=MOST)
    marked = (len(list(run)) for marks, run in groupby(name, key=is_mark) if marks)
    if max(marked, default=0) > MOST_MARKS:
        raise Refused("name_marks", most=MOST_MARKS)
    used = {script(each) for each in name} - {""}
    if len(used) > 1 and not any(used <= together for together in ONE_SCRIPT):
        raise Refused("name_scripts")
    return name


def proper_name(text: str) -> str:
    """Without what is not seen or turns the writing around; empty if nothing is left."""
    kept = "".join(each for place, each in enumerate(text) if visible(each) or shapes(text, place))
    shown = clean(unicodedata.normalize("NFC", kept))
    return shown if any(visible(each) and not is_mark(each) for each in shown) else ""


def looks(name: str) -> frozenset[str]:
    """What two names have in common that look nearly the same, in capital letters or small ones."""
    plain = unicodedata.normalize("NFKC", "".join(filter(visible, name)))
    return frozenset((skeleton_of(name), skeleton(clean(plain)).casefold()))


def skeleton_of(name: str) -> str:
    """The one of these by which an account is found."""
    return skeleton(clean(unicodedata.normalize("NFKC", "".join(filter(visible, name)))).casefold())


def skeleton(name: str) -> str:
    """What a name looks like, by UTS 39: equal for names that can be taken for each other. Empty signs do not count."""
    seen = unicodedata.normalize("NFD", name).translate(prototypes())
    return unicodedata.normalize("NFD", "".join(filter(visible, seen)))


def visible(character: str) -> bool:
    """Not one of the signs that only tell how others are written, and not an empty one."""
    return unicodedata.category(character) != "Cf" and character not in EMPTY


def shapes(text: str, place: int) -> bool:
    """Whether there is a sign that shows in those beside it: a joiner inside a word, or one that makes a picture."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if text[place] == PICTURE:
        return bool(before) and unicodedata.category(before) == "So"
    if text[place] not in JOINERS or not before or not after:
        return False
    return all(each == PICTURE or joined(each) for each in (before, after))


def joined(character: str) -> bool:
    """Whether a joiner beside it can be seen."""
    return visible(character) and not character.isspace() and script(character) not in NEVER_JOINED


def is_mark(character: str) -> bool:
    """Written above or below the sign before it, or through it."""
    return unicodedata.category(character) in ("Mn", "Me")


def signs(name: str) -> int:
    return sum(visible(each) and not is_mark(each) for each in name)


def script(character: str) -> str:
    """Its short name, `Latn`; empty for signs that are written in many, such as digits."""
    starts, names = scripts()
    return names[bisect_right(starts, ord(character)) - 1]


@cache
def prototypes() -> dict[int, str]:
    codes, seen, _, _ = parts()
    return dict(zip(numbers(codes), seen.split("\n"), strict=True))


@cache
def scripts() -> tuple[list[int], list[str]]:
    _, _, starts, names = parts()
    return numbers(starts), [name.removeprefix("-") for name in names.split(" ")]


def parts() -> list[str]:
    packed = files("mazzo.table").joinpath("lookalikes.bin").read_bytes()
    return zlib.decompress(packed).decode().split("\0")


def numbers(differences: str) -> list[int]:
    """Each is written as the difference to the one before."""
    found: list[int] = []
    for each in differences.split(" "):
        found.append((found[-1] if found else 0) + int(each, 16))
    return found
