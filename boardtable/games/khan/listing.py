"""Lists of decisions that are written out only for who reads them all.

In most positions some hundred decisions are legal. A random game needs one of them, and its number.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, compress
from operator import itemgetter
from typing import TYPE_CHECKING, Generic, TypeVar, overload

from typing_extensions import override

if TYPE_CHECKING:
    from .ground import Ground

A = TypeVar("A")
T_co = TypeVar("T_co", covariant=True)

_BYTES = tuple([bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256)])


def nth(mask: int, n: int) -> int:
    """Give one number of a set, counted from 0, without listing them all.

    >>> nth(0b101001, 1)
    3
    """
    low, width = 0, mask.bit_length()
    while width > 1:
        half = width >> 1
        part = mask & ((1 << half) - 1)
        count = part.bit_count()
        if n < count:
            mask, width = part, half
        else:
            n, mask, low, width = n - count, mask >> half, low + half, width - half
    return low


class Lazy(Sequence[T_co]):
    """A list that knows its length and can give any one item."""

    @abstractmethod
    def one(self, n: int) -> T_co:
        """Give an item by its number, which is in range."""

    @overload
    def __getitem__(self, index: int) -> T_co: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[T_co]: ...

    @override
    def __getitem__(self, index: int | slice) -> T_co | Sequence[T_co]:
        """Give an item, or a part as a list."""
        if isinstance(index, slice):
            return tuple(self)[index]
        n = range(len(self))[index]  # counts from the end, and raises IndexError
        return self.one(n)


class OnCells(Generic[T_co]):
    """Things that need one cell each; those of some cells are found without looking at each."""

    def __init__(self, ground: Ground, cells: Sequence[int], things: Sequence[T_co]) -> None:
        """Take cells by number, and the thing for each of them."""
        self._size = ground.rows * ground.stride // 8 + 1
        self._things = tuple(things)
        self._pick = itemgetter(*cells, 0, 0)  # two more, or a single one would come without a tuple
        self.cells = sum([1 << cell for cell in cells])
        self.by_cell = dict(zip(cells, things, strict=True))

    def among(self, free: int) -> Iterator[T_co]:
        """Give the things whose cells are in a set."""
        one_a_cell = b"".join(map(_BYTES.__getitem__, free.to_bytes(self._size, "little")))
        return compress(self._things, self._pick(one_a_cell))


class Chosen(Lazy[T_co]):
    """The things whose cells are in a set."""

    def __init__(self, things: OnCells[T_co], free: int) -> None:
        """Take all things, and the cells."""
        self._things = things
        self._cells = things.cells & free

    @override
    def __len__(self) -> int:
        return self._cells.bit_count()

    @override
    def one(self, n: int) -> T_co:
        return self._things.by_cell[nth(self._cells, n)]

    @override
    def __iter__(self) -> Iterator[T_co]:
        return self._things.among(self._cells)


class Numbered(Lazy[T_co]):
    """Some things out of many, by their numbers."""

    def __init__(self, things: Sequence[T_co], numbers: Sequence[int]) -> None:
        """Take all things, and the numbers."""
        self._things = things
        self._numbers = numbers

    @override
    def __len__(self) -> int:
        return len(self._numbers)

    @override
    def one(self, n: int) -> T_co:
        return self._things[self._numbers[n]]

    @override
    def __iter__(self) -> Iterator[T_co]:
        return map(self._things.__getitem__, self._numbers)


class Made(Lazy[T_co], Generic[A, T_co]):
    """Things that are made only when they are asked for."""

    def __init__(self, of: Sequence[A], make: Callable[[A], T_co]) -> None:
        """Take what each thing is made of, and how."""
        self._of = of
        self._make = make

    @override
    def __len__(self) -> int:
        return len(self._of)

    @override
    def one(self, n: int) -> T_co:
        return self._make(self._of[n])

    @override
    def __iter__(self) -> Iterator[T_co]:
        return map(self._make, self._of)


class Joined(Lazy[T_co]):
    """Several lists, one behind the other."""

    def __init__(self, parts: Iterable[Sequence[T_co]]) -> None:
        """Take the lists in their order."""
        self._parts = tuple(parts)
        self._lengths = [len(part) for part in self._parts]

    @override
    def __len__(self) -> int:
        return sum(self._lengths)

    @override
    def one(self, n: int) -> T_co:
        part = 0
        while n >= self._lengths[part]:
            n -= self._lengths[part]
            part += 1
        return self._parts[part][n]

    @override
    def __iter__(self) -> Iterator[T_co]:
        return chain(*self._parts)
