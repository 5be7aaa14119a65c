"""Checks what stands in `components.toml`, and makes the box of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.entries import Entries, Faults
from boardtable.engine.game import BoxError
from boardtable.engine.text import text

from . import INFO
from .components import (
    BUILDINGS,
    COLOURS,
    EDGES,
    EFFECTS,
    ROLES,
    ROWS,
    SAILS,
    SHAPES,
    SHIP,
    Box,
    Scoring,
    Ship,
    Special,
    Tile,
    Viking,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

_ROUNDS = 6
"""Small and large scorings by turns, and the final scoring after the last large one (3.2)."""
_GROUPS = 12
"""So many spaces has the wheel, and so many divide by 2, 3 and 4 players (3.3)."""


def box(values: Mapping[str, object]) -> Box:
    """Make the box of parsed components; raises BoxError with every fault, each by its path in the file."""
    faults = Faults()
    entries = Entries(values, faults)
    _head(entries)
    rounds, groups = _course(entries)
    vikings = _vikings(entries)
    start_tiles = _start_tiles(entries)
    islands = _islands(entries)
    ships, ship_tiles = _ships(entries)
    gold, points = _gold(entries)
    scoring = _scoring(entries)
    face_up = _progress(entries)
    specials = _specials(entries, [tile.building for tile in islands])
    made = Box(
        rounds, groups, vikings, islands + ship_tiles, ships, specials, start_tiles, gold, points, face_up, scoring
    )
    _totals(entries, made)
    entries.done()
    if faults.found:
        raise BoxError(faults.found)
    return _known(made)


@lru_cache(maxsize=8)
def _known(made: Box) -> Box:
    """Give the equal box that was made before, if there is one: what is kept by box need not compare whole boxes."""
    return made


def _head(entries: Entries) -> None:
    entries.number("schema_version", 1, 1)
    entries.said("game", (INFO.id,))
    entries.number("players_min", INFO.seats[0], INFO.seats[0])
    entries.number("players_max", INFO.seats[-1], INFO.seats[-1])
    entries.names("sources")


def _course(entries: Entries) -> tuple[int, int]:
    group = entries.group("course")
    rounds = group.number("rounds", _ROUNDS, _ROUNDS)
    groups = group.number("groups_per_round", _GROUPS, _GROUPS)
    group.sourced()
    return rounds, groups


def _vikings(entries: Entries) -> tuple[Viking, ...]:
    """Read the six colours; a colour, its role and its row belong together (1.1)."""
    found: dict[int, Viking] = {}
    orders: list[int] = []
    for group in entries.groups("viking"):
        colour = group.said("colour", COLOURS)
        number = COLOURS.index(colour)
        if group.sound("colour") and number in found:
            group.same("colour")
        role = group.said("role", ROLES[number : number + 1])
        count = group.number("count")
        row = number + 1 if number else 0
        group.number("row", row, row)
        order = group.number("offer_order", 0, len(COLOURS) - 1)
        if group.sound("offer_order") and order in orders:
            group.same("offer_order")
        orders.append(order)
        found[number] = Viking(colour, role, count, order)
        group.sourced()
    if entries.sound("viking") and len(found) < len(COLOURS):
        entries.wrong("viking", text("wikinger", "every colour must have its vikings here"))
    return tuple(found.get(number, Viking(colour, ROLES[number], 1, 0)) for number, colour in enumerate(COLOURS))


def _start_tiles(entries: Entries) -> int:
    group = entries.group("start_tiles")
    count = group.number("count", INFO.seats[-1])
    group.sourced()
    return count


def _islands(entries: Entries) -> tuple[Tile, ...]:
    found: list[Tile] = []
    for group in entries.groups("island"):
        name = group.said("id")
        if group.sound("id") and name in [tile.id for tile in found] + list(SAILS):
            group.same("id")
        kind = group.said("kind", tuple(EDGES))
        left, right = EDGES[kind]
        group.said("left", (left,))
        group.said("right", (right,))
        building = group.said("building", BUILDINGS) if group.has("building") else ""
        if building and kind != "middle":
            group.wrong("building", text("wikinger", "only middles have a building"))
        elif building and building in [tile.building for tile in found]:
            group.same("building")
        found.append(Tile(name, SHAPES.index(kind), group.number("count"), building))
        group.sourced()
    return tuple(found)


def _ships(entries: Entries) -> tuple[tuple[Ship, ...], tuple[Tile, ...]]:
    found: list[Ship] = []
    tiles: list[Tile] = []
    for group in entries.groups("ship"):
        sail = group.said("sail", SAILS)
        if group.sound("sail") and sail in [ship.sail for ship in found]:
            group.same("sail")
        depth = group.number("depth_row", 2, ROWS)
        kind = group.said("reward_kind", ("gold", "vp"))
        amount = group.number("amount")
        tiles.append(Tile(sail, SHIP, group.number("count"), ship=len(found)))
        found.append(Ship(sail, depth, amount if kind == "gold" else 0, amount if kind == "vp" else 0))
        group.sourced()
    return tuple(found), tuple(tiles)


def _gold(entries: Entries) -> tuple[tuple[tuple[int, int], ...], int]:
    """Read with how much gold and how many points each player begins (2.1)."""
    group = entries.group("gold")
    gold = tuple((players, group.number(f"start_{players}")) for players in INFO.seats)
    group.sourced()
    group = entries.group("vp")
    points = group.number("start", 0)
    group.sourced()
    return gold, points


def _scoring(entries: Entries) -> Scoring:
    group = entries.group("scoring")
    scoring = Scoring(
        group.number("goldsmith_gold"),
        group.number("noble_vp"),
        group.number("scout_vp"),
        group.number("scout_vp_per_goldsmith_or_fisherman_below"),
        group.number("final_gold_per_vp"),
        group.number("most_boatsmen_vp"),
        group.number("most_completed_islands_vp"),
        group.number("longest_completed_island_vp"),
        group.number("fisherman_feeds"),
        group.number("surplus_vp_each"),
        group.number("shortage_vp_each"),
    )
    group.sourced()
    return scoring


def _progress(entries: Entries) -> int:
    group = entries.group("progress")
    face_up = group.number("face_up", 1, 4)
    group.sourced()
    return face_up


def _specials(entries: Entries, buildings: list[str]) -> tuple[Special, ...]:
    found: list[Special] = []
    known = [building for building in buildings if building] or list(BUILDINGS)
    for group in entries.groups("special"):
        name = group.said("id")
        if group.sound("id") and name in [special.id for special in found]:
            group.same("id")
        effect = group.said("effect", EFFECTS)
        building = group.said("building", known) if effect == "building" else ""
        amount = 0 if effect == "boat" else group.number("amount")
        count = group.number("count", 1, 1 if building else 99)
        if building and group.sound("building") and building in [special.building for special in found]:
            group.same("building")
        found.append(Special(name, effect, amount, count, building))
        group.sourced()
    return tuple(found)


def _totals(entries: Entries, made: Box) -> None:
    """Compare what there is with what the rounds need."""
    if entries.sound("island", "ship", "course") and made.first_start != made.rounds * made.groups:  # 2.3
        what = text("wikinger", "tiles in the stacks, ships included: {n}", n=made.rounds * made.groups)
        entries.wrong("island", what)
    vikings = sum(viking.count for viking in made.vikings)
    if entries.sound("viking", "course") and vikings < made.rounds * (made.groups + 1):  # 14.2 a
        what = text("wikinger", "vikings, at least: {n}", n=made.rounds * (made.groups + 1))
        entries.wrong("viking", what)
    specials = sum(special.count for special in made.specials)
    if entries.sound("special", "progress", "course") and specials < made.rounds * made.face_up:  # 14.1
        what = text("wikinger", "special tiles, at least: {n}", n=made.rounds * made.face_up)
        entries.wrong("special", what)
