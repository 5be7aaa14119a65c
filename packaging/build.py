"""Make what people download, from a clean checkout: a frozen folder as an archive, and on Debian a package.

    python3 packaging/build.py [FOLDER]

Needs Python 3.11 or newer with pip; on Linux binutils and the libraries that the README names, which the program
brings along, and dpkg-deb for the package. The files come into the folder, which is `dist` unless another is named.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

import deb

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", "*.qm", ".*_cache")
VERSION = re.search(r'__version__ = "(.+)"', (ROOT / "boardtable" / "__init__.py").read_text("utf-8"))[1]  # type: ignore[index]  # it stands there
TOOLS = ["pyinstaller>=6.14", *([] if sys.platform == "linux" else ["pillow"])]
"""Pillow turns the icon into what Windows and macOS want."""
IS_WINDOWS = sys.platform == "win32"


def main() -> None:
    """Do everything, in a folder that is gone afterwards."""
    os.environ.pop("PYTHONPATH", None)  # what lies there would be frozen in place of what is installed
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        python = _install(work)
        frozen = _freeze(work, python)
        made = _pack(work, frozen, out)
    for file in made:
        print(f"{file} {file.stat().st_size / 1e6:.1f} MB")


def _install(work: Path) -> Path:
    """Install the program and the tools, in an environment that holds nothing else; gives its Python."""
    source, home = work / "source", work / "environment"
    shutil.copytree(ROOT, source, ignore=LEFT_OUT)
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = home / ("Scripts/python.exe" if IS_WINDOWS else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(source), *TOOLS], check=True)
    return python


def _freeze(work: Path, python: Path) -> Path:
    """Freeze what is installed; gives the folder (on macOS the application)."""
    here, icons, licences = work / "source" / "packaging", work / "icons", work / "licences"
    subprocess.run([python, here / "icons.py", str(icons)], check=True)
    subprocess.run([python, here / "granted.py", str(licences)], check=True)
    wishes = {"BOARDTABLE_LICENCES": str(licences)}
    if sys.platform != "linux":
        wishes["BOARDTABLE_ICON"] = str(icons / ("256.png" if IS_WINDOWS else "1024.png"))
    freezing = ["-m", "PyInstaller", "--log-level", "ERROR", "--noconfirm"]
    places = ["--distpath", str(work / "frozen"), "--workpath", str(work / "freezing")]
    recipe = str(here / "boardtable.spec")
    subprocess.run([python, *freezing, *places, recipe], check=True, env={**os.environ, **wishes}, cwd=work)
    frozen = work / "frozen" / ("boardtable.app" if sys.platform == "darwin" else "boardtable")
    if sys.platform == "linux":
        brought = [file.name for file in deb.from_the_system(frozen)] if shutil.which("dpkg") else []
        into = frozen / "_internal" / "boardtable" / "resources" / "licences"
        subprocess.run([python, here / "granted.py", str(into), *brought], check=True)
        _strip(frozen)
    return frozen


def _strip(frozen: Path) -> None:
    """Leave out of Python's libraries what only debuggers read; Qt's were made without it."""
    inside = frozen / "_internal"
    for file in (*inside.glob("libpython*"), *inside.glob("python*/lib-dynload/*.so")):
        if not file.is_symlink():
            subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)  # noqa: S607 - of binutils


def _pack(work: Path, frozen: Path, out: Path) -> list[Path]:
    """Make the files that people download."""
    system = {"linux": "linux", "win32": "windows", "darwin": "macos"}[sys.platform]
    name = f"boardtable-{VERSION}-{system}-{platform.machine().lower()}"
    if sys.platform == "win32":
        return [_zip(frozen, out / f"{name}.zip", name)]
    if sys.platform == "darwin":
        image, inside = out / f"{name}.dmg", work / "image"
        shutil.copytree(frozen, inside / frozen.name, symlinks=True)
        making = ["hdiutil", "create", "-volname", "boardtable", "-srcfolder", str(inside), "-ov", "-format", "UDZO"]
        subprocess.run([*making, str(image)], check=True)
        return [image]
    words = {"VERSION": VERSION, "DATE": time.strftime("%Y-%m-%d", time.gmtime(_when()))}
    deb.desktop_files(work / "share", work / "icons", words)
    made = [_tar(frozen, work / "share", out / f"{name}.tar.xz", name)]
    if shutil.which("dpkg-deb"):
        package = out / f"boardtable_{VERSION}_{deb.ARCHITECTURES[platform.machine()]}.deb"
        deb.make(frozen, work / "share", work / package.name, VERSION, platform.machine())
        made.append(Path(shutil.move(work / package.name, package)))
    else:
        print("no .deb: dpkg-deb is not here")
    return made


def _when() -> int:
    """Tell when this version was committed, so that the same checkout makes the same files."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        git = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        told = subprocess.run(git, check=False, capture_output=True, text=True).stdout.strip()
    return int(told or (ROOT / "boardtable" / "__init__.py").stat().st_mtime)


def _tar(frozen: Path, share: Path, out: Path, name: str) -> Path:
    """Write the portable folder, always in the same order and with the same times."""
    when = _when()

    def tidy(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = when
        return entry

    with tarfile.open(out, "w:xz", preset=9) as archive:
        for folder, place in ((frozen, name), (share, f"{name}/share")):
            for path in sorted(folder.rglob("*")):
                archive.add(path, f"{place}/{path.relative_to(folder)}", recursive=False, filter=tidy)
    return out


def _zip(frozen: Path, out: Path, name: str) -> Path:
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(frozen.rglob("*")):
            archive.write(path, f"{name}/{path.relative_to(frozen)}")
    return out


if __name__ == "__main__":
    main()
