"""Every face by its name."""

from __future__ import annotations

from boardtable.engine.luck import Luck, mix
from boardtable.engine.table import Numeral
from boardtable.games.wasabi import GAME
from boardtable.games.wasabi.faces import SMEAR, card_face, strip_face, tile_face, token_face
from tests.games.wasabi.counter import BOX, position, said

EXHIBITS = {exhibit.name: exhibit for exhibit in GAME.gallery(BOX)}


def test_all_that_is_printed_is_shown() -> None:
    """18 kinds, 52 recipes, five cards and two more sights of them, four lengths of backs and tokens, two more."""
    assert len(GAME.gallery(BOX)) == len(EXHIBITS) == 18 + 52 + 5 + 2 + 4 * 3 + 2


def test_faces_go_by_the_names_of_the_box() -> None:
    """Ingredients and recipes by their own, the others with what they are before it."""
    assert EXHIBITS["tuna"].face == tile_face(BOX, 2)
    assert said(EXHIBITS["tuna"].label) == "tuna (Fish)"
    assert EXHIBITS["crunchy_tuna"].face == strip_face(BOX, BOX.recipe("crunchy_tuna"))
    assert said(EXHIBITS["crunchy_tuna"].label) == "Crunchy Tuna: maki, tuna, tempura"
    assert EXHIBITS["card-chop"].face == card_face(BOX, 0)
    named = [layer.said for layer in EXHIBITS["card-chop"].face.layers if isinstance(layer, Numeral)]
    assert named == ["Chop!"]
    assert EXHIBITS["smear"].face == SMEAR
    assert said(EXHIBITS["card-wasabi"].label) == said(EXHIBITS["smear"].label) == "Wasabi!"
    assert EXHIBITS["points-3"].face == token_face(BOX, 0, 1, assigned=True)
    assert said(EXHIBITS["points-3"].label) == "Challenge token: 3 points"
    assert said(EXHIBITS["token-5"].label) == "Challenge token of length 5"
    assert said(EXHIBITS["strip-back-4"].label) == "Recipe of length 4, face down"


def test_what_lies_on_the_table_is_in_the_gallery() -> None:
    """Under the label that the table gives it; tokens of other colours than the first are not."""
    shown = {(exhibit.face, exhibit.label) for exhibit in GAME.gallery(BOX)}
    for state in (
        GAME.setup(BOX, GAME.options(start=0), 2, Luck(mix(1, 0))),
        position(board={(1, 1): "eel"}, covers=[(3, 3)]),
    ):
        placed = [item for item in GAME.table(state, 0).placed if item.at.zone not in {"tokens/1", "bowl/0", "bowl/1"}]
        assert {(item.face, item.label) for item in placed} <= shown
