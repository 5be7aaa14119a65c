"""What the levels of the computer players are called."""

from __future__ import annotations

from boardtable.engine.text import Text, text

LEVELS: dict[str, Text] = {
    "easy": text("level", "easy"),
    "medium": text("level", "medium"),
    "hard": text("level", "hard"),
}
COMPUTERS: dict[str, Text] = {
    "easy": text("level", "Computer: easy"),
    "medium": text("level", "Computer: medium"),
    "hard": text("level", "Computer: hard"),
}
"""As the new-game window offers them."""
STRANGE = text("level", "computer")
"""What is neither a person nor a level of ours."""
