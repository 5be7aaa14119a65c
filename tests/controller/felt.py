"""Felt: a made-up game of one player, who lays large pieces from a store on a map of five by five places.

1. Each piece is laid once, turned and flipped at will, on places that are free. None may lie on the middle of the map.
2. Every place that is covered is a point; when no piece is left the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, frozen
from typing_extensions import override

from boardtable.engine.game import Game, Outcome, Prompt, Refusal, Step
from boardtable.engine.info import GameInfo
from boardtable.engine.move import Move
from boardtable.engine.note import Note, Tone
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.table import Face, Frame, Grid, Picture, Placed, Row, Table, Zone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text
from boardtable.scene.shapes import Pose

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

At = tuple[int, int]

SHAPES: dict[int, tuple[At, ...]] = {
    1: ((0, 0), (1, 0), (1, 1), (1, 2)),
    2: ((0, 0), (0, 1), (0, 2)),
    3: ((0, 1), (1, 0), (1, 1), (1, 2), (2, 0)),
}
"""An L of four places, a bar of three, and a piece of five."""
FACES = {1: Face((90, 60), (Picture("red"),)), 2: Face((90, 30), (Picture("red"),)), 3: Face((90, 90), ())}
SIDE, MIDDLE = 5, (2, 2)
MAP = Zone("map", Grid(SIDE, SIDE), Frame(100, 50, 500, 500), (90, 90), text("felt", "Map"))
STORE = Zone("store", Row(3), Frame(700, 50, 600, 200), (150, 150), text("felt", "Store"))


@frozen
class Options:
    """There are none."""


@frozen
class State:
    """Which piece lies where, and how it was turned."""

    laid: tuple[tuple[int, tuple[At, ...]], ...] = ()


@frozen
class Lay(Move):
    """Lay one piece on some places (1)."""

    tag: ClassVar[str] = "lay"
    piece: int
    at: tuple[At, ...]

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return (Piece(self.piece), *(Cell("map", at) for at in self.at))


def legal_moves(state: State, seat: Seat) -> tuple[Lay, ...]:
    """List all ways of laying what is left (1)."""
    taken = {MIDDLE, *(at for _, cells in state.laid for at in cells)}
    left = [piece for piece in SHAPES if piece not in dict(state.laid)]
    return tuple(
        Lay(seat, piece, cells)
        for piece in left
        for pose in Pose(SHAPES[piece]).all()
        for row in range(SIDE)
        for column in range(SIDE)
        for cells in [tuple((row + down, column + right) for down, right in pose.covers)]
        if all(max(at) < SIDE and at not in taken for at in cells)
    )


def apply(state: State, move: Lay, _luck: Luck) -> tuple[Step[State], ...]:
    """Lay a piece (1)."""
    return (Step(evolve(state, laid=(*state.laid, (move.piece, move.at)))),)


def why_not(_state: State, _seat: Seat, _held: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Tell why a piece cannot lie there (1)."""
    return Refusal(text("felt", "There is no room for it."), "1") if over else None


def outcome(state: State) -> Outcome | None:
    """Count the places (2)."""
    if len(state.laid) < len(SHAPES):
        return None
    points = sum(len(cells) for _, cells in state.laid)
    line = Line(text("felt", "Places"), (points,))
    sheet = Sheet(text("felt", "End"), (text("felt", "You"),), (line,), (points,))
    return Outcome((points,), (0,), text("felt", "All is laid."), sheet)


def table(state: State, _seat: Seat | None) -> Table:
    """Place all pieces; those on the map lie as they were laid."""
    laid = dict(state.laid)
    return Table(tuple(_placed(piece, laid.get(piece)) for piece in SHAPES))


def _placed(piece: int, cells: tuple[At, ...] | None) -> Placed:
    label = text("felt", "felt {n}", n=piece)
    if cells is None:
        return Placed(piece, FACES[piece], Cell("store", piece - 1), label, covers=SHAPES[piece])
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    covers = tuple(sorted((row - top, column - left) for row, column in cells))
    pose = next(pose for pose in Pose(SHAPES[piece]).all() if pose.covers == covers)
    at = Cell("map", (top, left))
    return Placed(piece, FACES[piece], at, label, quarters=pose.quarters, flipped=pose.flipped, covers=covers)


def preview(_state: State, _seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Tell what the places would bring (2)."""
    cells = [target for target in picked if isinstance(target, Cell)]
    return (Note(cells[0], Tone.GAIN, text("felt", "+{n}", n=len(cells))),) if cells else ()


def _as_it_is(state: State, *_others: object) -> State:
    return state


def _prompt(_state: State, _seat: Seat, _picked: tuple[Target, ...]) -> Prompt:
    return Prompt(text("felt", "Lay a piece."), text("felt", "A piece is laid."))


def _load(_box: object, _position: Mapping[str, object]) -> State:
    return State()


INFO = GameInfo(id="felt", title="Felt", seats=(1,), rules=1, home=("tests.engine", "sticks_box"))

GAME: Game[State, Lay, Options, object] = Game(
    info=INFO,
    options=Options,
    choices=lambda _seats, _people: (),
    moves=(Lay,),
    box=lambda components: components,
    setup=lambda _box, _options, _seats, _luck: State(),
    active=lambda state: (0,) if outcome(state) is None else (),
    prompt=_prompt,
    legal_moves=legal_moves,
    apply=apply,
    why_not=why_not,
    outcome=outcome,
    view=_as_it_is,
    sample=_as_it_is,
    dump=lambda state: {"laid": [[piece, [list(at) for at in cells]] for piece, cells in state.laid]},
    load=_load,
    zones=lambda _state, _seat: (MAP, STORE),
    table=table,
    estimate=lambda state, _seat: float(len(state.laid)),
    weigh=lambda _state, _seat, moves: (1.0,) * len(moves),
    preview=preview,
)
