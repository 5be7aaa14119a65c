"""Trying decisions in thought: what follows from them, which ones look sensible, what a position is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from boardtable.engine.game import M, S
from boardtable.engine.luck import Luck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.game import Game, Outcome
    from boardtable.engine.move import Seat

BARELY = 0.5
"""What it is worth, in points, to win or to lose where the points do not tell."""

LONGEST_TURN = 12
"""So many decisions a turn is played on in thought at most, before its position is judged."""


class Trial(Generic[S, M]):
    """A game that is tried out, with chance of its own: the match that is really played is not touched."""

    def __init__(self, game: Game[S, M, Any, Any], luck: Luck) -> None:
        """Take a game and the chance to try it with."""
        self.game = game
        self.luck = luck

    def onward(self, state: S, move: M) -> tuple[S, bool]:
        """Play a move in thought; tells where that leads, and whether chance came in."""
        luck = Luck(self.luck.below(1 << 63))
        return self.game.apply(state, move, luck)[-1].state, luck.used

    def turn(self, state: S, last: Seat | None = None) -> Seat | None:
        """Tell who decides now, None when the game is over; of several the one that decided last, if it may."""
        active = self.game.active(state)
        return last if last in active else active[0] if active else None

    def sensible(self, state: S, seat: Seat, most: int) -> tuple[list[M], list[float]]:
        """List the legal moves with their weights, the heaviest first, and no more than so many."""
        moves = self.game.legal_moves(state, seat)
        weights = self.game.weigh(state, seat, moves)
        order = range(len(moves)) if len(moves) <= most else self.luck.shuffled(range(len(moves)))
        ranked = sorted(order, key=weights.__getitem__, reverse=True)[:most]
        return [moves[place] for place in ranked], [weights[place] for place in ranked]

    def finished(self, state: S, seat: Seat) -> S:
        """Play on to the end of a seat's own turn, as the game weighs it, so that it is not judged half done."""
        for _ in range(LONGEST_TURN):
            if self.turn(state, seat) != seat:
                break
            state, _ = self.onward(state, self._heaviest(state, seat))
        return state

    def a_round_later(self, state: S, seat: Seat) -> S:
        """Play on until everybody had another turn, a seat that has just decided last of all.

        What a position is worth shows best when all have had their answer to it.
        """
        state = self.finished(state, seat)
        answered: list[Seat] = []
        while seat not in answered:
            other = self.turn(state)
            if other is None or other in answered:
                break
            state = self.finished(state, other)
            answered.append(other)
        return state

    def _heaviest(self, state: S, seat: Seat) -> M:
        moves: Sequence[M] = self.game.legal_moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        weights = self.game.weigh(state, seat, moves)
        return moves[weights.index(max(weights))]


class Worth(Generic[S, M]):
    """What a position is worth to each seat that asks; of several that follow each other, the average."""

    def __init__(self, game: Game[S, M, Any, Any], *states: S) -> None:
        """Take one position or more; they are judged only for who asks."""
        self._game = game
        self._states = [(state, None if game.active(state) else game.outcome(state)) for state in states]
        self._known: dict[Seat, float] = {}

    def to(self, seat: Seat) -> float:
        """Give the points that a seat is ahead of the best other: at the end the true ones, before it an estimate."""
        if seat not in self._known:
            judged = [self._judged(state, outcome, seat) for state, outcome in self._states]
            self._known[seat] = sum(judged) / len(judged)
        return self._known[seat]

    def _judged(self, state: S, outcome: Outcome | None, seat: Seat) -> float:
        guess = self._game.estimate(state, seat)
        return guess if outcome is None else _ahead(outcome, seat, guess)


def _ahead(outcome: Outcome, seat: Seat, guess: float) -> float:
    """Count the points that a seat is ahead in the end; a victory counts for as much as the game holds it to be worth.

    Where points do not decide, or not alone, nobody would win otherwise who can have more points without it.
    """
    ahead = outcome.scores[seat] - max((score for n, score in enumerate(outcome.scores) if n != seat), default=0)
    if seat not in outcome.winners:
        return min(ahead, guess, -BARELY)
    if outcome.winners == (seat,) and len(outcome.scores) > 1:
        return max(ahead, guess, BARELY)
    return ahead
