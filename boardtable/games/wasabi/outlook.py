"""What a board promises, for the computer: how far recipes have come on it, and which tile completes them where.

The same boards are looked at again and again while the computer thinks. So what is found out about one is
kept, and no square is looked at by itself where a look into a dictionary does for a whole segment.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from .mat import squares
from .matching import NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .components import Box
    from .mat import Mat

Content: TypeAlias = tuple[int, ...]
"""What the squares of a segment show, one after another; open squares show nothing."""

Step: TypeAlias = "tuple[int, int, Stage]"
"""What a tile does for a recipe: its square, its kind, and the stage to which it leads."""

LOCKED = -2
"""Stands for what a covered square shows: no recipe has it (6.3)."""


@frozen
class Stage:
    """How far a recipe has come in a segment: the kinds that it lacks, as a mask, and whether all lies in order.

    In order is what is, or can become, style, from either end (6.17, 6.18).
    """

    lacks: int
    in_order: bool


@lru_cache(maxsize=8)
def known_stages(box: Box) -> tuple[dict[Content, Stage], ...]:
    """Tell for each recipe what a segment may show while the recipe can still be completed there."""
    return tuple([_stages(recipe.ingredients) for recipe in box.recipes])


def _stages(ingredients: tuple[int, ...]) -> dict[Content, Stage]:
    """Find all that may lie in a segment: open squares, and ingredients of the recipe, none of them twice."""
    contents: list[Content] = [()]
    for _ in ingredients:
        contents = [
            (*content, kind)
            for content in contents
            for kind in (NOTHING, *ingredients)
            if kind == NOTHING or kind not in content
        ]
    orders = (ingredients, ingredients[::-1])
    in_order = {content for order in orders for content in product(*[(NOTHING, kind) for kind in order])}
    return {
        content: Stage(sum([1 << kind for kind in ingredients if kind not in content]), content in in_order)
        for content in contents
    }


@lru_cache(maxsize=8)
def _wholes(box: Box) -> tuple[int, ...]:
    """Give the ingredients of each recipe, as a mask."""
    return tuple([sum([1 << kind for kind in recipe.ingredients]) for recipe in box.recipes])


@lru_cache(maxsize=8)
def _readers(mat: Mat) -> tuple[Callable[[Sequence[int]], Content], ...]:
    """Give for each length what reads all segments of a board in one go, one after another."""
    return tuple([itemgetter(*[square for segment in segments for square in segment]) for segments in mat.segments])


@lru_cache(maxsize=4096)
def outlook(box: Box, mat: Mat, shows: tuple[int, ...], covered: int) -> Outlook:
    """Look at a board, or remember what was seen of it."""
    shown = shows if not covered else [LOCKED if covered >> n & 1 else kind for n, kind in enumerate(shows)]
    return Outlook(box, mat, shown)


class Outlook:
    """What a board promises; nothing is found out before it is asked for."""

    __slots__ = ("_box", "_contents", "_mat", "_of", "_shown", "_stages", "hopes", "plans", "wholes")

    def __init__(self, box: Box, mat: Mat, shown: Sequence[int]) -> None:
        """Look at a board."""
        self._box = box
        self._mat = mat
        self._shown = shown
        self._of = known_stages(box)
        self._contents: dict[int, tuple[tuple[Content, ...], frozenset[Content]]] = {}
        self._stages: dict[int, frozenset[Stage]] = {}
        self.wholes = _wholes(box)
        """The ingredients of each recipe, as a mask."""
        self.hopes: dict[tuple[int, int, int], tuple[int, float]] = {}
        """What was concluded for each recipe and the tiles to be had for it, ..."""
        self.plans: dict[tuple[int, int, int], dict[tuple[int, int], float]] = {}
        """... and what each kind would do for it on each square."""

    def stages(self, recipe: int) -> frozenset[Stage]:
        """Tell how far a recipe has come, each stage once."""
        found = self._stages.get(recipe)
        if found is None:
            of = self._of[recipe]
            _, different = self._read(self._box.lengths[recipe])
            found = self._stages[recipe] = frozenset([of[content] for content in of.keys() & different])
        return found

    def steps(self, recipe: int, least: int) -> list[Step]:
        """List what tiles can do for a recipe where so many kinds are lacking, each way to do it once."""
        of, length = self._of[recipe], self._box.lengths[recipe]
        contents, different = self._read(length)
        onward = {
            content: _onward(of, content) for content in of.keys() & different if of[content].lacks.bit_count() == least
        }
        return [
            (segment[at], kind, stage)
            for content, segment in zip(contents, self._mat.segments[length], strict=True)
            if content in onward
            for at, kind, stage in onward[content]
        ]

    def last_tiles(self, recipe: int) -> list[Step]:
        """List what completes a recipe as soon as it shows on a square, whatever that shows now."""
        of, length = self._of[recipe], self._box.lengths[recipe]
        contents, different = self._read(length)
        right = frozenset(self._box.recipes[recipe].ingredients)
        onward = {content: _last(of, right, content) for content in different}
        return [
            (segment[at], kind, stage)
            for content, segment in zip(contents, self._mat.segments[length], strict=True)
            for at, kind, stage in onward[content]
        ]

    def _read(self, length: int) -> tuple[tuple[Content, ...], frozenset[Content]]:
        """Read all segments of a length: each, and what is different among them."""
        read = self._contents.get(length)
        if read is None:
            shows = iter(_readers(self._mat)[length](self._shown))
            contents = tuple(zip(*[shows] * self._box.tokens[length].length, strict=True))
            read = self._contents[length] = contents, frozenset(contents)
        return read


def _onward(of: dict[Content, Stage], content: Content) -> list[tuple[int, int, Stage]]:
    """List what a tile of each lacking kind leads to on each open place of a segment."""
    return [
        (at, kind, of[*content[:at], kind, *content[at + 1 :]])
        for at, there in enumerate(content)
        if there == NOTHING
        for kind in squares(of[content].lacks)
    ]


def _last(of: dict[Content, Stage], right: frozenset[int], content: Content) -> list[tuple[int, int, Stage]]:
    """List where the one kind that is lacking completes a recipe, in place of what lies there."""
    lacks = right.difference(content)
    if len(lacks) != 1 or LOCKED in content:
        return []
    (kind,) = lacks
    stages = [(at, of.get((*content[:at], kind, *content[at + 1 :]))) for at in range(len(content))]
    return [(at, kind, stage) for at, stage in stages if stage is not None and not stage.lacks]
