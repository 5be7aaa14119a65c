"""Everything that is printed, each face by its name: for the pictures in the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Exhibit
from boardtable.engine.text import text

from .faces import BACK, COIN, WOK_BACK, card_face, wok_face
from .words import card_name, wok_label

if TYPE_CHECKING:
    from .components import Box


def gallery(box: Box) -> tuple[Exhibit, ...]:
    """Show each kind of ingredient card (`tuna:bowl,bowl`), each wok (`wok-` and its id), the coin and the backs."""
    return (
        *[Exhibit(kind.name, card_name(box, kind), card_face(box, kind)) for kind in box.kinds],
        *[Exhibit(f"wok-{wok.id}", wok_label(box, wok), wok_face(box, wok)) for wok in box.woks],
        Exhibit("coin", text("wok", "Coin"), COIN),
        Exhibit("card-back", text("wok", "Back of ingredients and coins"), BACK),  # 1.7
        Exhibit("wok-back", text("wok", "Back of a wok card"), WOK_BACK),
    )
