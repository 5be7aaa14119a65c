"""Which rule forbids what somebody tries at the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Refusal
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import text

from .desk_moves import BESIDE, pot_zone, wok_zone
from .trial import broken, trial, with_man

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target
    from boardtable.engine.text import Text

    from .state import State
    from .trial import Trial


def why_not(state: State, seat: Seat, lifted: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
    """Say which rule forbids a pointing; None if no rule does."""
    tried = trial(state, seat)
    held = _piece(lifted[::-1])
    if held is None:
        held, over = _piece(over), ()
    if held in tried.woks:
        return Refusal(
            text("wok", "Red wok cards stay where they are; Men-at-wok and ingredients come to them."), "11.1"
        )
    zones = {target.zone for target in over if isinstance(target, Cell)}
    if held is None or not zones or BESIDE.zone in zones:
        return None
    if held in tried.cards:
        return _card(tried, held, zones)
    return _man(tried, held, zones)


def _piece(targets: Sequence[Target]) -> int | None:
    return next((target.id for target in targets if isinstance(target, Piece)), None)


def _card(tried: Trial, card: int, zones: set[str]) -> Refusal | None:
    """Say why a card does not go into a wok: what the pot under it takes, or both of a double wok."""
    pots = [number for number in range(len(tried.arrangement.pots)) if pot_zone(number) in zones]
    for number, pot in enumerate(tried.arrangement.pots):
        if not pots and wok_zone(pot.wok) in zones:
            pots.append(number)
    rules = [tried.keeps_out(card, number) for number in pots]
    if not rules or None in rules:
        return None
    return Refusal(_WHY[str(rules[0])], str(rules[0]))


_WHY: dict[str, Text] = {
    "10.1": text("wok", "A covered wok takes no ingredients."),
    "10.2": text("wok", "This combo wok does not ask for this ingredient."),
    "10.5": text("wok", "The hand wok takes only ingredients from the hand, no laid cards."),
    "10.6": text("wok", "The no symbol wok takes only cards that show no symbol."),
    "10.7": text("wok", "Each side of a double wok takes one ingredient only, and this is another one."),
    "11.4": text("wok", "A Man-at-double-wok goes onto a double wok only."),
    "11.8": text("wok", "The Man-at-swap-wok goes onto a combo or double wok only."),
}


def _man(tried: Trial, man: int, zones: set[str]) -> Refusal | None:
    """Say why a Man-at-wok does not go onto a red card."""
    wok = next((piece for piece in tried.woks if wok_zone(piece) in zones), None)
    if wok is None:
        return None
    rule = broken(tried.box, tried.owned, with_man(tried.arrangement, man, wok, None))
    return Refusal(_WHY[rule], rule) if rule in _WHY else None  # 11.9: he still has to name ingredients
