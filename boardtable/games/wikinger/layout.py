"""The table: which zones it has.

Whoever looks has the own tableau below; an onlooker sits beside the first player. The offer lies above it,
and the others' tableaus on the right. A tableau grows to the right, so the zones change during a game, and
its cells shrink.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.table import Fan, Frame, Grid, Ground, Row, Stack, Wheel, Zone
from boardtable.engine.text import Player, text

from .components import ROWS, SHIPS
from .faces import MAINLAND, ROUND, ROUND_HERE, ROUND_NOW, WATER, mainland_face, under_threat
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
_MARKER = 80.0
_PILE = 0.84
"""Piles on the mainland are so much lower than their places that no pile touches the next one."""
_UNDER, _BESIDE, _LARGER = 548.0, 584.0, 92.0
"""With two players the coasts lie beside the offer, not below it: the own cells can be larger."""


@frozen
class _Far:
    """Where the things of somebody else lie: the coast, at most so wide, the marker, and special tiles."""

    coast: Frame
    marker: Frame
    taken: Frame


@frozen
class _Plan:
    """Where everything lies but the wheel: what belongs to nobody, what who sits below has, and the others."""

    rounds: Frame
    specials: Frame
    lineup: Frame
    marker: Frame
    taken: Frame
    near: Frame
    far: tuple[_Far, ...]


@lru_cache(maxsize=4)
def _plan(seats: int) -> _Plan:
    """Divide the table: two players have their coasts above each other, more have theirs in a column on the right."""
    side = _FAR_SIDES[seats - 2]
    high = side * ROWS
    if seats == 2:  # noqa: PLR2004 - one coast far, one near
        wide = _RIGHT - _TILE - _EDGE - _BESIDE
        marker = Frame(_RIGHT - _TILE, _HEADING, _TILE, _TILE)
        taken = Frame(_RIGHT - _TILE, _HEADING + _TILE + _EDGE, _TILE, high - _TILE - _EDGE)
        top = _HEADING + high + _GAP
        return _Plan(
            Frame(_EDGE, _UNDER, _WHEEL, 2 * _TILE),
            Frame(_EDGE, _UNDER + 180, _WHEEL, 88),
            Frame(_EDGE, _UNDER + 272, _WHEEL, 74),
            Frame(_EDGE, _UNDER + 350, _MARKER, _MARKER),
            Frame(_EDGE + 92, _UNDER + 350, _WHEEL - 92, 90),
            Frame(_BESIDE, top, _RIGHT - _BESIDE, _LARGER * ROWS),
            (_Far(Frame(_BESIDE, _HEADING, wide, high), marker, taken),),
        )
    left = _RIGHT - _OWNED - side * (_COLUMNS + _COAST) - _EDGE
    width = left - _GAP - _MIDDLE
    far = []
    for step in range(seats - 1):
        top = _HEADING + step * (high + _HEADING)
        coast = Frame(left, top, _RIGHT - _OWNED - _EDGE - left, high)
        marker = Frame(_RIGHT - _OWNED, top, _OWNED, _OWNED)
        taken = Frame(_RIGHT - _OWNED, top + _OWNED + _EDGE, _OWNED, high - _OWNED - _EDGE)
        far.append(_Far(coast, marker, taken))
    return _Plan(
        Frame(_MIDDLE, 24, width, 132),
        Frame(_MIDDLE, 164, width, 92),
        Frame(_MIDDLE, 276, width, 84),
        Frame(_MIDDLE, 440, _MARKER, _MARKER),
        Frame(_MIDDLE + 92, 424, width - 92, 96),
        Frame(_EDGE, _NEAR_TOP, left - _GAP - _EDGE, _NEAR_SIDE * ROWS),
        tuple(far),
    )


def zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """Tell which parts the table has for whoever looks."""
    near, plan = seat or 0, _plan(state.seats)
    found = [*_shared(state, plan), *_coast(state, near, plan.near, None)]
    found.extend(_owned(state, near, plan.marker, plan.taken, None))
    for step, far in enumerate(plan.far, 1):
        owner = (near + step) % state.seats
        group = f"seat {owner}"
        found.extend(_coast(state, owner, far.coast, group))
        found.extend(_owned(state, owner, far.marker, far.taken, group))
    return tuple(found)


def columns(state: State, owner: Seat) -> int:
    """Count the columns of a tableau: those in use and the next one."""
    return max(_COLUMNS, widest(state.sides[owner]) + 1)


def _shared(state: State, plan: _Plan) -> Iterator[Zone]:
    """Give the offer round its dial, and what else belongs to nobody."""
    box = state.box
    offer, dial = Frame(_EDGE, 8, _WHEEL, _WHEEL), _within(_WHEEL, _DIAL)
    prices = _within(_WHEEL, _PRICES)
    yield Zone("offer", Wheel(box.groups), offer, (_TILE, _TILE), text("wikinger", "Offer"))
    yield Zone("dial", Wheel(1), dial, (_DIAL, _DIAL), text("wikinger", "Dial"), part_of="offer")
    yield Zone("prices", Wheel(box.groups), prices, (_DISC, _DISC), text("wikinger", "Prices"), part_of="offer")
    label = text("wikinger", "Rounds: stacks, and the scorings that follow")
    side = min(plan.rounds.h / 2, plan.rounds.w / box.rounds)
    rounds = Frame(plan.rounds.x, plan.rounds.y, side * box.rounds, side * 2)
    track = _track(state.round, box.rounds)
    yield Zone("rounds", Grid(2, box.rounds), rounds, (side - 6, side - 6), label, piled=True, ground=track)
    if state.progress is not None:
        side = min(plan.specials.h, plan.specials.w / box.face_up)
        specials = Frame(plan.specials.x, plan.specials.y, side * box.face_up, side)
        label = text("wikinger", "Special tiles")
        yield Zone("specials", Row(box.face_up), specials, (side - 8, side - 8), label, loose=True)
        if state.options.variant == PROGRESS:
            size = min(56, plan.lineup.w / len(box.vikings) - 4), plan.lineup.h - 6
            label = text("wikinger", "Vikings drawn")
            yield Zone("lineup", Row(len(box.vikings)), plan.lineup, size, label, piled=True, quiet=True)


def _within(size: float, smaller: float) -> Frame:
    """Give a square in the middle of the offer."""
    return Frame(_EDGE + (size - smaller) / 2, 8 + (size - smaller) / 2, smaller, smaller)


@lru_cache(maxsize=8)
def _track(now: int, rounds: int) -> tuple[Ground, ...]:
    """Give the track of the rounds; the one that is played stands out (16.5)."""
    labels = [text("wikinger", "Round {n}", n=number + 1) for number in range(rounds)]
    labels[now] = text("wikinger", "Round {n}, now", n=now + 1)
    marked = tuple([ROUND_HERE if number == now else ROUND for number in range(rounds)])
    signs = tuple([ROUND_NOW if number == now else ROUND for number in range(rounds)])
    faces = (*marked, *signs)
    return tuple([Ground(divmod(n, rounds), face, labels[n % rounds]) for n, face in enumerate(faces)])


def _owned(state: State, owner: Seat, marker: Frame, taken: Frame, group: str | None) -> Iterator[Zone]:
    """Give what else somebody may have beside the coast."""
    label, size = text("wikinger", "Start player"), (marker.w, marker.h)
    yield Zone(f"marker/{owner}", Stack(), marker, size, label, owner, group, quiet=True)
    if state.progress is not None:
        side = min(_TILE, taken.w, taken.h) - 6
        label = text("wikinger", "Special tiles: {name}", name=Player(owner))
        yield Zone(f"taken/{owner}", Fan(), taken, (side, side), label, owner, group, loose=True, quiet=True)


def _coast(state: State, owner: Seat, room: Frame, group: str | None) -> Iterator[Zone]:
    """Give the mainland and the water before it; with many columns the cells shrink, so that all are in sight."""
    many = columns(state, owner)
    side = min(room.h / ROWS, room.w / (many + _COAST))
    name = Player(owner)
    yield Zone(
        f"mainland/{owner}",
        Grid(ROWS, 1),
        Frame(room.x, room.y, side * _COAST, side * ROWS),
        (side * _COAST, side * _PILE),
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
        Frame(room.x + side * _COAST, room.y, side * many, side * ROWS),
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
    return tuple([Ground((row, 0), mainland_face(row), names[row]) for row in range(ROWS)])


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
