"""What pointing at something would certainly bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Button, Cell
from boardtable.engine.text import Text, plural, text

from .buying import buys
from .components import FISHERMAN, GOLDSMITH, NOBLE, SCOUT, SHIP, SHIPS, WARRIOR
from .moves import MAINLAND, Buy, on_mainland, on_tableau
from .scoring import bonus
from .state import BUY, FERRY, SETTLE, Side, State
from .tableau import REACH, STRIDE, cell_of, cells, free, place_of, threatened
from .travel import travellers
from .words import earned, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .components import Ship


def preview(state: State, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Show what the group in hand costs, where its viking could stay and what that brings; when ferrying, threats."""
    if seat != state.turn:
        return ()
    if state.phase == BUY:
        return tuple(_to_buy(state, seat, picked))
    if state.phase == FERRY:
        rows = [row for row in travellers(state.sides[seat]) if on_mainland(seat, row) in picked]
        return tuple(note for row in rows for note in _to_land(state, seat, row))
    if state.phase == SETTLE:
        return tuple(_to_land(state, seat, state.landing[0][0]))
    return ()


def _to_buy(state: State, seat: Seat, picked: tuple[Target, ...]) -> Iterator[Note]:
    """Note what the group in hand costs, and at each cell whether its viking can stay (16.1)."""
    moves = [move for move in buys(state, seat) if isinstance(move, Buy)]
    held = [move for move in moves if Cell("offer", state.space(move.space)) in picked]
    if not held:
        return
    yield _price(state, seat, held[0])
    space = state.space(held[0].space)
    colour, tile = state.colour(space), state.tile(space)
    sent = Button(MAINLAND) in picked
    for move in held:
        if move.at is None or move.mainland:
            continue
        at, cell = on_tableau(seat, move.at), cell_of(move.at)
        if tile.shape == SHIP:
            yield _sailing(state, state.sides[seat], at, cell, state.box.ships[tile.ship])
        elif move.at[0] - 1 == colour != SHIPS and not sent:
            yield _landing(state, seat, at, cell)
        else:
            yield Note(at, Tone.COST, _WAITS, short=_NOTHING, signs=_WAITING)


_WAITS = text("wikinger", "waits")
_THREATENED = text("wikinger", "threatened")
_STAYS = text("wikinger", "stays")
_WARDS_OFF = text("wikinger", "wards off the ship")
_NOTHING, _ALARM = text("wikinger", "{list}", list="0"), text("wikinger", "{list}", list="!")
_WAITING, _STAYING, _GOLD, _POINT = ("mark/waits",), ("mark/stays",), ("mark/gold",), ("mark/point",)


def _price(state: State, seat: Seat, move: Buy) -> Note:
    """Say what gold is left after buying a group, or how many points must be exchanged (5.2, 5.5 a).

    That stands in the middle of the wheel, where it hides no group.
    """
    at, gold = Cell("dial", 0), state.sides[seat].gold
    if move.exchange:
        what = plural(
            "wikinger",
            "costs {price}; exchange {n} point",
            "costs {price}; exchange {n} points",
            price=move.space,
            n=move.exchange,
        )
        spent = [text("wikinger", "\N{MINUS SIGN}{n}", n=amount) for amount in (gold, move.exchange) if amount]
        return Note(at, Tone.WARN, what, short=listed(spent), signs=_signs(gold, move.exchange))
    left = gold - move.space
    what = text("wikinger", "costs {price}; gold left: {n}", price=move.space, n=left)
    short = text("wikinger", "{gold} \N{MINUS SIGN} {price} = {n}", gold=gold, price=move.space, n=left)
    return Note(at, Tone.COST, what, short=short, signs=_GOLD)


def _sailing(state: State, side: Side, at: Cell, cell: int, ship: Ship) -> Note:
    """Say whom a ship would threaten in its column, or what it brings since a warrior wards it off (9.2, 9.3, 11.3)."""
    if side.vikings >> cell + STRIDE * WARRIOR & 1:
        brings = (ship.gold, ship.points) if state.box.is_large(state.round) else (0, 0)
        words = text("wikinger", "warded off: {amount}", amount=earned(*brings)) if any(brings) else _WARDED_OFF
        return Note(at, Tone.GAIN, words, short=_short(*brings), signs=(*_signs(*brings), *_WAITING))
    many = (side.vikings & ~threatened(state.box, side) & REACH[ship.depth] << cell).bit_count()
    if not many:
        return Note(at, Tone.COST, text("wikinger", "threatens nobody yet"), short=_NOTHING, signs=_WAITING)
    words = plural("wikinger", "threatens {n} viking", "threatens {n} vikings", n=many)
    return Note(at, Tone.WARN, words, short=text("wikinger", "!\u00a0{n}", n=many), signs=_WAITING)


_WARDED_OFF = text("wikinger", "warded off")


def _landing(state: State, seat: Seat, target: Target, cell: int) -> Note:
    """Say what a viking would bring in a cell of his row, or that a ship threatens him there; warriors ward it off."""
    side, row = state.sides[seat], cell // STRIDE
    if row == WARRIOR:
        words = _WARDS_OFF if threatened(state.box, side) >> cell & 1 else _STAYS
    elif threatened(state.box, side) >> cell & 1:
        return Note(target, Tone.WARN, _THREATENED, short=_ALARM, signs=_STAYING)
    else:
        words = _STAYS
    brings = would_bring(state, side, row, cell)
    if any(brings):
        words = text("wikinger", "{what}: {amount}", what=words, amount=earned(*brings))
    return Note(target, Tone.GAIN, words, short=_short(*brings), signs=(*_signs(*brings), *_STAYING))


def _short(gold: int, points: int) -> Text:
    """Say it short: a cell is small."""
    amounts = [text("wikinger", "+{n}", n=amount) for amount in (gold, points) if amount]
    return listed(amounts) if amounts else _NOTHING


def _signs(gold: int, points: int) -> tuple[str, ...]:
    """Tell by pictures whether it is gold or points."""
    return (*(_GOLD if gold else ()), *(_POINT if points else ()))


def would_bring(state: State, side: Side, colour: int, cell: int) -> tuple[int, int]:
    """Tell what a viking in a cell of his row would bring at the next scoring if nothing threatened him."""
    scoring = state.box.scoring
    smith = scoring.goldsmith + bonus(state, side, "goldsmith") if colour == GOLDSMITH else 0
    if not state.box.is_large(state.round):
        return smith, 0
    column = cell % STRIDE
    if colour == WARRIOR:
        found = [ship for ships, ship in zip(side.ships, state.box.ships, strict=True) if ships >> column & 1]
        return sum(ship.gold for ship in found), sum(ship.points for ship in found)
    if colour == NOBLE:
        return 0, scoring.noble + bonus(state, side, "noble")
    if colour == SCOUT:
        below = [side.vikings >> STRIDE * row + column & 1 for row in (GOLDSMITH, FISHERMAN)]
        return 0, scoring.scout + scoring.below_scout * sum(below) + bonus(state, side, "scout")
    safe = side.vikings & ~threatened(state.box, side)
    under = scoring.below_scout * (safe >> STRIDE * SCOUT + column & 1)
    return smith, under + (bonus(state, side, "fisherman") if colour == FISHERMAN else 0)


def _to_land(state: State, seat: Seat, row: int) -> Iterator[Note]:
    """Note at each free tile what a viking would bring there, or that a ship threatens him (11.2 d)."""
    for cell in cells(free(state.sides[seat], row)):
        yield _landing(state, seat, on_tableau(seat, place_of(cell)), cell)
