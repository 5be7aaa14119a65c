"""boardtable: one calm table for printed board games."""

from __future__ import annotations

__version__ = "0.1.0"
