"""Making room for a reward: what goes back into the kitchen, and what may be taken for it (9.4 to 9.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import without_card
from .moves import CARDS, Cover, ExchangeCard
from .state import changed, with_side
from .turning import takeable, takeable_from_board

if TYPE_CHECKING:
    from .state import State


def given_back(state: State, card: int) -> State:
    """Put an own action card back into the kitchen; a Wasabi! card too, and without a cube (9.6)."""
    return changed(
        state,
        kitchen=state.kitchen | 1 << card - state.box.first_card,
        sides=with_side(state, state.seat, without_card(state.side, card)),
    )


def exchanges(state: State) -> list[ExchangeCard]:
    """List what each own card may be put back for, of another type; it is then an option itself (9.4)."""
    box, seat = state.box, state.seat
    moves = []
    for place, card in enumerate(state.side.cards):
        after = given_back(state, card)
        types = [box.cards[kind].id for kind in takeable(after) if kind != box.type(card)]
        moves += [ExchangeCard(seat, place, name) for name in types]
        corners = takeable_from_board(after)
        moves += [ExchangeCard(seat, place, CARDS[Cover], state.mat.squares[corner]) for corner in corners]
    return moves
