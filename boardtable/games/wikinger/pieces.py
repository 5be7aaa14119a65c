"""The table: which piece lies where showing what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from boardtable.engine.table import Face, Picture, Placed, Table, Tally
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, Text, plural, text

from .components import BOATSMAN, START
from .faces import (
    BACK,
    DIAL,
    MARKER,
    ON_TILE,
    START_TILE,
    disc_face,
    sign_face,
    special_face,
    tile_face,
    under_threat,
    viking_face,
)
from .moves import on_mainland, on_tableau
from .scoring import finals, next_gains, total
from .state import BUY, LAY_START, OVER
from .tableau import STRIDE, cells, place_of, threatened
from .words import VIKINGS, gold, offered_label, shape_name, special_label, threatened_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat

    from .state import State


def table(state: State, _seat: Seat | None) -> Table:
    """Tell where everything lies; nothing is hidden from anybody (2.6), so that all see the same."""
    placed = [*_offer(state), *_rounds(state)]
    if state.progress is not None:
        placed.extend(_specials(state))
        placed.extend(_lineup(state))
    for owner in range(state.seats):
        placed.extend(_of(state, owner))
    marker = text("wikinger", "Start player marker")
    placed.append(Placed(state.box.marker, MARKER, Cell(f"marker/{state.first}"), marker))
    return Table(tuple(placed), tuple(_tallies(state)))


def _offer(state: State) -> Iterator[Placed]:
    """Lay out the groups, and the prices as far as the dial has turned (6.1); a closer look tells what each costs."""
    box = state.box
    yield Placed(box.dial, DIAL, Cell("dial", 0), text("wikinger", "Dial with the prices"))
    for price in range(box.groups):
        at = Cell("prices", state.space(price))
        yield Placed(box.first_disc + price, disc_face(price), at, text("wikinger", "Price: {n}", n=price))
    for space in cells(state.left):
        tile = state.tile(space)
        at = Cell("offer", space)
        price = state.price(space)
        more = _purse(state, price) if state.phase in {LAY_START, BUY} else None
        yield Placed(state.tile_at[space], tile_face(box, tile), at, offered_label(tile_label(box, tile), price))
        if state.viking_at[space] >= 0:
            viking = _viking(state, state.viking_at[space], at, on_tile=True)
            yield evolve(viking, more=more)


def _purse(state: State, price: int) -> Text:
    """Tell what whoever buys has left after paying a price, or has to exchange (5.2, 5.5); all may know that (2.6)."""
    side, name = state.sides[state.turn], Player(state.turn)
    if price <= side.gold:
        return text("wikinger", "{name} pays this and keeps {amount}.", name=name, amount=gold(side.gold - price))
    if price <= side.funds:
        return plural(
            "wikinger",
            "{name} pays this with all gold and {n} point.",
            "{name} pays this with all gold and {n} points.",
            name=name,
            n=price - side.gold,
        )
    return text("wikinger", "{name} cannot pay this.", name=name)


def _rounds(state: State) -> Iterator[Placed]:
    """Lay out the stacks of the rounds to come, and which scoring follows each round (3.2, 16.5)."""
    box = state.box
    back = text("wikinger", "Face-down tile")
    for piece in range(box.first_start - 1, len(state.tiles) - 1, -1):
        number, place = divmod(piece, box.groups)
        badge = str(box.groups) if place == 0 else None
        yield Placed(piece, BACK, Cell("rounds", (0, number)), back, badge)
    for number in range(box.rounds):
        large = box.is_large(number)
        label = text("wikinger", "Large scoring") if large else text("wikinger", "Small scoring")
        yield Placed(box.first_sign + number, sign_face(large=large), Cell("rounds", (1, number)), label)


def _specials(state: State) -> Iterator[Placed]:
    progress = state.progress
    for place, number in enumerate(progress.open if progress is not None else ()):
        if number >= 0:
            yield _special(state, number, Cell("specials", place))


def _special(state: State, number: int, at: Cell) -> Placed:
    special = state.special(number)
    return Placed(state.box.first_special + number, special_face(special), at, special_label(special))


def _lineup(state: State) -> Iterator[Placed]:
    progress = state.progress
    for number in cells(progress.lineup if progress is not None else 0):
        yield _viking(state, number, Cell("lineup", state.vikings[number]))


def _viking(state: State, number: int, at: Cell, badge: str | None = None, *, on_tile: bool = False) -> Placed:
    colour = state.vikings[number]
    piece = state.box.first_viking + number
    within = ON_TILE if on_tile else None
    return Placed(piece, viking_face(colour), at, VIKINGS[colour], badge, within=within)


def _of(state: State, owner: Seat) -> Iterator[Placed]:
    """Give everything that a player has: tiles, vikings upon them, vikings on the mainland, special tiles."""
    side = state.sides[owner]
    threat = threatened(state.box, side)
    for cell, piece in side.laid:
        face, label = _laid(state, piece)
        if threat >> cell & 1:
            face, label = under_threat(face, cell // STRIDE), threatened_label(label)
        yield Placed(piece, face, on_tableau(owner, place_of(cell)), label)
    for cell, number in side.standing:
        yield _viking(state, number, on_tableau(owner, place_of(cell)), on_tile=True)
    if side.to_lay:
        piece = state.box.first_start + owner
        yield Placed(piece, START_TILE, on_mainland(owner, BOATSMAN), text("wikinger", "Start tile"))
    for colour, numbers in enumerate(side.waiting):
        waiting = cells(numbers)
        for place, number in enumerate(waiting, 1):
            badge = str(place) if place == len(waiting) > 1 else None
            yield _viking(state, number, on_mainland(owner, colour), badge)
    for number in side.taken:
        yield _special(state, number, Cell(f"taken/{owner}"))


def _laid(state: State, piece: int) -> tuple[Face, Text]:
    """Tell what a laid tile shows: a tile of the stacks, a start tile, or a special tile with a building."""
    box = state.box
    if piece < box.first_start:
        tile = box.tiles[state.tiles[piece]]
        return tile_face(box, tile), tile_label(box, tile)
    if piece < box.first_viking:
        return START_TILE, shape_name(START)
    special = state.special(piece - box.first_special)
    return special_face(special), special_label(special)


def _tallies(state: State) -> Iterator[Tally]:
    """Count gold, points, waiting vikings, and what the next scoring would bring; at the end the final points."""
    scores = finals(state) if state.phase == OVER else None
    for owner, side in enumerate(state.sides):
        coins, points = side.gold, side.points
        if scores is not None:
            coins, points = scores[owner].gold_left, scores[owner].total
        yield Tally(owner, text("wikinger", "Gold"), Picture("mark/gold"), coins)
        yield Tally(owner, text("wikinger", "Points"), Picture("mark/point"), points)
        waiting = sum([numbers.bit_count() for numbers in side.waiting])
        yield Tally(owner, text("wikinger", "Vikings on the mainland"), Picture("mark/waiting"), waiting)
        if scores is None:
            coins, points = total(next_gains(state, side))
            yield Tally(owner, text("wikinger", "Gold at the next scoring"), Picture("round/small"), coins)
            if state.box.is_large(state.round):
                yield Tally(owner, text("wikinger", "Points at the next scoring"), Picture("round/large"), points)
