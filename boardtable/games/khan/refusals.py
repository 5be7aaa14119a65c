"""Which rule forbids what somebody points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from boardtable.engine.game import Refusal
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import Text, text

from .components import MORALE, PROTECTION, RESERVE, SUPPORT
from .conquest_refusals import why_gone, why_not_conquer
from .rules import active, may_invade_anywhere
from .special_cards import forbidden, free_regions, has_other, usable
from .state import Phase
from .taking import held_kind, special_of, zone_of
from .words import TO_RESERVE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State


def why_not(state: State, seat: Seat, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Say which rule forbids a pointing; None if no rule does.

    `lifted` is what is held or was picked before, `over` what lies under the pointer. With only one of
    the two it is a lift or a click.
    """
    if seat not in active(state):
        return _out_of_turn(state, seat)
    if state.phase is Phase.CONSENT:
        return Refusal(text("khan", "First agree or refuse."), "11.6")
    held, under = _foremost(lifted), _foremost(over)
    what = held if held is not None else under
    zone = zone_of(state, what)
    place, _, name = zone.partition("/")
    if name.isdecimal() and name != str(seat) and place != "supply":
        return _others(place)
    if place in _ASIDE:
        return Refusal(*_ASIDE[place])
    return _PHASES[state.phase](state, seat, _Pointing(what, place, lifted, over, held is not None))


@frozen
class _Pointing:
    """What is held or pointed at, in which kind of zone it is, what was picked, and what lies under the pointer."""

    what: Target | None
    place: str
    lifted: tuple[Target, ...]
    over: tuple[Target, ...]
    is_held: bool

    @property
    def goal(self) -> tuple[Target, ...]:
        """Give where something that is held is to go."""
        return self.over if self.is_held else ()


def _out_of_turn(state: State, seat: Seat) -> Refusal:
    if state.phase is Phase.OVER:
        return Refusal(text("khan", "The game is over."), "12.6")
    if seat == state.turn:
        return Refusal(text("khan", "Others are asked for their consent first."), "11.6")
    return Refusal(text("khan", "It is not your turn."), "2.5")


def _foremost(targets: Sequence[Target]) -> Target | None:
    """Give the first piece, or if there is none the first place."""
    first = targets[0] if targets else None
    return next((target for target in targets if isinstance(target, Piece)), first)


def _others(place: str) -> Refusal:
    if place == "reserve":
        return Refusal(text("khan", "Another player has reserved this piece."), "11.5")
    return Refusal(text("khan", "This belongs to another player."), "1.10")


_ASIDE: dict[str, tuple[Text, str]] = {
    "draw": (text("khan", "Cards are drawn at the end of the turn, not before."), "3.1"),
    "discard": (text("khan", "Discarded cards stay there; anybody may look through them."), "1.10"),
    "court": (text("khan", "What stands in a court is only moved by expelling the ruler."), "5.2"),
    "regions": (text("khan", "A region is protected with the card Support of the Gods."), "11.4"),
    "neutral": (text("khan", "Neutral yurts only come on the map by expelling rulers."), "5.2"),
}
"""What lies beside the map and is nobody's."""


# ---- where a yurt may be put


def cells_in(targets: Sequence[Target]) -> list[tuple[int, int]]:
    """List the cells of the map among some targets."""
    places = [target.at for target in targets if isinstance(target, Cell) and target.zone == "map"]
    return [at for at in dict.fromkeys(places) if isinstance(at, tuple)]


def _on_cell(state: State, targets: Sequence[Target]) -> tuple[int | None, Refusal | None]:
    """Give the cell that is meant, and why no yurt may be put there whatever the card says (1.3, 7.2)."""
    for at in cells_in(targets):
        cell = state.box.ground.cell(at)
        if state.box.ground.river >> cell & 1:
            return None, Refusal(text("khan", "No yurt is put on the river."), "7.2")
        if not state.empty >> cell & 1:
            return None, Refusal(text("khan", "This cell is not empty."), "1.3")
        return cell, None
    return None, None


def _placing(state: State, seat: Seat, pointing: _Pointing) -> Refusal | None:
    """Say why no yurt may be put there before the game (2.6)."""
    if pointing.place not in {"stock", "map", "yurts", "ruler"}:
        return Refusal(text("khan", "First every player puts up yurts."), "2.6")
    cell, refusal = _on_cell(state, pointing.over)
    if cell is None:
        return refusal
    region = state.box.ground.regions[state.box.ground.region_of[cell]]
    if region & state.yurts[seat]:
        return Refusal(text("khan", "You have a yurt in this region already."), "2.6")
    return None


def _discarding(_state: State, _seat: Seat, pointing: _Pointing) -> Refusal | None:
    """Say that only cards may be laid off now (10.2)."""
    if pointing.place == "hand" and isinstance(pointing.what, Piece):
        return None
    return Refusal(text("khan", "First say which cards you discard."), "10.2")


# ---- the actions


def _action(state: State, seat: Seat, pointing: _Pointing) -> Refusal | None:
    """Say why nothing can be done with what is held or pointed at."""
    place = pointing.place
    if place in {"supply", "reserve"} and pointing.what is not None:
        kind = held_kind(state, seat, (pointing.what, *pointing.lifted))
        return why_not_conquer(state, seat, kind, cells_in((*pointing.lifted, *pointing.goal)))
    if place in _LAID:
        return Refusal(*_LAID[place])
    if place == "cards":
        return _too_early(state)
    if place not in {"hand", "stock", "ruler"}:
        return _pass(state)
    return _no_conquest(state, seat, pointing)


def _no_conquest(state: State, seat: Seat, pointing: _Pointing) -> Refusal | None:
    """Say why a card, a ruler or an own yurt cannot be used (chapters 7, 8, 10)."""
    place, goal = pointing.place, pointing.goal
    if state.ending:
        return Refusal(text("khan", "In the end phase there are only conquests."), "12.4")
    if place == "hand":
        return _card(state, seat, pointing.what, goal)
    if place == "ruler":
        why = text("khan", "A card of the draw pile decides where a ruler goes.")
        return Refusal(why, "8.1") if cells_in(goal) else None
    if not may_invade_anywhere(state):
        return Refusal(text("khan", "Invading anywhere takes both actions of a turn."), "10.1")
    return _on_cell(state, goal)[1]


_LAID: dict[str, tuple[Text, str]] = {
    "yurts": (text("khan", "Yurts stay where they are until a piece covers them."), "9.7"),
    "laid": (text("khan", "This piece stays here until the end of the game."), "9.7"),
}


def _too_early(state: State) -> Refusal:
    if state.ending and not state.box.rulings.specials_at_end:
        return Refusal(text("khan", "No special card is used in the end phase."), "11.7")
    return Refusal(text("khan", "A special card is used after the actions."), "11.1")


def _pass(state: State) -> Refusal:
    if state.ending:
        return Refusal(text("khan", "You must conquer as long as you can."), "12.5")
    return Refusal(text("khan", "You must use your actions; you cannot pass."), "6.2")


def _card(state: State, seat: Seat, what: Target | None, goal: Sequence[Target]) -> Refusal | None:
    """Say why a hand card cannot be played, or not there (chapter 7)."""
    card = next((card for piece, card in state.hands[seat] if what == Piece(piece)), None)
    if card is None:
        return None
    target = state.box.ground.targets[state.box.cards[card].target]
    if not target & state.empty:
        return Refusal(text("khan", "No cell is empty where this card would let you put a yurt."), "7.3")
    cell, refusal = _on_cell(state, goal)
    if cell is not None and not target >> cell & 1:
        return Refusal(text("khan", "This card does not let you put a yurt there."), "7.1")
    return refusal


# ---- special cards (chapter 11)


def _special(state: State, seat: Seat, pointing: _Pointing) -> Refusal | None:
    """Say why a special card may not be used, or that nothing else may be done in step 4."""
    if pointing.place == "supply" and RESERVE in usable(state):
        return _reserving(state, seat, pointing)
    if pointing.place != "cards":
        return Refusal(text("khan", "Your actions are done: use a special card, or end your turn."), "11.1")
    special = special_of(state, pointing.what)
    if special is None or not state.specials[state.turn][special]:
        return Refusal(text("khan", "Each special card is used once."), "11.1")
    if forbidden(state, special):
        why, rule = _FORBIDDEN[special]
        if not has_other(state, special) and special in {PROTECTION, SUPPORT}:
            why = text("khan", "You may not use this card in two turns running.")
        return Refusal(why, rule)
    if special == RESERVE:
        return _reserving(state, seat, pointing)
    return _using(state, special, pointing.goal)


def _reserving(state: State, seat: Seat, pointing: _Pointing) -> Refusal | None:
    """Say why a piece cannot be reserved: it has gone, or it is not brought to the card, nor the card to it (11.5)."""
    shapes = [held_kind(state, seat, targets) for targets in (pointing.lifted, pointing.over)]
    cards = [
        RESERVE in [special_of(state, target) for target in targets] for targets in (pointing.over, pointing.lifted)
    ]
    gone = [why_gone(state, shape) for shape in shapes if shape is not None]
    if any(gone):
        return gone[0]
    meet = any(card and shape is not None for card, shape in zip(cards, shapes, strict=True))
    return None if meet or not pointing.goal else Refusal(TO_RESERVE, "11.5")


def _using(state: State, special: int, goal: Sequence[Target]) -> Refusal | None:
    """Say where a special card is to be put that is put elsewhere, or why not on this region (11.4)."""
    there = {target.zone: target.at for target in goal if isinstance(target, Cell)}
    if special != SUPPORT or state.seats not in state.box.specials[SUPPORT].regions:
        return None if not goal or "map" in there else Refusal(text("khan", "Put this card on the map."), "11.1")
    if goal and "regions" not in there:
        return Refusal(text("khan", "Put this card on the region that it protects."), "11.4")
    if goal and there["regions"] not in free_regions(state):
        return Refusal(text("khan", "Another player protects the neutral yurts of this region."), "11.4")
    return None


_FORBIDDEN: dict[int, tuple[Text, str]] = {
    MORALE: (text("khan", "There is no further action to be taken."), "11.2"),
    PROTECTION: (text("khan", "Another player protects yurts with such a card now."), "11.3"),
    SUPPORT: (text("khan", "Another player protects neutral yurts with such a card now."), "11.4"),
    RESERVE: (text("khan", "No piece is left in the supply."), "11.5"),
}


_PHASES: dict[Phase, Callable[[State, Seat, _Pointing], Refusal | None]] = {
    Phase.PLACE: _placing,
    Phase.ACT: _action,
    Phase.DISCARD: _discarding,
    Phase.SPECIAL: _special,
}
