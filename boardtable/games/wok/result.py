"""Who wins, and the page that says where all points come from (chapter 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Outcome
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.text import Player, Text, plural, text

from .layout import pot_cell
from .scoring import collection, evaluate
from .words import listed, wok_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .scoring import Score
    from .state import State


def outcome(state: State) -> Outcome | None:
    """Tell how the game ended, once the last final action is done (9.8)."""
    if not state.best:
        return None
    scores = [evaluate(state.box, collection(state, seat), arrangement) for seat, arrangement in enumerate(state.best)]
    points = tuple([score.points for score in scores])
    left = [score.left_over for score in scores]
    coins = [side.purse.bit_count() for side in state.sides]
    results = list(zip(points, left, coins, strict=True))
    winners = tuple([seat for seat, result in enumerate(results) if result == max(results)])  # 14.1
    return Outcome(points, winners, _why(points, left, coins), _sheet(state, scores))


def _why(points: Sequence[int], left: Sequence[int], coins: Sequence[int]) -> Text:
    """Say who wins, and by what: points, then left-over ingredients, then coins (14.1)."""
    tied = _best(range(len(points)), points)
    most = points[tied[0]]
    if len(tied) == 1:
        name = Player(tied[0])
        return plural("wok", "{name} wins with {n} point.", "{name} wins with {n} points.", name=name, n=most)
    tie = plural("wok", "Tie at {n} point: {names}.", "Tie at {n} points: {names}.", n=most, names=_names(tied))
    tied = _best(tied, left)
    if len(tied) == 1:
        return text(
            "wok",
            "{tie} The most left-over ingredients decide: {name} ({n}).",
            tie=tie,
            name=Player(tied[0]),
            n=left[tied[0]],
        )
    tie = plural(
        "wok",
        "{tie} Still tied with {n} left-over ingredient: {names}.",
        "{tie} Still tied with {n} left-over ingredients: {names}.",
        tie=tie,
        n=left[tied[0]],
        names=_names(tied),
    )
    winners = _best(tied, coins)
    if len(winners) < len(tied):  # of several who were tied they may leave two
        return text(
            "wok",
            "{tie} The most coins decide: {name} ({n}).",
            tie=tie,
            name=_names(winners),
            n=coins[winners[0]],
        )
    return text("wok", "{tie} Equal in coins too, so the victory is shared: {names}.", tie=tie, names=_names(winners))


def _best(seats: Sequence[Seat], amounts: Sequence[int]) -> list[Seat]:
    most = max(amounts[seat] for seat in seats)
    return [seat for seat in seats if amounts[seat] == most]


def _names(seats: Sequence[Seat]) -> Text:
    return listed([Player(seat) for seat in seats])


def _sheet(state: State, scores: Sequence[Score]) -> Sheet:
    """Write a line for each red wok card, player by player; the Men on it are named with it."""
    lines = []
    for seat, (arrangement, score) in enumerate(zip(state.best, scores, strict=True)):
        for wok in dict.fromkeys(pot.wok for pot in arrangement.pots):
            here = [number for number, pot in enumerate(arrangement.pots) if pot.wok == wok]
            names = [wok, *[duty.man for duty in arrangement.duties if duty.wok == wok]]
            lines.append(
                Line(
                    listed([wok_name(state.box, state.box.wok(piece)) for piece in names]),
                    _in_column(state, seat, sum(score.pots[number] for number in here)),
                    seat,
                    tuple([card for number in here for card in arrangement.pots[number].cards]),
                    tuple([pot_cell(state, seat, number) for number in here]),
                )
            )
    return Sheet(
        text("wok", "Scoring"),
        tuple([text("wok", "{name}", name=Player(seat)) for seat in range(state.seats)]),
        tuple(lines),
        tuple([score.points for score in scores]),
        (
            Line(text("wok", "Left-over ingredients"), tuple([score.left_over for score in scores])),
            Line(text("wok", "Coins in hand"), tuple([side.purse.bit_count() for side in state.sides])),
        ),
    )


def _in_column(state: State, seat: Seat, points: int) -> tuple[int | None, ...]:
    return tuple([points if column == seat else None for column in range(state.seats)])
