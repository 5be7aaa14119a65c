"""The table: which zones it has.

Whoever looks has the own tableau below; an onlooker sits beside the first player. The offer lies above it,
and the others' tableaus on the right. A tableau grows to the right, so the zones change during a game, and
its cells shrink.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.table import Fan, Frame, Grid, Ground, Row, Stack, Wheel, Zone
from boardtable.engine.text import Player, text

from .components import ROWS, SHIPS
from .faces import MAINLAND, WATER, under_threat
from .state import PROGRESS
from .tableau import STRIDE, threatened, widest
from .words import ROW_NAMES, threatened_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat

    from .state import State

_COLUMNS = 9
"""So many columns are always shown (16.3)."""
_EDGE, _GAP, _RIGHT = 14.0, 24.0, 1586.0
_WHEEL, _DIAL, _PRICES, _TILE, _DISC = 520.0, 304.0, 290.0, 84.0, 46.0
_NEAR_TOP, _NEAR_SIDE = 536.0, 76.0
_MIDDLE = 556.0
"""Between the offer and the others lie the rounds and what is not on a coast."""
_FAR_SIDES = (62.0, 62.0, 50.0)
"""How large the cells of others are, with one, two or three of them."""
_HEADING, _OWNED = 30.0, 60.0
"""Above each of them stands whose it is, and on its right lies what else they have."""
_COAST = MAINLAND.size[0] / MAINLAND.size[1]


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Tell which parts the table has for whoever looks."""
    near = seat or 0
    side = _FAR_SIDES[state.seats - 2]
    left = _RIGHT - _OWNED - side * (_COLUMNS + _COAST) - _EDGE
    tops = [_HEADING + step * (side * ROWS + _HEADING) for step in range(state.seats)]
    width = left - _GAP - _MIDDLE
    right = _RIGHT if tops[-1] <= _NEAR_TOP else left - _GAP
    found = [*_shared(state, width), *_near(state, near, right), *_owned(state, near, width)]
    for step in range(1, state.seats):
        found.extend(_far(state, (near + step) % state.seats, Frame(left, tops[step - 1], 0, side * ROWS)))
    return tuple(found)


def columns(state: State, owner: Seat) -> int:
    """Count the columns of a tableau: those in use and the next one."""
    return max(_COLUMNS, widest(state.sides[owner]) + 1)


def _shared(state: State, width: float) -> Iterator[Zone]:
    """Give the offer round its dial, and in the middle what else belongs to nobody."""
    box = state.box
    offer, dial = Frame(_EDGE, 8, _WHEEL, _WHEEL), _within(_WHEEL, _DIAL)
    prices = _within(_WHEEL, _PRICES)
    yield Zone("offer", Wheel(box.groups), offer, (_TILE, _TILE), text("wikinger", "Offer"))
    yield Zone("dial", Wheel(1), dial, (_DIAL, _DIAL), text("wikinger", "Dial"), part_of="offer")
    yield Zone("prices", Wheel(box.groups), prices, (_DISC, _DISC), text("wikinger", "Prices"), part_of="offer")
    label = text("wikinger", "Rounds: stacks, and the scorings that follow")
    side = min(66.0, width / box.rounds)
    rounds = Frame(_MIDDLE, 24, side * box.rounds, side * 2)
    yield Zone("rounds", Grid(2, box.rounds), rounds, (side - 6, side - 6), label, piled=True)
    if state.progress is not None:
        side = min(92.0, width / box.face_up)
        specials = Frame(_MIDDLE, 164, side * box.face_up, side)
        label = text("wikinger", "Special tiles")
        yield Zone("specials", Row(box.face_up), specials, (side - 8, side - 8), label, loose=True)
        if state.options.variant == PROGRESS:
            side = width / len(box.vikings)
            lineup = Frame(_MIDDLE, 276, width, 84)
            label = text("wikinger", "Vikings drawn")
            yield Zone("lineup", Row(len(box.vikings)), lineup, (min(56, side - 4), 78), label, piled=True, quiet=True)


def _within(size: float, smaller: float) -> Frame:
    """Give a square in the middle of the offer."""
    return Frame(_EDGE + (size - smaller) / 2, 8 + (size - smaller) / 2, smaller, smaller)


def _near(state: State, owner: Seat, right: float) -> Iterator[Zone]:
    """Give the coast of who sits below; where the others leave room, it may grow as far as the edge."""
    side = min(_NEAR_SIDE, (right - _EDGE) / (columns(state, owner) + _COAST))
    yield from _coast(state, owner, Frame(_EDGE, _NEAR_TOP, side, side), None)


def _owned(state: State, owner: Seat, width: float) -> Iterator[Zone]:
    """Give what else who sits below may have, above the coast."""
    label = text("wikinger", "Start player")
    yield Zone(f"marker/{owner}", Stack(), Frame(_MIDDLE, 440, 80, 80), (80, 80), label, owner, quiet=True)
    if state.progress is not None:
        label = text("wikinger", "Special tiles: {name}", name=Player(owner))
        taken = Frame(_MIDDLE + 92, 424, width - 92, 96)
        yield Zone(f"taken/{owner}", Fan(), taken, (84, 84), label, owner, loose=True, quiet=True)


def _far(state: State, owner: Seat, frame: Frame) -> Iterator[Zone]:
    """Give the small zones of somebody else, in a frame without an edge on the right; a click enlarges them."""
    group = f"seat {owner}"
    owned = _RIGHT - _OWNED
    side = min(frame.h / ROWS, (owned - _EDGE - frame.x) / (columns(state, owner) + _COAST))
    yield from _coast(state, owner, Frame(frame.x, frame.y, side, side), group)
    label = text("wikinger", "Start player")
    marker = Frame(owned, frame.y, _OWNED, _OWNED)
    yield Zone(f"marker/{owner}", Stack(), marker, (54, 54), label, owner, group, quiet=True)
    if state.progress is not None:
        label = text("wikinger", "Special tiles: {name}", name=Player(owner))
        taken = Frame(owned, frame.y + _OWNED + _EDGE, _OWNED, frame.h - _OWNED - _EDGE)
        yield Zone(f"taken/{owner}", Fan(), taken, (54, 54), label, owner, group, loose=True, quiet=True)


def _coast(state: State, owner: Seat, cell: Frame, group: str | None) -> Iterator[Zone]:
    """Give the mainland and the water before it; `cell` is the uppermost place of the mainland, but for its width."""
    side, many = cell.h, columns(state, owner)
    name = Player(owner)
    yield Zone(
        f"mainland/{owner}",
        Grid(ROWS, 1),
        Frame(cell.x, cell.y, side * _COAST, side * ROWS),
        (side * _COAST, side),
        text("wikinger", "Mainland: {name}", name=name),
        owner,
        group,
        loose=True,
        heading=None if group is None else text("wikinger", "{name}", name=name),
        quiet=True,
        piled=True,
        ground=_mainland(),
    )
    yield Zone(
        f"tableau/{owner}",
        Grid(ROWS, many),
        Frame(cell.x + side * _COAST, cell.y, side * many, side * ROWS),
        (side, side),
        text("wikinger", "Tableau: {name}", name=name),
        owner,
        group,
        quiet=True,
        ground=_sea(many, threatened(state.box, state.sides[owner])),
    )


@lru_cache(maxsize=1)
def _mainland() -> tuple[Ground, ...]:
    names = (text("wikinger", "Mainland: boatsmen"), *ROW_NAMES[SHIPS + 1 :])
    return tuple([Ground((row, 0), MAINLAND, names[row]) for row in range(ROWS)])


@lru_cache(maxsize=256)
def _sea(many: int, threat: int) -> tuple[Ground, ...]:
    """Give the water under a tableau, each place with its name, and red as far as ships threaten (9.3)."""
    return tuple([_water(row, column, threat) for row in range(ROWS) for column in range(many)])


def _water(row: int, column: int, threat: int) -> Ground:
    label = text("wikinger", "{row}, column {n}", row=ROW_NAMES[row], n=column + 1)
    face = WATER
    if threat >> row * STRIDE + column & 1:
        face, label = under_threat(WATER, row), threatened_label(label)
    return Ground((row, column), face, label)
