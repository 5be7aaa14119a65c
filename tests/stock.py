"""Has games installed for one test, also for the processes that the test starts."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, **games: str) -> None:
    """Install games, each as the module that is named, beside those that are installed anyway.

    Modules that lie in the folder itself are loaded anew.
    """
    entries = "".join(f"{name} = {module}\n" for name, module in games.items())
    info = folder / "stock-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stock\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[boardtable.games]\n{entries}", "utf-8")
    monkeypatch.syspath_prepend(folder)
    for module in games.values():
        if (folder / f"{module}.py").exists():
            monkeypatch.delitem(sys.modules, module, raising=False)
