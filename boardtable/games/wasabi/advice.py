"""What the computer should know of this game: how good a position is, and which decisions look sensible.

The figures here are judgement, not rules: they only guide, and nothing becomes legal or illegal by them.
Those of `estimate` were fitted to what some hundred games between computers brought from each position on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .hopes import hope, kinds, stock
from .mat import squares
from .matching import made
from .mind import DONE, Mind
from .moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Draw,
    ExchangeCard,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    PutBack,
    Spice,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    WasabiMove,
    kind_of,
    pile_of,
)
from .outlook import outlook
from .result import points
from .state import Ending, Phase, wishes
from .turning import takeable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.move import Seat

    from .components import Box
    from .state import State

CARDS = {"chop": 0.2, "spicy": 0.6, "stack": 1.0, "switch": 0.8, "wasabi": 0.8}
"""What an action card in hand is worth, in points."""
VICTORY = 30.0
"""What the tenth token is worth (10.1)."""
NEARLY = 1.0
"""What each assigned token above the seventh is worth on the way there."""
FEW = 3
"""With so many tokens left the tenth is near."""
REST, RATE = 0.1, 0.01
"""How much of the points of all other tokens left is to be expected, and how much more with each turn left."""
THEIRS = 0.3
"""How much the recipes of others count: hardly anything is known of them, and what is guessed blurs what is known."""
IDLE = 0.25
"""What it costs to have passed last, for the square of how many have passed in a row: nobody does so for ever."""


def estimate(state: State, seat: Seat) -> float:
    """Judge a position: points ahead of the best other player, as far as strips are known."""
    mine = _value(state, seat, 1.0)
    return mine - max([_value(state, other, THEIRS) for other in range(state.seats) if other != seat])


def _value(state: State, owner: Seat, trust: float) -> float:
    """Count the points of a player, and what recipes, cards and the way to the tenth token may still bring.

    `first` is who places the next tile, `left` how many the owner still places if everybody places one in turn.
    """
    box, side = state.box, state.sides[owner]
    now: float = points(state, owner)
    if state.ending is not None:
        return now + VICTORY * (state.ending is Ending.TOKENS and owner == state.seat)
    first = state.seat if state.phase in {Phase.PLAY, Phase.CHOPPED} else state.left_of(state.seat)
    left = (state.board.open.bit_count() + state.seats - 1 - (owner - first) % state.seats) // state.seats
    if state.passes > (first - 1 - owner) % state.seats:
        now -= IDLE * state.passes**2
    seen = outlook(box, state.mat, state.board.shows, state.board.covered)
    held, supply = kinds(box, side.tiles), stock(box, state.pantry)
    free = list(side.left)
    for turns, worth, length in sorted(
        [(*hope(box, seen, recipe, held, supply), box.lengths[recipe]) for recipe in squares(wishes(state, owner))]
    ):
        if turns <= left and free[length]:  # 6.11: two recipes of one length need two tokens
            free[length] -= 1
            now += trust * worth
    rest = sum([count * token.points for count, token in zip(free, box.tokens, strict=True)])
    cards = sum([CARDS[box.cards[box.type(card)].id] for card in side.cards])
    return now + (REST + RATE * left) * rest + cards + NEARLY * max(0, FEW - sum(side.left))


# ---- sensible decisions


def weigh(state: State, seat: Seat, moves: Sequence[WasabiMove]) -> tuple[float, ...]:
    """Weigh decisions: complete and claim recipes, prepare them, take what is missing for them."""
    mind = Mind(state, seat)
    return tuple([_WEIGHTS.get(type(move), _any)(mind, move) for move in moves])


def _any(_mind: Mind, _move: WasabiMove) -> float:
    return 1.0


def _place(mind: Mind, move: Place) -> float:
    state = mind.state
    return 0.05 + mind.useful.get((state.mat.number(move.at), kind_of(state.box, move.kind)), 0.0)


def _place_chopped(mind: Mind, move: PlaceChopped) -> float:
    state = mind.state
    return 0.05 + mind.useful.get((state.mat.number(move.at), state.box.kind(state.plate)), 0.0)


def _stack(mind: Mind, move: Stack) -> float:
    state = mind.state
    square, kind = state.mat.number(move.at), kind_of(state.box, move.kind)
    if state.board.shows[square] == kind:
        return 0.02
    return 0.1 + mind.completing.get((square, kind), 0.0)


def _chop(mind: Mind, move: Chop) -> float:
    state = mind.state
    square = state.mat.number(move.at)
    stack = state.board.stacks[square]
    if len(stack) == 1:
        return 0.1
    return 0.3 + mind.completing.get((square, state.box.kind(stack[-2])), 0.0)


def _switch(mind: Mind, move: Switch) -> float:
    state = mind.state
    at, to = state.mat.number(move.at), state.mat.number(move.to)
    shows = list(state.board.shows)
    if shows[at] == shows[to]:
        return 0.02
    shows[at], shows[to] = shows[to], shows[at]
    weight = 0.1 + mind.completing.get((at, shows[at]), 0.0) + mind.completing.get((to, shows[to]), 0.0)
    if mind.lying:
        again, _ = made(state.box, state.mat, shows, (at, to))
        weight += sum([_claimed(state.box, recipe) for recipe in squares(again & mind.lying)])
    return weight


def _cover(mind: Mind, move: Cover) -> float:
    state = mind.state
    block = state.mat.block(state.mat.number(move.at))
    return 0.3 + 0.3 * (block & ~state.board.open).bit_count()


def _claim(mind: Mind, move: Claim) -> float:
    return _claimed(mind.state.box, mind.state.box.recipe(move.recipe))


def _claimed(box: Box, recipe: int) -> float:
    return DONE * box.tokens[box.lengths[recipe]].points


def _leave(_mind: Mind, _move: Leave) -> float:
    return 2.0


def _pass(mind: Mind, _move: Pass) -> float:
    """Pass if no recipe can be completed any more, and rather than place a tile without use; not twice in a row."""
    if mind.state.passes:
        return 0.05
    return 1.0 if any(mind.hope(recipe) for recipe in squares(mind.wanted)) else 2 * DONE


def _discard(mind: Mind, move: Discard) -> float:
    """Discard what promises less than the recipe that could be drawn for it."""
    recipe = mind.state.box.recipe(move.recipe)
    gain = mind.gain(recipe) if mind.wanted >> recipe & 1 else 0.0
    return max(mind.lengths) / (0.05 + gain)


def _draw(mind: Mind, move: Draw) -> float:
    return mind.lengths[pile_of(mind.state.box, move.length)]


def _take_tile(mind: Mind, move: TakeTile) -> float:
    return mind.tiles[kind_of(mind.state.box, move.kind)]


def _take_card(_mind: Mind, move: TakeCard) -> float:
    return 2.0 + CARDS[move.type]


def _put_back(mind: Mind, move: PutBack) -> float:
    """Make room for a better card."""
    box = mind.state.box
    best = max([CARDS[box.cards[kind].id] for kind in takeable(mind.state)], default=0.0)
    return max(0.1, 1.0 + best - CARDS[move.type])


def _exchange(mind: Mind, move: ExchangeCard) -> float:
    """Take a better card at once."""
    box, card = mind.state.box, mind.state.side.cards[move.place]
    gain = CARDS[move.type] - CARDS[box.cards[box.type(card)].id]
    return 1.0 + gain if gain > 0 else 0.1


def _spice(mind: Mind, _move: Spice) -> float:
    """Place a second tile if it completes something too."""
    state = mind.state
    held = {state.box.kind(tile) for tile in state.side.tiles}
    completes = [
        weight for (square, kind), weight in mind.completing.items() if kind in held and state.board.open >> square & 1
    ]
    return 0.1 + (max(completes, default=0.0) if state.turn.placed else 0.0)


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
    ExchangeCard: _exchange,
    Spice: _spice,
}
