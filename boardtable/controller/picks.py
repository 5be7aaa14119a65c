"""What a person has picked so far, holds in the hand, or is asked to confirm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardtable.engine.chooser import Chooser
from boardtable.engine.target import Amount, Button, Cell, Target

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from boardtable.engine.move import Move


class Picks:
    """All pointing of one person in one position; every way of pointing ends here.

    `pending` is a move that is said but waits to be confirmed.
    """

    def __init__(self) -> None:
        """Begin where nothing can be done."""
        self.pending: Move | None = None
        self.is_forced = False
        """Whether there is but one move."""
        self._chooser: Chooser[Any] = Chooser((), None)
        self._carried: Target | None = None
        self._was_picked = False
        self._loosened: tuple[Target, ...] = ()
        """Where a large piece was laid that the hand has taken up again."""
        self._empty = False
        """Whether the hand holds something that it may not."""

    def hold(self, moves: Sequence[Move], state: object, alike: Mapping[int, Any]) -> None:
        """Take the legal moves of a position; nothing is picked yet."""
        self.let_go()
        self.is_forced = len(moves) == 1
        self._chooser = Chooser(moves, state, alike)

    def let_go(self) -> None:
        """Forget everything: nothing can be done until the next position is there."""
        self.pending = None
        self._carried, self._loosened, self._empty = None, (), False
        self._chooser = Chooser((), None)

    def picked(self) -> tuple[Target, ...]:
        """Tell what is picked so far."""
        return self._chooser.picked()

    def buttons(self) -> frozenset[str]:
        """Tell which buttons may be pressed, or are: a second press lets go, or confirms."""
        shown = (*self._chooser.lit(), *self.picked())
        return frozenset(target.name for target in shown if isinstance(target, Button))

    def amounts(self) -> dict[str, tuple[int, ...]]:
        """Tell which numbers may be said, or are, in order, by what they are numbers of."""
        found: dict[str, set[int]] = {}
        for target in (*self._chooser.lit(), *self.picked()):
            if isinstance(target, Amount):
                found.setdefault(target.of, set()).add(target.n)
        return {of: tuple(sorted(numbers)) for of, numbers in found.items()}

    def lit(self) -> frozenset[Target]:
        """Tell what is worth showing on the table."""
        return frozenset(target for target in self._chooser.lit() if not isinstance(target, Amount | Button))

    def can_finish(self) -> bool:
        """Tell whether OK would say a move."""
        return self.pending is not None or self._chooser.finish() is not None

    def sole(self) -> Target | None:
        """Tell which target is the only one on offer, if nothing else can be said."""
        offers = [*self.lit(), *map(Button, self.buttons())]
        open_to = [target for target in offers if target not in self.picked()]
        return open_to[0] if len(open_to) == 1 and not self.amounts() else None

    def allows(self, under: Sequence[Target]) -> bool:
        """Tell whether pointing there means anything; a move that waits for a second touch is dropped only for that."""
        if self._chooser.hit(*under) is None and self.pending is not None:
            waiting, picked = self.pending, self.picked()
            self.back()
            if self._chooser.hit(*under) is None:
                self.pending = waiting
                for target in picked:
                    self._chooser.lift(target)
        return self._chooser.hit(*under) is not None

    def touches(self, under: Sequence[Target]) -> bool:
        """Tell whether this is the second touch that confirms what is pending."""
        return self.pending is not None and any(target in self.picked() for target in under)

    def fits(self) -> tuple[tuple[Cell, ...], ...]:
        """Tell on which places a large piece that is picked may come to lie."""
        return self._chooser.fits() if self.picked() and not self._empty else ()

    def take(self, under: Sequence[Target], places: Sequence[Target] = ()) -> Move | None:
        """Pick, or put back; gives the move when that says one. A large piece is laid on all its `places` at once."""
        return self._chooser.lay(places) if places else self._chooser.take(*under)

    def lift(self, under: Sequence[Target]) -> bool:
        """Pick what a hand lifts, which never completes a move; tells whether it may be lifted."""
        before = self.picked()
        self._carried = self._chooser.lift(*under) if self.allows(under) else None
        self._empty = self._carried is None
        self._was_picked = self._carried in before
        if self._was_picked:
            self._loosened = self._chooser.loosen()
        return self._carried is not None

    def repeats(self, over: Sequence[Target]) -> bool:
        """Tell whether opening the hand there says once more what waits to be confirmed: the same drag again."""
        aimed = self._chooser.hit(*over)
        return self.pending is not None and self._was_picked and aimed in self.picked() and aimed != self._carried

    def fall(self, over: Sequence[Target], places: Sequence[Target] = ()) -> tuple[Target | None, bool]:
        """Open the hand: tells what it held, and whether that is allowed there; if not, it is put back.

        A large piece must fit on all the `places` that it covers.
        """
        lifted, held = self._carried, not self._empty
        self._carried, self._loosened, self._empty = None, (), False
        aimed = self._chooser.hit(*over)
        if lifted is not None and aimed is not None and not self._was_picked and self._chooser.meets(lifted, aimed):
            self._chooser.put_back(aimed)  # it was clicked before: the drop points at it as if it had not been
        if places:
            allowed = held and bool(self.picked()) and self._chooser.may_lie(places)
        else:
            allowed = lifted is not None and aimed is not None and aimed not in self.picked()
        if not allowed:
            self._put_back(lifted)
        return lifted, allowed

    def put_down(self) -> None:
        """Put back what the hand holds: the drag was given up, and what was picked before it stays picked."""
        lifted, self._carried, self._empty = self._carried, None, False
        if not self._was_picked:
            self._put_back(lifted)
        for place in self._loosened:
            self._chooser.lift(place)
        self._loosened = ()

    def back(self) -> None:
        """Let go of the last pick (of all places on which a large piece was laid), and of a move that waits."""
        self.pending = None
        if not self._chooser.loosen():
            self._chooser.back()

    def finish(self) -> Move | None:
        """Give the move that OK means."""
        return self.pending or self._chooser.finish()

    def stand_ins(self, move: Move) -> tuple[tuple[int, int], ...]:
        """Tell which picked look-alikes stand for which pieces of a move."""
        return self._chooser.stand_ins(move)

    def _put_back(self, lifted: Target | None) -> None:
        if lifted is not None:
            self.pending = None
            self._chooser.put_back(lifted)
