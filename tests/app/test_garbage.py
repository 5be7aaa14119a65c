"""Looking for what nobody uses any more never falls on who opens a table or drags, and nothing stays for ever."""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from boardtable.app import garbage
from boardtable.app.lesson_page import LessonPage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.app.program import Program


SET_ASIDE = garbage.set_aside


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Look for garbage as before, whatever a test has done."""
    yield
    gc.enable()
    gc.freeze()


def test_nothing_is_looked_for_meanwhile() -> None:
    """Also after something went wrong it goes on as before; who had switched it off finds it so."""
    with garbage.undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(KeyError), garbage.undisturbed():
        raise KeyError
    assert gc.isenabled()
    with garbage.undisturbed(), garbage.undisturbed():
        pass
    assert gc.isenabled()
    gc.disable()
    with garbage.undisturbed():
        pass
    assert not gc.isenabled()


def test_a_table_is_set_aside_and_goes_when_it_is_left(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What belongs to a table does not stay in memory, though nobody looked through it while it was there."""
    later: list[Callable[[], None]] = []
    monkeypatch.setattr(garbage, "clear_soon", lambda: later.append(garbage.clear))
    program = start()
    monkeypatch.setattr(garbage, "set_aside", SET_ASIDE)
    gc.unfreeze()
    program.begin("hex", "Anna", "Bob")
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    scene, match = weakref.ref(program.page.scene), weakref.ref(program.match)
    program.window.show_start()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert (scene(), match()) != (None, None), "it was not set aside"
    assert len(later) == 1
    later[0]()
    assert (scene(), match()) == (None, None)


def test_clearing_waits_for_the_next_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done once, a little later."""
    waits: list[tuple[int, Callable[[], None]]] = []
    monkeypatch.setattr(QTimer, "singleShot", lambda after, act: waits.append((after, act)))
    garbage.clear_soon()
    assert waits == [(garbage.SOON_MS, garbage.clear)]


def test_clearing_waits_for_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another table may be there by then, and somebody who drags."""
    waits: list[int] = []
    monkeypatch.setattr(QTimer, "singleShot", lambda after, _act: waits.append(after))
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    gc.unfreeze()
    garbage.clear()
    assert (waits, gc.get_freeze_count()) == ([garbage.SOON_MS], 0)
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: Qt.MouseButton.NoButton)
    garbage.clear()
    assert gc.get_freeze_count() > 0
    assert len(waits) == 1


def test_a_lesson_goes_when_it_is_left(start: Callable[..., Program]) -> None:
    """Its page, its table and its game."""
    program = start()
    program.window.learn("wasabi")
    (page,) = program.window.findChildren(LessonPage)
    controller, match = weakref.ref(page.controller), weakref.ref(page.controller.match)
    del page
    program.window.show_start()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(2):  # first who listened to the controller goes, then what they kept
        gc.collect()
    assert (controller(), match()) == (None, None)
