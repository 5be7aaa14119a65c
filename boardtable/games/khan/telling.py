"""What cards do and pieces bring, told where they are looked at closely."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardtable.engine.text import Text, plural, text

from .components import SUPPORT
from .ground import TARGETS

if TYPE_CHECKING:
    from .components import Box, Card, Kind

_REGION = text("khan", "Invade with this card: put up a yurt on an empty cell of this region.")
_INVADES: dict[str, Text] = {
    "joker": text("khan", "Invade with this card: put up a yurt on any empty land cell."),
    "river": text("khan", "Invade with this card: put up a yurt on an empty cell beside the river."),
    "outer": text("khan", "Invade with this card: put up a yurt on an empty cell beside the outer area."),
}
"""By target (7.1)."""

_DOES: tuple[Text, ...] = (
    text("khan", "One further action at once: play a card, expel a ruler or conquer."),
    text(
        "khan",
        "For one round nobody else may cover the owner's yurts, unless the owner would share the piece and agrees.",
    ),
    text(
        "khan",
        "For one round nobody else may cover neutral yurts, unless the owner of this card would share the piece and"
        " agrees.",
    ),
    text("khan", "A piece of the supply is put aside. For one round only the owner of this card may lay it."),
)
"""By special card (11.2 to 11.5)."""
_IN_A_REGION = text(
    "khan",
    "For one round nobody else may cover neutral yurts in one region, unless the owner of this card would share the"
    " piece and agrees.",
)
"""Support of the Gods, where it marks a region (11.4)."""


def card_does(card: Card) -> Text:
    """Say where a ruler card lets a yurt be put up (7.1)."""
    return _INVADES.get(TARGETS[card.target], _REGION)


def special_does(box: Box, special: int, seats: int) -> Text:
    """Say what a special card does (11.2 to 11.5)."""
    if special == SUPPORT and seats in box.specials[SUPPORT].regions:
        return _IN_A_REGION
    return _DOES[special]


@lru_cache(maxsize=64)
def kind_brings(kind: Kind) -> Text:
    """Say how many points a piece brings (13.1, 13.3)."""
    return plural("khan", "{n} point for each owner", "{n} points for each owner", n=kind.points)
