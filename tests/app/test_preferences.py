"""Language, theme, text size and speed, changed while the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QComboBox, QDialog, QLabel

from boardtable.app import theme
from boardtable.app import words as words_module
from boardtable.app.preferences import Preferences
from boardtable.controller.games import Games
from boardtable.engine.target import Piece
from boardtable.engine.text import Text, plain
from boardtable.scene.film import Speed
from tests.app.program import Hands, answering, come_to_rest
from tests.engine.sticks import CARD

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.app.program import Program

pytestmark = pytest.mark.usefixtures("sticks")


class Echo:
    """Speaks every language by naming it."""

    def __init__(self, language: str, homes: object) -> None:
        """Take the language; catalogues have tests of their own."""
        assert homes is not None
        self._language = language

    def say(self, sentence: Text, names: Sequence[str] = ()) -> str:
        """Say it in English, with the language before it."""
        return f"{self._language}: {plain(sentence, names)}"


def choose(dialog: Preferences, **wanted: object) -> Preferences:
    """Choose in the boxes of the dialog, in the order in which they stand there."""
    boxes = dict(zip(("language", "theme", "text_size", "film_speed", "ask_final"), shown(dialog), strict=True))
    for name, value in wanted.items():
        boxes[name].setCurrentIndex(boxes[name].findData(value))
    return dialog


def shown(dialog: Preferences) -> list[QComboBox]:
    """Find the boxes from top to bottom."""
    return sorted(dialog.findChildren(QComboBox), key=lambda box: box.y())


def test_the_dialog_changes_and_remembers(start: Callable[..., Program]) -> None:
    """OK takes everything over at once and for the next start; Cancel nothing."""
    program = start()
    with answering(lambda dialog: choose(dialog, theme="dark").reject()):
        program.window.preferences()
    assert program.games.settings.theme == "system"
    wanted = {"language": "pl", "theme": "dark", "text_size": 125, "film_speed": "slow", "ask_final": "always"}
    with answering(lambda dialog: choose(dialog, **wanted).accept()):
        program.window.preferences()
    for settings in (program.games.settings, Games(program.folders).settings):
        assert {name: getattr(settings, name) for name in wanted} == wanted


def test_the_dialog_shows_what_is_set(start: Callable[..., Program]) -> None:
    """Each language is called by its own name."""
    program = start(theme="dark", text_size=150, ask_final="never")
    program.begin("sticks", "Anna")

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, Preferences)
        assert [box.currentText() for box in shown(dialog)] == ["as the system", "dark", "150%", "off", "never"]
        language = shown(dialog)[0]
        names = [language.itemText(row) for row in range(language.count())]
        assert names == ["as the system", "English", "Nederlands", "Español", "Polski"]
        assert dialog.chosen() == program.games.settings
        dialog.reject()

    with answering(read):
        program.window.preferences()


def test_the_language_changes_on_the_table(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """Menus, prompt, buttons, log, notices and the names of the table are said anew; names of players stay."""
    monkeypatch.setattr(words_module, "Speaker", Echo)
    program = start()
    program.begin("sticks", "Anna", "Bob")
    Hands(program.page).click(Piece(11))
    program.press("en: Take")
    program.page.tell(Text("test", "The disk is full."))
    Hands(program.page).click(Piece(CARD))
    assert program.label("refusal") == "✖ en: You may look at your own card once. (Rule 3)"
    program.window.use(evolve(program.games.settings, language="nl"))
    assert program.window.menuBar().actions()[0].text() == "nl: &Game"
    assert program.label("asking") == "nl: Take sticks."
    assert program.label("refusal").startswith("✖ nl: You may look")
    assert program.button("nl: Take back…").isEnabled()
    assert [program.page.log.item(row).text() for row in range(program.page.log.count())] == ["nl: Anna takes 1 stick."]
    assert program.page.notices.text() == "nl: The disk is full."
    assert program.page.view.accessibleName() == "nl: Table"
    assert program.page.log.accessibleName() == "nl: Log"


def test_the_language_changes_on_the_curtain(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """The curtain hides the table all the same."""
    monkeypatch.setattr(words_module, "Speaker", Echo)
    program = start(ask_final="never")
    program.begin("sticks", "Anna", "Bob")
    Hands(program.page).click(Piece(CARD))
    program.page.controller.drop_curtain()
    program.window.use(evolve(program.games.settings, language="es"))
    assert program.label("title") == "es: It is Anna's turn."
    assert program.button("es: Lift the curtain").isVisible()
    assert program.page.scene.look().placed == {}


def test_the_language_changes_on_the_start_page(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of games is said anew as well."""
    monkeypatch.setattr(words_module, "Speaker", Echo)
    program = start()
    program.begin("sticks", "Anna")
    program.window.show_start()
    program.window.use(evolve(program.games.settings, language="pl"))
    assert program.button("pl: Continue").isEnabled()
    item = program.window.start_page._waiting.item(0)  # noqa: SLF001 - nothing else shows the list
    assert item.text().splitlines()[1].startswith("pl: 0 moves, ")


def test_each_seat_is_spoken_to_in_its_language(start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """Prompt, refusals and log follow whoever looks; the menus stay in the window's language."""
    monkeypatch.setattr(words_module, "Speaker", Echo)
    program = start()

    def fill(dialog: QDialog) -> None:
        boxes = dialog.findChildren(QComboBox)
        anna = next(box for box in boxes if box.accessibleName() == "en: Language of player 1")
        anna.setCurrentIndex(anna.findData("pl"))
        dialog.accept()

    with answering(fill):
        program.window.new_game("sticks")
    assert program.label("asking") == "pl: Take sticks."
    assert program.window.menuBar().actions()[0].text() == "en: &Game"


def test_theme_and_text_size_change_at_once(start: Callable[..., Program]) -> None:
    """Dark and light have the colours that were laid down, and headings grow with all other words."""
    program = start()
    program.begin("sticks", "Anna")
    window = program.window
    heights = []
    for name, size, colour in (("light", 100, "#F6F2EA"), ("dark", 150, "#1E2126")):
        window.use(evolve(program.games.settings, theme=name, text_size=size))
        come_to_rest()
        assert program.app.palette().window().color() == QColor(colour)
        (asking,) = program.page.bar.findChildren(QLabel, "asking")
        heights.append(asking.font().pixelSize())
        assert (window.width(), window.height()) == (1024, 680)
    assert heights == [17, 26]


def test_the_system_decides_between_light_and_dark(
    start: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless a theme was chosen."""
    program = start()

    class Hints(QObject):
        """A desktop that is dark."""

        colorSchemeChanged = Signal(object)  # noqa: N815 - Qt's name

        def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's name
            """Tell the scheme."""
            return Qt.ColorScheme.Dark

    hints = Hints()
    monkeypatch.setattr(program.app, "styleHints", lambda: hints)
    assert theme.is_dark(program.app, "system")
    assert not theme.is_dark(program.app, "light")
    assert theme.is_dark(program.app, "dark")


@pytest.mark.parametrize("speed", Speed)
def test_the_speed_changes_at_once(start: Callable[..., Program], speed: Speed) -> None:
    """The next decision is filmed, or not."""
    program = start()
    program.begin("sticks", "Anna")
    program.window.use(evolve(program.games.settings, film_speed=speed.name.lower()))
    assert program.page.scene.clock.speed is speed


def test_preferences_that_cannot_be_kept(start: Callable[..., Program]) -> None:
    """They hold until the program quits, and a sentence says so once."""
    program = start()
    program.folders.settings.unlink()
    program.folders.settings.mkdir()
    program.window.use(evolve(program.games.settings, theme="dark"))
    assert program.window.notices.text().startswith("Your preferences hold only until you quit.")
    program.window.notices.clear()
    program.window.use(evolve(program.games.settings, theme="light"))
    assert program.window.notices.text() == ""
    assert program.games.settings.theme == "light"
