"""The table of contents: which function plays which part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Choice, Game
from boardtable.engine.text import Player, text

from . import INFO, advice, desk, gallery, layout, lesson, position, preview, printed, refusals, result, rules, state
from .moves import BuyRow, Pay, TakeCoin, TakeWok, WokMove

if TYPE_CHECKING:
    from boardtable.engine.game import Desk
    from boardtable.engine.move import Seat

    from .components import Box


def choices(seats: int, people: int) -> tuple[Choice, ...]:
    """Offer the options: who starts (2.8), and whether hands lie open (3.3)."""
    starts = tuple([(seat, text("wok", "{name}", name=Player(seat))) for seat in range(seats)])
    return (
        Choice("start", text("wok", "Start player"), ((None, text("wok", "At random")), *starts), None),
        Choice(
            "open_hands",
            text("wok", "Open hands"),
            ((True, text("wok", "Yes")), (False, text("wok", "No"))),
            default=people > 1,  # Ruling 3.3: no curtain over cards that everybody has seen
        ),
    )


def _desk(state: state.State, seat: Seat) -> Desk | None:
    """Let a player try other arrangements after the end (12.2)."""
    return desk.begin(GAME, state, seat)


GAME: Game[state.State, WokMove, state.Options, Box] = Game(
    info=INFO,
    options=state.Options,
    choices=choices,
    moves=(TakeCoin, BuyRow, TakeWok, Pay),
    box=printed.box,
    setup=state.setup,
    active=rules.active,
    prompt=rules.prompt,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    why_not=refusals.why_not,
    outcome=result.outcome,
    view=state.view,
    sample=state.sample,
    dump=position.dump,
    load=position.load,
    zones=layout.zones,
    table=layout.table,
    estimate=advice.estimate,
    weigh=advice.weigh,
    preview=preview.preview,
    desk=_desk,
    gallery=gallery.gallery,
    lesson=lesson.lesson,
)
