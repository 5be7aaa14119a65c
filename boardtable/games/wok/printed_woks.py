"""Checks the wok cards of `components.toml`: each kind has entries of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from boardtable.engine.text import text

from .components import (
    Combo,
    Covered,
    Double,
    HandWok,
    Leftovers,
    ManDouble,
    ManPower,
    ManSwap,
    NoSymbol,
    Sets,
    Wok,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from boardtable.engine.entries import Entries

_MEN = (ManDouble, ManPower, ManSwap)


def reds(woks: Sequence[Wok]) -> tuple[Wok, ...]:
    """Give the wok cards with a red frame."""
    return tuple(wok for wok in woks if not isinstance(wok, _MEN))


def read_woks(entries: Entries, ingredients: Sequence[str]) -> tuple[tuple[Wok, ...], bool]:
    """Read all wok cards, and tell whether they can be counted; no two may be the same by another name (1.6)."""
    found: list[Wok] = []
    all_known = True
    for group in entries.groups("wok"):
        name = group.said("id")
        kind = group.said("kind", tuple(_KINDS))
        if not group.sound("kind"):
            all_known = False
            continue  # its other entries cannot be judged
        wok = _KINDS[kind](group, name, ingredients)
        group.said("frame", ("blue",) if isinstance(wok, _MEN) else ("red",))
        group.sourced()
        if group.sound("id") and name in [other.id for other in found]:
            group.same("id")
        if group.sound() and any(evolve(other, id=name) == wok for other in found):
            group.wrong("kind", text("wok", "no two wok cards may be the same"))
        if isinstance(wok, ManPower) and any(isinstance(other, ManPower) for other in found):
            group.wrong("kind", text("wok", "there is only one Man-at-power-wok"))
        found.append(wok)
    return tuple(found), all_known and bool(found)


def _combo(group: Entries, name: str, ingredients: Sequence[str]) -> Combo:
    needs = group.amounts("needs", ingredients)
    if group.sound("needs") and len(needs) < 2:  # noqa: PLR2004 - one alone would be a set
        group.wrong("needs", text("wok", "a combination has two ingredients or more"))
    return Combo(name, group.number("points"), tuple(needs.get(ingredient, 0) for ingredient in ingredients))


def _double(group: Entries, name: str, ingredients: Sequence[str]) -> Double:
    sides: list[tuple[int, int]] = []
    for side in ("left", "right"):
        half = group.group(side)
        sides.append((ingredients.index(half.said("type", ingredients)), half.number("points_each")))
        half.done()
    left, right = sides
    if group.sound("left", "right") and left[0] == right[0]:
        group.same("right.type")
    return Double(name, (left[0], right[0]), (left[1], right[1]))


def _man_double(group: Entries, name: str, _ingredients: Sequence[str]) -> ManDouble:
    return ManDouble(name, (group.number("left_points_each"), group.number("right_points_each")))


_KINDS: dict[str, Callable[[Entries, str, Sequence[str]], Wok]] = {
    "covered": lambda group, name, _: Covered(name, group.number("points")),
    "combo": _combo,
    "set": lambda group, name, _: Sets(name, group.number("size"), group.number("points")),
    "leftovers": lambda group, name, _: Leftovers(name, group.number("points_each")),
    "hand": lambda group, name, _: HandWok(name, group.number("points_each")),
    "no_symbol": lambda group, name, _: NoSymbol(name, group.number("points_each")),
    "double": _double,
    "man_double": _man_double,
    "man_power": lambda group, name, _: ManPower(name, group.number("points")),
    "man_swap": lambda _group, name, _ingredients: ManSwap(name),
}
