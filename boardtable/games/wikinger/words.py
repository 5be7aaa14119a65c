"""How vikings, tiles, special tiles and lists of them are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.text import Player, Text, plural, text

from .components import END, MIDDLE, SHIP, START

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .components import Box, Special, Tile


def listed(items: Sequence[Text | Player]) -> Text:
    """Make a list of one or more names, separated by commas."""
    made = text("wikinger", "{name}", name=items[0])
    for item in items[1:]:
        made = text("wikinger", "{list}, {name}", list=made, name=item)
    return made


VIKINGS: tuple[Text, ...] = (
    text("wikinger", "boatsman"),
    text("wikinger", "warrior"),
    text("wikinger", "noble"),
    text("wikinger", "scout"),
    text("wikinger", "goldsmith"),
    text("wikinger", "fisherman"),
)
"""One viking of each colour, in the order of the rows."""

ROW_NAMES: tuple[Text, ...] = (
    text("wikinger", "Row 1: ships"),
    text("wikinger", "Row 2: warriors"),
    text("wikinger", "Row 3: nobles"),
    text("wikinger", "Row 4: scouts"),
    text("wikinger", "Row 5: goldsmiths"),
    text("wikinger", "Row 6: fishermen"),
)
"""What each row of a tableau holds (1.1)."""

BUILDINGS: dict[str, Text] = {
    "a": text("wikinger", "middle of an island, with a farm"),
    "b": text("wikinger", "middle of an island, with a church"),
    "c": text("wikinger", "middle of an island, with a mill"),
    "d": text("wikinger", "middle of an island, with a castle"),
    "": text("wikinger", "middle of an island"),
}
"""The middles by what is built on them; these names are ours."""

SPECIAL_BUILDINGS: dict[str, Text] = {
    "a": text("wikinger", "farm"),
    "b": text("wikinger", "church"),
    "c": text("wikinger", "mill"),
    "d": text("wikinger", "castle"),
}

SAILS: dict[str, Text] = {
    "red": text("wikinger", "ship with a red sail"),
    "green": text("wikinger", "ship with a green sail"),
    "yellow": text("wikinger", "ship with a yellow sail"),
    "blue": text("wikinger", "ship with a blue sail"),
}


def tile_name(tile: Tile) -> Text:
    """Name what a tile shows."""
    if tile.shape == SHIP:
        return SAILS[tile.id]
    return shape_name(tile.shape, tile.building)


def shape_name(shape: int, building: str = "") -> Text:
    """Name an island tile by its shape (1.4)."""
    if shape == START:
        return text("wikinger", "start of an island")
    return text("wikinger", "end of an island") if shape == END else BUILDINGS[building]


def tile_label(box: Box, tile: Tile) -> Text:
    """Name a tile; of a ship say also how far it reaches and what it brings or takes (9.1)."""
    if tile.shape != SHIP:
        return tile_name(tile)
    ship = box.ships[tile.ship]
    amount = gold(ship.gold) if ship.gold else points(ship.points)
    return text("wikinger", "{ship}: down to row {row}, {amount}", ship=tile_name(tile), row=ship.depth, amount=amount)


def offered_label(label: Text, price: int) -> Text:
    """Name a tile or a viking on offer, and its price (5.2)."""
    return text("wikinger", "{what}; price: {price}", what=label, price=price)


def threatened_label(label: Text) -> Text:
    """Name a tile or a cell that a ship threatens (9.1)."""
    return text("wikinger", "{place}, threatened", place=label)


def gold(amount: int) -> Text:
    """Say how much gold."""
    return text("wikinger", "{n}\u00a0gold", n=amount)


def points(amount: int) -> Text:
    """Say how many points."""
    return plural("wikinger", "{n}\u00a0point", "{n}\u00a0points", n=amount)


def earned(gold_amount: int, points_amount: int) -> Text:
    """Say how much gold and how many points; nothing at all is no gold."""
    said: list[Text] = []
    if gold_amount or not points_amount:
        said.append(gold(gold_amount))
    if points_amount:
        said.append(points(points_amount))
    return listed(said)


def special_name(special: Special) -> Text:
    """Name a special tile (14.5)."""
    if special.effect == "building":
        return SPECIAL_BUILDINGS[special.building]
    if special.effect == "coin":
        return text("wikinger", "gold coin {n}", n=special.amount)
    if special.effect == "change":
        return text("wikinger", "{n} gold = 1 point", n=special.amount)
    return _NUMBERED[special.effect](special.amount)


def special_label(special: Special) -> Text:
    """Name a special tile and say what it does."""
    return text("wikinger", "{tile}: {does}", tile=special_name(special), does=_DOES[special.effect])


_NUMBERED: dict[str, Callable[[int], Text]] = {
    "goldsmith": lambda n: text("wikinger", "goldsmith +{n}", n=n),
    "noble": lambda n: text("wikinger", "noble +{n}", n=n),
    "scout": lambda n: text("wikinger", "scout +{n}", n=n),
    "fisherman": lambda n: text("wikinger", "fisherman +{n}", n=n),
    "boat": lambda _: text("wikinger", "boat"),
    "horn": lambda _: text("wikinger", "boatsman with horn"),
    "fish": lambda _: text("wikinger", "fisherman with fish"),
}

_DOES: dict[str, Text] = {
    "coin": text("wikinger", "gold at once"),
    "goldsmith": text("wikinger", "more gold for each goldsmith that scores"),
    "noble": text("wikinger", "more points for each noble that scores"),
    "scout": text("wikinger", "more points for each scout that scores"),
    "fisherman": text("wikinger", "points for each unthreatened fisherman at a large scoring"),
    "boat": text("wikinger", "one boatsman ferries all of one colour, or one of each"),
    "horn": text("wikinger", "counts as a boatsman in the final scoring"),
    "fish": text("wikinger", "more points for each surplus viking"),
    "change": text("wikinger", "a better rate for gold in the final scoring"),
    "building": text("wikinger", "replaces a tile with this building; points for the vikings on and around it"),
}


def shape_picture(shape: int, building: str = "") -> str:
    """Name the drawing of an island tile."""
    if shape == MIDDLE:
        return f"island/middle-{building}" if building else "island/middle"
    return "island/start" if shape == START else "island/end"
