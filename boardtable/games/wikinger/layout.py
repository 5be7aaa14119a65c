"""The table: which zones it has.

Whoever looks has the own tableau below; an onlooker sits beside the first player. A tableau grows to the
right, so the zones change during a game, and its cells shrink.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Fan, Frame, Grid, Ground, Row, Stack, Wheel, Zone
from boardtable.engine.text import Player, text

from .components import ROWS, SHIPS
from .faces import MAINLAND, WATER
from .state import PROGRESS
from .tableau import widest
from .words import ROW_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat

    from .state import State

_COLUMNS = 9
"""So many columns are always shown (16.3)."""
_FAR_STEP, _FAR_HIGH = 170, 160


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Tell which parts the table has for whoever looks."""
    near = seat or 0
    found = [*_shared(state), *_near(state, near)]
    for step in range(1, state.seats):
        found.extend(_far(state, (near + step) % state.seats, 10 + _FAR_STEP * (step - 1)))
    return tuple(found)


def _shared(state: State) -> Iterator[Zone]:
    box = state.box
    offer = Frame(20, 10, 500, 500)
    yield Zone("offer", Wheel(box.groups), offer, (96, 96), text("wikinger", "Offer"), piled=True)
    prices = Frame(130, 120, 280, 280)
    yield Zone("prices", Wheel(box.groups), prices, (42, 42), text("wikinger", "Prices"), part_of="offer")
    rounds = Frame(560, 10, 300, 96)
    label = text("wikinger", "Rounds: stacks, and the scorings that follow")
    yield Zone("rounds", Grid(2, box.rounds), rounds, (44, 44), label, piled=True)
    if state.progress is not None:
        specials = Frame(560, 118, 400, 100)
        yield Zone("specials", Row(box.face_up), specials, (92, 92), text("wikinger", "Special tiles"), loose=True)
        if state.options.variant == PROGRESS:
            lineup = Frame(560, 230, 400, 100)
            label = text("wikinger", "Vikings drawn")
            yield Zone("lineup", Row(len(box.vikings)), lineup, (60, 92), label, piled=True)


def columns(state: State, owner: Seat) -> int:
    """Count the columns of a tableau: those in use and the next one."""
    return max(_COLUMNS, widest(state.sides[owner]) + 1)


def _near(state: State, owner: Seat) -> Iterator[Zone]:
    """Give the zones of who sits below."""
    name = Player(owner)
    many = columns(state, owner)
    side = min(460 / ROWS, 1440 / many)
    label = text("wikinger", "Mainland: {name}", name=name)
    yield _mainland(owner, Frame(20, 530, 110, side * ROWS), (side, side), None)
    yield _tableau(state, owner, Frame(140, 530, side * many, side * ROWS), None)
    label = text("wikinger", "Start player")
    yield Zone(f"marker/{owner}", Stack(), Frame(870, 10, 90, 96), (80, 80), label, owner, quiet=True)
    if state.progress is not None:
        label = text("wikinger", "Special tiles: {name}", name=name)
        yield Zone(f"taken/{owner}", Fan(), Frame(560, 342, 400, 150), (92, 92), label, owner, loose=True)


def _far(state: State, owner: Seat, y: int) -> Iterator[Zone]:
    """Give the small zones of somebody else; a click enlarges them together."""
    name = Player(owner)
    group = f"seat {owner}"
    many = columns(state, owner)
    side = min(_FAR_HIGH / ROWS, 470 / many)
    yield _mainland(owner, Frame(980, y, 42, side * ROWS), (side, side), group)
    yield _tableau(state, owner, Frame(1026, y, side * many, side * ROWS), group)
    label = text("wikinger", "Start player")
    yield Zone(f"marker/{owner}", Stack(), Frame(1508, y, 72, 50), (48, 48), label, owner, group, quiet=True)
    if state.progress is not None:
        label = text("wikinger", "Special tiles: {name}", name=name)
        yield Zone(
            f"taken/{owner}", Fan(), Frame(1508, y + 56, 72, 104), (44, 44), label, owner, group, loose=True, quiet=True
        )


def _mainland(owner: Seat, frame: Frame, size: tuple[float, float], group: str | None) -> Zone:
    label = text("wikinger", "Mainland: {name}", name=Player(owner))
    heading = None if group is None else text("wikinger", "{name}", name=Player(owner))
    return Zone(
        f"mainland/{owner}",
        Grid(ROWS, 1),
        frame,
        size,
        label,
        owner,
        group,
        loose=True,
        heading=heading,
        piled=True,
        ground=_coast(),
    )


def _tableau(state: State, owner: Seat, frame: Frame, group: str | None) -> Zone:
    many = columns(state, owner)
    size = frame.w / many, frame.h / ROWS
    label = text("wikinger", "Tableau: {name}", name=Player(owner))
    return Zone(f"tableau/{owner}", Grid(ROWS, many), frame, size, label, owner, group, piled=True, ground=_sea(many))


@lru_cache(maxsize=1)
def _coast() -> tuple[Ground, ...]:
    names = (text("wikinger", "Mainland: boatsmen"), *ROW_NAMES[SHIPS + 1 :])
    return tuple([Ground((row, 0), MAINLAND, names[row]) for row in range(ROWS)])


@lru_cache(maxsize=64)
def _sea(many: int) -> tuple[Ground, ...]:
    """Give the water under a tableau, each place with its name."""
    return tuple(
        [
            Ground((row, column), WATER, text("wikinger", "{row}, column {n}", row=ROW_NAMES[row], n=column + 1))
            for row in range(ROWS)
            for column in range(many)
        ]
    )
