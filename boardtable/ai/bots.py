"""Computer players by name; each sees what its seat sees, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from boardtable.engine.game import AnyGame, Game, M, S
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

Bot: TypeAlias = "Callable[[AnyGame, Any, Seat, Luck], Any]"
"""Told the game, the view of a seat, the seat, and chance of its own; gives a legal move."""


def at_random(game: Game[S, M, Any, Any], view: S, seat: Seat, luck: Luck) -> M:
    """Play any legal move, each as likely."""
    moves = game.legal_moves(view, seat)
    return moves[luck.below(len(moves))]


def by_weight(game: Game[S, M, Any, Any], view: S, seat: Seat, luck: Luck) -> M:
    """Play any legal move, each as likely as the game weighs it."""
    moves = game.legal_moves(view, seat)
    return moves[luck.weighted(game.weigh(view, seat, moves))]


BOTS: Mapping[str, Bot] = {"random": at_random, "weighted": by_weight}
