"""Lessons as they are written, and what they compile to: `lessons/<lang>.md` in a game's package, one block a lesson.

    ```lesson
    lesson sweep The sweep
    book turn
    idea empty the table: a point at once
    table 4b 3c 2s 1c
    hands 10d 6c 7s / 9b 5d 8s
    say 4, 3, 2 and 1. What if one card took them all?
    ask 10d x 2s+4b+1c+3c
      no 6c [must_capture] A 6 can capture here, so it cannot just lie down.
      event sweep
    end One point, and five cards on top.
    ```

docs/lessons.md tells what each line means. A lesson whose name ends in `.2` is the second part of another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Literal

from msgspec import Struct

PLACES = ("hands", "table", "stock", "talon", "rows", "piles", "boxes", "tokens", "turn", "took")
"""Where cards and tokens are; each game reads its own."""
SETUP = ("use", "seats", "course", *PLACES)
"""What a lesson begins with; `as` takes over all of it."""
DETAILS = ("no", "event", "best", "cards")
"""What belongs to the step before."""

FENCE = re.compile(r"```(\w*)\s*$")
CODED = re.compile(r"(?P<moves>.*?)\s*\[(?P<code>\w+)\]\s*(?P<text>.*)")


class ScriptError(ValueError):
    """Something in a script that cannot be understood, with its place."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(f"line {line}: {problem}")


class Line(Struct, frozen=True):
    """A line of a block: what it is, and the rest."""

    number: int
    verb: str
    rest: str


class Wrong(Struct, frozen=True, kw_only=True):
    """A foreseen mistake, and what is said about it."""

    line: int
    moves: list[str]
    code: str = ""
    """Why the rules refuse it; empty if they allow it."""
    answer: int = -1
    """The wrong answer to a question that this is about."""
    text: str


class Step(Struct, kw_only=True):
    """Something that a lesson does or waits for."""

    kind: Literal["say", "ask", "quiz", "they", "auto", "ff", "check", "end"]
    line: int
    text: str = ""
    """What is said or asked."""
    show: list[str] = []
    """What glows meanwhile."""
    cards: list[list[str]] = []
    """What is laid out in rows meanwhile, where there is no table."""
    moves: list[str] = []
    """The right moves, or those that are played."""
    only: bool = False
    """Whether the rules allow nothing else."""
    best: bool = False
    """Whether good players would do that, too."""
    wrong: list[Wrong] = []
    events: list[str] = []
    """What happens by the moves."""
    answers: list[str] = []
    right: int = -1
    proof: str = ""
    """What is true, if the step is right."""

    @property
    def waits(self) -> bool:
        """Whether the learner does something."""
        return self.kind in ("say", "ask", "quiz")


class Part(Struct, frozen=True, kw_only=True):
    """A position and the steps from it."""

    id: str
    line: int
    title: str
    idea: str = ""
    chapter: str = ""
    you: int = 0
    setup: dict[str, str]
    steps: tuple[Step, ...]


class Lesson(Struct, frozen=True, kw_only=True):
    """One idea, in one or several parts."""

    id: str
    parts: tuple[Part, ...]
    mark: str
    """Changes with what is written, but not with the language."""

    @property
    def chapter(self) -> str:
        return self.parts[0].chapter

    @property
    def waits(self) -> int:
        """How many steps the learner takes; all parts but the last end with a word that waits, too."""
        return sum(step.waits for part in self.parts for step in part.steps) + len(self.parts) - 1


def read_lessons(text: str) -> tuple[Lesson, ...]:
    """The lessons of a file, in order. Raises ScriptError."""
    parts: dict[str, Part] = {}
    for lines in blocks(text, "lesson"):
        part = read_part(lines, parts)
        if part.id in parts:
            raise ScriptError(part.line, f"there are two lessons {part.id}")
        parts[part.id] = part
    by_lesson: dict[str, list[Part]] = {}
    for part in parts.values():
        id, _, number = part.id.partition(".")
        together = by_lesson.setdefault(id, [])
        if (number or "1") != str(len(together) + 1):
            raise ScriptError(part.line, f"part {len(together) + 1} of {id} is expected, not {part.id}")
        together.append(part)
    return tuple(Lesson(id=id, parts=tuple(found), mark=mark_of(found)) for id, found in by_lesson.items())


def blocks(text: str, kind: str) -> list[list[Line]]:
    """The lines of each block of a kind. Indented lines that begin with no detail go on with the line before."""
    found: list[list[Line]] = []
    inside = False
    for number, raw in enumerate(text.splitlines(), 1):
        fence = FENCE.match(raw)
        if fence:
            inside = not inside and fence[1] == kind
            if inside:
                found.append([])
            continue
        if not inside or not raw.strip():
            continue
        verb, _, rest = raw.strip().partition(" ")
        if raw[0].isspace() and verb not in DETAILS and found[-1]:
            before = found[-1].pop()
            found[-1].append(Line(before.number, before.verb, f"{before.rest} {raw.strip()}"))
        else:
            found[-1].append(Line(number, verb, rest.strip()))
    if inside:
        raise ScriptError(len(text.splitlines()), "the last block has no end")
    return found


def read_part(lines: Sequence[Line], earlier: Mapping[str, Part]) -> Part:
    head = lines[0] if lines else Line(0, "", "")
    id, _, title = head.rest.partition(" ")
    if head.verb != "lesson" or not title:
        raise ScriptError(head.number, "a block begins with `lesson ID Title`")
    said: dict[str, str] = {}
    setup: dict[str, str] = {}
    steps = Steps()
    for line in lines[1:]:
        if line.verb == "as":
            if line.rest not in earlier:
                raise ScriptError(line.number, f"there is no lesson {line.rest} before this one")
            setup = {**earlier[line.rest].setup, **setup}
        elif line.verb in SETUP:
            setup[line.verb] = line.rest
        elif line.verb in ("book", "idea", "you"):
            said[line.verb] = line.rest
        else:
            steps.add(line)
    return Part(
        id=id,
        line=head.number,
        title=title,
        idea=said.get("idea", ""),
        chapter=said.get("book", ""),
        you=int(said.get("you", "0")),
        setup=setup,
        steps=steps.finished(head.number),
    )


class Steps:
    """The steps of a part, line by line."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.shown: list[str] = []
        """What glows with the next step."""

    def finished(self, line: int) -> tuple[Step, ...]:
        if not self.steps or self.steps[-1].kind != "end":
            raise ScriptError(line, "a lesson closes with `end`")
        if any(step.kind == "end" for step in self.steps[:-1]):
            raise ScriptError(line, "nothing follows after `end`")
        return tuple(self.steps)

    def add(self, line: Line) -> None:
        match line.verb:
            case "say" | "end":
                self.append(Step(kind=line.verb, line=line.number, text=texted(line)))
            case "ask" | "ask!":
                self.append_ask(line)
            case "quiz":
                self.append(read_quiz(line))
            case "they" | "auto" | "ff":
                self.append(Step(kind=line.verb, line=line.number, moves=played(line)))
            case "check":
                self.append(Step(kind="check", line=line.number, proof=texted(line)))
            case "show":
                self.show(line.rest.split())
            case "cards":
                self.latest(line, "say", "quiz").cards += [row.split() for row in texted(line).split(" / ")]
            case "no":
                self.add_wrong(line)
            case "event":
                self.latest(line, "ask", "they", "auto", "ff").events += line.rest.split()
            case "best":
                self.latest(line, "ask").best = True
            case _:
                raise ScriptError(line.number, f"no line begins with `{line.verb}`")

    def append(self, step: Step) -> None:
        step.show += self.shown
        self.shown = []
        self.steps.append(step)

    def append_ask(self, line: Line) -> None:
        """What is said just before a move stays until the move is made."""
        step = Step(kind="ask", line=line.number, moves=alternatives(line.rest), only=line.verb == "ask!")
        if self.steps and self.steps[-1].kind == "say":
            said = self.steps.pop()
            step.text, step.show = said.text, said.show
        self.append(step)

    def show(self, targets: list[str]) -> None:
        if self.steps and self.steps[-1].kind == "say":
            self.steps[-1].show += targets
        else:
            self.shown += targets

    def latest(self, line: Line, *kinds: str) -> Step:
        if not self.steps or self.steps[-1].kind not in kinds:
            raise ScriptError(line.number, f"`{line.verb}` belongs to a line before it: {', '.join(kinds)}")
        return self.steps[-1]

    def add_wrong(self, line: Line) -> None:
        step = self.latest(line, "ask", "quiz")
        step.wrong.append(wrong_answer(line, step) if step.kind == "quiz" else wrong_move(line))


def texted(line: Line) -> str:
    if not line.rest:
        raise ScriptError(line.number, f"`{line.verb}` says nothing")
    return line.rest


def alternatives(text: str) -> list[str]:
    return [each.strip() for each in text.split(" | ")]


def played(line: Line) -> list[str]:
    """Moves with `;` between them; without one, moves that are single words."""
    texts = line.rest.split(";") if ";" in line.rest or line.verb != "ff" else line.rest.split()
    return [text.strip() for text in texts]


def read_quiz(line: Line) -> Step:
    """`Question? | an answer | the right one* :: proof`."""
    text, _, proof = line.rest.partition("::")
    question, *answers = (each.strip() for each in text.split("|"))
    right = [number for number, answer in enumerate(answers) if answer.endswith("*")]
    if len(answers) < 2 or len(right) != 1:
        raise ScriptError(line.number, "a quiz has two answers or more, and `*` after the right one")
    return Step(
        kind="quiz",
        line=line.number,
        text=question,
        answers=[answer.removesuffix("*") for answer in answers],
        right=right[0],
        proof=proof.strip(),
    )


def wrong_answer(line: Line, quiz: Step) -> Wrong:
    """`no an answer: what is said to it`."""
    for number, answer in enumerate(quiz.answers):
        if line.rest.startswith(f"{answer}:") and number != quiz.right:
            return Wrong(line=line.number, moves=[], answer=number, text=line.rest.removeprefix(f"{answer}:").strip())
    raise ScriptError(line.number, "`no` names a wrong answer of the question before it, then a colon")


def wrong_move(line: Line) -> Wrong:
    """`no MOVE | MOVE [code] text`, or `no MOVE: text` for what is allowed."""
    coded = CODED.fullmatch(line.rest)
    if coded:
        moves, code, text = coded["moves"], coded["code"], coded["text"]
    else:
        moves, colon, text = line.rest.partition(":")
        code = ""
        if not colon:
            raise ScriptError(line.number, "`no MOVE [code] text`, or `no MOVE: text` if the move is allowed")
    return Wrong(line=line.number, moves=alternatives(moves), code=code, text=text.strip())


def mark_of(parts: Sequence[Part]) -> str:
    """A hash of everything but the texts."""
    return sha256(repr([bare(part) for part in parts]).encode()).hexdigest()[:12]


def bare(part: Part) -> object:
    """All of a part that is the same in every language."""
    return part.id, part.chapter, part.you, sorted(part.setup.items()), [bare_step(step) for step in part.steps]


def bare_step(step: Step) -> object:
    wrong = [(each.moves, each.code, each.answer, bool(each.text)) for each in step.wrong]
    return (
        *(step.kind, bool(step.text), step.show, step.moves, step.only, step.best, wrong, step.events),
        *(len(step.answers), step.right, step.proof),
        *step.cards,
    )
