"""What must hold for every game; the tests and the lab play by these laws."""

from __future__ import annotations

import json
from math import isfinite
from traceback import walk_tb
from typing import TYPE_CHECKING, Any, Generic

from .broken import FindingError, Law, LawBrokenError
from .codec import from_plain, move_from_plain, move_to_plain, to_plain
from .game import B, Game, M, O, S
from .luck import Luck
from .match import Match, ReplayError
from .record import Deal, Did, Record, read, write
from .sight import Reader, look, look_on, think
from .sitter import Sitter
from .ways import ask_why_not, say_moves, written

if TYPE_CHECKING:
    from .move import Seat

BOUND = 5_000
"""A game that takes more decisions is held to be endless."""

CLOSELY = 16
"""About one position in so many is tested by all laws, the others by those that cost little."""


def law_deal(game: Game[S, M, O, B], seats: int, seed: int, app: str) -> Deal:
    """Seat people, and choose at random among the options that are offered to them."""
    luck = Luck(seed)
    options = {
        choice.name: to_plain(choice.values[luck.below(len(choice.values))][0]) for choice in game.choices(seats, seats)
    }
    sitters = tuple(Sitter(f"Player {seat + 1}") for seat in range(seats))
    return Deal(game.info.id, game.info.rules, app, seed, sitters, options)


def play_by_laws(game: Game[S, M, O, B], box: B, deal: Deal, *, weighted: bool) -> Record:
    """Play a game at random (or as `weigh` would) and test every law on the way; raises LawBrokenError."""
    return _Walk(game, box, deal).play(weighted=weighted)


class _Walk(Generic[S, M, O, B]):
    """One game on its way from the deal to the end."""

    def __init__(self, game: Game[S, M, O, B], box: B, deal: Deal) -> None:
        self._game = game
        self._box = box
        self._deal = deal
        self._luck = Luck(deal.seed)
        self._reader = Reader(len(deal.seats))
        self._match: Match[S, M, O, B] | None = None
        self._tried: tuple[int, M] | None = None

    def play(self, *, weighted: bool) -> Record:
        """Play to the end; whatever goes wrong is a broken law, with the record that leads to it."""
        try:
            self._read_choices()
            match = self._match = Match(self._game, self._box, Record(self._deal))
            while match.active():
                self._go_on(match, weighted=weighted)
            self._end(match)
        except FindingError as fault:
            raise LawBrokenError(fault.law, fault.what, self._record()) from fault
        except Exception as error:  # whatever a game does wrong is a finding, and its record is wanted
            raise LawBrokenError(
                Law.ERROR, f"{type(error).__name__}: {error} {_place(error)}", self._record()
            ) from error
        return match.record

    def _record(self) -> Record:
        """Give the game so far, and with it the decision on which it broke, if that was not played yet."""
        if self._match is None:
            return Record(self._deal)
        entries = self._match.entries
        if self._tried is None or self._tried[0] != self._match.ply:
            return Record(self._deal, tuple(entries))
        return Record(self._deal, (*entries, Did(move_to_plain(self._tried[1]))))

    def _read_choices(self) -> None:
        seats = len(self._deal.seats)
        for choice in self._game.choices(seats, seats):
            self._reader.read(choice.label, *(words for _, words in choice.values))
            if [value for value, _ in choice.values].count(choice.default) != 1:
                raise FindingError(Law.OPTIONS, f"{choice.default!r} is not one of the values of {choice.name!r}")
        options = from_plain(dict(self._deal.options), self._game.options)
        if from_plain(_there_and_back(to_plain(options)), self._game.options) != options:
            raise FindingError(Law.CODEC, f"the options {options}")

    def _go_on(self, match: Match[S, M, O, B], *, weighted: bool) -> None:
        """Test one position, and play on from it."""
        if match.ply == BOUND:
            raise FindingError(Law.END, f"nobody has won after {BOUND} decisions")
        state = match.state
        closely = not match.ply or not self._luck.below(CLOSELY)
        lists = self._lists(state, match.active())
        if closely:
            self._test(match, lists)
        seat = match.active()[self._luck.below(len(lists))]
        self._reader.read_prompt(self._game.prompt(state, seat, ()))
        move = self._choose(state, seat, lists[seat], weighted=weighted)
        self._tried = (match.ply, move)
        self._reader.read_steps(match.play(move))
        if closely:
            self._undo(match, state)

    def _lists(self, state: S, active: tuple[Seat, ...]) -> dict[Seat, tuple[M, ...]]:
        """List the legal moves of every seat that may decide."""
        if self._game.outcome(state) is not None:
            raise FindingError(Law.OUTCOME, f"there is one while the seats {active} may decide")
        if not set(active) <= set(self._reader.seats):
            raise FindingError(Law.DEAD_END, f"the seats {active} are to decide, which are not all there")
        lists: dict[Seat, tuple[M, ...]] = {}
        for seat in active:
            moves = lists[seat] = tuple(self._game.legal_moves(state, seat))
            if not moves:
                raise FindingError(Law.DEAD_END, f"seat {seat} has no legal move")
            if tuple(self._game.legal_moves(state, seat)) != moves or len(set(moves)) != len(moves):
                raise FindingError(Law.MOVES, f"those of seat {seat} change, or one is listed twice")
            for move in moves:
                if move.seat != seat or type(move) not in self._game.moves:
                    raise FindingError(Law.MOVES, f"{written(move)} is none of seat {seat}, or of an unknown class")
        return lists

    def _choose(self, state: S, seat: Seat, moves: tuple[M, ...], *, weighted: bool) -> M:
        weights = self._game.weigh(self._game.view(state, seat), seat, moves)
        if len(weights) != len(moves) or not all(isfinite(weight) and weight > 0 for weight in weights):
            raise FindingError(Law.WEIGH, f"{len(moves)} moves have the weights {weights}")
        return moves[self._luck.weighted(weights) if weighted else self._luck.below(len(moves))]

    def _test(self, match: Match[S, M, O, B], lists: dict[Seat, tuple[M, ...]]) -> None:
        """Test a position by all laws."""
        state = match.state
        game, luck, reader = self._game, self._luck, self._reader
        copy = game.load(self._box, _group(game.dump(state)))
        if copy != state:
            raise FindingError(Law.CODEC, "the position that was dumped loads as another one")
        look_on(game, state, None, reader)
        for seat in reader.seats:
            moves = lists.get(seat, ())
            if not moves and game.legal_moves(state, seat):
                raise FindingError(Law.DEAD_END, f"seat {seat} is not to decide, and has legal moves")
            sight = look(game, state, seat, reader)
            think(sight, luck)
            ask_why_not(sight, luck)
            say_moves(sight, moves, luck)
            for move in moves:
                self._tried = (match.ply, move)
                self._try(state, move)
        self._tried = None
        if copy != state:
            raise FindingError(Law.FROZEN, "it changed while it was only looked at")

    def _try(self, state: S, move: M) -> None:
        """Play a move twice, beside the match."""
        if move_from_plain(_group(move_to_plain(move)), self._game.moves) != move:
            raise FindingError(Law.CODEC, f"the decision {written(move)}")
        bits = self._luck.below(1 << 62)
        steps = self._game.apply(state, move, Luck(bits))
        if not steps or self._game.apply(state, move, Luck(bits)) != steps:
            raise FindingError(Law.APPLY, f"{written(move)} does not, or leads to nothing")
        self._reader.read_steps(steps)

    def _undo(self, match: Match[S, M, O, B], before: S) -> None:
        """Take the last decision back and play it again; all the people agree."""
        after = match.state
        match.undo(match.must_agree() if match.undo_stop() else ())
        if match.state != before:
            raise FindingError(Law.UNDO, "after it the position is another one than before")
        match.redo()
        if match.state != after:
            raise FindingError(Law.UNDO, "playing the decision again leads to another position")

    def _end(self, match: Match[S, M, O, B]) -> None:
        """Test the end, then play the whole record again."""
        outcome = self._game.outcome(match.state)
        if outcome is None:
            raise FindingError(Law.OUTCOME, "nobody is to decide any more, and there is none")
        self._reader.read_outcome(outcome)
        self._test(match, {})
        try:
            again = Match(self._game, self._box, read(write(match.record)))
        except ReplayError as error:
            raise FindingError(Law.REPLAY, str(error)) from error
        for ply in range(match.ply + 1):
            if again.at(ply) != match.at(ply):
                raise FindingError(Law.REPLAY, f"the position after {ply} decisions is another one")


def _place(error: Exception) -> str:
    """Tell where an error was raised."""
    frame, line = list(walk_tb(error.__traceback__))[-1]
    return f"in line {line} of {frame.f_globals['__name__']}"


def _there_and_back(value: object) -> Any:  # noqa: ANN401 - whatever JSON can say
    return json.loads(json.dumps(value, allow_nan=False))


def _group(value: dict[str, object]) -> dict[str, object]:
    group: dict[str, object] = _there_and_back(value)
    return group
