"""What each decision does, up to the next one (chapters 3 to 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from boardtable.engine.game import Step

from . import cards, serving
from .events import (
    CardPutBack,
    CardTaken,
    Discarded,
    Given,
    Passed,
    Waived,
)
from .laying import without_cover
from .moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Done,
    Draw,
    ExchangeCard,
    Give,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    PutBack,
    Return,
    Spice,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    Waive,
    WasabiMove,
    kind_of,
    pile_of,
)
from .rewards import given_back
from .running import draws, enter, takes
from .serving import closed
from .state import (
    BEGUN,
    NO_STRIP,
    Menu,
    Phase,
    Side,
    State,
    Turn,
    card_of,
    changed,
    strip_of,
    top_card,
    top_tile,
    with_side,
)
from .turning import second_step

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.luck import Luck

Steps: TypeAlias = list[Step[State]]


def apply(state: State, move: WasabiMove, luck: Luck) -> tuple[Step[State], ...]:
    """Do what was decided, and all that follows by itself up to the next decision."""
    return tuple(_EFFECTS[type(move)](state, move, luck))


# ---- the opening (chapter 3)


def _give(state: State, move: Give, luck: Luck) -> Steps:
    """Give a tile to the left-hand neighbour; after the last one it is that player's turn to give (3.2)."""
    box, other = state.box, state.left_of(state.seat)
    kind = kind_of(box, move.kind)
    tile = top_tile(state, kind)
    side = state.sides[other]
    tiles = tuple(sorted([*side.tiles, tile]))
    full = len(tiles) == box.limits.given
    state = changed(
        state,
        pantry=state.pantry ^ 1 << tile - box.first_tile,
        sides=with_side(state, other, Side(tiles, side.cards, side.screen, side.served, side.left, side.cubes)),
        seat=other if full else state.seat,
    )
    steps = [Step(state, (Given(other, box, kind, pieces=(tile,)),))]
    return enter(steps, Phase.MENU if full and other == state.start else Phase.GIVE, luck)


def _draw(state: State, move: Draw, luck: Luck) -> Steps:
    """Draw a strip and look at it (3.5, 9.12)."""
    return enter([draws(state, pile_of(state.box, move.length), luck)], state.phase, luck)


# ---- passing, and stopping (chapter 7)


def _pass(state: State, _move: Pass, luck: Luck) -> Steps:
    """Skip Step 1 (7.1); without any recipe there is nothing to be discarded (7.6)."""
    state = changed(state, passes=state.passes + 1)
    holds = any(strip != NO_STRIP for strip in state.side.screen)
    return enter([Step(state, (Passed(state.seat),))], Phase.PASSING if holds else second_step(state), luck)


def _discard(state: State, move: Discard, luck: Luck) -> Steps:
    """Put a strip to the bottom of its pile (7.3)."""
    box, menu, side, turn = state.box, state.menu, state.side, state.turn
    strip = strip_of(state, state.seat, box.recipe(move.recipe))
    length = box.lengths[strip]
    under = (*menu.under[:length], (*menu.under[length], strip), *menu.under[length + 1 :])
    screen = tuple([NO_STRIP if other == strip else other for other in side.screen])
    holds = any(other != NO_STRIP for other in screen)
    state = changed(
        state,
        menu=Menu(menu.undrawn, menu.drawn, under, menu.faces, menu.seen, menu.doubts),
        sides=with_side(state, state.seat, Side(side.tiles, side.cards, screen, side.served, side.left, side.cubes)),
        turn=Turn(discarded=turn.discarded + 1) if holds else BEGUN,
    )
    steps = [Step(state, (Discarded(state.seat, box.tokens[length].length, pieces=(strip,)),))]
    return enter(steps, Phase.PASSING if holds else second_step(state), luck)


def _done(state: State, _move: Done, luck: Luck) -> Steps:
    """Go on to Step 2 (7.4, 4.1)."""
    state = closed(state)
    return enter([Step(state)], second_step(state), luck)


# ---- Step 2 (chapter 9)


def _take_card(state: State, move: TakeCard, luck: Luck) -> Steps:
    """Take an action card from the kitchen or the board (9.2, 9.3)."""
    box, side = state.box, state.side
    kind = box.called(move.type)
    board, kitchen = state.board, state.kitchen
    if move.at is None:
        card = top_card(state, kind)
        kitchen ^= 1 << card - box.first_card
    else:
        card, board = without_cover(board, box, state.mat, state.mat.number(move.at))
    cards = tuple(sorted([*side.cards, card]))
    owner = Side(side.tiles, cards, side.screen, side.served, side.left, side.cubes)
    sides = with_side(state, state.seat, owner)
    state = changed(state, board=board, kitchen=kitchen, sides=sides, turn=_rewarded(state.turn))
    told = CardTaken(state.seat, box.cards[kind].name, move.at is not None, pieces=(card,))
    return enter([Step(state, (told,))], second_step(state), luck)


def _put_back(state: State, move: PutBack, luck: Luck) -> Steps:
    """Discard an action card to the kitchen; a Wasabi! card too, and without a cube (9.6)."""
    step = _make_room(state, card_of(state, state.seat, state.box.called(move.type)))
    return enter([step], second_step(step.state), luck)


def _exchange(state: State, move: ExchangeCard, luck: Luck) -> Steps:
    """Discard an action card, and take another one at once (9.6, 9.2)."""
    step = _make_room(state, state.side.cards[move.place])
    return [step, *_take_card(step.state, TakeCard(move.seat, move.type, move.at), luck)]


def _make_room(state: State, card: int) -> Step[State]:
    name = state.box.cards[state.box.type(card)].name
    return Step(given_back(state, card), (CardPutBack(state.seat, name, pieces=(card,)),))


def _waive(state: State, _move: Waive, luck: Luck) -> Steps:
    """Do without a reward (9.7)."""
    state = changed(state, turn=_rewarded(state.turn))
    return enter([Step(state, (Waived(state.seat),))], second_step(state), luck)


def _rewarded(turn: Turn) -> Turn:
    return Turn(turn.placed, turn.played, turn.completed - 1)


def _take_tile(state: State, move: TakeTile, luck: Luck) -> Steps:
    """Take a tile from the pantry (9.9)."""
    steps = [takes(state, kind_of(state.box, move.kind))]
    return enter(steps, second_step(steps[-1].state), luck)


_EFFECTS: dict[type[WasabiMove], Callable[..., Steps]] = {
    Give: _give,
    Draw: _draw,
    Place: cards.place,
    Stack: cards.stack,
    Chop: cards.chop,
    PlaceChopped: cards.place_chopped,
    Return: cards.put_down,
    Switch: cards.switch,
    Cover: cards.cover,
    Spice: cards.spice,
    Claim: serving.claim,
    Leave: serving.leave,
    Pass: _pass,
    Discard: _discard,
    Done: _done,
    TakeCard: _take_card,
    PutBack: _put_back,
    ExchangeCard: _exchange,
    Waive: _waive,
    TakeTile: _take_tile,
}
