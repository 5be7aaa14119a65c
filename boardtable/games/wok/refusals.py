"""Which rule forbids what somebody points at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from boardtable.engine.game import Refusal
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import plural, text

from .components import SYMBOLS, ManDouble, ManPower, ManSwap
from .payments import best_symbol, payments
from .rules import can_take_wok, kinds_in_hand
from .state import pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State


_NO_WOK = text("wok", "No wok card is left on the table.")
_TO_THE_LAID = text("wok", "The cards that pay go to your laid cards.")


def why_not(state: State, seat: Seat, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Say which rule forbids a pointing; None if no rule does.

    `lifted` is what is held or was picked before, `over` what lies under the pointer. With only one
    of the two it is a lift or a click; what is pointed at last counts.
    """
    if state.final == 0:
        return Refusal(text("wok", "The game is over."), "9.8")
    held, under = _foremost(lifted[::-1]), _foremost(over)
    what = held or under
    if seat != state.turn:
        return _out_of_turn(state, seat, _zone(state, what))
    if what is None:
        return Refusal(text("wok", "You must do what you can; you cannot pass."), "4.3")
    if state.paying is not None:
        return _while_paying(state, seat, lifted, over)
    refusal = _action(state, seat, what)
    if refusal is None and held is not None and under is not None:
        refusal = _destination(state, held, under)
    return refusal


def _foremost(targets: Sequence[Target]) -> Target | None:
    """Give the first piece, or if there is none the first place."""
    first = targets[0] if targets else None
    return next((target for target in targets if isinstance(target, Piece)), first)


def _zone(state: State, target: Target | None) -> str:
    """Tell in which zone a target is; nothing for what is not on the table."""
    if isinstance(target, Cell):
        return target.zone
    if not isinstance(target, Piece) or target.id < 0:
        return ""
    bit = 1 << target.id
    places = {f"row/{row}": cards for row, cards in enumerate(state.rows)}
    places |= {f"heap/{group.id}": heap for group, heap in zip(state.box.groups, state.heaps, strict=True)}
    places |= {"woks": state.open_woks, "removed": state.removed}
    for owner, side in enumerate(state.sides):
        places |= {
            f"hand/{owner}": side.hand,
            f"purse/{owner}": side.purse,
            f"laid/{owner}": side.laid,
            f"woks/{owner}": side.woks,
        }
    return next((zone for zone, mask in places.items() if mask & bit), "pile")


def _out_of_turn(state: State, seat: Seat, zone: str) -> Refusal:
    """Refuse a second action of who may just have acted, or any of who is not in turn."""
    if seat == (state.turn - 1) % state.seats:
        second = _second_action(zone)
        if second is not None:
            return second
    return Refusal(text("wok", "It is not your turn."), "4.1")


def _second_action(zone: str) -> Refusal | None:
    if zone.startswith("heap/"):
        return Refusal(text("wok", "It is not your turn; a turn brings one coin at most."), "5.4")
    if zone.startswith("row/"):
        return Refusal(text("wok", "It is not your turn; a turn buys one row at most."), "6.8")
    if zone == "woks":
        return Refusal(text("wok", "It is not your turn; a turn takes one wok card at most."), "7.10")
    return None


# ---- choosing an action


def _action(state: State, seat: Seat, what: Target) -> Refusal | None:
    """Say why nothing can be begun with what is lifted or clicked."""
    place, _, name = _zone(state, what).partition("/")
    if place == "heap":
        return _coin(state, name)
    if place == "row":
        return _row(state, seat, what, name)
    if place == "woks" and not name:
        return _wok(state, seat)
    if place in {"pile", "removed"}:
        return _aside(place)
    if name == str(seat):
        return _own(state, seat, what, place)
    return _others(state, name)


def _coin(state: State, group: str) -> Refusal | None:
    counts = {known.id: heap.bit_count() for known, heap in zip(state.box.groups, state.heaps, strict=True)}
    if counts.get(group) == 1:
        return Refusal(text("wok", "The last coin of a group stays on the table."), "5.2")
    return None


def _row(state: State, seat: Seat, what: Target, name: str) -> Refusal | None:
    number = {str(row): row for row in range(len(state.rows))}.get(name)
    if number is None:
        return None
    cards, price, coins = state.rows[number], state.price(number), state.sides[seat].purse.bit_count()
    if not cards:
        return Refusal(text("wok", "This row is empty; there is nothing to buy."), "6.1")
    if price <= coins:
        whole = Refusal(text("wok", "You buy all cards of a row, not only some of them."), "6.5")
        return whole if isinstance(what, Piece) else None
    if cards.bit_count() < state.box.row_size(number):
        why = plural(
            "wok",
            "A short row costs the full price, {price}; you have {n} coin.",
            "A short row costs the full price, {price}; you have {n} coins.",
            price=price,
            n=coins,
        )
        return Refusal(why, "6.2")
    why = plural(
        "wok",
        "This row costs {price}; you have {n} coin.",
        "This row costs {price}; you have {n} coins.",
        price=price,
        n=coins,
    )
    return Refusal(why, "6.3")


def _wok(state: State, seat: Seat) -> Refusal | None:
    if can_take_wok(state, seat):
        return None
    if not state.open_woks:
        return Refusal(_NO_WOK, "7.1")
    box = state.box
    most, symbol = best_symbol(box, kinds_in_hand(state, seat))
    if not most:
        why = text("wok", "A wok card costs {price} identical symbols; your hand shows none.", price=box.price)
        return Refusal(why, "7.3")
    why = text(
        "wok",
        "A wok card costs {price} identical symbols. The most you have: {n} of {price}, {symbol}.",
        price=box.price,
        n=most,
        symbol=SYMBOLS[box.symbols[symbol]],
    )
    return Refusal(why, "7.3")


def _aside(place: str) -> Refusal:
    if place == "pile":
        return Refusal(text("wok", "Cards of the draw pile only refill a row that was just bought."), "6.7")
    return Refusal(text("wok", "Removed cards are out of the game; anybody may look at them."), "2.3")


def _own(state: State, seat: Seat, what: Target, place: str) -> Refusal | None:
    """Refuse what lies before the player already: nothing of it can be moved by itself."""
    if place == "laid":
        return Refusal(text("wok", "Laid cards stay there until the scoring and never pay again."), "7.8")
    if place == "purse":
        return Refusal(text("wok", "Choose the row that you want to buy; your coins pay for it then."), "6.3")
    if place == "hand":
        first = Refusal(text("wok", "First choose a wok card, then lay the cards for it."), "7.9")
        return first if can_take_wok(state, seat) else _wok(state, seat)
    if isinstance(what, Piece):
        if isinstance(state.box.wok(what.id), ManDouble | ManPower | ManSwap):
            why = text("wok", "Men-at-wok are assigned at the scoring; nothing is decided about them yet.")
            return Refusal(why, "7.10")
        return Refusal(text("wok", "Your wok cards stay open in front of you."), "7.9")
    return None


def _others(state: State, name: str) -> Refusal | None:
    if name in {str(owner) for owner in range(state.seats)}:
        return Refusal(text("wok", "Nothing is ever taken from another player."), "3.5")
    return None


def _destination(state: State, held: Target, under: Target) -> Refusal | None:
    """Say where something belongs that may be taken, but was dropped elsewhere; back to its place is no fault."""
    origin = _zone(state, held)
    if _zone(state, under) == origin:
        return None
    if origin.startswith("heap/"):
        return Refusal(text("wok", "The coin goes to your hand."), "5.1")
    if origin.startswith("row/"):
        return Refusal(text("wok", "All cards of the row go to your hand."), "6.5")
    return Refusal(text("wok", "The wok card goes to your own woks."), "7.9")


# ---- paying


def _while_paying(state: State, seat: Seat, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Say why a card does not belong to the payment, or why something else must wait."""
    held, under = _foremost(lifted[::-1]), _foremost(over)
    dropped = held is not None and (under is None or _zone(state, under) == f"laid/{seat}")
    what = held if dropped or under is None else under
    hand = pieces(state.sides[seat].hand)
    picked = [target.id for target in lifted if isinstance(target, Piece) and target != what and target.id in hand]
    zone = _zone(state, what)
    to_pay = dropped and under is not None
    if zone == f"hand/{seat}" and isinstance(what, Piece):
        return _card(state, seat, what.id, picked)
    if zone in {f"hand/{seat}", f"woks/{seat}"} and not isinstance(what, Piece):
        back = held is not None and zone.startswith("hand/")  # into the fan again: no fault
        return None if back else Refusal(_TO_THE_LAID, "7.8")
    if zone == f"purse/{seat}" or (to_pay and zone.startswith("heap/")):
        return Refusal(text("wok", "Coins do not pay for a wok card."), "7.6")
    if zone.startswith(("heap/", "row/")):
        return Refusal(text("wok", "One action a turn: first pay for the wok card."), "4.1")
    if zone == "woks":
        return Refusal(text("wok", "Your turn is one action: one wok card at most."), "7.10")
    return None if what is None else _action(state, seat, what)


def _card(state: State, seat: Seat, card: int, picked: Sequence[int]) -> Refusal | None:
    """Say why a card of the hand cannot be added to the cards picked so far."""
    box, price = state.box, state.box.price
    chosen = [state.kind(other) for other in picked]
    kind = state.kind(card)
    if not any(kind.gives):
        return Refusal(text("wok", "This card shows no symbol, so it pays nothing."), "7.6")
    totals = [sum(gives) for gives in zip(kind.gives, *[other.gives for other in chosen], strict=True) if all(gives)]
    if not totals:
        return Refusal(text("wok", "Symbols of different kinds do not add up."), "7.6")
    if min(totals) > price:
        why = text("wok", "That would make {n} symbols; exactly {price} are needed.", n=min(totals), price=price)
        return Refusal(why, "7.3")
    wanted = Counter([state.faces[card], *[state.faces[other] for other in picked]])
    if any(wanted <= Counter(payment) for payment in payments(box, kinds_in_hand(state, seat))):
        return None
    why = text("wok", "With this card your hand cannot make exactly {price} identical symbols.", price=price)
    return Refusal(why, "7.3")
