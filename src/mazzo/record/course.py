"""The course of a match: it deals each round from the seed, takes the moves, closes the rounds and keeps them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from os import urandom

from mazzo.kernel.contract import NOBODY, Deal, Round
from mazzo.kernel.errors import Illegal, Malformed
from mazzo.kernel.fair import Fairness, Sealed, SealedFairness
from mazzo.kernel.game import Game, Match
from mazzo.kernel.options import Options
from mazzo.kernel.scene import Scene

Move = tuple[int, int]
"""A seat and its move."""


class PlayedRound:
    """A round with its deal and its moves, in the match as it was when it was dealt; in the end with its count."""

    def __init__(self, match: Match, dealt: Deal) -> None:
        self.match = match
        self.dealt = dealt
        self.order = match.order()
        self.round: Round = match.start(dealt)
        self.moves: list[Move] = []
        """In the order in which they were made."""
        self.scores: list[int] | None = None
        """Once the round is counted."""
        self.following: Match | None = None
        """The match after this round, once it is counted."""
        self._groups: list[int] = []
        self._group = 0
        self._together = 0

    def __repr__(self) -> str:
        scores = "" if self.scores is None else f", scores {' '.join(map(str, self.scores))}"
        return f"<PlayedRound {self.number} dealt by seat {self.dealer}, {len(self.moves)} moves{scores}: {self.round}>"

    @property
    def number(self) -> int:
        return self.match.number

    @property
    def dealer(self) -> int:
        return self.match.dealer

    @property
    def totals(self) -> list[int]:
        """Those of the match, with this round once it is counted."""
        return list((self.following or self.match).totals)

    def count(self) -> list[int]:
        """Count the finished round; the scores."""
        self.scores = list(self.round.scores())
        self.following = self.match.after(self.round)
        return self.scores

    def play(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal; `Course.play` is the door that checks."""
        if self._together == 0:
            # All who are waiting now decide without knowing of each other, each once: their moves are one group.
            self._group = len(self.moves)
            self._together = int(self.round.waiting()).bit_count()
        self._together -= 1
        self._groups.append(self._group)
        self.moves.append((seat, move))
        self.round.play(seat, move)

    def listed(self) -> list[Move]:
        """The moves, simultaneous ones in turn order: so they stand in record and trace, however they came in."""
        return self._in_turn_order(self.moves)

    def shown(self, viewer: int) -> list[Move]:
        """The moves as a viewer knows them by now, listed likewise."""
        return self._in_turn_order(self.round.view(viewer).shown())

    def scene(self, game: Game, viewer: int) -> Scene:
        """What a viewer sees of this round; once it is counted, with its scores in the totals."""
        shown = self.match if self.scores is None else self.match.counted(self.round)
        return game.scene(self.round.view(viewer), shown)

    def _in_turn_order(self, moves: Sequence[Move]) -> list[Move]:
        place = {seat: place for place, seat in enumerate(self.order)}
        keyed = [(group, place[seat], move) for group, (seat, move) in zip(self._groups, moves, strict=True)]
        return [(self.order[place], move) for _, place, move in sorted(keyed)]


class Course:
    """A match from its first deal on. The seed stays here: no round, view or message knows it."""

    def __init__(
        self,
        game: Game,
        options: Options | Mapping[str, str | int] | None = None,
        seats: int | None = None,
        seed: bytes | None = None,
        contributions: Sequence[bytes] = (),
        sealed: Sealed | None = None,
    ) -> None:
        """By default with the options and the number of seats of the game, and a seed that nobody knows. Raises
        OptionError, or ValueError for a number of seats that the options do not allow.

        Without contributions, no seat added any. The shuffles are of version 2 if something was sealed before.
        """
        options = options if isinstance(options, Options) else game.options(options or {})
        seats = game.seats(options)[0] if seats is None else seats
        if seats not in game.seats(options):
            raise ValueError(f"{game.name} is not played with {seats} seats under these options")
        self.game = game
        self.options = options
        self.seats = seats
        added = contributions or [b""] * seats
        drawn = urandom(32) if seed is None else seed
        self.fairness = SealedFairness(drawn, added, sealed) if sealed else Fairness(drawn, added)
        if len(self.fairness.contributions) != seats:
            raise ValueError(f"{len(self.fairness.contributions)} contributions for {seats} seats")
        dealer = self.fairness.dealer(game.first_dealers(options, seats))
        self.current = self.dealt_in(game.match(options, seats, dealer))
        """The round that was dealt last: kept, because each move asks for it twenty times."""
        self.rounds = [self.current]

    def __repr__(self) -> str:
        totals = " ".join(map(str, self.match.totals))
        state = f"won by {self.match.winners}" if self.finished else repr(self.round)
        return f"<Course of {self.game.name}, round {self.current.number}, totals {totals}: {state}>"

    @property
    def match(self) -> Match:
        """The match as it stands: after the round that was dealt last, if that has been counted."""
        return self.current.following or self.current.match

    @property
    def round(self) -> Round:
        return self.current.round

    @property
    def dealt(self) -> Deal:
        return self.current.dealt

    @property
    def over(self) -> bool:
        """Whether the last card of the round has been played."""
        return not self.round.waiting()

    @property
    def closed(self) -> bool:
        """Whether the round has been counted."""
        return self.current.scores is not None

    @property
    def finished(self) -> bool:
        """Whether the match has been won."""
        return self.match.finished

    def to_act(self) -> list[int]:
        """The seats that may act now, in turn order."""
        waiting = self.current.round.waiting()
        return [seat for seat in self.current.order if waiting >> seat & 1]

    def automatic(self) -> Move | None:
        """The next move that nobody decides, if one is due now. Whoever runs the match plays it."""
        for seat in self.to_act():
            if self.round.chooser(seat) == NOBODY:
                return seat, self.round.nth(seat, 0)
        return None

    def play(self, seat: int, move: int | str) -> None:
        """Make a move of a seat, a number or a text. Raises MoveError with the game's own reason if it is not legal."""
        # Numbers of NumPy overflow in what is computed with them.
        seat = index(seat)
        if not isinstance(move, int | str) and hasattr(move, "__index__"):
            move = index(move)
        self.current.play(seat, self.checked(seat, move))

    def checked(self, seat: int, move: int | str) -> int:
        """The legal move of a seat that is meant. Raises MoveError."""
        known = seat in range(self.seats)
        if known and isinstance(move, int) and move in self.round.moves(seat):
            return move
        text = move if isinstance(move, str) else self.printed(move)
        if not known:
            raise Illegal("not_now", seat=seat, move=text)
        view = self.round.view(seat)
        if view.deciding() == NOBODY and self.round.chooser(seat) == seat:
            # Nothing is legal now: whatever the text is, the game says why not.
            return self.game.parse(text, view)
        if isinstance(move, int):
            self.read(seat, text)
            raise Malformed("not_a_move", text=str(move))
        return self.meant(seat, text)

    def printed(self, move: int) -> str:
        """A number in notation, which need not be a move at all."""
        try:
            return self.game.print(move)
        # Compiled, a number of more than 63 bits is of the wrong type.
        except (LookupError, ValueError, OverflowError, TypeError):
            return str(move)

    def take_back(self) -> Move:
        """Undo the last move, if the seat on turn may do so freely: the round is played again without it."""
        if not self.round.undoable():
            raise ValueError("nothing can be taken back")
        last = self.current.moves[-1]
        self.rewind(len(self.current.moves) - 1)
        return last

    def rewind(self, moves: int) -> None:
        """Play the round again as far as that many of its moves; the others never happened."""
        again = PlayedRound(self.current.match, self.dealt)
        for seat, move in self.current.moves[:moves]:
            again.play(seat, move)
        self.put(again)

    def put(self, played: PlayedRound) -> None:
        """Let this be the round that was dealt last."""
        self.rounds[-1] = self.current = played

    def read(self, seat: int, text: str) -> int:
        """The legal move of a seat that is written exactly so. Raises MoveError with the game's own reason."""
        round = self.round
        for move in round.moves(seat):
            if self.game.print(move) == text:
                return move
        chooser = round.chooser(seat)
        if chooser != NOBODY and round.moves(seat):
            view = round.view(chooser)
            if view.deciding() == seat:
                self.game.parse(text, view)
                raise Malformed("not_written_so", text=text)
        raise Illegal("not_now", seat=seat, move=text)

    def scene(self, viewer: int) -> Scene:
        """What a viewer sees of the round that was dealt last; also once it was counted, and the match has moved on."""
        return self.current.scene(self.game, viewer)

    def meant(self, seat: int, text: str) -> int:
        """The legal move that a text means for a seat, however it is written. Raises MoveError."""
        round = self.round
        chooser = round.chooser(seat) if round.waiting() >> seat & 1 else NOBODY
        if chooser != NOBODY:
            view = round.view(chooser)
            if view.deciding() == seat:
                return self.game.parse(text, view)
        return self.read(seat, text)

    def close(self) -> list[int]:
        """Count the finished round; the scores."""
        if not self.over or self.closed:
            raise ValueError("the round is not over, or was counted before")
        return self.current.count()

    def deal(self) -> None:
        """Deal the next round."""
        if not self.closed or self.finished:
            raise ValueError("there is no next round yet, or no more")
        self.current = self.dealt_in(self.match)
        self.rounds.append(self.current)

    def dealt_in(self, match: Match) -> PlayedRound:
        """The round that a match deals from the seed."""
        decks = self.fairness.decks(match.number, self.game.packs(self.options, self.seats))
        return PlayedRound(match, self.game.deal(match, decks))

    def advance(self) -> None:
        """Count the finished round, unless that is done, and deal the next, unless the match has been won."""
        if not self.closed:
            self.close()
        if not self.finished:
            self.deal()
