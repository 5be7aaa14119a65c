"""A position as plain values, for puzzles, tests and bug reports; the form is told in `position.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import PositionError
from boardtable.engine.text import plain

from .ground import TERRAINS
from .judging import judge
from .reading import Reading
from .state import HIDDEN, NEVER, ON_CARD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .components import Box
    from .state import Active, Proposal, State


def dump(state: State) -> dict[str, object]:
    """Write a position down: cells by row and column, pieces and cards by number."""
    box = state.box
    return {
        "phase": state.phase.value,
        "turn": state.turn,
        "left": state.left,
        "extra": state.extra,
        "ending": state.ending,
        "options": {"start": state.options.start, "spread": state.options.spread},
        "rulers": {
            ruler.id: {"at": _cell(state, cell), "court": court}
            for ruler, cell, court in zip(box.rulers, state.rulers, state.courts, strict=True)
        },
        "pieces": [{"piece": laid.piece, "cells": _cells(state, laid.placement)} for laid in state.laid],
        "neutral": _yurts(state, state.lying[-1]),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "cleared": None if state.cleared == NEVER else box.specials[state.cleared].id,
        "discard": {str(piece): box.cards[card].name for piece, card in state.discard},
        "next_card": state.next_card,
        "proposal": _proposal(state, state.proposal),
        "refused": [
            {"kind": box.kinds[box.placements.all[number].kind].id, "cells": _cells(state, number)}
            for number in state.refused
        ],
        "proposals": state.proposals,
    }


def _player(state: State, seat: int) -> dict[str, object]:
    box = state.box
    return {
        "yurts": _yurts(state, state.lying[seat]),
        "hand": {str(piece): None if card == HIDDEN else box.cards[card].name for piece, card in state.hands[seat]},
        "specials": {special.id: count for special, count in zip(box.specials, state.specials[seat], strict=True)},
        "active": _active(state, state.active[seat]),
    }


def _yurts(state: State, lying: tuple[int, ...]) -> dict[str, object]:
    return {
        "count": len(lying),
        "on_map": {str(number): _cell(state, cell) for number, cell in enumerate(lying) if cell >= 0},
        "on_card": [number for number, cell in enumerate(lying) if cell == ON_CARD],
    }


def _cell(state: State, cell: int) -> list[int] | None:
    return None if cell < 0 else list(state.box.ground.at(cell))


def _cells(state: State, number: int) -> list[list[int]]:
    return [list(at) for at in state.box.placements.all[number].cells]


def _active(state: State, card: Active | None) -> dict[str, object] | None:
    if card is None:
        return None
    return {
        "card": state.box.specials[card.special].id,
        "region": None if card.region is None else TERRAINS[card.region],
        "piece": card.piece,
    }


def _proposal(state: State, proposal: Proposal | None) -> dict[str, object] | None:
    if proposal is None:
        return None
    cells = _cells(state, proposal.placement)
    return {"piece": proposal.piece, "cells": cells, "asked": list(proposal.asked)}


def load(box: Box, values: Mapping[str, object]) -> State:
    """Read a position; raises PositionError, which names every wrong entry by its path."""
    faults = Faults()
    entries = Entries(values, faults)
    state = Reading(box, entries, faults).read()
    if state is not None:
        judge(state, entries, faults)
    if state is None or faults.found:
        raise PositionError("; ".join(f"{path}: {plain(fault)}" for path, fault in faults.found))
    return state
