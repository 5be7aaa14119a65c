"""Tells whether a position could come about in a game, as far as it must be known to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import text

from .playing import can_place, card_moves
from .rules import legal_moves
from .running import STANDSTILL
from .state import NO_STRIP, NO_TILE, NO_TYPE, Ending, Phase, State
from .turning import claimable, lacks_recipes, takeable, takeable_from_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.entries import Entries


def judge(state: State, entries: Entries) -> None:
    """Note everything that no game could lead to, or that nobody could go on from."""
    box, limits, menu = state.box, state.box.limits, state.menu
    everybody = (1 << state.seats) - 1
    for number, side in enumerate(state.sides):
        where = f"players[{number}]"
        if len(side.tiles) > limits.tiles:  # 9.9
            entries.wrong(f"{where}.tiles", text("wasabi", "a hand holds at most so many: {n}", n=limits.tiles))
        if len(side.cards) > limits.cards:  # 9.5
            entries.wrong(f"{where}.cards", text("wasabi", "a hand holds at most so many: {n}", n=limits.cards))
        held = [strip for strip in side.screen if strip != NO_STRIP]
        if not all(menu.seen[strip] >> number & 1 for strip in held):
            entries.wrong(f"{where}.screen", text("wasabi", "a player has seen the own recipes"))
        if not all(menu.seen[strip] == everybody for strip in side.served):
            entries.wrong(f"{where}.served", text("wasabi", "all have seen a served recipe"))
    outside = [card for side in state.sides for card in side.cards] + [card for card, _ in state.board.covers]
    if state.kitchen.bit_count() + len(outside) != sum(card.count(state.seats) for card in box.cards):
        entries.wrong("players", text("wasabi", "there are action cards that are not in this game"))  # 2.4
    if any(pile and any(box.lengths[strip] != length for strip in pile) for length, pile in enumerate(menu.under)):
        entries.wrong("under", text("wasabi", "a strip lies under the pile of its length"))
    if any(seen > everybody for seen in menu.seen):
        entries.wrong("strips", text("wasabi", "only players can have seen a strip"))
    _judge_phase(state, entries)


def _judge_phase(state: State, entries: Entries) -> None:
    turn = state.turn
    if (state.phase is Phase.OVER) != (state.ending is not None):
        entries.wrong("ending", text("wasabi", "this says how a game ended that is over"))
    elif state.ending is not None and not _ENDINGS[state.ending](state):
        entries.wrong("ending", text("wasabi", "the game has not ended like this"))
    elif state.phase is not Phase.OVER and not (_PHASES[state.phase](state) and legal_moves(state, state.seat)):
        entries.wrong("phase", text("wasabi", "nothing is to be decided in this phase"))
    if bool(turn.fresh) != (state.phase is Phase.CLAIM) or turn.style & ~turn.fresh:
        entries.wrong("turn.fresh", text("wasabi", "these are the recipes that may be claimed just now"))
    if state.plate != NO_TILE and state.phase not in {Phase.CHOPPED, Phase.CLAIM}:
        entries.wrong("plate", text("wasabi", "a chopped tile is not lying around in this phase"))
    if turn.discarded and state.phase is not Phase.PASSING:
        entries.wrong("turn.discarded", text("wasabi", "recipes are discarded only by who passes"))


_ENDINGS: dict[Ending, Callable[[State], bool]] = {
    Ending.TOKENS: lambda state: not any(state.side.left),
    Ending.BOARD: lambda state: not state.board.open,
    Ending.STANDSTILL: lambda state: state.passes >= STANDSTILL * state.seats,
}


def _plays(state: State, card: str) -> bool:
    return state.turn.played == state.box.called(card)


_PHASES: dict[Phase, Callable[[State], bool]] = {
    Phase.GIVE: lambda state: len(state.sides[state.left_of(state.seat)].tiles) < state.box.limits.given,
    Phase.MENU: lambda state: lacks_recipes(state, state.seat),
    Phase.PLAY: lambda state: can_place(state) and not state.turn.placed,
    Phase.CHOPPED: lambda state: state.plate != NO_TILE and _plays(state, "chop") and not state.turn.placed,
    Phase.CLAIM: lambda state: bool(claimable(state)) and bool(state.turn.placed or state.turn.played != NO_TYPE),
    Phase.SECOND: lambda state: can_place(state) and _plays(state, "spicy") and state.turn.placed == 1,
    Phase.AFTER: lambda state: (
        bool(card_moves(state, tile_first=True)) and state.turn.played == NO_TYPE and state.turn.placed == 1
    ),
    Phase.PASSING: lambda state: not state.turn.placed and state.turn.played == NO_TYPE,
    Phase.REWARD: lambda state: state.turn.completed > 0 and bool(takeable(state) or takeable_from_board(state)),
    Phase.PANTRY: lambda state: len(state.side.tiles) < state.box.limits.tiles,
    Phase.RECIPES: lambda state: lacks_recipes(state, state.seat),
}
