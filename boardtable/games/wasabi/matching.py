"""Which recipes a change of the board has made (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .components import Box
    from .mat import Line, Mat

NOTHING = -1
"""What a square shows that is empty or covered."""


def made(box: Box, mat: Mat, shown: Sequence[int], changed: Iterable[int]) -> tuple[int, int]:
    """Tell which recipes lie in segments with a changed square (6.6), and which of them in style (6.17).

    `shown` is what each square shows now, `changed` the squares that show something else than before.
    """
    fresh = style = 0
    for square in changed:
        if shown[square] != NOTHING:
            for line in mat.lines[square]:
                more, better = _along(box, shown, square, line)
                fresh |= more
                style |= better
    return fresh, style


def _along(box: Box, shown: Sequence[int], square: int, line: Line) -> tuple[int, int]:
    """Look through all segments of one row or column with a square in them."""
    before, after = line
    run = [shown[square]]
    for other in after:
        kind = shown[other]
        if kind == NOTHING:  # 6.3
            break
        run.append(kind)
    here = 0
    for other in before:
        kind = shown[other]
        if kind == NOTHING:
            break
        run.insert(0, kind)
        here += 1
    fresh = style = 0
    if len(run) == 1:
        return 0, 0
    sums = [0]
    for kind in run:
        sums.append(sums[-1] + (1 << 4 * kind))
    matches = box.matches
    for first in range(here + 1):
        below = sums[first]
        for last in range(max(first + 1, here), len(run)):
            found = matches.get(sums[last + 1] - below)  # any order (6.1), whatever lies beside it (6.2)
            if found is not None:
                fresh |= found
                style |= box.in_order.get(tuple(run[first : last + 1]), 0)  # from either end (6.18)
    return fresh, style


def segments_with(box: Box, mat: Mat, shown: Sequence[int], recipe: int, *, in_style: bool) -> list[tuple[int, ...]]:
    """Find all segments that show a recipe, in any order (6.1) or only those in style (6.18)."""
    wanted = box.recipes[recipe].ingredients
    printed = {wanted, wanted[::-1]}
    return [
        segment
        for segment in mat.segments[box.lengths[recipe]]
        for run in [tuple([shown[square] for square in segment])]
        if run in printed or (not in_style and sorted(run) == sorted(wanted))
    ]
