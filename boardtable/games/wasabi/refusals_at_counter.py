"""Why a tile or an action card cannot go where it is held in Step 1 (chapters 5, 7 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Refusal
from boardtable.engine.text import Text, text

from .moves import Chop, Cover, Spice, Stack, Switch
from .playing import card_moves
from .state import NO_TYPE, Phase
from .whereabouts import button, own

if TYPE_CHECKING:
    from collections.abc import Callable

    from .state import State
    from .whereabouts import Pointing

_COVERED = Refusal(text("wasabi", "A Wasabi! card covers this square: nothing is done there."), "8.5.5")
_OCCUPIED = text("wasabi", "A tile lies there already; ingredients go on open squares.")
_WITH_STACK = text("wasabi", "A tile lies there already. To put yours on top, play Stack!")


def at_the_counter(state: State, pointed: Pointing) -> Refusal | None:
    """Say why nothing comes of a pointing while somebody plays tile and card."""
    pressed = button(pointed)
    if pressed:
        return _button(state, pressed)
    if pointed.cards:
        return _card(state, pointed)
    if own(pointed.zone, "hand", state.seat):
        return _tile(state, pointed)
    return _elsewhere(state, pointed)


def chopped_tile(state: State, pointed: Pointing) -> Refusal | None:
    """Say where a chopped tile can go (8.6.3)."""
    if pointed.zone != "plate" and not (pointed.zone in {"board", "pantry"} and not pointed.goal):
        return Refusal(text("wasabi", "First the chopped tile: put it back or place it."), "8.6.3")
    goal = pointed.goal or pointed.zone
    if goal.startswith("hand/"):
        return Refusal(text("wasabi", "A chopped tile never comes into the hand."), "8.6.3")
    if goal == "board":
        return _open_square(state, pointed.square, _OCCUPIED)
    if goal not in {"pantry", "plate"}:
        return Refusal(text("wasabi", "A chopped tile goes back into the pantry or on the board."), "8.6.3")
    return None


def _button(state: State, pressed: str) -> Refusal | None:
    if pressed != "pass":
        return Refusal(text("wasabi", "First place an ingredient; that is what a turn is for."), "4.3")
    if state.turn.placed:
        return Refusal(text("wasabi", "Who passes places nothing and plays no card."), "7.1")
    if state.turn.played != NO_TYPE:
        return Refusal(text("wasabi", "After an action card you can no longer pass in this turn."), "4.4")
    return None


def _open_square(state: State, square: int | None, occupied: Text) -> Refusal | None:
    if square is None or state.board.open >> square & 1:
        return None
    if state.board.covered >> square & 1:
        return _COVERED
    return Refusal(occupied, "5.2")


def _tile(state: State, pointed: Pointing) -> Refusal | None:
    """Say why a tile of the hand cannot be placed."""
    if state.phase is Phase.AFTER:
        return Refusal(text("wasabi", "You have placed your ingredient; only Spicy! allows a second one."), "4.3")
    if pointed.goal == "board":
        can_stack = any(isinstance(move, Stack) for move in _cards_now(state))
        return _open_square(state, pointed.square, _WITH_STACK if can_stack else _OCCUPIED)
    if pointed.goal in {"", pointed.zone}:
        return None
    if pointed.goal == "pantry":
        return Refusal(text("wasabi", "Ingredients in hand cannot be exchanged."), "9.9")
    return Refusal(text("wasabi", "An ingredient goes on an open square of the board."), "5.1")


def _elsewhere(state: State, pointed: Pointing) -> Refusal | None:  # noqa: PLR0911 - one sentence for each part of the table
    """Say why something of the shared table cannot be taken in Step 1."""
    zone = pointed.zone.partition("/")[0]
    if zone == "pantry":
        return Refusal(text("wasabi", "Only ingredients from your hand are placed."), "5.3")
    if zone == "kitchen":
        return Refusal(text("wasabi", "Action cards are taken as a reward for completed recipes."), "9.1")
    if zone == "pile":
        return Refusal(text("wasabi", "Recipes are drawn at the end of your turn, until your screen is full."), "9.12")
    if zone != "board" or pointed.square is None:
        return None
    if state.board.covered >> pointed.square & 1:
        return Refusal(text("wasabi", "A Wasabi! card leaves the board only as a reward."), "9.3")
    if not state.board.open >> pointed.square & 1:
        return Refusal(text("wasabi", "What lies on the board stays there, unless an action card moves it."), "5.4")
    return None


# ---- action cards


def _cards_now(state: State) -> list[object]:
    """List all ways to play a card now; none if one was played (8.1)."""
    if state.turn.played != NO_TYPE:
        return []
    return [*card_moves(state, tile_first=bool(state.turn.placed))]


def _card(state: State, pointed: Pointing) -> Refusal | None:
    """Say why an action card cannot be played, or not there."""
    if state.turn.played != NO_TYPE or len(pointed.cards) > 1:
        return Refusal(text("wasabi", "You play at most one action card in a turn."), "8.1")
    card = pointed.cards[0]
    if card == "stack" and state.turn.placed:
        return Refusal(text("wasabi", "Stack! is played only before your ingredient."), "8.7.1")
    ways = [move for move in _cards_now(state) if isinstance(move, _WAYS[card])]
    if not ways:
        return Refusal(*_IN_VAIN[card])
    if pointed.goal and pointed.goal not in {"board", pointed.zone, f"hand/{state.seat}"}:
        return Refusal(text("wasabi", "An action card is played on the board."), "8.2")
    if pointed.square is None or pointed.goal == pointed.zone:
        return None
    return _SQUARES[card](state, pointed.square, pointed)


_WAYS: dict[str, type] = {"chop": Chop, "spicy": Spice, "stack": Stack, "switch": Switch, "wasabi": Cover}

_IN_VAIN = {
    "chop": (text("wasabi", "Chop! needs a tile on the board that can be seen."), "8.6.2"),
    "spicy": (text("wasabi", "For a second ingredient you need a tile in hand and an open square."), "8.9.3"),
    "stack": (text("wasabi", "Stack! needs a tile on the board that can be seen."), "8.7.2"),
    "switch": (text("wasabi", "No two adjacent squares can be exchanged."), "8.8.2"),
    "wasabi": (
        text("wasabi", "Nowhere can four squares be covered and an open one be left for your ingredient."),
        "8.5.6",
    ),
}


def _seen(state: State, square: int, needs: Refusal) -> Refusal | None:
    """Refuse a square that is covered or empty."""
    if state.board.covered >> square & 1:
        return _COVERED
    return needs if state.board.open >> square & 1 else None


def _chop(state: State, square: int, _pointed: Pointing) -> Refusal | None:
    return _seen(state, square, Refusal(text("wasabi", "There is nothing to be taken off this square."), "8.6.2"))


def _stack(state: State, square: int, pointed: Pointing) -> Refusal | None:
    why = text("wasabi", "With Stack! your ingredient goes on top of another tile.")
    refusal = _seen(state, square, Refusal(why, "8.7.3"))
    if refusal is None and not pointed.with_tile:
        return Refusal(text("wasabi", "Stack! needs an ingredient of yours first, then the tile below it."), "8.7.1")
    return refusal


def _switch(state: State, square: int, pointed: Pointing) -> Refusal | None:
    board = state.board
    if board.covered >> square & 1:
        return _COVERED
    others = [other for other in pointed.picked if other != square]
    if not others:
        return None
    if tuple(sorted((others[0], square))) not in state.mat.edges:
        return Refusal(text("wasabi", "Only squares that share an edge are exchanged."), "8.8.2")
    if (board.open >> others[0] & board.open >> square) & 1:
        return Refusal(text("wasabi", "At least one of the two squares must hold a tile."), "8.8.3")
    return None


def _cover(state: State, square: int, pointed: Pointing) -> Refusal | None:
    """Look at all blocks with this square, and with those picked before."""
    wanted = sum([1 << other for other in {*pointed.picked, square}])
    board = state.board
    blocks = [block for _, block in state.mat.blocks if block & wanted == wanted]
    if board.covered >> square & 1:
        return Refusal(text("wasabi", "One Wasabi! card cannot lie upon another."), "8.5.3")
    if not blocks:
        return Refusal(text("wasabi", "The four squares lie two by two within the play zone."), "8.5.2")
    blocks = [block for block in blocks if not block & board.covered]
    if not blocks:
        return Refusal(text("wasabi", "One Wasabi! card cannot lie upon another."), "8.5.3")
    if not state.turn.placed and not any(board.open & ~block for block in blocks):
        return Refusal(text("wasabi", "An open square must be left for your ingredient; place that first."), "8.5.6")
    return None


def _spice(_state: State, _square: int, _pointed: Pointing) -> Refusal | None:
    return None


_SQUARES: dict[str, Callable[[State, int, Pointing], Refusal | None]] = {
    "chop": _chop,
    "spicy": _spice,
    "stack": _stack,
    "switch": _switch,
    "wasabi": _cover,
}
