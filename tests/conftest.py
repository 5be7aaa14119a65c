"""What all tests need: no screen."""

from __future__ import annotations

import os

# Before anything loads Qt: the tests need no screen, and do not open windows on one that is there.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
