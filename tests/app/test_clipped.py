"""No words are clipped in any language, at the smallest window with the largest words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QPushButton,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from boardtable.app import theme
from boardtable.app import words as words_module
from boardtable.app.new_game import NewGameDialog
from boardtable.app.preferences import Preferences
from boardtable.engine.table import Frame
from boardtable.engine.text import text
from boardtable.i18n import LANGUAGES
from tests.app.clipping import clipped
from tests.app.program import come_to_rest
from tests.app.tour import Tour
from tests.app.words_on_table import LEFT_OUT, Reader
from tests.installed import FIRST_AT_ONCE
from tests.pseudo import PSEUDO, PaddedQt, speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from boardtable.engine.info import GameInfo
    from tests.app.program import Program


@pytest.fixture(params=[*(pytest.param(known, marks=pytest.mark.thorough) for known in LANGUAGES), PSEUDO])
def language(request: pytest.FixtureRequest, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Name a language, and have the long one spoken too, also by Qt."""
    spoken: str = request.param
    monkeypatch.setattr(words_module, "Speaker", speaker)
    longer = PaddedQt()
    if spoken == PSEUDO:
        qapp.installTranslator(longer)
    yield spoken
    qapp.removeTranslator(longer)


@pytest.mark.parametrize("info", FIRST_AT_ONCE, ids=lambda info: info.id)
def test_nothing_is_clipped(
    start: Callable[..., Program], language: str, info: GameInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every page, panel, dialog, menu and message, in the smallest window with the largest words."""
    reader = Reader(monkeypatch)
    program = start(language=language, text_size=150)
    theme.apply(program.app, "light", 150)
    found = dict[str, str]()

    def look(where: str, what: QWidget) -> None:
        for fault in clipped(what) + reader.on_page(program.window.page, where):
            found.setdefault(fault, where)

    Tour(program, look, [info]).walk()
    assert not found, "\n".join(f"{where}: {fault}" for fault, where in found.items())


@pytest.mark.parametrize("size", [100, 125, 150])
def test_no_choice_is_clipped_however_narrow_its_dialog(
    start: Callable[..., Program], language: str, size: int
) -> None:
    """Dialogs with boxes cannot be made narrower than what can be chosen there; wider ones show it too."""
    program = start(language=language, text_size=size)
    theme.apply(program.app, "light", size)
    game = program.games.load("wok")
    for dialog in (
        Preferences(program.window, program.words, program.games.settings),
        NewGameDialog(program.window, program.words, game, None),
    ):
        dialog.show()
        for width in range(300, 1000, 20):
            dialog.resize(width, dialog.sizeHint().height())
            come_to_rest()
            assert clipped(dialog) == []
        dialog.close()


LONG = "Somebody wrote a sentence that is far too long for the room that it was given"


def label(*, wraps: bool) -> QLabel:
    """Make a label with the sentence."""
    made = QLabel(LONG)
    made.setWordWrap(wraps)
    return made


def button() -> QPushButton:
    """Make a button with the sentence."""
    return QPushButton(LONG)


def choice() -> QComboBox:
    """Make a box in which the sentence is what can be chosen besides."""
    box = QComboBox()
    box.addItems(["no", LONG])
    return box


def field() -> QLineEdit:
    """Make a field that proposes the sentence."""
    line = QLineEdit()
    line.setPlaceholderText(LONG)
    return line


def group() -> QGroupBox:
    """Make a group with the sentence as its title."""
    return QGroupBox(LONG)


def tabs() -> QTabBar:
    """Make tabs, one of them with the sentence."""
    bar = QTabBar()
    bar.addTab("no")
    bar.addTab(LONG)
    return bar


def rows() -> QListWidget:
    """Make a list in which the sentence is one line."""
    listed = QListWidget()
    listed.addItem(LONG)
    return listed


def cells() -> QTableWidget:
    """Make a table with the sentence in a cell."""
    table = QTableWidget(1, 1)
    table.setItem(0, 0, QTableWidgetItem(LONG))
    return table


def columns() -> QTableWidget:
    """Make a table with the sentence above a column."""
    table = QTableWidget(1, 1)
    table.setHorizontalHeaderLabels([LONG])
    return table


def menus() -> QMenuBar:
    """Make a menu bar whose second menu is called so."""
    bar = QMenuBar()
    bar.addMenu("No")
    bar.addMenu(LONG)
    return bar


def told() -> QLabel:
    """Make a label whose tool tip is not broken into lines."""
    made = QLabel("no")
    made.setToolTip(LONG + LONG)
    return made


def shortened() -> QLabel:
    """Make a label that was shortened to fit."""
    return QLabel("Somebo…")


ROOM = (160, 24)
MAKERS: tuple[Callable[[], QWidget], ...] = (
    *(partial(label, wraps=False), partial(label, wraps=True), button, choice, field, group, tabs, rows, cells),
    *(columns, menus, told, shortened),
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("make", MAKERS, ids=lambda make: getattr(make, "__name__", str(getattr(make, "keywords", ""))))
def test_what_is_clipped_is_found(make: Callable[[], QWidget]) -> None:
    """Each kind of widget, with one sentence in too little room; with room enough it is not found."""
    page = QWidget()
    page.resize(1600, 900)
    widget = make()
    widget.setParent(page)
    widget.setGeometry(0, 0, *ROOM)
    page.show()
    come_to_rest()
    assert clipped(page) != []
    if make not in {told, shortened}:
        widget.resize(900, 200)
        if isinstance(widget, QTableWidget):
            widget.setColumnWidth(0, 800)
        come_to_rest()
        assert clipped(page) == []
    page.close()


@pytest.mark.usefixtures("qapp")
def test_what_lies_over_others_is_found() -> None:
    """Two labels, the second half over the first; and one that sticks out of what holds it."""
    page = QWidget()
    page.resize(200, 100)
    for n, said in enumerate(("One", "Two")):
        QLabel(said, page).setGeometry(60 * n, 0, 80, 30)
    QLabel("Three", page).setGeometry(150, 60, 80, 30)
    page.show()
    come_to_rest()
    assert sorted(clipped(page)) == ["QLabel : sticks out of QWidget: Three", "QWidget : 'One' lies over 'Two'"]
    page.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("size", "faults"), [((1025, 600), 1), ((1000, 650), 1), ((1024, 648), 0)])
def test_a_dialog_that_is_too_large_is_found(size: tuple[int, int], faults: int) -> None:
    """Its title bar has to be on the screen too."""
    dialog = QDialog()
    dialog.resize(*size)
    dialog.show()
    come_to_rest()
    assert len(clipped(dialog)) == faults
    dialog.close()


def test_words_on_the_table_that_are_clipped_are_found(
    start: Callable[..., Program], sticks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name too long for its place, one beyond the edge, and a note over another."""
    assert sticks is None
    reader = Reader(monkeypatch)
    program = start()
    program.begin("sticks", "Anna", "Bob")
    scene = program.page.scene
    come_to_rest()
    assert reader.clipped(scene) == []
    zone = next(iter(scene.look().zones.values()))
    narrow = evolve(zone, name="narrow", frame=Frame(800, 500, 30, 30), label=text("test", LONG), quiet=False)
    far = evolve(narrow, name="far", frame=Frame(1590, 500, 9, 30), heading=text("test", LONG))
    scene.lay((narrow, far))
    assert {fault.partition(":")[0].partition(",")[0] for fault in reader.clipped(scene)} == {
        LEFT_OUT,
        "shortened on the cloth",
        "out of sight",
    }
