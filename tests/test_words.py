"""Every sentence has words with exactly its parameters, no words are left over, and nothing is missing silently."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from mazzo.games import game, names
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.simple.game import Game as SimpleGame
from mazzo.server import refusal as server_refusal
from mazzo.table import refusal, showing
from mazzo.words import Words, dashed, english, plain, unsaid
from tests.support.words import (
    LANGUAGES,
    SHARED,
    SOURCE,
    browser_source,
    is_value,
    messages,
    referred,
    variables,
)

SPEAKERS = ("words", "english", "local", "Refusal")
"""What is called with a key: `words(…)`, `self.words(…)`, `english()(…)`, `local()(…)`, `Refusal(…)`."""
FAMILIES_OF_SENTENCES = ("event", "reason", "advice", "move", "note", "ask", "tally")


@cache
def modules(*folders: str) -> tuple[ast.Module, ...]:
    """The source, or some folders of it."""
    paths = [path for folder in folders or (".",) for path in (SOURCE / folder).rglob("*.py")]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths))


def nodes(*folders: str) -> Iterator[ast.AST]:
    for module in modules(*folders):
        yield from ast.walk(module)


def is_speaker(function: ast.expr) -> bool:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Call(func=ast.Name(id=name)):
            return name in SPEAKERS
    return False


def spoken() -> Iterator[tuple[str, set[str] | None]]:
    """Every key that the source says literally, with the names of the parameters if they can be seen."""
    for node in nodes():
        if isinstance(node, ast.Call) and is_speaker(node.func):
            match node.args:
                case [ast.Constant(value=str(key))]:
                    names = {keyword.arg for keyword in node.keywords if keyword.arg}
                    yield key, names if len(names) == len(node.keywords) else None


def declared() -> dict[str, set[str]]:
    """The key of every sentence, option and value of every game and of tables, with its parameters."""
    words = english()
    found: dict[str, set[str]] = {}
    for name in names():
        rules = game(name)
        found[f"{name}-name"] = set()
        for family, sentences in rules.sentences().items():
            for code, kinds in sentences.items():
                found[words.key(name, family, code)] = set(kinds)
        for field in rules.options_type.describe():
            option = f"{name}-option-{dashed(field.key)}"
            found[option] = set()
            found |= {f"{option}-{dashed(str(value))}": set() for value in field.values}
    # A simple game is given these, and the words for them.
    for family, given in {"reason": SimpleGame.reasons, "advice": SimpleGame.advice, "ask": SimpleGame.asks}.items():
        found |= {f"{family}-{dashed(code)}": set(kinds) for code, kinds in given.items()}
    found |= {f"table-event-{dashed(key)}": set(kinds) for key, kinds in showing.TOLD.items()}
    for refused in (refusal.REASONS, server_refusal.REASONS):
        found |= {f"table-reason-{dashed(code)}": set(kinds) for code, kinds in refused.items()}
    return found


FAMILY = re.compile(
    rf"(({'|'.join(names())})-(name|event|reason|advice|option)|table-(event|reason)|reason|advice)(-|$)"
)
"""What is not looked up by literal keys, and is known in full."""


def test_the_families_of_sentences_are_known() -> None:
    assert all(tuple(game(name).sentences()) == FAMILIES_OF_SENTENCES for name in names())


def test_every_sentence_and_option_has_words_with_its_parameters() -> None:
    for key, params in declared().items():
        assert key in english(), key
        assert variables(key) == params, key


def test_what_the_source_says_has_words_with_its_parameters() -> None:
    for key, params in spoken():
        assert key in english(), key
        assert params is None or params == variables(key), key


def refused() -> Iterator[tuple[str, set[str]]]:
    """Every code with which tables and servers refuse literally, with the names of its parameters."""
    for node in nodes("server", "table"):
        match node:
            case ast.Call(func=ast.Name(id="Refused" | "Dropped"), args=[ast.Constant(value=str(code))]):
                yield code, {keyword.arg for keyword in node.keywords if keyword.arg}
            case ast.Call(func=ast.Name(id="Reason"), args=[ast.Constant(value=str(code)), *rest]):
                given = [key for part in rest if isinstance(part, ast.Dict) for key in part.keys]
                yield code, {str(key.value) for key in given if isinstance(key, ast.Constant)}
            case ast.Call(
                func=ast.Name(id="NotFoundException" | "PermissionDeniedException"),
                args=[ast.Constant(value=str(code))],
            ):
                yield code, set()


def test_tables_and_servers_refuse_with_known_reasons() -> None:
    known = {code: set(params) for code, params in {**refusal.REASONS, **server_refusal.REASONS}.items()}
    for code, params in refused():
        assert known.get(code) == params, code


def test_every_known_reason_of_a_table_is_given() -> None:
    given = {code for code, _ in refused()}
    assert set(refusal.REASONS) <= given
    assert not set(refusal.REASONS) & set(server_refusal.REASONS)


def test_everything_that_can_be_wrong_with_a_record_has_words() -> None:
    codes = set()
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="RecordError" | "same"), args=[_, ast.Constant(value=str(code)), *_]):
                codes.add(f"error-record-{dashed(code)}")
    family = {key for key in messages(SHARED, "en") if key.startswith("error-record-")}
    assert family == codes


@pytest.mark.parametrize("name", names())
def test_the_title_of_a_game_depends_on_its_options(name: str) -> None:
    assert english()(f"{name}-title", **game(name).options({}).dump())


def test_no_words_are_left_over() -> None:
    literal = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    patterns = [pattern(node) for node in nodes() if isinstance(node, ast.JoinedStr)]
    in_browser, made_there = browser_texts()
    literal |= in_browser
    patterns += made_there
    families = {"area", "fact", "column", *terms()}
    spoken = {*declared(), *referred(), *words_of_cards()}
    spoken |= {key for key in literal if not FAMILY.match(key)}
    left = [
        key
        for name in (SHARED, *names())
        for key in messages(name, "en")
        if key not in spoken
        and (FAMILY.match(key) or not any(each.fullmatch(key) for each in patterns))
        and not is_value(key, name, families, literal)
    ]
    assert left == [], "nothing says these"


def terms() -> Iterator[str]:
    """The families of the games' own words, as parameters of sentences and facts name them."""
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id="term"), args=[ast.Constant(value=str(family))]):
                yield family


def words_of_cards() -> set[str]:
    """Every key by which the cards of a deck may be said."""
    found = set()
    for name, family in FAMILIES.items():
        cards = [rank + suit for rank in family.ranks for suit in family.suits] + list(family.others)
        own = [f"{each}-{key}" for each in names() if game(each).deck == name for key in ("card", "full")]
        ranks = [f"deck-{name}-{key}" for key in ("rank", "full-rank")]
        suits = [f"deck-{name}-{key}" for key in ("suit", "full-suit", "face")]
        whole = [f"deck-{name}-{key}" for key in ("card", "full", "face")]
        found |= {f"deck-{name}-card", f"deck-{name}-full", f"deck-{name}-full-other"}
        found |= {f"{key}-{rank}".lower() for key in ranks for rank in family.ranks}
        found |= {f"{key}-{suit}" for key in suits for suit in family.suits}
        found |= {f"{key}-{card}".lower() for key in [*whole, *own] for card in cards}
    return found


@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_deck_has_words(language: str, name: str) -> None:
    words, family = Words(language), FAMILIES[name]
    assert words(f"deck-{name}-card", rank="7", suit="x")
    for suit in family.suits:
        assert words(f"deck-{name}-suit-{suit}")
        assert family.signs or f"deck-{name}-face-{suit}" in words or len(family.suits) == 2
    for card in family.others:
        assert words(f"deck-{name}-card-{card.lower()}")


def test_only_cards_have_words_of_cards() -> None:
    strange = [key for key in messages(SHARED, "en") if key.startswith("deck-") and key not in words_of_cards()]
    assert strange == []


def browser_texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts of the browser client that may be keys, and what its templates can make."""
    source = browser_source()
    literal = {found for pair in re.findall(r"\"([\w-]+)\"|'([\w-]+)'", source) for found in pair if found}
    templates = re.findall(r"`((?:[a-z_-]|\$\{[^`}]+\})+)`", source)
    gap = re.compile(r"\$\{[^}]+\}|[a-z_-]+")
    parts = [[None if part.startswith("$") else part for part in gap.findall(text)] for text in templates]
    return literal, [made_of(each) for each in parts]


def pattern(text: ast.JoinedStr) -> re.Pattern[str]:
    """What an f-string can be."""
    return made_of([str(part.value) if isinstance(part, ast.Constant) else None for part in text.values])


def made_of(parts: Sequence[str | None]) -> re.Pattern[str]:
    """What can be made of parts and gaps, if it is a key: at least one word is written, with hyphens."""
    written = [part for part in parts if part is not None]
    if not all(re.fullmatch("[a-z_-]+", part) for part in written) or not re.search("[a-z]{3}", "".join(written)):
        return re.compile("(?!)")
    return re.compile("".join(".+" if part is None else part for part in parts))


def test_parameters_and_plurals() -> None:
    words = english()
    assert words("error-file-missing", path="a b") == "a b: no such file"
    assert "one move in 12345 rounds" in words("record-verified", moves=1, rounds=12345)
    assert "Seats 0, 2 have won." in words("record-winners", count=2, winners=[0, 2])


def test_lists() -> None:
    words = english()
    assert words.joined(["a"]) == "a"
    assert words.joined(["a", "b", "c"]) == "a, b and c"
    assert words.joined(["a", "b"], "list-or") == "a or b"
    assert words.joined([]) == "nothing"
    assert plain([1, 2]) == "1, 2"


def test_texts_are_not_isolated_by_invisible_marks() -> None:
    assert Words()("error-file-missing", path="x").isascii()


def test_what_has_no_words_is_said_by_its_key() -> None:
    """A test in which that happens fails, unless it says that it knows."""
    words = english()
    assert "nowhere" not in words
    assert words("nowhere") == "nowhere"
    assert words("nowhere", seat="Anna", cards=["1s", "2s"]) == "nowhere: Anna, 1s, 2s"
    assert words("error-file-missing") == "path: no such file"
    assert unsaid == {"nowhere", "error-file-missing: Unknown external: path"}
    unsaid.clear()
