"""What anybody may look up: tiles, vikings and special tiles that are still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardtable.engine.table import Aid, Listed
from boardtable.engine.text import text

from .faces import special_face, tile_face, viking_face
from .words import VIKINGS, special_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from boardtable.engine.move import Seat
    from boardtable.engine.table import Face
    from boardtable.engine.text import Text

    from .state import State


def aids(state: State, _seat: Seat | None) -> tuple[Aid, ...]:
    """List what is left in the stacks and in the bag; all of it was open or can be counted (2.6)."""
    return (Aid("to-come", text("wikinger", "Still to come"), tuple(_to_come(state))),)


def _to_come(state: State) -> Iterator[Listed]:
    box = state.box
    for kind, count in state.tile_bag.counts:
        yield _listed(tile_face(box, box.tiles[kind]), tile_label(box, box.tiles[kind]), count)
    for colour, count in state.viking_bag.counts:
        yield _listed(viking_face(colour), VIKINGS[colour], count)
    if state.progress is not None:
        for kind, count in state.progress.bag.counts:
            yield _listed(special_face(box.specials[kind]), special_label(box.specials[kind]), count)


def _listed(face: Face, name: Text, count: int) -> Listed:
    return Listed(face, text("wikinger", "{n}\u00a0×\u00a0{name}", n=count, name=name), done=count == 0)
