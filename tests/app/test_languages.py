"""Which language is spoken where: that of the seat that looks at and around the table, the window's in menus."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, fields
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QPushButton,
    QTabBar,
    QTableWidget,
    QWidget,
)

from boardtable.app import files
from boardtable.app import words as words_module
from boardtable.app.words import Words
from boardtable.controller.games import Wish
from boardtable.engine.game import Game
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Piece
from boardtable.engine.text import text
from boardtable.i18n import Speaker
from tests.app.program import Hands, answering, come_to_rest
from tests.app.words_on_table import Reader
from tests.engine.sticks import CARD, Peek, Take
from tests.pseudo import plain_with_language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QAction

    from boardtable.engine.game import AnyGame
    from boardtable.engine.text import Text
    from tests.app.program import Program

NAMED = re.compile(r"\b([a-z]{2}): ")


class Echo:
    """Speaks every language by naming it before each sentence, also before one inside another."""

    def __init__(self, language: str, homes: object) -> None:
        """Take the language; catalogues have tests of their own."""
        assert homes is not None
        self.language = language

    def say(self, sentence: Text, names: Sequence[str] = ()) -> str:
        """Say it in English, with the language before it."""
        return plain_with_language(sentence, names, self.language)


@pytest.fixture(autouse=True)
def _echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_module, "Speaker", Echo)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Read what is written on the table."""
    return Reader(monkeypatch)


def begin(program: Program, game: str, *languages: str | None, **options: object) -> None:
    """Begin a game of people who are spoken to in these languages."""
    seats = tuple(Sitter(name, language=language) for name, language in zip(("Anna", "Bob"), languages, strict=False))
    program.window._enter(lambda: program.games.begin(game, Wish(seats, options, 1)))  # noqa: SLF001 - as the dialog does


def words_of(widget: QWidget) -> Iterator[str]:
    """Give all that a widget shows or tells."""
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    elif isinstance(widget, QListWidget):
        yield from (widget.item(row).text() for row in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(tab) for tab in range(widget.count()))
    elif isinstance(widget, QTableWidget):
        for row in range(widget.rowCount()):
            cells = (widget.item(row, column) for column in range(widget.columnCount()))
            yield from (cell.text() for cell in cells if cell is not None)
        heads = (widget.horizontalHeaderItem(column) for column in range(widget.columnCount()))
        yield from (head.text() for head in heads if head is not None)


def spoken(root: QWidget) -> set[str]:
    """Name the languages that are spoken in a widget and in all that is seen below it."""
    come_to_rest()
    seen = [root, *(widget for widget in root.findChildren(QWidget) if widget.isVisibleTo(root))]
    return {language for widget in seen for said in words_of(widget) for language in NAMED.findall(said)}


def on_table(program: Program, reader: Reader) -> set[str]:
    """Name the languages that are written on the table that is seen."""
    written = reader.on(program.page.front.scene)
    return {language for words, _, _ in written for language in NAMED.findall(words.said)}


def in_menus(program: Program) -> set[str]:
    """Name the languages of the menus."""
    menus = program.window.menuBar().actions()
    entries = [entry for menu in menus for entry in _entries(menu)]
    return {language for entry in (*menus, *entries) for language in NAMED.findall(entry.text())}


def _entries(menu: QAction) -> list[QAction]:
    opened: Any = menu.menu()
    return list(opened.actions())


@pytest.mark.usefixtures("sticks")
def test_each_seat_reads_its_own_language(start: Callable[..., Program], reader: Reader) -> None:
    """Prompt, refusal, log, buttons, tips, curtain, notes, names on the table, and all that is heard; menus do not."""
    program = start(ask_final="always")
    begin(program, "sticks", "pl", "nl", dice=True)
    page = program.page
    page.toggle_timeline()
    Hands(page).click(Piece(CARD))
    assert program.label("asking").startswith("pl: This cannot be undone.")
    Hands(page).click(Piece(CARD))
    Hands(page).click(Piece(CARD))
    assert program.label("refusal") != ""
    assert (spoken(page), on_table(program, reader), in_menus(program)) == ({"pl"}, {"pl"}, {"en"})
    Hands(page).click(Piece(page.controller.match.state.heap - 1))
    program.press("pl: Take")
    if page.controller.pending is not None:
        page.controller.finish()
    assert program.label("title") == "nl: It is Bob's turn."
    assert spoken(page) == {"nl"}
    page.controller.lift_curtain()
    assert (spoken(page), on_table(program, reader), in_menus(program)) == ({"nl"}, {"nl"}, {"en"})
    assert page.log.item(0).text().startswith("nl: ")
    assert "nl" in NAMED.findall(page.view.accessibleName())
    said = list[set[str]]()

    def refuse(dialog: Any) -> None:  # noqa: ANN401 - any dialog
        said.append(spoken(dialog))
        dialog.reject()

    with answering(refuse):
        page.undo()
    assert said == [{"nl"}]


@pytest.mark.usefixtures("sticks")
def test_the_scores_speak_to_whoever_looks(start: Callable[..., Program]) -> None:
    """The sheet and what can be done after the game."""
    program = start()
    begin(program, "sticks", "es", "es", dice=True)
    page = program.page
    while page.controller.match.active():
        page.controller.let(Take(page.controller.match.active()[0], 1))
    assert page.scoring.panel.isVisible()
    assert spoken(page) == {"es"}
    page.use(evolve(program.games.settings, film_speed="off"))
    assert spoken(page) == {"es"}


@pytest.mark.usefixtures("sticks")
def test_the_window_changes_its_language_and_nothing_stays_behind(
    start: Callable[..., Program], reader: Reader
) -> None:
    """At the table: for seats without a language of their own; menus, too."""
    program = start()
    begin(program, "sticks", None, None, dice=True)
    page = program.page
    page.toggle_timeline()
    page.controller.let(Peek(0))
    page.controller.let(Take(0, 1))
    page.controller.lift_curtain()
    program.window.notify(text("test", "Nothing is saved."))
    for language in ("pl", "es", "en"):
        program.window.use(evolve(program.games.settings, language=language))
        assert (spoken(program.window), on_table(program, reader)) == ({language}, {language})
        assert in_menus(program) == {language}


def usable(program: Program) -> list[AnyGame]:
    """Load all games that are installed."""
    return [program.games.load(game.id) for game in program.games.installed if game.info is not None]


@pytest.mark.parametrize("open_it", ["start page", "finished", "scores", "curtain", "desk"])
def test_a_page_changes_its_language(start: Callable[..., Program], reader: Reader, open_it: str) -> None:
    """Whatever is open when the language changes."""
    program = start()
    game = next(game for game in usable(program) if game.desk is not fields(Game).desk.default)
    options = {choice.name: choice.default for choice in game.choices(2, 2)}
    begin(program, game.info.id, None, None, **{**options, "open_hands": False})
    page = program.page
    if open_it in {"scores", "desk"}:
        match = page.controller.match
        page.controller.lift_curtain()
        while match.active():
            moves = game.legal_moves(match.state, match.active()[0])
            match.play(moves[-1])
        page.controller.start()
        page.show_scores()
    if open_it == "desk":
        page.scoring.open_desk(0)
    elif open_it == "curtain":
        page.controller.drop_curtain()
    elif open_it in {"start page", "finished"}:
        program.window.show_start()
        if open_it == "finished":
            program.window.start_page._tabs.setCurrentIndex(1)  # noqa: SLF001 - what a click does
    for language in ("nl", "pl"):
        program.window.use(evolve(program.games.settings, language=language))
        assert spoken(program.window) == {language}
        if open_it in {"scores", "desk"}:
            assert on_table(program, reader) == {language}


def test_the_language_of_the_system_is_spoken_until_another_is_chosen(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None means the system's, at the start and later on; Qt's own words, dates and numbers follow."""
    monkeypatch.setattr(words_module, "system_language", lambda: "pl")
    words = Words(qapp, None, ())
    assert words.language == "pl"
    assert QPushButton(qapp.translate("QPlatformTheme", "Cancel")).text() == "Anuluj"
    assert QLocale().toString(1.5) == "1,5"
    words.speak("nl")
    assert (words.language, qapp.translate("QPlatformTheme", "Cancel")) == ("nl", "Annuleren")
    words.speak(None)
    assert (words.language, qapp.translate("QPlatformTheme", "Cancel")) == ("pl", "Anuluj")
    words.speak("en")
    assert (words.language, qapp.translate("QPlatformTheme", "Cancel")) == ("en", "Cancel")
    assert QLocale().toString(1.5) == "1.5"


@pytest.mark.parametrize(("window", "native"), [("nl", True), ("pl", False), ("en", False)])
def test_the_dialog_for_files_speaks_the_language_of_the_window(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch, *, window: str, native: bool
) -> None:
    """The system's own dialog only where that speaks it; Qt's own has our word for Save."""
    monkeypatch.setattr(files, "system_language", lambda: "nl")
    monkeypatch.setattr(words_module, "Speaker", Speaker)
    program = start(language=window)
    found = list[tuple[bool, str, str]]()

    def look(dialog: Any) -> None:  # noqa: ANN401 - any dialog
        assert isinstance(dialog, QFileDialog)
        own = dialog.testOption(QFileDialog.Option.DontUseNativeDialog)
        found.append((not own, dialog.labelText(QFileDialog.DialogLabel.Accept), dialog.windowTitle()))
        dialog.reject()

    with answering(look):
        assert files.ask_to_save(program.window, program.words, "a.boardtable") == ""
    say = program.words.say
    assert found == [(native, say(text("app", "Save")), say(text("app", "Save a copy as…")))]
