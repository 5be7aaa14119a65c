"""How rulers, regions, cards and pieces are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import Player, Text, plural, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .components import Box, Card, Kind

RULERS: dict[str, Text] = {
    "russian": text("khan", "the Russian"),
    "seljuk": text("khan", "the Seljuk"),
    "georgian": text("khan", "the Georgian"),
    "hungarian": text("khan", "the Hungarian"),
    "abbasid": text("khan", "the Abbasid"),
    "korean": text("khan", "the Korean"),
    "song": text("khan", "the Song"),
    "khmer": text("khan", "the Khmer"),
}

DIRECTIONS: tuple[Text, ...] = (
    text("khan", "north"),
    text("khan", "north-east"),
    text("khan", "east"),
    text("khan", "south-east"),
    text("khan", "south"),
    text("khan", "south-west"),
    text("khan", "west"),
    text("khan", "north-west"),
)

TARGETS: tuple[Text, ...] = (
    text("khan", "mountains"),
    text("khan", "tundra"),
    text("khan", "ice"),
    text("khan", "rocky desert"),
    text("khan", "sand desert"),
    text("khan", "tropical forest"),
    text("khan", "joker"),
    text("khan", "river"),
    text("khan", "outer area"),
)
"""The first ones are the regions."""

SPECIALS: tuple[Text, ...] = (
    text("khan", "High Morale"),
    text("khan", "Protection of the Great Khan"),
    text("khan", "Support of the Gods"),
    text("khan", "Reserve Tile"),
)


TO_RESERVE = text("khan", "To reserve a piece, put it on the card Reserve Tile.")


def listed(items: Sequence[Text | Player]) -> Text:
    """Make a list of names, of which there is at least one.

    >>> from boardtable.engine.text import plain
    >>> plain(listed(TARGETS[:3]))
    'mountains, tundra, ice'
    """
    made = text("khan", "{name}", name=items[0])
    for item in items[1:]:
        made = text("khan", "{list}, {name}", list=made, name=item)
    return made


def ruler_name(box: Box, ruler: int) -> Text:
    """Name a ruler."""
    return RULERS[box.rulers[ruler].id]


def card_name(box: Box, card: Card) -> Text:
    """Say what a ruler card shows: "the Russian, north, tundra"."""
    return listed([ruler_name(box, card.ruler), DIRECTIONS[card.direction], TARGETS[card.target]])


def kind_name(kind: Kind) -> Text:
    """Name a shape: "conquest tile of 5, shape T"; some languages count its cells."""
    letter = kind.id.rstrip("0123456789")
    if not kind.bridge:
        return plural(
            "khan",
            "conquest tile of {n}, shape {letter}",
            "conquest tile of {n}, shape {letter}",
            n=kind.size,
            letter=letter,
        )
    if len({row for row, _ in kind.cells}) == 1:
        return plural("khan", "straight bridge of {n}", "straight bridge of {n}", n=kind.size)
    return plural("khan", "{letter} bridge of {n}", "{letter} bridge of {n}", n=kind.size, letter=letter[-1:])


def short_name(kind: Kind) -> Text:
    """Name a shape where there is little room: "tile of 5, shape T"."""
    letter = kind.id.rstrip("0123456789")
    if kind.bridge:
        return plural("khan", "bridge of {n}", "bridge of {n}", n=kind.size)
    return plural("khan", "tile of {n}, shape {letter}", "tile of {n}, shape {letter}", n=kind.size, letter=letter)
