"""Who wins, and why (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Outcome
from boardtable.engine.text import Player, Text, plural, text

from .scoring import finals
from .sheets import final_sheet
from .state import OVER
from .words import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .scoring import Final
    from .state import State


def outcome(state: State) -> Outcome | None:
    """Tell how the game ended, once the final scoring is done."""
    if state.phase != OVER:
        return None
    scores = finals(state)
    results = [(score.total, score.gold_left) for score in scores]
    winners = tuple([seat for seat, result in enumerate(results) if result == max(results)])  # 13.1
    points = tuple([score.total for score in scores])
    return Outcome(points, winners, _why(scores, winners), final_sheet(state, scores))


def _why(scores: Sequence[Final], winners: Sequence[Seat]) -> Text:
    """Say who wins, and by what: points, then the gold that is left (13.1)."""
    most = scores[winners[0]].total
    gold = scores[winners[0]].gold_left
    tied = [seat for seat, score in enumerate(scores) if score.total == most]
    if len(tied) == 1:
        name = Player(tied[0])
        return plural("wikinger", "{name} wins with {n} point.", "{name} wins with {n} points.", name=name, n=most)
    tie = plural("wikinger", "Tie at {n} point: {names}.", "Tie at {n} points: {names}.", n=most, names=_names(tied))
    names = _names(winners)
    if len(winners) < len(tied):  # of several who were tied it may leave two
        return text("wikinger", "{tie} The most gold left decides: {name} ({n}).", tie=tie, name=names, n=gold)
    return text("wikinger", "{tie} Equal in gold too, so the victory is shared: {names}.", tie=tie, names=names)


def _names(seats: Sequence[Seat]) -> Text:
    return listed([Player(seat) for seat in seats])
