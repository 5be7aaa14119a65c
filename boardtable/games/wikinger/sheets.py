"""The pages of scores: where gold and points come from, row by row (chapters 10 to 12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.text import Player, Text, text

from .components import FISHERMAN, SHIPS
from .moves import on_mainland, on_tableau
from .scoring import Gain, laid_buildings, total
from .tableau import cells, islands, open_ships, place_of, row_of, threatened
from .words import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .scoring import Final
    from .state import Side, State

CAUSES: dict[str, Text] = {
    "ship red": text("wikinger", "Ships with a red sail warded off"),
    "ship green": text("wikinger", "Ships with a green sail warded off"),
    "ship yellow": text("wikinger", "Ships with a yellow sail warded off"),
    "ship blue": text("wikinger", "Ships with a blue sail warded off"),
    "noble": text("wikinger", "Nobles"),
    "scout": text("wikinger", "Scouts"),
    "scout and goldsmith": text("wikinger", "Scouts with a goldsmith below"),
    "scout and fisherman": text("wikinger", "Scouts with a fisherman below"),
    "goldsmith": text("wikinger", "Goldsmiths"),
    "special noble": text("wikinger", "Nobles: special tiles"),
    "special scout": text("wikinger", "Scouts: special tiles"),
    "special goldsmith": text("wikinger", "Goldsmiths: special tiles"),
    "special fisherman": text("wikinger", "Fishermen: special tiles"),
}
"""Where gold and points come from at a small or large scoring."""


_NOTHING = Gain("goldsmith", 0, 0, 0)
_SMALL = text("wikinger", "Small scoring: gold")
_GOLD_AND_POINTS = (text("wikinger", "Gold"), text("wikinger", "Points"))


@lru_cache(maxsize=8)
def _names(seats: int) -> tuple[Text, ...]:
    return tuple([text("wikinger", "{name}", name=Player(seat)) for seat in range(seats)])


@lru_cache(maxsize=8)
def _title(seat: Seat) -> Text:
    return text("wikinger", "Large scoring: {name}", name=Player(seat))


@lru_cache(maxsize=1024)
def _place(seat: Seat, cell: int) -> Target:
    return on_tableau(seat, place_of(cell))


def _places(seat: Seat, found: Iterable[int]) -> list[Target]:
    return [_place(seat, cell) for cell in found]


@lru_cache(maxsize=1024)
def _places_in(seat: Seat, mask: int) -> tuple[Target, ...]:
    return tuple(_places(seat, cells(mask)))


def small_sheet(state: State, gains: Sequence[Sequence[Gain]]) -> Sheet:
    """Write the gold of a small scoring, player by player (10)."""
    lines: list[Line] = []
    for seat, mine in enumerate(gains):
        for gain in mine or (_NOTHING,):
            amounts = _only(seat, state.seats, gain.gold)
            lines.append(Line(CAUSES[gain.cause], amounts, seat, places=_places_in(seat, gain.cells)))
    totals = tuple([total(mine)[0] for mine in gains])
    return Sheet(_SMALL, _names(state.seats), tuple(lines), totals)


@lru_cache(maxsize=256)
def _only(seat: Seat, seats: int, amount: int) -> tuple[int | None, ...]:
    """Give an amount to one player alone."""
    return tuple([amount if column == seat else None for column in range(seats)])


def large_sheet(seat: Seat, gains: Sequence[Gain]) -> Sheet:
    """Write what a large scoring brings one player: a column for gold and one for points (11)."""
    lines = [
        Line(CAUSES[gain.cause], (gain.gold or None, gain.points or None), places=_places_in(seat, gain.cells))
        for gain in gains
    ]
    return Sheet(_title(seat), _GOLD_AND_POINTS, tuple(lines), total(gains))


def gold_sheet(state: State, scores: Sequence[Final]) -> Sheet:
    """Write what becomes of everybody's gold in the final scoring (12.1, 12.2)."""
    lines = (
        Line(text("wikinger", "Gold so far"), tuple([score.gold for score in scores])),
        Line(
            text("wikinger", "Ships not warded off"),
            tuple([-score.gold_lost for score in scores]),
            places=_of_all(state, _open_ships),
        ),
        Line(text("wikinger", "Changed into points"), tuple([-score.gold_changed for score in scores])),
    )
    totals = tuple([score.gold_left for score in scores])
    return Sheet(text("wikinger", "Final scoring: gold"), _names(state.seats), lines, totals)


def final_sheet(state: State, scores: Sequence[Final]) -> Sheet:
    """Write the final scoring step by step: a column for each player (12)."""
    lines = [
        Line(text("wikinger", "Points so far"), tuple([score.points for score in scores])),
        Line(
            text("wikinger", "Ships not warded off"),
            tuple([-score.points_lost for score in scores]),
            places=_of_all(state, _open_ships),
        ),
    ]
    if any(score.gold_missing for score in scores):
        missing = tuple([-score.gold_missing for score in scores])
        lines.append(Line(text("wikinger", "Gold missing for the ships"), missing))
    lines += [
        Line(text("wikinger", "Gold changed into points"), tuple([score.from_gold for score in scores])),
        Line(
            text("wikinger", "Most boatsmen: {counts}", counts=_counts([score.boatsmen for score in scores])),
            tuple([score.for_boatsmen for score in scores]),
            places=tuple([on_mainland(seat, SHIPS) for seat in range(state.seats)]),
        ),
        Line(
            text("wikinger", "Most completed islands: {counts}", counts=_counts([score.islands for score in scores])),
            tuple([score.for_islands for score in scores]),
            places=_of_all(state, _islands),
        ),
        Line(
            text("wikinger", "Longest completed island: {counts}", counts=_counts([score.longest for score in scores])),
            tuple([score.for_longest for score in scores]),
            places=_of_all(state, _longest),
        ),
        _feeding(state, scores),
    ]
    if any(laid_buildings(state, side) for side in state.sides):
        lines.append(
            Line(
                text("wikinger", "Special tiles with buildings"),
                tuple([score.for_buildings for score in scores]),
                places=_of_all(state, lambda side: [cell for cell, _ in laid_buildings(state, side)]),
            )
        )
    gold = Line(text("wikinger", "Gold left"), tuple([score.gold_left for score in scores]))
    totals = tuple([score.total for score in scores])
    return Sheet(text("wikinger", "Final scoring"), _names(state.seats), tuple(lines), totals, (gold,))


def _feeding(state: State, scores: Sequence[Final]) -> Line:
    """Write how many are fed of how many (12.7)."""
    counts = [text("wikinger", "{fed}/{heads}", fed=score.feeding.fed, heads=score.feeding.heads) for score in scores]
    return Line(
        text("wikinger", "Feeding (fed/vikings): {counts}", counts=listed(counts)),
        tuple([score.for_feeding for score in scores]),
        places=_of_all(state, lambda side: cells(side.vikings & ~threatened(state.box, side) & row_of(FISHERMAN))),
    )


def _counts(counts: Iterable[int]) -> Text:
    return listed([text("wikinger", "{n}", n=count) for count in counts])


def _of_all(state: State, found: Callable[[Side], Iterable[int]]) -> tuple[Target, ...]:
    """Give cells of all players."""
    return tuple([place for seat, side in enumerate(state.sides) for place in _places(seat, found(side))])


def _open_ships(side: Side) -> list[int]:
    return [cell for columns in open_ships(side) for cell in cells(columns)]


def _islands(side: Side) -> list[int]:
    return [cell for island in islands(side) for cell in cells(island)]


def _longest(side: Side) -> list[int]:
    found = islands(side)
    longest = max([island.bit_count() for island in found], default=0)
    return [cell for island in found if island.bit_count() == longest for cell in cells(island)]
