"""From pointing to a move: each target narrows the legal moves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Generic

from attrs import frozen

from .game import M
from .target import Amount, Button, Piece, Target

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence


@frozen
class _Way(Generic[M]):
    """One legal move: its path, and as keys what each target of it stands for."""

    move: M
    path: tuple[Target, ...]
    keys: tuple[Hashable, ...]
    wants: Counter[Hashable]


class Chooser(Generic[M]):
    """What one person has pointed at so far, and what may be pointed at next.

    The order of pointing is free; only the first missing target of each path is `lit`. Pieces that
    are told to be alike stand for each other.
    """

    def __init__(self, moves: Sequence[M], state: Any, alike: Mapping[int, Hashable] | None = None) -> None:  # noqa: ANN401 - the state of any game
        """Take all legal moves of one seat in one position."""
        self._alike = dict(alike or {})
        self._twins: dict[Hashable, list[Target]] = {}
        for piece, key in self._alike.items():
            self._twins.setdefault(key, []).append(Piece(piece))
        self._ways = tuple(self._way(move, move.path(state)) for move in moves)
        self._left = self._ways
        self._picked: list[Target] = []
        self._has: Counter[Hashable] = Counter()

    def offers(self) -> frozenset[Target]:
        """Tell all that may be pointed at next, in whatever order."""
        return frozenset(
            target
            for way in self._left
            for key in self._missing(way)
            for target in self._targets(key)
            if not isinstance(target, Button) or self._may_press(way, target)
        )

    def lit(self) -> frozenset[Target]:
        """Tell what is worth showing: the first missing target of each path, and switches."""
        lit: set[Target] = set()
        for way in self._left:
            first = self._first_missing(way)
            if first is not None:
                lit.update(self._targets(first))
            lit.update(key for key in self._missing(way) if isinstance(key, Button) and self._may_press(way, key))
        return frozenset(lit)

    def hit(self, *under: Target) -> Target | None:
        """Tell which of the things under the pointer, most specific first, a click there would mean.

        A picked one is put back; else the first one that is lit; else the most specific one if it is
        on offer. None means that nothing there is allowed.
        """
        lit = self.lit()
        for target in under:
            if target in self._picked or target in lit:
                return target
        return under[0] if under and under[0] in self.offers() else None

    def lift(self, *under: Target) -> Target | None:
        """Pick by lifting: never completes a move; tells what was picked."""
        target = self.hit(*under)
        if target is not None and target not in self._picked:
            self._pick(target)
        return target

    def take(self, *under: Target) -> M | None:
        """Pick by a click or a drop, or put back what was picked; gives the move when that says one."""
        target = self.hit(*under)
        if target is None:
            return None
        if target in self._picked:
            self.put_back(target)
            return None
        self._pick(target)
        return self._said()

    def finish(self) -> M | None:
        """Give the move that OK means: the picked set says one, though more could be added."""
        return next((way.move for way in self._left if not self._missing(way)), None)

    def put_back(self, target: Target) -> None:
        """Let go of one picked target; nothing happens if it was not picked."""
        if target in self._picked:
            self._picked.remove(target)
            self._narrow()

    def back(self) -> None:
        """Let go of the last pick."""
        if self._picked:
            self.put_back(self._picked[-1])

    def clear(self) -> None:
        """Let go of everything."""
        self._picked.clear()
        self._narrow()

    def picked(self) -> tuple[Target, ...]:
        """Tell what was pointed at so far, in that order."""
        return tuple(self._picked)

    def meant(self, picked: Target) -> Target:
        """Tell which target of the moves left a picked look-alike stands for."""
        if not self._left or picked not in self._picked:
            return picked
        way = self._left[0]
        same = [target for target, key in zip(way.path, way.keys, strict=True) if key == self._key(picked)]
        order = [target for target in self._picked if self._key(target) == self._key(picked)]
        return picked if picked in same else same[order.index(picked)]

    def _way(self, move: M, path: tuple[Target, ...]) -> _Way[M]:
        keys = tuple(self._key(target) for target in path)
        return _Way(move, path, keys, Counter(keys))

    def _key(self, target: Target) -> Hashable:
        return self._alike.get(target.id, target) if isinstance(target, Piece) else target

    def _targets(self, key: Hashable) -> list[Target]:
        twins = self._twins.get(key)
        if twins is None:
            return [key]  # type: ignore[list-item]  # a key without twins is the target itself
        return [target for target in twins if target not in self._picked]

    def _pick(self, target: Target) -> None:
        self._picked.append(target)
        self._narrow()

    def _narrow(self) -> None:
        self._has = Counter(self._key(target) for target in self._picked)
        self._left = tuple(way for way in self._ways if self._has <= way.wants)

    def _missing(self, way: _Way[M]) -> Counter[Hashable]:
        return way.wants - self._has

    def _first_missing(self, way: _Way[M]) -> Hashable | None:
        has = Counter(self._has)
        for key in way.keys:
            if not has[key]:
                return key
            has[key] -= 1
        return None

    def _may_press(self, way: _Way[M], button: Button) -> bool:
        """Tell whether a button is next in its path, or a switch: the same path is a move without it."""
        if self._first_missing(way) == button:
            return True
        without = way.wants - Counter([button])
        return any(other.wants == without for other in self._left)

    def _said(self) -> M | None:
        """Tell which move the picks say, counting what all moves left share."""
        missing = [self._missing(way) for way in self._left]
        shared = missing[0].copy()
        for others in missing:
            shared &= others
        for key in [key for key in shared if isinstance(key, Button | Amount)]:
            del shared[key]
        left = [want - shared for want in missing]
        said = [way for way, want in zip(self._left, left, strict=True) if not want]
        longer = any(want and not any(isinstance(key, Button) for key in want) for want in left)
        return said[0].move if said and not longer else None
