"""Of all that a frozen program would bring along, what boardtable uses.

Qt comes with plug-ins for every kind of screen, and each pulls in more libraries. What is kept is named here; on Linux
whatever no kept file needs any more is left out with them, and so are the libraries that every desktop has of its own.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import PurePath

Entry = tuple[str, str, str]
"""As PyInstaller has it: where a file goes, where it is now, and what kind of file it is."""

BINDINGS = {"QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport"}
PLUGINS = {
    "platforms": {"xcb", "wayland", "offscreen", "windows", "cocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"xdgdesktopportal"},  # the desktop's own file dialogs, and whether it is dark
    "printsupport": {"cupsprintersupport"},
    "styles": set[str](),  # Fusion is built in
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
LANGUAGES = {"nl", "es", "pl"}
"""Qt says its own words in these; English is built in."""
FACES = {"Regular", "Semibold", "Bold"}
"""Weights of the typeface that are used."""
DESKTOP = re.compile(
    r"lib(X11|X11-xcb|xcb|Xau|Xdmcp|bsd|md|GL|GLX|GLdispatch|OpenGL|EGL|fontconfig|freetype|expat|z|zstd|glib-2\.0"
    r"|gthread-2\.0|gobject-2\.0|dbus-1|systemd|cups|wayland-client|wayland-cursor|stdc\+\+|gcc_s)\.so\..*"
)
"""Libraries that belong to the system: those that must fit its screen, its fonts and its other libraries."""
UNUSED_MODULES = (
    *("tkinter", "ssl", "_ssl", "_hashlib", "sqlite3", "_sqlite3", "unittest", "pydoc", "pdb", "doctest", "lib2to3"),
    *("setuptools", "pip", "curses", "_curses", "readline", "xmlrpc", "ftplib", "smtplib"),
    *("_codecs_jp", "_codecs_kr", "_codecs_cn", "_codecs_tw", "_codecs_hk", "_codecs_iso2022"),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtOpenGL", "PySide6.QtDBus", "PySide6.QtTest"),
)
QT_HOOK = "pyi_rth_pyside6"
"""Run before the program, it loads Qt to tell where its plug-ins are, which the bindings do by themselves.

Without it a process that thinks is spared all of Qt.
"""
QT_PLUGIN = re.compile(r".*/plugins/(?P<kind>[\w-]+)/(lib)?q?(?P<name>[\w-]+)\.(so|dll|dylib)")
QT_BINDING = re.compile(r"PySide6/(?P<name>Qt\w+)\.(abi3\.so|pyd)")
LIBRARY = re.compile(r"lib[\w.+-]+\.so(\.[\d.]+)?")
QT_WORDS = re.compile(r".*/translations/.*\.qm")
NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)


def used_data(entries: list[Entry], binaries: list[Entry]) -> list[Entry]:
    """Keep the data that is used: of Qt's words those of our languages, of the typeface its weights in use.

    A link counts as data; of those only the ones to the binaries that are kept are of use.
    """
    there = {PurePath(name) for name, _, _ in binaries}
    return [
        entry
        for entry in entries
        if _is_used(PurePath(entry[0]).as_posix())
        and (entry[2] != "SYMLINK" or PurePath(entry[0]).parent / entry[1] in there)
    ]


def _is_used(name: str) -> bool:
    if name.startswith("PySide6/") and QT_WORDS.fullmatch(name):
        return PurePath(name).stem in {f"qtbase_{language}" for language in LANGUAGES}
    if name.startswith("font_source_sans_pro/files/"):
        face = PurePath(name)
        return face.suffix == ".txt" or (face.suffix == ".ttf" and face.stem.partition("-")[2] in FACES)
    return True


def used_scripts(entries: list[Entry]) -> list[Entry]:
    """Keep what is run as the program starts, but for the hook that would load Qt into every process."""
    return [entry for entry in entries if entry[0] != QT_HOOK]


def used_binaries(entries: list[Entry]) -> list[Entry]:
    """Keep the plug-ins and bindings that are used, and on Linux only the libraries that those need."""
    kept = [entry for entry in entries if _is_wanted(PurePath(entry[0]).as_posix())]
    return _without_idle(kept) if sys.platform == "linux" else kept


def _is_wanted(name: str) -> bool:
    if plugin := QT_PLUGIN.fullmatch(name):
        return plugin["name"] in PLUGINS.get(plugin["kind"], set())
    if binding := QT_BINDING.fullmatch(name):
        return binding["name"] in BINDINGS
    return not re.search(r"(Qml|Quick|Network|opengl32sw|d3dcompiler)", name)


def _without_idle(entries: list[Entry]) -> list[Entry]:
    """Leave out libraries that nothing needs, and those that every desktop has."""
    libraries = {PurePath(name).name: (name, source, kind) for name, source, kind in entries if _is_library(name)}
    waiting = [source for name, source, _ in entries if not _is_library(name)]
    waiting += [source for name, (_, source, _) in libraries.items() if name.startswith("libpython")]
    needed = {name for name in libraries if name.startswith("libpython")}
    while waiting:
        for library in needed_by(waiting.pop()):
            if library in libraries and library not in needed and not DESKTOP.fullmatch(library):
                needed.add(library)
                waiting.append(libraries[library][1])
    return [entry for entry in entries if not _is_library(entry[0]) or PurePath(entry[0]).name in needed]


def _is_library(name: str) -> bool:
    """Tell a library, which others load by its name, from a module and a plug-in."""
    path = PurePath(name).as_posix()
    return bool(LIBRARY.fullmatch(PurePath(path).name)) and "/plugins/" not in path and "lib-dynload" not in path


def needed_by(file: str) -> tuple[str, ...]:
    """Name the libraries that a file itself asks for, as Linux has it."""
    done = subprocess.run(["objdump", "-p", file], check=False, capture_output=True, text=True)  # noqa: S607 - of binutils, which PyInstaller needs too
    return tuple(NEEDED.findall(done.stdout))
