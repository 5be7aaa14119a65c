"""Who wins, and the page that says where all points come from (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Outcome
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, Text, plural, text

from .ground import bits
from .scoring import areas_of, bonuses, largest, totals, worth
from .state import Phase
from .words import listed, short_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .state import State


def outcome(state: State) -> Outcome | None:
    """Tell how the game ended, once nobody can conquer any more (12.6)."""
    if state.phase is not Phase.OVER:
        return None
    scores = totals(state)
    sizes = [largest(state, seat) for seat in range(state.seats)]
    results = list(zip(scores, sizes, strict=True))
    winners = tuple([seat for seat, result in enumerate(results) if result == max(results)])  # 13.7
    return Outcome(scores, winners, _why(scores, sizes, winners), _sheet(state, scores, sizes))


def _why(scores: Sequence[int], sizes: Sequence[int], winners: Sequence[Seat]) -> Text:
    """Say who wins, and by what: points, then the largest area (13.7)."""
    most = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == most]
    if len(tied) == 1:
        name = Player(tied[0])
        return plural("khan", "{name} wins with {n} point.", "{name} wins with {n} points.", name=name, n=most)
    names = listed([Player(seat) for seat in tied])
    tie = plural("khan", "Tie at {n} point: {names}.", "Tie at {n} points: {names}.", n=most, names=names)
    names = listed([Player(seat) for seat in winners])
    if len(winners) < len(tied):  # of several who were tied it may leave two
        size = sizes[winners[0]]
        return text("khan", "{tie} The largest area decides: {name} ({n}).", tie=tie, name=names, n=size)
    return text("khan", "{tie} Their areas are equal too, so the victory is shared: {names}.", tie=tie, names=names)


def _sheet(state: State, scores: Sequence[int], sizes: Sequence[int]) -> Sheet:
    """Write a line for each piece, in the order in which they were laid, then one for each player's largest area."""
    ground, seats = state.box.ground, range(state.seats)
    lines = []
    for laid in state.laid:
        owners = [seat for seat, _ in laid.owners]
        placement = state.placement(laid)
        amounts = tuple([worth(state, laid) if seat in owners else None for seat in seats])
        places = tuple([Cell("map", at) for at in placement.cells])
        name = short_name(state.box.kinds[placement.kind])
        what = text("khan", "{piece}, shared", piece=name) if len(owners) > 1 else name
        lines.append(Line(what, amounts, owners[0] if len(owners) == 1 else None, (laid.piece,), places))
    for bonus in bonuses(state):
        what = plural(
            "khan",
            "Area of {n} cell, place {place}",
            "Area of {n} cells, place {place}",
            n=bonus.area.bit_count(),
            place=bonus.rank + 1,
        )
        amounts = tuple([bonus.points if seat == bonus.seat else None for seat in seats])
        places = tuple([Cell("map", ground.at(cell)) for cell in bits(bonus.area)])
        lines.append(Line(what, amounts, bonus.seat, (), places))
    columns = tuple([text("khan", "{name}", name=Player(seat)) for seat in seats])
    given = {bonus.seat for bonus in bonuses(state)}
    for seat in seats:
        if seat not in given and sizes[seat]:
            cells = bits(areas_of(state, seat)[0])
            what = plural("khan", "Area of {n} cell, no bonus", "Area of {n} cells, no bonus", n=len(cells))
            places = tuple([Cell("map", ground.at(cell)) for cell in cells])
            lines.append(Line(what, tuple([0 if owner == seat else None for owner in seats]), seat, (), places))
    tie_break = Line(text("khan", "Cells of the largest area"), tuple(sizes))
    return Sheet(text("khan", "Final scoring"), columns, tuple(lines), tuple(scores), (tie_break,))
