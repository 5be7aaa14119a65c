"""Everything that is printed, each face by its name: for the pictures in the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.game import Exhibit
from boardtable.engine.text import text

from .faces import ART, BACK, card_face, kind_face, ruler_face, special_face
from .ground import TARGETS
from .words import SPECIALS, card_name, kind_name, ruler_name

if TYPE_CHECKING:
    from .components import Box


def gallery(box: Box) -> tuple[Exhibit, ...]:
    """Show ruler cards (`card-seljuk-outer`), special cards (`special-morale`), pieces (`piece-T5`) and rulers."""
    return (
        *[
            Exhibit(
                f"card-{box.rulers[card.ruler].id}-{TARGETS[card.target]}", card_name(box, card), card_face(box, card)
            )
            for card in box.cards
        ],
        Exhibit("card-back", text("khan", "Card in a closed hand"), BACK),
        *[
            Exhibit(f"special-{ART[each.id]}", SPECIALS[n], special_face(each.id))
            for n, each in enumerate(box.specials)
        ],
        *[Exhibit(f"piece-{kind.id}", kind_name(kind), kind_face(kind)) for kind in box.kinds],
        *[Exhibit(f"ruler-{ruler.id}", ruler_name(box, n), ruler_face(ruler)) for n, ruler in enumerate(box.rulers)],
    )
