"""`boardtable`: reads the command line and opens the window."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from boardtable import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

    from boardtable.controller.games import Games
    from boardtable.store.folders import Folders

    from .window import Window

DESKTOP_NAME = "io.github.boardtable.boardtable"
"""By which a desktop knows the program, its icon and its entry."""
LOCK_MS = 100
"""So long after the window the profile is locked, so that the first page need not wait for it."""


def main(argv: Sequence[str]) -> int:
    """Run the window, or one of the commands that draw or measure; returns the exit status."""
    # Qt would share the painting of large areas among threads, which then wait for each other longer than they paint:
    # every frame takes half as long without them, and much less if the machine is busy. Measured with 6.11.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    if argv[:1] == ["bench"]:
        from .bench.main import main as bench  # noqa: PLC0415 - only for who measures

        return bench(argv[1:])
    if argv[:1] == ["faces"]:
        from .faces import main as faces  # noqa: PLC0415 - only for who draws

        return faces(argv[1:])
    if argv[:1] == ["shot"]:
        from .shot import main as shot  # noqa: PLC0415 - only for who draws

        return shot(argv[1:])
    return _follow(argv)


def _follow(argv: Sequence[str]) -> int:
    """Do what the command line asks for, or say in the system's language what it may ask for."""
    try:
        args, unknown = _parser().parse_known_args(argv)
    except argparse.ArgumentError as error:
        from .usage import misused  # noqa: PLC0415 - only for who calls it wrongly

        return misused(error)
    if args.help or unknown:
        from .usage import means_nothing, show_help  # noqa: PLC0415 - only for who asks, or calls it wrongly

        return show_help() if args.help else means_nothing(unknown)
    if args.self_check:
        from .selfcheck import self_check  # noqa: PLC0415 - only for who checks a build

        return self_check()
    return _window(args.profile, args.file)


def _parser() -> argparse.ArgumentParser:
    """Make a parser without words: those for help and complaints, in the system's language, are in `usage`."""
    parser = argparse.ArgumentParser(prog="boardtable", add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("file", nargs="?")
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--self-check", action="store_true")
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--version", action="version", version=f"boardtable {__version__}")
    return parser


def _window(profile: Path | None, file: str | None) -> int:
    gc.disable()  # until the first page is there: nothing of what is loaded for it is garbage
    # What needs no Qt comes first: PySide6 reads the source of every module that is imported after it.
    from boardtable.controller.games import Games  # noqa: PLC0415 - the commands above need no window
    from boardtable.store.folders import folders  # noqa: PLC0415 - the same

    places = folders(profile)
    if places.handover.is_dir() and _is_handed_over(places, file):
        return 0

    # isort: split
    from PySide6.QtCore import QTimer  # noqa: PLC0415 - the same
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - the same

    from . import painted, theme  # noqa: PLC0415 - the same
    from .icons import icon  # noqa: PLC0415 - the same
    from .problems import Problems  # noqa: PLC0415 - the same
    from .window import Window  # noqa: PLC0415 - the same
    from .words import Words  # noqa: PLC0415 - the same

    app = _program(QApplication)
    app.setApplicationName("boardtable")
    app.setDesktopFileName(DESKTOP_NAME)
    app.setWindowIcon(icon("boardtable", None))
    games = Games(places)
    problems = Problems(places.log)
    problems.watch()
    theme.apply(app, games.settings.theme, games.settings.text_size)
    homes = [game.info.home for game in games.installed if game.info is not None]
    words = Words(app, games.settings.language, homes)
    window = Window(words, games, problems)
    app.styleHints().colorSchemeChanged.connect(lambda _scheme: window.use(games.settings))
    if painted.is_measured():
        painted.say_when_painted(window.start_page)
    window.show()
    QTimer.singleShot(LOCK_MS, lambda: _settle(window, games, places))
    if file is not None:
        QTimer.singleShot(0, lambda: window.open_path(file))
    if sys.platform == "darwin":
        app.wanted.connect(window.open_path)  # type: ignore[attr-defined]  # of the program that is made there
    status = app.exec()
    gc.enable()
    games.close()
    return status


def _program(usual: type[QApplication]) -> QApplication:
    """Make the program, with a look that is the same everywhere; on macOS one that hears of files to open."""
    told = [*sys.argv[:1], "-style", "fusion"]  # told like this, it is in use before any widget or binding asks for one
    if sys.platform == "darwin":
        from .opening import OpeningApplication  # noqa: PLC0415 - only there

        return OpeningApplication(told)
    return usual(told)


def _is_handed_over(places: Folders, file: str | None) -> bool:
    """Let a window that is open already open the file, if there is one."""
    from boardtable.store.handover import Letter, hand_over  # noqa: PLC0415 - only for a second start

    path = None if file is None else str(Path(file).absolute())
    return hand_over(places, Letter(path, os.environ.get("XDG_ACTIVATION_TOKEN")))


def _settle(window: Window, games: Games, places: Folders) -> None:
    """Take hold of the profile, then listen to later starts; a program that may not write leaves that to the other."""
    from .door import Door  # noqa: PLC0415 - the start page is painted by now
    from .garbage import set_aside  # noqa: PLC0415 - the same

    set_aside()
    gc.enable()
    window.tell_of_lock()
    if games.lock.is_mine:
        Door(places.handover, window)
