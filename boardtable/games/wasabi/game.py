"""The table of contents: which function plays which part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Choice, Game
from boardtable.engine.text import Player, text

from . import (
    INFO,
    advice,
    effects,
    gallery,
    hidden,
    layout,
    lesson,
    position,
    preview,
    printed,
    prompts,
    refusals,
    result,
    rules,
    state,
    zones,
)
from .moves import (
    Chop,
    Claim,
    Cover,
    Discard,
    Done,
    Draw,
    ExchangeCard,
    Give,
    Leave,
    Pass,
    Place,
    PlaceChopped,
    PutBack,
    Return,
    Spice,
    Stack,
    Switch,
    TakeCard,
    TakeTile,
    Waive,
    WasabiMove,
)

if TYPE_CHECKING:
    from .components import Box


def choices(seats: int, _people: int) -> tuple[Choice, ...]:
    """Offer the option: who starts (3.1)."""
    starts = tuple([(seat, text("wasabi", "{name}", name=Player(seat))) for seat in range(seats)])
    return (Choice("start", text("wasabi", "Start player"), ((None, text("wasabi", "At random")), *starts), None),)


GAME: Game[state.State, WasabiMove, state.Options, Box] = Game(
    info=INFO,
    options=state.Options,
    choices=choices,
    moves=(
        *(Give, Draw, Place, Stack, Chop, Switch, Cover, Spice, Pass, Discard, Claim, Leave),
        *(Return, PlaceChopped, Done, TakeCard, PutBack, ExchangeCard, Waive, TakeTile),
    ),
    box=printed.box,
    setup=state.setup,
    active=rules.active,
    prompt=prompts.prompt,
    legal_moves=rules.legal_moves,
    apply=effects.apply,
    why_not=refusals.why_not,
    outcome=result.outcome,
    view=hidden.view,
    sample=hidden.sample,
    dump=position.dump,
    load=position.load,
    zones=zones.zones,
    table=layout.table,
    estimate=advice.estimate,
    weigh=advice.weigh,
    preview=preview.preview,
    aids=layout.aids,
    gallery=gallery.gallery,
    lesson=lesson.lesson,
)
