"""The lines that a benchmark prints."""

from __future__ import annotations

import json
import sys
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def say(name: str, **figures: Any) -> None:  # noqa: ANN401 - whatever JSON can say
    """Print one figure as a JSON line."""
    sys.stdout.write(json.dumps({"name": name, **figures}) + "\n")
    sys.stdout.flush()


def times(taken: Sequence[float]) -> dict[str, float]:
    """Sum up how long something took, in milliseconds; a 99th percentile needs a hundred of them."""
    figures = {"median_ms": round(median(taken), 2), "worst_ms": round(max(taken), 2)}
    if len(taken) >= 100:  # noqa: PLR2004 - per cent
        figures["p99_ms"] = round(quantiles(taken, n=100)[-1], 2)
    return figures
