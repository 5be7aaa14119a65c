"""Make a Debian package of the frozen folder: libraries of the system are asked for there instead of brought along."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import trim

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NAME = "io.github.boardtable.boardtable"
"""By which desktops know the program."""
HERE = Path(__file__).parent
LINUX = HERE / "linux"
GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
WELCOME = {"printsupport", "platformthemes"}
"""Plug-ins of these kinds are used where their libraries are there."""
CONTROL = """\
Package: boardtable
Version: {version}
Architecture: {architecture}
Maintainer: boardtable <boardtable@localhost>
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: One calm table for printed board games
 Sit down alone against the computer, or with others at one screen, and drag
 cards and tiles as on a real table. Close the window whenever you like: every
 game waits at its exact decision. In Dutch, English, Spanish and Polish.
"""


def desktop_files(into: Path, icons: Path, words: Mapping[str, str]) -> None:
    """Put what a desktop reads below a folder `share`: entry, icons, kind of file, and what a software centre shows."""
    for file, folder in (
        (f"{NAME}.desktop", "applications"),
        (f"{NAME}.metainfo.xml", "metainfo"),
        (f"{NAME}.xml", "mime/packages"),
    ):
        (into / folder).mkdir(parents=True)
        told = (LINUX / file).read_text("utf-8")
        for blank, word in words.items():
            told = told.replace(f"@{blank}@", word)
        (into / folder / file).write_text(told, "utf-8")
    for icon in icons.glob("*.png"):
        if int(icon.stem) <= 512:  # noqa: PLR2004 - the theme that all others stand upon has no larger ones
            place = into / "icons" / "hicolor" / f"{icon.stem}x{icon.stem}" / "apps"
            place.mkdir(parents=True)
            shutil.copy(icon, place / f"{NAME}.png")
    place = into / "icons" / "hicolor" / "scalable" / "apps"
    place.mkdir(parents=True)
    shutil.copy(HERE.parent / "resources" / "icons" / "boardtable.svg", place / f"{NAME}.svg")


def make(frozen: Path, share: Path, out: Path, version: str, machine: str) -> None:
    """Make the package from a frozen folder and what a desktop reads."""
    root = out.parent / "deb"
    home = root / "usr" / "lib" / "boardtable"
    shutil.copytree(frozen, home, symlinks=True)
    shutil.copytree(share, root / "usr" / "share")
    for library in from_the_system(home):
        library.unlink()
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "boardtable").symlink_to("../lib/boardtable/boardtable")
    _document(root / "usr" / "share" / "doc" / "boardtable", home, version)
    needs, welcome = _packages(home)
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    told = CONTROL.format(
        version=version,
        architecture=ARCHITECTURES[machine],
        size=sum(path.stat().st_size for path in files) // 1024,
        depends=", ".join(sorted(needs)),
        recommends=", ".join(sorted({*welcome - needs, "hicolor-icon-theme", "shared-mime-info"})),
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(told, "utf-8")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(out)], check=True)  # noqa: S607 - Debian's own


def from_the_system(home: Path) -> list[Path]:
    """List the libraries in a frozen folder that a package of the system holds too."""
    libraries = (home / "_internal").glob("lib*.so*")
    return [each for each in libraries if not each.name.startswith("libpython") and _holder(each.name) is not None]


def _holder(library: str) -> str | None:
    """Name the package that holds a library."""
    done = subprocess.run(["dpkg", "-S", f"*/{library}"], check=False, capture_output=True, text=True)  # noqa: S607 - Debian's own
    holders = [line.partition(":")[0] for line in done.stdout.splitlines() if line.endswith(f"/{library}")]
    return holders[0] if holders else None


def _packages(home: Path) -> tuple[set[str], set[str]]:
    """Name the packages that the program needs, and those that are welcome."""
    files = [path for path in home.rglob("*") if path.is_file() and not path.is_symlink() and _is_binary(path)]
    own = {path.name for path in home.rglob("*")}
    needed, welcome = set[str](), set[str]()
    for file in files:
        (welcome if file.parent.name in WELCOME else needed).update(set(trim.needed_by(str(file))) - own)
    packages = {package for library in needed if (package := _holder(library)) is not None} - {"libc6"}
    return {*packages, f"libc6 (>= {_glibc(files)})"}, {
        package for library in welcome if (package := _holder(library)) is not None
    } - {"libc6"}


def _is_binary(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _glibc(files: Iterable[Path]) -> str:
    """Tell the oldest C library that will do."""
    newest = (2, 0)
    for file in files:
        done = subprocess.run(["objdump", "-T", str(file)], check=False, capture_output=True, text=True)  # noqa: S607 - of binutils
        newest = max([newest, *((int(major), int(minor)) for major, minor in GLIBC.findall(done.stdout))])
    return f"{newest[0]}.{newest[1]}"


def _document(folder: Path, home: Path, version: str) -> None:
    """Write down who holds which rights, and that this version exists."""
    folder.mkdir(parents=True)
    own = (HERE.parent / "LICENSE").read_text("utf-8")
    others = sorted((home / "_internal" / "boardtable" / "resources" / "licences").glob("*.txt"))
    known = sorted((home / "_internal").glob("*.dist-info/licenses/*"))
    told = [
        f"boardtable {version}\nMIT\n\n{own}",
        *(other.read_text("utf-8") for other in others),
        *(f"{path.parts[-3].removesuffix('.dist-info')}\n\n{path.read_text('utf-8', 'replace')}" for path in known),
    ]
    (folder / "copyright").write_text("\n\n----\n\n".join(told), "utf-8")
    news = f"boardtable ({version}) stable; urgency=low\n\n  * This version.\n"
    (folder / "changelog.gz").write_bytes(gzip.compress(news.encode(), mtime=0))
