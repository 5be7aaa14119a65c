"""From pointing to a move: each target narrows the legal moves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Generic

from attrs import frozen

from .game import M
from .target import Amount, Button, Cell, Piece, Target

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence


@frozen
class _Way(Generic[M]):
    """One legal move: its path, and as keys what each target of it stands for.

    `switches` are buttons without which the same path says another move; `wants` leaves them out.
    """

    move: M
    path: tuple[Target, ...]
    keys: tuple[Hashable, ...]
    wants: Counter[Hashable]
    switches: frozenset[Button]


class Chooser(Generic[M]):
    """What one person has pointed at so far, and what may be pointed at next.

    The order of pointing is free; only what stands next in a path is `lit`. Pieces that are told to
    be alike stand for each other. A switch narrows nothing: it decides between two moves that
    differ by it alone.
    """

    def __init__(self, moves: Sequence[M], state: Any, alike: Mapping[int, Hashable] | None = None) -> None:  # noqa: ANN401 - the state of any game
        """Take all legal moves of one seat in one position."""
        self._alike = dict(alike or {})
        self._twins: dict[Hashable, list[Target]] = {}
        for piece, key in self._alike.items():
            self._twins.setdefault(key, []).append(Piece(piece))
        self._ways = self._all_ways((move, move.path(state)) for move in moves)
        self._opening = self._common_opening()
        self._picked: list[Target] = []
        self._lit: frozenset[Target] | None = None
        self._fits: tuple[tuple[Cell, ...], ...] | None = None
        self._narrow()

    def offers(self) -> frozenset[Target]:
        """Tell all that may be pointed at next, in whatever order; a whole zone only once it is lit."""
        offers = set(self.lit())
        for way in self._left:
            for key in self._missing(way):
                if not isinstance(key, Button | Amount) and not _is_whole_zone(key):
                    offers.update(self._targets(key))
        return frozenset(offers)

    def lit(self) -> frozenset[Target]:
        """Tell what is worth showing: what stands next in each path, and switches that are not pressed."""
        if self._lit is None:
            keys: set[Hashable] = set()
            lit: set[Target] = set()
            for way in self._left:
                keys.update(self._next(way))
                if way.switches:
                    lit.update(way.switches.difference(self._picked))
            self._lit = frozenset(lit.union(self._goals(), *map(self._targets, keys)))
        return self._lit

    def pressed(self) -> frozenset[Button]:
        """Tell which switches are pressed."""
        switches = frozenset(button for way in self._ways for button in way.switches)
        return switches.intersection(target for target in self._picked if isinstance(target, Button))

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
        """Pick by a click or a drop, or put back what was picked; gives the move when that says one.

        A button that completes a path says its move, though more could be picked.
        """
        target = self.hit(*under)
        if target is None:
            return None
        if target in self._goals():  # it went without saying: nothing is added, and a second drop takes nothing back
            return self._said(target)
        if target in self._picked:
            self.put_back(target)
            return None
        self._pick(target)
        return self._said(target)

    def fits(self) -> tuple[tuple[Cell, ...], ...]:
        """Tell on which places a large piece may come to lie: for each move left all its places in a zone.

        Only zones count in which a move has more than one place, and lacks one.
        """
        if self._fits is None:
            spaces = dict.fromkeys(there for way in self._left for there in _spaces(way.path))
            picked = set(self._picked)
            self._fits = tuple(there for there in spaces if not picked.issuperset(there))
        return self._fits

    def may_lie(self, cells: Iterable[Target]) -> bool:
        """Tell whether a large piece may come to lie on exactly these places."""
        wanted = set(cells)
        return any(set(there) == wanted for there in self.fits())

    def lay(self, cells: Sequence[Target]) -> M | None:
        """Pick all places that a large piece is laid on; gives the move when that says one."""
        for cell in cells:
            if cell not in self._picked:
                self._pick(cell)
        return self._said(cells[-1])

    def loosen(self) -> tuple[Target, ...]:
        """Put back all places that a large piece was laid on, since it is taken up again; tells which."""
        picked = set(self._picked)
        laid = [there for way in self._left for there in _spaces(way.path) if picked.issuperset(there)]
        places = tuple(target for target in self._picked if any(target in there for there in laid))
        for target in places:
            self.put_back(target)
        return places

    def finish(self) -> M | None:
        """Give the move that OK means: the picked set says one, though more could be added."""
        return self._exact() if self._picked and self._longer() else None

    def meets(self, one: Target, other: Target) -> bool:
        """Tell whether two picks of different sorts say a move, so that bringing one to the other plays it."""
        both = {one, other} <= set(self._picked)
        return both and _sort(one) != _sort(other) and self._said(other) is not None

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

    def stand_ins(self, move: M) -> tuple[tuple[int, int], ...]:
        """Tell which picked look-alikes stand for which pieces of a move, as pairs of numbers."""
        path = next(way.path for way in self._ways if way.move == move)
        meant = [target for target in path if isinstance(target, Piece) and target not in self._picked]
        pairs = []
        for picked in self._picked:
            if isinstance(picked, Piece) and picked not in path:
                twin = next(target for target in meant if self._key(target) == self._key(picked))
                meant.remove(twin)
                pairs.append((picked.id, twin.id))
        return tuple(pairs)

    def _all_ways(self, paths: Iterable[tuple[M, tuple[Target, ...]]]) -> tuple[_Way[M], ...]:
        keyed = [(move, path, tuple(self._key(target) for target in path)) for move, path in paths]
        known = {frozenset(Counter(keys).items()) for _, _, keys in keyed}
        ways = []
        for move, path, keys in keyed:
            wants = Counter(keys)
            buttons = [key for key in keys if isinstance(key, Button)]
            switches = frozenset(b for b in buttons if frozenset((wants - Counter([b])).items()) in known)
            ways.append(_Way(move, path, keys, wants - Counter(switches), switches))
        return tuple(ways)

    def _common_opening(self) -> Hashable | None:
        """Find the target with which all moves begin, if there is a choice of moves: it goes without saying."""
        openings = {way.keys[0] for way in self._ways}
        opening = next(iter(openings)) if len(openings) == 1 and len(self._ways) > 1 else None
        return opening if isinstance(opening, Cell) else None

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
        pressed = self.pressed()
        self._has = Counter(self._key(target) for target in self._picked if target not in pressed)
        has = tuple(self._has.items())
        self._left = tuple(way for way in self._ways if all(way.wants[key] >= n for key, n in has))
        self._silent = self._all_share()
        self._lit = None
        self._fits = None

    def _missing(self, way: _Way[M]) -> Counter[Hashable]:
        return way.wants - self._has

    def _next(self, way: _Way[M]) -> Iterator[Hashable]:
        """Tell what stands next in a path: the first missing target, with those of its sort right behind it."""
        has = dict(self._has)
        sort: Hashable = None
        for key, target in zip(way.keys, way.path, strict=True):
            if target in way.switches:
                continue
            if has.get(key):
                has[key] -= 1
                continue
            if sort is not None and _sort(target) != sort:
                return
            yield key
            if key not in self._silent:
                sort = _sort(target)
                if sort is None:
                    return

    def _all_share(self) -> frozenset[Hashable]:
        """Find what a click or drop need not name: the opening of all moves, and zones that all moves left share."""
        opening = frozenset(() if self._opening is None else (self._opening,))
        zones = [key for key in self._left[0].wants if _is_whole_zone(key)] if self._left else []
        shared = (key for key in zones if all(key in way.wants for way in self._left))
        return opening.union(key for key in shared if all(key != way.keys[0] for way in self._left))

    def _goals(self) -> frozenset[Target]:
        """Tell which zones all moves left share, once something was picked: any drop may go there."""
        return frozenset(
            key
            for key in self._silent
            if self._has and isinstance(key, Cell) and key.at is None and key != self._opening
        )

    def _longer(self) -> bool:
        """Tell whether a move is left that needs more to be pointed at, and no button."""
        return any(
            not self._is_said(way) and not any(isinstance(key, Button) for key in self._missing(way))
            for way in self._left
        )

    def _is_said(self, way: _Way[M]) -> bool:
        return all(key in self._silent for key in self._missing(way))

    def _exact(self) -> M | None:
        """Find the move that the picks say: the one with most of the pressed switches."""
        pressed = self.pressed()
        said = [way for way in self._left if way.switches <= pressed and self._is_said(way)]
        return max(said, key=lambda way: len(way.switches)).move if said else None

    def _said(self, last: Target) -> M | None:
        """Tell which move a click or drop has completed, if any."""
        if isinstance(last, Button):
            return None if last in self.pressed() else self._exact()
        return None if self._longer() else self._exact()


def _spaces(path: Iterable[Target]) -> Iterator[tuple[Cell, ...]]:
    """Give the places of each zone of which a path names more than one."""
    cells = [target for target in path if isinstance(target, Cell) and target.at is not None]
    for zone in dict.fromkeys(cell.zone for cell in cells):
        there = tuple(cell for cell in cells if cell.zone == zone)
        if len(there) > 1:
            yield there


def _is_whole_zone(key: Hashable) -> bool:
    return isinstance(key, Cell) and key.at is None


def _sort(target: Target) -> Hashable:
    """Tell what may be pointed at in one go with others: pieces, or places of one zone; None stands alone."""
    if isinstance(target, Piece):
        return Piece
    return target.zone if isinstance(target, Cell) and target.at is not None else None
