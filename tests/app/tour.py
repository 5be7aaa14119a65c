"""Walks through the whole program and shows each page, panel, dialog, menu and message to somebody who looks at it."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox, QWidget

from boardtable.app.lesson_page import LessonPage
from boardtable.app.levels import COMPUTERS
from boardtable.controller.games import Wish
from boardtable.engine.luck import Luck
from boardtable.engine.match import Stop
from boardtable.engine.sitter import Sitter
from boardtable.engine.target import Piece
from boardtable.engine.text import text
from tests.app.program import come_to_rest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from boardtable.engine.game import AnyGame
    from boardtable.engine.info import GameInfo
    from tests.app.program import Program

    Look = Callable[[str, QWidget], None]

NAMES = ("Anna", "Bob", "Carla", "Dominik")
ENDING = {"close", "toggle_full_screen"}
"""Acts of the menus that end the tour, or the size of its window."""
SENTENCES = (
    text("store", "Something went wrong in the program. The game is at its last decision."),
    text("store", "Your preferences hold only until you quit. {why}", why=text("store", "The disk is full.")),
    text(
        "store",
        "Something went wrong in the program. The game is at its last decision. What happened is written in {file}.",
        file="/home/somebody/with-a-long-name/.local/state/boardtable/of-this-computer/log/boardtable.log",
    ),
    text(
        "store",
        "{file} cannot be opened, since its game is not installed or does not work: {game}. Install it first.",
        file=f"{'Anna_and_Bob_' * 9}.boardtable",
        game="abacus",
    ),
)


class Tour:
    """One walk; whoever looks is told where each thing was seen."""

    def __init__(self, program: Program, look: Look, games: Sequence[GameInfo] | None = None) -> None:
        """Begin on the start page, with no game yet; `games` are those to be seen, else all that are installed."""
        self._program = program
        self._look = look
        self._where = ""
        self._seen: set[object] = set()
        self._only = games

    def walk(self) -> None:
        """See everything once."""
        self._see("start page without games")
        self._menus()
        for info in self._games():
            if info.has_lesson:
                self._learn(info)
            self._new_game(info)
            for seats in {min(info.seats), max(info.seats)}:
                self._play(info, seats)
            self._watch(info)
        self._start_page()

    def glance(self) -> None:
        """See the start page, and of each game the dialog, the first page of the lesson, and the table at both ends."""
        self._see("start page without games")
        self._menus()
        window = self._program.window
        for info in self._games():
            self._new_game(info)
            if info.has_lesson:
                window.learn(info.id)
                self._see(f"{info.id}: page 1 of the lesson")
                window.show_start()
            self._play(info, max(info.seats), all_prompts=False)
        self._see("start page with games")

    def _games(self) -> list[GameInfo]:
        installed = [game.info for game in self._program.games.installed if game.info is not None]
        return installed if self._only is None else list(self._only)

    def _see(self, where: str, what: QWidget | None = None) -> None:
        """Show something once everything has its place."""
        come_to_rest()
        self._look(where, what or self._program.window)

    def _learn(self, info: GameInfo) -> None:
        """Turn all pages of a lesson, and try something that it does not ask for on each."""
        window = self._program.window
        window.learn(info.id)
        (page,) = window.findChildren(LessonPage)
        controller = page.controller
        for number in range(len(controller.course.lesson.pages)):
            controller.turn(number)
            moves = controller.match.game.legal_moves(controller.match.state, controller.course.seat)
            wrong = [move for move in moves if not controller.course.leads_on(move)]
            if wrong:
                controller.let(wrong[0])
            self._see(f"{info.id}: page {number + 1} of the lesson")
        window.show_start()

    # ---- menus and dialogs

    def _menus(self) -> None:
        """Open every menu, and do what each entry does: whatever opens is shown."""
        window = self._program.window
        for action in window.menuBar().actions():
            menu: Any = action.menu()
            menu.popup(window.mapToGlobal(QPoint(0, 40)))
            self._see(f"menu {action.text()}", menu)
            menu.close()
        for action, entry in window._menus._actions:  # noqa: SLF001 - nothing else tells what an entry does
            if action.isEnabled() and entry.act not in ENDING and not entry.at_table:
                with self._dialogs(f"dialog of {entry.act}"):
                    action.trigger()
                if entry.act.startswith("toggle_"):
                    self._see(entry.act)
                    action.trigger()

    @contextmanager
    def _dialogs(self, where: str) -> Iterator[None]:
        """Show every dialog that opens, and close it."""
        seen, wrong = list[QWidget](), list[BaseException]()

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is not None and dialog not in seen:
                seen.append(dialog)
                try:
                    self._see(where, dialog)
                except BaseException as error:  # noqa: BLE001 - it is raised again outside of the event loop
                    wrong.append(error)
                self._close(dialog)

        timer = QTimer()
        timer.timeout.connect(look)
        timer.start(1)
        yield
        timer.stop()
        if wrong:
            raise wrong[0]

    def _close(self, dialog: QWidget) -> None:
        if isinstance(dialog, QMessageBox) or not isinstance(dialog, QDialog):
            dialog.close()
        else:
            dialog.reject()

    def _new_game(self, info: GameInfo) -> None:
        """Open the dialog with everybody seated, and once more with a wrong deal code."""
        where = f"new game of {info.id}"

        def wrong_code(_where: str, dialog: QWidget) -> None:
            self._look(where, dialog)
            for box in dialog.findChildren(QLineEdit)[-1:]:
                box.setText("no code")
            if isinstance(dialog, QDialog):
                dialog.accept()
            come_to_rest()
            self._look(f"{where}, wrong code", dialog)

        whole = Tour(self._program, wrong_code)
        with whole._dialogs(where):
            self._program.window.new_game(info.id)

    # ---- the table

    def _play(self, info: GameInfo, seats: int, *, all_prompts: bool = True) -> None:
        """Play a whole game, and look whenever a prompt, a refusal or a button is a new one, or at both ends only."""
        program = self._program
        game = program.games.load(info.id)
        options = {choice.name: choice.default for choice in game.choices(seats, seats)}
        program.begin(info.id, *NAMES[:seats], seed=7, options=options)
        where = f"{info.id} for {seats}"
        match, controller, luck = program.match, program.page.controller, Luck(7)
        if controller.waiting is not None:
            self._see(f"{where}, curtain")
            controller.lift_curtain()
        if all_prompts:
            self._beside(where)
        else:
            self._see(f"{where}, the beginning")
        while match.active():
            seat = match.active()[0]
            moves = game.legal_moves(match.state, seat)
            move = moves[luck.weighted(game.weigh(match.state, seat, moves))]
            if all_prompts:
                self._say_prompts(where, game, move)
            if game.active(game.apply(match.state, move, Luck(0))[-1].state):
                match.play(move)
            else:  # the last one, whatever luck says
                self._come_to(program)
                controller.let(move)
        self._at_the_end(where)

    def _come_to(self, program: Program) -> None:
        """Bring the page to where the match is, and lift the curtain."""
        program.page.controller.start()
        if program.page.controller.waiting is not None:
            program.page.controller.lift_curtain()

    def _say_prompts(self, where: str, game: AnyGame, move: Any) -> None:  # noqa: ANN401 - of any game
        """Look at new prompts on the way to a move, and at new refusals."""
        program, seat = self._program, move.seat
        state, path = program.match.state, move.path(program.match.state)
        page = program.page
        for picked in range(len(path)):
            prompt = game.prompt(game.view(state, seat), seat, path[:picked])
            if self._is_new((prompt.ask.said, tuple(label.said for _, label in prompt.buttons))):
                self._come_to(program)
                for target in path[:picked]:
                    page.controller._picks.take((target,))  # noqa: SLF001 - without playing what that completes
                page.controller.light()
                self._see(f"{where}, {prompt.ask.said}")
        for placed in game.table(state, seat).placed:
            why = game.why_not(state, seat, (), (Piece(placed.piece),))
            if why is not None and self._is_new(why.why.said):
                self._come_to(program)
                page.controller.refused.emit(why)
                self._see(f"{where}, {why.why.said}")

    def _is_new(self, said: object) -> bool:
        is_new = said not in self._seen
        self._seen.add(said)
        return is_new

    def _beside(self, where: str) -> None:
        """Look at everything that can be opened beside the table."""
        page, window = self._program.page, self._program.window
        page.toggle_timeline()
        self._see(f"{where}, time line")
        page.timeline.slider.setValue(0)
        page.toggle_timeline()
        for said in SENTENCES:
            page.tell(said)
            self._see(f"{where}, notices")
            page.notices.clear()
        for group in sorted({zone.group for zone in page.scene.look().zones.values() if zone.group}):
            page.scene.enlarger.show(group)
            self._see(f"{where}, {group} enlarged")
        page.scene.enlarger.show(None)
        longest = sorted(page.scene.look().placed.values(), key=lambda placed: -len(page.say(placed.label)))
        for placed in longest[:2]:
            page.scene.inspect(Piece(placed.piece))
            self._see(f"{where}, a closer look")
        page.scene.inspect(None)
        if len(self._program.match.deal.seats) > 1:
            with self._dialogs(f"{where}, take back"):
                page._ask_all(Stop.LUCK)  # noqa: SLF001 - whatever has happened so far
        self._menus()
        for said in SENTENCES:
            with self._dialogs(f"{where}, message"):
                window._say(said)  # noqa: SLF001 - what an opening that fails does
        window.show()

    def _at_the_end(self, where: str) -> None:
        page = self._program.page
        self._see(f"{where}, the end")
        page.scoring.close()
        self._see(f"{where}, after the end")
        for seat in range(len(self._program.match.deal.seats)):
            page.scoring.open_desk(seat)
            if page.scoring.desk is not None:
                self._see(f"{where}, desk")
                page.scoring.close_desk()
        self._program.window.show_start()

    def _watch(self, info: GameInfo) -> None:
        """Watch computers alone: while they pause, and while one is thinking."""
        program, seats = self._program, max(info.seats)
        game = program.games.load(info.id)
        options = {choice.name: choice.default for choice in game.choices(seats, 0)}
        levels = tuple(islice(cycle(COMPUTERS), seats))
        wish = Wish(tuple(map(Sitter, NAMES, levels)), options, 1)
        program.window._enter(lambda: program.games.begin(info.id, wish))  # noqa: SLF001 - as the dialog does
        if not program.page.computers.paused:
            program.page.computers.pause()
        self._see(f"{info.id}, the computers pause")
        program.page.computers.pause()
        self._see(f"{info.id}, a computer is thinking")
        program.window.show_start()

    # ---- the start page

    def _start_page(self) -> None:
        """Look at games in progress, one of them broken, at those that are over, and at the line below."""
        program, info = self._program, self._games()[0]
        game = program.games.load(info.id)
        seats = max(info.seats)
        options = {choice.name: choice.default for choice in game.choices(seats, seats)}
        program.begin(info.id, *NAMES[:seats], options=options)
        program.window.show_start()
        Path(program.folders.playing, "broken.boardtable").write_text("no game", "utf-8")
        page = program.window.start_page
        page._turn()  # noqa: SLF001 - the list is read anew
        self._see("start page with games")
        page._tabs.setCurrentIndex(1)  # noqa: SLF001 - what a click on the tab does
        self._see("start page, games that are over")
        for said in SENTENCES:
            program.window.notify(said)
            self._see("start page, line below")
            program.window.notices.clear()
