"""The page of scores beside the table, and the desk over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton, QWidget

from boardtable.app import theme
from boardtable.app.score import ScoreTable, deciding
from boardtable.app.score_pictures import ACROSS, GAP, PieceRows
from boardtable.app.theme import MARK_PIXELS
from boardtable.engine.luck import Luck
from boardtable.engine.registry import load
from boardtable.engine.sheet import Line, Sheet
from boardtable.engine.target import Cell, Piece
from boardtable.engine.text import Player, plain, text
from boardtable.scene.film import Speed
from tests.app.clipping import clipped
from tests.app.program import Hands, come_to_rest
from tests.app.test_table_page import take

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardtable.engine.game import Step
    from boardtable.engine.move import Move
    from tests.app.program import Program

COLUMNS = tuple(text("test", "{name}", name=name) for name in ("Anna", "Bob", "Carla"))


def line(what: str, *amounts: int | None, seat: int | None = None) -> Line:
    """Make one line of a sheet."""
    return Line(text("test", "{what}", what=what), amounts, seat)


def cells(table: ScoreTable) -> list[list[str]]:
    """Read a table of scores."""
    rows = range(table.rowCount())
    found = [[table.item(row, column) for column in range(table.columnCount())] for row in rows]
    return [[cell.text() if cell is not None else "" for cell in row] for row in found]


TIES = (line("Left over", 3, 5, 5), line("Coins", 9, 1, 2), line("Luck", 1, 1, 1))


@pytest.mark.parametrize(
    ("totals", "decide"),
    [
        ((4, 3, 2), []),
        ((4, 4, 2), [("Left over", (0, 1))]),
        ((2, 4, 4), [("Left over", (1, 2)), ("Coins", (1, 2))]),
    ],
)
def test_tie_breaks_only_where_they_decide(totals: tuple[int, ...], decide: list[tuple[str, tuple[int, ...]]]) -> None:
    """None without a tie; the second only if the first leaves one; each among those that are still equal."""
    sheet = Sheet(text("test", "End"), COLUMNS, (), totals, TIES)
    assert [(plain(found.what), tied) for found, tied in deciding(sheet)] == decide


def test_players_below_each_other(qapp: QApplication) -> None:
    """Where each line is about one player, the points stand in one column; they count up line by line."""
    assert qapp.instance() is qapp
    lines = (
        line("Wok", 7, None, None, seat=0),
        line("Pan", -2, None, None, seat=0),
        line("Pot", None, 5, None, seat=1),
    )
    table = ScoreTable(Sheet(text("test", "End"), COLUMNS, lines, (5, 5, 0), TIES[:1]), plain)
    whole = [["Anna", "5"], ["Wok", "7"], ["Pan", "−2"], ["Tie-break: Left over", "3"]]
    whole += [["Bob", "5"], ["Pot", "5"], ["Tie-break: Left over", "5"], ["Carla", "0"]]
    assert cells(table) == whole
    table.count(1)
    half = [["Anna", "7"], ["Wok", "7"], ["Pan", ""], ["Tie-break: Left over", ""]]
    half += [["Bob", "0"], ["Pot", ""], ["Tie-break: Left over", ""], ["Carla", "0"]]
    assert cells(table) == half
    assert [item.row() for item in table.selectedItems()] == [1, 1]
    table.count(None)
    assert cells(table) == whole
    assert table.selectedItems() == []


def test_players_side_by_side(qapp: QApplication) -> None:
    """Where a line is about several players each has a column."""
    assert qapp.instance() is qapp
    lines = (line("Sticks", 3, 2, 1), line("Last", None, -2, None))
    table = ScoreTable(Sheet(text("test", "End"), COLUMNS, lines, (3, 0, 1)), plain)
    table.count(1)
    assert cells(table) == [["Total", "3", "2", "1"], ["Sticks", "3", "2", "1"], ["Last", "", "", ""]]
    table.count(None)
    assert cells(table) == [["Total", "3", "0", "1"], ["Sticks", "3", "2", "1"], ["Last", "", "−2", ""]]


@pytest.mark.parametrize("letters", [4, 20, 40])
def test_the_longest_word_has_room_beside_the_points(start: Callable[..., Program], letters: int) -> None:
    """However narrow the table may become, with a bar beside it, and with mark and cup before a name."""
    theme.apply(start().app, "light", 100)
    points = (line("Wok", 3, None, seat=0), line("Pot", None, 2, seat=1)) * 15
    names = tuple(text("test", "W" * letters + "{name}", name=Player(seat)) for seat in range(2))
    table = ScoreTable(Sheet(text("test", "End"), names, points, (45, 30)), plain, (0,))
    table.resize(table.minimumWidth(), 200)
    table.show()
    come_to_rest()
    assert table.verticalScrollBar().isVisible()
    name, face = table.item(0, 0), table.font()
    face.setBold(True)
    assert name is not None
    assert name.text() == "W" * letters + "1"
    wide = QFontMetrics(face).horizontalAdvance(name.text())
    assert table.columnWidth(0) >= wide + 2 * MARK_PIXELS + GAP
    assert clipped(table) == []


def test_points_that_do_not_matter_are_greyed(qapp: QApplication) -> None:
    """All of them are there, as what cannot be used."""
    assert qapp.instance() is qapp
    sheet = Sheet(text("test", "End"), COLUMNS, (line("Sticks", 3, 2, 1),), (3, 2, 1))
    for moot in (None, text("test", "It was over before that.")):
        table = ScoreTable(evolve(sheet, moot=moot), plain)
        assert cells(table) == [["Total", "3", "2", "1"], ["Sticks", "3", "2", "1"]]
        items = [table.item(row, column) for row in range(2) for column in range(4)]
        assert {bool(item.flags() & Qt.ItemFlag.ItemIsEnabled) for item in items if item} == {moot is None}


SEATS = tuple(text("test", "{name}", name=Player(seat)) for seat in range(3))


def icon_sizes(table: ScoreTable) -> list[tuple[str, int, int]]:
    """Read which rows show a picture beside their words, and how large it is."""
    found = []
    for row in range(table.rowCount()):
        item = table.item(row, 0)
        sizes = [] if item is None else item.icon().availableSizes()
        found += [(item.text(), size.width(), size.height()) for size in sizes if item is not None]
    return found


def test_names_have_their_marks_and_the_winner_a_cup(qapp: QApplication) -> None:
    """Below each other as well as side by side; columns that are no players have neither."""
    assert qapp.instance() is qapp
    personal = (line("Wok", 7, None, None, seat=0), line("Pot", None, 5, None, seat=1))
    table = ScoreTable(Sheet(text("test", "End"), SEATS, personal, (7, 5, 0)), plain, (0,))
    marks = {said: (wide, high) for said, wide, high in icon_sizes(table)}
    assert marks.keys() == {"1", "2", "3"}
    assert marks["1"] == (2 * MARK_PIXELS + GAP, MARK_PIXELS)
    assert marks["2"] == marks["3"] == (MARK_PIXELS, MARK_PIXELS)
    items = [table.item(row, 0) for row in range(table.rowCount())]
    heard = [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items if item is not None]
    assert heard == ["Winner: 1", None, None, None, None]
    points = [table.item(row, 1) for row in range(table.rowCount())]
    assert [item is not None and item.icon().isNull() for item in points] == [True] * 5
    for columns, shown in ((SEATS, [False, False, True]), (COLUMNS, [False] * 3)):
        side = ScoreTable(Sheet(text("test", "End"), columns, (line("Sticks", 3, 2, 4),), (3, 2, 4)), plain, (2,))
        heads = [side.horizontalHeaderItem(column) for column in (1, 2, 3)]
        assert [head is not None and head.icon().isNull() for head in heads] == [columns is COLUMNS] * 3
        assert [head is not None and head.toolTip() != "" for head in heads] == shown
        totals = [side.item(0, column) for column in (1, 2, 3)]
        assert [total is not None and not total.icon().isNull() for total in totals] == shown


def test_marks_and_cups_stand_beside_what_they_belong_to(start: Callable[..., Program]) -> None:
    """In a column wider than its words nothing is drawn at the left edge: it would seem to be the neighbour's."""
    theme.apply(start().app, "light", 100)
    table = ScoreTable(Sheet(text("test", "End"), SEATS, (line("Sticks", 3, 2, 4),), (3, 2, 4)), plain, (1,))
    table.resize(500, 200)
    table.show()
    heads = table.horizontalHeader()
    edge = 12
    for column in (1, 2, 3):
        left, wide = heads.sectionViewportPosition(column), heads.sectionSize(column)
        assert wide >= MARK_PIXELS + 2 * edge
        name = heads.viewport().grab().toImage().copy(left, 0, wide, heads.height())
        total = table.viewport().grab().toImage().copy(left, 0, wide, table.rowHeight(0))
        for drawn in (name, total):
            colours = {drawn.pixelColor(x, y).name() for x in range(edge) for y in range(drawn.height())}
            assert len(colours) == 1, column
            assert len({drawn.pixelColor(x, drawn.height() // 2).name() for x in range(wide)}) > 1


def test_a_line_shows_the_pieces_it_comes_from(start: Callable[..., Program], sticks: None) -> None:
    """Small, in rows that are no wider than the reasons; what does not lie on the table is left out."""
    assert sticks is None
    program = start()
    program.begin("sticks", "Anna", "Bob")
    lying = [placed.piece for placed in program.page.scene.pieces.table.placed]
    rows = PieceRows(program.page.scene)
    one, many = rows.draw(lying[:1], 1.0), rows.draw(lying[:1] * 40, 1.0)
    assert one is not None
    assert many is not None
    assert rows.draw([-7], 1.0) is rows.draw([], 1.0) is None
    assert many.width() <= ACROSS
    assert many.height() > 2 * one.height()
    also = rows.draw([*lying[:1], -7], 1.0)
    assert also is not None
    assert also.size() == one.size()
    sheet = Sheet(
        text("test", "End"), SEATS, (Line(text("test", "Stick"), (1, None, None), 0, (lying[0],)),), (1, 0, 0)
    )
    table = ScoreTable(sheet, plain, (), rows)
    assert ("Stick", one.width(), one.height()) in icon_sizes(table)
    assert table.sizeHintForRow(1) > table.sizeHintForRow(0) + one.height() // 2


@pytest.fixture
def rounds(start: Callable[..., Program], sticks: None, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Begin a game of Sticks in which the points are counted after each turn."""
    assert sticks is None
    game = load("sticks")

    def counted(state: Any, move: Move, luck: Luck) -> tuple[Step[Any], ...]:  # noqa: ANN401 - of any game
        *before, last = game.apply(state, move, luck)
        sheet = Sheet(text("test", "Round"), COLUMNS[:2], (line("Turn", 3, None),), (3, 0))
        return (*before, evolve(last, sheet=sheet))

    program = start()
    monkeypatch.setattr("boardtable.controller.games.load", lambda _game: evolve(game, apply=counted))
    program.begin("sticks", "Anna", "Bob", options={"dice": True})
    return program


def test_a_round_is_read_before_it_goes_on(rounds: Program) -> None:
    """The sheet stands beside the table until it is closed; it may be read once more, and goes with an undo."""
    take(rounds, 3)
    assert rounds.sheet() == [["Total", "3", "0"], ["Turn", "3", ""]]
    assert rounds.page.controller.onlooker == 0
    rounds.press("Close")
    assert rounds.sheet() == []
    assert rounds.page.controller.onlooker == 1
    rounds.page.show_scores()
    assert rounds.sheet() == [["Total", "3", "0"], ["Turn", "3", ""]]
    rounds.press("Undo")
    assert rounds.sheet() == []
    assert rounds.page.log.isVisible()


def test_each_scoring_can_be_read_once_more(rounds: Program) -> None:
    """Step by step from the last one to the first and back, though all are alike; not while the game waits for one."""
    panel = rounds.page.scoring.panel

    def others() -> dict[str, bool]:
        """Tell which buttons lead to other sheets, and whether they can be pressed."""
        buttons = [button for button in panel.findChildren(QToolButton) if button.isVisible()]
        return {button.accessibleName(): button.isEnabled() for button in buttons}

    def turn(said: str) -> None:
        (button,) = [button for button in panel.findChildren(QToolButton) if button.accessibleName() == said]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    take(rounds, 3)
    assert others() == {}
    rounds.press("Close")
    rounds.page.show_scores()
    assert others() == {}  # it is the only one
    rounds.press("Close")
    for _ in range(2):
        take(rounds, 1)
        assert others() == {}
        rounds.press("Close")
    rounds.page.show_scores()
    assert others() == {"Previous scoring": True, "Next scoring": False}
    turn("Previous scoring")
    assert others() == {"Previous scoring": True, "Next scoring": True}
    turn("Previous scoring")
    assert others() == {"Previous scoring": False, "Next scoring": True}
    turn("Next scoring")
    assert others() == {"Previous scoring": True, "Next scoring": True}
    assert rounds.sheet() == [["Total", "3", "0"], ["Turn", "3", ""]]


def test_the_column_is_as_wide_as_before_after_a_wide_sheet(rounds: Program) -> None:
    """What is remembered of the window is the width without the sheet, also while that lies open."""
    page = rounds.page
    before = page.splitter.sizes()
    many = tuple(text("test", "A long name for a column") for _ in range(6))
    sheet = Sheet(text("test", "End"), many, (Line(text("test", "Turn"), (1,) * 6),), (1,) * 6)
    for _ in range(2):
        page.scoring.panel.open(sheet, (), None)
        come_to_rest()
        assert page.splitter.sizes()[1] > before[1] + 100
        assert page.splitter.side_width == before[1]
    page.scoring.close()
    assert page.splitter.sizes() == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("part", ["table", "close", "view"])
def test_keys_close_the_scores(rounds: Program, key: Qt.Key, part: str) -> None:
    """Esc and Enter, whether the sheet, its button or the table has the keyboard; then the game goes on."""
    take(rounds, 3)
    page = rounds.page
    parts = {"table": page.scoring.panel.table, "close": rounds.button("Close"), "view": page.view}
    focus = parts[part]
    assert focus is not None
    focus.setFocus()
    QTest.keyClick(focus, key)
    assert rounds.sheet() == []
    assert page.controller.onlooker == 1
    assert page.view.hasFocus()


def test_tab_goes_through_the_scores_and_on(rounds: Program) -> None:
    """It steps from the button to the table on the left and back; arrows walk along the rows."""
    take(rounds, 3)
    rows, close = rounds.page.scoring.panel.table, rounds.button("Close")
    assert rows is not None
    stops: list[QWidget | None] = []
    while close not in stops:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())
    assert rounds.page.view in stops
    assert rows in stops
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert rounds.sheet() == [["Total", "3", "0"], ["Turn", "3", ""]]


def test_why_points_do_not_matter_stands_above_them(rounds: Program) -> None:
    """They are not counted up either; the sentence goes with its sheet."""
    panel = rounds.page.scoring.panel
    sheet = Sheet(text("test", "End"), COLUMNS[:2], (line("Turn", 3, None),), (3, 0))
    why = text("test", "Points do not matter.")
    rounds.page.scene.set_speed(Speed.NORMAL)
    panel.open(evolve(sheet, moot=why), (), None)
    panel.count_up(rounds.page.controller.table)
    assert rounds.sheet() == [["Total", "3", "0"], ["Turn", "3", ""]]
    assert not rounds.page.scene.filming
    assert [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)] == ["End", plain(why)]
    panel.open(sheet, (), None)
    assert [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)] == ["End"]


def test_points_are_counted_where_the_film_has_stopped(
    start: Callable[..., Program], sticks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes of the same decision after the sheet is not on the table before the sheet is closed."""
    assert sticks is None
    game = load("sticks")

    def counted(state: Any, move: Move, luck: Luck) -> tuple[Step[Any], ...]:  # noqa: ANN401 - of any game
        *before, last = game.apply(state, move, luck)
        more = game.legal_moves(last.state, game.active(last.state)[0])[0]
        sheet = Sheet(text("test", "Round"), COLUMNS[:2], (line("Turn", 3, None),), (3, 0))
        return (*before, evolve(last, sheet=sheet), *game.apply(last.state, more, luck))

    program = start()
    monkeypatch.setattr("boardtable.controller.games.load", lambda _game: evolve(game, apply=counted))
    program.begin("sticks", "Anna", "Bob", options={"dice": False})
    page = program.page
    page.scene.set_speed(Speed.NORMAL)
    take(program, 3)
    for _ in range(3):
        page.scene.finish_film()
    first, *_, last = program.match.plies[-1].steps
    shown, end = (game.table(step.state, 0).placed for step in (first, last))
    assert program.sheet() == [["Total", "3", "0"], ["Turn", "3", ""]]
    assert page.scene.pieces.table.placed == shown != end
    program.press("Close")
    page.scene.finish_film()
    assert page.scene.pieces.table.placed == end


def test_the_points_count_up(rounds: Program) -> None:
    """Line by line, as the film shows them; a click on the page ends that."""
    rounds.page.scene.set_speed(Speed.NORMAL)
    take(rounds, 3)
    rounds.page.scene.finish_film()
    assert rounds.page.scene.filming
    assert rounds.sheet() == [["Total", "3", "0"], ["Turn", "3", ""]]
    panel = rounds.page.scoring.panel
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().topLeft())
    assert not rounds.page.scene.filming
    assert panel.table is not None
    assert panel.table.selectedItems() == []
    rounds.press("Close")
    assert rounds.page.controller.onlooker == 1


@pytest.fixture
def over(start: Callable[..., Program]) -> Program:
    """Play the installed game with a desk to its end, for two; the same deal and the same moves each time."""
    program = start()
    game = program.games.load("wok")
    program.begin("wok", "Anna", "Bob", seed=11, options={"open_hands": True, "start": 0})
    luck, match = Luck(5), program.match
    while match.active():
        seat = match.active()[0]
        moves = game.legal_moves(match.state, seat)
        move = moves[luck.weighted(game.weigh(match.state, seat, moves))]
        last = not game.active(game.apply(match.state, move, Luck(0))[-1].state)
        if last:
            program.page.controller.start()
            program.page.controller.let(move)  # pointing has tests of its own
        else:
            match.play(move)
    return program


def total(program: Program) -> int:
    """Read the points at the desk."""
    desk = program.page.scoring.desk
    assert desk is not None
    prompt = desk.controller.prompt()
    assert prompt is not None
    return int(plain(prompt.ask).split()[0])


def test_a_desk_is_used_with_the_mouse(over: Program) -> None:
    """A card is dragged out of its wok and back, points change at once, Best and Undo help, Close comes back."""
    outcome, entries = over.page.controller.outcome(), list(over.match.entries)
    assert outcome is not None
    whose = over.page.scoring.panel.findChild(QComboBox)
    assert isinstance(whose, QComboBox)
    whose.setCurrentIndex(whose.findData(0))
    over.press("Try it yourself")
    desk = over.page.scoring.desk
    assert desk is not None
    desk.scene.set_speed(Speed.OFF)
    assert total(over) == outcome.scores[0]
    hands = Hands(desk)
    pot, card = next((item.at, item.piece) for item in desk.controller.table.placed if item.at.zone.startswith("pot/"))
    hands.drag(Piece(card), Cell("beside"))
    assert desk.scene.look().placed[card].at == Cell("beside")
    less = total(over)
    assert less < outcome.scores[0]
    hands.drag(Piece(card), pot)
    assert desk.scene.look().placed[card].at == pot
    assert total(over) == outcome.scores[0]
    over.window._on_page(lambda page: page.undo())()  # noqa: SLF001 - what Ctrl+Z does
    assert total(over) == less
    over.press("Best")
    assert total(over) == outcome.scores[0]
    over.press("Close", desk)
    assert over.page.scoring.desk is None
    assert over.sheet() != []
    assert over.match.entries == entries


def test_a_card_that_fits_nowhere_glides_home_with_its_rule(over: Program) -> None:
    """A double wok's left side does not take what belongs on the right one; the bar says why."""
    over.page.scoring.open_desk(0)
    desk = over.page.scoring.desk
    assert desk is not None
    desk.scene.set_speed(Speed.OFF)
    reds = [zone for zone in desk.scene.look().zones if zone.startswith("wok/")]
    piece = desk.scene.look().members(reds[0])[0]
    Hands(desk).drag(Piece(piece), Cell("beside"))
    assert desk.scene.look().placed[piece].at == Cell(reds[0])
    labels = [label.text() for label in desk.bar.findChildren(type(desk.bar._why))]  # noqa: SLF001 - the refusal's label
    assert any(said.endswith("(Rule 11.1)") for said in labels)


def test_a_desk_closes_with_the_scores_when_the_game_goes_on(over: Program) -> None:
    """Taking back the last move of the game ends what was counted and tried."""
    over.page.scoring.open_desk(1)
    over.page.controller.undo(all_agree=True)
    assert over.page.scoring.desk is None
    assert over.sheet() == []
    assert over.page.log.isVisible()


def test_at_the_end_each_wok_tells_its_points(over: Program) -> None:
    """On the table, as long as the scores are open; a look back shows none, nor does the table afterwards."""
    page = over.page

    def told() -> list[str]:
        return [plain(note.text) for note in page.scene.lights.notes]

    outcome = page.controller.outcome()
    assert outcome is not None
    counted = [next(amount for amount in each.amounts if amount is not None) for each in outcome.sheet.lines]
    assert len(counted) > 1
    assert told() == [f"+{points}" for points in counted]
    page.controller.look_at(0)
    assert told() == []
    page.controller.look_at(None)
    assert told() == [f"+{points}" for points in counted]
    over.press("Close")
    assert told() == []
    page.show_scores()
    assert told() == [f"+{points}" for points in counted]


def rest_on(table: ScoreTable, row: int) -> None:
    """Rest with the pointer on a row of the scores."""
    item = table.item(row, 0)
    assert item is not None
    spot = QPointF(table.visualItemRect(item).center())
    nobody, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    there = table.viewport().mapToGlobal(spot)
    QApplication.sendEvent(table.viewport(), QMouseEvent(QEvent.Type.MouseMove, spot, there, nobody, nobody, no_key))


def test_a_row_outlines_on_the_table_what_it_is_about(over: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the pointer, or by the keyboard; the totals are about nothing, and nothing is left behind."""
    panel, traced = over.page.scoring.panel, list[tuple[object, ...]]()
    monkeypatch.setattr(over.page.scene.outlines, "trace", lambda places=(): traced.append(places))
    table = panel.table
    assert table is not None
    first = table.sheet.lines[0]
    rest_on(table, 1)
    assert traced[-1] == first.places
    assert first.places
    rest_on(table, 0)
    assert traced[-1] == ()
    table.setCurrentCell(1, 0)
    assert traced[-1]
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))
    assert traced[-1] == ()
    rest_on(table, 1)
    over.press("Close")
    assert traced[-1] == ()


def test_what_is_shared_tells_its_points_too(over: Program) -> None:
    """Both get the same for it; different points for one thing are not written upon it."""
    page = over.page
    piece = page.controller.table.placed[0].piece
    title, columns = text("test", "End"), COLUMNS[:2]
    for amounts, told in (((4, 4), ["+4"]), ((4, 2), [])):
        shared = Line(text("test", "Tile"), amounts, None, (piece,))
        page.scoring.panel.open(Sheet(title, columns, (shared,), amounts), (), None)
        page.scoring.panel.mark()
        assert [plain(note.text) for note in page.scene.lights.notes] == told


def test_the_strip_points_at_a_player(over: Program) -> None:
    """As long as the pointer is on the line of that player."""
    over.press("Close")
    outlines = over.page.scene.outlines
    lines = [line for line in over.page.strip.children() if isinstance(line, QWidget)]
    for line, seat in ((lines[1], 1), (lines[0], 0)):
        enter = QEnterEvent(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2))
        QApplication.sendEvent(line, enter)
        assert outlines.pointed == {seat}
        QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
        assert outlines.pointed == frozenset()
