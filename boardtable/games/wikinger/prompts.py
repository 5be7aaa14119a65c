"""What the prompt bar says, and how buttons and amounts are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Prompt
from boardtable.engine.target import Cell
from boardtable.engine.text import Player, Text, plural, text

from .components import FISHERMAN, GOLDSMITH, NOBLE, SCOUT, WARRIOR
from .moves import BIDDING, BOAT, DONE, EACH, EXCHANGE, LOSE, MAINLAND, NONE, PASS
from .state import (
    ARRANGE,
    BID,
    BUY,
    FERRY,
    LAY_START,
    OVER,
    REMOVE,
    REPLACE,
    SETTLE,
    SPECIAL,
    State,
    progress_of,
)

if TYPE_CHECKING:
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

_OVER = text("wikinger", "The game is over.")
_BUTTONS: tuple[tuple[str, Text], ...] = (
    (LOSE, text("wikinger", "Take the viking, lose the tile")),
    (MAINLAND, text("wikinger", "To the mainland")),
    (EACH, text("wikinger", "One of each")),
    (DONE, text("wikinger", "Done")),
    (BOAT, text("wikinger", "Use a boat")),
    (PASS, text("wikinger", "Pass")),
    (NONE, text("wikinger", "No special tile")),
    (BIDDING, text("wikinger", "Bid")),
    (EXCHANGE, text("wikinger", "Exchange points for gold")),
)


def prompt(state: State, _seat: Seat, picked: tuple[Target, ...]) -> Prompt:
    """Say what is to be done, to who acts and to who waits."""
    if state.phase == OVER:
        return Prompt(_OVER, _OVER)
    return Prompt(_ask(state, picked), _wait(state), _BUTTONS)


def _ask(state: State, picked: tuple[Target, ...]) -> Text:
    if state.phase == BUY:
        return _ask_to_buy(state, picked)
    if state.phase == FERRY:
        return _ask_for_a_trip(state)
    if state.phase == SETTLE:
        return _LANDINGS[state.landing[0][0]]
    if state.phase == BID:
        least = progress_of(state).bid + 1
        if not least:
            return text("wikinger", "Open the auction for the start with a bid.")
        return text("wikinger", "Bid at least {n} gold, or pass.", n=least)
    return _ASKS[state.phase]


_ASKS: dict[str, Text] = {
    LAY_START: text("wikinger", "Lay your start tile in column 1."),
    SPECIAL: text("wikinger", "You may take a special tile."),
    REPLACE: text("wikinger", "Which tile does the building replace?"),
    REMOVE: text("wikinger", "Remove one of the drawn vikings from the game."),
    ARRANGE: text("wikinger", "Choose a colour. Its vikings go to the highest free spaces."),
}


_LANDINGS: dict[int, Text] = {
    WARRIOR: text("wikinger", "Where does the warrior land?"),
    NOBLE: text("wikinger", "Where does the noble land?"),
    SCOUT: text("wikinger", "Where does the scout land?"),
    GOLDSMITH: text("wikinger", "Where does the goldsmith land?"),
    FISHERMAN: text("wikinger", "Where does the fisherman land?"),
}


def _ask_to_buy(state: State, picked: tuple[Target, ...]) -> Text:
    """Ask for a group; once one is picked that costs more than all the gold, name the points to exchange (5.5 a)."""
    spaces = [target.at for target in picked if isinstance(target, Cell) and target.zone == "offer"]
    missing = max([state.price(at) for at in spaces if isinstance(at, int)], default=0) - state.sides[state.turn].gold
    if missing <= 0:
        return text("wikinger", "Buy a group and lay its tile.")
    if len(picked) == 1:
        return plural(
            "wikinger",
            "Your gold is short by {n}: this group costs {n} point as well.",
            "Your gold is short by {n}: this group costs {n} points as well.",
            n=missing,
        )
    return plural(
        "wikinger",
        "Confirm the exchange: {n} point for {n} gold.",
        "Confirm the exchange: {n} points for {n} gold.",
        n=missing,
    )


def _ask_for_a_trip(state: State) -> Text:
    if state.boating:
        return text("wikinger", "Trip with a boat: ferry all of one colour, or one of each.")
    if state.progress is None:
        if state.is_last_round():
            return text("wikinger", "You must ferry: one colour, or one of each.")
        return text("wikinger", "Ferry one colour, one of each, or stop.")
    if state.is_last_round():
        return text("wikinger", "You must ferry: each boatsman takes one viking.")
    return text("wikinger", "Ferry one viking, or stop.")


def _wait(state: State) -> Text:
    name = Player(state.turn)
    if state.phase == LAY_START:
        return text("wikinger", "{name} lays the start tile.", name=name)
    if state.phase == BUY:
        return text("wikinger", "{name} buys a group.", name=name)
    if state.phase in {SPECIAL, REPLACE}:
        return text("wikinger", "{name} chooses a special tile.", name=name)
    if state.phase in {FERRY, SETTLE}:
        return text("wikinger", "{name} ferries.", name=name)
    if state.phase == BID:
        return text("wikinger", "{name} bids.", name=name)
    return text("wikinger", "{name} arranges the offer.", name=name)
