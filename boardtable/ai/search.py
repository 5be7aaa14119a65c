"""The computer player that looks ahead: it tries lines of play in worlds that agree with what its seat sees.

What is learnt of a line of moves is kept whatever chance brought in between (`_Line`), the positions
themselves are kept beside it (`_Place`). Lines that promise more are followed more often (Rosin 2011,
*Multi-armed bandits with episode context*), and every seat looks after itself. The own moves share the
time by halves: the worse half of them is given up again and again (Karnin, Koren and Somekh 2013,
*Almost optimal exploration in multi-armed bandits*).
"""

from __future__ import annotations

from math import ceil, inf, log2, sqrt
from typing import TYPE_CHECKING, Any, Generic

from boardtable.engine.game import M, S
from boardtable.engine.luck import Luck, mix

from .greedy import WIDEST
from .limit import Budget
from .thought import Thought
from .trial import Trial, Worth

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.game import Game
    from boardtable.engine.move import Seat

    from .limit import Limit

CANDIDATES = 24
"""Of more own moves than these only those are tried that look best at the end of the turn, ..."""
REPLIES = 16
"""... and later on in a line of play no more than these, the heaviest."""

CURIOSITY = 2.0
"""How much a move that was tried little counts beside one that has proved good."""

WORLDS = 32
"""At most so many worlds are tried by turns."""


def hard(  # noqa: PLR0913, PLR0917 - what every computer player is told
    game: Game[S, M, Any, Any], view: S, seat: Seat, limit: Limit, luck: Luck, stop: Callable[[], bool]
) -> Thought[M]:
    """Play the move that turns out best when lines of play are tried."""
    trial, budget = Trial(game, luck), Budget(limit, stop)
    moves, _ = trial.sensible(view, seat, WIDEST)
    if len(moves) == 1:
        return Thought(moves[0])
    most = CANDIDATES if limit.playouts is None else min(CANDIDATES, max(2, limit.playouts // 2))
    if len(moves) > most:
        moves = _at_first_sight(trial, view, seat, moves, budget)[:most]
    return _Search(trial, view, seat, moves).run(budget)


def _at_first_sight(trial: Trial[S, M], view: S, seat: Seat, moves: list[M], budget: Budget) -> list[M]:
    """Rank moves by how each looks at the end of the turn; what there is no time to look at comes last."""
    world = trial.game.sample(view, seat, trial.luck)
    seen: dict[M, float] = {}
    for move in moves:
        if budget.is_over():
            break
        after, _ = trial.onward(world, move)
        seen[move] = Worth(trial.game, trial.finished(after, seat)).to(seat)
    return sorted(moves, key=lambda move: seen.get(move, -inf), reverse=True)


class _Line(Generic[M]):
    """What is known of a line of moves: how often it was tried, and what it brought whoever made its last move."""

    __slots__ = ("onward", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.onward: dict[M, _Line[M]] = {}

    @property
    def mean(self) -> float:
        """Give what the line brought on average, nothing being worse than a line that was never tried."""
        return self.total / self.visits if self.visits else -inf


class _Place(Generic[S, M]):
    """A position in a line of play: who decides, what looks sensible there, and where it has led so far."""

    __slots__ = ("after", "lines", "lucky", "moves", "opened", "priors", "state", "worth")

    def __init__(self, state: S, *, lucky: bool) -> None:
        self.state = state
        self.lucky = lucky
        self.worth: Worth[S, M] | None = None
        self.opened = False
        self.moves: list[M] = []
        self.lines: list[_Line[M]] = []
        self.priors: list[float] = []
        self.after: dict[M, list[_Place[S, M]]] = {}


class _Search(Generic[S, M]):
    """The search for the best of some moves of a seat."""

    def __init__(self, trial: Trial[S, M], view: S, seat: Seat, moves: list[M]) -> None:
        self._trial = trial
        self._bits = trial.luck.below(1 << 63)
        self._view = view
        self._seat = seat
        self._root: _Line[M] = _Line()
        self._root.onward = {move: _Line() for move in moves}
        self._worlds: list[_Place[S, M]] = []
        self._certain = False
        self._live = list(moves)
        self._given_up: list[M] = []
        self._seen = 0
        self._sum = self._squares = 0.0

    def run(self, budget: Budget) -> Thought[M]:
        """Try lines of play until the budget is used up."""
        rounds = ceil(log2(len(self._live)))
        past = 0
        while not budget.is_over():
            done = int(budget.share() * rounds)
            for _ in range(past, done):
                self._give_up_half()
            past = done
            self._try(min(self._live, key=lambda move: self._root.onward[move].visits))
            budget.spend()
        return self._thought(budget.spent)

    def _give_up_half(self) -> None:
        ranked = self._ranked(self._live)
        half = max(2, (len(ranked) + 1) // 2)
        self._live, self._given_up = ranked[:half], ranked[half:] + self._given_up

    def _ranked(self, moves: list[M]) -> list[M]:
        return sorted(moves, key=lambda move: self._root.onward[move].mean, reverse=True)

    def _thought(self, playouts: int) -> Thought[M]:
        """Rank the moves; one that was given up is worth no more than what it was given up for."""
        ranked = self._ranked(self._live) + self._given_up
        values = []
        least = inf
        for move in ranked:
            line = self._root.onward[move]
            if line.visits:
                least = min(least, line.mean)
                values.append((move, least))
        return Thought(ranked[0], playouts, tuple(values))

    def _try(self, first: M) -> None:
        """Follow one line of play to its first new position, judge that, and remember what came of it.

        The n-th try of each move begins in the same world and with the same chance, so that luck favours none.
        """
        move, line = first, self._root.onward[first]
        place = self._world(line.visits)
        self._trial.luck = Luck(mix(self._bits, line.visits))
        path = [(line, move.seat)]
        place = self._follow(place, move, line.visits)
        while line.visits and not self._is_over(place, line, move.seat):
            move, line = self._choose(place)
            path.append((line, move.seat))
            place = self._follow(place, move, line.visits)
        if place.worth is None:
            place.worth = self._judged(place.state, move.seat)
        for each, seat in path:
            each.visits += 1
            each.total += place.worth.to(seat)
        self._measure(place.worth.to(self._seat))

    def _judged(self, state: S, seat: Seat) -> Worth[S, M]:
        """Judge a position where the turn ends, which is nearly certain, and a round later, which tells more."""
        ended = self._trial.finished(state, seat)
        return Worth(self._trial.game, ended, self._trial.a_round_later(ended, seat))

    def _world(self, number: int) -> _Place[S, M]:
        """Give a world to begin in."""
        known = 1 if self._certain else WORLDS
        if number % known < len(self._worlds):
            return self._worlds[number % known]
        world = self._trial.game.sample(self._view, self._seat, self._trial.luck)
        self._certain = not self._worlds and world == self._view
        self._worlds.append(_Place(world, lucky=False))
        return self._worlds[-1]

    def _is_over(self, place: _Place[S, M], line: _Line[M], last: Seat) -> bool:
        """Tell whether the game is over; if not, see once what may be done there."""
        if not place.opened:
            place.opened = True
            seat = self._trial.turn(place.state, last)
            if seat is not None:
                place.moves, weights = self._trial.sensible(place.state, seat, REPLIES)
                place.lines = [line.onward.setdefault(move, _Line()) for move in place.moves]
                whole = sum(weights)
                place.priors = [weight / whole for weight in weights]
        return not place.moves

    def _follow(self, place: _Place[S, M], move: M, visits: int) -> _Place[S, M]:
        """Play a move: chance brings something new the more seldom the more often it was tried."""
        known = place.after.setdefault(move, [])
        if known and (not known[0].lucky or len(known) > sqrt(visits)):
            return known[self._trial.luck.below(len(known))] if len(known) > 1 else known[0]
        state, lucky = self._trial.onward(place.state, move)
        known.append(_Place(state, lucky=lucky))
        return known[-1]

    def _choose(self, place: _Place[S, M]) -> tuple[M, _Line[M]]:
        """Choose what the one who decides there would look at next: what is good so far, or little known."""
        visits = total = 0.0
        for line in place.lines:
            visits += line.visits
            total += line.total
        average = total / visits if visits else 0.0
        curious = CURIOSITY * self._spread() * sqrt(visits + 1)
        best, chosen = -inf, 0
        for number, (line, prior) in enumerate(zip(place.lines, place.priors, strict=True)):
            tried = line.visits
            score = (line.total / tried if tried else average) + curious * prior / (1 + tried)
            if score > best:
                best, chosen = score, number
        return place.moves[chosen], place.lines[chosen]

    def _measure(self, value: float) -> None:
        self._seen += 1
        self._sum += value
        self._squares += value * value

    def _spread(self) -> float:
        """Tell how far apart the judgements lie so far (their standard deviation), in points."""
        mean = self._sum / self._seen if self._seen else 0.0
        return sqrt(max(0.0, self._squares / max(1, self._seen) - mean * mean)) + 1e-6
