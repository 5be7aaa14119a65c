"""Plays a whole game of everything that is installed with a frozen program, on a virtual screen.

    python -m tests.frozen.play PROGRAM --pictures FOLDER [--language pl] [--scale 1.5] [--root FOLDER]

PROGRAM is the frozen `boardtable`; with `--root` the one that is installed below a root of its own. It is started once,
in a profile that is new to it, and each game is handed over to it as a double click on a saved game does; then one
seat plays against the computer by mouse and keyboard. Needs Xvfb and libXtst. Prints a JSON line for each thing done.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1"}

import pytest
from attrs import evolve, frozen
from PySide6.QtWidgets import QApplication

from boardtable.app import theme
from boardtable.controller.games import Games, Wish
from boardtable.controller.thinker import Thinker
from boardtable.engine.sitter import Sitter
from boardtable.store.folders import folders
from boardtable.store.settings import SettingsFile
from tests.app.program import run
from tests.frozen.player import Mirror, Player
from tests.frozen.screen import Screen, virtual_screen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.app.program import Program

SIZE = (1280, 800)
MIDDLE = 12
"""After so many decisions a picture is taken."""
PATIENCE = 60


@frozen
class Elsewhere:
    """A program of which nothing but its command is known; `root` is what it sees as the whole file system."""

    program: str
    root: Path | None
    profile: Path
    wishes: dict[str, str]

    def start(self, *args: str) -> subprocess.Popen[str]:
        """Start it with nothing of ours in its environment."""
        before = [] if self.root is None else [shutil.which("chroot") or "/usr/sbin/chroot", str(self.root)]
        command = [*before, self.program, *args]
        return subprocess.Popen(command, env=self.wishes, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def inside(self, path: Path) -> str:
        """Name a file as the program sees it."""
        return str(path if self.root is None else Path("/", path.relative_to(self.root)))


def play_all(  # noqa: PLR0913 - what a command line asks for
    program: str,
    pictures: Path,
    *,
    language: str,
    scale: float = 1.0,
    root: Path | None = None,
    only: Sequence[str] | None = None,
    profile: Path | None = None,
) -> list[dict[str, object]]:
    """Play everything that is installed, or only some games; gives what was done.

    Raises AssertionError at whatever is not as it should be.
    """
    done: list[dict[str, object]] = []
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=None if root is None else root / "tmp") as folder:
        home = Path(folder)
        size = [round(points * scale) for points in SIZE]
        with virtual_screen(home / "screen", *size) as screen:
            wishes = {"HOME": "/root" if root else str(home), "LANG": "C.UTF-8", "LANGUAGE": language}
            wishes |= {"DISPLAY": screen.name, "QT_SCALE_FACTOR": str(scale)}
            elsewhere = Elsewhere(program, root, profile or home / "profile", wishes)
            listed = _listed(elsewhere)
            done.append({"listed": listed})
            settings = SettingsFile(folders(elsewhere.profile).settings)
            settings.change(evolve(settings.settings, film_speed="off", place=(0, 0, *SIZE)))
            with _running(elsewhere, screen), _mirror(home / "mirror", language) as mirror:
                screen.settle()
                _keep(screen, pictures / "start.png")
                for game in listed if only is None else only:
                    try:
                        done.append(_play(elsewhere, screen, game, pictures, Mirror(mirror, scale)))
                    except (AssertionError, ValueError):
                        _keep(screen, pictures / "stuck.png")
                        mirror.window.grab().save(str(pictures / "stuck-mirror.png"))
                        raise
    return done


def _listed(elsewhere: Elsewhere) -> list[str]:
    out, err = elsewhere.start("--self-check").communicate(timeout=PATIENCE)
    assert out.endswith("self-check: passed\n"), out + err
    return [line.split(": ")[1] for line in out.splitlines() if line.startswith("game: ")]


@contextmanager
def _running(elsewhere: Elsewhere, screen: Screen) -> Iterator[None]:
    """Have the program run, until it is told to quit by its key."""
    started = elsewhere.start("--profile", elsewhere.inside(elsewhere.profile))
    box, until = folders(elsewhere.profile).handover, time.monotonic() + PATIENCE
    while not box.is_dir():
        assert started.poll() is None, started.communicate()
        assert time.monotonic() < until, "its window does not open"
        time.sleep(0.05)
    try:
        yield
        screen.press("Control_L", "q")
        out, err = started.communicate(timeout=PATIENCE)
        assert (started.returncode, out, err) == (0, "", "")
        assert not box.exists()
    finally:
        started.kill()
        started.wait()


@contextmanager
def _mirror(profile: Path, language: str) -> Iterator[Program]:
    """Have the program run here too, in a window of the same size."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    theme.apply(app, "light", 100)
    with pytest.MonkeyPatch.context() as patch:
        # Only the real computers play; pausing these would show a button that is not in the real window.
        patch.setattr(Thinker, "ask", lambda *_asked: None)
        mirror = run(app, profile, language=language, place=(0, 0, *SIZE))
        mirror.window.resize(*SIZE)
        yield mirror
        mirror.close()


def _play(elsewhere: Elsewhere, screen: Screen, game: str, pictures: Path, mirror: Mirror) -> dict[str, object]:
    """Play one game: the first seat by hand, the others by easy computers."""
    began = time.monotonic()
    file = _saved(elsewhere.profile, game)
    before = screen.seen()
    # A second start, as a double click on the file is.
    handed = elsewhere.start("--profile", elsewhere.inside(elsewhere.profile), elsewhere.inside(file))
    assert handed.communicate(timeout=PATIENCE) == ("", "")
    assert handed.returncode == 0
    screen.settle(before)
    copy = mirror.program.folders.lock.parent / file.name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(file.read_bytes())
    mirror.program.window.open_path(copy)
    player = Player(screen, mirror, file)

    def look(ply: int) -> None:
        if ply in {0, MIDDLE}:
            _keep(screen, pictures / f"{game}-{ply}.png")

    by_hand = player.play(look)
    screen.settle()
    _keep(screen, pictures / f"{game}-end.png")
    match = mirror.program.match
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    finished = folders(elsewhere.profile).finished / file.name
    last = json.loads(finished.read_text("utf-8").splitlines()[-1])
    assert last["over"] == list(outcome.scores), last
    seconds = round(time.monotonic() - began)
    return {"game": game, "decisions": match.ply, "by_hand": by_hand, "scores": outcome.scores, "seconds": seconds}


def _saved(profile: Path, game: str) -> Path:
    """Save a game that has just begun among those of the profile."""
    dealing = profile / "dealt"
    games = Games(folders(dealing))
    loaded = games.load(game)
    seats = min(loaded.info.seats)
    sitters = (Sitter("Anna"), *(Sitter(f"Komputer {n}", "easy") for n in range(1, seats)))
    options = {choice.name: choice.default for choice in loaded.choices(seats, 1)}
    opened = games.begin(game, Wish(sitters, options, 5))
    opened.close()
    games.close()
    (dealt,) = folders(dealing).playing.glob("*.boardtable")
    playing = folders(profile).playing
    playing.mkdir(parents=True, exist_ok=True)
    return dealt.replace(playing / dealt.name)


def _keep(screen: Screen, path: Path) -> None:
    assert screen.image().save(str(path)), path


def main(argv: Sequence[str] | None = None) -> int:
    """Read the command line, and play; returns the exit status."""
    parser = argparse.ArgumentParser(description="Play whole games with a frozen program on a virtual screen.")
    parser.add_argument("program")
    parser.add_argument("--pictures", type=Path, required=True)
    parser.add_argument("--language", default="pl")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--root", type=Path)
    parser.add_argument("--only", nargs="+", help="play these games, not all that are installed")
    parser.add_argument("--profile", type=Path, help="a folder that keeps the games, else one that is gone afterwards")
    args = parser.parse_args(argv)
    played = play_all(
        args.program,
        args.pictures,
        language=args.language,
        scale=args.scale,
        root=args.root,
        only=args.only,
        profile=args.profile,
    )
    for told in played:
        sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
