"""Every sentence in the language of whoever reads it; needs only the core of Qt."""

from __future__ import annotations

from .languages import LANGUAGES, closest, customs, system_language
from .qtwords import QtWords
from .speaker import Speaker

__all__ = ["LANGUAGES", "QtWords", "Speaker", "closest", "customs", "system_language"]
