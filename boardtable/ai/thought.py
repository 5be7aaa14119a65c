"""What a computer player came to think of a position."""

from __future__ import annotations

from typing import Generic

from attrs import frozen

from boardtable.engine.game import M


@frozen
class Thought(Generic[M]):
    """The move that a computer player plays, after so many playouts, and what it thinks of its moves.

    `values` has the best move first, which is `move`: what each is expected to bring, in points ahead
    of the best other. Moves that were hardly looked at are left out; who does not judge gives none.
    """

    move: M
    playouts: int = 0
    values: tuple[tuple[M, float], ...] = ()
