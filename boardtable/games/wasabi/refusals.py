"""Which rule forbids what somebody points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Refusal
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plural, text

from .matching import made
from .refusals_at_counter import at_the_counter, chopped_tile
from .state import Ending, Phase, strips_left, wishes
from .turning import takeable, takeable_from_board
from .whereabouts import Pointing, button, own, pointing

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State

_ENDED = {Ending.TOKENS: "10.1", Ending.BOARD: "10.3", Ending.STANDSTILL: "10.7"}


def why_not(state: State, seat: Seat, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Say which rule forbids a pointing; None if no rule does.

    `lifted` is what is held or was picked before, `over` what lies under the pointer. With only one
    of the two it is a lift or a click; what is pointed at last counts.
    """
    if state.ending is not None:
        return Refusal(text("wasabi", "The game is over."), _ENDED[state.ending])
    pointed = pointing(state, lifted, over)
    if pointed is None:
        return None
    if seat != state.seat:
        return _out_of_turn(seat, pointed)
    return _things(state, pointed) or _PHASES[state.phase](state, pointed)


def _out_of_turn(seat: Seat, pointed: Pointing) -> Refusal:
    if own(pointed.zone, "screen", seat):
        return Refusal(text("wasabi", "Only who is in turn completes recipes."), "6.21")
    return Refusal(text("wasabi", "It is not your turn."), "4.5")


def _things(state: State, pointed: Pointing) -> Refusal | None:
    """Refuse what can be moved in no phase."""
    name, _, owner = pointed.zone.partition("/")
    if name == "tokens":
        return Refusal(text("wasabi", "A challenge token is assigned when you serve a recipe of its length."), "6.12")
    if name in {"served", "bowl"}:
        return Refusal(text("wasabi", "Served recipes, their tokens and your cubes stay where they are."), "6.20")
    if (
        owner.isdigit()
        and name in {"screen", "hand", "cards"}
        and owner != str(state.seat)
        and not _gives(state, pointed)
    ):
        return Refusal(text("wasabi", "What others hold stays with them."), "4.5")
    if name == "pile" and not _pile_left(state, owner):
        return Refusal(text("wasabi", "This pile is empty."), "9.14")
    return None


def _gives(state: State, pointed: Pointing) -> bool:
    """Tell whether somebody points at the hand for which tiles are chosen now."""
    return state.phase is Phase.GIVE and own(pointed.zone, "hand", state.left_of(state.seat))


def _pile_left(state: State, length: str) -> int:
    lengths = [str(token.length) for token in state.box.tokens]
    return strips_left(state, lengths.index(length)) if length in lengths else 0


# ---- the opening


def _giving(state: State, pointed: Pointing) -> Refusal | None:
    box, other = state.box, state.left_of(state.seat)
    if pointed.zone != "pantry":
        return Refusal(text("wasabi", "Choose from the pantry for your left-hand neighbour."), "3.2")
    if isinstance(pointed.what, Piece):
        kind = box.ingredients[box.kind(pointed.what.id)]
        if not kind.can_be_given:
            return Refusal(text("wasabi", "Rice, maki and unique ingredients are not given."), "3.3")
        if kind.category in {box.ingredients[box.kind(tile)].category for tile in state.sides[other].tiles}:
            return Refusal(text("wasabi", "Each ingredient of a starting hand is of another category."), "3.3")
    elif not _has_tiles(state, pointed.what):
        return Refusal(text("wasabi", "Of this ingredient there is no tile left."), "3.4")
    if pointed.goal and not own(pointed.goal, "hand", other):
        return Refusal(text("wasabi", "It goes to the hand of your left-hand neighbour."), "3.2")
    return None


def _has_tiles(state: State, target: Target) -> bool:
    """Tell whether a place of the pantry has tiles; the pantry as a whole is no place."""
    if not isinstance(target, Cell) or not isinstance(target.at, tuple):
        return True
    row, column = target.at
    kinds = [number for number, kind in enumerate(state.box.ingredients) if kind.category == row]
    return column < len(kinds) and bool(state.pantry & state.box.tiles[kinds[column]])


def _drawing(state: State, pointed: Pointing) -> Refusal | None:
    name = pointed.zone.partition("/")[0]
    if name == "screen" and pointed.goal != pointed.zone:
        if state.phase is Phase.RECIPES and _lies_on_board(state, pointed.what):
            return Refusal(
                text("wasabi", "A recipe that you have just drawn can be served from your next turn on."), "6.16"
            )
        return Refusal(text("wasabi", "A recipe stays on your screen until you serve it or pass."), "7.2")
    if name != "pile":
        return Refusal(
            text("wasabi", "Recipes are drawn last, each part of Step 2 is finished before the next."), "9.15"
        )
    if pointed.goal and not own(pointed.goal, "screen", state.seat):
        return Refusal(text("wasabi", "The recipe goes to your screen."), "9.12")
    return None


# ---- recipes


def _lies_on_board(state: State, strip: Target) -> bool:
    """Tell whether a segment of the board matches a recipe that somebody points at."""
    if not isinstance(strip, Piece):
        return False
    recipe = state.menu.faces[strip.id]
    fresh, _ = made(state.box, state.mat, state.board.shows, range(len(state.mat.squares)))
    return recipe >= 0 and bool(fresh >> recipe & 1)


def _recipe(state: State, pointed: Pointing) -> Refusal | None:  # noqa: PLR0911 - one sentence for each rule
    """Say why a recipe of one's own cannot be served now."""
    if not isinstance(pointed.what, Piece):
        return Refusal(text("wasabi", "Your recipes wait on your screen until you complete them."), "6.1")
    recipe = state.menu.faces[pointed.what.id]
    if not wishes(state, state.seat) >> recipe & 1:
        return Refusal(text("wasabi", "You have no challenge token of this length left."), "6.11")
    if state.turn.fresh >> recipe & 1:
        if pointed.goal and not own(pointed.goal, "served", state.seat):
            return Refusal(text("wasabi", "It goes to your served recipes."), "6.12")
        return None
    if not _lies_on_board(state, pointed.what):
        return Refusal(text("wasabi", "No row or column of the board shows these ingredients side by side."), "6.1")
    if state.phase is Phase.CLAIM:
        return Refusal(text("wasabi", "This lay there before; you have not made it just now."), "6.6")
    return Refusal(text("wasabi", "A recipe is served right after it was completed, not later."), "6.9")


def _claiming(state: State, pointed: Pointing) -> Refusal | None:
    if own(pointed.zone, "screen", state.seat):
        return _recipe(state, pointed)
    return Refusal(text("wasabi", "First say which of the completed recipes you serve."), "6.9")


def _passing(state: State, pointed: Pointing) -> Refusal | None:
    if button(pointed):
        return Refusal(text("wasabi", "Who passes discards at least one recipe."), "7.2")
    if not own(pointed.zone, "screen", state.seat):
        return Refusal(text("wasabi", "Who passes places nothing and plays no card."), "7.1")
    if isinstance(pointed.what, Piece) and pointed.goal:
        box = state.box
        if pointed.goal != f"pile/{box.tokens[box.lengths[pointed.what.id]].length}":
            return Refusal(text("wasabi", "A recipe goes under the pile of its length."), "7.3")
    return None


# ---- Step 1


def _counter(state: State, pointed: Pointing) -> Refusal | None:
    if own(pointed.zone, "screen", state.seat):
        return _recipe(state, pointed)
    return at_the_counter(state, pointed)


# ---- Step 2


def _rewarding(state: State, pointed: Pointing) -> Refusal | None:
    box, limits, side = state.box, state.box.limits, state.side
    full = len(side.cards) >= limits.cards
    if own(pointed.zone, "cards", state.seat):
        if not full:
            return Refusal(text("wasabi", "You put a card back only to make room for another one."), "9.6")
        return _goes_to(pointed, "kitchen", Refusal(text("wasabi", "It goes back into the kitchen."), "9.6"))
    card = pointed.what.id if isinstance(pointed.what, Piece) else -1
    if pointed.zone not in {"kitchen", "board"} or not box.first_card <= card < box.first_token:
        return Refusal(
            text("wasabi", "First take your reward; each part of Step 2 is finished before the next."), "9.15"
        )
    if full:
        why = plural(
            "wasabi",
            "You never hold more than {n} action card.",
            "You never hold more than {n} action cards.",
            n=limits.cards,
        )
        return Refusal(why, "9.5")
    free = takeable_from_board(state) if pointed.zone == "board" else box.type(card) in takeable(state)
    if not free:
        return Refusal(text("wasabi", "You played a card of this type in this turn, and there are others."), "9.4")
    return _goes_to(pointed, f"cards/{state.seat}", Refusal(text("wasabi", "It goes to your action cards."), "9.2"))


def _goes_to(pointed: Pointing, goal: str, otherwise: Refusal) -> Refusal | None:
    return otherwise if pointed.goal not in {"", goal, pointed.zone} else None


def _taking(state: State, pointed: Pointing) -> Refusal | None:
    if own(pointed.zone, "hand", state.seat):
        return Refusal(text("wasabi", "Ingredients in hand cannot be exchanged."), "9.9")
    if pointed.zone != "pantry":
        return Refusal(
            text("wasabi", "First take ingredients; each part of Step 2 is finished before the next."), "9.15"
        )
    if not _has_tiles(state, pointed.what):
        return Refusal(text("wasabi", "Of this ingredient there is no tile left in the pantry."), "9.10")
    return _goes_to(pointed, f"hand/{state.seat}", Refusal(text("wasabi", "It goes to your hand."), "9.9"))


_PHASES: dict[Phase, Callable[[State, Pointing], Refusal | None]] = {
    Phase.GIVE: _giving,
    Phase.MENU: _drawing,
    Phase.PLAY: _counter,
    Phase.CHOPPED: chopped_tile,
    Phase.CLAIM: _claiming,
    Phase.SECOND: _counter,
    Phase.AFTER: _counter,
    Phase.PASSING: _passing,
    Phase.REWARD: _rewarding,
    Phase.PANTRY: _taking,
    Phase.RECIPES: _drawing,
}
