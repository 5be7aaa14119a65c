"""The set-up, and what is drawn before each round (chapters 2 and 4, and 14.1, 14.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.bag import Bag, draw_many
from boardtable.engine.codec import CodecError
from boardtable.engine.game import Step
from boardtable.engine.text import text

from .components import SHIP
from .events import LinedUp, RoundBegun, SpecialsOpened
from .state import (
    BASE,
    BID,
    BUY,
    LAY_START,
    NO_AUCTION,
    PROGRESS,
    Options,
    Progress,
    Side,
    State,
    changed,
    progress_of,
)

if TYPE_CHECKING:
    from boardtable.engine.event import Event
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

    from .components import Box


def setup(box: Box, options: Options, seats: int, luck: Luck) -> State:
    """Lay out a game (chapter 2); raises CodecError if the options cannot be."""
    if options.start is not None and not 0 <= options.start < seats:
        raise CodecError(text("wikinger", "this player does not take part"), "options.start")
    if options.variant not in {BASE, PROGRESS, NO_AUCTION}:
        raise CodecError(text("wikinger", "this variant is not known"), "options.variant")
    first = luck.below(seats) if options.start is None else options.start  # 2.5
    side = Side(
        box.start_gold(seats),  # 2.1
        box.points,
        0,
        0,
        0,
        0,
        (0,) * len(box.ships),
        (0,) * len(box.vikings),
        to_lay=True,
    )
    progress = None
    if options.variant != BASE:
        bag = Bag(tuple((number, special.count) for number, special in enumerate(box.specials)))
        progress = Progress(bag, (), (-1,) * box.face_up)
    nothing = (-1,) * box.groups
    state = State(
        box,
        options,
        BUY,
        0,
        first,
        first,
        0,
        0,
        nothing,
        nothing,
        (),
        (),
        Bag(tuple((number, tile.count) for number, tile in enumerate(box.tiles))),
        Bag(tuple((colour, viking.count) for colour, viking in enumerate(box.vikings))),
        (side,) * seats,
        progress=progress,
    )
    return begin_round(state, luck, []).state


def first_phase(state: State, seat: Seat) -> str:
    """Tell what a player does first in a turn: in the very first one the start tile is laid (7.4)."""
    return LAY_START if state.sides[seat].to_lay else BUY


def begin_round(state: State, luck: Luck, events: list[Event]) -> Step[State]:
    """Lay out the offer of a round (4); with the auction only vikings are drawn (14.2 a).

    `events` are those before it.
    """
    if state.progress is not None:
        state, opened = _open_specials(state, state.progress, luck)
        events.append(opened)
        if state.options.variant == PROGRESS:
            state, lined_up = _line_up(state, luck)
            return Step(state, (*events, lined_up))
    box, first = state.box, state.first
    tile_at, tiles, tile_bag = _draw_tiles(state, luck)
    drawn, viking_bag = draw_many(state.viking_bag, luck, box.groups)
    vikings = state.vikings + drawn
    ranks = box.offer_ranks
    numbers = range(len(state.vikings), len(vikings))
    viking_at = tuple(sorted(numbers, key=lambda number: ranks[vikings[number]]))  # 4.2
    pieces = (*tile_at, *[box.first_viking + number for number in viking_at])
    events.append(RoundBegun(state.round + 1, box.is_large(state.round), pieces=pieces))
    dealt = changed(
        state,
        phase=first_phase(state, first),
        turn=first,
        turned=0,
        left=(1 << box.groups) - 1,
        tile_at=tile_at,
        viking_at=viking_at,
        tiles=tiles,
        vikings=vikings,
        tile_bag=tile_bag,
        viking_bag=viking_bag,
    )
    return Step(dealt, tuple(events))


def deal_tiles(state: State, luck: Luck) -> tuple[State, RoundBegun]:
    """Turn the tiles of the round over, when their vikings are known already (14.2 d)."""
    box = state.box
    tile_at, tiles, tile_bag = _draw_tiles(state, luck)
    dealt = changed(state, left=(1 << box.groups) - 1, tile_at=tile_at, tiles=tiles, tile_bag=tile_bag)
    return dealt, RoundBegun(state.round + 1, box.is_large(state.round), pieces=tile_at)


def _draw_tiles(state: State, luck: Luck) -> tuple[tuple[int, ...], tuple[int, ...], Bag[int]]:
    """Turn the tiles of the round over: islands to the lowest free space, ships to the highest (4.1)."""
    box = state.box
    kinds, bag = draw_many(state.tile_bag, luck, box.groups)
    shapes = box.shapes
    islands, ships = [], []
    for number, kind in enumerate(kinds, len(state.tiles)):
        if shapes[kind] == SHIP:
            ships.append(number)
        else:
            islands.append(number)
    return (*islands, *reversed(ships)), state.tiles + kinds, bag


def _line_up(state: State, luck: Luck) -> tuple[State, LinedUp]:
    """Draw one viking more than there are spaces, and show them all (14.2 a)."""
    box = state.box
    drawn, bag = draw_many(state.viking_bag, luck, box.groups + 1)
    numbers = range(len(state.vikings), len(state.vikings) + len(drawn))
    nothing = (-1,) * box.groups
    progress = changed(progress_of(state), lineup=sum(1 << number for number in numbers))
    event = LinedUp(state.round + 1, drawn, pieces=tuple([box.first_viking + number for number in numbers]))
    lined_up = changed(
        state,
        phase=BID,
        turn=state.first,
        turned=0,
        left=0,
        tile_at=nothing,
        viking_at=nothing,
        vikings=state.vikings + drawn,
        viking_bag=bag,
        progress=progress,
    )
    return lined_up, event


def _open_specials(state: State, progress: Progress, luck: Luck) -> tuple[State, SpecialsOpened]:
    """Turn special tiles over until the row is full (14.1)."""
    empty = [place for place, number in enumerate(progress.open) if number < 0]
    kinds, bag = draw_many(progress.bag, luck, len(empty))
    first = len(progress.drawn)
    row = list(progress.open)
    for number, place in enumerate(empty, first):
        row[place] = number
    opened = SpecialsOpened(
        tuple([state.box.specials[kind] for kind in kinds]),
        pieces=tuple([state.box.first_special + number for number in range(first, first + len(kinds))]),
    )
    return changed(state, progress=Progress(bag, progress.drawn + kinds, tuple(row))), opened
