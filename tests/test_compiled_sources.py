"""Reads the syntax tree of every compiled module and forbids what would be slow, or different, once compiled."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

import engine

MARKS = {"mazzo.kernel.compiling.final", "mazzo.kernel.compiling.mypyc_attr"}
"""The interpreted imports: marks for the compiler, which leaves nothing of them in the compiled module."""
SHOWN = "mazzo.table"
"""Its compiled modules work on what is shown, which msgspec makes; whoever loads them has loaded that and typing."""
COMPILED = {f"{package}.{module}" for package, modules in engine.GROUPS.items() for module in modules}
ROOT = Path(__file__).parents[1]

CONSTANT_NAME = re.compile(r"[A-Z][A-Z0-9_]*")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def faults(source: str, name: str = "") -> list[str]:
    """What is wrong with a module of that name, as `line: fault`."""
    tree = ast.parse(source)
    found = [*wrong_imports(tree, name), *wrong_constants(tree), *wrong_classes(tree, name), *wrong_shifts(tree)]
    return [f"{line}: {fault}" for line, fault in sorted(found)]


def wrong_imports(tree: ast.Module, of: str) -> Iterator[tuple[int, str]]:
    """Only the standard library (but not typing, which is slow to load) and compiled modules exist to the engine.

    Not even for typing: a build in isolation has nothing else, and would take what it cannot find for `Any`.
    """
    if not any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in tree.body):
        yield 1, "no `from __future__ import annotations`"
    for_typing = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for statement in node.body
        for inner in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            names = [module] if module in COMPILED else [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            top = name.split(".", maxsplit=1)[0]
            if of.startswith(SHOWN) and top in {"msgspec", "typing"}:
                allowed = True
            elif top == "mazzo":
                allowed = name in COMPILED or name in MARKS
            elif id(node) in for_typing:
                allowed = top in sys.stdlib_module_names or top == "mypy_extensions"
            else:
                allowed = top in sys.stdlib_module_names and top != "typing"
            if not allowed:
                yield node.lineno, f"import of {name}"


def wrong_constants(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A constant that is not Final is looked up in the module's dictionary each time."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            targets, final = node.targets, False
        elif isinstance(node, ast.AnnAssign):
            targets, final = [node.target], re.match(r"Final\b", ast.unparse(node.annotation)) is not None
        else:
            continue
        for name in (name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)):
            if CONSTANT_NAME.fullmatch(name) and name != "TYPE_CHECKING" and not final:
                yield node.lineno, f"{name} is not Final"


def wrong_classes(tree: ast.Module, name: str) -> Iterator[tuple[int, str]]:
    """ABC and Protocol cost speed, and compiled objects do not pickle by themselves: `kernel.state` does it for them.

    They need not in a policy, nor in what it sees, which keep nothing from one decision to the next.
    """
    states = not name.endswith((".policy", ".features"))
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        if slow := {"ABC", "Protocol"} & {ast.unparse(base).split(".")[-1] for base in node.bases}:
            yield node.lineno, f"class {node.name} derives from {slow.pop()}"
        methods = [item for item in node.body if isinstance(item, Function)]
        abstract = any("abstractmethod" in ast.unparse(mark) for method in methods for mark in method.decorator_list)
        if states and not abstract and not node.bases and "__reduce__" not in {method.name for method in methods}:
            yield node.lineno, f"class {node.name} neither derives from State nor has a __reduce__"
        if states and not abstract and node.bases and (fault := wrongly_made(node, methods)):
            yield node.lineno, f"class {node.name} {fault}"


def wrongly_made(node: ast.ClassDef, methods: list[ast.FunctionDef | ast.AsyncFunctionDef]) -> str:
    """What keeps `kernel.state` from making objects of a class again: compiled, none is made without its arguments."""
    made = next((method for method in methods if method.name == "__init__"), None)
    if made is None or any(method.name == "__reduce__" for method in methods):
        return ""
    arguments = [argument.arg for argument in made.args.args[1:]]
    needed = arguments[: len(arguments) - len(made.args.defaults)]
    given = next((item.value for item in node.body if names_fields(item)), None)
    fields = [ast.literal_eval(each) for each in given.elts] if isinstance(given, ast.Tuple) else ["setup"]
    return "" if fields[: len(needed)] == needed and set(fields) <= set(arguments) else "is not MADE_WITH its arguments"


def names_fields(item: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    return isinstance(item, ast.AnnAssign) and ast.unparse(item.target) == "MADE_WITH"


def wrong_shifts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """mypyc shifts a constant as 32 bits. `TOP >> (61 - k)`, which needs more, is the one way to name a bit.

    Tables that are made on import count with ints of any size and may shift as they like.
    """
    for function in (node for node in ast.walk(tree) if isinstance(node, Function)):
        constants = constant_locals(function)
        for node in ast.walk(function):
            if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift | ast.RShift):
                continue
            top = isinstance(node.op, ast.RShift) and ast.unparse(node.left) in {"TOP", "bits.TOP"}
            if is_constant(node.left, constants) and not is_constant(node.right, constants) and not top:
                yield node.lineno, f"constant shifted: {ast.unparse(node)}"


def constant_locals(function: Function) -> set[str]:
    """The locals that are bound to constants alone; mypyc puts the constants in their place."""
    varying = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
    constants: set[str] = set()
    settled: set[ast.AST] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and is_constant(node.value, constants):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            settled.update(targets)
            constants.update(target.id for target in targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node not in settled:
            varying.add(node.id)
    return constants - varying


def is_constant(node: ast.expr, constants: set[str]) -> bool:
    """Whether mypyc may take an expression for a constant."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(name):
            return name in constants or CONSTANT_NAME.fullmatch(name) is not None
        case ast.Attribute(_, name):
            return CONSTANT_NAME.fullmatch(name) is not None
        case ast.UnaryOp(_, inner):
            return is_constant(inner, constants)
        case ast.BinOp(left, _, right) | ast.IfExp(_, left, right):
            return is_constant(left, constants) and is_constant(right, constants)
    return False


@pytest.mark.parametrize("name", sorted(COMPILED))
def test_a_compiled_module_is_written_as_the_compiler_needs_it(name: str) -> None:
    file = ROOT / "src" / Path(*name.split(".")).with_suffix(".py")
    assert faults(file.read_text(encoding="utf-8"), name) == []


HEAD = """
from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from mypy_extensions import i64
"""

GOOD = """
from abc import abstractmethod

from mazzo.kernel import bits
from mazzo.kernel.bits import TOP

WIDTH: Final = 8
TABLE: Final = bytes(1 << k for k in range(8))

class Base:
    @abstractmethod
    def size(self) -> i64: ...

class State(Base):
    def __reduce__(self): return State, ()
    def size(self, k: i64) -> i64:
        seats: i64 = 1
        seats <<= k
        bits_of_eight = 1 << 3
        return (TOP >> (61 - k)) | (bits.TOP >> k) | (seats >> WIDTH) | (k << 3) | (TABLE[k] << k)
"""

BAD = {
    "1: no `from __future__": "import abc",
    "import of typing.Any": "from typing import Any",
    "import of typing": "def late() -> None:\n    import typing",
    "import of msgspec.Struct": "from msgspec import Struct",
    "import of msgspec": "if TYPE_CHECKING:\n    import msgspec",
    "import of mazzo.kernel.options.Options": "if TYPE_CHECKING:\n    from mazzo.kernel.options import Options",
    "import of mazzo.kernel.game": "from mazzo.kernel import bits, game",
    "import of ..bits": "from . import bits",
    "LIMIT is not Final": "LIMIT = 3",
    "LOW is not Final": "LOW, middle = 3, 4",
    "WIDE is not Final": "WIDE: i64 = 3",
    "class State neither derives from State nor has a __reduce__": "class State:\n    pass",
    "class Round is not MADE_WITH its arguments": "class Round(State):\n    def __init__(self, setup, seat): ...",
    "class Base derives from ABC": "class Base(abc.ABC):\n    @abstractmethod\n    def size(self) -> i64: ...",
    "constant shifted: 1 << k": "def f(k: i64) -> i64:\n    return 1 << k",
    "constant shifted: -5 >> k": "def f(k: i64) -> i64:\n    return -5 >> k",
    "constant shifted: ONE << k": "ONE: Final = 1\ndef f(k: i64) -> i64:\n    return ONE << k",
    "constant shifted: deck.ALL >> k": "def f(k: i64) -> i64:\n    return deck.ALL >> k",
    "constant shifted: TOP << k": "def f(k: i64) -> i64:\n    return TOP << k",
    "constant shifted: one << k": "def f(k: i64) -> i64:\n    one: i64 = 1\n    return one << k",
    "constant shifted: two << k": "def f(k: i64) -> i64:\n    one = 1\n    two = one + 1\n    return two << k",
    "constant shifted: (1 if k else 2) << k": "def f(k: i64) -> i64:\n    return (1 if k else 2) << k",
}


def test_nothing_is_wrong_with_a_good_module() -> None:
    assert faults(HEAD + GOOD) == []


@pytest.mark.parametrize(("fault", "source"), BAD.items())
def test_each_fault_is_found(fault: str, source: str) -> None:
    found = faults(source if "__future__" in fault else HEAD + source)
    assert len(found) == 1
    assert fault in found[0]
