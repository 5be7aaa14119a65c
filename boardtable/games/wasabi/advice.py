"""What the computer should know of this game: how good a position is, and which decisions look sensible.

The figures here are judgement, not rules: they only guide, and nothing becomes legal or illegal by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mat import squares
from .matching import NOTHING, made
from .moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Draw,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    PutBack,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    WasabiMove,
    kind_of,
    pile_of,
)
from .result import points
from .state import Ending, wishes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from boardtable.engine.move import Seat

    from .state import State

CARD = 0.8
"""What an action card in hand is worth, in points."""
VICTORY = 100.0
"""What the tenth token is worth (10.1)."""
NEARLY = 3.0
"""What each assigned token above the seventh is worth on the way there."""
CHANCES = {1: 0.5, 2: 0.25, 3: 0.12, 4: 0.06, 5: 0.03}
"""How likely a recipe is completed of which so many ingredients are missing on the best segment."""
IN_HAND = 1.4
"""How much likelier it is when one of them is in hand."""
STYLE = 0.6
"""What of a token's cubes is to be expected."""
DONE = 300.0
"""The weight of completing a recipe, for each of its points."""
BESIDE = 25.0
"""The weight of a tile beside another one of the same wanted recipe."""
ROOM = 0.4
"""The weight of a wanted tile beside an open square."""
FEW = 3
"""With so many tokens left the tenth is near."""


def estimate(state: State, seat: Seat) -> float:
    """Judge a position: points ahead of the best other player, as far as strips are known."""
    values = [_value(state, owner) for owner in range(state.seats)]
    mine = values.pop(seat)
    return mine - max(values)


def _value(state: State, owner: Seat) -> float:
    """Count the points of a player, and what recipes, cards and the way to the tenth token may still bring."""
    side = state.sides[owner]
    now: float = points(state, owner)
    if state.ending is not None:
        return now + VICTORY * (state.ending is Ending.TOKENS and owner == state.seat)
    hopes = sum([_hope(state, owner, recipe) for recipe in squares(wishes(state, owner))])
    near = max(0, FEW - sum(side.left)) * NEARLY
    return now + hopes + CARD * len(side.cards) + near


def _hope(state: State, owner: Seat, recipe: int) -> float:
    """Guess what a recipe on a screen will bring: by the segment on which the fewest ingredients are missing."""
    box, board = state.box, state.board
    length = box.lengths[recipe]
    wanted = sum([1 << kind for kind in set(box.recipes[recipe].ingredients)])
    held = {box.kind(tile) for tile in state.sides[owner].tiles}
    shows, free = board.shows, board.open
    best = 0.0
    for segment in state.mat.segments[length]:
        missing = wanted
        for square in segment:
            kind = shows[square]
            if kind == NOTHING:
                if not free >> square & 1:
                    break
            elif missing >> kind & 1:
                missing ^= 1 << kind
            else:
                break
        else:
            if missing:  # what lies there already is not new (6.6)
                chance = CHANCES[missing.bit_count()]
                chance *= IN_HAND if any(missing >> kind & 1 for kind in held) else 1
                best = max(best, chance)
    token = box.tokens[length]
    return best * (token.points + STYLE * token.cubes)


# ---- sensible decisions


def weigh(state: State, seat: Seat, moves: Sequence[WasabiMove]) -> tuple[float, ...]:
    """Weigh decisions: complete and claim recipes, prepare them, take what is missing for them."""
    wanted = wishes(state, seat)
    return tuple([_WEIGHTS.get(type(move), _any)(state, move, wanted) for move in moves])


def _any(_state: State, _move: WasabiMove, _wanted: int) -> float:
    return 1.0


def _brings(state: State, shows: Sequence[int], changed: Iterable[int], wanted: int) -> float:
    """Tell what completing recipes by an event is worth."""
    fresh, _ = made(state.box, state.mat, shows, changed)
    box = state.box
    return sum([DONE * box.tokens[box.lengths[recipe]].points for recipe in squares(fresh & wanted)])


def _with(shows: Sequence[int], square: int, kind: int) -> list[int]:
    changed = list(shows)
    changed[square] = kind
    return changed


def _laid(state: State, kind: int, square: int, wanted: int) -> float:
    """Weigh a tile on a square by what it completes, or by what lies beside it."""
    box, shows = state.box, state.board.shows
    weight = 0.05 + _brings(state, _with(shows, square, kind), (square,), wanted)
    useful = [recipe for recipe in squares(wanted) if kind in box.recipes[recipe].ingredients]
    if not useful:
        return weight
    weight += 1
    for line in state.mat.lines[square]:
        for side in line:
            if side and shows[side[0]] != NOTHING:
                weight += BESIDE * sum(shows[side[0]] in box.recipes[recipe].ingredients for recipe in useful)
            elif side:
                weight += ROOM
    return weight


def _place(state: State, move: Place, wanted: int) -> float:
    return _laid(state, kind_of(state.box, move.kind), state.mat.number(move.at), wanted)


def _place_chopped(state: State, move: PlaceChopped, wanted: int) -> float:
    return _laid(state, state.box.kind(state.plate), state.mat.number(move.at), wanted)


def _stack(state: State, move: Stack, wanted: int) -> float:
    square, kind = state.mat.number(move.at), kind_of(state.box, move.kind)
    if state.board.shows[square] == kind:
        return 0.02
    return 0.1 + _brings(state, _with(state.board.shows, square, kind), (square,), wanted)


def _chop(state: State, move: Chop, wanted: int) -> float:
    square = state.mat.number(move.at)
    stack = state.board.stacks[square]
    if len(stack) == 1:
        return 0.1
    shows = _with(state.board.shows, square, state.box.kind(stack[-2]))
    return 0.3 + _brings(state, shows, (square,), wanted)


def _switch(state: State, move: Switch, wanted: int) -> float:
    at, to = state.mat.number(move.at), state.mat.number(move.to)
    shows = list(state.board.shows)
    if shows[at] == shows[to]:
        return 0.02
    shows[at], shows[to] = shows[to], shows[at]
    return 0.1 + _brings(state, shows, (at, to), wanted)


def _cover(state: State, move: Cover, _wanted: int) -> float:
    block = state.mat.block(state.mat.number(move.at))
    return 0.3 + 0.3 * (block & ~state.board.open).bit_count()


def _claim(state: State, move: Claim, _wanted: int) -> float:
    box = state.box
    return DONE * box.tokens[box.lengths[box.recipe(move.recipe)]].points


def _leave(_state: State, _move: Leave, _wanted: int) -> float:
    return 2.0


def _pass(_state: State, _move: Pass, wanted: int) -> float:
    return 0.05 if wanted else 5.0


def _discard(state: State, move: Discard, wanted: int) -> float:
    return 1.0 if wanted >> state.box.recipe(move.recipe) & 1 else 6.0


def _draw(state: State, move: Draw, _wanted: int) -> float:
    length = pile_of(state.box, move.length)
    return float(state.side.left[length]) or 0.05


def _take_tile(state: State, move: TakeTile, wanted: int) -> float:
    box, kind = state.box, kind_of(state.box, move.kind)
    held = any(box.kind(tile) == kind for tile in state.side.tiles)
    uses = sum(kind in box.recipes[recipe].ingredients for recipe in squares(wanted))
    return 0.1 + (0.2 if held else 5.0) * uses


def _take_card(_state: State, move: TakeCard, _wanted: int) -> float:
    return 6.0 if move.at is None else 4.0


def _put_back(_state: State, _move: PutBack, _wanted: int) -> float:
    return 0.5


_WEIGHTS: dict[type[WasabiMove], Callable[..., float]] = {
    Place: _place,
    PlaceChopped: _place_chopped,
    Stack: _stack,
    Chop: _chop,
    Switch: _switch,
    Cover: _cover,
    Claim: _claim,
    Leave: _leave,
    Pass: _pass,
    Discard: _discard,
    Draw: _draw,
    TakeTile: _take_tile,
    TakeCard: _take_card,
    PutBack: _put_back,
}
