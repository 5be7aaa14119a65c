"""Every printed face by name, as the rule book shows them."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from boardtable.engine.table import Face, Numeral, Picture
from boardtable.games.khan import GAME, INFO
from tests.games.khan.camp import BOX, position, said

EXHIBITS = {exhibit.name: exhibit for exhibit in GAME.gallery(BOX)}
BOOKS = files(INFO.home[0]).joinpath(INFO.home[1], "rules")


def pictures(face: Face) -> list[str]:
    """Read the drawings on a face."""
    return [layer.name for layer in face.layers if isinstance(layer, Picture)]


def figures(face: Face) -> list[str]:
    """Read the figures and letters on a face."""
    return [layer.said for layer in face.layers if isinstance(layer, Numeral)]


def test_everything_is_shown_once() -> None:
    """72 ruler cards and their back, 4 special cards, 20 + 3 shapes (16.3, 16.4) and 8 rulers, each its own name."""
    assert len(GAME.gallery(BOX)) == len(EXHIBITS) == 108
    kinds = Counter(name.partition("-")[0] for name in EXHIBITS)
    assert kinds == {"card": 73, "special": 4, "piece": 23, "ruler": 8}


def test_what_the_faces_show() -> None:
    """The Seljuk's card of the outer area (16.2), a tile of 5 for 8 points (13.3), and the four special cards."""
    card = EXHIBITS["card-seljuk-outer"]
    assert said(card.label) == "the Seljuk, south-west, outer area"
    assert pictures(card.face) == ["card", "ruler/seljuk", "direction/SW", "target/outer"]
    tile = EXHIBITS["piece-T5"]
    assert said(tile.label) == "conquest tile of 5, shape T"
    assert figures(tile.face) == ["8"]
    assert pictures(EXHIBITS["ruler-khmer"].face) == ["ruler/khmer"]
    named = {"morale": "High Morale", "protection": "Protection of the Great Khan"}
    named |= {"support": "Support of the Gods", "reserve": "Reserve Tile"}
    for drawing, name in named.items():
        assert said(EXHIBITS[f"special-{drawing}"].label) == name
        assert pictures(EXHIBITS[f"special-{drawing}"].face) == [f"special/{drawing}"]


def test_the_table_shows_the_same_faces() -> None:
    """Whatever lies on the table is in the gallery, but for yurts, of which there are as many as one needs."""
    state = position(hands=[["seljuk:SW:outer"]])
    faces = {exhibit.face for exhibit in EXHIBITS.values()}
    others = [item for item in GAME.table(state, 0).placed if item.face not in faces]
    assert {pictures(item.face)[0].partition("/")[0] for item in others} == {"yurt"}


@pytest.mark.parametrize("book", sorted(book.name for book in BOOKS.iterdir()))
def test_the_rule_book_finds_its_faces(book: str) -> None:
    """Each `face:` in each language is one of the gallery."""
    words = BOOKS.joinpath(book).read_text("utf-8").split("(face:")[1:]
    assert {word.partition(")")[0] for word in words} <= set(EXHIBITS)
    assert len(words) > 23
