"""What is outlined on the map: protected yurts, and whatever belongs to what somebody points at."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.note import Tone
from boardtable.engine.table import Mark
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import Player, text

from .components import SUPPORT
from .conquests import guarded
from .ground import bits
from .scoring import areas_of
from .state import GONE
from .words import TARGETS, ruler_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .components import Box
    from .state import State


def marks(state: State, seat: Seat | None) -> Iterator[Mark]:
    """Outline what nobody else may cover, and (when they are pointed at) areas, regions, rulers and courts."""
    yield from _protected(state, seat)
    if state.proposal is not None:
        what = text("khan", "Awaiting consent")
        yield Mark(_cells(state.box, state.placement(state.proposal).mask), Tone.WARN, what)
    for owner in range(state.seats):
        what = text("khan", "Areas: {name}", name=Player(owner))
        for area in areas_of(state, owner):
            yield Mark(_cells(state.box, area), Tone.PLAIN, what, of=(owner, Cell(f"stock/{owner}")))
    yield from _regions(state)
    yield from _courts(state)


def _protected(state: State, seat: Seat | None) -> Iterator[Mark]:
    """Warn of the yurts that a special card protects (11.3, 11.4); their owner sees them from the card."""
    for owner in range(state.seats):
        cells, card = guarded(state, owner), state.active[owner]
        if cells and card is not None:
            own = (owner, Cell(f"cards/{owner}", card.special)) if owner == seat else ()
            what = text("khan", "Protected: {name}", name=Player(owner))
            yield Mark(_cells(state.box, cells), Tone.PLAIN if own else Tone.WARN, what, of=own)


def _regions(state: State) -> tuple[Mark, ...]:
    """Show which land a yurt beside the map would protect (11.4)."""
    return _lands(state.box) if state.seats in state.box.specials[SUPPORT].regions else ()


@lru_cache(maxsize=8)
def _lands(box: Box) -> tuple[Mark, ...]:
    regions = enumerate(box.ground.regions)
    return tuple(
        [
            Mark(_cells(box, cells), Tone.PLAIN, TARGETS[region], of=(Cell("regions", region),))
            for region, cells in regions
        ]
    )


def _courts(state: State) -> Iterator[Mark]:
    """Show which ruler a court belongs to, and which court a ruler (1.8)."""
    for number, (ruler, cell) in enumerate(zip(state.box.rulers, state.rulers, strict=True)):
        court, piece = Cell(f"court/{ruler.id}"), Piece(state.box.first_ruler + number)
        if cell != GONE:
            name = ruler_name(state.box, number)
            yield Mark(_cells(state.box, 1 << cell), Tone.PLAIN, name, of=(court,))
            yield Mark((court,), Tone.PLAIN, text("khan", "Court: {ruler}", ruler=name), of=(piece,))


def _cells(box: Box, mask: int) -> tuple[Target, ...]:
    return tuple([Cell("map", box.ground.at(cell)) for cell in bits(mask)])
