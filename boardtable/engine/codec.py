"""Moves, options and other frozen data to and from plain JSON values."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from attrs import NOTHING, fields

from .text import Text, plain, plural, text

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from attrs import AttrsInstance

    from .move import Move

M = TypeVar("M", bound="Move")

_LARGEST = 2**63
"""Whole numbers in a file lie below this, on either side of zero."""


class CodecError(ValueError):
    """A plain value does not fit; says where in the value, and what was expected there."""

    def __init__(self, fault: Text, path: str) -> None:
        """Name the entry by its path from the outermost value, such as `seats[2].name`."""
        super().__init__(f"{path}: {plain(fault)}" if path else plain(fault))
        self.path = path
        self.fault = fault

    @property
    def why(self) -> Text:
        """Say it to a person: the entry, then what was expected there."""
        if not self.path:
            return self.fault
        return text("codec", "{path}: {fault}", path=self.path[:80], fault=self.fault)


def to_plain(value: object) -> object:
    """Turn frozen data into dictionaries, lists, numbers, strings, booleans and None."""
    if isinstance(value, tuple):
        return [to_plain(item) for item in value]
    if value is None or isinstance(value, bool | int | str):
        return value
    data = cast("type[AttrsInstance]", type(value))
    return {field.name: to_plain(getattr(value, field.name)) for field in fields(data)}


def from_plain(value: object, wanted: Any, path: str = "") -> Any:  # noqa: ANN401 - any type is asked for, and given
    """Build a value of the wanted type from plain JSON values; raises CodecError.

    Wanted types: int, str, bool, None, unions of these, tuples, and frozen attrs classes of them.
    """
    origin = get_origin(wanted)
    if origin in {Union, UnionType}:
        return _one_of(value, get_args(wanted), path)
    if origin is tuple:
        return _tuple(value, get_args(wanted), path)
    if wanted in {int, str, bool, NoneType}:
        if type(value) is not wanted:
            raise CodecError(_EXPECTED[wanted], path)
        if isinstance(value, int) and not -_LARGEST < value < _LARGEST:
            raise CodecError(text("codec", "this number is too large"), path)
        return value
    return _data(value, wanted, path)


def move_to_plain(move: Move) -> dict[str, object]:
    """Write a decision as a line of a record has it: its verb, its seat, then its meanings."""
    plain: dict[str, object] = {"do": move.tag}
    for field in fields(type(move)):
        plain[field.name] = to_plain(getattr(move, field.name))
    return plain


def move_from_plain(value: Mapping[str, object], moves: Sequence[type[M]]) -> M:
    """Read a decision of one of the given classes; raises CodecError. It need not be legal."""
    tag = value.get("do")
    for wanted in moves:
        if wanted.tag == tag:
            entries = {key: item for key, item in value.items() if key != "do"}
            move: M = _data(entries, wanted, "")
            return move
    raise CodecError(text("codec", "this game has no such move"), "do")


def _one_of(value: object, wanted: tuple[Any, ...], path: str) -> object:
    faults: list[CodecError] = []
    for kind in wanted:
        try:
            return from_plain(value, kind, path)
        except CodecError as error:
            faults.append(error)
    raise faults[0]  # the first kind is the usual one


def _tuple(value: object, wanted: tuple[Any, ...], path: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise CodecError(text("codec", "this must be a list"), path)
    if wanted[-1] is Ellipsis:
        return tuple(from_plain(item, wanted[0], f"{path}[{n}]") for n, item in enumerate(value))
    if len(value) != len(wanted):
        fault = plural("codec", "this must be a list of {n} entry", "this must be a list of {n} entries", n=len(wanted))
        raise CodecError(fault, path)
    return tuple(
        from_plain(item, kind, f"{path}[{n}]") for n, (item, kind) in enumerate(zip(value, wanted, strict=True))
    )


def _data(value: object, wanted: type[Any], path: str) -> Any:  # noqa: ANN401 - an instance of what is wanted
    if not isinstance(value, dict):
        raise CodecError(text("codec", "this must be a group of named entries"), path)
    types = _types(cast("Hashable", wanted))
    found: dict[str, object] = {}
    for field in fields(wanted):
        below = f"{path}.{field.name}" if path else field.name
        if field.name in value:
            found[field.alias] = from_plain(value[field.name], types[field.name], below)
        elif field.default is NOTHING:
            raise CodecError(text("codec", "this entry is missing"), below)
    for key in value:
        if key not in types:
            raise CodecError(text("codec", "this entry is not known"), f"{path}.{key}" if path else key)
    return wanted(**found)


@cache
def _types(wanted: Any) -> dict[str, Any]:  # noqa: ANN401 - a class of attrs
    hints = get_type_hints(wanted)
    return {field.name: hints[field.name] for field in fields(wanted)}


_EXPECTED = {
    int: text("codec", "this must be a whole number"),
    str: text("codec", "this must be a text"),
    bool: text("codec", "this must be true or false"),
    NoneType: text("codec", "this must be empty"),
}
