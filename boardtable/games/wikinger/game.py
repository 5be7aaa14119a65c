"""The table of contents: which function plays which part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Choice, Game
from boardtable.engine.text import Player, text

from . import (
    INFO,
    advice,
    aids,
    dealing,
    gallery,
    layout,
    lesson,
    pieces,
    position,
    preview,
    printed,
    prompts,
    refusals,
    result,
    rules,
)
from .moves import (
    Arrange,
    Bid,
    Buy,
    Decline,
    FerryColour,
    FerryEach,
    FerryOne,
    LayStart,
    Pass,
    Remove,
    Replace,
    Settle,
    StopFerry,
    TakeSpecial,
    UseBoat,
    WikingerMove,
)
from .state import BASE, NO_AUCTION, PROGRESS, Options, State, sample, view

if TYPE_CHECKING:
    from .components import Box


def choices(seats: int, _people: int) -> tuple[Choice, ...]:
    """Offer the options: who starts (2.5), and the progress variant (14)."""
    starts = tuple([(seat, text("wikinger", "{name}", name=Player(seat))) for seat in range(seats)])
    return (
        Choice("start", text("wikinger", "Start player"), ((None, text("wikinger", "At random")), *starts), None),
        Choice(
            "variant",
            text("wikinger", "Progress variant"),
            (
                (BASE, text("wikinger", "No")),
                (PROGRESS, text("wikinger", "Yes")),
                (NO_AUCTION, text("wikinger", "Yes, without the auction")),
            ),
            BASE,
        ),
    )


GAME: Game[State, WikingerMove, Options, Box] = Game(
    info=INFO,
    options=Options,
    choices=choices,
    moves=(
        LayStart,
        Buy,
        FerryColour,
        FerryEach,
        FerryOne,
        Settle,
        StopFerry,
        UseBoat,
        Bid,
        Pass,
        Remove,
        Arrange,
        TakeSpecial,
        Decline,
        Replace,
    ),
    box=printed.box,
    setup=dealing.setup,
    active=rules.active,
    prompt=prompts.prompt,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    why_not=refusals.why_not,
    outcome=result.outcome,
    view=view,
    sample=sample,
    dump=position.dump,
    load=position.load,
    zones=layout.zones,
    table=pieces.table,
    estimate=advice.estimate,
    weigh=advice.weigh,
    preview=preview.preview,
    gallery=gallery.gallery,
    lesson=lesson.lesson,
    aids=aids.aids,
)
