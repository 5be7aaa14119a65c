"""What a player of the computer has in mind who decides: what is wanted, and what is good for it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from .hopes import hope, kinds, stock, turns_for, worth_of
from .mat import squares
from .outlook import outlook
from .state import NO_TILE, wishes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.move import Seat

    from .outlook import Stage, Step
    from .state import State

Plan: TypeAlias = dict[tuple[int, int], float]
"""What weight it has that a square shows a kind."""

DONE = 300.0
"""The weight of completing a recipe, for each point that this brings."""
ONWARD = 40.0
"""The weight of coming nearer to it, for each point that it is worth then."""

OTHERWISE = 0.2
"""How much of the points of a token is to be expected with another recipe."""


class Mind:
    """What a player has in mind who decides; nothing is thought of before it is needed."""

    def __init__(self, state: State, seat: Seat) -> None:
        """Begin with what is wanted, and what is at hand for it."""
        self.state = state
        self.wanted = wishes(state, seat)
        self.seen = outlook(state.box, state.mat, state.board.shows, state.board.covered)
        self._held = kinds(state.box, state.sides[seat].tiles)
        if state.plate != NO_TILE:
            self._held |= 1 << state.box.kind(state.plate)
        self._supply = stock(state.box, state.pantry)

    def hope(self, recipe: int, kind: int | None = None) -> float:
        """Guess what a recipe will bring, perhaps with a tile of another kind in hand."""
        held = self._held if kind is None else self._held | 1 << kind
        return hope(self.state.box, self.seen, recipe, held, self._supply)[1]

    def gain(self, recipe: int) -> float:
        """Guess how much more a recipe will bring than its token would with another one."""
        token = self.state.box.tokens[self.state.box.lengths[recipe]]
        return max(0.0, self.hope(recipe) - OTHERWISE * token.points)

    @cached_property
    def useful(self) -> Plan:
        """Weigh what a kind does on a square for all that is wanted."""
        return _added([self._plan(recipe) for recipe in squares(self.wanted)])

    @cached_property
    def completing(self) -> Plan:
        """Weigh what a kind completes on a square that may show something else now."""
        return _added([self._best(recipe, self.seen.last_tiles(recipe)) for recipe in squares(self.wanted)])

    def _plan(self, recipe: int) -> Plan:
        """Weigh what a kind does on an open square for a recipe, or remember it."""
        whole, to_have = self.seen.wholes[recipe], self._held | self._supply
        key = (recipe, self._held & whole, self._supply & whole)
        plan = self.seen.plans.get(key)
        if plan is None:
            lacking = [stage.lacks for stage in self.seen.stages(recipe) if stage.lacks and not stage.lacks & ~to_have]
            least = min(map(int.bit_count, lacking), default=0)
            plan = self.seen.plans[key] = self._best(recipe, self.seen.steps(recipe, least) if least else [])
        return plan

    def _best(self, recipe: int, steps: Sequence[Step]) -> Plan:
        """Find the best that a kind on a square does for a recipe."""
        weights = {stage: self._weight(recipe, stage) for stage in {stage for _, _, stage in steps}}
        best: Plan = {}
        for square, kind, stage in steps:
            key = square, kind
            if weights[stage] > best.get(key, 0.0):
                best[key] = weights[stage]
        return best

    def _weight(self, recipe: int, stage: Stage) -> float:
        """Weigh that a recipe comes so far."""
        token = self.state.box.tokens[self.state.box.lengths[recipe]]
        if not stage.lacks:
            return DONE * (token.points + (token.cubes if stage.in_order else 0))
        if stage.lacks & ~(self._held | self._supply):
            return 0.0
        return ONWARD * worth_of(token, stage, turns_for(stage, self._held))

    @cached_property
    def lying(self) -> int:
        """Give the wanted recipes that lie on the board, so that they are made by making them again (6.7)."""
        recipes = squares(self.wanted)
        return sum([1 << recipe for recipe in recipes if any(not stage.lacks for stage in self.seen.stages(recipe))])

    @cached_property
    def tiles(self) -> list[float]:
        """Weigh what a tile of each kind adds to the hand."""
        box = self.state.box
        weights = [0.1] * len(box.ingredients)
        for recipe in squares(self.wanted):
            now = self.hope(recipe)
            for kind in box.recipes[recipe].ingredients:
                if not self._held >> kind & 1:
                    weights[kind] += 1.0 + 20 * (self.hope(recipe, kind) - now)
        return weights

    @cached_property
    def lengths(self) -> list[float]:
        """Weigh what a recipe of each length promises, of those that nobody has drawn yet."""
        state = self.state
        weights = []
        for recipes, tokens in zip(state.box.of_length, state.side.left, strict=True):
            choice = squares(recipes & state.menu.undrawn) if tokens else ()
            weights.append(0.05 + sum(map(self.gain, choice)) / max(1, len(choice)))
        return weights


def _added(plans: Sequence[Plan]) -> Plan:
    added: Plan = {}
    for plan in plans:
        for key, weight in plan.items():
            added[key] = added.get(key, 0.0) + weight
    return added
