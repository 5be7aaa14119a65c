"""What is said to who acts and to who waits, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Prompt
from boardtable.engine.target import Piece
from boardtable.engine.text import Player, Text, plural, text

from .state import NO_STRIP, NO_TYPE, Phase, strip_of
from .turning import claimable, seen_phase
from .words import kind_name, recipe_names

if TYPE_CHECKING:
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import State

_DONE = ("done", text("wasabi", "Done"))


def prompt(state: State, seat: Seat, picked: tuple[Target, ...]) -> Prompt:
    """Say what is to be done; who waits must not notice that a claim window is open (12.3)."""
    if state.phase is Phase.OVER:
        over = text("wasabi", "The game is over.")
        return Prompt(over, over)
    wait = _wait(state, seen_phase(state))
    if seat != state.seat:
        return Prompt(wait, wait)
    ask, *buttons = _ask(state, picked)
    return Prompt(ask, wait, tuple(buttons), presumed=_presumed(state))


def _presumed(state: State) -> tuple[Target, ...]:
    """Take serving for granted, unless it is declined (6.10)."""
    if state.phase is not Phase.CLAIM:
        return ()
    return tuple(Piece(strip_of(state, state.seat, recipe)) for recipe in claimable(state))


def _wait(state: State, phase: Phase) -> Text:
    name = Player(state.seat)
    if phase is Phase.GIVE:
        return text(
            "wasabi", "{name} chooses ingredients for: {other}.", name=name, other=Player(state.left_of(state.seat))
        )
    if phase in {Phase.MENU, Phase.RECIPES}:
        return text("wasabi", "{name} draws recipes.", name=name)
    if phase is Phase.PASSING:
        return text("wasabi", "{name} passes and discards recipes.", name=name)
    if phase is Phase.REWARD:
        return text("wasabi", "{name} takes a reward.", name=name)
    if phase is Phase.PANTRY:
        return text("wasabi", "{name} takes ingredients.", name=name)
    return text("wasabi", "{name} is at the counter.", name=name)


def _ask(state: State, picked: tuple[Target, ...]) -> tuple[Text, *tuple[tuple[str, Text], ...]]:
    if state.phase in {Phase.PLAY, Phase.SECOND, Phase.AFTER}:
        return _at_counter(state, picked)
    if state.phase in {Phase.CHOPPED, Phase.CLAIM, Phase.PASSING}:
        return _in_between(state)
    return _taking(state)


def _at_counter(state: State, picked: tuple[Target, ...]) -> tuple[Text, *tuple[tuple[str, Text], ...]]:
    if state.phase is Phase.PLAY:
        return _play(state, picked)
    if state.phase is Phase.SECOND:
        return text("wasabi", "You may place a second ingredient."), _DONE
    return _card(state, picked) or text("wasabi", "You may still play an action card."), _DONE


def _in_between(state: State) -> tuple[Text, *tuple[tuple[str, Text], ...]]:
    box = state.box
    if state.phase is Phase.CHOPPED:
        kind = kind_name(box, box.kind(state.plate))
        return (text("wasabi", "Put it back into the pantry, or place it on the board: {kind}.", kind=kind),)
    if state.phase is Phase.CLAIM:
        names = recipe_names(box, claimable(state))
        ask = text("wasabi", "You have completed: {recipes}. Serve what you like.", recipes=names)
        served = state.turn.completed
        return ask, ("leave", text("wasabi", "No more") if served else text("wasabi", "Serve nothing"))
    if not state.turn.discarded:
        return (text("wasabi", "Discard at least one recipe: put it under its pile."),)
    return text("wasabi", "Discard more recipes in the order that you like, or stop."), _DONE


def _taking(state: State) -> tuple[Text, *tuple[tuple[str, Text], ...]]:
    box, side, phase = state.box, state.side, state.phase
    if phase is Phase.GIVE:
        return (_give(state),)
    if phase is Phase.PANTRY:
        left = box.limits.tiles - len(side.tiles)
        return (plural("wasabi", "Take an ingredient: {n} more.", "Take an ingredient: {n} more.", n=left),)
    if phase is Phase.REWARD:
        waive = ("waive", text("wasabi", "Waive it"))
        if len(side.cards) == box.limits.cards:
            why = text("wasabi", "Put an action card back into the kitchen, or lay the new one on it.")
            return why, waive
        left = state.turn.completed
        return plural(
            "wasabi", "Take an action card: {n} reward left.", "Take an action card: {n} rewards left.", n=left
        ), waive
    left = side.screen.count(NO_STRIP)
    return (
        plural("wasabi", "Draw a recipe of any length: {n} more.", "Draw a recipe of any length: {n} more.", n=left),
    )


def _give(state: State) -> Text:
    other = state.left_of(state.seat)
    left = state.box.limits.given - len(state.sides[other].tiles)
    return plural(
        "wasabi",
        "Choose an ingredient for the starting hand of {name}: {n} more, of another category.",
        "Choose an ingredient for the starting hand of {name}: {n} more, each of another category.",
        n=left,
        name=Player(other),
    )


def _play(state: State, picked: tuple[Target, ...]) -> tuple[Text, *tuple[tuple[str, Text], ...]]:
    give_up = ("pass", text("wasabi", "Pass"))
    if state.turn.played != NO_TYPE:
        return (text("wasabi", "Now place an ingredient."),)
    held = _card(state, picked)
    if held is not None:
        return held, give_up
    if state.side.cards:
        return text("wasabi", "Place an ingredient, or play an action card first."), give_up
    return text("wasabi", "Place an ingredient on an open square."), give_up


def _card(state: State, picked: tuple[Target, ...]) -> Text | None:
    """Say where the action card that is held can go."""
    cards = [target.id for target in picked if isinstance(target, Piece) and target.id in state.side.cards]
    return _WHERE[state.box.cards[state.box.type(cards[0])].id] if cards else None


_WHERE = {
    "chop": text("wasabi", "Chop! Choose a tile on the board."),
    "spicy": text("wasabi", "Spicy! Drop the card on the board."),
    "stack": text("wasabi", "Stack! Choose an ingredient of yours and a tile on the board."),
    "switch": text("wasabi", "Switch! Choose two adjacent squares."),
    "wasabi": text("wasabi", "Wasabi! Choose four squares, two by two."),
}
