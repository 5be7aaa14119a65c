"""Every face by its name."""

from __future__ import annotations

from boardtable.engine.table import Face, Frame, Picture
from boardtable.games.wikinger import GAME
from boardtable.games.wikinger.faces import special_face, tile_face, viking_face
from tests.games.wikinger.fjord import BOX, dealt, said

EXHIBITS = {exhibit.name: exhibit for exhibit in GAME.gallery(BOX)}


def test_all_that_is_printed_is_shown() -> None:
    """6 vikings, 6 island tiles, 4 ships, a back, 14 special tiles; six vikings on each tile, ship and building."""
    assert len(GAME.gallery(BOX)) == len(EXHIBITS) == 6 + 6 + 4 + 1 + 14 + 6 * (6 + 4 + 4)


def test_faces_go_by_the_names_of_the_box() -> None:
    """With what they are before it."""
    tiles = {tile.id: tile for tile in BOX.tiles}
    specials = {special.id: special for special in BOX.specials}
    assert EXHIBITS["viking-scout"].face == viking_face(3)
    assert said(EXHIBITS["viking-scout"].label) == "scout"
    assert EXHIBITS["island-middle-a"].face == tile_face(BOX, tiles["middle_a"])
    assert said(EXHIBITS["island-middle-a"].label) == "middle of an island, with a farm"
    assert EXHIBITS["ship-red"].face == tile_face(BOX, tiles["red"])
    assert EXHIBITS["special-building_b"].face == special_face(specials["building_b"])
    assert EXHIBITS["special-coin_5"].face == special_face(specials["coin_5"])
    assert said(EXHIBITS["island-back"].label) == "Face-down tile"


def test_a_viking_stands_on_a_tile_as_on_the_table() -> None:
    """24 from the left and 10 from above, so that the edges of the tile stay free."""
    shown = EXHIBITS["island-end:noble"]
    assert shown.face == Face((100, 100), (Picture("island/end"), Picture("viking/noble", Frame(24, 10, 52, 74))))
    assert said(shown.label) == "end of an island, noble"
    assert said(EXHIBITS["special-building_d:goldsmith"].label).endswith(", goldsmith")


def test_what_lies_on_the_table_is_in_the_gallery() -> None:
    """Tiles, vikings and special tiles, under the labels that the table gives them."""
    shown = {(exhibit.face, exhibit.label) for exhibit in GAME.gallery(BOX)}
    placed = [item for item in GAME.table(dealt(2, variant="progress"), 0).placed if item.piece < BOX.first_disc]
    own = {BOX.first_start, BOX.first_start + 1}  # a start tile has a name of its own
    assert {(item.face, item.label) for item in placed if item.piece not in own} <= shown
