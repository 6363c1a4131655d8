"""Positions of Primo in notation, for tests that set up rows and hands by hand."""

from __future__ import annotations

from collections.abc import Sequence

from mazzo.games.primo import rows
from mazzo.games.primo.deck import CARDS, COLUMNS, NAMES, copies, hand_list, hand_of, hand_size
from mazzo.games.primo.facts import drew
from mazzo.games.primo.game import GAME
from mazzo.games.primo.notation import LETTERS, print_move
from mazzo.games.primo.options import PrimoOptions
from mazzo.games.primo.round import Round
from mazzo.games.primo.scene import Scene
from mazzo.kernel.contract import Deal

DEALT = CARDS - COLUMNS


def options(**values: str | int) -> PrimoOptions:
    return PrimoOptions.read(values)


def cards(text: str) -> list[int]:
    """Cards in the order named; a number without a colour is yellow."""
    return [NAMES.index(f"{name}y" if name.isdigit() else name) for name in text.split()]


def row(text: str) -> int:
    """A row from its head to its tail."""
    packed = rows.EMPTY
    for kind in cards(text):
        packed = rows.appended(packed, rows.single(kind // 2 + 1, kind % 2))
    return packed


def table(text: str) -> list[int]:
    """Rows as `A 13 12 | C 7`: columns that are not named are empty."""
    found = [rows.EMPTY] * COLUMNS
    for part in filter(None, text.split("|")):
        letter, _, listed = part.strip().partition(" ")
        found[LETTERS.index(letter)] = row(listed)
    return found


def at_table(
    text: str, *hands: str, piles: Sequence[str] | None = None, order: Sequence[int] | None = None, **chosen: str | int
) -> Round:
    """A game with these rows and hands by seat, the first of `order` on turn; without `piles`, what is left of the deck
    lies in them. Cards of the rows are not taken out of the piles: few tests count."""
    settings = options(**chosen).setup(order or range(len(hands)))
    left = copies(settings.top_cards)
    for named in hands:
        for kind in cards(named):
            left[kind] -= 1
    others = [kind for kind, number in enumerate(left) for _ in range(number)]
    held = [cards(hand) for hand in hands]
    for seat, hand in enumerate(held):
        size = DEALT // len(hands) + (settings.order.index(seat) < DEALT % len(hands))
        while len(hand) < size:
            hand.append(others.pop())
    round = Round.start(settings, Deal(held, list(range(0, 12, 2)), []))
    round.table = table(text)
    round.hands = [hand_of(cards(hand)) for hand in hands]
    if piles is not None:
        round.piles = [bytes(cards(pile)) for pile in piles]
    round.dealt = bytes(hand_size(hand) + len(pile) for hand, pile in zip(round.hands, round.piles, strict=True))
    round.facts = [drew(hand_size(hand)) for hand in round.hands]
    return round


def legal(round: Round) -> list[str]:
    """What the seat on turn may do."""
    return [print_move(move) for move in round.moves(round.turn)]


def plays(round: Round) -> list[str]:
    """The same without exchanges and the pass."""
    return [text for text in legal(round) if not text.startswith("swap ") and text != "pass"]


def play(round: Round, *texts: str) -> Round:
    """Play these moves, each by the seat that is on turn."""
    for text in texts:
        moves = {print_move(move): move for move in round.moves(round.turn)}
        assert text in moves, f"{text} is not among {sorted(moves)}"
        round.play(round.turn, moves[text])
    return round


def layout(round: Round, colours: bool = False) -> str:
    """The rows as `table` reads them, all six."""
    parts = []
    for letter, packed in zip(LETTERS, round.table, strict=True):
        names = [NAMES[kind] if colours else str(kind // 2 + 1) for kind in rows.kinds_of(packed)]
        parts.append(" ".join([letter, *names]))
    return " | ".join(parts)


def hand(round: Round, seat: int) -> str:
    return " ".join(NAMES[kind] for kind in hand_list(round.hands[seat]))


def pile(round: Round, seat: int) -> list[str]:
    return [NAMES[kind] for kind in round.piles[seat]]


def counted(round: Round) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    found = list(round.gone)
    for packed in round.table:
        for kind in rows.kinds_of(packed):
            found[kind] += 1
    for seat in range(round.setup.seats):
        for kind in [*hand_list(round.hands[seat]), *round.piles[seat]]:
            found[kind] += 1
    return found


def seen(round: Round, viewer: int, **chosen: str | int) -> Scene:
    """What a viewer sees in the first game of a match."""
    match = GAME.match(options(**chosen), round.setup.seats, round.setup.seats - 1)
    return GAME.scene(round.view(viewer), match)
