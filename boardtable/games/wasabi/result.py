"""Who wins, and the page that says where all points come from (chapter 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Outcome
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.text import Player, Text, plural, text

from .state import Ending
from .words import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.move import Seat

    from .state import State


def points(state: State, seat: Seat) -> int:
    """Count the points of a player: assigned tokens and cubes (10.5)."""
    box, side = state.box, state.sides[seat]
    tokens = sum((token.count - left) * token.points for token, left in zip(box.tokens, side.left, strict=True))
    return tokens + side.cubes * box.limits.cube_points


def outcome(state: State) -> Outcome | None:
    """Tell how the game ended."""
    if state.ending is None:
        return None
    scores = tuple([points(state, seat) for seat in range(state.seats)])
    if state.ending is Ending.TOKENS:  # 10.1: whatever the points
        return Outcome(
            scores,
            (state.seat,),
            text(
                "wasabi",
                "{name} has assigned all challenge tokens and wins at once, whatever the points.",
                name=Player(state.seat),
            ),
            _sheet(state, scores, text("wasabi", "All challenge tokens are assigned: points do not matter.")),
        )
    cubes = [side.cubes for side in state.sides]
    results = list(zip(scores, cubes, strict=True))
    winners = tuple([seat for seat, result in enumerate(results) if result == max(results)])  # 10.5, 10.6
    return Outcome(scores, winners, _why(state, scores, cubes, winners), _sheet(state, scores))


def _why(state: State, scores: Sequence[int], cubes: Sequence[int], winners: Sequence[Seat]) -> Text:
    """Say what ended the game, who wins, and by what."""
    if state.ending is Ending.BOARD:
        ended = text("wasabi", "The board is full.")
    else:
        ended = text("wasabi", "Everybody passed again and again (rule 10.7).")
    return text("wasabi", "{ended} {wins}", ended=ended, wins=_wins(scores, cubes, winners))


def _wins(scores: Sequence[int], cubes: Sequence[int], winners: Sequence[Seat]) -> Text:
    most = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == most]
    if len(tied) == 1:
        name = Player(tied[0])
        return plural("wasabi", "{name} wins with {n} point.", "{name} wins with {n} points.", name=name, n=most)
    tie = plural("wasabi", "Tie at {n} point: {names}.", "Tie at {n} points: {names}.", n=most, names=_names(tied))
    if len(winners) < len(tied):  # of several who were tied they may leave two
        return text(
            "wasabi",
            "{tie} The most wasabi cubes decide: {name} ({n}).",
            tie=tie,
            name=_names(winners),
            n=cubes[winners[0]],
        )
    return text(
        "wasabi", "{tie} Equal in wasabi cubes too, so the victory is shared: {names}.", tie=tie, names=_names(winners)
    )


def _names(seats: Sequence[Seat]) -> Text:
    return listed([Player(seat) for seat in seats])


def _sheet(state: State, scores: tuple[int, ...], moot: Text | None = None) -> Sheet:
    """Write what brought points, player by player: the tokens of each length with their strips, then the cubes."""
    cubes = tuple([side.cubes for side in state.sides])
    return Sheet(
        text("wasabi", "Scoring"),
        tuple([text("wasabi", "{name}", name=Player(seat)) for seat in range(state.seats)]),
        tuple([line for seat in range(state.seats) for line in _lines(state, seat)]),
        scores,
        (Line(text("wasabi", "Wasabi cubes"), cubes),) if moot is None else (),
        moot,
    )


def _lines(state: State, seat: Seat) -> Iterator[Line]:
    box, side = state.box, state.sides[seat]

    def only(amount: int) -> tuple[int | None, ...]:
        return tuple([amount if column == seat else None for column in range(state.seats)])

    for number, (token, left) in enumerate(zip(box.tokens, side.left, strict=True)):
        if left < token.count:
            strips = tuple([strip for strip in side.served if box.lengths[strip] == number])
            what = text("wasabi", "Length {n}", n=token.length)
            yield Line(what, only((token.count - left) * token.points), seat, strips)
    if side.cubes:
        bowl = (box.first_bowl + seat,)
        yield Line(text("wasabi", "Wasabi cubes"), only(side.cubes * box.limits.cube_points), seat, bowl)
