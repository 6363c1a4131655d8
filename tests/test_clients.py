"""No client parses notation: the text of a move is compared or sent, and its parts come with the scene."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import mazzo

SOURCE = Path(mazzo.__file__).parent
BROWSER = Path(__file__).parents[1] / "web" / "src"

IN_BROWSER = sorted(
    path
    for folder in [BROWSER, *SOURCE.glob("games/*/web")]
    for path in folder.rglob("*")
    if path.suffix in {".ts", ".svelte"}
)
IN_TERMINAL = sorted([*SOURCE.joinpath("terminal").rglob("*.py"), *SOURCE.glob("games/*/terminal*.py")])

TAKES_APART = re.compile(
    r"""
    \bmove\s*[?!]?\.(split|slice|substring|substr|at|charAt|indexOf|match|matchAll|search|replace|replaceAll
                     |startsWith|endsWith|includes)\(    # move.split(…
    | \bmove\s*[?!]?\.?\[                                # move[0]
    | \.(exec|test)\(\s*[\w.?!]*\bmove\s*\)              # CARD.exec(choice.move)
    | \[\s*\.\.\.[\w.?!]*\bmove\s*\]                     # [...move]
    """,
    re.VERBOSE,
)
APART_IN_PYTHON = {
    *(
        "split",
        "rsplit",
        "partition",
        "rpartition",
        "find",
        "index",
        "replace",
        "strip",
        "removeprefix",
        "removesuffix",
    ),
    *("startswith", "endswith"),
}


def is_move(node: ast.expr) -> bool:
    """Whether an expression is the text of a move: `move`, `choice.move`."""
    match node:
        case ast.Name(id="move") | ast.Attribute(attr="move"):
            return True
    return False


def takes_apart(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(value=text, attr=attr)) if attr in APART_IN_PYTHON and is_move(text):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=args):
            return any(map(is_move, args))
        case ast.Call(func=ast.Attribute(attr="fullmatch" | "match" | "search" | "findall" | "finditer"), args=args):
            return any(map(is_move, args))
        case ast.Subscript(value=text) | ast.For(iter=text) | ast.comprehension(iter=text):
            return is_move(text)
    return False


@pytest.mark.parametrize("path", IN_BROWSER, ids=lambda path: path.name)
def test_the_browser_takes_no_move_apart(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line.strip() for line in lines if TAKES_APART.search(line)] == []


@pytest.mark.parametrize("path", IN_TERMINAL, ids=lambda path: path.name)
def test_the_terminal_takes_no_move_apart(path: Path) -> None:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    assert [ast.unparse(node) for node in nodes if takes_apart(node)] == []


@pytest.mark.parametrize(
    "line", ['move.split(" ")', "choice.move?.slice(1)", "SHIFTED.exec(move)", "CARD.test(each.move)", "move[0]"]
)
def test_taking_apart_is_recognised_in_the_browser(line: str) -> None:
    assert TAKES_APART.search(line)


@pytest.mark.parametrize(
    "line",
    ['move.partition(" ")', "re.split('x', choice.move)", "CARD.fullmatch(move)", "move[:2]", "[x for x in move]"],
)
def test_taking_apart_is_recognised_in_the_terminal(line: str) -> None:
    assert any(map(takes_apart, ast.walk(ast.parse(line))))


def test_comparing_and_sending_are_no_parsing() -> None:
    assert not TAKES_APART.search("scene.moves.find((each) => each.move === move)?.takes.includes(card)")
    assert not any(map(takes_apart, ast.walk(ast.parse("[each for each in moves if each.move == move]"))))
