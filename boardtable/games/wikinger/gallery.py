"""Everything that is printed, each face by its name: for the pictures in the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Exhibit
from boardtable.engine.table import Face, Picture
from boardtable.engine.text import text

from .components import ROLES, SHAPES, SHIP
from .faces import BACK, ON_FACE, special_face, tile_face, viking_face
from .words import VIKINGS, listed, special_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .components import Box, Tile


def gallery(box: Box) -> tuple[Exhibit, ...]:
    """Show vikings, tiles, ships and special tiles, and what vikings can stand on with each of them.

    Vikings go by their roles (`viking-scout`), tiles by their ids (`island-middle-a`, `ship-red`,
    `special-building_a`), and with a viking on them by both (`island-end:noble`).
    """
    tiles = [Exhibit(_name(tile), tile_label(box, tile), tile_face(box, tile)) for tile in box.tiles]
    specials = [Exhibit(f"special-{each.id}", special_label(each), special_face(each)) for each in box.specials]
    buildings = [shown for shown, special in zip(specials, box.specials, strict=True) if special.building]
    return (
        *[Exhibit(f"viking-{role}", VIKINGS[colour], viking_face(colour)) for colour, role in enumerate(ROLES)],
        *tiles,
        Exhibit("island-back", text("wikinger", "Face-down tile"), BACK),
        *specials,
        *_standing((*tiles, *buildings)),
    )


def _name(tile: Tile) -> str:
    if tile.shape == SHIP:
        return f"ship-{tile.id}"
    shape = f"island-{SHAPES[tile.shape]}"
    return f"{shape}-{tile.building}" if tile.building else shape


def _standing(tiles: Iterable[Exhibit]) -> Iterator[Exhibit]:
    """Show each tile with each viking on it."""
    for tile in tiles:
        for colour, role in enumerate(ROLES):
            face = Face(tile.face.size, (*tile.face.layers, Picture(f"viking/{role}", ON_FACE)))
            yield Exhibit(f"{tile.name}:{role}", listed((tile.label, VIKINGS[colour])), face)
