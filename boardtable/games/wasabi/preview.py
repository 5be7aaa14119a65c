"""What pointing at something would certainly bring: own recipes that a tile, an exchange or a chop completes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text

from .mat import squares
from .matching import made
from .playing import showing
from .state import NO_TILE, Phase, strip_of, wishes
from .words import gain, listed, worth_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target
    from boardtable.engine.text import Text

    from .state import State


def preview(state: State, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:  # noqa: PLR0911 - one answer for each thing that can be held
    """Show at each square what a tile or card that is held would complete there, and what claims bring."""
    if seat != state.seat:
        return ()
    if state.phase is Phase.CLAIM:
        return tuple(_claims(state))
    side = state.side
    held = [target.id for target in picked if isinstance(target, Piece)]
    tiles = [piece for piece in held if piece in side.tiles]
    cards = [state.box.cards[state.box.type(piece)].id for piece in held if piece in side.cards]
    if state.phase is Phase.CHOPPED:
        return tuple(_at_squares(state, state.plate, state.board.open))
    if state.phase not in {Phase.PLAY, Phase.SECOND, Phase.AFTER}:
        return ()
    if tiles:
        return tuple(_at_squares(state, tiles[0], showing(state) if cards else state.board.open))
    if cards == ["chop"]:
        return tuple(_chops(state))
    if cards == ["switch"]:
        return tuple(_switches(state, [target.at for target in picked if isinstance(target, Cell)]))
    return ()


def _claims(state: State) -> Iterator[Note]:
    """Say what serving each recipe brings (6.12)."""
    turn = state.turn
    for recipe in squares(turn.fresh & wishes(state, state.seat)):
        worth = _worth(state, recipe, turn.style)
        yield _short(Piece(strip_of(state, state.seat, recipe)), worth_of(*worth), *worth)


def _worth(state: State, recipe: int, style: int) -> tuple[int, int]:
    """Count points and cubes for a recipe; style earns nothing for the shortest ones (6.19)."""
    token = state.box.tokens[state.box.lengths[recipe]]
    return token.points, token.cubes if style >> recipe & 1 else 0


def _short(at: Target, said: Text, points: int, cubes: int) -> Note:
    """Make a note that shows points and cubes where nobody aims."""
    return Note(at, Tone.GAIN, said, short=gain(points), signs=("cube",) * cubes)


def _note(state: State, cell: Cell, shows: Sequence[int], changed: Iterable[int]) -> Iterator[Note]:
    """Name the own recipes that an event completes, each with what it earns; in short, what they earn together."""
    box = state.box
    fresh, style = made(box, state.mat, shows, changed)
    wanted = squares(fresh & wishes(state, state.seat))
    earned = [_worth(state, recipe, style) for recipe in wanted]
    names = [
        text("wasabi", "{recipe} ({worth})", recipe=box.recipes[recipe].name, worth=worth_of(*worth))
        for recipe, worth in zip(wanted, earned, strict=True)
    ]
    if names:
        points, cubes = (sum(each) for each in zip(*earned, strict=True))
        yield _short(cell, listed(names), points, cubes)


def _at_squares(state: State, tile: int, where: int) -> Iterator[Note]:
    kind = state.box.kind(tile)
    for square in squares(where):
        if state.board.shows[square] != kind:  # 6.6
            shows = list(state.board.shows)
            shows[square] = kind
            yield from _note(state, Cell("board", state.mat.squares[square]), shows, (square,))


def _chops(state: State) -> Iterator[Note]:
    """Say what comes to light under a stack completes (8.6.4)."""
    box = state.box
    for square in squares(showing(state)):
        stack = state.board.stacks[square]
        below = box.kind(stack[-2]) if len(stack) > 1 else NO_TILE
        if below not in {NO_TILE, state.board.shows[square]}:
            shows = list(state.board.shows)
            shows[square] = below
            yield from _note(state, Cell("board", state.mat.squares[square]), shows, (square,))


def _switches(state: State, picked: Sequence[object]) -> Iterator[Note]:
    """With one square chosen, say at each square beside it what the exchange completes (8.8.4)."""
    if len(picked) != 1:
        return
    covered = state.board.covered
    for at, to in state.mat.edges:
        if (covered >> at | covered >> to) & 1:
            continue
        shows = list(state.board.shows)
        ends = [square for square in (at, to) if state.mat.squares[square] != picked[0]]
        if len(ends) == 1 and shows[at] != shows[to]:
            shows[at], shows[to] = shows[to], shows[at]
            yield from _note(state, Cell("board", state.mat.squares[ends[0]]), shows, (at, to))
