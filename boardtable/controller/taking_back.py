"""One step back and one step forward, as a person means it: past the replies of computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.engine.match import CannotUndoError, Stop

if TYPE_CHECKING:
    from boardtable.engine.match import Match


def may_take_back(match: Match[Any, Any, Any, Any], *, hidden: bool) -> bool:
    """Tell whether anything can be taken back, be it with consent; behind the curtain nobody can be asked for that."""
    stop = match.undo_stop()
    return stop is None or (stop is not Stop.NOTHING and not hidden)


def take_back(match: Match[Any, Any, Any, Any], *, all_agree: bool) -> bool:
    """Take back the last decision of a person, if that is free or all others agree; tells whether it was."""
    try:
        match.undo(match.must_agree() if all_agree else ())
    except CannotUndoError:
        return False
    return True


def play_again(match: Match[Any, Any, Any, Any]) -> bool:
    """Play again what was taken back last, with the computers' replies to it; tells whether there was anything."""
    if not match.can_redo():
        return False
    match.redo()
    while match.can_redo() and not match.deal.seats[match.active()[0]].is_person:
        match.redo()
    return True
