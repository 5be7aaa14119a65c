"""Hints: the moves that a good computer would think of, marked on the table of whoever has to decide."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from boardtable.engine.luck import Luck
from boardtable.engine.note import Note, Tone
from boardtable.engine.target import Amount, Button, Cell, Piece
from boardtable.engine.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from boardtable.ai.thought import Thought
    from boardtable.engine.move import Move
    from boardtable.engine.target import Target
    from boardtable.scene.scene import TableScene

    from .computers import Computers
    from .table import TableController

NOT_NOW = text("hint", "A computer decides now. Ask for a hint when it is your turn.")
LEVEL = "hard"
MOST = 3
"""So many moves are shown at most."""
WORLDS = 8
"""In so many a move is tried before it is said as the log would say it."""


class Hints:
    """What may be asked once in each position, and is wiped away by the next pointing."""

    def __init__(self, controller: TableController, scene: TableScene, computers: Computers) -> None:
        """Stand beside a table with people at it."""
        self.thinking = False
        self.found: Text | None = None
        """The best move in words, while it is shown."""
        self._controller = controller
        self._scene = scene
        self._computers = computers
        self._asked = 0
        controller.refused.connect(self._wipe)
        controller.changed.connect(self._follow)

    @property
    def shown(self) -> bool:
        """Tell whether there is anything to put away."""
        return self.thinking or self.found is not None

    def sentence(self) -> Text | None:
        """Tell what the prompt bar says instead of what to do."""
        return text("hint", "Looking for good moves. Esc stops it.") if self.thinking else self.found

    def may_ask(self) -> bool:
        """Tell whether somebody who looks has to decide, and nothing else is going on."""
        controller = self._controller
        return controller.may_decide() and controller.heard is None and self._computers.deciding is None

    def may_tell(self) -> bool:
        """Tell whether asking is answered, be it with a sentence that somebody else decides now."""
        controller = self._controller
        away = controller.waiting is not None or controller.looking_at is not None or controller.sheet is not None
        return controller.onlooker is not None and not away and bool(controller.match.active())

    def toggle(self) -> None:
        """Ask for a hint, or put it away."""
        seat = self._controller.onlooker
        if self.shown:
            self.hide()
            return
        self._scene.finish_film()
        self._asked = len(self._controller.match.entries)
        if seat is not None and self.may_ask():
            self.thinking = True
            self._computers.thinker.ask(self._controller.match, seat, LEVEL, self._show)
            self._controller.changed.emit()
        elif self.may_tell():
            self.found = NOT_NOW
            self._controller.changed.emit()

    def hide(self) -> None:
        """Put the hint away, or stop looking for one."""
        self._wipe()
        self._controller.light()

    def _wipe(self, _refusal: object = None) -> None:
        if self.thinking:
            self._computers.thinker.stop()
        self.thinking, self.found = False, None
        self._controller.advice = ()

    def _follow(self) -> None:
        """Forget what was thought of another position."""
        if self.shown and self._asked != len(self._controller.match.entries):
            self._wipe()

    def _show(self, thought: Thought[Any] | None) -> None:
        self.thinking = False
        if thought is None:
            self.found = text("hint", "No hint was found.")
        else:
            best = thought.values[:MOST] or ((thought.move, None),)
            self.found = self._said(*best[0])
            self._controller.advice = self._notes(best)
        self._controller.light()

    def _said(self, move: Move, value: float | None) -> Text:
        what = self._in_words(move) or self._by_names(move)
        if value is None:
            return text("hint", "Best move found: {what}", what=what)
        return text("hint", "Best move found: {what} Expected lead: {lead}.", what=what, lead=lead(value))

    def _in_words(self, move: Move) -> Text | None:
        """Say a move as the log would, if neither chance nor a secret has a part in that.

        It is tried in several worlds that agree with what the seat sees: what is the same in all of them
        betrays nothing.
        """
        game, seat = self._controller.match.game, move.seat
        view = game.view(self._controller.match.state, seat)
        lines = set()
        for world in range(WORLDS):
            steps = game.apply(game.sample(view, seat, Luck(world)), move, Luck(world))
            told = (event.seen_by(seat).told() for step in steps for event in step.events)
            lines.add(next((said for said in told if said is not None), None))
        return lines.pop() if len(lines) == 1 else None

    def _by_names(self, move: Move) -> Text:
        """Say a move by the names of what it points at."""
        names = Counter(name for name in map(self._name, self._path(move)) if name is not None)
        counted = [name if n == 1 else text("hint", "{n} × {what}", n=n, what=name) for name, n in names.items()]
        return text("hint", "{what}.", what=_listed(counted or [text("hint", "marked on the table")]))

    def _name(self, target: Target) -> Text | None:
        if isinstance(target, Piece | Cell):
            return self._scene.label_of(target)
        prompt = self._controller.prompt()
        labels = dict(prompt.buttons) if prompt is not None else {}
        if isinstance(target, Button):
            return labels.get(target.name)
        of = labels.get(target.of)
        return None if of is None else text("hint", "{what}: {n}", what=of, n=target.n)

    def _path(self, move: Move) -> tuple[Target, ...]:
        return move.path(self._controller.match.state)

    def _notes(self, best: Sequence[tuple[Move, float | None]]) -> tuple[Note, ...]:
        """Mark all that each move points at with its number; what it brings stands where no other one points."""
        places = [self._places(move) for move, _ in best]
        said: dict[Target, list[Text]] = {}
        for rank, (mine, (_, value)) in enumerate(zip(places, best, strict=True), start=1):
            others = {target for other in places if other is not mine for target in other}
            own = [target for target in mine if target not in others] or mine
            for target in mine:
                number = text("hint", "{rank}", rank=rank)
                if target == own[-1] and value is not None:
                    number = text("hint", "{rank}: {lead}", rank=rank, lead=lead(value))
                said.setdefault(target, []).append(number)
        first = set(places[0])
        return tuple(Note(at, Tone.GAIN if at in first else Tone.PLAIN, _together(all_)) for at, all_ in said.items())

    def _places(self, move: Move) -> list[Target]:
        """Tell where a move is marked: not on a whole zone to which a piece goes, since other pieces lie there."""
        there = [target for target in self._path(move) if not isinstance(target, Amount | Button)]
        seen: list[Target] = [target for target in there if self._lies(target)]
        return [target for target in seen if not isinstance(target, Cell) or target.at is not None] or seen[:1]

    def _lies(self, target: Target) -> bool:
        return self._scene.rect_of(target) is not None


def lead(value: float) -> Text:
    """Say so many points ahead, or behind, with one decimal."""
    whole, tenth = divmod(round(abs(value) * 10), 10)
    if value < 0 and (whole or tenth):
        return text("hint", "−{whole}.{tenth}", whole=whole, tenth=tenth)
    return text("hint", "+{whole}.{tenth}", whole=whole, tenth=tenth)


def _listed(names: Iterable[Text]) -> Text:
    first, *rest = names
    return text("hint", "{first}, {rest}", first=first, rest=_listed(rest)) if rest else first


def _together(numbers: Iterable[Text]) -> Text:
    first, *rest = numbers
    return text("hint", "{first} · {rest}", first=first, rest=_together(rest)) if rest else first
