"""Which rule forbids what somebody points at."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.game import Refusal
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plural, text

from .buying import may_take_zero
from .components import BOATSMAN, SHIPS
from .fits import misfit, no_landing
from .pieces import table
from .state import ARRANGE, BID, BUY, FERRY, LAY_START, OVER, REMOVE, REPLACE, SETTLE, SPECIAL, State
from .tableau import free

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target


_COLUMN_1 = text("wikinger", "The start tile goes to column 1.")


def why_not(state: State, seat: Seat, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Say which rule forbids a pointing; None if no rule does.

    `lifted` is what is held or was picked before, `over` what lies under the pointer. With only one of
    the two it is a lift or a click.
    """
    if state.phase == OVER:
        return Refusal(text("wikinger", "The game is over."), "13.1")
    if seat != state.turn:
        return Refusal(text("wikinger", "It is not your turn."), "3.3")
    at = _whereabouts(state)
    held, under = _place(lifted[::-1], at), _place(over, at)
    if held is not None:
        return _PHASES[state.phase](state, seat, held, under)
    if under is None:
        return _nothing(state)
    fixed = _fixed(state, seat, over[0]) if isinstance(over[0], Piece) else None
    return fixed or _PHASES[state.phase](state, seat, under, None)


@lru_cache(maxsize=4)
def _whereabouts(state: State) -> Mapping[int, Cell]:
    """Tell where each piece lies: while something is carried that is asked of one position again and again."""
    return {item.piece: item.at for item in table(state, None).placed}


def _place(targets: Sequence[Target], at: Mapping[int, Cell]) -> Cell | None:
    """Give the first place among targets, a zone only if there is none; a piece stands for where it lies."""
    places = [at.get(target.id) if isinstance(target, Piece) else target for target in targets]
    cells = [place for place in places if isinstance(place, Cell)]
    return next((cell for cell in cells if cell.at is not None), cells[0] if cells else None)


def _nothing(state: State) -> Refusal | None:
    """Refuse to do nothing."""
    if state.phase == BUY:
        return Refusal(text("wikinger", "You must buy one group; you cannot pass."), "5.1")
    if state.phase == FERRY and state.is_last_round():
        return Refusal(text("wikinger", "After the last round you must ferry as long as you can."), "11.2f")
    return None


def _fixed(state: State, seat: Seat, piece: Piece) -> Refusal | None:
    """Refuse to move what lies or stands before a coast for good."""
    if state.phase in {REPLACE, SETTLE}:
        return None
    box = state.box
    for owner, side in enumerate(state.sides):
        if piece.id in [laid for _, laid in side.laid]:
            mine = Refusal(text("wikinger", "Tiles once laid are never moved."), "7.10")
            return mine if owner == seat else _traded()
        if piece.id - box.first_viking in [number for _, number in side.standing]:
            mine = Refusal(text("wikinger", "Vikings on tiles never move again."), "8.4")
            return mine if owner == seat else _traded()
    return None


def _traded() -> Refusal:
    return Refusal(text("wikinger", "Tiles and vikings are never traded."), "8.5")


def _elsewhere(seat: Seat, what: Cell) -> Refusal | None:
    """Refuse what is none of the things that this phase is about."""
    zone, _, owner = what.zone.partition("/")
    if zone in {"tableau", "mainland", "taken"} and owner != str(seat):
        return _traded()
    if zone == "mainland":
        return Refusal(text("wikinger", "They wait until a boatsman ferries them."), "11.2")
    if zone == "rounds":
        return Refusal(text("wikinger", "The tiles of later rounds stay face down."), "4.1")
    if zone in {"specials", "taken"}:
        return Refusal(text("wikinger", "A special tile comes with the dearest group that is left."), "14.4a")
    return None


# ---- buying


def _start(_state: State, seat: Seat, what: Cell, goal: Cell | None) -> Refusal | None:
    at = goal or what
    if at.zone == f"tableau/{seat}" and isinstance(at.at, tuple):
        row, column = at.at
        if column:
            return Refusal(_COLUMN_1, "7.4")
        return Refusal(text("wikinger", "Row 1 is for ships only."), "7.4") if row == SHIPS else None
    if what.zone == f"mainland/{seat}":
        return None if goal is None or goal == what else Refusal(_COLUMN_1, "7.4")
    return Refusal(text("wikinger", "First lay your start tile."), "7.4")


def _buy(state: State, seat: Seat, what: Cell, goal: Cell | None) -> Refusal | None:
    if what.zone == f"tableau/{seat}":
        return Refusal(text("wikinger", "First choose a group of the offer."), "5.1")
    if what.zone != "offer" or not isinstance(what.at, int):
        return _elsewhere(seat, what)
    refused = _group(state, seat, what.at)
    if refused is not None or goal is None or goal.zone in {"offer", "prices"}:
        return refused
    if goal.zone == f"tableau/{seat}" and isinstance(goal.at, tuple):
        row, column = goal.at
        return misfit(state.sides[seat], state.tile(what.at).shape, (row + 1, column + 1))
    if goal.zone == f"mainland/{seat}":
        return Refusal(text("wikinger", "First lay the tile; only the viking can go to the mainland."), "7.1")
    return Refusal(text("wikinger", "The tile goes to your own tableau."), "7.1")


def _group(state: State, seat: Seat, space: int) -> Refusal | None:
    """Say why a group cannot be bought; None if it can."""
    if not state.left >> space & 1:
        return Refusal(text("wikinger", "There is no group at this space."), "5.1")
    side, price = state.sides[seat], state.price(space)
    if price == 0 and not may_take_zero(state, side.gold):
        why = text("wikinger", "The group at 0 must wait: another viking of its colour is still on offer.")
        return Refusal(why, "5.3")
    if price > side.funds:
        why = plural(
            "wikinger",
            "This group costs {price}; you have {gold} gold and {n} point.",
            "This group costs {price}; you have {gold} gold and {n} points.",
            price=price,
            gold=side.gold,
            n=side.points,
        )
        return Refusal(why, "5.7")
    return None


# ---- ferrying


def _ferry(state: State, seat: Seat, what: Cell, goal: Cell | None) -> Refusal | None:
    if what.zone in {f"tableau/{seat}", "offer"}:
        return Refusal(text("wikinger", "First choose who travels."), "11.2b")
    if what.zone != f"mainland/{seat}" or not isinstance(what.at, tuple):
        return _elsewhere(seat, what)
    refused = _cannot_travel(state, seat, what.at[0])
    if refused is not None or goal is None or not goal.zone.startswith("tableau/"):
        return refused
    if goal.zone != f"tableau/{seat}":
        return _traded()
    if not isinstance(goal.at, tuple):
        return None
    row, column = goal.at
    return no_landing(state.sides[seat], what.at[0], (row + 1, column + 1))


def _cannot_travel(state: State, seat: Seat, colour: int) -> Refusal | None:
    side = state.sides[seat]
    if colour == BOATSMAN:
        return Refusal(text("wikinger", "Boatsmen never land themselves."), "11.2g")
    if state.phase == SETTLE and colour != state.landing[0][0]:
        return Refusal(text("wikinger", "First somebody else of this trip lands."), "11.2d")
    if not side.waiting[colour] or not free(side, colour):
        return Refusal(text("wikinger", "Nobody of this colour waits, or no tile is free."), "11.2c")
    return None


# ---- the progress variant


def _other_things(said: Refusal, zone: str) -> Callable[[State, Seat, Cell, Cell | None], Refusal | None]:
    """Make a function that refuses all but what lies in one zone."""

    def refuse(_state: State, _seat: Seat, what: Cell, _goal: Cell | None) -> Refusal | None:
        return None if what.zone == zone else said

    return refuse


# What is lifted, picked or clicked, and where it is dropped.
_PHASES: dict[str, Callable[[State, Seat, Cell, Cell | None], Refusal | None]] = {
    LAY_START: _start,
    BUY: _buy,
    FERRY: _ferry,
    SETTLE: _ferry,
    SPECIAL: _other_things(Refusal(text("wikinger", "First take a special tile, or none."), "14.4a"), "specials"),
    REPLACE: _other_things(Refusal(text("wikinger", "Choose one of your tiles that show this building."), "14.5"), ""),
    BID: _other_things(Refusal(text("wikinger", "First comes the auction for the start."), "14.2b"), ""),
    REMOVE: _other_things(Refusal(text("wikinger", "First remove one of the drawn vikings."), "14.2d"), "lineup"),
    ARRANGE: _other_things(Refusal(text("wikinger", "First all drawn vikings get their spaces."), "14.2e"), "lineup"),
}
