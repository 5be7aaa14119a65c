"""What pointing at a target would certainly bring, in a tone and a few words."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from .target import Target
    from .text import Text


class Tone(Enum):
    """How a note or a mark is meant."""

    GAIN = "gain"
    COST = "cost"
    PLAIN = "plain"
    WARN = "warn"


@frozen
class Note:
    """A few words at a target: "+6", "-4", "he waits"."""

    at: Target
    tone: Tone
    text: Text
