"""Names that can be read and told apart (UTS 39)."""

from __future__ import annotations

import random
import string
import unicodedata
from importlib.resources import files

import pytest

from mazzo.table import names
from mazzo.table.names import checked_name, looks, proper_name, script, skeleton
from mazzo.table.refusal import Refused


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna \t Maria ", "Anna Maria"),
        ("\u202eanna\u2066", "anna"),
        ("\u200b", ""),
        ("\u200d", ""),
        ("\u0301", ""),
        ("\u3164", ""),
        ("\uffa0\u2800\u115f", ""),
        ("Anna\u3164", "Anna"),
        ("An\u034fna\ufe0f", "Anna"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("👁\ufe0f\u200d🗨\ufe0f", "👁\ufe0f\u200d🗨\ufe0f"),
        ("A\u030a", "Å"),
        ("An\u200dna", "Anna"),
        ("\u200dAnna\u200c", "Anna"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("\ud800x", "x"),
    ],
)
def test_what_is_shown_of_a_name(text: str, name: str) -> None:
    assert proper_name(text) == name


@pytest.mark.parametrize(
    "name",
    [
        "J",
        "李",
        "Jo",
        "Anna",
        "Ægir Þór",
        "Đặng Thị Hồng",
        "Иван",
        "Γιώργος",
        "محمد",
        "देवी",
        "さくら花子",
        "カタカナ Ann",
        "김민준 Kim",
        "李小龍 Bruce",
        "Spieler 2",
        "Anna ♠",
        "O'Neill-Řehoř",
        "A" * 24,
        "e\u0323\u0302" * 24,
    ],
)
def test_names_of_many_languages(name: str) -> None:
    assert checked_name(name) == proper_name(name)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        (" \n\u2028 ", "name_empty"),
        ("\u200b\u202e", "name_empty"),
        ("A" * 25, "name_long"),
        ("Аnna", "name_scripts"),
        ("Annа", "name_scripts"),
        ("Αnna", "name_scripts"),
        ("Иванさくら", "name_scripts"),
        ("さくら김", "name_scripts"),
        ("A\u0335\u0336\u0337nna", "name_marks"),
        ("Z\u0351\u036b\u0343\u036aalgo", "name_marks"),
    ],
)
def test_names_that_are_refused(name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.reason.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аппа".replace("п", "n")),
        ("Ina", "INA"),
        ("Paypal", "PaypaI"),
        ("Paypal", "Paypa1"),
        ("Mario", "rnario"),
        ("Otto", "0tto"),
        ("Соня", "Coня"),
        ("Anna", "An\u200bna"),
        ("Anna", "Anna\u3164"),
        ("Anna", "An\ufe0fna"),
        ("Anna", "An\u200dna"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Straße", "STRASSE"),
        ("Ana María", "Ana  María"),
        ("José", "Jose\u0301"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("José", "Jose"), ("Lina", "Tina"), ("Иван", "Ivan"), ("Anna", "Anna 2")]
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("paypal", "paypal"),
        ("раураl", "paypal"),
        ("rnario", "rnario"),
        ("mario", "rnario"),
        ("ǉeto", "ljeto"),
        ("1O", "lO"),
    ],
)
def test_skeletons(text: str, seen: str) -> None:
    """As ICU 72 gives them."""
    assert skeleton(text) == seen


@pytest.mark.parametrize(
    ("sign", "found"),
    [
        ("a", "Latn"),
        ("ß", "Latn"),
        ("я", "Cyrl"),
        ("花", "Hani"),
        ("さ", "Hira"),
        ("1", ""),
        ("♠", ""),
        ("\U0010ffff", ""),
    ],
)
def test_scripts(sign: str, found: str) -> None:
    assert script(sign) == found


def test_the_table_is_small_enough_to_come_along() -> None:
    packed = files("mazzo.table").joinpath("lookalikes.bin").read_bytes()
    assert len(packed) <= 80_000
    assert len(names.prototypes()) > 6_000


def test_skeletons_are_those_of_icu() -> None:
    """Where there is one; tools/lookalikes.py needs it, and nothing else does."""
    icu = pytest.importorskip("icu")
    checker = icu.SpoofChecker()
    chance = random.Random(39)
    signs = [*map(chr, names.prototypes()), *string.ascii_letters, *string.digits]
    for _ in range(20_000):
        text = "".join(chance.choices(signs, k=8))
        seen = "".join(filter(names.visible, checker.getSkeleton(0, text)))
        assert skeleton(text) == unicodedata.normalize("NFD", seen)
