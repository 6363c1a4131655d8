"""What somebody who learns sends, and sees: in a lesson, and in the first deal with a coach.

Nobody keeps anything for a learner. A client sends all that was done so far, and is told what is seen now.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mazzo.kernel.errors import Reason
from mazzo.kernel.game import Event
from mazzo.kernel.scene import Scene
from mazzo.table.commands import MOST_MOVE, Seat

MOST_DONE = 400
"""How many commands a lesson takes. The longest needs 30, if nothing is tried in vain."""
MOST_MOVES = 400
"""How many moves the first deal takes, of all seats."""
MOST_SAID = 80

MoveText = Annotated[str, Meta(min_length=1, max_length=MOST_MOVE)]
Language = Annotated[str, Meta(min_length=1, max_length=20)]


# -- a lesson ----------------------------------------------------------------------------------------------------------


class LessonCommand(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something that a learner does."""


# {"type": "move", "move": "9b x 9s"}
class LessonMove(LessonCommand, frozen=True, kw_only=True, tag="move"):
    """Try a move, in notation; also one that is not legal."""

    move: MoveText


# {"type": "answer", "answer": 1}
class LessonAnswer(LessonCommand, frozen=True, kw_only=True, tag="answer"):
    """Answer a question with one of its answers, counted from 0."""

    answer: Annotated[int, Meta(ge=0, lt=10)]


# {"type": "next"}
class LessonNext(LessonCommand, frozen=True, kw_only=True, tag="next"):
    """Go on, after something was said."""


# {"type": "show"}
class LessonShow(LessonCommand, frozen=True, kw_only=True, tag="show"):
    """Let the lesson make the right move, or give the right answer."""


# {"type": "again"}
class LessonAgain(LessonCommand, frozen=True, kw_only=True, tag="again"):
    """Begin again, as if nothing had been done before."""


AnyLessonCommand = LessonMove | LessonAnswer | LessonNext | LessonShow | LessonAgain


# {"lang": "en", "done": [{"type": "next"}, {"type": "move", "move": "9b x 9s"}]}
class LessonDone(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a learner has done in a lesson so far. What does not fit the lesson is passed over."""

    lang: Language = "en"
    done: Annotated[list[AnyLessonCommand], Meta(max_length=MOST_DONE)] = []


class Target(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that glows: a card, wherever it is seen; an area by its name, or a card in that area; or a seat."""

    card: str = ""
    area: str = ""
    seat: int = -1


class LearnFrame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move that was made since the latest command, and what is seen after it."""

    seat: int
    move: str
    """In notation; in a first deal this is sent back with the next request."""
    seen: str
    """As the learner sees it: `??` for a hidden card."""
    events: list[Event]
    scene: Scene
    quick: bool = False
    """Whether it is only on the way to where the lesson goes on: half a second will do."""
    forced: bool = False
    """Whether it is the learner's own move, made because there was no other."""
    text: str = ""
    """What the coach says before it."""
    reason: Reason | None = None
    """Why it is forced, the first time: the words `<game>-advice-<code>`."""


class LessonWrong(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was not right about the latest command. Nothing has changed by it."""

    move: str = ""
    text: str = ""
    """What the lesson says about it; if it says nothing, there is a reason, or the move is legal."""
    reason: Reason | None = None
    """Why the rules refuse it: the words `<game>-reason-<code>`."""
    legal: bool = False
    """Whether the rules allow it, and it is only not what the lesson is after."""


# {"game": "…", "lesson": "sweep", "step": 1, "steps": 4, "kind": "ask", "text": "…", "scene": {…}, "frames": [], …}
class LessonSeen(Struct, frozen=True, kw_only=True):
    """What is seen in a lesson after all that was done."""

    game: str
    lesson: str
    mark: str
    """Changes with the lesson."""
    title: str
    idea: str
    chapter: str
    """The chapter of the rule book that tells about it."""
    following: str
    """The lesson after this one, or empty."""
    options: dict[str, str | int]
    seats: int
    you: int
    """The learner's seat."""
    step: int
    """How many steps are done."""
    steps: int
    kind: Literal["say", "ask", "quiz", "end"]
    """Whether it waits for *Go on*, for a move, for an answer, or is over."""
    text: str
    """What is said or asked; empty where nothing new is said before a move."""
    show: list[Target]
    """What glows."""
    cards: list[list[str]]
    """What is laid out, row by row, in a lesson without a table."""
    answers: list[str]
    tried: list[int]
    """The answers that have been given, and were wrong."""
    moves: list[str]
    """The right moves, once the learner has missed twice: they glow."""
    misses: int
    """How often this step was missed."""
    may_show: bool
    """Whether *Show me* is offered: after the third miss."""
    unaided: bool
    """Whether nothing was shown so far."""
    wrong: LessonWrong | None
    frames: list[LearnFrame]
    """What was played since the command before, the learner's own move first."""
    scene: Scene | None
    """What is seen now; None in a lesson without cards on a table."""


# {"id": "sweep", "title": "The sweep", "idea": "empty the table: a point at once", "chapter": "turn", …}
class LessonListed(Struct, frozen=True, kw_only=True):
    """A lesson in the list."""

    id: str
    title: str
    idea: str
    chapter: str
    steps: int
    mark: str


class LessonOffers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lesson that fits something in a match: by the code of a refusal, and by the key of an event."""

    refused: dict[str, str] = {}
    others: dict[str, str] = {}
    """What happened to, or by, another seat."""
    own: dict[str, str] = {}


class LessonsListed(Struct, frozen=True, kw_only=True):
    """The lessons of a game, in order, and whether there is a first deal with a coach."""

    game: str
    lang: str
    """The language that was asked for, or English where that has none."""
    lessons: list[LessonListed]
    first: bool
    before: int
    """So many of the lessons come before it."""
    offers: LessonOffers


# -- the first deal ----------------------------------------------------------------------------------------------------


class FirstMove(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move that was made."""

    seat: Seat
    move: MoveText


# {"lang": "en", "moves": [{"seat": 0, "move": "10d x 5b+5s"}], "said": ["open", "1"], "ask": ""}
class FirstDone(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that was played in the first deal so far, by all seats, and what the coach has said.

    To take a move back, send the moves without it.
    """

    lang: Language = "en"
    moves: Annotated[list[FirstMove], Meta(max_length=MOST_MOVES)] = []
    said: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=MOST_SAID)] = []
    ask: Literal["", "help", "show", "keep"] = ""
    """*Help*: what might be played. *Show me*: what the coach would play, and why. *Keep*: leave the latest move."""


class FirstHint(Struct, frozen=True, kw_only=True):
    """What the coach would play, and why."""

    move: str
    reason: Reason
    """The words `<game>-advice-<code>`."""


# {"game": "…", "kind": "turn", "text": "…", "said": ["open", "1"], "frames": […], "scene": {…}, …}
class FirstSeen(Struct, frozen=True, kw_only=True):
    """What is seen in the first deal after all that was played."""

    game: str
    options: dict[str, str | int]
    seats: int
    you: int
    kind: Literal["open", "turn", "costly", "close"]
    """Whether it waits for *Go on* at the beginning, for a move, for *Take back* or *Keep*, or is over."""
    text: str
    """What the coach says; empty where there is nothing to say."""
    said: list[str]
    """What has been said, to be sent with the next request."""
    also_good: bool
    """Whether the latest move was another than the coach's, and no worse."""
    better: FirstHint | None
    """What would have been better than the latest move, if that is costly."""
    candidates: list[str]
    """The moves that glow, after *Help*."""
    hint: FirstHint | None
    """After *Show me*."""
    decisions: int
    """How many decisions the learner has had, with this one."""
    made: LearnFrame | None
    """The learner's latest move and what is seen after it; None if another request has told it already."""
    frames: list[LearnFrame]
    """What was played then: moves of the others, and forced ones of the learner. They belong to the moves sent next."""
    scene: Scene
