"""The table of contents: which function plays which part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Choice, Game
from boardtable.engine.text import Player, text

from . import (
    INFO,
    advice,
    gallery,
    laying,
    layout,
    lesson,
    moves,
    position,
    preview,
    printed,
    prompts,
    refusals,
    result,
    rules,
    state,
)

if TYPE_CHECKING:
    from .components import Box


def choices(seats: int, _people: int) -> tuple[Choice, ...]:
    """Offer the options: who starts (2.5), and where the rulers stand (2.4)."""
    starts = tuple([(seat, text("khan", "{name}", name=Player(seat))) for seat in range(seats)])
    places = (
        (False, text("khan", "Where the map shows them")),
        (True, text("khan", "Anywhere, well spread")),
    )
    return (
        Choice("start", text("khan", "Start player"), ((None, text("khan", "At random")), *starts), None),
        Choice("spread", text("khan", "Rulers"), places, default=False),
    )


GAME: Game[state.State, moves.KhanMove, state.Options, Box] = Game(
    info=INFO,
    options=state.Options,
    choices=choices,
    moves=(
        moves.PlaceYurt,
        moves.Invade,
        moves.Expel,
        moves.Conquer,
        moves.InvadeAnywhere,
        moves.Discard,
        moves.Answer,
        moves.UseMorale,
        moves.UseProtection,
        moves.UseSupport,
        moves.Reserve,
        moves.EndTurn,
        moves.Forgo,
    ),
    box=printed.box,
    setup=state.setup,
    active=rules.active,
    prompt=prompts.prompt,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    why_not=refusals.why_not,
    outcome=result.outcome,
    view=state.view,
    sample=state.sample,
    dump=position.dump,
    load=position.load,
    zones=layout.zones,
    table=laying.table,
    estimate=advice.estimate,
    weigh=advice.weigh,
    preview=preview.preview,
    gallery=gallery.gallery,
    lesson=lesson.lesson,
)
