"""The desk: after the end, one player tries other arrangements beside the match (12.2).

Its position is that of the match, in which `best` holds what this player has laid.
"""

from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import TYPE_CHECKING

from attrs import evolve

from boardtable.engine.event import Event
from boardtable.engine.game import Desk, Prompt, Step
from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Button, Cell, Piece
from boardtable.engine.text import plural, text

from . import desk_layout, desk_refusals
from .components import ManSwap
from .desk_moves import BESIDE, BEST, Lay, LayBest, SetMan, SetSwap, TakeOff, pot_zone, wok_zone
from .scoring import sides_of
from .state import changed
from .trial import broken, fitting, judged, trial, with_man, without

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from boardtable.engine.game import AnyGame
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat
    from boardtable.engine.target import Target

    from .arrangement import Arrangement
    from .components import Box
    from .desk_moves import Trying
    from .state import State
    from .trial import Trial


def begin(game: AnyGame, state: State, seat: Seat) -> Desk | None:
    """Set up the desk of a player, once the game is over; it begins with the best arrangement."""
    if not state.best or not state.best[seat].pots:
        return None
    scored = state.best[seat]
    small = evolve(
        game,
        moves=(Lay, TakeOff, SetMan, SetSwap, LayBest),
        active=partial(_active, seat=seat),
        prompt=partial(_prompt, most=trial(state, seat).score.points),
        legal_moves=partial(_legal_moves, scored=scored),
        apply=partial(_apply, scored=scored),
        why_not=desk_refusals.why_not,
        outcome=_outcome,
        zones=partial(desk_layout.zones, owner=seat),
        table=partial(desk_layout.table, owner=seat),
        preview=_preview,
    )
    return Desk(small, state)


def _active(_state: State, *, seat: Seat) -> tuple[Seat, ...]:
    return (seat,)


def _outcome(_state: State) -> None:
    """Never end: the desk is closed when its person has seen enough."""


# ---- what may be done


def _legal_moves(state: State, seat: Seat, *, scored: Arrangement) -> Sequence[Trying]:
    """List all that may be tried: every card in every wok that takes it, every Man on every card for him."""
    tried = trial(state, seat)
    moves: list[Trying] = [*_lays(tried, seat), *_duties(tried, seat), *_offs(tried, seat)]
    return moves if tried.arrangement == scored else [*moves, LayBest(seat)]


def _lays(tried: Trial, seat: Seat) -> Iterator[Lay]:
    pots = tried.arrangement.pots
    for card in tried.cards:
        for number, pot in enumerate(pots):
            if card not in pot.cards and tried.keeps_out(card, number) is None:
                yield Lay(seat, card, number)


def _offs(tried: Trial, seat: Seat) -> Iterator[TakeOff]:
    for pot in tried.arrangement.pots:
        yield from [TakeOff(seat, card) for card in pot.cards]
    yield from [TakeOff(seat, duty.man) for duty in tried.arrangement.duties]


def _duties(tried: Trial, seat: Seat) -> Iterator[SetMan | SetSwap]:
    """List the cards on which each Man may lie (11.4, 11.7, 11.8), but not the one on which he lies on top."""
    box, now = tried.box, tried.arrangement
    on_top = {duty.wok: duty.man for duty in now.duties}
    for man in [piece for piece in tried.owned.woks if not sides_of(box.wok(piece))]:
        names = list(permutations(range(len(box.ingredients)), 2)) if _is_swap(box, man) else [None]  # 11.9
        for wok in tried.woks:
            for swap in names:
                lies = on_top.get(wok) == man and swap in {None, now.swap}
                if not lies and broken(box, tried.owned, with_man(now, man, wok, swap)) is None:
                    yield SetMan(seat, man, wok) if swap is None else SetSwap(seat, man, wok, *swap)


# ---- what it does


def _apply(state: State, move: Trying, _luck: Luck, *, scored: Arrangement) -> tuple[Step[State], ...]:
    """Do what is tried; what a wok does not take any more goes back beside it."""
    tried = trial(state, move.seat)
    after = scored if isinstance(move, LayBest) else fitting(state.box, tried.owned, _changed(tried, move))
    arranged = (*state.best[: move.seat], after, *state.best[move.seat + 1 :])
    return (Step(changed(state, best=arranged), (Event(),)),)


def _changed(tried: Trial, move: Lay | SetMan | SetSwap | TakeOff) -> Arrangement:
    now = tried.arrangement
    if isinstance(move, Lay):
        off = without(now, move.card)
        pot = off.pots[move.pot]
        full = evolve(pot, cards=tuple(sorted((*pot.cards, move.card))))
        return evolve(off, pots=(*off.pots[: move.pot], full, *off.pots[move.pot + 1 :]))
    if isinstance(move, SetMan):
        return with_man(now, move.man, move.wok, None)
    if isinstance(move, SetSwap):
        return with_man(now, move.man, move.wok, (move.old, move.new))
    off = without(now, move.piece)
    return evolve(off, swap=None) if _is_swap(tried.box, move.piece) else off


def _is_swap(box: Box, piece: int) -> bool:
    return piece >= box.first_wok and isinstance(box.wok(piece), ManSwap)


# ---- what is said


def _prompt(state: State, seat: Seat, picked: tuple[Target, ...], *, most: int) -> Prompt:
    """Say the points as they are now and, while a swap is laid, ask for its two ingredients (11.9)."""
    points = trial(state, seat).score.points
    ask = plural(
        "wok",
        "{n} point; the best is {best}. Lay cards and Men-at-wok as you like.",
        "{n} points; the best is {best}. Lay cards and Men-at-wok as you like.",
        n=points,
        best=most,
    )
    chosen = [target.name for target in picked if isinstance(target, Button)]
    if chosen:
        ask = text("wok", "What does it become?")
    elif any(isinstance(target, Piece) and _is_swap(state.box, target.id) for target in picked) and any(
        isinstance(target, Cell) and target != BESIDE for target in picked
    ):
        ask = text("wok", "Which ingredient becomes another one?")
    names = [text("wok", "{name}", name=ingredient.name) for ingredient in state.box.ingredients]
    buttons = [(f"{step}/{number}", name) for step in ("old", "new") for number, name in enumerate(names)]
    return Prompt(ask, ask, (*buttons, (BEST.name, text("wok", "Best"))))


def _preview(state: State, seat: Seat, picked: tuple[Target, ...]) -> tuple[Note, ...]:
    """Say at each wok what the card or Man in the hand would add there."""
    held = next((target.id for target in picked if isinstance(target, Piece)), None)
    if held is None or len(picked) > 1:
        return ()
    notes = []
    now = trial(state, seat)
    for move in (*_lays(now, seat), *_duties(now, seat)):
        if isinstance(move, Lay) and move.card == held:
            notes.append(_note(now, move, Cell(pot_zone(move.pot))))
        elif isinstance(move, SetMan) and move.man == held:
            notes.append(_note(now, move, Cell(wok_zone(move.wok))))
    return tuple(notes)


def _note(now: Trial, move: Lay | SetMan, at: Cell) -> Note:
    after = judged(now.box, now.owned, fitting(now.box, now.owned, _changed(now, move)))
    points = after.score.points - now.score.points
    if points < 0:
        return Note(at, Tone.COST, text("wok", "{n}", n=points))
    return Note(at, Tone.GAIN if points else Tone.PLAIN, text("wok", "+{n}", n=points))
