"""Collect the licences of what only a frozen program brings along: Python, Qt, and libraries of the system.

    python packaging/granted.py FOLDER [LIBRARY ...]

Run by the Python that is frozen. Each file of the folder names a part, its licence, and the words; *About* reads them
(`boardtable/app/shipped.py`), as it reads those of the packages that are installed.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import PySide6

HERE = Path(__file__).parent / "licences"
SAID = re.compile(r"^License: *(\S.*)$", re.MULTILINE)


def main() -> None:
    """Write one file for each part."""
    folder, libraries = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    qt, parts = (
        (HERE / f"{name}.txt").read_text("utf-8").replace("{version}", PySide6.__version__)
        for name in ("Qt", "Qt-parts")
    )
    texts = [(HERE / f"{name}.txt").read_text("utf-8") for name in ("LGPL-3.0", "GPL-3.0")]
    (folder / "qt.txt").write_text("\n".join([qt, *texts]), "utf-8")
    (folder / "qt-parts.txt").write_text(parts, "utf-8")
    inside = (HERE / "Python-parts.txt").read_text("utf-8")
    (folder / "python.txt").write_text(f"Python {platform.python_version()}\nPSF-2.0\n{_python()}\n{inside}", "utf-8")
    for package, files in _packages(libraries).items():
        words = Path("/usr/share/doc", package, "copyright").read_text("utf-8", "replace")
        names = ", ".join(sorted({name.strip() for name in SAID.findall(words)})) or "as below"
        told = f"{package} ({', '.join(sorted(files))})\n{names}\n{words}"
        (folder / f"{package}.txt").write_text(told, "utf-8")


def _python() -> str:
    """Read Python's own licence, wherever this system keeps it."""
    standard = Path(sysconfig.get_path("stdlib"))
    places = (standard / "LICENSE.txt", Path(sys.base_prefix, "LICENSE.txt"), Path("/usr/share/doc/python3/copyright"))
    return next(place.read_text("utf-8") for place in places if place.is_file())


def _packages(libraries: list[str]) -> dict[str, set[str]]:
    """Name the packages of the system that these libraries come from, on a system that can tell."""
    found: dict[str, set[str]] = {}
    if shutil.which("dpkg") is None:
        return found
    for library in libraries:
        done = subprocess.run(["dpkg", "-S", f"*/{library}"], check=False, capture_output=True, text=True)  # noqa: S607 - Debian's own
        for line in done.stdout.splitlines()[:1]:
            found.setdefault(line.partition(":")[0], set()).add(library)
    return found


if __name__ == "__main__":
    main()
