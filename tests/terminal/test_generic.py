"""The board that draws any game from its scene alone: scenes made by hand, and random matches of every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from mazzo import games, words
from mazzo.games import names
from mazzo.kernel.cards import HIDDEN
from mazzo.kernel.contract import WATCHER
from mazzo.kernel.errors import Malformed, Reason
from mazzo.kernel.families import FAMILIES
from mazzo.kernel.rng import Rng
from mazzo.kernel.says import Kind, says
from mazzo.kernel.scene import Area, Choice, Fact, Scene, Tally, TallyLine
from mazzo.record.record import Player
from mazzo.terminal import draw
from mazzo.terminal.draw import Drawing, drawing, own_drawing
from mazzo.terminal.phrases import Phrases
from mazzo.terminal.screen import Ended, Screen
from mazzo.terminal.turn import Turn
from mazzo.testing.support.play import looked_at, random_moves, setting
from mazzo.words import Words, english

WIDTHS = (40, 80, 120)
NAMES = ("", "Berta", "Carlo", "Emilio Fortebraccio della Rovere", "Dora", "Ida")
RAW_KEY = re.compile(r"\b[a-z_]+-[a-z]+-[a-z]|{|}|\$")

SAMPLE_WORDS = """
sample-area-open = Open cards
sample-area-stock = Stock, { $count }
sample-area-trick = Trick
sample-area-known = Known cards
sample-area-laid = face down
sample-area-row = Row { $name }
sample-area-prize = { $name }: { $count } tokens
sample-column-tricks = tricks
sample-fact-tricks = { $value } tricks
sample-fact-without = no { $value }
sample-fact-boss = boss
sample-note-trump = Trump: { $card }
sample-ask-play = Play a card.
sample-move-pass = pass
sample-move-bid = bid { $number }
sample-move-swap = exchange { $card }
sample-tally-cards = Cards
sample-tally-bonus = A bonus that has a rather long name
sample-tally-total = Total
"""


class Sample:
    """A game that says something and plays nothing."""

    name = "sample"

    def __init__(self, deck: str) -> None:
        self.deck = deck

    def sentences(self) -> dict[str, dict[str, Any]]:
        return {
            "note": {"trump": says(card=Kind.CARD)},
            "ask": {"play": says()},
            "move": {"pass": says(), "bid": says(number=Kind.NUMBER), "swap": says(card=Kind.CARD)},
            "tally": {"cards": says(), "bonus": says(), "total": says()},
            "reason": {"not_a_move": says(text=Kind.TEXT), "must_follow": says()},
        }


class Offered:
    """Where the game comes from."""

    module = "tests.terminal.sample.game"
    value = f"{module}:GAME"
    pattern = re.compile("")
    dist = None

    def __init__(self, deck: str) -> None:
        self.deck = deck

    def load(self) -> Sample:
        return Sample(self.deck)


Deck = Callable[[str], Drawing]


@pytest.fixture
def deck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Deck]:
    """The drawing of a game that is played with a deck of some family."""
    spoken = words.game_words

    def offer(family: str) -> Drawing:
        found = {**games.registered(), "sample": Offered(family)}
        games.looked_up.cache_clear()
        monkeypatch.setattr(games, "registered", lambda: found)
        monkeypatch.setattr(words, "registered", lambda: found)
        monkeypatch.setattr(games, "fault_of", lambda entry, game: "")
        monkeypatch.setattr(
            words, "game_words", lambda game, lang: SAMPLE_WORDS if game == "sample" else spoken(game, lang)
        )
        return Drawing("sample")

    yield offer
    games.looked_up.cache_clear()


def scene(seats: int = 4, **more: Any) -> Scene:
    """The second player is on turn, unless told otherwise."""
    given: dict[str, Any] = {
        "game": "sample",
        "viewer": 0,
        "round": 3,
        "dealer": seats - 1,
        "order": list(range(seats)),
        "factor": 1,
        "totals": [10 * seat for seat in range(seats)],
        "held": [3] * seats,
        "waiting": [0],
        "deciding": 0,
        "moves": [],
        "refused": {},
    }
    return Scene(**given | more)


def phrases(board: Drawing, viewer: int = 0, language: str = "en") -> Phrases:
    players = [Player("bot", name, "club") if name else Player("person") for name in NAMES]
    return Phrases(board, Words(language), players, viewer)


def drawn(board: Drawing, shown: Scene, width: int = 80) -> list[str]:
    lines = board.table(shown, phrases(board, shown.viewer), width)
    assert max(line.cell_len for line in lines) <= width
    return [line.plain.rstrip() for line in lines]


def cards_of(family: str) -> list[str]:
    deck = FAMILIES[family]
    return [f"{rank}{suit}" for suit in deck.suits for rank in deck.ranks] + [*deck.others]


def test_the_players_and_what_is_known_of_them(deck: Deck) -> None:
    facts = [Fact(seat=seat, key="cards", value=5) for seat in range(3)]
    facts += [Fact(seat=seat, key="tricks", value=seat) for seat in range(3)]
    facts += [Fact(seat=1, key="boss"), Fact(seat=2, key="without", value=["K", "5"], kind="rank")]
    shown = scene(3, facts=facts, sides=[[0, 1], [2]], waiting=[1], deciding=-1)
    assert drawn(deck("french"), shown) == [
        "Round 3          cards tricks  total",
        "▸ Berta              5      1     10  boss, with you",
        "  Carlo              5      2     20  no K 5, alone, deals",
        "  You                5      0      0  with Berta",
    ]
    narrow = drawn(deck("french"), shown, 40)
    assert narrow[1:3] == ["▸ Berta              5      1     10", "    boss, with you"], "below where there is no room"


def test_columns_that_do_not_fit_are_said(deck: Deck) -> None:
    class Wide(Drawing):
        def has_column(self, fact: Fact, words: Words) -> bool:
            return True

        def worded(self, kind: str, key: str, words: Words, **params: str | int) -> str:
            return super().worded(kind, "tricks" if key[1:].isdigit() else key, words, **params)

    deck("french")
    facts = [Fact(seat=0, key=f"t{number}", value=number, primary=number == 4) for number in range(5)]
    lines = drawn(Wide("sample"), scene(2, facts=facts), 40)
    assert lines[0].split() == ["Round", "3", "tricks", "tricks", "tricks", "total"]
    assert lines[3].split() == ["▸", "You", "0", "1", "4", "0"], "what is primary stays"
    assert lines[4] == "    2 tricks, 3 tricks"


def test_areas_of_every_kind(deck: Deck) -> None:
    areas = [
        Area(key="open", cards=["Kh", HIDDEN]),
        Area(key="stock", kind="pile", cards=["3c", "2c"], count=12),
        Area(key="trick", kind="trick", cards=["10s", "As"], seats=[3, 1]),
        Area(key="known", kind="fan", cards=["Qd", HIDDEN], seat=2),
        Area(key="laid", cards=[HIDDEN], seat=1),
        Area(key="prize", kind="box", name="7d", count=15),
        Area(key="prize", kind="box", name="pot", count=4),
        Area(key="row", kind="column", name="A", cards=["9h", "8s", "7h"]),
        Area(key="row", kind="column", name="B"),
        Area(key="row", kind="column", name="C", cards=["Kc"]),
    ]
    lines = drawn(deck("french"), scene(areas=areas))
    assert lines == [
        "Round 3                             total",
        "  Berta                                10  face down",
        "  Carlo                                20  Known cards  Q♦ ??",
        "  Emilio Fortebraccio della Rovere     30  deals",
        "▸ You                                   0",
        "Open cards       Stock, 12  Trick",
        "╭─────╮ ╭─────╮  3♣ 2♣      Emilio Fortebraccio della Rovere Berta",
        "│K    │ │░░░░░│             ╭─────╮                          ╭─────╮",
        "│♥    │ │░░░░░│             │10   │                          │A    │",
        "╰─────╯ ╰─────╯             │♠    │                          │♠    │",
        "                            ╰─────╯                          ╰─────╯",
        "7♦: 15 tokens  pot: 4 tokens",
        "  A     B     C",
        "  9♥    -     K♣",
        "  8♠",
        "  7♥",
    ]


def test_boxes_of_cards_are_drawn_as_cards(deck: Deck) -> None:
    boxes = [Area(key="prize", kind="box", name=name, count=count) for name, count in (("7d", 15), ("Kh", 0))]
    assert drawn(deck("french"), scene(areas=boxes))[-4:] == [
        "╭─────╮ ╭─────╮",
        "│7    │ │K    │",
        "│♦    │ │♥    │",
        "╰──15─╯ ╰──0──╯",
    ]


def test_high_columns_stand_beside_the_players(deck: Deck) -> None:
    rows = [Area(key="row", kind="column", name=name, cards=["9y", "8b"]) for name in "ABCDEF"]
    lines = drawn(deck("numbers"), scene(areas=rows))
    assert lines[0].split() == [*"ABCDEF", "Round", "3", "total"]
    assert drawn(deck("numbers"), scene(areas=rows), 40)[0].split() == ["Round", "3", "total"]


def test_an_empty_place_says_so(deck: Deck) -> None:
    assert drawn(deck("italian"), scene(areas=[Area(key="open")]))[-1] == "Open cards  (empty)"


def test_the_hand_has_numbers_and_says_what_a_card_can_do(deck: Deck) -> None:
    moves = [
        Choice(move="7d x 7c", card="7d", takes=["7c"]),
        Choice(move="9c>A", card="9c", to="A"),
        Choice(move="9c^B", card="9c", to="B", above=True),
    ]
    rows = [Area(key="row", kind="column", name=name) for name in "AB"]
    shown = scene(hand=["7d", "8s", "9c"], moves=moves, refused={"8s": Reason("must_follow")}, areas=rows)
    assert drawn(deck("italian"), shown)[-5:] == [
        "Your hand",
        "╭──1──╮ ╭─(2)─╮ ╭──3──╮",
        "│7    │ │8    │ │9    │",
        "│Coin │ │Sword│ │Cup  │",
        "╰──x──╯ ╰─────╯ ╰─AB^─╯",
    ]


def test_choosing_for_another_seat(deck: Deck) -> None:
    robot = Area(key="known", kind="fan", cards=["Kh"], seat=1)
    shown = scene(hand=["7d", "8s"], choosable=["Kh"], deciding=1, moves=[Choice(move="Kh", card="Kh")], areas=[robot])
    lines = drawn(deck("french"), shown)
    assert lines[-6:-3] == ["Your hand  7♦ 8♠", "Cards of Berta", "╭──1──╮"]
    assert not [line for line in lines if "Known" in line], "they are drawn once"


@pytest.mark.parametrize("family", FAMILIES)
def test_every_card_of_a_family_has_a_face(deck: Deck, family: str) -> None:
    board = deck(family)
    cards = cards_of(family)
    for language in ("en", "de", "fr", "it"):
        spoken = phrases(board, language=language)
        faces = [board.face(card, scene(), spoken) for card in cards]
        assert len({(face.rank, face.suit) for face in faces}) == len(cards), "no two are alike"
        assert all(len(face.suit) <= 5 for face in faces)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("family", FAMILIES)
def test_everything_fits(deck: Deck, family: str, seats: int) -> None:
    board, cards = deck(family), cards_of(family)
    areas = [
        Area(key="open", cards=cards[:12]),
        Area(key="trick", kind="trick", cards=cards[:seats], seats=list(range(seats))),
        *(Area(key="row", kind="column", name=name, cards=cards[:13]) for name in "ABCDEFGH"),
        *(Area(key="known", kind="fan", cards=cards[:12], seat=seat) for seat in range(seats)),
    ]
    facts = [Fact(seat=seat, key=key, value=100) for seat in range(seats) for key in ("cards", "tricks")]
    moves = [Choice(move=str(number), label=Reason("bid", {"number": number})) for number in range(30)]
    shown = scene(
        seats, areas=areas, facts=facts, hand=cards[:13], moves=moves, notes=[Reason("trump", {"card": cards[0]})]
    )
    for viewer, width in product((WATCHER, seats - 1), WIDTHS):
        lines = drawn(board, replace(shown, viewer=viewer), width)
        assert not [line for line in lines if RAW_KEY.search(line)]


TALLY = Tally(
    columns=[[0, 2], [1, 3]],
    lines=[
        TallyLine(key="cards", values=[22, 18], won=[True, False]),
        TallyLine(key="bonus", values=[None, 3], signed=True),
        TallyLine(key="total", values=[23, 21], total=True),
    ],
    notes=[Reason("trump", {"card": "Kh"})],
)


def test_the_count_is_a_sheet_of_paper(deck: Deck) -> None:
    board = deck("french")
    shown = scene(tally=TALLY, areas=[Area(key="known", kind="fan", cards=["Kh", "2s"], seat=1)])
    lines = [line.plain for line in board.sheet(shown, phrases(board), 80)]
    assert lines == [
        "╭─ Round 3, counted ───────────────────────────────────────────────────────────╮",
        "│                                                               Berta & Emilio │",
        "│                                                           Fortebraccio della │",
        "│                                              You & Carlo              Rovere │",
        "│ Cards                                               22 ✓                18   │",
        "│ A bonus that has a rather long name                                     +3   │",
        "├──────────────────────────────────────────────────────────────────────────────┤",
        "│ Total                                               23                  21   │",
        "├──────────────────────────────────────────────────────────────────────────────┤",
        "│ Berta: Known cards  K♥ 2♠                                                    │",
        "╰─ Trump: K♥ ──────────────────────────────────────────────────────────────────╯",
    ]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_count_fits(deck: Deck, seats: int, width: int) -> None:
    lines = [TallyLine(key=key, values=[-1000] * seats, signed=True) for key in ("cards", "bonus", "total")]
    tally = Tally(columns=[[seat] for seat in range(seats)], lines=lines, notes=TALLY.notes * 6)
    board = deck("french")
    drawn = board.sheet(scene(seats, tally=tally), phrases(board), width)
    assert len({line.cell_len for line in drawn}) == 1
    assert drawn[0].cell_len <= width


def asked(board: Drawing, shown: Scene, *typed: str) -> tuple[str, str]:
    """What is chosen, and what is said."""

    def parse(text: str) -> str:
        raise Malformed("not_a_move", text=text)

    output = StringIO()
    screen = Screen(StringIO("".join(f"{line}\n" for line in typed)), output)
    try:
        move = Turn(screen, phrases(board), {}, {}).choose(shown, parse)
    except Ended:
        move = ""
    return move, output.getvalue()


PASS = Choice(move="pass", label=Reason("pass"))
BIDS = [Choice(move=f"bid {number}", label=Reason("bid", {"number": number})) for number in (1, 2)]
CARDS = [Choice(move=card, card=card) for card in ("7d", "8s")]


def test_what_is_asked_and_how_it_is_answered(deck: Deck) -> None:
    board = deck("french")
    hand, ask = ["7d", "8s"], Reason("play")
    assert asked(board, scene(hand=hand, moves=CARDS, asked=ask))[1].startswith("Play a card (1 to 2, ? for help): ")
    both = scene(hand=hand, moves=[*CARDS, PASS], asked=ask)
    assert asked(board, both)[1].startswith("Play a card (1 to 2, 0: pass, ? for help): ")
    assert asked(board, scene(moves=[PASS, *BIDS]))[1].startswith("Your turn (1 to 3, ? for help): ")


def test_a_card_then_what_else_by_number(deck: Deck) -> None:
    board = deck("french")
    swap = Choice(move="swap 7d", takes=["7d"], label=Reason("swap", {"card": "7d"}))
    shown = scene(hand=["7d", "8s"], moves=[*CARDS, swap, PASS])
    assert asked(board, shown, "2")[0] == "8s"
    assert asked(board, shown, "0")[0] == "pass"
    assert asked(board, shown, "3")[0] == "swap 7d"
    assert "There is no 4 here: choose 1 to 3." in asked(board, shown, "4")[1]
    assert drawn(board, shown)[-1] == "  3  exchange 7♦"


def test_a_list_where_no_card_is_chosen(deck: Deck) -> None:
    board = deck("french")
    shown = scene(hand=["7d", "8s"], moves=[PASS, *BIDS])
    assert drawn(board, shown)[-3:] == ["  1  pass", "  2  bid 1", "  3  bid 2"]
    assert drawn(board, shown)[-7] == "╭─────╮ ╭─────╮", "the hand has no numbers then"
    assert asked(board, shown, "3")[0] == "bid 2"
    assert asked(board, scene(hand=["7d"], moves=[PASS]), "0")[0] == "pass"
    assert asked(board, scene(hand=["7d"], moves=[PASS]), "1")[0] == "pass"


def test_one_card_to_several_places(deck: Deck) -> None:
    board = deck("french")
    places = [Choice(move=f"7d>{name}", card="7d", to=name, label=Reason("bid", {"number": name})) for name in "AB"]
    move, said = asked(board, scene(hand=["7d"], moves=places), "1", "2")
    assert "  2  bid B" in said
    assert move == "7d>B"


def test_a_game_without_a_module_is_drawn_by_the_generic_board(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    deck("french")
    monkeypatch.setattr(draw, "package_of", lambda game: "mazzo.kernel")
    assert type(drawing("sample")) is Drawing


def test_a_game_whose_module_fails_is_drawn_by_the_generic_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(module: str) -> None:
        raise ModuleNotFoundError("no module named 'something'")

    monkeypatch.setattr(draw, "import_module", fail)
    assert type(drawing(names()[0])) is Drawing
    with pytest.raises(games.FaultyGame, match="something"):
        own_drawing(names()[0])


@pytest.mark.parametrize("name", names())
def test_random_matches_of_every_game(name: str) -> None:
    """Whoever looks on sees no card that the scene hides, and no key instead of words."""
    played = setting(name)
    board = Drawing(name)
    course, match = played.start(1), played.match(1)
    players = [Player("bot", f"Bot {seat}", "club") for seat in range(played.seats)]
    for number, (seat, move) in enumerate(random_moves(course, Rng(1))):
        if looked_at(played, number):
            for viewer in (WATCHER, 0):
                shown = played.game.scene(course.round.view(viewer), match)
                for width in (40, 80):
                    lines = board.table(shown, Phrases(board, english(), players, viewer), width)
                    assert max(line.cell_len for line in lines) <= width
                    assert not [line for line in lines if RAW_KEY.search(line.plain)]
        course.play(seat, move)
    counted = played.game.scene(course.round.view(0), match.counted(course.round))
    lines = board.sheet(counted, Phrases(board, english(), players, 0), 80)
    assert max(line.cell_len for line in lines) <= 80
