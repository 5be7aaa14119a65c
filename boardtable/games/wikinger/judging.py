"""Whether a game could lead to a position that somebody wrote down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import text

from .auction import lined_up
from .rules import legal_moves
from .state import ARRANGE, BID, BUY, FERRY, LAY_START, OVER, PROGRESS, REMOVE, REPLACE, SETTLE, SPECIAL, State
from .tableau import FIRST_SHIPS, STRIDE, cells, ships_of
from .travel import boats, can_ferry, load

if TYPE_CHECKING:
    from boardtable.engine.entries import Entries

    from .state import Progress, Side


def judge(state: State, entries: Entries) -> None:
    """Note everything that no game could lead to."""
    box = state.box
    rounds = state.round if state.phase in {BID, REMOVE} else state.round + 1
    if len(state.tiles) != rounds * box.groups:
        entries.wrong("drawn_tiles", text("wikinger", "so many are drawn by now: {n}", n=rounds * box.groups))
    each = box.groups + (state.options.variant == PROGRESS)
    if len(state.vikings) != (state.round + 1) * each:
        entries.wrong("drawn_vikings", text("wikinger", "so many are drawn by now: {n}", n=(state.round + 1) * each))
    for seat, side in enumerate(state.sides):
        _judge_side(entries, seat, side)
    if not (_agrees(state) and (state.phase == OVER or legal_moves(state, state.turn))):
        entries.wrong("phase", text("wikinger", "this does not agree with the rest of the position"))


def _judge_side(entries: Entries, seat: int, side: Side) -> None:
    starts, middles, ends = side.starts, side.middles, side.ends
    wrong = (starts | middles) << 1 & starts | ends << 1 & (middles | ends)
    column = sum(1 << STRIDE * row for row in range(1, 6))
    if wrong or (middles | ends) & column:  # 7.6 c to e
        entries.wrong(f"players[{seat}].tiles", text("wikinger", "the edges of these tiles do not fit"))
    ships = ships_of(side)
    if ships > FIRST_SHIPS and ships & ships + 1:  # 7.2
        entries.wrong(f"players[{seat}].tiles", text("wikinger", "there is a gap between these ships"))
    if side.to_lay and side.laid:  # 7.4
        entries.wrong(f"players[{seat}].start_tile", text("wikinger", "the start tile is laid first"))


def _agrees(state: State) -> bool:
    """Tell whether what is to be decided agrees with what lies where."""
    side = state.sides[state.turn]
    whole = all(state.tile_at[space] >= 0 for space in cells(state.left))
    peopled = whole and all(state.viking_at[space] >= 0 for space in cells(state.left))
    ferrying = state.left == 0 and state.box.is_large(state.round)
    if (state.landing and state.phase != SETTLE) or (state.boating and state.phase not in {FERRY, SETTLE}):
        return False
    if state.phase in {LAY_START, BUY}:
        return peopled and state.prices & 1 == 1 and side.to_lay == (state.phase == LAY_START)
    if state.phase == FERRY:
        return ferrying and can_ferry(side) and (not state.boating or bool(boats(state, side)))
    if state.phase == SETTLE:
        return ferrying and all(0 < count <= load(side, row) for row, count in state.landing) and bool(state.landing)
    if state.phase == OVER:
        return ferrying and state.is_last_round()
    return state.progress is not None and _variant_agrees(state, state.progress, peopled=peopled)


def _variant_agrees(state: State, progress: Progress, *, peopled: bool) -> bool:
    side = state.sides[state.turn]
    if state.phase == SPECIAL:
        return peopled and state.left > 0 and max(progress.open) >= 0
    if state.phase == REPLACE:
        return peopled and progress.building in side.taken and bool(state.special(progress.building).building)
    colours = len(lined_up(state))
    if state.phase == ARRANGE:
        return state.left == (1 << state.box.groups) - 1 and colours > 1
    return state.left == 0 and colours > 0
