"""The laws of pointing: every legal move can be said, by no path but its own, in whatever order."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Generic

from attrs import field, frozen

from .broken import FindingError, Law
from .chooser import Chooser
from .codec import move_to_plain
from .game import M, S
from .sight import Sight, is_there, named
from .table import Face, look_alikes
from .target import Amount, Button, Cell, Piece, Target

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping, Sequence

    from .luck import Luck
    from .move import Move

MOST_SAID = 4
"""So many moves of one position are said by pointing; over many positions that is all of them."""


def say_moves(sight: Sight[S, M], moves: Sequence[M], luck: Luck) -> None:
    """Look at the paths of all moves of a seat, and at what is presumed, and say some moves by pointing."""
    alike = look_alikes(sight.zones, sight.table.placed)
    by_name, pieces = named(sight.zones), {item.piece for item in sight.table.placed}
    paths = [move.path(sight.state) for move in moves]
    for move, path in zip(moves, paths, strict=True):
        if not path:
            raise FindingError(Law.PATHS_ORDER, f"{written(move)} has no path")
        for target in path:
            if not is_there(target, pieces, by_name):
                raise FindingError(Law.PATHS_SEEN, f"{written(move)} points at {target}")
    masks = _compare(moves, paths, alike)
    hand = _Hand(sight, Chooser(moves, sight.state, alike), alike)
    for target in sight.presumed:
        if target not in hand.chooser.lit():
            raise FindingError(Law.PRESUMED, f"{target} is presumed")
    for n in luck.shuffled(range(len(moves)))[:MOST_SAID]:
        switches = {
            target
            for target, bit in zip(paths[n], masks.bits[n], strict=True)
            if isinstance(target, Button) and masks.whole[n] - bit in masks.whole
        }
        hand.click(moves[n], _order(paths[n], paths[n], switches))
        hand.lift(moves[n], _order(paths[n], luck.shuffled(paths[n]), switches), luck)


def ask_why_not(sight: Sight[S, M], luck: Luck) -> None:
    """Point at this and that, lift it and drop it, and read why that is not allowed."""
    why_not, seat, placed = sight.game.why_not, sight.seat, sight.table.placed
    picks = [placed[luck.below(len(placed))] for _ in range(MOST_SAID if placed else 0)]
    unders: list[tuple[Target, ...]] = [(Piece(item.piece), item.at, Cell(item.at.zone)) for item in picks]
    unders += [(Cell(zone.name),) for zone in luck.shuffled(sight.zones)[:MOST_SAID]]
    for under in unders:
        for held in ((), *((Piece(item.piece),) for item in picks[:1])):
            why = why_not(sight.state, seat, held, under)
            if why != why_not(sight.seen, seat, held, under):
                raise FindingError(Law.VIEW, f"for seat {seat}, why_not is another one from the view")
            sight.reader.read_refusal(why)


def written(move: Move) -> str:
    """Write a decision as a record has it, for what was found."""
    return str(move_to_plain(move))


@frozen
class _Masks:
    """The paths of all moves as sets of bits, one bit for each target (the second equal one has its own)."""

    bits: list[list[int]]
    whole: list[int]


def _compare(moves: Sequence[Move], paths: Sequence[tuple[Target, ...]], alike: Mapping[int, Hashable]) -> _Masks:
    """Compare every path with every other."""
    known: dict[tuple[Hashable, int], int] = {}
    rows: list[list[int]] = []
    buttons = 0
    for path in paths:
        has: Counter[Hashable] = Counter()
        row = []
        for target in path:
            key = alike.get(target.id, target) if isinstance(target, Piece) else target
            bit = known.setdefault((key, has[key]), 1 << len(known))
            has[key] += 1
            buttons |= bit if isinstance(target, Button) else 0
            row.append(bit)
        rows.append(row)
    masks = _Masks(rows, [sum(row) for row in rows])
    for n, mine in enumerate(masks.whole):
        for k, other in enumerate(masks.whole):
            if mine & other != mine or k == n:
                continue
            both = f"{written(moves[n])} and {written(moves[k])}"
            if mine == other:
                raise FindingError(Law.PATHS_DIFFER, both)
            if not (mine | (other - mine)) & buttons:
                raise FindingError(Law.PATHS_PART, both)
    return masks


def _order(path: Sequence[Target], wanted: Sequence[Target], switches: Iterable[Target]) -> list[Target]:
    """Give the path in the wanted order, but each button, amount and whole zone when it is on offer.

    A switch is pressed first of all; any other comes as soon as all that stands before it in the
    path is picked.
    """
    order = [target for target in path if target in switches]
    _add_due(path, order)
    for target in wanted:
        if not _has_its_time(target):
            order.append(target)
            _add_due(path, order)
    return order


def _add_due(path: Sequence[Target], order: list[Target]) -> None:
    for n, target in enumerate(path):
        if _has_its_time(target) and target not in order and set(path[:n]) <= set(order):
            order.append(target)


def _has_its_time(target: Target) -> bool:
    return isinstance(target, Button | Amount) or (isinstance(target, Cell) and target.at is None)


def _label(target: Target) -> str | None:
    """Tell under which name a target has its label in the prompt, if it needs one."""
    if isinstance(target, Button):
        return target.name
    return target.of if isinstance(target, Amount) else None


@frozen
class _Hand(Generic[S, M]):
    """A hand that points at one table."""

    sight: Sight[S, M]
    chooser: Chooser[M]
    alike: Mapping[int, tuple[str, Face]] = field(repr=False)

    def click(self, wanted: M, order: Sequence[Target]) -> None:
        """Say a move by clicks alone; it may be understood before everything is pointed at."""
        self.chooser.clear()
        move = None
        for target in order:
            if move is None:
                move = self._take(wanted, target)
        self._end(wanted, move)

    def lift(self, wanted: M, order: Sequence[Target], luck: Luck) -> None:
        """Say a move by lifting and only in the end dropping; any look-alike will do."""
        self.chooser.clear()
        move = None
        for n, target in enumerate(order, start=1):
            twin = self._twin(target, luck)
            if n == len(order) or isinstance(twin, Button):
                move = move or self._take(wanted, twin)
            elif self.chooser.lift(twin) is None:
                self._refused(wanted, twin)
        self._end(wanted, move)

    def _take(self, wanted: M, target: Target) -> M | None:
        picked = self.chooser.picked()
        sight = self.sight
        prompt = sight.game.prompt(sight.seen, sight.seat, picked)
        sight.reader.read_prompt(prompt)
        sight.reader.read_notes(sight.game.preview(sight.seen, sight.seat, picked))
        if _label(target) not in {None, *dict(prompt.buttons)}:
            raise FindingError(Law.PATHS_ORDER, f"{target} of {written(wanted)} has no label")
        if self.chooser.hit(target) is None:
            self._refused(wanted, target)
        return self.chooser.take(target)

    def _refused(self, wanted: M, target: Target) -> None:
        what = f"{target} of {written(wanted)} is not on offer after {self.chooser.picked()}"
        raise FindingError(Law.PATHS_ORDER, what)

    def _end(self, wanted: M, move: M | None) -> None:
        if move != wanted:
            instead = "nothing" if move is None else written(move)
            what = f"pointing out {written(wanted)} in the order {self.chooser.picked()} says {instead}"
            raise FindingError(Law.PATHS_ORDER, what)

    def _twin(self, target: Target, luck: Luck) -> Target:
        if not isinstance(target, Piece) or target.id not in self.alike:
            return target
        key = self.alike[target.id]
        picked = self.chooser.picked()
        twins = [Piece(piece) for piece, other in self.alike.items() if other == key and Piece(piece) not in picked]
        return twins[luck.below(len(twins))]
