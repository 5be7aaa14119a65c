"""What the lab prints: one JSON value a line, in English."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def say(values: Mapping[str, object]) -> None:
    """Print one line; whoever reads along sees it at once."""
    print(json.dumps(values, ensure_ascii=False), flush=True)
