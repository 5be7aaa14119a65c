"""What pointing at something would certainly bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, Text, plural, text

from .conquests import asked, majority
from .ground import areas
from .rules import active
from .scoring import owned
from .state import Phase
from .taking import held_kind
from .words import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State


def preview(state: State, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Show of a shape over cells: its points, who would own it, the area that it makes, and who must agree."""
    if state.phase is not Phase.ACT or seat not in active(state):
        return ()
    kind = held_kind(state, seat, picked)
    cells = [target for target in picked if isinstance(target, Cell) and target.zone == "map"]
    places = [target.at for target in cells if isinstance(target.at, tuple)]
    if kind is None or not places:
        return ()
    mask = sum([1 << state.box.ground.cell(at) for at in places])
    number = state.box.placements.numbers.get((kind, mask))
    owners = majority(state, mask)
    if number is None or seat not in owners:
        return ()
    return tuple(_notes(state, seat, number, cells))


def _notes(state: State, seat: Seat, number: int, cells: Sequence[Cell]) -> Iterator[Note]:
    """Say what a conquest brings, whose yurts it covers, with whom it is shared, and who must agree.

    All stand above the first cell, the one below the other, so that they hide nothing that would be covered.
    """
    box = state.box
    placement = box.placements.all[number]
    owners = majority(state, placement.mask)
    gain = box.kinds[placement.kind].points // (len(owners) if box.rulings.divided else 1)
    joined = areas(owned(state, seat) | placement.mask, box.ground.stride)
    area = next(area.bit_count() for area in joined if area & placement.mask)
    others = [Player(owner) for owner in owners if owner != seat]
    ask = [Player(owner) for owner in asked(state, seat, number)]
    if ask:
        yield Note(cells[0], Tone.WARN, text("khan", "consent needed: {names}", names=listed(ask)))
    if others:
        yield Note(cells[0], Tone.PLAIN, text("khan", "shared with: {names}", names=listed(others)))
    yield Note(cells[0], Tone.PLAIN, _majority(state, placement.mask))
    brings = plural("khan", "+{n} point, area: {area}", "+{n} points, area: {area}", n=gain, area=area)
    yield Note(cells[0], Tone.GAIN, brings)


def _majority(state: State, mask: int) -> Text:
    """Count the yurts under a piece by their owners, most first (9.5)."""
    counts = [((yurts & mask).bit_count(), seat) for seat, yurts in enumerate(state.yurts)]
    there = sorted([(count, seat) for count, seat in counts if count], key=lambda each: -each[0])
    return listed(
        [plural("khan", "{name}: {n} yurt", "{name}: {n} yurts", name=Player(seat), n=count) for count, seat in there]
    )
