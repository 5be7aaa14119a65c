"""What the prompt bar says to who acts, and to who waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from boardtable.engine.game import Prompt
from boardtable.engine.text import Player, Text, plural, text

from .components import RESERVE, SUPPORT
from .conquests import guarded, majority, must_conquer
from .rules import active, may_invade_anywhere
from .state import Phase
from .taking import special_of, zone_of
from .words import TO_RESERVE, kind_name, listed

if TYPE_CHECKING:
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .state import Proposal, State

_BUTTONS = {
    Phase.CONSENT: (("agree", text("khan", "Agree")), ("refuse", text("khan", "Refuse"))),
    Phase.DISCARD: (("discard", text("khan", "Discard")),),
    Phase.SPECIAL: (("end turn", text("khan", "End turn")),),
}


_NEXT: dict[str, Text] = {
    "ruler": text("khan", "Now the draw pile: its top card decides where the ruler goes."),
    "hand": text("khan", "Now the cell on which you put up a yurt."),
    "stock": text("khan", "Now the cell on which you put up a yurt."),
    "supply": text("khan", "Now the cells that the piece covers."),
    "reserve": text("khan", "Now the cells that the piece covers."),
    "map": text("khan", "Now a card, your yurts or a piece for this cell."),
}
"""What comes next in an action, by the zone of what was picked first."""


def prompt(state: State, seat: Seat, picked: tuple[Target, ...]) -> Prompt:
    """Say what is to be done, to who acts and to who waits."""
    if state.phase is Phase.OVER:
        over = text("khan", "The game is over.")
        return Prompt(over, over)
    name = Player(active(state)[0])
    if state.phase is Phase.PLACE:
        ask = text("khan", "Put up a yurt in a region where you have none.")
        return Prompt(ask, text("khan", "{name} puts up a yurt.", name=name))
    if state.phase is Phase.ACT:
        wait = plural("khan", "{name} has {n} action left.", "{name} has {n} actions left.", name=name, n=state.left)
        ask = _next(state, picked) or _act(state)
        return Prompt(ask, wait, (("forgo", text("khan", "Forgo")),) if state.ending else ())
    buttons = _BUTTONS[state.phase]
    if state.phase is Phase.CONSENT:
        return Prompt(_consent(state, seat), text("khan", "{name} is asked for consent.", name=name), buttons)
    if state.phase is Phase.DISCARD:
        ask = text("khan", "Choose any cards that you want to discard, then go on.")
        return Prompt(ask, text("khan", "{name} may discard cards.", name=name), buttons)
    ask = _special_next(state, picked) or text("khan", "Use one special card, or end your turn.")
    return Prompt(ask, text("khan", "{name} may use a special card.", name=name), buttons)


def _next(state: State, picked: tuple[Target, ...]) -> Text | None:
    """Say what comes next in an action that was begun, by what was picked besides cells if anything was."""
    zones = [zone_of(state, target).partition("/")[0] for target in picked]
    return _NEXT.get(min(zones, key=lambda zone: zone == "map", default=""))


def _special_next(state: State, picked: tuple[Target, ...]) -> Text | None:
    """Say what a special card needs besides, or what a piece does that was picked first (11.4, 11.5)."""
    if any(zone_of(state, target).startswith("supply") for target in picked):
        return TO_RESERVE
    used = {special_of(state, target) for target in picked}
    if SUPPORT in used and state.seats in state.box.specials[SUPPORT].regions:
        return text("khan", "Now the region that the card protects.")
    return text("khan", "Now the piece that you reserve.") if RESERVE in used else None


def _act(state: State) -> Text:
    """Say which actions there are (6.1, 12.4)."""
    if state.ending:
        if must_conquer(state, state.turn):
            return plural(
                "khan", "You must conquer: {n} action left.", "You must conquer: {n} actions left.", n=state.left
            )
        return text("khan", "Ask for consent to a conquest, or do without it.")
    if state.extra:
        return text("khan", "One further action: play a card, expel a ruler or conquer.")
    if may_invade_anywhere(state):
        return plural(
            "khan",
            "{n} action left: play a card, expel a ruler, conquer, or invade anywhere.",
            "{n} actions left: play a card, expel a ruler, conquer, or invade anywhere.",
            n=state.left,
        )
    return plural(
        "khan",
        "{n} action left: play a card, expel a ruler or conquer.",
        "{n} actions left: play a card, expel a ruler or conquer.",
        n=state.left,
    )


def _consent(state: State, seat: Seat) -> Text:
    """Say what is proposed, which points it would bring to each, and how many protected yurts it would cover.

    Those are yurts of who is asked (11.3), or neutral ones (11.4).
    """
    proposal = cast("Proposal", state.proposal)
    placement = state.placement(proposal)
    guards = guarded(state, seat) & placement.mask
    kind, owners = state.box.kinds[placement.kind], majority(state, placement.mask)
    gain = kind.points // (len(owners) if state.box.rulings.divided else 1)
    points = plural("khan", "{n} point for each owner", "{n} points for each owner", n=gain)
    name, piece, count = Player(state.turn), listed([kind_name(kind), points]), guards.bit_count()
    if guards & state.yurts[seat]:
        return plural(
            "khan",
            "{name} asks to cover one of your yurts and to share the piece with you: {piece}.",
            "{name} asks to cover {n} of your yurts and to share the piece with you: {piece}.",
            name=name,
            piece=piece,
            n=count,
        )
    return plural(
        "khan",
        "{name} asks to cover {n} neutral yurt and to share the piece with you: {piece}.",
        "{name} asks to cover {n} neutral yurts and to share the piece with you: {piece}.",
        name=name,
        piece=piece,
        n=count,
    )
