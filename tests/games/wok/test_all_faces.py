"""The sheet with every face."""

from __future__ import annotations

from boardtable.app.faces import faces
from boardtable.engine.registry import load
from boardtable.store.boxes import own_box


def test_every_card_is_on_the_sheet() -> None:
    """Each kind of ingredient card, each wok, the coin, and the backs of cards and of woks (1.1 to 1.7)."""
    box = own_box(load("wok"))
    assert len(faces("wok")) == len(box.kinds) + len(box.woks) + 3
    assert (sum(kind.count for kind in box.kinds), len(box.woks)) == (63, 25)
