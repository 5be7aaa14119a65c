"""The first start: in the system's language, straight to the start page, and no question before it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from boardtable.engine.registry import installed
from boardtable.engine.text import text
from boardtable.i18n import LANGUAGES, Speaker

if TYPE_CHECKING:
    from pathlib import Path

LOOKING = """
import gc, json, sys
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from boardtable.app.main import main

def look(app):
    QTest.qWait(500)
    windows = [widget for widget in app.topLevelWidgets() if widget.isVisible()]
    (window,), title = windows, windows[0].windowTitle()
    said = [button.accessibleName() or button.text() for button in window.findChildren(QAbstractButton)
            if button.isVisible()]
    learn = [button for button in window.findChildren(QPushButton) if button.accessibleName() == sys.argv[3]]
    learn[0].click()
    asked = app.activeModalWidget()
    from boardtable.app.lesson_page import LessonPage
    lessons = len(window.findChildren(LessonPage))
    cleaned = gc.isenabled() and gc.get_freeze_count() > 0
    told = {"title": title, "said": said, "lessons": lessons, "asked": asked is not None, "cleaned": cleaned}
    print(json.dumps(told))
    return 0

QApplication.exec = look
sys.exit(main(sys.argv[1:3]))
"""
ONE, *OTHERS = sorted(LANGUAGES, reverse=True)
"""Each run tries Polish, the thorough one all languages."""
GAMES = [game.info for game in installed() if game.info is not None]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep the language in the environment")
@pytest.mark.parametrize("language", [ONE, *(pytest.param(each, marks=pytest.mark.thorough) for each in OTHERS)])
def test_a_first_start(tmp_path: Path, language: str) -> None:
    """Every box can be opened and every lesson is one click away, in the language that the system is set to."""
    say = Speaker(language).say
    boxes = [say(text("app", "New game: {game}", game=info.title)) for info in GAMES]
    lessons = [say(text("app", "Learn to play: {game}", game=info.title)) for info in GAMES if info.has_lesson]
    command = [sys.executable, "-c", LOOKING, "--profile", str(tmp_path / "profile"), lessons[0]]
    wishes = {"LANG": "C.UTF-8", "LANGUAGE": f"{language}_XX:en", "LC_ALL": ""}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env={**os.environ, **wishes})
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["title"] == "boardtable"
    assert told["cleaned"], "what nobody uses any more would stay for ever"
    assert set(told["said"]) >= {*boxes, *lessons}
    assert (told["lessons"], told["asked"]) == (1, False)
