"""Every printed face by name, as the rule book shows them."""

from __future__ import annotations

from collections import Counter

from boardtable.engine.luck import Luck, mix
from boardtable.engine.table import Face, Numeral, Picture
from boardtable.games.wok import GAME
from tests.games.wok.kitchen import BOX, said

EXHIBITS = {exhibit.name: exhibit for exhibit in GAME.gallery(BOX)}


def figures(face: Face) -> list[str]:
    """Read the figures on a face."""
    return [layer.said for layer in face.layers if isinstance(layer, Numeral)]


def test_1_1_every_kind_of_ingredient_card_is_there() -> None:
    """The 63 ingredient cards are of 45 kinds: 8, 9, 8, 8, 7 and 5 of them show the six ingredients."""
    kinds = {kind.name: kind.count for kind in BOX.kinds}
    assert sum(kinds.values()) == 63
    assert Counter(name.partition(":")[0] for name in EXHIBITS if name in kinds) == {
        "broccoli": 8,
        "chicken": 9,
        "carrot": 8,
        "tuna": 8,
        "octopus": 7,
        "prawn": 5,
    }


def test_1_6_every_wok_card_is_there() -> None:
    """25 of them, 4 with a blue frame, each under its own name; no two look the same."""
    woks = [name for name in EXHIBITS if name.startswith("wok-") and name != "wok-back"]
    assert len(woks) == 25
    assert len({EXHIBITS[name].face for name in woks}) == 25
    assert sum(name.startswith("wok-man_") for name in woks) == 4


def test_nothing_else_is_shown() -> None:
    """45 kinds, 25 woks, the coin, and the two backs; every name once."""
    assert len(GAME.gallery(BOX)) == len(EXHIBITS) == 73
    assert {"coin", "card-back", "wok-back"} <= set(EXHIBITS)


def test_what_the_faces_show() -> None:
    """10 tunas are in the game, a covered wok of 7 shows that figure, and a coin looks like any card from behind."""
    tuna = EXHIBITS["tuna:bowl,bowl"]
    assert said(tuna.label) == "Tina Tuna: 2\u00a0×\u00a0bowl"
    assert figures(tuna.face) == ["10"]
    assert [layer.name for layer in tuna.face.layers if isinstance(layer, Picture)].count("symbol/bowl") == 4
    assert said(EXHIBITS["wok-covered_7"].label) == "Covered wok (7): takes no ingredients"
    assert figures(EXHIBITS["wok-covered_7"].face) == ["7"]
    assert EXHIBITS["card-back"].face.size == EXHIBITS["coin"].face.size
    assert EXHIBITS["wok-back"].face.size == EXHIBITS["wok-covered_7"].face.size


def test_the_table_shows_the_same_faces() -> None:
    """Whatever lies on the table at the beginning is in the gallery, under the label that the table gives it."""
    state = GAME.setup(BOX, GAME.options(start=0, open_hands=True), 2, Luck(mix(1, 0)))
    faces = {exhibit.face for exhibit in EXHIBITS.values()}
    placed = GAME.table(state, 0).placed
    assert {item.face for item in placed} <= faces
    woks = [item for item in placed if item.piece >= BOX.first_wok]
    assert len(woks) == 12  # 2.5
    for item in woks:
        exhibit = EXHIBITS[f"wok-{BOX.wok(item.piece).id}"]
        assert (exhibit.face, exhibit.label) == (item.face, item.label)
