"""What a hand may do at the desk: lay cards and Men-at-wok, take them off, bring the best back (12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

from attrs import frozen
from typing_extensions import override

from boardtable.engine.move import Move
from boardtable.engine.target import Button, Cell, Piece, Target

if TYPE_CHECKING:
    from .state import State

BESIDE = Cell("beside")
"""Where the cards and Men-at-wok lie that are in no wok."""
BEST = Button("best")


def pot_zone(number: int) -> str:
    """Name the place where the cards of a wok lie, by its number in the arrangement."""
    return f"pot/{number}"


def wok_zone(wok: int) -> str:
    """Name the place where a red wok card lies, by its piece."""
    return f"wok/{wok}"


@frozen
class Lay(Move):
    """Lay an ingredient card into a wok, from beside or from another wok.

    Here moves name pieces, since nothing of them is ever written down.
    """

    tag: ClassVar[str] = "lay"
    card: int
    pot: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the card, then at the wok."""
        return Piece(self.card), Cell(pot_zone(self.pot))


@frozen
class TakeOff(Move):
    """Take an ingredient card out of its wok, or a Man-at-wok off its card."""

    tag: ClassVar[str] = "take-off"
    piece: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at it, then beside the woks."""
        return Piece(self.piece), BESIDE


@frozen
class SetMan(Move):
    """Lay a Man-at-wok on a red card, on top of others that lie there (11.1, 11.6)."""

    tag: ClassVar[str] = "set-man"
    man: int
    wok: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the Man, then at the red card."""
        return Piece(self.man), Cell(wok_zone(self.wok))


@frozen
class SetSwap(Move):
    """Lay the Man-at-swap-wok on a red card and name the ingredient replaced and the new one (11.9)."""

    tag: ClassVar[str] = "set-swap"
    man: int
    wok: int
    old: int
    new: int

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Point at the Man and the red card, then say the one ingredient and the other."""
        return Piece(self.man), Cell(wok_zone(self.wok)), Button(f"old/{self.old}"), Button(f"new/{self.new}")


@frozen
class LayBest(Move):
    """Lay everything as it was scored."""

    tag: ClassVar[str] = "lay-best"

    @override
    def path(self, state: State) -> tuple[Target, ...]:
        """Press one button."""
        return (BEST,)


Trying: TypeAlias = Lay | TakeOff | SetMan | SetSwap | LayBest
