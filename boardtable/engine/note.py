"""What pointing at a target would certainly bring, in a tone and a few words."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import field, frozen

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
    """A few words at a target: "+6", "-4", "he waits".

    What is `short` for them is written inside the target, with `signs` (pictures of the art) behind it; the
    words themselves then stand only where somebody aims, and are told to those who listen.
    """

    at: Target
    tone: Tone
    text: Text
    short: Text | None = field(default=None, kw_only=True)
    signs: tuple[str, ...] = field(default=(), kw_only=True)
