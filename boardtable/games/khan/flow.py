"""What happens by itself between two decisions: expulsion, cards, the steps of a turn, the end phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from boardtable.engine.game import Step

from .conquests import can_ever_conquer
from .events import (
    CardTurned,
    Dealt,
    EndPhaseBegun,
    NothingLeft,
    Refilled,
    RulerMoved,
    RulerRemoved,
    RulersReplaced,
    Shuffled,
    SpecialCleared,
    Stuck,
)
from .ground import DIRECTIONS
from .scoring import interim
from .special_cards import can_act, may_use_any
from .state import AWAY, GONE, NEVER, ON_CARD, Phase, State, at_hand, changed, draw, replaced

if TYPE_CHECKING:
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

Steps: TypeAlias = list[Step[State]]

# ---- cards (chapter 4)


def turn_card(state: State, luck: Luck, steps: Steps, ruler: int | None = None) -> tuple[State, int, int]:
    """Turn over a card and discard it; gives the ruler whom it means and the direction (5.1, 8.1)."""
    state = _with_pile(state, steps)
    (card, deck), number = draw(state.deck, luck), state.next_card
    printed = state.box.cards[card]
    state = changed(state, deck=deck, next_card=number + 1, discard=(*state.discard, (number, card)))
    means = printed.ruler if ruler is None else ruler
    told = CardTurned(state.box, printed, state.rulers[means] != GONE, pieces=(number,))
    steps.append(Step(state, (told,), reveals=True))
    return state, means, printed.direction


def _with_pile(state: State, steps: Steps) -> State:
    """See to it that there is a draw pile: an empty one is made of the discard pile (4.2)."""
    if state.deck:
        return state
    state = changed(state, deck=tuple(sorted([card for _, card in state.discard])), discard=())
    steps.append(Step(state, (Shuffled(),)))
    return state


def _fill(state: State, seat: Seat, luck: Luck, steps: Steps) -> tuple[State, tuple[int, ...]]:
    """Draw cards until a hand is full (3.1); gives their numbers."""
    first, size = state.next_card, state.box.turn.hand
    while len(state.hands[seat]) < size:
        state = _with_pile(state, steps)
        deck, hand, number = state.deck, state.hands[seat], state.next_card
        while deck and len(hand) < size:
            card, deck = draw(deck, luck)
            hand = (*hand, (number, card))
            number += 1
        state = changed(state, deck=deck, next_card=number, hands=replaced(state.hands, seat, hand))
    return state, tuple(range(first, state.next_card))


# ---- expelling a ruler (chapter 5)


def expel(state: State, ruler: int, direction: int, steps: Steps, *, general: bool) -> State:
    """Expel a ruler; his yurt comes from his court, or for action B from the general supply (5.2)."""
    court = state.courts[ruler]
    exchanged = court == 1 and (not general or state.box.rulings.exchange_in_action)  # Ruling 8.2
    if not exchanged:
        empty, rays = state.empty, state.box.ground.rays[state.rulers[ruler]]
        for turn in range(len(DIRECTIONS)):
            heading = (direction + turn) % len(DIRECTIONS)
            for cell in rays[heading]:
                if cell & empty:
                    rulers = replaced(state.rulers, ruler, cell.bit_length() - 1)
                    state, yurt = _leave_yurt(state, ruler, rulers, general=general)
                    pieces = state.box.first_ruler + ruler, yurt
                    steps.append(Step(state, (RulerMoved(state.box, ruler, heading, pieces=pieces),)))
                    return state
    state, yurt = _leave_yurt(state, ruler, replaced(state.rulers, ruler, GONE), general=general and not exchanged)
    state = changed(state, courts=replaced(state.courts, ruler, 0))  # what is left there goes to the general supply
    pieces = state.box.first_ruler + ruler, yurt
    steps.append(Step(state, (RulerRemoved(state.box, ruler, pieces=pieces),)))
    if state.removed >= state.box.turn.removed_to_end and state.box.rulings.ends_at_once and not state.ending:  # 5.5
        state = _begin_end(state, steps)
    return state


def _leave_yurt(state: State, ruler: int, rulers: tuple[int, ...], *, general: bool) -> tuple[State, int]:
    """Put a neutral yurt on a ruler's cell while the rulers go elsewhere; gives its piece too."""
    box, cell, courts, seats = state.box, state.rulers[ruler], state.courts, state.seats
    lying = state.lying[seats]
    if general:
        number = next(at_hand(state), len(lying))
    else:
        courts = replaced(courts, ruler, courts[ruler] - 1)
        number = box.first_in_court[ruler] + courts[ruler]
    state = changed(
        state,
        rulers=rulers,
        courts=courts,
        neutral=state.neutral | 1 << cell,
        filled=state.filled_with(cell, state.yurts),
        lying=replaced(state.lying, seats, replaced(lying, number, cell)),
    )
    return state, box.yurt_piece(max(box.seats), number)


# ---- the steps of a turn (chapter 3)


def begin_game(state: State, luck: Luck, steps: Steps) -> None:
    """Deal the cards after the last placement round, and begin the first turn (2.7)."""
    drawn: tuple[int, ...] = ()
    for place in range(state.seats):
        state, numbers = _fill(state, (state.turn + place) % state.seats, luck, steps)
        drawn += numbers
    steps.append(Step(state, (Dealt(state.box.turn.hand, pieces=drawn),)))
    _begin_turn(state, luck, steps)


def _begin_turn(state: State, luck: Luck, steps: Steps) -> None:
    """Begin a turn: expel a ruler (step 1), then there are two actions."""
    turn = state.box.turn
    state = changed(state, phase=Phase.ACT, left=turn.conquests if state.ending else turn.actions)
    if not state.ending:
        state, ruler, direction = turn_card(state, luck, steps)
        while state.rulers[ruler] == GONE:  # 5.1
            state, ruler, direction = turn_card(state, luck, steps)
        state = expel(state, ruler, direction, steps, general=False)
    go_on(state, luck, steps)


def go_on(state: State, luck: Luck, steps: Steps) -> None:
    """Go on to the next action if there is one, else through steps 3 to 5 to the next player."""
    if state.left:
        if can_act(state):
            _arrive(state, steps)
            return
        state = changed(state, left=0)
        steps.append(Step(state, (Stuck(state.turn),)))
    if not state.extra:
        state = _clear(state, steps)
        if may_use_any(state):
            steps.append(Step(changed(state, phase=Phase.SPECIAL)))
            return
    finish(state, luck, steps)


def _arrive(state: State, steps: Steps) -> None:
    """Let the chain of moments end with a position."""
    if not steps or steps[-1].state is not state:
        steps.append(Step(state))


def _clear(state: State, steps: Steps) -> State:
    """Take away the special card that was used in the last turn (step 3); a reserved piece goes back (11.5)."""
    seat = state.turn
    card = state.active[seat]
    if card is None:
        return state
    yurts = tuple([AWAY if where == ON_CARD else where for where in state.lying[seat]])
    supply = state.supply if card.piece is None else state.supply | 1 << card.piece
    state = changed(
        state,
        active=replaced(state.active, seat, None),
        lying=replaced(state.lying, seat, yurts),
        supply=supply,
        cleared=card.special,
    )
    kind = None if card.piece is None else state.box.kinds[state.box.kind_of[card.piece]]
    steps.append(Step(state, (SpecialCleared(card.special, kind),)))
    return state


def finish(state: State, luck: Luck, steps: Steps) -> None:
    """Refill the hand (step 5) and pass the turn on; in the end phase look whether anybody can still conquer."""
    seat = state.turn
    if not state.ending:
        state, drawn = _fill(state, seat, luck, steps)
        if drawn:
            steps.append(Step(state, (Refilled(seat, len(drawn), pieces=drawn),)))
        if state.removed >= state.box.turn.removed_to_end:  # chapter 14: the end phase begins after the turn
            state = _begin_end(state, steps)
    state = changed(
        state,
        turn=(seat + 1) % state.seats,
        extra=False,
        cleared=NEVER,
        refused=(),
        proposals=0,
    )
    if state.ending:
        state = _replace_rulers(state, steps)
        if not can_ever_conquer(state):  # 12.6
            steps.append(Step(changed(state, phase=Phase.OVER), (NothingLeft(),)))
            return
    _begin_turn(state, luck, steps)


# ---- the end phase (chapter 12)


def _begin_end(state: State, steps: Steps) -> State:
    """Begin the end phase; a sheet says so, with the points so far (12.1)."""
    state = changed(state, ending=True)
    steps.append(Step(state, (EndPhaseBegun(state.removed),), sheet=interim(state)))
    return _replace_rulers(state, steps) if state.box.rulings.replaced_at_once else state


def _replace_rulers(state: State, steps: Steps) -> State:
    """Replace every ruler that is left by a neutral yurt of the general supply (12.2)."""
    pieces: list[int] = []
    for ruler, cell in enumerate(state.rulers):
        if cell != GONE:
            state = changed(state, courts=replaced(state.courts, ruler, 0))
            state, yurt = _leave_yurt(state, ruler, replaced(state.rulers, ruler, GONE), general=True)
            pieces += [state.box.first_ruler + ruler, yurt]
    if pieces:
        steps.append(Step(state, (RulersReplaced(pieces=tuple(pieces)),)))
    return state
