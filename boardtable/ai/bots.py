"""Computer players by name; each sees what its seat sees, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from .greedy import easy, medium
from .limit import Limit
from .search import hard
from .thought import Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from boardtable.engine.game import AnyGame, Game, M, S
    from boardtable.engine.luck import Luck
    from boardtable.engine.move import Seat

Bot: TypeAlias = "Callable[[AnyGame, Any, Seat, Limit, Luck, Callable[[], bool]], Thought[Any]]"
"""Told the game, the view of a seat, the seat, how long it may think, chance of its own, and whom to ask
whether it is to stop; answers with a legal move in any case."""


def at_random(
    game: Game[S, M, Any, Any], view: S, seat: Seat, _limit: Limit, luck: Luck, _stop: Callable[[], bool]
) -> Thought[M]:
    """Play any legal move, each as likely."""
    moves = game.legal_moves(view, seat)
    return Thought(moves[luck.below(len(moves))])


def by_weight(
    game: Game[S, M, Any, Any], view: S, seat: Seat, _limit: Limit, luck: Luck, _stop: Callable[[], bool]
) -> Thought[M]:
    """Play any legal move, each as likely as the game weighs it."""
    moves = game.legal_moves(view, seat)
    return Thought(moves[luck.weighted(game.weigh(view, seat, moves))])


BOTS: Mapping[str, Bot] = {"random": at_random, "weighted": by_weight, "easy": easy, "medium": medium, "hard": hard}

LEVELS = ("easy", "medium", "hard")
"""The computer players that people are offered, from the weakest to the strongest; the others test games."""

_LIMITS = {"medium": Limit(seconds=0.4), "hard": Limit(seconds=0.9)}


def limit_of(bot: str) -> Limit:
    """Tell how long a computer player thinks if nobody says otherwise."""
    return _LIMITS.get(bot, Limit(seconds=0.2))
