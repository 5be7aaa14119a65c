"""Auction: a made-up game of one player, who says numbers, and may look up what there is to be had.

1. A lot lies on the table. The player bids 2, 3, 5, 8 or 12 (`Bid`), or passes (`Pass`).
2. Who has bid 5 or more pays with 4 points (`Buy`), and lays the lot on a place of the shelf. Less is not enough.
3. After three lots the game is over; each lot bought is a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import evolve, frozen
from typing_extensions import override

from boardtable.engine.game import Game, Outcome, Prompt, Refusal, Step
from boardtable.engine.info import GameInfo
from boardtable.engine.move import Move
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.table import Aid, Face, Fan, Frame, Listed, Numeral, Placed, Row, Table, Zone
from boardtable.engine.target import Amount, Button, Cell, Piece
from boardtable.engine.text import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

BIDS, ENOUGH, PRICE, LOTS = (2, 3, 5, 8, 12), 5, 4, 3
DAIS = Zone("dais", Fan(), Frame(100, 100, 300, 300), (200, 200), text("auction", "Lot"))
SHELF = Zone("shelf", Row(LOTS), Frame(500, 100, 900, 300), (200, 200), text("auction", "Shelf"))


def face(lot: int) -> Face:
    """Give the face of a lot."""
    return Face((60, 60), (Numeral(str(lot + 1), Frame(10, 10, 40, 40)),))


@frozen
class Options:
    """There are none."""


@frozen
class State:
    """Which lot is up, whether it may be bought, and where those are that were."""

    lot: int = 0
    buying: bool = False
    shelf: tuple[tuple[int, int], ...] = ()


@frozen
class Bid(Move):
    """Say a number (1)."""

    tag: ClassVar[str] = "bid"
    n: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return (Amount("bid", self.n),)


@frozen
class Pass(Move):
    """Say none (1)."""

    tag: ClassVar[str] = "pass"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return (Button("pass"),)


@frozen
class Buy(Move):
    """Pay with points, and lay the lot somewhere (2)."""

    tag: ClassVar[str] = "buy"
    at: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        return (Piece(state.lot), Amount("points", PRICE), Cell("shelf", self.at))


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List all numbers, or all places (1, 2)."""
    if state.buying:
        taken = {at: lot for lot, at in state.shelf}
        return tuple(Buy(seat, at) for at in range(LOTS) if at not in taken)
    return (*(Bid(seat, n) for n in BIDS), Pass(seat))


def apply(state: State, move: Move, _luck: Luck) -> tuple[Step[State], ...]:
    """Go on to buying, or to the next lot."""
    if isinstance(move, Bid) and move.n >= ENOUGH:
        return (Step(evolve(state, buying=True)),)
    shelf = (*state.shelf, (state.lot, move.at)) if isinstance(move, Buy) else state.shelf
    return (Step(State(state.lot + 1, shelf=shelf)),)


def outcome(state: State) -> Outcome | None:
    """Count the lots (3)."""
    if state.lot < LOTS:
        return None
    points = len(state.shelf)
    line = Line(text("auction", "Lots"), (points,))
    sheet = Sheet(text("auction", "End"), (text("auction", "You"),), (line,), (points,))
    return Outcome((points,), (0,), text("auction", "All lots are gone."), sheet)


def table(state: State, _seat: Seat | None) -> Table:
    """Place the lot that is up, and those that were bought."""
    up = [Placed(state.lot, face(state.lot), Cell("dais"), text("auction", "lot"))] if state.lot < LOTS else []
    return Table((*up, *(Placed(lot, face(lot), Cell("shelf", at), text("auction", "lot")) for lot, at in state.shelf)))


def aids(state: State, _seat: Seat | None) -> tuple[Aid, ...]:
    """List all lots; those that were up are done."""
    lots = tuple(Listed(face(lot), text("auction", "lot {n}", n=lot + 1), done=lot < state.lot) for lot in range(LOTS))
    return (Aid("lots", text("auction", "All lots"), lots),)


def more_aids(state: State, seat: Seat | None) -> tuple[Aid, ...]:
    """List the bids too."""
    bids = tuple(Listed(face(n), text("auction", "bid {n}", n=n)) for n in BIDS)
    return (*aids(state, seat), Aid("bids", text("auction", "All bids"), bids))


def _as_it_is(state: State, *_others: object) -> State:
    return state


def _prompt(state: State, _seat: Seat, _picked: tuple[Target, ...]) -> Prompt:
    buttons = (
        ("pass", text("auction", "Pass")),
        ("bid", text("auction", "Bid")),
        ("points", text("auction", "Points")),
    )
    ask = text("auction", "Buy the lot.") if state.buying else text("auction", "Bid for the lot.")
    return Prompt(ask, text("auction", "A lot is up."), buttons)


def _why_not(_state: State, _seat: Seat, _held: tuple[Target, ...], _over: tuple[Target, ...]) -> Refusal | None:
    return Refusal(text("auction", "That is not to be had."), "2")


def _load(_box: object, _position: Mapping[str, object]) -> State:
    return State()


INFO = GameInfo(id="auction", title="Auction", seats=(1,), rules=1, home=("tests.engine", "sticks_box"))

GAME: Game[State, Move, Options, object] = Game(
    info=INFO,
    options=Options,
    choices=lambda _seats, _people: (),
    moves=(Bid, Pass, Buy),
    box=lambda components: components,
    setup=lambda _box, _options, _seats, _luck: State(),
    active=lambda state: (0,) if outcome(state) is None else (),
    prompt=_prompt,
    legal_moves=legal_moves,
    apply=apply,
    why_not=_why_not,
    outcome=outcome,
    view=_as_it_is,
    sample=_as_it_is,
    dump=lambda state: {"lot": state.lot, "buying": state.buying, "shelf": [list(each) for each in state.shelf]},
    load=_load,
    zones=lambda _state, _seat: (DAIS, SHELF),
    table=table,
    estimate=lambda state, _seat: float(len(state.shelf)),
    weigh=lambda _state, _seat, moves: (1.0,) * len(moves),
    aids=aids,
)
