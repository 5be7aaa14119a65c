"""One table: pointing becomes moves, moves become what the scene shows and what the file keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer

from boardtable.engine.game import Refusal
from boardtable.engine.note import Note, Tone
from boardtable.engine.table import Table, look_alikes
from boardtable.engine.target import Button, Piece
from boardtable.engine.text import Text, text
from boardtable.scene.film import FRAME_MS

from .latest import latest
from .shown import ShownTable
from .taking_back import play_again, take_back

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.game import Step
    from boardtable.engine.match import Match
    from boardtable.engine.move import Move, Seat
    from boardtable.engine.target import Target
    from boardtable.scene.scene import TableScene

    from .keeper import Keeper

NOT_MADE = Refusal(text("app", "The move that waited for OK was not made."))


class TableController(ShownTable):
    """Lets the people at one screen play one match on one scene; knows no rules and no game."""

    def __init__(self, match: Match[Any, Any, Any, Any], scene: TableScene, keeper: Keeper) -> None:
        """Set up the table; `start` shows it."""
        super().__init__(match, scene)
        self.ask_final: Callable[[], bool] = lambda: False
        self.advice: tuple[Note, ...] = ()  # written on the table instead of the game's own notes
        self._scene = scene
        self._keeper = keeper
        # What a hand lifts is seen at once; what is told of it beside the table, a frame later.
        self._soon_changed = QTimer(scene, singleShot=True, interval=FRAME_MS)  # whoever listens goes with the scene
        self._soon_changed.timeout.connect(self.changed)
        scene.pointed.connect(self.point)
        scene.accepted.connect(self.accept)
        scene.lifted.connect(self.lift)
        scene.let_go.connect(self.drop)
        scene.laid.connect(self.drop)
        scene.proposed.connect(self.propose)
        scene.hindered.connect(self.hinder)
        scene.put_down.connect(self.put_down)

    # Coming to the table.

    def start(self) -> None:
        """Show the table to whoever should look at it, for the first time or after anything went wrong."""
        self._reel.end()
        self.looking_at = None
        self._turn_to(self.people.next())

    def lift_curtain(self) -> None:
        """Let the person for whom the curtain came down look."""
        if self.waiting is not None:
            seat, self.waiting = self.waiting, None
            self.people.onlooker = seat
            self.match.acted(seat)
            self._show()

    def close_sheet(self) -> None:
        """Go on with the film."""
        self._reel.close_sheet()

    def drop_curtain(self) -> None:
        """Hide what only the onlooker may see, when the window is left."""
        if self.people.is_hidden():
            self._reel.end()
        self._scene.finish_film()
        if self.waiting is None and self.people.is_hidden():
            self._hide_for(self.people.onlooker)

    def look_at(self, ply: int | None) -> None:
        """Show the table as it was after so many decisions; None goes back to the present."""
        self._reel.end()
        self.looking_at = ply if ply is not None and 0 <= ply < self.match.ply else None
        waiting = self._waiting()
        self._show()
        self._tell_of(waiting)

    def say_anew(self) -> None:
        """Say everything again, since the language is another."""
        self._scene.say_anew()
        if self.waiting is None and not self._scene.filming:
            self.light()
        else:
            self.changed.emit()

    # Pointing.

    def point(self, under: tuple[Target, ...]) -> None:
        """Follow a click: pick, put back, or say why not."""
        if self._is_away():
            return
        self._touch()
        waiting = self._waiting()
        if self._picks.touches(under):
            self.finish()
        elif self._picks.allows(under):
            self._decide(self._picks.take(under))
            self._tell_of(waiting)
        else:
            self._refuse((), under)
            self.light()

    def accept(self) -> None:
        """Follow Enter with nothing in focus: take what is presumed here, or the only thing on offer."""
        target = next(iter(self.presumed()), self._picks.sole())
        if target is not None:
            self.point((target,))

    def lift(self, under: tuple[Target, ...]) -> None:
        """Follow a hand that lifts something: it narrows what is on offer, and never completes a move."""
        if self._is_away():
            return
        self._touch()
        waiting = self._waiting()
        if not self._picks.lift(under):
            self._refuse(under, ())
        self._light_scene()
        self._soon_changed.start()
        self._tell_of(waiting)

    def drop(self, carried: tuple[Target, ...], over: tuple[Target, ...], places: tuple[Target, ...] = ()) -> None:
        """Follow a drop (of a large piece, on `places`): a move, an unfinished one, or home with the rule why not."""
        if self._is_away():
            return
        waiting = self._waiting()
        if self._picks.repeats(over):
            self.finish()
            return
        lifted, allowed = self._picks.fall(over, places)
        if allowed:
            self._decide(self._picks.take(over, places))
            self._tell_of(waiting)
        else:
            self._tell_of(waiting)
            self._refuse(carried if lifted is None else (lifted,), over)
            self.light()

    def propose(self, places: tuple[Target, ...]) -> None:
        """Follow a large piece to where it fits: write there what that would bring."""
        self._scene.write(self._notes(places))

    def hinder(self, places: tuple[Target, ...]) -> None:
        """Follow a large piece to where it does not fit: write there which rule forbids that."""
        why = self._why_not(tuple(map(Piece, self._scene.carried)), places) if places and self.may_decide() else None
        self._scene.write(self._notes() if why is None else (Note(places[0], Tone.WARN, _with_rule(why)),))

    def put_down(self) -> None:
        """Follow a drag that was given up: everything is as before the lift."""
        self._picks.put_down()
        self.light()

    def press(self, name: str) -> None:
        """Follow a button of the prompt bar."""
        self.point((Button(name),))

    def finish(self) -> None:
        """Follow OK or Enter: play what is picked, or what was held for confirmation."""
        if not self._is_away():
            self._decide(self._picks.finish())

    def let(self, move: Move) -> None:
        """Play what was decided, also by a computer; raises IllegalMoveError."""
        self._follow(self.match.play(move))

    def back(self) -> None:
        """Let go of the last pick, or of the move that waits to be confirmed."""
        if not self._is_away():
            self.refused.emit(None)
            self._picks.back()
            self.light()

    # Taking back.

    def undo(self, *, all_agree: bool = False) -> None:
        """Take back the last decision; what is not free needs everybody's consent (`match.undo_stop` says why)."""
        self._reel.end()
        if take_back(self.match, all_agree=all_agree):
            self._keeper.keep(self.match.entries)
            self.start()

    def redo(self) -> None:
        """Play again what was taken back last, with the computers' replies; nothing is filmed, all have seen it."""
        self._reel.end()
        if self.waiting is None and play_again(self.match):
            self._keeper.keep(self.match.entries)
            self._after()

    # Inside.

    def _is_away(self) -> bool:
        """Tell whether pointing means nothing: behind the curtain, at a sheet, or while an earlier moment is shown."""
        if self.looking_at is not None:
            self.look_at(None)
            return True
        return self.waiting is not None or self.sheet is not None

    def _touch(self) -> None:
        self.refused.emit(None)
        if self.onlooker is not None:
            self.match.acted(self.onlooker)

    def _decide(self, move: Move | None) -> None:
        """Play a move that was said; one that cannot be taken back may have to be said twice."""
        asked, self._picks.pending = self._picks.pending, None
        if move is None:
            self.light()
        elif move != asked and self._must_ask(move):
            self._picks.pending = move
            self.light()
        else:
            for picked, meant in self._picks.stand_ins(move):
                self._scene.exchange(picked, meant)
            self.let(move)

    def _must_ask(self, move: Move) -> bool:
        """Tell whether to ask before a move: never where it goes without saying, or is the only one."""
        if not self.ask_final() or self._picks.is_forced:
            return False
        prompt = self.prompt()
        presumed = prompt.presumed if prompt is not None else ()
        return not set(presumed).intersection(move.path(self.match.state)) and self.match.is_final(move)

    def _waiting(self) -> int | None:
        """Tell at which ply a move waits to be confirmed, if one does."""
        return self.match.ply if self.pending is not None else None

    def _tell_of(self, waiting: int | None) -> None:
        """Say so if a move that waited to be confirmed was dropped for something else."""
        if self.pending is None and waiting == self.match.ply:
            self.refused.emit(NOT_MADE)

    def _refuse(self, carried: tuple[Target, ...], over: tuple[Target, ...]) -> None:
        why = self._why_not(carried, over)
        if why is not None:
            self._scene.refuse((*carried, *over, None)[0])
            self.refused.emit(why)

    def _why_not(self, carried: tuple[Target, ...], over: tuple[Target, ...]) -> Refusal | None:
        """Ask which rule forbids what the onlooker holds or points at."""
        if self.onlooker is None:
            return None
        held = tuple(dict.fromkeys((*self.picked(), *carried)))
        return self._game.why_not(self.match.state, self.onlooker, held, over)

    def _follow(self, steps: tuple[Step[Any], ...]) -> None:
        """Write down what was decided, then film what came of it, then turn to whoever is next."""
        self._keeper.keep(self.match.entries)
        self.looking_at = None
        self._picks.let_go()
        self._scene.lights.mark_latest(self._scene.look(), ())
        self.table = self._game.table(steps[-1].state, self.onlooker)
        self._reel.wind(self._game, steps, self.onlooker)
        self.changed.emit()
        self._reel.play(self._after)

    def _after(self) -> None:
        self.looking_at = None
        self._turn_to(self.people.next())
        outcome = self.outcome()
        if outcome is not None:
            self.ended.emit(outcome)

    def _turn_to(self, seat: Seat | None) -> None:
        """Show the table to somebody; a curtain that is down stays down until it is lifted."""
        if self.waiting is not None or self.people.needs_curtain(seat):
            self._hide_for(seat)
        else:
            self.people.onlooker = seat
            self._show()

    def _hide_for(self, seat: Seat | None) -> None:
        self.waiting = seat
        self._picks.let_go()
        self.refused.emit(None)
        self.table = Table(())
        self._scene.light(frozenset(), (), ())
        self._scene.show(self.table)
        self.changed.emit()
        if seat is not None:
            self.curtain.emit(seat)

    def _show(self) -> None:
        """Put every piece where the table says, and light what may be done."""
        if self.waiting is not None:
            return
        self.refused.emit(None)
        state, seat = self.match.at(self.shown_ply), self.onlooker
        zones = self._game.zones(state, seat)
        self.table = self._game.table(state, seat)
        self._picks.let_go()
        self._scene.show(self.table, zones)
        self._scene.lights.mark_latest(self._scene.look(), latest(self.match, self.shown_ply, seat))
        if seat is not None and self.may_decide():
            self._picks.hold(self._game.legal_moves(state, seat), state, look_alikes(zones, self.table.placed))
        self.light()

    def light(self) -> None:
        """Light what may be pointed at, with what that brings, or with advice."""
        self._light_scene()
        self.changed.emit()

    def _light_scene(self) -> None:
        self._scene.light(
            self._picks.lit(), self.advice or self._notes(), self.picked(), self._picks.fits(), self.presumed()
        )

    def _notes(self, places: tuple[Target, ...] = ()) -> tuple[Note, ...]:
        """Ask what is certain of what is picked, and of the places on which a large piece would lie."""
        if self.onlooker is None or not self.may_decide():
            return ()
        picked = tuple(dict.fromkeys((*self.picked(), *places)))
        return self._game.preview(self.match.state, self.onlooker, picked)


def _with_rule(refusal: Refusal) -> Text:
    """Say why something is not allowed, with the number of the rule if there is one."""
    if not refusal.rule:
        return refusal.why
    return text("app", "{why} (Rule {rule})", why=refusal.why, rule=refusal.rule)
