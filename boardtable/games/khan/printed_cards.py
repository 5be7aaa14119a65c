"""Checks rulers, ruler cards and special cards of `components.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import text

from .components import Card, Ruler, Special
from .ground import DIRECTIONS, LETTERS, TARGETS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardtable.engine.entries import Entries

    from .components import Place

RULERS = ("russian", "seljuk", "georgian", "hungarian", "abbasid", "korean", "song", "khmer")
"""The rulers that are drawn; another one could not be shown."""
SPECIALS = ("high_morale", "protection", "divine_support", "reserve_tile")
_REGIONS = dict(zip(TERRAINS, LETTERS, strict=True))


def read_rulers(entries: Entries, rows: Sequence[str], per_court: int) -> tuple[Ruler, ...]:
    """Read the rulers with their courts and start cells (1.8, 2.4)."""
    found: list[Ruler] = []
    for group in entries.groups("ruler"):
        name = group.said("id", RULERS)
        group.said("name")
        letter = group.said("letter")
        group.said("colour")
        start = _place(group, rows, group.said("start_region", TERRAINS))
        yurts = group.number("court_yurts")
        if group.sound("court_yurts") and entries.sound("neutral_yurts"):
            group.equal("court_yurts", yurts, per_court)
        for key, value, known in (
            ("id", name, [other.id for other in found]),
            ("letter", letter, [other.letter for other in found]),
            ("start", start, [other.start for other in found]),
        ):
            if group.sound(key) and value in known:
                group.same(key)
        found.append(Ruler(name, letter, start, yurts))
        group.sourced("name_and_colour_provenance", "start_provenance")
    if entries.sound("ruler") and not found:
        entries.wrong("ruler", text("khan", "there must be a ruler"))
    return tuple(found)


def _place(group: Entries, rows: Sequence[str], region: str) -> Place:
    """Read a cell of the map that lies in a region."""
    given = group.list_of_numbers("start", 0, 99)
    on_map = dict(enumerate(rows))
    if rows and group.sound("start", "start_region"):
        row, column = (*given, -1, -1)[:2]
        if len(given) != 2 or on_map.get(row, "")[column : column + 1] != _REGIONS[region]:  # noqa: PLR2004 - row, column
            group.wrong("start", text("khan", "this must be the row and column of a cell of that region"))
    return (*given, 0, 0)[:2]  # type: ignore[return-value]  # there are always two


def read_cards(entries: Entries, rulers: Sequence[str]) -> tuple[Card, ...]:
    """Read the ruler cards; each of them is another one."""
    group = entries.group("cards")
    group.list_of_said("printed_facts")
    total, each = group.number("total", 1, 99), group.number("per_ruler", 1, 99)
    group.list_of_said("directions", DIRECTIONS)
    group.list_of_said("targets", TARGETS)
    found: list[Card] = []
    for card in group.groups("deck"):
        ruler = card.said("ruler", rulers or RULERS)
        direction, target = card.said("direction", DIRECTIONS), card.said("target", TARGETS)
        card.done()
        name = f"{ruler}:{direction}:{target}"
        if card.sound() and name in [other.name for other in found]:
            card.same("target")
        number = list(rulers or RULERS).index(ruler)
        found.append(Card(number, DIRECTIONS.index(direction), TARGETS.index(target), name))
    if group.sound() and entries.sound("ruler"):
        group.equal("total", total, len(found))
        group.equal("per_ruler", each * len(rulers), len(found))
    group.sourced()
    return tuple(found)


def read_specials(entries: Entries, seats: Sequence[int]) -> tuple[Special, ...]:
    """Read the special cards, and how many of each a player gets (2.3)."""
    summary = entries.group("special_cards")
    total = summary.number("total")
    summary.sourced()
    found: dict[str, Special] = {}
    boxed = 0
    for group in entries.groups("special_card"):
        name = group.said("id", SPECIALS)
        group.said("name")
        many = group.number("in_box")
        boxed += many
        given = group.group("per_player")
        counts = tuple([(players, given.number(str(players), 0, 9)) for players in seats])
        given.done()
        group.truth("marked_with_yurt")
        twice = group.list_of_numbers("not_twice_running", seats[0], seats[-1])
        regions = group.list_of_numbers("regions", seats[0], seats[-1])
        if group.sound("id") and name in found:
            group.same("id")
        if group.sound("in_box", "per_player"):
            group.at_most("per_player", max(players * count for players, count in counts), many)
        found[name] = Special(name, counts, twice, regions)
        group.sourced() if group.has("provenance") else group.done()
    if entries.sound("special_card") and set(found) != set(SPECIALS):
        entries.wrong(
            "special_card", text("khan", "every special card must be here: {names}", names=", ".join(SPECIALS))
        )
        return ()
    if entries.sound("special_card", "special_cards"):
        summary.equal("total", total, boxed)
    return tuple(found[name] for name in SPECIALS if name in found)
