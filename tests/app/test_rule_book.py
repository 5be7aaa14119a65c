"""The rule book: opened at a rule, searched, printed, in every language, beside the table and alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, fields
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QPalette, QTextCharFormat, QTextCursor
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QPushButton, QToolButton

from boardtable.app import theme
from boardtable.app.deals import positions
from boardtable.app.rulebook import shelf, view
from boardtable.app.rulebook.book import RuleBook
from boardtable.app.rulebook.pages import Place, RulePages
from boardtable.app.rulebook.pictures import Pictures, Space
from boardtable.app.rulebook.printing import paint_book
from boardtable.app.rulebook.search import folded
from boardtable.app.rulebook.shelf import has_book
from boardtable.app.rulebook.text import OBJECT, Look, fragments, paragraphs
from boardtable.controller.games import Games
from boardtable.engine.game import Exhibit, Game
from boardtable.engine.registry import installed, load
from boardtable.engine.sitter import Sitter
from boardtable.engine.table import Face, Picture
from boardtable.engine.target import Piece
from boardtable.engine.text import plain, text
from boardtable.store.settings import Bookmark
from tests.app.program import Hands, answering, come_to_rest, dismissed
from tests.app.test_contrast import contrast
from tests.engine.sticks import CARD

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.app.program import Program

ENGLISH = """# Sticks

A heap of sticks. ![A stick](face:stick)

## The game in short

Take sticks; the last one costs 2 points.

## 1 The box

**1.1** Sticks lie on the table, see 3.10 and (2.1). The year 9.9 is no rule, and 1.1 names itself.

![A stick](face:stick) ![A lost card](face:nowhere)

**1.2** Every player has a card.

- It lies face down.
- You may look at it once.

## 2 Your turn

**2.1** Take 1 to 3 sticks. Read [more](https://example.org/rules) or <b>less</b>.

| what | how many |
|---|---|
| ![A stick](face:stick) ![A stick](face:stick) | two |
| ![A bowl](art:symbol/bowl) | one bowl |

## 3 Cards

**3.2** A player may look at the own card once.

**3.10** Sticks count at the end.
"""
DUTCH = (
    ENGLISH.replace("# Sticks", "# Stokjes")
    .replace("The box", "De doos")
    .replace("**3.2** A player may look at the own card once.", "**3.2** Je mag één keer naar je eigen kaart kijken.")
)
HOME = ("boardtable.resources", "games/wok")
"""Made-up books show real drawings."""
STICK = Exhibit("stick", text("t", "stick"), Face((100, 400), (Picture("coin"),)))


@pytest.fixture
def books(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Put an English and a Dutch rule book of Sticks on the shelf, and nothing else; gives the folder."""
    folder = tmp_path / "shelf" / "sticks_box" / "rules"
    folder.mkdir(parents=True)
    (folder / "en.md").write_text(ENGLISH, encoding="utf-8")
    (folder / "nl.md").write_text(DUTCH, encoding="utf-8")
    monkeypatch.setattr(shelf, "files", lambda _package: tmp_path / "shelf")
    return folder


@pytest.fixture
def pictures(qapp: QApplication) -> Pictures:
    """Give the pictures of the made-up books."""
    assert qapp is not None
    return Pictures(HOME, [STICK])


@pytest.fixture
def book(qtbot: QtBot, books: Path, pictures: Pictures) -> RuleBook:
    """Open the English book in a window of its own."""
    assert books.is_dir()
    shown = RuleBook(("t", "sticks_box"), pictures, plain, "en")
    qtbot.addWidget(shown)
    shown.resize(420, 300)
    shown.show()
    come_to_rest()
    return shown


@pytest.fixture
def table(start: Callable[..., Program], sticks: None, books: Path) -> Program:
    """Begin a game of Sticks for two, with a rule book."""
    assert sticks is None
    assert books.is_dir()
    program = start()
    program.begin("sticks", "Anna", "Bob", options={"dice": True})
    return program


def laid(pictures: Pictures, written: str = ENGLISH) -> RulePages:
    """Lay out a book."""
    return RulePages(written, pictures, Look(16, 1.0, "#000000", "#555555", "#cccccc"))


def shown(pages: RulePages, place: Place) -> str:
    """Read what stands at a place."""
    return pages.findBlock(pages.position(place)).text()


def action(program: Program) -> QAction:
    """Find the command that opens the rule book."""
    return next(each for each in program.window.findChildren(QAction) if each.shortcut().toString() == "F1")


def reading(program: Program) -> RuleBook:
    """Give the book that is open."""
    found: RuleBook | None = program.window._reading.book  # noqa: SLF001 - the window has one
    assert found is not None
    return found


def is_open(program: Program) -> bool:
    """Tell whether a book is open."""
    return program.window._reading.book is not None  # noqa: SLF001 - the window has one


# ---- the pages


def test_every_number_is_found(pictures: Pictures) -> None:
    """Rules by the bold number they begin with, chapters by that of their heading; nothing else is a number."""
    pages = laid(pictures)
    assert pages.title == "Sticks"
    assert pages.numbers == ("1", "1.1", "1.2", "2", "2.1", "3", "3.2", "3.10")
    titles = ["Sticks", "The game in short", "1 The box", "2 Your turn", "3 Cards"]
    assert [chapter.title for chapter in pages.chapters] == titles


@pytest.mark.parametrize(
    ("rule", "begins"),
    [
        ("3.2", "3.2\tA player may look"),
        ("3.10", "3.10\tSticks count"),
        ("3.9", "3.2\tA player may look"),
        ("3.1", "3\tCards"),
        ("2.7a", "2.1\tTake 1 to 3"),
        ("99.1", "3.10\tSticks count"),
        ("0.5", "Sticks"),
        ("", "Sticks"),
    ],
)
def test_a_rule_or_the_nearest_before_it(pictures: Pictures, rule: str, begins: str) -> None:
    """3.9 comes before 3.10; a number that the book lacks leads to the one before, else to the beginning."""
    assert shown(laid(pictures), Place(rule)).startswith(begins)


def test_places_are_the_same_in_both_directions(pictures: Pictures) -> None:
    """Every paragraph is so far from the number before it, and found there again; what is too far stays in its rule."""
    pages = laid(pictures)
    for block in paragraphs(pages):
        assert pages.position(pages.place(block.position())) == block.position()
    assert shown(pages, Place("1.2", 2)) == "You may look at it once."
    assert shown(pages, Place("1.2", 50)) == "You may look at it once."
    assert shown(pages, Place("", 2)) == "The game in short"
    assert pages.place(0) == Place("", 0)


def test_pictures_have_a_size_and_the_lost_one_its_words(pictures: Pictures) -> None:
    """A face that nobody knows is told in words; the others keep their proportions, and tell what they show."""
    pages = laid(pictures)
    words = pages.toPlainText()
    assert "[A lost card]" in words
    assert words.count(OBJECT) == 5
    formats = [shape for shape in map(QTextCharFormat.toImageFormat, pages.allFormats()) if shape.isValid()]
    sized = [shape for shape in formats if shape.width()]
    assert {shape.toolTip() for shape in sized} == {"A stick", "A bowl"}
    assert all(shape.height() >= 3.9 * shape.width() for shape in sized if shape.toolTip() == "A stick")
    names = [shape.name() for shape in sized]
    assert "https://example.org/rules" not in names
    for name in names:
        assert not pages.loadResource(2, name).isNull()  # type: ignore[attr-defined]  # a pixmap, as Qt expects it
    assert pages.loadResource(2, "file:///etc/hostname") is None


def test_pictures_are_drawn_for_the_screen(pictures: Pictures) -> None:
    """At 200 % there are twice as many pixels for the same room; what does not exist has no room."""
    drawn = pictures.draw("face:stick", Space(20, 80), 2.0)
    assert drawn.size() == QSize(40, 160)
    assert drawn.devicePixelRatio() == 2.0
    assert pictures.draw("art:symbol/bowl", Space(30, 30), 1.0).size() == QSize(30, 30)
    assert pictures.space("face:stick", 40) == Space(20, 80)
    assert pictures.space("art:nowhere", 40) is None
    assert pictures.space("https://example.org/a.png", 40) is None


def test_numbers_of_rules_are_links_and_nothing_leads_out(pictures: Pictures) -> None:
    """3.10, 2.1 and 1.1 in a sentence; not 9.9, not the number before the rule, not an address, and no markup."""
    pages = laid(pictures)
    pieces = [piece for block in paragraphs(pages) for piece in fragments(block)]
    links = {piece.charFormat().anchorHref(): piece.text() for piece in pieces if piece.charFormat().isAnchor()}
    assert links == {"#3.10": "3.10", "#2.1": "2.1", "#1.1": "1.1"}
    assert pages.toPlainText().count("1.1") == 2
    assert "<b>less</b>" in pages.toPlainText()


def test_a_paragraph_is_read_aloud_with_its_pictures(pictures: Pictures) -> None:
    """For who does not see them."""
    assert laid(pictures).spoken(laid(pictures).position(Place("", 1))) == "A heap of sticks. A stick"


def test_a_book_with_nothing_in_it(pictures: Pictures) -> None:
    """No title, no chapter, no number: still a book."""
    pages = laid(pictures, "")
    assert (pages.title, pages.numbers, pages.chapters) == ("", (), ())
    assert pages.position(Place("3.2", 4)) == 0
    assert pages.step(0, 1) == pages.step(0, -1) == 0


def test_pictures_stand_side_by_side_where_there_is_room(pictures: Pictures) -> None:
    """A wide page has both sticks in one line of the table, a narrow one under each other."""
    pages = laid(pictures)
    block = pages.begin()
    while QTextCursor(block).currentTable() is None:
        block = block.next()
    found = QTextCursor(block).currentTable()
    pages.fit(600)
    wide = found.format().columnWidthConstraints()[0].rawValue()
    pages.fit(60)
    assert found.format().columnWidthConstraints()[0].rawValue() < wide


# ---- the book


def test_the_book_opens_at_a_rule(book: RuleBook) -> None:
    """It is at the top, is marked, and its chapter is named above; the keyboard is in the book."""
    book.open_at(Place("3.2"))
    come_to_rest()
    assert book.place() == Place("3.2")
    assert book.chapters.currentText() == "3 Cards"
    assert book.view.hasFocus()
    marked = QPalette(book.palette()).highlight().color()
    image = book.view.viewport().grab().toImage()
    assert any(image.pixelColor(30, y) == marked for y in range(image.height()))


def test_walking_from_rule_to_rule(book: RuleBook) -> None:
    """Ctrl and an arrow; at both ends it stays."""
    book.open_at(Place("3"))
    view: Any = book.view
    control = Qt.KeyboardModifier.ControlModifier
    for key, rule in (
        (Qt.Key.Key_Down, "3.2"),
        (Qt.Key.Key_Down, "3.10"),
        (Qt.Key.Key_Down, "3.10"),
        (Qt.Key.Key_Up, "3.2"),
    ):
        QTest.keyClick(view, key, control)
        assert book.place() == Place(rule)
    book.open_at(Place())
    QTest.keyClick(view, Qt.Key.Key_Up, control)
    assert book.place() == Place()


def test_chapters_are_chosen_from_a_box_or_a_list(book: RuleBook) -> None:
    """A narrow book has a box, a wide one a list and the search beside its title; both follow the place."""
    assert book.chapters.isVisible()
    assert not book.contents.isVisible()
    book.chapters.activated.emit(3)
    assert book.place() == Place("2")
    book.search.field.setFocus()
    book.resize(1000, 300)
    come_to_rest()
    assert book.contents.isVisible()
    assert not book.chapters.isVisible()
    assert book.search.field.hasFocus()
    assert book.contents.currentItem().text() == "2 Your turn"
    book.contents.setCurrentRow(4)
    assert book.place() == Place("3")
    book.resize(420, 300)
    come_to_rest()
    assert book.chapters.currentText() == "3 Cards"


def test_searching(book: RuleBook) -> None:
    """Capitals and accents do not matter; hits are counted, and after the last one comes the first again."""
    book.search.field.setText("STICKS")
    all_hits = ENGLISH.lower().count("sticks")
    assert book.search.count.text() == f"1 of {all_hits}"
    book.search.step(1)
    assert book.search.count.text() == f"2 of {all_hits}"
    for _ in range(all_hits - 1):
        QTest.keyClick(book.search.field, Qt.Key.Key_Return)
    assert book.search.count.text() == f"1 of {all_hits}"
    QTest.keyClick(book.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert book.search.count.text() == f"{all_hits} of {all_hits}"
    assert len(book.view.extraSelections()) == all_hits
    book.search.field.setText("sticksy")
    assert book.search.count.text() == "Not found"
    assert not book.search.after.isEnabled()
    book.search.step(1)
    book.search.field.setText("")
    assert book.search.count.text() == ""
    assert book.view.extraSelections() == []


def test_searching_from_the_place_that_is_looked_at(book: RuleBook) -> None:
    """The next hit is the first one from there, the one before is before it."""
    book.open_at(Place("3"))
    book.search.field.setText("card")
    assert book.search.count.text() == "3 of 4"  # "Cards" is the heading that is looked at
    book.search.search_again()
    assert book.search.count.text() == "Hits: 4"
    book.search.step(-1)
    assert book.search.count.text() == "2 of 4"


@pytest.mark.parametrize(
    ("said", "bare"), [("Één\u00a0KAART", "een kaart"), ("Własna", "wlasna"), ("¿Qué?", "¿que?"), ("İx", "ix")]
)
def test_folding_keeps_the_length(said: str, bare: str) -> None:
    """Sign by sign, so that a hit is found at its place."""
    assert folded(said) == bare
    assert len(folded(said)) == len(said)


def test_the_keys_of_the_search(book: RuleBook) -> None:
    """Ctrl+F goes to the field, F3 and Shift+F3 from hit to hit; without words, F3 asks for some."""
    view: Any = book.view
    view.setFocus()
    book.activateWindow()
    assert QTest.qWaitForWindowActive(book)
    QTest.keyClick(view, Qt.Key.Key_F3)
    assert book.search.field.hasFocus()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search.field.hasFocus()
    QTest.keyClicks(book.search.field, "player")
    assert book.search.count.text() == "1 of 2"
    QTest.keyClick(book.search.field, Qt.Key.Key_F3)
    assert book.search.count.text() == "2 of 2"
    QTest.keyClick(book.search.field, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert book.search.count.text() == "1 of 2"


def test_another_language_keeps_the_place(book: RuleBook) -> None:
    """The same rule, also a paragraph further on; what is searched for is searched for again."""
    book.open_at(Place("3.2"))
    book.search.field.setText("kaart")
    assert book.search.count.text() == "Not found"
    book.read("nl")
    assert book.place() == Place("3.2")
    assert book.view.document().findBlock(book.view.at).text().startswith("3.2\tJe mag")
    assert book.search.count.text() == "Hits: 1"
    assert book.accessibleName() == "Rule book: Stokjes"
    book.open_at(Place("1.2", 2))
    book.read("en")
    assert book.place() == Place("1.2", 2)
    book.read("pl")
    assert book.accessibleName() == "Rule book: Sticks"  # there is no Polish book


def test_another_size_or_theme_keeps_the_place(qapp: QApplication, book: RuleBook) -> None:
    """The text grows with the words of the window, and takes the colours of the theme."""
    book.open_at(Place("2.1"))
    before = book.view.document().defaultFont().pixelSize()
    face, palette = qapp.font(), qapp.palette()
    theme.apply(qapp, "dark", 150)
    book.read("en")
    assert book.view.document().defaultFont().pixelSize() >= 1.4 * max(before, 13)
    assert book.place() == Place("2.1")
    qapp.setStyleSheet("")
    qapp.setFont(face)
    qapp.setPalette(palette)


def test_the_place_stays_when_the_window_changes(book: RuleBook) -> None:
    """Narrower, wider, higher: the same rule is at the top."""
    book.open_at(Place("2.1"))
    for size in ((360, 500), (900, 260), (1400, 300)):
        book.resize(*size)
        come_to_rest()
        assert book.place() == Place("2.1")
    book.resize(420, 300)
    come_to_rest()
    bar = book.view.verticalScrollBar()
    bar.setValue(0)
    assert book.place() == Place()
    bar.setValue(bar.maximum())
    assert book.place() != Place()


def test_a_bar_below_only_for_what_is_wider_than_the_page(book: RuleBook) -> None:
    """Pictures beside each other may reach into the margin, where nothing is hidden."""
    book.setMinimumWidth(0)
    bar, seen = book.view.horizontalScrollBar(), set()
    for width in range(300, 60, -2):
        book.resize(width, 300)
        come_to_rest()
        margin = book.view.document().rootFrame().frameFormat().rightMargin()
        beyond = "nothing" if not bar.maximum() else "margin" if bar.maximum() <= margin else "more"
        assert bar.isVisible() == (beyond == "more"), width
        seen.add(beyond)
    assert seen == {"nothing", "margin", "more"}


def test_lines_stay_readable(book: RuleBook) -> None:
    """However wide the window is, a line is no longer than 36 times the height of the body."""
    book.resize(1900, 400)
    come_to_rest()
    frame = book.view.document().rootFrame().frameFormat()
    em = book.view.document().defaultFont().pixelSize()
    assert em >= 13
    assert book.view.viewport().width() - frame.leftMargin() - frame.rightMargin() <= 36 * em + 1


def test_links_stay_in_the_book(book: RuleBook) -> None:
    """A rule is gone to; anything else leads nowhere."""
    book.open_at(Place("1.1"))
    book.view.anchorClicked.emit("#2.1")
    assert book.place() == Place("2.1")
    book.view.anchorClicked.emit("https://example.org/#9.9")
    assert book.place() == Place("2.1")
    assert not book.view.openExternalLinks()


def test_contrast_of_what_is_found() -> None:
    """4.5:1 for every word of the book: on the page, on the ground of a rule, on hits."""
    for colours, hits in ((theme.LIGHT, view.LIGHT_HITS), (theme.DARK, view.DARK_HITS)):
        assert contrast(hits.ink, hits.ground) >= 4.5
        assert contrast(hits.current_ink, hits.current) >= 4.5
        for ink in (colours.text, colours.quiet):
            assert contrast(ink, colours.panel) >= 4.5
            assert contrast(ink, colours.chosen) >= 4.5, (ink, colours.chosen)


def test_everything_has_a_name_and_can_be_reached(book: RuleBook) -> None:
    """All that takes the focus says what it is, and Tab comes to the search, the chapters, the buttons and the text."""
    reached = set()
    book.activateWindow()
    assert QTest.qWaitForWindowActive(book)
    book.view.setFocus()
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.accessibleName(), focused
        reached.add(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert {"Rule book: Sticks", "Search", "Chapters"} <= reached
    for button in book.findChildren(QToolButton):
        if not isinstance(button.parent(), QLineEdit):
            assert button.accessibleName()
            assert button.toolTip()
            assert button.focusPolicy() & Qt.FocusPolicy.TabFocus


# ---- printing


def test_printing_into_a_file(qapp: QApplication, pictures: Pictures, tmp_path: Path) -> None:
    """Some pages come out; where nothing can be written, that is told."""
    assert qapp is not None
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))
    assert paint_book(printer, ENGLISH + "\nMore.\n" * 200, pictures)
    written = (tmp_path / "rules.pdf").read_bytes()
    assert written.startswith(b"%PDF")
    assert written.count(b"/Type /Page\n") >= 3


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)  # the file cannot be written: that is the point
def test_printing_without_a_printer(
    book: RuleBook, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    """A file is asked for; none is no fault, and one that cannot be written is told in a sentence."""
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    into = tmp_path / "rules.pdf"
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(into)])
    with answering(QDialog.accept):
        book.print_pages()
    assert into.read_bytes().startswith(b"%PDF")
    into.unlink()
    with answering(QDialog.reject):
        book.print_pages()
    assert not into.exists()
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(tmp_path / "no" / "folder.pdf")])
    with answering(QDialog.accept), qtbot.waitSignal(book.failed) as failed:
        book.print_pages()
    assert plain(failed.args[0]) == "The rule book could not be printed."


# ---- in the window


def test_f1_opens_and_closes(table: Program) -> None:
    """F1 opens the book beside the table and closes it again, so does Esc; then the keyboard is at the table."""
    view: Any = table.page.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_F1)
    assert reading(table).view.hasFocus()
    assert reading(table).isVisible()
    assert table.page.view.isVisible()
    QTest.keyClick(reading(table).view, Qt.Key.Key_F1)
    assert not is_open(table)
    assert table.page.view.hasFocus()
    action(table).trigger()
    QTest.keyClick(reading(table).view, Qt.Key.Key_Escape)
    assert not is_open(table)
    assert table.page.view.hasFocus()


def test_a_refusal_leads_to_its_rule(table: Program) -> None:
    """By a click on the number, by Enter on it, and by F1; a number that the book lacks leads to the one before."""
    Hands(table.page).click(Piece(CARD + 1))  # refused by rule 3
    line = table.page.bar._why  # noqa: SLF001 - the line with the refusal
    assert line.accessibleName() == "You may look at your own card once. (Rule 3)"
    assert '<a href="3"' in line.text()
    line.linkActivated.emit("3")
    assert reading(table).place() == Place("3")
    reading(table).closed.emit()
    line.setFocus(Qt.FocusReason.TabFocusReason)
    assert "background-color" in line.text()
    QTest.keyClick(line, Qt.Key.Key_A)
    assert not is_open(table)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert reading(table).place() == Place("3")
    reading(table).open_at(Place("1.1"))
    action(table).trigger()  # F1 while a refusal is shown goes there, and closes the book only then
    assert reading(table).place() == Place("3")
    assert "background-color" not in line.text()
    action(table).trigger()
    assert not is_open(table)
    Hands(table.page).click(Piece(11))
    action(table).trigger()
    assert is_open(table)


def test_the_place_is_remembered(table: Program) -> None:
    """For each game, with the width of the book; also by the next start."""
    action(table).trigger()
    reading(table).open_at(Place("1.2", 1))
    sizes = table.page.splitter.sizes()
    table.page.splitter.setSizes([sizes[0] - 30, 0, sizes[2] + 30])
    wide = table.page.splitter.sizes()[2]
    table.window.close()
    table.games.close()
    kept = Games(table.folders).settings
    assert kept.bookmarks == (Bookmark("sticks", "1.2", 1),)
    assert kept.book_width == wide
    table.window.show()
    table.window.show_start()
    table.begin("sticks", "Anna", "Bob")
    action(table).trigger()
    assert reading(table).place() == Place("1.2", 1)
    assert table.page.splitter.book_width == pytest.approx(wide, abs=2)


def test_beside_a_small_table_the_column_makes_room(table: Program) -> None:
    """At 1024 x 680 the table keeps more than half of the window; what stood beside it comes back as it was."""
    before = table.page.splitter.sizes()
    action(table).trigger()
    come_to_rest()
    assert not table.page.splitter.side.isVisible()
    assert table.page.view.width() > 512
    assert table.page.splitter.side_width == before[1]
    table.page.splitter.show_scores(counting=True)
    assert table.page.splitter.side.isVisible()
    table.page.splitter.show_scores(counting=False)
    action(table).trigger()
    come_to_rest()
    assert table.page.splitter.sizes() == before
    table.window.resize(1900, 900)
    action(table).trigger()
    come_to_rest()
    assert table.page.splitter.side.isVisible()
    assert reading(table).isVisible()


def test_the_book_goes_to_the_desk_and_back(start: Callable[..., Program]) -> None:
    """Opened beside the table, it stands beside the desk while that lies over the table, and its rules lead there."""
    program = start()
    games = [game for game in (load(each.id) for each in installed()) if has_book(game.info.home)]
    game = next(game for game in games if game.desk is not fields(Game).desk.default)
    program.begin(game.info.id, "Anna", "Bob", options={c.name: c.default for c in game.choices(2, 2)})
    for _ in positions(program.match, 5):
        pass
    program.page.controller.start()
    program.page.show_scores()
    action(program).trigger()
    reading(program).open_at(Place("10.2"))
    program.press("Try it yourself")
    desk = program.page.scoring.desk
    assert desk is not None
    assert desk.isVisible()
    assert reading(program).isVisible()
    assert reading(program).place() == Place("10.2")
    desk.bar.rule_wanted.emit("12.2")
    assert reading(program).place() == Place("12.2")
    program.press("Close", desk)
    assert program.page.view.isVisible()
    assert reading(program).isVisible()
    assert program.page.splitter.isAncestorOf(reading(program))
    action(program).trigger()
    assert not is_open(program)
    assert program.page.splitter.side.isVisible()


def test_f6_reaches_the_book(table: Program) -> None:
    """From the table through the parts of the page to the book, and on to the table."""
    action(table).trigger()
    table.page.view.setFocus()
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)  # type: ignore[arg-type]  # something has the focus
        if reading(table).isAncestorOf(QApplication.focusWidget()):  # type: ignore[arg-type]  # the same
            break
    assert reading(table).isAncestorOf(QApplication.focusWidget())  # type: ignore[arg-type]  # the same
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)  # type: ignore[arg-type]  # the same
    assert table.page.view.hasFocus()


def test_each_seat_reads_in_its_own_language(start: Callable[..., Program], sticks: None, books: Path) -> None:
    """Anna reads Dutch: so does the book, at the same rule, once she looks."""
    assert sticks is None
    assert books.is_dir()
    program = start()
    program.begin("sticks", "Anna", "Bob")
    action(program).trigger()
    reading(program).open_at(Place("3.2"))
    seats = program.match.deal.seats
    program.match.deal = evolve(program.match.deal, seats=(Sitter("Anna", language="nl"), seats[1]))
    program.page.controller.changed.emit()
    assert reading(program).view.document().findBlock(reading(program).view.at).text().startswith("3.2\tJe mag")


def test_the_language_of_the_window(table: Program) -> None:
    """Changed while the book is open, the book follows."""
    action(table).trigger()
    table.window.use(evolve(table.games.settings, language="nl"))
    assert reading(table).accessibleName().endswith("Stokjes")


def test_the_start_page_has_rules(start: Callable[..., Program], sticks: None, books: Path) -> None:
    """A button below the box, and F1, open the book alone; closed, the page is back with the focus on the button."""
    assert sticks is None
    assert books.is_dir()
    program = start()
    program.press("Rules")
    assert reading(program).isVisible()
    assert not program.window.start_page.isVisible()
    assert reading(program).accessibleName() == "Rule book: Sticks"
    QTest.keyClick(reading(program).view, Qt.Key.Key_Escape)
    assert program.window.start_page.isVisible()
    assert program.button("Rules").hasFocus()
    assert program.window.start_page.touched == "sticks"
    action(program).trigger()
    assert is_open(program)
    action(program).trigger()
    assert not is_open(program)


def test_a_book_from_the_start_page_gives_way_to_a_game(
    start: Callable[..., Program], sticks: None, books: Path
) -> None:
    """Whoever begins a game sees the table."""
    assert sticks is None
    assert books.is_dir()
    program = start()
    action(program).trigger()
    program.begin("sticks", "Anna", "Bob")
    come_to_rest()
    assert program.page.isVisible()
    assert not is_open(program)


def test_a_game_without_a_book(start: Callable[..., Program], sticks: None) -> None:
    """No button, no command, no link: a refusal only names its rule."""
    assert sticks is None
    program = start()
    assert not [button for button in program.window.findChildren(QPushButton) if button.text() == "Rules"]
    assert not action(program).isEnabled()
    program.window._reading.open("sticks")  # noqa: SLF001 - nobody offers this
    program.window._reading.toggle()  # noqa: SLF001 - nor this
    assert not is_open(program)
    program.begin("sticks", "Anna", "Bob")
    assert not action(program).isEnabled()
    Hands(program.page).click(Piece(CARD + 1))
    line = program.page.bar._why  # noqa: SLF001 - the line with the refusal
    assert line.text() == "\N{HEAVY MULTIPLICATION X} You may look at your own card once. (Rule 3)"
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert not is_open(program)


def test_a_book_in_some_languages_only(books: Path) -> None:
    """Without the own language it is English, without English any; what is no text is read all the same."""
    home = ("t", "sticks_box")
    found = shelf.find_book(home, "pl")
    assert found is not None
    assert (found.language, found.written) == ("en", ENGLISH)
    (books / "en.md").unlink()
    found = shelf.find_book(home, "pl")
    assert found is not None
    assert found.language == "nl"
    (books / "nl.md").write_bytes(b"# \xff\xfe")
    found = shelf.find_book(home, "nl")
    assert found is not None
    assert found.written.startswith("# ")
    (books / "nl.md").unlink()
    assert shelf.find_book(home, "nl") is None
    assert not shelf.has_book(home)


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)  # the file cannot be written: that is the point
def test_a_failure_to_print_is_told(table: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In a box, in the window's language."""
    action(table).trigger()
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _dialog: [str(tmp_path / "no" / "folder.pdf")])
    said: list[str] = []
    with answering(QDialog.accept, dismissed(said)):
        reading(table).print_pages()
    assert said == ["The rule book could not be printed."]
