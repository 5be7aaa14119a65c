"""The window itself: its place, its menus, its dialogs, and copies of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QProxyStyle,
    QStyle,
    QToolButton,
)
from typing_extensions import override

from boardtable.app import window as window_module
from boardtable.app.placing import first_place
from boardtable.controller.games import Games
from boardtable.engine.target import Piece
from boardtable.engine.text import text
from boardtable.scene.film import Speed
from tests.app.program import Hands, answering, come_to_rest, dismissed
from tests.engine import sticks as game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.app.program import Program

pytestmark = pytest.mark.usefixtures("sticks")

ACTS = ["Undo", "Redo", "Back", "Scores"]


def actions(program: Program) -> dict[str, QAction]:
    """Find everything in the menus by what stands there."""
    return {action.text(): action for action in program.window.findChildren(QAction) if action.text()}


def test_in_a_small_window_the_column_is_narrower(start: Callable[..., Program]) -> None:
    """The table needs the room; nobody has chosen that, so that a larger window has the usual width again."""
    program = start()
    program.begin("sticks", "Anna")
    widths = []
    for width in (1024, 1600, 1024):
        program.window.resize(width, 680)
        come_to_rest()
        splitter = program.page.splitter
        assert sum(splitter.sizes()) == splitter.width() - splitter.handleWidth()
        widths.append(splitter.side_width)
    assert widths == [pytest.approx(0.22 * 1008, abs=2), 280, widths[0]]
    program.window.show_start()
    assert program.games.settings.panels == ()


def test_the_window_comes_back_to_its_place(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """Place and size, the width of the panels, and whether it filled the screen."""
    monkeypatch.setattr(window_module, "SMALLEST", (400, 300))
    program = start()
    program.begin("sticks", "Anna")
    program.window.setGeometry(30, 50, 700, 500)
    come_to_rest()
    program.page.splitter.setSizes([400, 260])
    program.page.splitter.splitterMoved.emit(400, 1)  # as after a drag
    wide = program.page.splitter.sizes()[1]
    program.window.close()
    program.games.close()
    kept = Games(program.folders).settings
    assert kept.place == (30, 50, 700, 500)
    assert kept.panels == (wide,)
    words, problems = program.window._words, program.problems  # noqa: SLF001 - a window as the next start makes it
    again = window_module.Window(words, Games(program.folders), problems)
    assert again.geometry().getRect() == (30, 50, 700, 500)
    assert not again.isFullScreen()
    again.deleteLater()


@pytest.mark.parametrize("place", [(5000, 5000, 500, 400), (-3000, -10, 500, 400), (700, 790, 9000, 9000)])
def test_a_window_never_comes_back_off_screen(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch, place: tuple[int, int, int, int]
) -> None:
    """The screen it was on has gone, or is smaller now: it is moved onto one that is there."""
    monkeypatch.setattr(window_module, "SMALLEST", (400, 300))
    program = start()
    words, games = program.window._words, program.games  # noqa: SLF001 - a window as the next start makes it
    games.remember(evolve(games.settings, place=place))
    again = window_module.Window(words, games, program.problems)
    free = again.screen().availableGeometry()
    at = again.geometry()
    assert free.contains(at.topLeft())
    assert at.top() - free.top() >= 32  # room for the title bar
    assert at.right() <= free.right()
    again.deleteLater()


@pytest.mark.parametrize(
    ("screen", "place"),
    [
        ((0, 0, 1920, 1080), (320, 156, 1280, 800)),
        ((0, 27, 1366, 741), (43, 59, 1280, 709)),  # a bar of the desktop lies above
        ((1920, 0, 1280, 800), (1920, 32, 1280, 768)),
        ((0, 0, 1024, 600), (0, 32, 1024, 680)),  # smaller than the smallest window
    ],
)
def test_the_first_window_fits_the_screen(screen: tuple[int, ...], place: tuple[int, ...]) -> None:
    """In its middle, 1280 x 800 or what the screen has below the title bar."""
    assert first_place(QRect(*screen), QSize(1024, 680)).getRect() == place


@pytest.mark.parametrize(
    ("wish", "state"),
    [
        ({"full_screen": True}, Qt.WindowState.WindowFullScreen),
        ({"maximised": True}, Qt.WindowState.WindowMaximized),
    ],
)
def test_a_window_that_filled_the_screen_does_so_again(
    start: Callable[..., Program], wish: dict[str, bool], state: Qt.WindowState
) -> None:
    """Both ways of filling it are remembered."""
    program = start(**wish)
    assert program.window.windowState() & state


def test_full_screen_and_back(start: Callable[..., Program]) -> None:
    """F11 does both."""
    program = start()
    program.window.toggle_full_screen()
    assert program.window.isFullScreen()
    program.window.toggle_full_screen()
    assert not program.window.isFullScreen()


def test_the_menus_fit_the_page(start: Callable[..., Program]) -> None:
    """What needs a table is allowed only there."""
    program = start()
    only_there = ["Save a copy as…", "Start page", "Time line", "Zoom in", "Zoom out", "Fit"]
    assert not any(actions(program)[said].isEnabled() for said in (*only_there, *ACTS))
    assert actions(program)["New game…"].isEnabled()
    program.begin("sticks", "Anna", "Bob")
    assert all(actions(program)[said].isEnabled() for said in only_there)
    program.window.menuBar().actions()[0].menu().aboutToShow.emit()  # type: ignore[attr-defined]  # PySide's stub says object
    assert not actions(program)["Preferences"].icon().isNull()


def test_the_menus_allow_what_does_something(start: Callable[..., Program]) -> None:
    """Undo, redo and back only if there is something to take back, the scores only at the end."""
    program = start(ask_final="never")
    program.begin("sticks", "Anna", "Bob")

    def allowed() -> list[str]:
        return [said for said in ACTS if actions(program)[said].isEnabled()]

    assert allowed() == []
    Hands(program.page).click(Piece(11))
    assert allowed() == ["Back"]
    program.press("Take")
    assert allowed() == ["Undo"]
    actions(program)["Undo"].trigger()
    assert allowed() == ["Redo"]
    program.page.controller._follow(program.match.play(game.Take(0, 3)))  # noqa: SLF001 - pointing has tests of its own
    for seat in (1, 0, 1):
        program.page.controller._follow(program.match.play(game.Take(seat, 3)))  # noqa: SLF001 - the same
    assert allowed() == ["Undo", "Scores"]
    program.window.show_start()
    assert allowed() == []


def test_the_menus_act_on_the_table(start: Callable[..., Program]) -> None:
    """Undo, redo, back and zoom do what the buttons and the wheel do."""
    program = start()
    act = actions(program)
    act["Undo"].trigger()
    program.begin("sticks", "Anna", "Bob")
    Hands(program.page).click(Piece(11))
    act["Back"].trigger()
    assert program.page.controller.picked() == ()
    Hands(program.page).click(Piece(11))
    program.press("Take")
    act["Undo"].trigger()
    assert program.match.ply == 0
    act["Redo"].trigger()
    assert program.match.ply == 1
    act["Zoom in"].trigger()
    assert program.page.view.zoom == pytest.approx(1.25)
    act["Zoom out"].trigger()
    assert program.page.view.zoom == pytest.approx(1.0)
    act["Zoom in"].trigger()
    act["Fit"].trigger()
    assert program.page.view.zoom == pytest.approx(1.0)
    act["Start page"].trigger()
    assert program.window.page is None


def test_the_keys_are_those_that_do_something(start: Callable[..., Program]) -> None:
    """Sticks has neither computers here, large pieces, lists nor a rule book; a lesson is no table."""
    program = start()
    turning, asked = "R, mouse wheel", "A: look up"
    lesson, book, computers = "In a lesson", "F1: rule book", "M: the computer moves now"

    def listed() -> set[str]:
        said: list[str] = []
        with answering(dismissed(said)):
            actions(program)["All keys"].trigger()
        return {each for each in (turning, asked, lesson, book, computers, "H: hint", "F11") if each in said[0]}

    assert listed() == {"H: hint", "F11", lesson, book}
    program.begin("sticks", "Anna", "Bob")
    assert listed() == {"H: hint", "F11"}


def test_no_icons_of_the_system_on_dialogs(start: Callable[..., Program], qapp: QApplication) -> None:
    """Some systems put black ones there, which nobody sees on a dark ground."""

    class Desktop(QProxyStyle):
        """A system with icons on the buttons of dialogs."""

        @override
        def styleHint(self, hint: QStyle.StyleHint, *others: Any, **named: Any) -> int:
            wanted = hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
            return 1 if wanted else super().styleHint(hint, *others, **named)

    before = qapp.style().name()
    qapp.setStyle(Desktop("Fusion"))
    program = start(theme="dark")
    found = list[bool]()

    def look(dialog: QDialog) -> None:
        buttons = dialog.findChildren(QDialogButtonBox)[0].buttons()
        found.extend(button.icon().isNull() for button in buttons)
        dialog.close()

    with answering(look):
        actions(program)["All keys"].trigger()
    assert found == [True]
    qapp.setStyle(before)


def test_the_line_below_follows_the_theme(start: Callable[..., Program]) -> None:
    """The cross that puts it away has the colour of the words."""
    program = start(theme="light")
    program.window.notify(text("test", "Told."))
    (cross,) = program.window.notices.findChildren(QToolButton)
    inks = list[str]()
    for look in ("light", "dark"):
        program.window.use(evolve(program.games.settings, theme=look))
        come_to_rest()
        image = cross.icon().pixmap(32, 32).toImage()
        inks.append(image.pixelColor(16, 16).name())
    assert inks == ["#22262b", "#ece8df"]


@pytest.mark.parametrize("said", ["New game…", "Preferences", "All keys", "About boardtable"])
@pytest.mark.parametrize("size", [100, 150])
def test_every_dialog_fits_the_smallest_window(start: Callable[..., Program], said: str, size: int) -> None:
    """Nothing is larger than 1024 x 680, also with the largest words."""
    program = start()
    program.window.use(evolve(program.games.settings, text_size=size))
    program.begin("sticks", "x" * 200, "Bob", "Carl")

    def measure(dialog: QDialog) -> None:
        assert dialog.isVisible()
        assert dialog.windowTitle()
        assert dialog.width() <= 1024
        assert dialog.height() <= 680
        dialog.close()

    with answering(measure):
        actions(program)[said].trigger()
    assert (program.window.width(), program.window.height()) == (1024, 680)


def test_saving_a_copy(start: Callable[..., Program], tmp_path: Path) -> None:
    """The copy gets our ending, and is a whole game; what cannot be written is said."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    Hands(program.page).click(Piece(11))
    program.press("Take")

    def into(name: str) -> Callable[[QFileDialog], None]:
        def answer(dialog: QFileDialog) -> None:
            assert dialog.windowTitle() == "Save a copy as…"
            dialog.selectFile(str(tmp_path / name))
            dialog.accept()

        return answer

    with answering(into("copy")):
        actions(program)["Save a copy as…"].trigger()
    (own,) = program.folders.playing.glob("*")
    assert (tmp_path / "copy.boardtable").read_bytes() == own.read_bytes()
    with answering(QDialog.reject):
        actions(program)["Save a copy as…"].trigger()
    (tmp_path / "taken.boardtable").mkdir()
    said: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(tmp_path / "taken.boardtable")])
        with answering(QDialog.accept, dismissed(said)):
            actions(program)["Save a copy as…"].trigger()
    assert len(said) == 1
    assert said[0].startswith("taken.boardtable is not saved.")


def test_a_game_that_cannot_begin(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """A box that was corrected wrongly, and a game that breaks, give one sentence each."""
    program = start()
    program.folders.components.mkdir(parents=True)
    wrong = program.folders.components / "sticks.toml"
    wrong.write_text("die = 'six'\n")
    said: list[str] = []
    with answering(QDialog.accept, dismissed(said)):
        program.window.new_game("sticks")
    wrong.unlink()
    assert said[0].startswith("sticks.toml: die: ")
    assert program.window.page is None
    monkeypatch.delattr(game, "GAME")
    with answering(dismissed(said)):
        program.window.new_game("sticks")
    assert said[1] == "This game does not work: sticks."
    log = program.folders.log / "boardtable.log"
    assert "'tests.engine.sticks' has no attribute 'GAME'" in log.read_text("utf-8")


def test_closing_in_the_middle_of_a_film(start: Callable[..., Program]) -> None:
    """The decision stands in the file; nothing pops up any more, not even at the end of the game."""
    program = start(ask_final="never")
    program.begin("sticks", "Anna", "Bob")
    program.page.scene.set_speed(Speed.SLOW)
    for _ in range(4):
        program.page.scene.finish_film()
        for _ in range(3):
            Hands(program.page).click(next(t for t in program.page.scene.offers() if t not in CARDS))
        program.press("Take")
    assert program.page.scene.filming
    with answering():
        program.window.close()
    assert program.window.page is None
    (file,) = program.folders.finished.glob("*")
    assert '"over": [' in file.read_text()


CARDS = {Piece(game.CARD), Piece(game.CARD + 1)}


def test_the_keyboard_reaches_the_menu_keys(start: Callable[..., Program]) -> None:
    """Ctrl+Z and Ctrl+Y work while the table has the focus."""
    program = start()
    program.begin("sticks", "Anna", "Bob")
    Hands(program.page).click(Piece(11))
    program.press("Take")
    program.page.view.setFocus()
    view: Any = program.page.view
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert program.match.ply == 0
    QTest.keyClick(view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert program.match.ply == 1
