"""The window: its pages, and the way from one game to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget
from typing_extensions import override

from boardtable.engine.registry import UnusableGameError

from . import garbage, placing, theme
from .menus import Menus
from .message import about, message
from .notices import Notices, below
from .pressing import Pressing
from .reading import Reading
from .recovery import Recovery
from .start import StartPage
from .waiting import listed_games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QWindow

    from boardtable.controller.games import Games, OpenGame
    from boardtable.engine.text import Text
    from boardtable.store.settings import Settings, SetUp

    from .afterwards import Next
    from .miniatures import Miniatures
    from .problems import Problems
    from .table_page import TablePage
    from .words import Words

SMALLEST = (1024, 680)
LARGER = 1.25


class Window(QMainWindow):
    """Shows the start page or one table; what it remembers is in the settings."""

    def __init__(self, words: Words, games: Games, problems: Problems) -> None:
        """Build the window with its start page."""
        super().__init__()
        self._words = words
        self._games = games
        self._open: OpenGame | None = None
        self.page: TablePage | None = None
        self.start_page = StartPage(words, games.installed)
        self.start_page.new_game.connect(self.new_game)
        self.start_page.learning.connect(self.learn)
        self.start_page.continued.connect(self.open_path)
        self.start_page.opening.connect(self.open_file)
        self.start_page.binned.connect(self._bin)
        self.start_page.turned.connect(self._list_games)
        self.start_page.pictured.connect(self._draw_pictures)
        self._miniatures: Miniatures | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self._reading = Reading(self.start_page, self._pages, words, games)
        self.notices = Notices(words.say)
        self.setCentralWidget(below(self._reading.splitter, self.notices))
        self.setMinimumSize(*SMALLEST)
        self._menus = Menus(
            self,
            words,
            {
                "new_game": self.new_game,
                "open_file": self.open_file,
                "save_copy": self.save_copy,
                "show_start": self.show_start,
                "preferences": self.preferences,
                "close": self.close,
                "undo": self._on_page(lambda page: page.undo()),
                "redo": self._on_page(lambda page: page.front.controller.redo()),
                "back": self._on_page(lambda page: page.front.controller.back()),
                "hint": self._on_page(lambda page: page.hint()),
                "move_now": self._on_page(lambda page: page.computers.hurry()),
                "pause": self._on_page(lambda page: page.computers.pause()),
                "show_scores": self._on_page(lambda page: page.show_scores()),
                "zoom_in": self._on_page(lambda page: page.front.view.zoom_by(LARGER)),
                "zoom_out": self._on_page(lambda page: page.front.view.zoom_by(1 / LARGER)),
                "zoom_fit": self._on_page(lambda page: page.front.view.fit()),
                "look_up": self._on_page(lambda page: page.aids.toggle()),
                "toggle_timeline": self._on_page(lambda page: page.toggle_timeline()),
                "toggle_full_screen": self.toggle_full_screen,
                "toggle_rules": self._reading.toggle,
                "learn": self.learn,
                "keys": self.keys,
                "about": lambda: about(self, words),
            },
        )
        self._recovery = Recovery(self)
        self._pressing = Pressing(self)
        theme.running_program().focusWindowChanged.connect(self._focus_moved)
        problems.met.connect(self._recovery.meet)
        words.changed.connect(self._name_window)
        words.changed.connect(self.notices.read)
        placing.restore(self, games.settings)
        self.show_start()

    # Going from page to page.

    def show_start(self) -> None:
        """Go to the start page; the game that was open is kept as it is."""
        if self._clear_table():
            self._pages.setCurrentWidget(self.start_page)
            self._list_games()
            self.start_page.take_focus()
            self._name_window()

    def new_game(self, game_id: str | None = None, before: SetUp | None = None) -> None:
        """Ask for seats and options, then begin."""
        from .new_game import NewGameDialog  # noqa: PLC0415 - the start page is painted before it is needed

        here = self._open.match.deal.game if self._open is not None else None
        chosen = game_id or here or next((game.id for game in self._games.installed if game.info is not None), None)
        if chosen is None:
            return
        try:
            game = self._games.load(chosen)
        except UnusableGameError as error:
            self._say(error.why)
            return
        dialog = NewGameDialog(self, self._words, game, before or self._games.settings.set_up(chosen))
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._enter(lambda: self._games.begin(chosen, dialog.wish()))

    def learn(self, game_id: str | None = None) -> None:
        """Give the first lesson of a game; that of the game on the table leads back to the table."""
        from .learning import Learner  # noqa: PLC0415 - the start page is painted before it is needed

        here = self._open
        chosen = here.match.deal.game if here is not None else game_id
        if chosen is not None:
            after = self.show_start if here is None else lambda: self._enter(lambda: here)
            learner = Learner(self, self._pages, self._words, self._games)
            learner.learn(chosen, self._clear_table, after, self.new_game, from_table=here is not None)
            self._reading.taught = chosen if self.page is None and not self.start_page.isVisible() else ""

    def open_file(self) -> None:
        """Ask for a file, then open it."""
        from .files import ask_to_open  # noqa: PLC0415 - the start page is painted before it is needed

        name = ask_to_open(self, self._words)
        if name:
            self.open_path(name)

    def open_path(self, path: str | Path) -> None:
        """Open a game at its decision, or say in one sentence why that cannot be."""
        self._enter(lambda: self._games.open(path))

    def save_copy(self) -> None:
        """Write the game as it is into another file."""
        from .leaving import save_copy  # noqa: PLC0415 - the start page is painted before it is needed

        if self._open is not None:
            save_copy(self, self._words, self._games, self._open)

    # What the menus ask for.

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def preferences(self) -> None:
        """Ask how the program should look and speak, and do so at once."""
        from .preferences import Preferences  # noqa: PLC0415 - the start page is painted before it is needed

        dialog = Preferences(self, self._words, self._games.settings)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.use(dialog.chosen())

    def use(self, settings: Settings) -> None:
        """Follow changed preferences and remember them."""
        before = self._games.settings
        self._remember(settings)
        theme.apply(theme.running_program(), settings.theme, settings.text_size)
        if settings.language != before.language:
            self._words.speak(settings.language)
        if self.page is not None:
            self.page.use(settings)
        self.start_page.read()
        self._reading.read()
        if self.page is None:
            self._list_games()

    def tell_of_lock(self) -> None:
        """Say so if nothing is saved because the program is open twice."""
        said = self._games.lock.said
        if said is not None:
            self.notify(said)

    def notify(self, said: Text) -> None:
        """Say something in the line below, where it disturbs nobody."""
        self.notices.add(said)

    def keys(self) -> None:
        """Show all keys."""
        from .keys import KeysDialog, keys_at  # noqa: PLC0415 - the start page is painted before it is needed

        KeysDialog(self, self._words, keys_at(self.page)).exec()

    # Qt asks.

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(self._may_leave())
        if event.isAccepted():
            self._leave_table()
            self._remember(placing.placed(self, self._games.settings))

    # Inside.

    def _on_page(self, act: Callable[[TablePage], None]) -> Callable[[], None]:
        """Make an act of the window out of an act of the page that is open."""

        def run() -> None:
            if self.page is not None:
                act(self.page)

        return run

    @garbage.undisturbed()
    def _enter(self, opening: Callable[[], OpenGame]) -> None:
        from boardtable.store.boxes import ComponentsError  # noqa: PLC0415 - the start page is painted before it is needed
        from boardtable.store.gamefile import OpenError  # noqa: PLC0415 - the same

        from .table_page import TablePage  # noqa: PLC0415 - the same

        if not self._may_leave():
            return
        try:
            opened = opening()
        except (OpenError, ComponentsError, UnusableGameError) as error:
            self._say(error.why)
            return
        self._leave_table()
        self._open = opened
        self.page = TablePage(self._words, opened.match, opened, self._games.settings)
        opened.tell = self.page.tell
        self.page.computers.thinker.failed.connect(self._games.note)
        self._pages.addWidget(self.page)
        self._pages.setCurrentWidget(self.page)
        self._reading.at_table(self.page)
        self._name_window()
        self.page.controller.changed.connect(self._allow)
        self.page.afterwards.wanted.connect(self._follow)
        self._allow()
        self.page.start()
        if not opened.match.active():
            self.page.show_scores()
        for said in opened.said:
            self.page.tell(said)

    def _may_leave(self) -> bool:
        if self._open is None:
            return True
        from .leaving import may_leave  # noqa: PLC0415 - the start page leaves nothing

        return may_leave(self, self._words, self._games, self._open)

    def _clear_table(self) -> bool:
        """Leave the game on the table, if there is one and nobody wants to stay; tells whether that was so."""
        if not self._may_leave():
            return False
        self._leave_table()
        self._menus.allow(at_table=False, idle=self._reading.idle())
        return True

    def _leave_table(self) -> None:
        if self._miniatures is not None:
            self._miniatures.want(())
        self._reading.at_table(None)
        page, self.page = self.page, None
        self._open = None
        if page is not None:
            self._remember(evolve(self._games.settings, panels=page.splitter.panels))
            page.close_table()
            self._pages.removeWidget(page)
            page.deleteLater()

    def _focus_moved(self, front: QWindow | None) -> None:
        """Close the curtain when no window of ours is in front any more, also not one of our dialogs."""
        if front is None:
            QTimer.singleShot(0, self._left)

    def _left(self) -> None:
        if self.page is not None and QGuiApplication.focusWindow() is None:
            self.page.controller.drop_curtain()

    def _list_games(self) -> None:
        finished = self.start_page.shows_finished
        self.start_page.show_games(list(listed_games(self._games, self._words, finished=finished)))

    def _draw_pictures(self, paths: list[Path]) -> None:
        """Have the pictures on the start page drawn; nothing that draws them was loaded before."""
        if self._miniatures is None:
            from .miniatures import Miniatures  # noqa: PLC0415 - the start page is painted before it is needed

            self._miniatures = Miniatures(self._words, self._games.look_into, self.devicePixelRatioF(), self)
            self._miniatures.drawn.connect(self.start_page.show_picture)
            self._miniatures.ended.connect(self.start_page.show_end)
        self._miniatures.want(paths)

    def _follow(self, following: Next) -> None:
        """Begin what the people want after a game that is over."""
        from .afterwards import Next, one_seat_further, wish_for  # noqa: PLC0415 - the start page does not need it

        if self._open is None:
            return
        deal = self._open.match.deal
        if following is Next.OTHER_SEATS:
            self.new_game(deal.game, one_seat_further(deal))
        else:
            self._enter(lambda: self._games.begin(deal.game, wish_for(deal, following)))

    def _allow(self) -> None:
        if self.page is not None:
            idle = self.page.idle() | self._reading.idle()
            self._menus.allow(at_table=True, idle=idle, called=self.page.called())

    def _bin(self, path: Path) -> None:
        from .binning import move_to_bin  # noqa: PLC0415 - the start page is painted before it is needed

        if self._games.lock.said is not None:  # it is another program that plays these games
            self.tell_of_lock()
            return
        fault = move_to_bin(path)
        if fault is not None:
            self._say(fault)
        self._list_games()

    def _say(self, sentence: Text) -> None:
        message(self, self._words, sentence).exec()

    def _remember(self, settings: Settings) -> None:
        said = self._games.remember(settings)
        if said is not None:
            self.notify(said)

    def _name_window(self) -> None:
        title = self._open.match.game.info.title if self._open is not None else ""
        self.setWindowTitle(f"{title} \N{EN DASH} boardtable" if title else "boardtable")
